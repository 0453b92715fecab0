// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct ClubRestored {
  var roles: [Role] = []
  var former: [Role]?
  var required: ContiguousArray<Role> = []
  var ranks: Set<Rank> = []
  var inner: [Role] = []
  var looked: [Role] = [.guest]
  var limits: [Role: Int] = [:]
  var dates: [Rank: Date] = [:]
  var names: [Int: String] = [:]

  enum Role: String, Codable {
    case admin, guest, member
  }

  enum Rank: Int, Codable {
    case low = 1
    case high = 9
  }
}

extension ClubRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case roles, former, required, ranks, looked, limits, dates, names, a
  }

  private enum AKeys: String, CodingKey {
    case b
  }

  private enum ABKeys: String, CodingKey {
    case inner
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Code of the type's own reads it: found by trying, and other keys would not show. Missing or
    // null: the default stays. A raw value of no case is left out.
    roles =
      try container.decodeIfPresent([String].self, forKey: .roles)?.compactMap(Role.init(rawValue:))
      ?? roles
    // Code of the type's own reads it: found by trying, and other keys would not show. A raw value
    // of no case is left out.
    former = try container.decodeIfPresent(
      [String].self, forKey: .former)?.compactMap(Role.init(rawValue:))
    required = try ContiguousArray(
      container.decode([String].self, forKey: .required).compactMap(Role.init(rawValue:)))
    ranks = try Set(container.decode([Int].self, forKey: .ranks).compactMap(Rank.init(rawValue:)))
    let aObject = try container.decodeIfPresent(Keyed<AKeys>.self, forKey: .a)?.object
    let aBObject = try aObject?.decodeIfPresent(Keyed<ABKeys>.self, forKey: .b)?.object
    // Code of the type's own reads it: found by trying, and other keys would not show. Missing or
    // null: the default stays. A raw value of no case is left out.
    inner =
      try aBObject?.decodeIfPresent([String].self, forKey: .inner)?.compactMap(Role.init(rawValue:))
      ?? inner
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing. A raw value of no case is left out.
    looked =
      (try? container.decode([String].self, forKey: .looked))?.compactMap(Role.init(rawValue:))
      ?? looked
    // Code of the type's own reads it: found by trying, and other keys would not show. Missing or
    // null: the default stays. A member with a key of no value is left out.
    limits =
      try container.decodeIfPresent(KeptByRawValue<Role, Int>.self, forKey: .limits)?.value
      ?? limits
    // A date as seconds since 1970. Code of the type's own reads it: found by trying, and other
    // keys would not show. Missing or null: the default stays. A member with a key of no value is
    // left out.
    dates =
      try container.decodeIfPresent(
        KeptByRawNumber<Rank, SecondsSince1970>.self, forKey: .dates)?.value.mapValues(\.value)
      ?? dates
    // Code of the type's own reads it: found by trying, and other keys would not show. Missing or
    // null: the default stays. A member with a key of no value is left out.
    names =
      try container.decodeIfPresent(KeptByText<Int, String>.self, forKey: .names)?.value ?? names
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(roles, forKey: .roles)
    try container.encodeIfPresent(former, forKey: .former)
    try container.encode(required, forKey: .required)
    try container.encode(ranks, forKey: .ranks)
    var aObject = container.nestedContainer(keyedBy: AKeys.self, forKey: .a)
    var aBObject = aObject.nestedContainer(keyedBy: ABKeys.self, forKey: .b)
    try aBObject.encode(inner, forKey: .inner)
    try container.encode(looked, forKey: .looked)
    try container.encode(KeyedByRawValue<Role, Int>(limits), forKey: .limits)
    try container.encode(KeyedByRawNumber(dates.mapValues { SecondsSince1970($0) }), forKey: .dates)
    try container.encode(names, forKey: .names)
  }
}

/// A dictionary as an object, its keys by their raw values; a member with another key is left out.
private struct KeptByRawNumber<Key, Member: Decodable>: Decodable
where Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible {
  var value: [Key: Member]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).compactMap { name, member in
      Key.RawValue(name).flatMap(Key.init(rawValue:)).map { ($0, member) }
    }
    value = Dictionary(members) { _, last in last }
  }
}

/// A dictionary as an object, its keys by their raw values; a member with another key is left out.
private struct KeptByRawValue<Key, Member: Decodable>: Decodable
where Key: RawRepresentable & Hashable, Key.RawValue == String {
  var value: [Key: Member]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).compactMap { name, member in
      Key(rawValue: name).map { ($0, member) }
    }
    value = Dictionary(members) { _, last in last }
  }
}

/// A dictionary as an object, its keys as their text; a member with another key is left out.
private struct KeptByText<Key, Member: Decodable>: Decodable
where Key: LosslessStringConvertible & Hashable {
  var value: [Key: Member]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).compactMap { name, member in
      Key(name).map { ($0, member) }
    }
    value = Dictionary(members) { _, last in last }
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}

/// A dictionary as an object, its keys by their raw values.
private struct KeyedByRawNumber<Key, Member: Codable>: Codable
where Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible {
  var value: [Key: Member]

  init(_ value: [Key: Member]) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).map { name, member in
      guard let key = Key.RawValue(name).flatMap(Key.init(rawValue:)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown key: \(name)")
      }
      return (key, member)
    }
    value = try Dictionary(members) { _, _ in
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "two keys are one value")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let members = value.map { ($0.key.rawValue.description, $0.value) }
    try container.encode(
      Dictionary(members) { _, _ in
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "two keys have one text"))
      })
  }
}

/// A dictionary as an object, its keys by their raw values.
private struct KeyedByRawValue<Key, Member: Codable>: Codable
where Key: RawRepresentable & Hashable, Key.RawValue == String {
  var value: [Key: Member]

  init(_ value: [Key: Member]) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).map { name, member in
      guard let key = Key(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown key: \(name)")
      }
      return (key, member)
    }
    value = try Dictionary(members) { _, _ in
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "two keys are one value")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let members = value.map { ($0.key.rawValue, $0.value) }
    try container.encode(
      Dictionary(members) { _, _ in
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "two keys have one text"))
      })
  }
}

/// A date as seconds since 1970.
private struct SecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}
