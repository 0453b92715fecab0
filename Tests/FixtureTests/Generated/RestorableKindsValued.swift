// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RestorableKindsValued {
  let kind: RestorableKinds.Kind
  let others: [RestorableKinds.Kind]?
  let map: [String: RestorableKinds.Kind]
}

extension RestorableKindsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, others, map
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: RestorableKinds.Kind.a.
    kind =
      try container.decodeIfPresent(RestorableKinds.Kind.self, forKey: .kind)
      ?? RestorableKinds.Kind.a
    others = try container.decodeIfPresent([RestorableKinds.Kind].self, forKey: .others)
    // Missing or null: [:].
    map = try container.decodeIfPresent([String: RestorableKinds.Kind].self, forKey: .map) ?? [:]
  }
}
