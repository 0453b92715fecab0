// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct DatesValued {
  let created: Date
  let updated: Date?
  let visits: [Date]
  let named: [String: Date]
}

extension DatesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case created, updated, visits, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: Date(timeIntervalSince1970: 978307200).
    created =
      try container.decodeIfPresent(Date.self, forKey: .created)
      ?? Date(timeIntervalSince1970: 978307200)
    updated = try container.decodeIfPresent(Date.self, forKey: .updated)
    // Missing or null: [].
    visits = try container.decodeIfPresent([Date].self, forKey: .visits) ?? []
    // Missing or null: [:].
    named = try container.decodeIfPresent([String: Date].self, forKey: .named) ?? [:]
  }
}
