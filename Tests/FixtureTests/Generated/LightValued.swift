// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

enum LightValued {
  case on(level: Int)
  case off
  case unknown
}

extension LightValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case state, level
  }

  private enum CodingTag: String, Codable {
    case on, off, unknown
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try? container.decode(CodingTag.self, forKey: .state) {
    case .on?:
      self = .on(level: try container.decode(Int.self, forKey: .level))
    case .off?:
      self = .off
    case .unknown?, nil:
      self = .unknown
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .on(let level):
      try container.encode(CodingTag.on, forKey: .state)
      try container.encode(level, forKey: .level)
    case .off:
      try container.encode(CodingTag.off, forKey: .state)
    case .unknown:
      try container.encode(CodingTag.unknown, forKey: .state)
    }
  }
}
