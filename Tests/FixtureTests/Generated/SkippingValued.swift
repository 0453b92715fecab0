// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SkippingValued {
  let numbers: [Int]
  let kinds: [Kind]
  let named: [String: Int]

  enum Kind: String, Codable {
    case small
    case large = "LARGE"
  }
}

extension SkippingValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case numbers, kinds, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: []. What is not right in it is left out.
    numbers =
      try container.decodeIfPresent([Valid<Int>].self, forKey: .numbers)?.compactMap(\.value) ?? []
    kinds =
      try container.decodeIfPresent([Valid<Kind>].self, forKey: .kinds)?.compactMap(\.value) ?? []
    // Missing or null: [:]. What is not right in it is left out.
    named =
      try container.decodeIfPresent(
        [String: Valid<Int>].self, forKey: .named)?.compactMapValues(\.value)
      ?? [:]
  }
}

/// An element, or nil for one that is not right.
private struct Valid<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}
