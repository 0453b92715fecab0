// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RestorableKindsReflected {
  var kind = RestorableKinds.Kind.a
  var others: [RestorableKinds.Kind]?
  var map: [String: RestorableKinds.Kind] = [:]
}

extension RestorableKindsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, others, map
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    kind = try container.decodeIfPresent(RestorableKinds.Kind.self, forKey: .kind) ?? kind
    others = try container.decodeIfPresent([RestorableKinds.Kind].self, forKey: .others)
    map = try container.decodeIfPresent([String: RestorableKinds.Kind].self, forKey: .map) ?? map
  }
}
