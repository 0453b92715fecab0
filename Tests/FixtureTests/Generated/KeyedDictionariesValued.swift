// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KeyedDictionariesValued {
  let counts: [Kind: Int]
  let lists: [Kind: [String]]?

  enum Kind: String, Codable {
    case small
    case large = "LARGE"
  }
}

extension KeyedDictionariesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case counts, lists
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [:].
    counts =
      try container.decodeIfPresent(KeyedByRawValue<Kind, Int>.self, forKey: .counts)?.value ?? [:]
    lists = try container.decodeIfPresent(
      KeyedByRawValue<Kind, [String]>.self, forKey: .lists)?.value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(KeyedByRawValue<Kind, Int>(counts), forKey: .counts)
    try container.encodeIfPresent(lists.map { KeyedByRawValue<Kind, [String]>($0) }, forKey: .lists)
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
