// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

enum GesturesValued {
  case tap(count: Int)
  case swipe(Swipe)
  case none

  struct Swipe: Codable {
    let distance: Double
    let fingers: Int?
  }
}

extension GesturesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, count
  }

  private enum CodingTag: String, Codable {
    case tap, swipe, none
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .type) {
    case .tap:
      self = .tap(count: try container.decode(Int.self, forKey: .count))
    case .swipe:
      self = .swipe(try Swipe(from: decoder))
    case .none:
      self = .none
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .tap(let count):
      try container.encode(CodingTag.tap, forKey: .type)
      try container.encode(count, forKey: .count)
    case .swipe(let value):
      try container.encode(CodingTag.swipe, forKey: .type)
      try value.encode(to: encoder)
    case .none:
      try container.encode(CodingTag.none, forKey: .type)
    }
  }
}
