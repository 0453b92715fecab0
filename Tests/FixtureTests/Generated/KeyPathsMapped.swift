// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KeyPathsMapped {
  var id = 0
  var title = ""
  var text: String?
  var sound: String?
}

extension KeyPathsMapped: Codable {
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
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    let alertObject = try container.decodeIfPresent(Keyed<AlertKeys>.self, forKey: .alert)?.object
    title = try alertObject?.decodeIfPresent(String.self, forKey: .title) ?? title
    let alertBodyObject = try alertObject?.decodeIfPresent(
      Keyed<AlertBodyKeys>.self, forKey: .body)?.object
    text = try alertBodyObject?.decodeIfPresent(String.self, forKey: .text)
    let soundObject = try container.decodeIfPresent(Keyed<SoundKeys>.self, forKey: .sound)?.object
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

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
