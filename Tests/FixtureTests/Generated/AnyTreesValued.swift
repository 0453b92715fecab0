// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct AnyTreesValued {
  let maybe: AnyJSON?
  let list: [AnyJSON]
  let object: [String: AnyJSON]
}

extension AnyTreesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case maybe, list, object
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // AnyJSON keeps any JSON.
    maybe = try container.decodeIfPresent(AnyJSON.self, forKey: .maybe)
    // AnyJSON keeps any JSON. Missing or null: [].
    list = try container.decodeIfPresent([AnyJSON].self, forKey: .list) ?? []
    // AnyJSON keeps any JSON. Missing or null: [:].
    object = try container.decodeIfPresent([String: AnyJSON].self, forKey: .object) ?? [:]
  }
}
