// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct DatesReflected {
  var created = Date(timeIntervalSince1970: 978307200)
  var updated: Date?
  var visits: [Date] = []
  var named: [String: Date] = [:]
}

extension DatesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case created, updated, visits, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    created = try container.decodeIfPresent(Date.self, forKey: .created) ?? created
    updated = try container.decodeIfPresent(Date.self, forKey: .updated)
    visits = try container.decodeIfPresent([Date].self, forKey: .visits) ?? visits
    named = try container.decodeIfPresent([String: Date].self, forKey: .named) ?? named
  }
}
