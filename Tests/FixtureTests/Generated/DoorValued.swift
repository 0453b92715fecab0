// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

enum DoorValued {
  case open(width: Double)
  case closed
}

extension DoorValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case state, width
  }

  private enum CodingTag: String, Codable {
    case open = "o"
    case closed = "c"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decodeIfPresent(String.self, forKey: .state)
    switch text.flatMap(CodingTag.init(rawValue:)) {
    case .open?:
      self = .open(width: try container.decode(Double.self, forKey: .width))
    case .closed?, nil:
      self = .closed
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .open(let width):
      try container.encode(CodingTag.open, forKey: .state)
      try container.encode(width, forKey: .width)
    case .closed:
      try container.encode(CodingTag.closed, forKey: .state)
    }
  }
}
