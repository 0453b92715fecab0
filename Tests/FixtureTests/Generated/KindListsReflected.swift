// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KindListsReflected {
  var kinds: [Kind] = []
  var gaps: [Kind?] = []
  var chosen: Set<Kind>?
  var named: [String: Kind] = [:]
  var grid: [[Kind]]?

  enum Kind: String, Codable {
    case small
    case large = "LARGE"
  }
}

extension KindListsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case kinds, gaps, chosen, named, grid
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    kinds = try container.decodeIfPresent([Kind].self, forKey: .kinds) ?? kinds
    gaps = try container.decodeIfPresent([Kind?].self, forKey: .gaps) ?? gaps
    chosen = try container.decodeIfPresent(Set<Kind>.self, forKey: .chosen)
    named = try container.decodeIfPresent([String: Kind].self, forKey: .named) ?? named
    grid = try container.decodeIfPresent([[Kind]].self, forKey: .grid)
  }
}
