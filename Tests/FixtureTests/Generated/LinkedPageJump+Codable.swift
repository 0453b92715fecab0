// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension LinkedPage.Jump: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, `self`, n
  }

  private enum CodingTag: String, Codable {
    case to, `self`
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .kind) {
    case .to:
      self = .to(
        self: try container.decode(String.self, forKey: .`self`),
        n: try container.decode(Int.self, forKey: .n))
    case .`self`:
      self = .`self`
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .to(let selfValue, let n):
      try container.encode(CodingTag.to, forKey: .kind)
      try container.encode(selfValue, forKey: .`self`)
      try container.encode(n, forKey: .n)
    case .`self`:
      try container.encode(CodingTag.`self`, forKey: .kind)
    }
  }
}
