// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct IdentifiersValued {
  let id: UUID?
  let others: [UUID]
  let chosen: Set<UUID>?
}

extension IdentifiersValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, others, chosen
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(UUID.self, forKey: .id)
    // Missing or null: [].
    others = try container.decodeIfPresent([UUID].self, forKey: .others) ?? []
    chosen = try container.decodeIfPresent(Set<UUID>.self, forKey: .chosen)
  }
}
