// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RestorableKindsReflected {
  var kind: Kind = .a
  var others: [Kind]?
  var map: [String: Kind] = [:]

  enum Kind: String, Codable {
    case a, b
  }
}

extension RestorableKindsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, others, map
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    kind = try container.decodeIfPresent(Kind.self, forKey: .kind) ?? kind
    others = try container.decodeIfPresent([Kind].self, forKey: .others)
    map = try container.decodeIfPresent([String: Kind].self, forKey: .map) ?? map
  }
}
