// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct AnyCommandValued {
  // TODO: "service": what is read there changes no stored property

  // TODO: command: only code knows which types stand behind the protocol
  // TODO: command: it is read as CommandType, and only code knows what becomes of that
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
