// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CodingNamesMapped {
  var container = 0
  var decoder = ""
  var encoder: Int?
  var metaObject = 1
  var meta = 2
  var id = 0
  var idKey = 0
  var raw: RawValue = .low
  var keys: MetaKeys?
  var valid: [Valid] = []

  enum RawValue: String, Codable {
    case low, high
  }

  struct MetaKeys: Codable {
    var container = 0
  }

  struct Valid: Codable {
    var x = 0
  }
}

extension CodingNamesMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case container
    case decoder
    case encoder
    case metaObject
    case id
    case idOrID = "ID"
    case idKey
    case raw
    case keys
    case valid
    case meta
  }

  private enum CodedMetaKeys: String, CodingKey {
    case meta = "x"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    self.container = try container.decodeIfPresent(Int.self, forKey: .container) ?? self.container
    self.decoder = try container.decodeIfPresent(String.self, forKey: .decoder) ?? self.decoder
    self.encoder = try container.decodeIfPresent(Int.self, forKey: .encoder)
    self.metaObject =
      try container.decodeIfPresent(Int.self, forKey: .metaObject) ?? self.metaObject
    let metaObject = try container.decodeIfPresent(Keyed<CodedMetaKeys>.self, forKey: .meta)?.object
    meta = try metaObject?.decodeIfPresent(Int.self, forKey: .meta) ?? meta
    // Missing or null: the default stays. The first of several keys that is there.
    let idKey = [CodingKeys.id, .idOrID].first(where: container.contains) ?? .id
    id = try container.decodeIfPresent(Int.self, forKey: idKey) ?? id
    // Missing or null: the default stays.
    self.idKey = try container.decodeIfPresent(Int.self, forKey: .idKey) ?? self.idKey
    raw = try container.decodeIfPresent(RawValue.self, forKey: .raw) ?? raw
    keys = try container.decodeIfPresent(MetaKeys.self, forKey: .keys)
    // Missing or null: the default stays. What is not right in it is left out.
    valid =
      try container.decodeIfPresent([CodedValid<Valid>].self, forKey: .valid)?.compactMap(\.value)
      ?? valid
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.container, forKey: .container)
    try container.encode(self.decoder, forKey: .decoder)
    try container.encodeIfPresent(self.encoder, forKey: .encoder)
    try container.encode(self.metaObject, forKey: .metaObject)
    var metaObject = container.nestedContainer(keyedBy: CodedMetaKeys.self, forKey: .meta)
    try metaObject.encode(meta, forKey: .meta)
    try container.encode(id, forKey: .id)
    try container.encode(self.idKey, forKey: .idKey)
    try container.encode(raw, forKey: .raw)
    try container.encodeIfPresent(keys, forKey: .keys)
    try container.encode(valid, forKey: .valid)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}

/// An element, or nil for one that is not right.
private struct CodedValid<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}
