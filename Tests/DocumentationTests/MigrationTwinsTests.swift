import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

/// A shape of Migration.md, and a document that both sides read and write.
private struct Twin: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// Reads the text by the mapper and writes it again.
  let byMapper: @Sendable (Data) throws -> Data
  /// Reads the text by Codable and writes it again.
  let byCodable: @Sendable (Data) throws -> Data

  init<Value: JSONEncodable & JSONRestorable & Codable & SendableMetatype>(
    _ name: String, _ text: String, _ type: Value.Type
  ) {
    testDescription = name
    self.text = text
    byMapper = { data in
      var context = JSONContext()
      context.types = try Self.animals()
      context.routes = Self.routes
      return try Value(JSONData: data, context: context).JSONData(context: context)
    }
    byCodable = { data in
      let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
      decoder.userInfo[.JSONTypes] = try Self.animals()
      encoder.userInfo[.JSONTypes] = try Self.animals()
      decoder.userInfo[.routes] = Self.routes
      return try encoder.encode(decoder.decode(Value.self, from: data))
    }
  }

  private static let routes = RouteRegistry([ProfileRoute.self, LoginRoute.self])

  private static func animals() throws -> JSONTypeRegistry {
    try JSONTypeRegistry([Cat.self, Dog.self])
  }
}

@Suite("What Migration.md shows reads and writes the same by both sides")
struct MigrationTwinsTests {
  private static let share = #"{"command_type":"share_workout","service":"twitter"}"#
  private static let start =
    #"{"command_type":"start_workout","location":"Oslo","date":"today","intensityLevel":5}"#

  private static let twins = [
    Twin("struct", share, CommandRecord.self),
    Twin("struct without payload", #"{"command_type":"start_workout"}"#, CommandRecord.self),
    Twin("types", share, AnyWorkoutCommand.self),
    Twin("types without payload", #"{"command_type":"end_workout"}"#, AnyWorkoutCommand.self),
    Twin("classes", start, StartWorkoutObject.self),
    Twin(
      "second level", #"{"command_type":"start_workout","location":"Oslo","date":"today"}"#,
      TimedCommandObject.self),
    Twin(
      "flat", #"{"push_type":"message","sender":"Ann","text":"Hi"}"#, PushNotification.self),
    Twin(
      "flat, several values", #"{"push_type":"friend_request","user_id":7,"name":"Bob"}"#,
      PushNotification.self),
    Twin(
      "flat, unknown", #"{"push_type":"poke","from":[1,null,"a",{"b":2.5}]}"#,
      PushNotification.self),
    Twin(
      "nested", #"{"type":"articles","attributes":{"title":"Hello","body":"A b."}}"#,
      Resource.Content.self),
    Twin(
      "nested with an id",
      #"{"type":"photos","id":"1","attributes":{"url":"a","width":640,"height":480}}"#,
      Resource.self),
    Twin("context", #"{"title":"Welcome"}"#, Header.self),
    Twin(
      "routes", #"{"next":"login|{\"next\":\"profile|{\\\"userID\\\":7}\"}"}"#, LoginRoute.self),
    Twin(
      "animals",
      #"{"name":"Ann","date_of_birth":0,"pet":{"_type":"Dog","name":"Rex","tricks":[]},"friends":[]}"#,
      UserRecord.self),
    Twin("vectors", #"{"position":[0,0.5],"color":[1.093,-0.2267,-0.1501,1]}"#, Vertex.self),
  ]

  @Test(arguments: twins)
  private func `both sides of a shape of Migration.md write what they read`(_ twin: Twin) throws {
    let data = Data(twin.text.utf8)
    let expected = try tree(data)
    #expect(try tree(twin.byMapper(data)) == expected)
    #expect(try tree(twin.byCodable(data)) == expected)
  }

  @Test func `the table of twins has every shape of Migration.md`() {
    #expect(Self.twins.count >= 15)
  }

  private func tree(_ data: Data) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }
}
