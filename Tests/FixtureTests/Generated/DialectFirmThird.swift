// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DialectFirmThird {
  let name: String
  var address: String?
}

extension DialectFirmThird: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, address
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    // A value of another type counts as missing.
    address = try? container.decode(String.self, forKey: .address)
  }
}
