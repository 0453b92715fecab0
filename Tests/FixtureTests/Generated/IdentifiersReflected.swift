// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct IdentifiersReflected {
  var id: UUID?
  var others: [UUID] = []
  var chosen: Set<UUID>?
}

extension IdentifiersReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, others, chosen
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(UUID.self, forKey: .id)
    // Missing or null: the default stays.
    others = try container.decodeIfPresent([UUID].self, forKey: .others) ?? others
    chosen = try container.decodeIfPresent(Set<UUID>.self, forKey: .chosen)
  }
}
