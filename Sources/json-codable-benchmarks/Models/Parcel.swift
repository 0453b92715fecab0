import Foundation
import JSONCodable

/// An object with a property of type `Any`, which holds a tree.
///
/// Safe to share: the tree is made once, and never changed.
struct Parcel: @unchecked Sendable {
  var id = 0
  var content: Any = NSNull()
}

extension Parcel: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&content, key: "content")
  }
}

extension Parcel: Equatable {
  static func == (one: Parcel, other: Parcel) -> Bool {
    one.id == other.id && areEqual(one.content, other.content)
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as JSONObject, let other as JSONObject):
      one.count == other.count
        && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
    case (let one as [Any], let other as [Any]):
      one.count == other.count && zip(one, other).allSatisfy(areEqual)
    case (let one as String, let other as String): one == other
    case (let one as NSNumber, let other as NSNumber): one == other
    default: one is NSNull && other is NSNull
    }
  }
}

// MARK: - Codable

extension Parcel: Codable {
  private enum CodingKeys: String, CodingKey { case id, content }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    content = try container.decode(CodedTree.self, forKey: .content).tree
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(CodedTree(tree: content), forKey: .content)
  }
}

/// A tree as programs read and write it with `Codable`: one type is tried after the other.
private struct CodedTree: Codable {
  var tree: Any

  init(tree: Any) { self.tree = tree }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      tree = NSNull()
    } else if let value = try? container.decode(Bool.self) {
      tree = value
    } else if let value = try? container.decode(Int.self) {
      tree = value
    } else if let value = try? container.decode(Double.self) {
      tree = value
    } else if let value = try? container.decode(String.self) {
      tree = value
    } else if let elements = try? container.decode([CodedTree].self) {
      tree = elements.map(\.tree)
    } else {
      tree = try container.decode([String: CodedTree].self).mapValues(\.tree)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch tree {
    case let value as Bool: try container.encode(value)
    case let value as Int: try container.encode(value)
    case let value as Double: try container.encode(value)
    case let value as String: try container.encode(value)
    case let elements as [Any]: try container.encode(elements.map(CodedTree.init))
    case let members as JSONObject: try container.encode(members.mapValues(CodedTree.init))
    default: try container.encodeNil()
    }
  }
}

// MARK: - By hand

extension Parcel: BenchmarkModel {
  typealias Document = [Parcel]

  static let label = "any"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Parcel] {
    var random = SeededRandom(seed: 24)
    return (0..<count).map { id in
      Parcel(id: id, content: Envelope.json(depth: 3, &random).byHand)
    }
  }

  var byHand: JSONObject { ["id": id, "content": content] }

  init(byHand json: JSONObject) {
    id = int(json["id"])
    content = json["content"] ?? NSNull()
  }
}
