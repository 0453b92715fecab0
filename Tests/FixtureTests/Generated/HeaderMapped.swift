// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct HeaderMapped: Codable {
  var title = ""
  var textColor: TextColor = .black

  private enum CodingKeys: String, CodingKey {
    case title
  }

  enum TextColor: String, Codable {
    case black, green, red
  }
}
