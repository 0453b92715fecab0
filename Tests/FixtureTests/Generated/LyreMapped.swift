// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class LyreMapped: Codable {
  var name = "n"
  var strings = 6
  var gods = 1

  private enum CodingKeys: String, CodingKey {
    case name = "title"
    case more
  }

  private enum MoreKeys: String, CodingKey {
    case gods
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    let moreObject = try container.decodeIfPresent(Keyed<MoreKeys>.self, forKey: .more)?.object
    gods = try moreObject?.decodeIfPresent(Int.self, forKey: .gods) ?? gods
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
    try moreObject.encode(gods, forKey: .gods)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
