// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct GalleryMapped {
  @PolymorphicValue var pictures: [any Picture] = []
  @PolymorphicValue var framed: [any Picture] = []
}

extension GalleryMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case pictures, more
  }

  private enum MoreKeys: String, CodingKey {
    case framed
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // The property wrapper stays. Missing or null: the default stays. What is not right in it is
    // left out.
    _pictures =
      try container.decodeIfPresent(
        [Valid<PolymorphicValue<any Picture>>].self, forKey: .pictures
      ).map { PolymorphicValue(wrappedValue: $0.compactMap(\.value).map(\.wrappedValue)) }
      ?? _pictures
    let moreObject = try container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
    // The property wrapper stays. What is not right in it is left out.
    _framed = try PolymorphicValue(
      wrappedValue: moreObject.decode([Valid<PolymorphicValue<any Picture>>].self, forKey: .framed)
        .compactMap(\.value).map(\.wrappedValue))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(_pictures, forKey: .pictures)
    var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
    try moreObject.encode(_framed, forKey: .framed)
  }
}

/// An element, or nil for one that is not right.
private struct Valid<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}
