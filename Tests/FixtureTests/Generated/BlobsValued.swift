// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct BlobsValued {
  let body: Data
  let thumbnail: Data?
  let parts: [Data]
  let named: [String: Data]?
}

extension BlobsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case body, thumbnail, parts, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: Data().
    body = try container.decodeIfPresent(Data.self, forKey: .body) ?? Data()
    thumbnail = try container.decodeIfPresent(Data.self, forKey: .thumbnail)
    // Missing or null: [].
    parts = try container.decodeIfPresent([Data].self, forKey: .parts) ?? []
    named = try container.decodeIfPresent([String: Data].self, forKey: .named)
  }
}
