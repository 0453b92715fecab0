// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct YesOrNoReflected {
  // TODO: isOpen: its transformer has no name
  var isOpen = false
  // TODO: isPaid: its transformer has no name
  var isPaid: Bool?
  // TODO: days: its transformer has no name
  var days: [Bool] = []
}

extension YesOrNoReflected: Codable {
  private enum CodingKeys: CodingKey {
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self)
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
