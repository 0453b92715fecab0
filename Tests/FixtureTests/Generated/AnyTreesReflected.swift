// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct AnyTreesReflected {
  var maybe: AnyJSON?
  var list: [AnyJSON] = []
  var object: [String: AnyJSON] = [:]
}

extension AnyTreesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case maybe, list, object
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // AnyJSON keeps any JSON.
    maybe = try container.decodeIfPresent(AnyJSON.self, forKey: .maybe)
    // AnyJSON keeps any JSON. Missing or null: the default stays.
    list = try container.decodeIfPresent([AnyJSON].self, forKey: .list) ?? list
    object = try container.decodeIfPresent([String: AnyJSON].self, forKey: .object) ?? object
  }
}
