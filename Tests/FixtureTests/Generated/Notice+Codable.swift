// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

extension Notice: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, value
  }

  private enum CodingTag: String, Codable {
    case text, ping
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .type)
    guard let tag = CodingTag(rawValue: text) else {
      // An unknown tag keeps the whole object.
      self = .unknown(
        try decoder.singleValueContainer().decode([String: AnyJSON].self).mapValues(\.tree))
      return
    }
    switch tag {
    case .text:
      self = .text(try container.decode(String.self, forKey: .value))
    case .ping:
      self = .ping
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.text, forKey: .type)
      try container.encode(value, forKey: .value)
    case .ping:
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.ping, forKey: .type)
    case .unknown(let value):
      var container = encoder.singleValueContainer()
      try container.encode(AnyJSON(value))
    }
  }
}
