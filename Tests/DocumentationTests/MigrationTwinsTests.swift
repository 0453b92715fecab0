import Foundation
import JSONCodable
import Testing

/// A shape of Migration.md that stands there twice, and a document of it.
private struct Twin: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// Reads the text by the mapper and writes it again.
  let byMapper: @Sendable (Data) throws -> Data
  /// Reads the text by Codable and writes it again.
  let byCodable: @Sendable (Data) throws -> Data

  init<M, C>(_ name: String, _ text: String, _ mapped: M.Type, _ codable: C.Type)
  where M: JSONEncodable & JSONRestorable & SendableMetatype, C: Codable & SendableMetatype {
    testDescription = name
    self.text = text
    byMapper = { try M(JSONData: $0, context: Self.context()).JSONData(context: Self.context()) }
    byCodable = { data in
      let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
      decoder.userInfo[.JSONTypes] = try Self.animals()
      encoder.userInfo[.JSONTypes] = try Self.animals()
      if let key = RoutesByCodable.RouteLink.routes {
        let routes: [String: any RoutesByCodable.Route.Type] = [
          "profile": RoutesByCodable.Profile.self, "login": RoutesByCodable.Login.self,
        ]
        decoder.userInfo[key] = routes
      }
      return try encoder.encode(decoder.decode(C.self, from: data))
    }
  }

  private static func animals() throws -> JSONTypeRegistry {
    try JSONTypeRegistry([AnimalSamples.Cat.self, AnimalSamples.Dog.self])
  }

  private static func context() throws -> JSONContext {
    var context = JSONContext()
    context.types = try animals()
    context[RoutesByMapper.RoutesKey.self] = [
      "profile": RoutesByMapper.Profile.self, "login": RoutesByMapper.Login.self,
    ]
    return context
  }
}

@Suite("What Migration.md shows twice reads and writes the same")
struct MigrationTwinsTests {
  private static let share = #"{"command_type":"share_workout","service":"twitter"}"#

  private static let twins = [
    Twin("struct", share, StructByMapper.CommandRecord.self, StructByCodable.CommandRecord.self),
    Twin(
      "struct without payload", #"{"command_type":"start_workout"}"#,
      StructByMapper.CommandRecord.self, StructByCodable.CommandRecord.self),
    Twin("types", share, TypesByMapper.AnyCommand.self, TypesByCodable.AnyCommand.self),
    Twin(
      "types without payload", #"{"command_type":"end_workout"}"#, TypesByMapper.AnyCommand.self,
      TypesByCodable.AnyCommand.self),
    Twin(
      "classes", #"{"name":"Oslo","kilometres":42.2,"place":7}"#, ClassesByMapper.Race.self,
      ClassesByCodable.Race.self),
    Twin(
      "second level", #"{"name":"Oslo","kilometres":5}"#, ClassesByMapper.Run.self,
      ClassesByCodable.Run.self),
    Twin(
      "flat", #"{"push_type":"message","text":"Hi"}"#, FlatByMapper.PushNotification.self,
      FlatByCodable.PushNotification.self),
    Twin(
      "flat, several values", #"{"push_type":"friend_request","userID":7,"name":"Bob"}"#,
      FlatByMapper.PushNotification.self, FlatByCodable.PushNotification.self),
    Twin(
      "flat, unknown", #"{"push_type":"poke","from":[1,null,"a",{"b":2.5}]}"#,
      FlatByMapper.PushNotification.self, FlatByCodable.PushNotification.self),
    Twin(
      "nested", #"{"type":"articles","attributes":{"title":"Hello"}}"#,
      NestedByMapper.Content.self, NestedByCodable.Content.self),
    Twin(
      "nested with an id", #"{"type":"photos","id":"1","attributes":{"width":640}}"#,
      NestedByMapper.Resource.self, NestedByCodable.Resource.self),
    Twin(
      "context", #"{"title":"Welcome"}"#, ContextByMapper.Header.self,
      ContextByCodable.Header.self),
    Twin(
      "routes", #"{"next":"login|{\"next\":\"profile|{\\\"userID\\\":7}\"}"}"#,
      RoutesByMapper.Login.self, RoutesByCodable.Login.self),
    Twin(
      "animals", #"{"name":"Ann","pet":{"_type":"Dog","name":"Rex"},"friends":[]}"#,
      AnimalSamples.UserRecord.self, AnimalSamples.UserRecord.self),
    Twin(
      "vectors", #"{"position":[0,0.5],"color":[1.093,-0.2267,-0.1501,1]}"#,
      VectorSamples.Vertex.self, VectorSamples.Vertex.self),
  ]

  @Test(arguments: twins)
  private func `both twins write what they read`(_ twin: Twin) throws {
    let data = Data(twin.text.utf8)
    let expected = try tree(data)
    #expect(try tree(twin.byMapper(data)) == expected)
    #expect(try tree(twin.byCodable(data)) == expected)
  }

  @Test func `the table has every shape`() {
    #expect(Self.twins.count >= 15)
  }

  private func tree(_ data: Data) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
  }
}
