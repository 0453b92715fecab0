// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct PolymorphismReflected {
  @PolymorphicValue var shape: (any AnyShape)?
  @PolymorphicValue var others: [any AnyShape] = []
  @PolymorphicValue var named: [String: any AnyShape] = [:]
}

extension PolymorphismReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case shape, others, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // The property wrapper stays.
    _shape = try container.decode(PolymorphicValue<(any AnyShape)?>.self, forKey: .shape)
    // The property wrapper stays. Missing or null: the default stays.
    _others =
      try container.decodeIfPresent(PolymorphicValue<[any AnyShape]>.self, forKey: .others)
      ?? _others
    _named =
      try container.decodeIfPresent(PolymorphicValue<[String: any AnyShape]>.self, forKey: .named)
      ?? _named
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(_shape, forKey: .shape)
    try container.encode(_others, forKey: .others)
    try container.encode(_named, forKey: .named)
  }
}
