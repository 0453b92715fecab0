import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private protocol Figure: JSONIdentified {
  var size: Int { get }
}

private struct Disc: Figure {
  var size: Int
  init(JSONDictionary json: JSONObject) throws { size = try json.value(key: "size") }
}

private struct Drawing: Codable {
  @PolymorphicValue var main: any Figure
  @PolymorphicValue var other: (any Figure)?
  @PolymorphicValue var list: [any Figure]
  @PolymorphicValue var named: [String: any Figure]
}

@Suite("A nested payload of a registry crosses the bridge", .everyEngine)
struct NestedRegistryTests {
  private static let disc = #"{"_type":"Disc","value":{"size":1}}"#
  private static let text =
    #"{"list":[\#(disc)],"main":\#(disc),"named":{"a":\#(disc)},"other":\#(disc)}"#

  private static func registry() throws -> JSONTypeRegistry {
    try JSONTypeRegistry(payload: .nested(key: "value"), [Disc.self])
  }

  @Test func `the four shapes of a polymorphic property go in and out`() throws {
    let decoder = DictionaryDecoder()
    decoder.userInfo[.JSONTypes] = try Self.registry()
    let encoder = DictionaryEncoder()
    encoder.userInfo[.JSONTypes] = try Self.registry()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let drawing = try decoder.decode(Drawing.self, from: JSONObject(JSONString: Self.text))
    #expect(drawing.named["a"]?.size == 1)
    #expect(
      try encoder.encodeObject(drawing).JSONString(options: .sortedKeys) == Self.text)
  }

  @Test func `an error in a payload has its whole path`() throws {
    let decoder = DictionaryDecoder()
    decoder.userInfo[.JSONTypes] = try Self.registry()
    let json = try JSONObject(
      JSONString: #"{"main":{"_type":"Disc","value":{"size":"x"}},"list":[],"named":{}}"#)
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Drawing.self, from: json)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not corrupted data")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["main", "value", "size"])
    #expect(context.debugDescription == #"wrong type: string "x", expected Int"#)
  }
}
