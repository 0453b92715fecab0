// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Asset.
extension Release: Codable {
  private enum CodingKeys: String, CodingKey {
    case tag = "tag_name"
    case name
    case isDraft = "draft"
    case isPrerelease = "prerelease"
    case assets
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    tag = try container.decodeIfPresent(String.self, forKey: .tag) ?? tag
    name = try container.decodeIfPresent(String.self, forKey: .name)
    isDraft = try container.decodeIfPresent(Bool.self, forKey: .isDraft) ?? isDraft
    isPrerelease = try container.decodeIfPresent(Bool.self, forKey: .isPrerelease) ?? isPrerelease
    assets = try container.decodeIfPresent([Asset].self, forKey: .assets) ?? assets
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tag, forKey: .tag)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encode(isDraft, forKey: .isDraft)
    try container.encode(isPrerelease, forKey: .isPrerelease)
    try container.encode(assets, forKey: .assets)
  }
}
