// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

enum SignalValued {
  case go(Int)
  case other([String: AnyJSON])
}

extension SignalValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, value
  }

  private enum CodingTag: String, Codable {
    case go
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .type)
    guard let tag = CodingTag(rawValue: text) else {
      // An unknown tag keeps the whole object.
      self = .other(try decoder.singleValueContainer().decode([String: AnyJSON].self))
      return
    }
    switch tag {
    case .go:
      self = .go(try container.decode(Int.self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .go(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.go, forKey: .type)
      try container.encode(value, forKey: .value)
    case .other(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
