// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LikeNamedMapped {
  var first = 1
  var second = 2
  var third = 3
}

extension LikeNamedMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case aB, a, aB0
  }

  private enum ABKeys: String, CodingKey {
    case c
  }

  private enum ABCKeys: String, CodingKey {
    case first = "value"
  }

  private enum AKeys: String, CodingKey {
    case bC
  }

  private enum ABCInnerKeys: String, CodingKey {
    case second = "value"
  }

  private enum AB0Keys: String, CodingKey {
    case third = "value"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let aBObject = try container.decodeIfPresent(Keyed<ABKeys>.self, forKey: .aB)?.object
    let aBCObject = try aBObject?.decodeIfPresent(Keyed<ABCKeys>.self, forKey: .c)?.object
    // Missing or null: the default stays.
    first = try aBCObject?.decodeIfPresent(Int.self, forKey: .first) ?? first
    let aObject = try container.decodeIfPresent(Keyed<AKeys>.self, forKey: .a)?.object
    let aBCInnerObject = try aObject?.decodeIfPresent(Keyed<ABCInnerKeys>.self, forKey: .bC)?.object
    second = try aBCInnerObject?.decodeIfPresent(Int.self, forKey: .second) ?? second
    let aB0Object = try container.decodeIfPresent(Keyed<AB0Keys>.self, forKey: .aB0)?.object
    third = try aB0Object?.decodeIfPresent(Int.self, forKey: .third) ?? third
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var aBObject = container.nestedContainer(keyedBy: ABKeys.self, forKey: .aB)
    var aBCObject = aBObject.nestedContainer(keyedBy: ABCKeys.self, forKey: .c)
    try aBCObject.encode(first, forKey: .first)
    var aObject = container.nestedContainer(keyedBy: AKeys.self, forKey: .a)
    var aBCInnerObject = aObject.nestedContainer(keyedBy: ABCInnerKeys.self, forKey: .bC)
    try aBCInnerObject.encode(second, forKey: .second)
    var aB0Object = container.nestedContainer(keyedBy: AB0Keys.self, forKey: .aB0)
    try aB0Object.encode(third, forKey: .third)
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
