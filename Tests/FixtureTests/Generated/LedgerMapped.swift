// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LedgerMapped {
  var CodingKeys = 1
  var String = "a"
  var note = "String"
  var count = 2
  var OrderKeys = 4
  var Int: Double?
  var entry: Entry = .`Type`
  var entries: [Entry] = []

  enum Entry {
    case CodingTag(n: Swift.Int)
    case CodingKeys(String: Swift.String, Bool: Bool)
    case `Type`
  }
}

extension LedgerMapped: Codable {
  private enum CodedCodingKeys: Swift.String, CodingKey {
    case CodingKeys
    case String
    case note
    case OrderKeys = "keys"
    case Int
    case entry
    case entries
    case order
  }

  private enum CodedOrderKeys: Swift.String, CodingKey {
    case count
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodedCodingKeys.self)
    // Missing or null: the default stays.
    CodingKeys = try container.decodeIfPresent(Swift.Int.self, forKey: .CodingKeys) ?? CodingKeys
    self.String = try container.decodeIfPresent(Swift.String.self, forKey: .String) ?? self.String
    note = try container.decodeIfPresent(Swift.String.self, forKey: .note) ?? note
    let orderObject = try container.decodeIfPresent(
      Keyed<CodedOrderKeys>.self, forKey: .order)?.object
    count = try orderObject?.decodeIfPresent(Swift.Int.self, forKey: .count) ?? count
    OrderKeys = try container.decodeIfPresent(Swift.Int.self, forKey: .OrderKeys) ?? OrderKeys
    self.Int = try container.decodeIfPresent(Double.self, forKey: .Int)
    entry = try container.decodeIfPresent(Entry.self, forKey: .entry) ?? entry
    entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? entries
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodedCodingKeys.self)
    try container.encode(CodingKeys, forKey: .CodingKeys)
    try container.encode(self.String, forKey: .String)
    try container.encode(note, forKey: .note)
    var orderObject = container.nestedContainer(keyedBy: CodedOrderKeys.self, forKey: .order)
    try orderObject.encode(count, forKey: .count)
    try container.encode(OrderKeys, forKey: .OrderKeys)
    try container.encodeIfPresent(self.Int, forKey: .Int)
    try container.encode(entry, forKey: .entry)
    try container.encode(entries, forKey: .entries)
  }
}

extension LedgerMapped.Entry: Codable {
  private enum CodedCodingKeys: Swift.String, CodingKey {
    case kind
    case n
    case string = "String"
    case bool = "Bool"
  }

  private enum CodedCodingTag: Swift.String, Codable {
    case CodingTag
    case CodingKeys
    case TypeTag = "Type"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodedCodingKeys.self)
    switch try container.decode(CodedCodingTag.self, forKey: .kind) {
    case .CodingTag:
      self = .CodingTag(n: try container.decode(Swift.Int.self, forKey: .n))
    case .CodingKeys:
      self = .CodingKeys(
        String: try container.decode(Swift.String.self, forKey: .string),
        Bool: try container.decode(Bool.self, forKey: .bool))
    case .TypeTag:
      self = .`Type`
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodedCodingKeys.self)
    switch self {
    case .CodingTag(let n):
      try container.encode(CodedCodingTag.CodingTag, forKey: .kind)
      try container.encode(n, forKey: .n)
    case .CodingKeys(let StringValue, let BoolValue):
      try container.encode(CodedCodingTag.CodingKeys, forKey: .kind)
      try container.encode(StringValue, forKey: .string)
      try container.encode(BoolValue, forKey: .bool)
    case .`Type`:
      try container.encode(CodedCodingTag.TypeTag, forKey: .kind)
    }
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
