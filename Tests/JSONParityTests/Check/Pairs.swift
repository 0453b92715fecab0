import Foundation
import JSONCodable

// The same document by the mapper and by Codable, in a right form and in forms with a planted fault.

/// `{"a":…}`, where the value is required, by the mapper.
struct Mapped<Value: JSONRestorable>: JSONEncodable, JSONConstructible {
  var a: Value

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
  }
}

/// The same by Codable.
struct Coded<Value: Codable>: Codable {
  var a: Value
}

/// `{"a":1,"b":"x"}`, where `b` is optional, by the mapper.
struct MappedPair: JSONEncodable, JSONConstructible {
  var a: Int
  var b: String?

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
    b = try json.valueIfPresent(key: "b")
  }
}

/// The same by Codable.
struct CodedPair: Codable {
  var a: Int
  var b: String?
}

/// What is planted in `Planted`.
protocol Plant {
  /// Writes what was read under `a` and `b`.
  static func write(_ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>)
    throws
}

/// Reads as `CodedPair`, and writes as a plant says.
struct Planted<P: Plant>: Codable {
  var pair: CodedPair

  init(from decoder: any Decoder) throws {
    pair = try CodedPair(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try P.write(pair.a, pair.b, to: &container)
  }
}

struct AnyKey: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(intValue: Int) { nil }
}

enum NoFault: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode(a, forKey: "a")
    try container.encodeIfPresent(b, forKey: "b")
  }
}

enum RenamedKey: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode(a, forKey: "a")
    try container.encodeIfPresent(b, forKey: "B")
  }
}

enum MissingKey: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode(a, forKey: "a")
  }
}

enum ExtraKey: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try NoFault.write(a, b, to: &container)
    try container.encode(2, forKey: "version")
  }
}

enum ExplicitNull: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode(a, forKey: "a")
    try container.encode(b, forKey: "b")
  }
}

enum NumberAsString: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode("\(a)", forKey: "a")
    try container.encodeIfPresent(b, forKey: "b")
  }
}

enum NumberAsBoolean: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode(a == 1, forKey: "a")
    try container.encodeIfPresent(b, forKey: "b")
  }
}

enum NotWritten: Plant {
  static func write(
    _ a: Int, _ b: String?, to container: inout KeyedEncodingContainer<AnyKey>
  ) throws {
    try container.encode(Double.nan, forKey: "a")
  }
}

enum Flavour: String, Codable, JSONEncodable, JSONRestorable { case sweet, sour }
enum RenamedFlavour: String, Codable { case sweet, sour = "acid" }

/// An array that Codable turns round.
struct Backwards: Codable {
  var a: [Int]

  init(from decoder: any Decoder) throws {
    a = try Coded<[Int]>(from: decoder).a.reversed()
  }

  func encode(to encoder: any Encoder) throws {
    try Coded(a: a).encode(to: encoder)
  }
}
