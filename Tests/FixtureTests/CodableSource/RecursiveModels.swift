import Fixtures
import JSONCodable

// Unions that hold themselves.

/// A union of which one case is indirect.
enum Fork: JSONUnion {
  enum Tag: String, CaseIterable { case node, leaf }

  indirect case node(left: Fork, right: Fork?)
  case leaf(value: Int)

  static let discriminator = JSONDiscriminator(key: "kind")

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "kind") {
    case .node:
      self = .node(left: try json.value(key: "left"), right: try json.valueIfPresent(key: "right"))
    case .leaf: self = .leaf(value: try json.value(key: "value"))
    }
  }
}

/// A type that holds such unions.
struct Forest: JSONMappable {
  var first: Fork = .leaf(value: 0)
  var other: Fork?
  var all: [Fork] = []
  var named: [String: Fork] = [:]
}

/// A union that holds itself by way of a struct.
indirect enum Formula: JSONUnion {
  enum Tag: String, CaseIterable { case sum, number }

  case sum(Operands), number(value: Double)

  static let discriminator = JSONDiscriminator(key: "op")

  struct Operands: JSONEncodable, JSONConstructible {
    let left: Formula
    let right: Formula

    init(JSONDictionary json: JSONObject) throws {
      left = try json.value(key: "left")
      right = try json.value(key: "right")
    }
  }

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "op") {
    case .sum: self = .sum(try Operands(JSONDictionary: json))
    case .number: self = .number(value: try json.value(key: "value"))
    }
  }
}

extension Fixture {
  private static let fork =
    #"{"kind":"node","left":{"kind":"leaf","value":1},"right":{"kind":"leaf","value":2}}"#
  private static let sum =
    #"{"op":"sum","left":{"op":"number","value":1.5},"right":{"op":"number","value":2.5}}"#

  static let recursiveModels = [
    Fixture(
      "forest", .unions,
      [
        #"{"first":\#(fork),"other":\#(fork),"all":[\#(fork)],"named":{"a":{"kind":"leaf","value":3}}}"#,
        #"{"first":{"kind":"leaf","value":4},"all":[{"kind":"node","left":\#(fork)}],"named":{}}"#,
      ],
      forms: [.reflected(Forest.self)]),
    Fixture(
      "fork", .unions, [fork, #"{"kind":"leaf","value":5}"#], forms: [.init("union", Fork.self)]),
    Fixture(
      "formula", .unions,
      [sum, #"{"op":"sum","left":\#(sum),"right":{"op":"number","value":0}}"#],
      forms: [.init("union", Formula.self)]),
  ]
}
