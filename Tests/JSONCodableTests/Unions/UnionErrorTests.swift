import Engines
import Foundation
import JSONCodable
import Testing

/// A value that is no right union, and what is said about it.
struct UnionFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let message: String
  let problem: JSONEncodingError.Problem
  let make: @Sendable () -> any JSONEncodable

  init(
    _ name: String, _ message: String, _ problem: JSONEncodingError.Problem,
    _ make: @escaping @Sendable () -> any JSONEncodable
  ) {
    testDescription = name
    self.message = message
    self.problem = problem
    self.make = make
  }
}

@Suite("A union that cannot be written is an error, never a silent loss", .everyEngine)
struct UnionErrorTests {
  static let faults = [
    UnionFault(
      "a number in the flat form",
      "wrong type: number 5, expected an object as payload of case number at $",
      .wrongContainer(found: "number 5", expected: "an object as payload of case number")
    ) { Faulty.number(5) },
    UnionFault(
      "an array in the flat form",
      "wrong type: array, expected an object as payload of case list at $[0]",
      .wrongContainer(found: "array", expected: "an object as payload of case list")
    ) { [Faulty.list([1])] },
    UnionFault(
      "a payload with the tag's key",
      #"duplicate key "type", written by the tag and the payload of case typed at $"#,
      .duplicateKey("type", first: "the tag", second: "the payload of case typed")
    ) { Faulty.typed(["type": "x"]) },
    UnionFault(
      "a label that is the tag's key",
      #"duplicate key "type", written by the tag and the payload of case labelled at $.value"#,
      .duplicateKey("type", first: "the tag", second: "the payload of case labelled")
    ) { Box(Faulty.labelled(type: 1)) },
    UnionFault(
      "a labelled payload with the tag's key",
      #"duplicate key "type", written by the tag and the payload of case labelled at $.value"#,
      .duplicateKey("type", first: "the tag", second: "the payload of case labelled")
    ) { Box(Faulty.within(of: .within(of: .labelled(type: 1)))) },
    UnionFault(
      "a nested key that is the tag's key",
      #"duplicate key "type", written by the tag and the payload of case a at $"#,
      .duplicateKey("type", first: "the tag", second: "the payload of case a")
    ) { SameKeys.a(1) },
    UnionFault(
      "a case that is not listed", "missing tag for case b of type Unlisted at $.value[1]",
      .missingTag(case: "b", type: "Unlisted")
    ) { Box([Unlisted.a, .b]) },
    UnionFault(
      "an error in a merged payload", "non-finite number inf at $.value.size",
      .nonFiniteNumber("inf")
    ) { Box(Faulty.size(Size(size: .infinity))) },
    UnionFault(
      "an error in a merged payload with a label", "non-finite number inf at $.value.size",
      .nonFiniteNumber("inf")
    ) { Box(Faulty.sized(by: Size(size: .infinity))) },
    UnionFault(
      "an error in a value with a label", "non-finite number nan at $.factor",
      .nonFiniteNumber("nan")
    ) { Faulty.scaled(factor: .nan) },
    UnionFault(
      "an error in an array with a label", "non-finite number nan at $.factors[1]",
      .nonFiniteNumber("nan")
    ) { Faulty.scaledAll(factors: [1, .nan]) },
    UnionFault(
      "an error in one of several values", "non-finite number nan at $._0", .nonFiniteNumber("nan")
    ) { Faulty.pair(.nan, n: 1) },
    UnionFault(
      "an error in a nested payload", "non-finite number nan at $.value.data.size",
      .nonFiniteNumber("nan")
    ) { Box(FaultyNested.sized(by: Size(size: .nan))) },
    UnionFault(
      "an error in a nested value with a label", "non-finite number nan at $.data.factor",
      .nonFiniteNumber("nan")
    ) { FaultyNested.scaled(factor: .nan) },
    UnionFault(
      "a payload that is not encodable", "unsupported type Plain at $", .unsupportedType("Plain")
    ) { Faulty.plain(Plain()) },
    UnionFault(
      "a struct", "invalid union StructUnion: a struct, expected an enum at $",
      .invalidUnion(type: "StructUnion", found: "a struct", expected: "an enum")
    ) { StructUnion() },
    UnionFault(
      "a class", "invalid union ClassUnion: a class, expected an enum at $",
      .invalidUnion(type: "ClassUnion", found: "a class", expected: "an enum")
    ) { ClassUnion() },
    UnionFault(
      "an enum with raw values",
      "invalid union RawUnion: raw values, expected an enum without at $.value",
      .invalidUnion(type: "RawUnion", found: "raw values", expected: "an enum without")
    ) { Box(RawUnion.a) },
    UnionFault(
      "an enum with a custom mirror",
      "invalid union MirroredUnion: a custom mirror, expected an enum without at $",
      .invalidUnion(type: "MirroredUnion", found: "a custom mirror", expected: "an enum without")
    ) { MirroredUnion.a },
    UnionFault(
      "a fallback with another payload",
      "invalid union WrongFallback: fallback case other with String, expected one with a JSONObject at $",
      .invalidUnion(
        type: "WrongFallback", found: "fallback case other with String",
        expected: "one with a JSONObject")
    ) { WrongFallback.other("x") },
  ]

