import Foundation
import Randomness

/// A value that uses the constructs of Codable as its structure says.
indirect enum RandomValue: Hashable, Sendable {
  case object([Member])
  /// Two keyed containers on one encoder.
  case mergedObject([Member], [Member])
  case array([Content])
  /// Two unkeyed containers on one encoder.
  case mergedArray([Content], [Content])
  /// A single-value container.
  case single(Content)
  /// `value.encode(to: encoder)`.
  case delegated(RandomValue)
  case nothing
  case dictionary([String: RandomValue])
  case integerKeys([Int: RandomValue])
  case list([RandomValue])
  case optional(RandomValue?)

  struct Member: Hashable, Sendable {
    var key: AnyKey
    var content: Content
  }

  /// What can be put into a container.
  indirect enum Content: Hashable, Sendable {
    case value(RandomValue)
    case scalar(RandomScalar)
    case null
    case dictionary([String: RandomValue])
    /// A nested keyed container.
    case object([Member])
    /// A nested unkeyed container.
    case array([Content])
    /// A super encoder, in a keyed container with the key unless the key is "super".
    case superclass(RandomValue)
  }
}

// MARK: - Generation

extension RandomValue {
  /// Dictionaries are read in any order, so the first of two errors in one is not defined.
  init(using random: inout SplitMix64, depth: Int, dictionaries: Bool = true) {
    func deeper() -> RandomValue {
      RandomValue(using: &random, depth: depth - 1, dictionaries: dictionaries)
    }
    switch depth > 0 ? random.below(dictionaries ? 14 : 12) : 4 {
    case 0, 1, 2, 3: self = Self.object(using: &random, depth: depth, dictionaries: dictionaries)
    case 4: self = random.below(8) == 0 ? .nothing : .single(.leaf(using: &random))
    case 5, 6: self = Self.array(using: &random, depth: depth, dictionaries: dictionaries)
    case 7: self = .single(.value(deeper()))
    case 8: self = .delegated(deeper())
    case 9: self = .list((0..<random.below(4)).map { _ in deeper() })
    case 10, 11:
      let value = deeper()
      self = .optional(value.isNull || random.below(4) == 0 ? nil : value)
    case 12: self = .dictionary(Self.dictionary(using: &random, depth: depth))
    default:
      let keys = [1, -5, Int.max].prefix(random.below(4))
      self = .integerKeys([Int: RandomValue](uniqueKeysWithValues: keys.map { ($0, deeper()) }))
    }
  }

  /// True for what encodes null: inside an optional it would be read as nil.
  private var isNull: Bool {
    switch self {
    case .single(.null), .optional(nil): true
    case .single(.value(let value)), .delegated(let value), .optional(let value?): value.isNull
    default: false
    }
  }

  private static func object(
    using random: inout SplitMix64, depth: Int, dictionaries: Bool
  ) -> RandomValue {
    let members = members(using: &random, depth: depth, dictionaries: dictionaries)
    if random.below(3) > 0 { return .object(members) }
    let split = random.below(members.count + 1)
    return .mergedObject(Array(members[..<split]), Array(members[split...]))
  }

  private static func array(
    using random: inout SplitMix64, depth: Int, dictionaries: Bool
  ) -> RandomValue {
    let contents = contents(using: &random, depth: depth, dictionaries: dictionaries)
    if random.flip() { return .array(contents) }
    let split = random.below(contents.count + 1)
    return .mergedArray(Array(contents[..<split]), Array(contents[split...]))
  }

  fileprivate static func dictionary(
    using random: inout SplitMix64, depth: Int
  ) -> [String: RandomValue] {
    let keys = ["a", "bC", "d_e", ""].prefix(random.below(5))
    return [String: RandomValue](
      uniqueKeysWithValues: keys.map { ($0, RandomValue(using: &random, depth: depth - 1)) })
  }

  fileprivate static func members(
    using random: inout SplitMix64, depth: Int, dictionaries: Bool
  ) -> [Member] {
    let keys = ["id", "name", "fullName", "lastVisit", "b", "super"].shuffled(using: &random)
    return keys.prefix(random.below(5)).map { key in
      if key == "super" {
        let value = RandomValue(using: &random, depth: depth - 1, dictionaries: dictionaries)
        return Member(key: AnyKey(key), content: .superclass(value))
      }
      let content = Content(using: &random, depth: depth - 1, dictionaries: dictionaries)
      return Member(key: AnyKey(key), content: content)
    }
  }

  fileprivate static func contents(
    using random: inout SplitMix64, depth: Int, dictionaries: Bool
  ) -> [Content] {
    (0..<random.below(4)).map { _ in
      Content(using: &random, depth: depth - 1, dictionaries: dictionaries)
    }
  }
}

extension RandomValue.Content {
  static func leaf(using random: inout SplitMix64) -> Self {
    random.below(6) == 0 ? .null : .scalar(RandomScalar(using: &random))
  }

  init(using random: inout SplitMix64, depth: Int, dictionaries: Bool) {
    func value() -> RandomValue {
      RandomValue(using: &random, depth: depth - 1, dictionaries: dictionaries)
    }
    switch depth > 0 ? random.below(dictionaries ? 9 : 8) : 0 {
    case 0, 1, 2: self = .leaf(using: &random)
    case 3:
      self = .object(RandomValue.members(using: &random, depth: depth, dictionaries: dictionaries))
    case 4:
      self = .array(RandomValue.contents(using: &random, depth: depth, dictionaries: dictionaries))
    case 5: self = .superclass(value())
    case 8: self = .dictionary(RandomValue.dictionary(using: &random, depth: depth))
    default: self = .value(value())
    }
  }
}
