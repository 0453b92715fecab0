// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct WideIntegersValued {
  let signed: Int128
  let unsigned: UInt128
}

extension WideIntegersValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case signed, unsigned
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    signed = try container.decodeIfPresent(Int128.self, forKey: .signed) ?? 0
    unsigned = try container.decodeIfPresent(UInt128.self, forKey: .unsigned) ?? 0
  }
}
