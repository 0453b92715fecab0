// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct WideIntegersReflected {
  var signed: Int128 = 0
  var unsigned: UInt128 = 0
}

extension WideIntegersReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case signed, unsigned
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    signed = try container.decodeIfPresent(Int128.self, forKey: .signed) ?? signed
    unsigned = try container.decodeIfPresent(UInt128.self, forKey: .unsigned) ?? unsigned
  }
}
