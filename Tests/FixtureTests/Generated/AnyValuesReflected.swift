// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct AnyValuesReflected {
  var any: AnyJSON = .null
  var maybe: AnyJSON?
  var list: [AnyJSON] = []
  var named: [String: AnyJSON] = [:]
}

extension AnyValuesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case any, maybe, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    any = try container.decodeIfPresent(AnyJSON.self, forKey: .any) ?? any
    maybe = try container.decodeIfPresent(AnyJSON.self, forKey: .maybe)
    list = try container.decodeIfPresent([AnyJSON].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: AnyJSON].self, forKey: .named) ?? named
  }
}
