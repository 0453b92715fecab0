// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DepotRestored {
  var main = Site()
  var others: [Site] = []
  var byName: [String: Site?]?

  struct Site {
    var fullName = ""
    var number: Int?
  }
}

extension DepotRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case main
    case others
    case byName = "by_name"
    case byNameKey = "byName"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    main = try container.decodeIfPresent(Site.self, forKey: .main) ?? main
    others = try container.decodeIfPresent([Site].self, forKey: .others) ?? others
    // It is written to "byName".
    byName = try container.decodeIfPresent([String: Site?].self, forKey: .byName)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(main, forKey: .main)
    try container.encode(others, forKey: .others)
    try container.encodeIfPresent(byName, forKey: .byNameKey)
  }
}

extension DepotRestored.Site: Codable {
  private enum CodingKeys: String, CodingKey {
    case fullName = "full_name"
    case fullNameKey = "fullName"
    case number
    case ids
  }

  private enum IdsKeys: String, CodingKey {
    case number
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // It is written to "fullName". Missing or null: the default stays.
    fullName = try container.decodeIfPresent(String.self, forKey: .fullName) ?? fullName
    let idsObject = try container.decodeIfPresent(Keyed<IdsKeys>.self, forKey: .ids)?.object
    // It is written to "number".
    number = try idsObject?.decodeIfPresent(Int.self, forKey: .number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fullName, forKey: .fullNameKey)
    try container.encodeIfPresent(number, forKey: .number)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
