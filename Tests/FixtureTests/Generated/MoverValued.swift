// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct MoverValued {
  let name: String
  let wage: Decimal
  let home: URL?
  let lifts: [Int: Bool]
}

extension MoverValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case name = "full_name"
    case nameKey = "name"
    case wage
    case home
    case lifts = "can_lift"
    case liftsKey = "lifts"
    case links
  }

  private enum LinksKeys: String, CodingKey {
    case home
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // It is written to "name".
    name = try container.decode(String.self, forKey: .name)
    wage = try container.decode(Decimal.self, forKey: .wage)
    let linksObject = try container.decodeIfPresent(Keyed<LinksKeys>.self, forKey: .links)?.object
    // It is written to "home".
    home = try linksObject?.decodeIfPresent(URL.self, forKey: .home)
    // It is written to "lifts".
    lifts = try container.decode([Int: Bool].self, forKey: .lifts)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .nameKey)
    try container.encode(wage, forKey: .wage)
    try container.encodeIfPresent(home, forKey: .home)
    try container.encode(lifts, forKey: .liftsKey)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
