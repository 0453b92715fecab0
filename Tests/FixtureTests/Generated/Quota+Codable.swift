// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Plan.
extension Quota: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, count
  }

  private enum CodingTag: String, Codable {
    case seats, plan, unlimited
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .kind) {
    case .seats:
      self = .seats(count: try container.decode(Int.self, forKey: .count))
    case .plan:
      self = .plan(try Plan(from: decoder))
    case .unlimited:
      self = .unlimited
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .seats(let count):
      try container.encode(CodingTag.seats, forKey: .kind)
      try container.encode(count, forKey: .count)
    case .plan(let value):
      try container.encode(CodingTag.plan, forKey: .kind)
      try value.encode(to: encoder)
    case .unlimited:
      try container.encode(CodingTag.unlimited, forKey: .kind)
    }
  }
}
