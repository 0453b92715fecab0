// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Radio.Decoder: Codable {
  private enum CodingKeys: String, CodingKey {
    case n
  }

  init(from decoder: any Swift.Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
  }
}
