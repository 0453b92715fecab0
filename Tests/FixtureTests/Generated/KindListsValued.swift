// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KindListsValued {
  let kinds: [Kind]
  let gaps: [Kind?]
  let chosen: Set<Kind>?
  let named: [String: Kind]
  let grid: [[Kind]]?

  enum Kind: String, Codable {
    case small
    case large = "LARGE"
  }
}

extension KindListsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case kinds, gaps, chosen, named, grid
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [].
    kinds = try container.decodeIfPresent([Kind].self, forKey: .kinds) ?? []
    gaps = try container.decodeIfPresent([Kind?].self, forKey: .gaps) ?? []
    chosen = try container.decodeIfPresent(Set<Kind>.self, forKey: .chosen)
    // Missing or null: [:].
    named = try container.decodeIfPresent([String: Kind].self, forKey: .named) ?? [:]
    grid = try container.decodeIfPresent([[Kind]].self, forKey: .grid)
  }
}
