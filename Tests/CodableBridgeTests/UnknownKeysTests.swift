import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private struct Moved: CodableBacked, Equatable {
  var a = 0
  var b: Int?
}

private struct Identified: CodableBacked, JSONIdentified {
  static let JSONTypeID = "it"
  var a = 0
}

private struct Mapped: JSONMappable, Equatable {
  var c = 0
}

private struct Holding: CodableBacked {
  @JSONMapped var mapped: Mapped
}

private struct Extras: JSONConstructible {
  let all: AnyJSON
  init(JSONDictionary json: JSONObject) throws { all = try AnyJSON(JSONValue: json) }
}

private enum Step: JSONUnion {
  case take(Moved)

  static let discriminator = JSONDiscriminator(key: "type")
  init(JSONDictionary json: JSONObject) throws {
    _ = try json.value(String.self, key: "type")
    self = .take(try Moved(JSONValue: json))
  }
}

@Suite("No key of an object is unknown where nobody can see which are asked for", .everyEngine)
struct UnknownKeysTests {
  private var refusing: JSONContext {
    var context = JSONContext()
    context.options.unknownKeys = .refuse
    return context
  }

  @Test func `the payload of a flat union may be read by Codable`() throws {
    let step = try Step(JSONString: #"{"type":"take","a":1,"b":2}"#, context: refusing)
    guard case .take(let moved) = step else { return }
    #expect(moved == Moved(a: 1, b: 2))
  }

  @Test func `a type of a registry may be read by Codable`() throws {
    var context = refusing
    context.types = try JSONTypeRegistry([Identified.self])
    let json: JSONObject = ["_type": "it", "a": 1]
    let value = try JSONContext.with(context) {
      try JSONContext.current.types.decode((any JSONIdentified).self, from: json)
    }
    #expect((value as? Identified)?.a == 1)
  }

  @Test func `an object may be taken as any JSON`() throws {
    let extras = try Extras(JSONString: #"{"a":{"b":[]}}"#, context: refusing)
    #expect(extras.all["a"]?["b"] == .array([]))
  }

  @Test func `a mapped type inside a Codable one still asks for its keys`() throws {
    #expect(
      throws: JSONDecodingError(
        path: JSONPath([.key("mapped"), .key("d")]), problem: .unknownKey(expected: #"one of "c""#))
    ) { try Holding(JSONValue: ["mapped": ["c": 1, "d": 2]] as JSONObject, context: refusing) }
  }

  @Test func `an object around the one that Codable reads still asks for its keys`() throws {
    struct Around: JSONDecodable {
      var moved = Moved()
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&moved, key: "moved")
      }
    }
    #expect(
      throws: JSONDecodingError(
        path: JSONPath([.key("more")]), problem: .unknownKey(expected: #"one of "moved""#))
    ) { try Around(JSONDictionary: ["moved": ["a": 1, "z": 1], "more": 2], context: refusing) }
  }
}
