import Foundation
import JSONCodable

// Safe to share, each of these classes: once it is made, no instance changes.

/// Classes that inherit from one another, four deep, and hold one another.
class Thing: Codable, JSONCodable, @unchecked Sendable {
  var id = 0
  var name = ""

  required init() {}

  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&name, key: "name")
  }
}

class Machine: Thing, @unchecked Sendable {
  var maker = ""
  var watts: Double?

  private enum CodingKeys: String, CodingKey { case maker, watts }

  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    maker = try container.decode(String.self, forKey: .maker)
    watts = try container.decodeIfPresent(Double.self, forKey: .watts)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(maker, forKey: .maker)
    try container.encodeIfPresent(watts, forKey: .watts)
  }

  override func JSONDecode(_ json: JSONObject) throws {
    try super.JSONDecode(json)
    try json.restore(&maker, key: "maker")
    try json.restore(&watts, key: "watts")
  }
}

class Car: Machine, @unchecked Sendable {
  var wheels = 4
  var isElectric = false

  private enum CodingKeys: String, CodingKey { case wheels, isElectric }

  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    wheels = try container.decode(Int.self, forKey: .wheels)
    isElectric = try container.decode(Bool.self, forKey: .isElectric)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(wheels, forKey: .wheels)
    try container.encode(isElectric, forKey: .isElectric)
  }

  override func JSONDecode(_ json: JSONObject) throws {
    try super.JSONDecode(json)
    try json.restore(&wheels, key: "wheels")
    try json.restore(&isElectric, key: "isElectric")
  }
}

final class Tractor: Car, @unchecked Sendable {
  var trailer: Tractor?
  var tools: [Thing] = []

  private enum CodingKeys: String, CodingKey { case trailer, tools }

  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    try super.init(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    trailer = try container.decodeIfPresent(Tractor.self, forKey: .trailer)
    tools = try container.decode([Thing].self, forKey: .tools)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(trailer, forKey: .trailer)
    try container.encode(tools, forKey: .tools)
  }

  override func JSONDecode(_ json: JSONObject) throws {
    try super.JSONDecode(json)
    try json.restore(&trailer, key: "trailer")
    try json.restore(&tools, key: "tools")
  }
}

// MARK: - By hand

extension Tractor: Equatable {
  static func == (left: Tractor, right: Tractor) -> Bool {
    (left.id, left.name, left.maker) == (right.id, right.name, right.maker)
      && (left.watts, left.wheels, left.isElectric) == (right.watts, right.wheels, right.isElectric)
      && left.trailer == right.trailer
      && left.tools.elementsEqual(right.tools) { ($0.id, $0.name) == ($1.id, $1.name) }
  }
}

extension Tractor: BenchmarkModel {
  typealias Document = [Tractor]

  static let label = "classes"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Tractor] {
    var random = SeededRandom(seed: 13)
    return (0..<count).map { _ in generated(trailers: random.int(0...3), &random) }
  }

  private static func generated(trailers: Int, _ random: inout SeededRandom) -> Tractor {
    let tractor = Tractor()
    tractor.id = random.int(1...9_999)
    tractor.name = random.text(words: 1...2)
    tractor.maker = random.fullName()
    tractor.watts = random.optional(nilOnceIn: 2) { $0.decimal(1...9_000) }
    tractor.wheels = random.int(2...8)
    tractor.isElectric = random.oneIn(2)
    tractor.trailer = trailers > 0 ? generated(trailers: trailers - 1, &random) : nil
    tractor.tools = random.array(0...2) { random in
      let tool = Thing()
      tool.id = random.int(1...99)
      tool.name = random.text(words: 1...1)
      return tool
    }
    return tractor
  }

  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "name": name, "maker": maker, "wheels": wheels, "isElectric": isElectric,
      "tools": tools.map { ["id": $0.id, "name": $0.name] as JSONObject },
    ]
    if let watts { json["watts"] = watts }
    if let trailer { json["trailer"] = trailer.byHand }
    return json
  }

  convenience init(byHand json: JSONObject) {
    self.init()
    id = int(json["id"])
    name = json["name"] as? String ?? ""
    maker = json["maker"] as? String ?? ""
    watts = (json["watts"] as? NSNumber)?.doubleValue
    wheels = int(json["wheels"])
    isElectric = bool(json["isElectric"])
    trailer = (json["trailer"] as? JSONObject).map(Tractor.init(byHand:))
    tools = objects(json["tools"]).map { json in
      let tool = Thing()
      tool.id = int(json["id"])
      tool.name = json["name"] as? String ?? ""
      return tool
    }
  }
}
