// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension LinkedPage.Next: Codable {
  private enum CodingKeys: String, CodingKey {
    case `self`, n
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    self.`self` = try container.decodeIfPresent(String.self, forKey: .`self`) ?? self.`self`
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.`self`, forKey: .`self`)
    try container.encode(n, forKey: .n)
  }
}
