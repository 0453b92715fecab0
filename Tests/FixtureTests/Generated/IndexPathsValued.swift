// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct IndexPathsValued {
  // TODO: x: it stands at an index of an array, which a Codable key has not
  // TODO: y: it stands at an index of an array, which a Codable key has not
  // TODO: first: it stands at an index of an array, which a Codable key has not
}

extension IndexPathsValued: Codable {
  private enum CodingKeys: CodingKey {
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self)
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
