// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

extension Attachment: Codable {
  private enum CodingKeys: String, CodingKey {
    case extra, list, anything, note, more
  }

  private enum MoreKeys: String, CodingKey {
    case rows
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // AnyJSON keeps any JSON. Missing or null: the default stays.
    extra =
      try container.decodeIfPresent([String: AnyJSON].self, forKey: .extra)?.mapValues { $0.tree }
      ?? extra
    // AnyJSON keeps any JSON.
    list = try container.decode([AnyJSON].self, forKey: .list).map { $0.tree }
    let moreObject = try container.objectIfPresent(keyedBy: MoreKeys.self, forKey: .more)
    rows = try moreObject?.decodeIfPresent(
      [String: [AnyJSON?]].self, forKey: .rows
    )?.mapValues { $0.map { $0?.tree } }
    // AnyJSON keeps any JSON. Missing or null: the default stays.
    anything = try container.decodeIfPresent(AnyJSON.self, forKey: .anything)?.tree ?? anything
    // AnyJSON keeps any JSON.
    note = try container.decodeIfPresent(AnyJSON.self, forKey: .note)?.tree
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(extra.mapValues { try AnyJSON($0) }, forKey: .extra)
    try container.encode(list.map { try AnyJSON($0) }, forKey: .list)
    // Nil leaves out the object around it, too.
    if rows != nil {
      var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
      try moreObject.encodeIfPresent(
        rows.map { try $0.mapValues { try $0.map { try $0.map { try AnyJSON($0) } } } },
        forKey: .rows)
    }
    try container.encode(try AnyJSON(anything), forKey: .anything)
    try container.encodeIfPresent(note.map { try AnyJSON($0) }, forKey: .note)
  }
}

extension KeyedDecodingContainer {
  /// Returns the object at a key; nil where it is missing or null.
  fileprivate func objectIfPresent<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try nestedContainer(keyedBy: type, forKey: key)
  }
}
