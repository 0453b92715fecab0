import JSONCodable

/// An enum with payloads that holds itself: each such case keeps its payload in a box of its own.
indirect enum Filter: Equatable, Sendable {
  case equal(field: String, value: Int)
  case not(Filter)
  case both(left: Filter, right: Filter)
  case any([Filter])
}

// MARK: - Mapper

extension Filter: JSONUnion {
  static let discriminator = JSONDiscriminator(key: "op", payload: .nested(key: "of"))

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Operator.self, key: "op") {
    case .equal:
      let value: JSONObject = try json.value(key: "of")
      self = .equal(field: try value.value(key: "field"), value: try value.value(key: "value"))
    case .not: self = .not(try json.value(key: "of"))
    case .both:
      let value: JSONObject = try json.value(key: "of")
      self = .both(left: try value.value(key: "left"), right: try value.value(key: "right"))
    case .any: self = .any(try json.value(key: "of"))
    }
  }
}

private enum Operator: String, CaseIterable, Codable { case equal, not, both, any }

// MARK: - Codable

extension Filter: Codable {
  private enum CodingKeys: String, CodingKey { case op, of }
  private struct Equal: Codable {
    var field: String
    var value: Int
  }
  private struct Both: Codable { var left, right: Filter }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Operator.self, forKey: .op) {
    case .equal:
      let value = try container.decode(Equal.self, forKey: .of)
      self = .equal(field: value.field, value: value.value)
    case .not: self = .not(try container.decode(Filter.self, forKey: .of))
    case .both:
      let value = try container.decode(Both.self, forKey: .of)
      self = .both(left: value.left, right: value.right)
    case .any: self = .any(try container.decode([Filter].self, forKey: .of))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .equal(let field, let value):
      try container.encode(Operator.equal, forKey: .op)
      try container.encode(Equal(field: field, value: value), forKey: .of)
    case .not(let filter):
      try container.encode(Operator.not, forKey: .op)
      try container.encode(filter, forKey: .of)
    case .both(let left, let right):
      try container.encode(Operator.both, forKey: .op)
      try container.encode(Both(left: left, right: right), forKey: .of)
    case .any(let filters):
      try container.encode(Operator.any, forKey: .op)
      try container.encode(filters, forKey: .of)
    }
  }
}

// MARK: - By hand

extension Filter: BenchmarkModel {
  typealias Document = [Filter]

  static let label = "recursive"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Filter] {
    var random = SeededRandom(seed: 23)
    return (0..<count).map { _ in generated(depth: 3, &random) }
  }

  private static func generated(depth: Int, _ random: inout SeededRandom) -> Filter {
    switch random.int(1...(depth > 0 ? 5 : 1)) {
    case 1: .equal(field: random.text(words: 1...1), value: random.int(0...999))
    case 2: .not(generated(depth: depth - 1, &random))
    case 3: .any(random.array(1...3) { generated(depth: depth - 1, &$0) })
    default:
      .both(
        left: generated(depth: depth - 1, &random), right: generated(depth: depth - 1, &random))
    }
  }

  var byHand: JSONObject {
    switch self {
    case .equal(let field, let value): ["op": "equal", "of": ["field": field, "value": value]]
    case .not(let filter): ["op": "not", "of": filter.byHand]
    case .both(let left, let right):
      ["op": "both", "of": ["left": left.byHand, "right": right.byHand]]
    case .any(let filters): ["op": "any", "of": filters.map(\.byHand)]
    }
  }

  init(byHand json: JSONObject) {
    let value = json["of"] as? JSONObject ?? [:]
    switch json["op"] as? String {
    case "not": self = .not(Filter(byHand: value))
    case "both":
      self = .both(
        left: Filter(byHand: value["left"] as? JSONObject ?? [:]),
        right: Filter(byHand: value["right"] as? JSONObject ?? [:]))
    case "any": self = .any(objects(json["of"]).map(Filter.init(byHand:)))
    default: self = .equal(field: value["field"] as? String ?? "", value: int(value["value"]))
    }
  }
}
