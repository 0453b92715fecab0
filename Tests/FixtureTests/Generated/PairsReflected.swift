// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct PairsReflected {
  // TODO: point: what the transformer pair does only its code knows
  // TODO: point: its default cannot be written as an expression
  // TODO: other: what the transformer pair does only its code knows
}

extension PairsReflected: Codable {
  private enum CodingKeys: CodingKey {
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self)
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
