// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LengthsReflected {
  // TODO: height: what the transformer meters does only its code knows
  // TODO: height: its default cannot be written as an expression
  // TODO: widths: what the transformer meters does only its code knows
}

extension LengthsReflected: Codable {
  private enum CodingKeys: CodingKey {
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self)
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
