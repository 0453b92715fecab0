import Foundation
import JSONCodable

/// Objects with a part that is any JSON.
struct Envelope: Equatable, Sendable {
  var id = 0
  var payload: AnyJSON = .null
  var headers: [String: AnyJSON] = [:]
}

extension Envelope: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&payload, key: "payload")
    try json.restore(&headers, key: "headers")
  }
}

// MARK: - Codable

extension Envelope: Codable {
  private enum CodingKeys: String, CodingKey { case id, payload, headers }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    payload = try container.decode(CodedJSON.self, forKey: .payload).json
    headers = try container.decode([String: CodedJSON].self, forKey: .headers).mapValues(\.json)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(CodedJSON(json: payload), forKey: .payload)
    try container.encode(headers.mapValues(CodedJSON.init), forKey: .headers)
  }
}

/// Any JSON as programs read and write it with `Codable`: one type is tried after the other.
private struct CodedJSON: Codable {
  var json: AnyJSON

  init(json: AnyJSON) { self.json = json }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      json = .null
    } else if let value = try? container.decode(Bool.self) {
      json = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      json = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      json = .double(value)
    } else if let value = try? container.decode(String.self) {
      json = .string(value)
    } else if let elements = try? container.decode([CodedJSON].self) {
      json = .array(elements.map(\.json))
    } else {
      json = .object(try container.decode([String: CodedJSON].self).mapValues(\.json))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch json {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements.map(CodedJSON.init))
    case .object(let members): try container.encode(members.mapValues(CodedJSON.init))
    }
  }
}

// MARK: - By hand

extension Envelope: BenchmarkModel {
  typealias Document = [Envelope]

  static let label = "any-json"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Envelope] {
    var random = SeededRandom(seed: 21)
    return (0..<count).map { id in
      Envelope(
        id: id, payload: json(depth: 3, &random),
        headers: random.dictionary(0...5, keys: ("header", 1...9)) { json(depth: 0, &$0) })
    }
  }

  /// Any JSON, with at most `depth` levels of arrays and objects.
  static func json(depth: Int, _ random: inout SeededRandom) -> AnyJSON {
    switch random.int(1...(depth > 0 ? 8 : 5)) {
    case 1: .null
    case 2: .boolean(random.oneIn(2))
    case 3: .integer(random.int(-99...99_999))
    case 4: .double(Double(random.int(0...999)) + 0.5)
    case 5: .string(random.text(words: 1...4))
    case 6: .array(random.array(0...5) { json(depth: depth - 1, &$0) })
    default:
      .object(random.dictionary(1...6, keys: ("key", 1...20)) { json(depth: depth - 1, &$0) })
    }
  }

  var byHand: JSONObject {
    ["id": id, "payload": payload.byHand, "headers": headers.mapValues(\.byHand)]
  }

  init(byHand json: JSONObject) {
    id = int(json["id"])
    payload = json["payload"].map(AnyJSON.init(byHand:)) ?? .null
    headers = (json["headers"] as? JSONObject ?? [:]).mapValues(AnyJSON.init(byHand:))
  }
}

extension AnyJSON {
  var byHand: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .decimal(let value): value
    case .string(let value): value
    case .array(let elements): elements.map(\.byHand)
    case .object(let members): members.mapValues(\.byHand)
    }
  }

  fileprivate init(byHand tree: Any) {
    switch tree {
    case let value as String: self = .string(value)
    case let number as NSNumber: self.init(byHand: number)
    case let elements as [Any]: self = .array(elements.map(AnyJSON.init(byHand:)))
    case let members as JSONObject: self = .object(members.mapValues(AnyJSON.init(byHand:)))
    default: self = .null
    }
  }

  private init(byHand number: NSNumber) {
    switch UInt8(number.objCType.pointee) {
    case UInt8(ascii: "c"): self = .boolean(number.boolValue)
    case UInt8(ascii: "d"): self = .double(number.doubleValue)
    default: self = .integer(number.intValue)
    }
  }
}
