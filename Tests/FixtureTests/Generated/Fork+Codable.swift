// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Fork: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, left, right, value
  }

  private enum CodingTag: String, Codable {
    case node, leaf
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .kind) {
    case .node:
      self = .node(
        left: try container.decode(Fork.self, forKey: .left),
        right: try container.decodeIfPresent(Fork.self, forKey: .right))
    case .leaf:
      self = .leaf(value: try container.decode(Int.self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .node(let left, let right):
      try container.encode(CodingTag.node, forKey: .kind)
      try container.encode(left, forKey: .left)
      try container.encodeIfPresent(right, forKey: .right)
    case .leaf(let value):
      try container.encode(CodingTag.leaf, forKey: .kind)
      try container.encode(value, forKey: .value)
    }
  }
}
