import JSONCodable

/// An enum whose payloads have labels, stand under a key of their own, and hold other enums.
enum Figure: Equatable, Sendable {
  case empty
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case text(String)
  case group([Figure])
}

// MARK: - Mapper

extension Figure: JSONUnion {
  static let discriminator = JSONDiscriminator(key: "kind", payload: .nested(key: "value"))

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Kind.self, key: "kind") {
    case .empty: self = .empty
    case .circle: self = .circle(radius: try json.value(keyPath: "value.radius"))
    case .rectangle:
      let value: JSONObject = try json.value(key: "value")
      self = .rectangle(
        width: try value.value(key: "width"), height: try value.value(key: "height"))
    case .text: self = .text(try json.value(key: "value"))
    case .group: self = .group(try json.value(key: "value"))
    }
  }
}

private enum Kind: String, CaseIterable, Codable { case empty, circle, rectangle, text, group }

// MARK: - Codable

extension Figure: Codable {
  private enum CodingKeys: String, CodingKey { case kind, value }
  private struct Circle: Codable { var radius: Double }
  private struct Rectangle: Codable { var width, height: Double }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .empty: self = .empty
    case .circle:
      self = .circle(radius: try container.decode(Circle.self, forKey: .value).radius)
    case .rectangle:
      let value = try container.decode(Rectangle.self, forKey: .value)
      self = .rectangle(width: value.width, height: value.height)
    case .text: self = .text(try container.decode(String.self, forKey: .value))
    case .group: self = .group(try container.decode([Figure].self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .empty: try container.encode(Kind.empty, forKey: .kind)
    case .circle(let radius):
      try container.encode(Kind.circle, forKey: .kind)
      try container.encode(Circle(radius: radius), forKey: .value)
    case .rectangle(let width, let height):
      try container.encode(Kind.rectangle, forKey: .kind)
      try container.encode(Rectangle(width: width, height: height), forKey: .value)
    case .text(let text):
      try container.encode(Kind.text, forKey: .kind)
      try container.encode(text, forKey: .value)
    case .group(let figures):
      try container.encode(Kind.group, forKey: .kind)
      try container.encode(figures, forKey: .value)
    }
  }
}

// MARK: - By hand

extension Figure: BenchmarkModel {
  typealias Document = [Figure]

  static let label = "payloads"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Figure] {
    var random = SeededRandom(seed: 18)
    return (0..<count).map { _ in generated(depth: 2, &random) }
  }

  private static func generated(depth: Int, _ random: inout SeededRandom) -> Figure {
    switch random.int(1...(depth > 0 ? 5 : 4)) {
    case 1: .empty
    case 2: .circle(radius: random.decimal(0...50))
    case 3: .rectangle(width: random.decimal(0...50), height: random.decimal(0...50))
    case 4: .text(random.text(words: 1...4))
    default: .group(random.array(0...4) { generated(depth: depth - 1, &$0) })
    }
  }

  var byHand: JSONObject {
    switch self {
    case .empty: ["kind": "empty"]
    case .circle(let radius): ["kind": "circle", "value": ["radius": radius]]
    case .rectangle(let width, let height):
      ["kind": "rectangle", "value": ["width": width, "height": height]]
    case .text(let text): ["kind": "text", "value": text]
    case .group(let figures): ["kind": "group", "value": figures.map(\.byHand)]
    }
  }

  init(byHand json: JSONObject) {
    switch json["kind"] as? String {
    case "circle":
      self = .circle(radius: double((json["value"] as? JSONObject)?["radius"]))
    case "rectangle":
      let value = json["value"] as? JSONObject ?? [:]
      self = .rectangle(width: double(value["width"]), height: double(value["height"]))
    case "text": self = .text(json["value"] as? String ?? "")
    case "group": self = .group(objects(json["value"]).map(Figure.init(byHand:)))
    default: self = .empty
    }
  }
}
