// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalOptionalsValued {
  let number: Int??
  let names: [String??]?
  let flag: Bool???
}

extension OptionalOptionalsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, names, flag
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(number ?? nil, forKey: .number)
    try container.encodeIfPresent(names, forKey: .names)
    try container.encodeIfPresent((flag ?? nil) ?? nil, forKey: .flag)
  }
}
