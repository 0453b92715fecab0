import Foundation
import JSONCodable

// Mapped types, one for each thing that a source says.

struct PlainPoint: JSONEncodable, JSONConstructible {
  let x: Double
  let y: Double
  let label: String?

  init(JSONDictionary json: JSONObject) throws {
    x = try json.value(key: "x")
    y = try json.value(key: "y")
    label = try json.valueIfPresent(key: "label")
  }
}

struct Renaming: JSONMappable {
  var id = 0
  var name = "nobody"

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&id, key: "id", required: true)
    try json.map(&name, key: "full_name")
  }
}

struct Order: JSONMappable {
  var number = 0
  var placed = Date(timeIntervalSince1970: 0)
  var city: String?
  var note: String? = "none"
  var items: [Item] = []

  struct Item: JSONMappable {
    var code = ""
    var count = 1
  }

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&number, key: "number", required: true)
    try json.map(&placed, key: "placed", transformer: JSONTransformers.secondsToDate)
    try json.map(&city, keyPath: "address.city")
    try json.map(&note, key: "note")
    try json.map(&items, key: "items")
  }
}

enum Shape: JSONUnion {
  case circle(radius: Double)
  case square(Square)
  case nothing

  enum Tag: String, CaseIterable { case circle, square, nothing }

  struct Square: JSONMappable { var side = 0.0 }

  static let discriminator = JSONDiscriminator(key: "kind")

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "kind") {
    case .circle: self = .circle(radius: try json.value(key: "radius"))
    case .square: self = .square(try Square(JSONDictionary: json))
    case .nothing: self = .nothing
    }
  }
}

class Vehicle: JSONMappable {
  var wheels = 4
  required init() {}

  func JSONMap(_ json: inout JSONMapping) throws { try json.map(&wheels, key: "wheels") }
}

final class Truck: Vehicle {
  var load: Int?

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&load, key: "load")
  }
}

/// What no running of the mapping shows.
struct Riddle: JSONMappable {
  var answer = 0
  var sign = false
  var pair = Pair()
  lazy var sum = answer + 1

  struct Pair { var left = 0 }

  private static let unnamed = JSONTransformer<String, Bool>(
    decoding: { $0 == "plus" }, encoding: { $0 ? "plus" : "minus" })
  private static let left = JSONTransformer<Int, Pair>(
    "left", decoding: { Pair(left: $0) }, encoding: { $0.left })

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&answer, key: "answer")
    try json.map(&sign, key: "sign", transformer: Self.unnamed)
    try json.map(&pair, key: "pair", transformer: Self.left)
  }
}

enum Size: String, CaseIterable, JSONEncodable, JSONRestorable { case small, large = "L" }
enum Pace: Int, JSONEncodable, JSONRestorable { case slow = 1, fast }
enum Sole: Int, JSONEncodable, JSONRestorable { case only }

/// Null is written for nil.
struct Explicit: JSONCodable {
  var name: String?

  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "name") }

  func JSONEncode() throws -> Any { ["name": name as Any? ?? NSNull()] as JSONObject }
}

/// Defaults that change.
struct Changing: JSONMappable {
  var made = Date()
  var id = UUID()
}

/// A URL that is made of a string by hand.
struct Linked: JSONEncodable, JSONConstructible {
  let url: URL?

  init(JSONDictionary json: JSONObject) throws {
    url = URL(string: try json.value(String.self, key: "url"))
  }
}
