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
      self = .unknown(try [String: AnyJSON](from: decoder).mapValues(\.tree))
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
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let value):
      try container.encode(CodingTag.text, forKey: .type)
      try container.encode(value, forKey: .value)
    case .ping:
      try container.encode(CodingTag.ping, forKey: .type)
    case .unknown(let value):
      try AnyJSON(value).encode(to: encoder)
    }
  }
}
