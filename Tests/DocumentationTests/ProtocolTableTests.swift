import CodableBridge
import Foundation
import JSONCodable
import Testing

@Suite("README says which protocol a type takes, and what there is to write")
struct ProtocolTableTests {
  /// For each row of the table: writes or reads a value of a type that has just what the row says.
  static let rows: [String: @Sendable () throws -> String] = [
    "is only written": { try Written().JSONString() },
    "has `var` properties with defaults": { try Plain(JSONString: #"{"a":9}"#).JSONString() },
    "has `var` properties with defaults, but reads and writes differently": {
      try Defaults(JSONString: #"{"a":2}"#).JSONString()
    },
    "is a class with subclasses": {
      try Sub(JSONString: #"{"a":4,"b":5}"#).JSONString(options: .sortedKeys)
    },
    "has `let` properties, or no defaults": { "\(try Constant(JSONString: #"{"a":3}"#).a)" },
    "is not an object in JSON, but a string, a number or an array": {
      try Pair(JSONString: "[4,5]").text
    },
    "is an enum with raw values, and a property": {
      try Colored(JSONString: #"{"color":"red"}"#).JSONString()
    },
    "is an enum with payloads, told apart by a tag": {
      try Step(JSONString: #"{"kind":"wait","a":6}"#).JSONString(options: .sortedKeys)
    },
    "is one of an open set, told apart by an id": {
      let types = try JSONTypeRegistry(key: "id", [Cat.self])
      let json: JSONObject = ["id": "Cat", "name": "Tom"]
      return try types.decode((any Named).self, from: json).name
    },
    "is a property wrapper": { try Volume(JSONString: #"{"level":90}"#).JSONString() },
    "is `Codable`, in a mapped type": {
      try Holder(JSONString: #"{"moved":{"a":7}}"#).JSONString()
    },
    "is mapped, in a `Codable` type": {
      let text = Data(#"{"mapped":{"a":8}}"#.utf8)
      return try String(
        decoding: JSONEncoder().encode(JSONDecoder().decode(Mover.self, from: text)), as: UTF8.self)
    },
  ]

  static let results = [
    #"{"a":1}"#, #"{"a":9}"#, #"{"a":2}"#, #"{"a":4,"b":5}"#, "3", "4 and 5", #"{"color":"red"}"#,
    #"{"a":6,"kind":"wait"}"#, "Tom",
    #"{"level":10}"#, #"{"moved":{"a":7}}"#, #"{"mapped":{"a":8}}"#,
  ]

  @Test func `each row of README's table of protocols is true`() throws {
    let table = try MarkdownTable.rows(named: "protocols", in: Repository.text(of: "README.md"))
    #expect(table.map { $0[0] }.sorted() == Self.rows.keys.sorted())
    try #require(table.count == Self.results.count)
    for (row, result) in zip(table, Self.results) {
      let body = try #require(Self.rows[row[0]])
      #expect(try body() == result, "\(row[0])")
    }
  }
}

private struct Written: JSONEncodable { var a = 1 }

private struct Defaults: JSONCodable {
  var a = 0
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&a, key: "a") }
}

private struct Plain: JSONMappable { var a = 0 }

private class Base: JSONMappable {
  var a = 0
  required init() {}
  func JSONMap(_ json: inout JSONMapping) throws { try json.map(&a, key: "a") }
}

private final class Sub: Base {
  var b = 0
  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&b, key: "b")
  }
}

private struct Constant: JSONConstructible {
  let a: Int
  init(JSONDictionary json: JSONObject) throws { a = try json.value(key: "a") }
}

private struct Pair: JSONRestorable {
  var text: String
  init(JSONValue: Any) throws {
    text = try [Int](JSONValue: JSONValue).map { "\($0)" }.joined(separator: " and ")
  }
}

private struct Colored: JSONCodable {
  enum Color: String { case red, green }
  var color = Color.green
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&color, key: "color") }
}

private enum Step: JSONUnion {
  case wait(Defaults), stop
  static let discriminator = JSONDiscriminator(key: "kind")

  private enum Kind: String, CaseIterable { case wait, stop }

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Kind.self, key: "kind") {
    case .wait: self = .wait(try Defaults(JSONDictionary: json))
    case .stop: self = .stop
    }
  }
}

private protocol Named: JSONIdentified { var name: String { get } }

private struct Cat: Named {
  var name: String
  init(JSONDictionary json: JSONObject) throws { name = try json.value(key: "name") }
}

@propertyWrapper private struct UpToTen: JSONPropertyWrapper, JSONRestorable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
  init(JSONValue: Any) throws { self.init(wrappedValue: try Int(JSONValue: JSONValue)) }
}

private struct Volume: JSONMappable { @UpToTen var level = 1 }

private struct Moved: CodableBacked { var a = 0 }

private struct Holder: JSONCodable {
  var moved = Moved()
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&moved, key: "moved") }
}

private struct Mover: Codable { @JSONMapped var mapped = Defaults() }
