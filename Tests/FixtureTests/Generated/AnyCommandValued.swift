// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct AnyCommandValued {
  // TODO: "service": what is read there changes no stored property

  // TODO: command: which types stand behind the protocol only code knows
  // TODO: command: it is read as CommandType, and what becomes of that only code knows
  // TODO: command: several lines read it, from several places
}

extension AnyCommandValued: Codable {
  private enum CodingKeys: CodingKey {
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self)
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
