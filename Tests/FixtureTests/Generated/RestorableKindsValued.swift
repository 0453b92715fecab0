// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RestorableKindsValued {
  let kind: Kind
  let others: [Kind]?
  let map: [String: Kind]

  enum Kind: String, Codable {
    case a, b
  }
}

extension RestorableKindsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, others, map
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: .a.
    kind = try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .a
    others = try container.decodeIfPresent([Kind].self, forKey: .others)
    // Missing or null: [:].
    map = try container.decodeIfPresent([String: Kind].self, forKey: .map) ?? [:]
  }
}
