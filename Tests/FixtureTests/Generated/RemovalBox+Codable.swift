// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Removal.Box: Codable {
  private enum CodingKeys: String, CodingKey {
    case size, inside
  }

  private enum InsideKeys: String, CodingKey {
    case content
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(Int.self, forKey: .size)
    let insideObject = try container.objectIfPresent(keyedBy: InsideKeys.self, forKey: .inside)
    content = try insideObject?.decodeIfPresent([String].self, forKey: .content)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    // Nil leaves out the object around it, too.
    if content != nil {
      var insideObject = container.nestedContainer(keyedBy: InsideKeys.self, forKey: .inside)
      try insideObject.encodeIfPresent(content, forKey: .content)
    }
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
