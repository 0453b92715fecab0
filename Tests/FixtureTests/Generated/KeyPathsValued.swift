// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KeyPathsValued {
  let id: Int
  let title: String
  let text: String?
  let sound: String?
}

extension KeyPathsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, alert, sound
  }

  private enum AlertKeys: String, CodingKey {
    case title, body
  }

  private enum AlertBodyKeys: String, CodingKey {
    case text
  }

  private enum SoundKeys: String, CodingKey {
    case sound = "name"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? 0
    let alertObject = try container.objectIfPresent(keyedBy: AlertKeys.self, forKey: .alert)
    // Missing or null: "".
    title = try alertObject?.decodeIfPresent(String.self, forKey: .title) ?? ""
    let alertBodyObject = try alertObject?.objectIfPresent(
      keyedBy: AlertBodyKeys.self, forKey: .body)
    text = try alertBodyObject?.decodeIfPresent(String.self, forKey: .text)
    let soundObject = try container.objectIfPresent(keyedBy: SoundKeys.self, forKey: .sound)
    sound = try soundObject?.decodeIfPresent(String.self, forKey: .sound)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var alertObject = container.nestedContainer(keyedBy: AlertKeys.self, forKey: .alert)
    try alertObject.encode(title, forKey: .title)
    // Nil leaves out the object around it, too.
    if text != nil {
      var alertBodyObject = alertObject.nestedContainer(keyedBy: AlertBodyKeys.self, forKey: .body)
      try alertBodyObject.encodeIfPresent(text, forKey: .text)
    }
    // Nil leaves out the object around it, too.
    if sound != nil {
      var soundObject = container.nestedContainer(keyedBy: SoundKeys.self, forKey: .sound)
      try soundObject.encodeIfPresent(sound, forKey: .sound)
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
