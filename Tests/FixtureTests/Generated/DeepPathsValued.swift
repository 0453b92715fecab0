// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DeepPathsValued {
  let a: Int?
  let b: Int
  let c: Int?
  let d: [Int]
}

extension DeepPathsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case x
  }

  private enum XKeys: String, CodingKey {
    case c, y, z
  }

  private enum XYKeys: String, CodingKey {
    case a, b
  }

  private enum XZKeys: String, CodingKey {
    case w
  }

  private enum XZWKeys: String, CodingKey {
    case d
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let xObject = try container.decodeIfPresent(Keyed<XKeys>.self, forKey: .x)?.object
    let xYObject = try xObject?.decodeIfPresent(Keyed<XYKeys>.self, forKey: .y)?.object
    a = try xYObject?.decodeIfPresent(Int.self, forKey: .a)
    // Missing or null: 0.
    b = try xYObject?.decodeIfPresent(Int.self, forKey: .b) ?? 0
    c = try xObject?.decodeIfPresent(Int.self, forKey: .c)
    let xZObject = try xObject?.decodeIfPresent(Keyed<XZKeys>.self, forKey: .z)?.object
    let xZWObject = try xZObject?.decodeIfPresent(Keyed<XZWKeys>.self, forKey: .w)?.object
    // Missing or null: [].
    d = try xZWObject?.decodeIfPresent([Int].self, forKey: .d) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var xObject = container.nestedContainer(keyedBy: XKeys.self, forKey: .x)
    var xYObject = xObject.nestedContainer(keyedBy: XYKeys.self, forKey: .y)
    try xYObject.encodeIfPresent(a, forKey: .a)
    try xYObject.encode(b, forKey: .b)
    try xObject.encodeIfPresent(c, forKey: .c)
    var xZObject = xObject.nestedContainer(keyedBy: XZKeys.self, forKey: .z)
    var xZWObject = xZObject.nestedContainer(keyedBy: XZWKeys.self, forKey: .w)
    try xZWObject.encode(d, forKey: .d)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
