import Foundation
import JSONCodable

/// A union with payloads of which only the encoding of each tells whether it is an object.
enum Packet<Style: UnionStyle>: JSONUnion {
  case own(Written), labelledOwn(of: Written), maybe(Written?), labelledMaybe(of: Written?)
  case json(AnyJSON), labelledJSON(of: AnyJSON), maybeJSON(of: AnyJSON?)
  case count(Int?), labelledCount(of: Int?), names(of: [String]?), date(of: Date?)
  case kind(of: Direction?)
  case table([String: Point]), labelledTable(of: [String: Point]), maybeTable(of: [Int: Int]?)
  case mapped(Mapped), labelledMapped(of: Mapped), maybeMapped(of: Mapped?)
  case object(Animal), labelledObject(of: Animal), maybeObject(of: Animal?)
  case barrel(Barrel), labelledBarrel(of: Barrel), maybeBarrel(of: Barrel?)
  case any(of: Any), encodable(of: any JSONEncodable), maybeEncodable(of: (any JSONEncodable)?)
  case held(Sealed<Point?>), labelledHeld(of: Sealed<Point?>), heldCount(of: Sealed<Int?>)
  case twice(of: Int??), reading(of: Double?), readings(of: [Double]?)

  static var discriminator: JSONDiscriminator { Style.discriminator }
  init(JSONDictionary: JSONObject) throws { self = .count(nil) }

  /// Values of each payload.
  static var samples: [(name: String, value: Packet)] {
    let trees: [Any] = [
      ["a": 1] as JSONObject, ["type": 1] as JSONObject, [:] as JSONObject, [1, 2] as [Any], 5, "x",
      NSNull(), AnyJSON.object(["a": 1]), ["b": 2] as [String: Int], CancellationError(),
      JSONEncodingError(path: JSONPath([.key("in")]), problem: .nonFiniteNumber("nan")),
      JSONEncodingError(path: JSONPath([.index(1)]), problem: .nonFiniteNumber("nan")),
      ["deep": [Double.infinity]] as JSONObject, Point(x: 1, y: 2),
    ]
    let written = trees.flatMap { tree -> [Packet] in
      let value = Written(tree: tree)
      return [
        .own(value), .labelledOwn(of: value), .maybe(value), .labelledMaybe(of: value),
        .any(of: value), .encodable(of: value), .maybeEncodable(of: value),
      ]
    }
    let json = [nil, 5, "x", [1], ["a": 1], ["type": 1], [:], ["a": nil]] as [AnyJSON]
    let mapped = [Mapped(), Mapped(x: 5, note: "n")]
    let animals = [Animal(), Dog()]
    let barrels = [Barrel(), Stray()]
    let others: [Packet] = [
      .maybe(nil), .labelledMaybe(of: nil), .maybeJSON(of: nil), .count(nil), .count(1),
      .labelledCount(of: nil), .labelledCount(of: 1), .names(of: nil), .names(of: []),
      .names(of: ["a"]), .date(of: nil), .date(of: Date(timeIntervalSince1970: 5)), .kind(of: nil),
      .kind(of: .left), .table(["a": Point(x: 1, y: 2)]), .table([:]),
      .labelledTable(of: ["type": Point(x: 1, y: 2)]), .labelledTable(of: [:]),
      .maybeTable(of: nil), .maybeTable(of: [1: 2]), .maybeMapped(of: nil), .maybeObject(of: nil),
      .any(of: 5), .any(of: Int?.none as Any), .any(of: ["a": 1]), .any(of: {}),
      .maybeEncodable(of: nil), .held(Sealed(wrappedValue: nil)),
      .held(Sealed(wrappedValue: Point(x: 1, y: 2))), .labelledHeld(of: Sealed(wrappedValue: nil)),
      .labelledHeld(of: Sealed(wrappedValue: Point(x: 1, y: 2))),
      .heldCount(of: Sealed(wrappedValue: nil)), .heldCount(of: Sealed(wrappedValue: 1)),
      .twice(of: nil), .twice(of: .some(nil)), .twice(of: 1), .reading(of: .nan),
      .readings(of: [1, .infinity]),
    ]
    var samples = written + others
    for value in json {
      samples += [.json(value), .labelledJSON(of: value), .maybeJSON(of: value)]
    }
    for value in mapped {
      samples += [.mapped(value), .labelledMapped(of: value), .maybeMapped(of: value)]
    }
    for value in animals {
      samples += [.object(value), .labelledObject(of: value), .maybeObject(of: value)]
    }
    for value in barrels {
      samples += [.barrel(value), .labelledBarrel(of: value), .maybeBarrel(of: value)]
    }
    return samples.map { ("\($0)", $0) }
  }
}

/// Writes a tree by a `JSONEncode()` of its own, or fails with an error.
struct Written: JSONEncodable {
  let tree: Any

  func JSONEncode() throws -> Any {
    if let error = tree as? any Error { throw error }
    return tree
  }
}

struct Mapped: JSONMappable {
  var x = 0
  var note: String?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&x, key: "x")
    try json.map(&note, key: "note")
  }
}

/// Has a `JSONEncode()` of its own, and a subclass that gives no object.
class Barrel: JSONEncodable {
  func JSONEncode() throws -> Any { ["crate": 1] }
}

final class Stray: Barrel {
  override func JSONEncode() throws -> Any { "stray" }
}

@propertyWrapper struct Sealed<Value: JSONEncodable & Sendable>: JSONEncodable, JSONPropertyWrapper
{
  var wrappedValue: Value

  func JSONEncode() throws -> Any { try wrappedValue.JSONEncode() }
}