  @Test func `a fallback with a struct is named, though it would be an object`() {
    let error = #expect(throws: JSONEncodingError.self) {
      try StructFallback.other(Point(x: 1, y: 2)).JSONEncode()
    }
    #expect(
      error?.description == "invalid union StructFallback: fallback case other with Point, "
        + "expected one with a JSONObject at $")
  }

  @Test(arguments: faults)
  func `the error of a union says what is wrong and where`(_ fault: UnionFault) {
    let value = fault.make()
    let error = #expect(throws: JSONEncodingError.self) { try value.JSONEncode() }
    #expect(error?.problem == fault.problem)
    #expect(error?.description == fault.message)
    let textError = #expect(throws: JSONEncodingError.self) { try value.JSONString() }
    #expect(textError == error)
  }

  @Test func `the table of union errors has all its rows`() { #expect(Self.faults.count >= 19) }

  @Test func `a fallback without payload, or with two, is named`() {
    let none = #expect(throws: JSONEncodingError.self) { try NoPayload.other.JSONEncode() }
    #expect(
      none?.description == "invalid union NoPayload: fallback case other without payload, "
        + "expected one with a JSONObject at $")
    let two = #expect(throws: JSONEncodingError.self) { try TwoPayloads.other(1, [:]).JSONEncode() }
    #expect(
      two?.description == "invalid union TwoPayloads: fallback case other with Int, [String: Any], "
        + "expected one with a JSONObject at $")
  }

  @Test func `an error of a payload's own code keeps its identity`() {
    let error = #expect(throws: JSONEncodingError.self) {
      try Faulty.thrower(Thrower()).JSONEncode()
    }
    #expect(error?.underlyingError is Thrower.OwnError)
    #expect(error?.description == "OwnError() at $")
  }

  @Test func `a chain of unions deeper than the limit is an error, not a stack overflow`() {
    var chain = Link.end
    for _ in 0..<2_000 { chain = .next(chain) }
    let error = #expect(throws: JSONEncodingError.self) { try chain.JSONEncode() }
    #expect(error?.problem == .tooDeep(type: "Link", limit: 512))
  }

  indirect enum Link: JSONUnion {
    case end, next(Link)
    static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "data"))
    init(JSONDictionary: JSONObject) throws { self = .end }
  }
}

// MARK: - Models

struct Size: JSONEncodable { var size: Double }

struct Thrower: JSONEncodable {
  struct OwnError: Error {}
  func JSONEncode() throws -> Any { throw OwnError() }
}

enum Faulty: JSONUnion {
  case number(Int), list([Int]), typed([String: String]), labelled(type: Int)
  case size(Size), sized(by: Size), scaled(factor: Double), scaledAll(factors: [Double])
  case pair(Double, n: Int), plain(Plain), thrower(Thrower)
  indirect case within(of: Faulty)
  static let discriminator = JSONDiscriminator(key: "type")
  init(JSONDictionary: JSONObject) throws { self = .number(0) }
}

enum FaultyNested: JSONUnion {
  case sized(by: Size), scaled(factor: Double)
  static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "data"))
  init(JSONDictionary: JSONObject) throws { self = .scaled(factor: 1) }
}

enum SameKeys: JSONUnion {
  case a(Int)
  static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "type"))
  init(JSONDictionary: JSONObject) throws { self = .a(0) }
}

enum Unlisted: JSONUnion {
  case a, b
  static let discriminator = JSONDiscriminator(key: "type", tags: .explicit(["a": "A"]))
  init(JSONDictionary: JSONObject) throws { self = .a }
}

struct StructUnion: JSONUnion {
  static let discriminator = JSONDiscriminator(key: "type")
  init() {}
  init(JSONDictionary: JSONObject) throws {}
}

final class ClassUnion: JSONUnion {
  static let discriminator = JSONDiscriminator(key: "type")
  init() {}
  init(JSONDictionary: JSONObject) throws {}
}

enum RawUnion: String, JSONUnion {
  case a
  static let discriminator = JSONDiscriminator(key: "type")
  init(JSONDictionary: JSONObject) throws { self = .a }
}

enum MirroredUnion: JSONUnion, CustomReflectable {
  case a
  static let discriminator = JSONDiscriminator(key: "type")
  init(JSONDictionary: JSONObject) throws { self = .a }
  var customMirror: Mirror { Mirror(self, children: []) }
}

enum WrongFallback: JSONUnion {
  case other(String)
  static let discriminator = JSONDiscriminator(key: "type", fallback: "other")
  init(JSONDictionary: JSONObject) throws { self = .other("") }
}

enum StructFallback: JSONUnion {
  case other(Point)
  static let discriminator = JSONDiscriminator(key: "type", fallback: "other")
  init(JSONDictionary json: JSONObject) throws { self = .other(try Point(JSONDictionary: json)) }
}

enum NoPayload: JSONUnion {
  case other
  static let discriminator = JSONDiscriminator(key: "type", fallback: "other")
  init(JSONDictionary: JSONObject) throws { self = .other }
}

enum TwoPayloads: JSONUnion {
  case other(Int, JSONObject)
  static let discriminator = JSONDiscriminator(key: "type", fallback: "other")
  init(JSONDictionary: JSONObject) throws { self = .other(0, [:]) }
}
