// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

extension Asset: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case contentType = "content_type"
    case size
    case downloads = "download_count"
    case digest
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    contentType = try container.decodeIfPresent(String.self, forKey: .contentType) ?? contentType
    size = try container.decodeIfPresent(Int.self, forKey: .size) ?? size
    downloads = try container.decodeIfPresent(Int.self, forKey: .downloads) ?? downloads
    digest = try container.decodeIfPresent(Data.self, forKey: .digest)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(contentType, forKey: .contentType)
    try container.encode(size, forKey: .size)
    try container.encode(downloads, forKey: .downloads)
    try container.encodeIfPresent(digest, forKey: .digest)
  }
}
