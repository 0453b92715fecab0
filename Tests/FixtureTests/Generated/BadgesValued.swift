// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BadgesValued {
  let first: Badge
  let next: Badge?
  let others: [Badge]
  let named: [String: Badge]
  let used: Set<Badge>
}

extension BadgesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case first, next, others, named, used
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Badge is Codable already.
    first = try container.decode(Badge.self, forKey: .first)
    next = try container.decodeIfPresent(Badge.self, forKey: .next)
    // Badge is Codable already. Missing or null: [].
    others = try container.decodeIfPresent([Badge].self, forKey: .others) ?? []
    // Badge is Codable already. Missing or null: [:].
    named = try container.decodeIfPresent([String: Badge].self, forKey: .named) ?? [:]
    // Badge is Codable already. Missing or null: [].
    used = try container.decodeIfPresent(Set<Badge>.self, forKey: .used) ?? []
  }
}
