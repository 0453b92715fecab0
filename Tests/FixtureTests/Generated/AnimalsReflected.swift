// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

class AnimalsReflectedReflectedAnimal: Codable {
  var name = ""
  var age: Int?

  private enum CodingKeys: String, CodingKey {
    case name, age
  }

  init() {}

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    age = try container.decodeIfPresent(Int.self, forKey: .age)
  }
}

final class AnimalsReflected: AnimalsReflectedReflectedAnimal {
  var tricks: [String] = []
  var friend: AnimalsReflectedReflectedAnimal?

  private enum CodingKeys: String, CodingKey {
    case tricks, friend
  }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    tricks = try container.decodeIfPresent([String].self, forKey: .tricks) ?? tricks
    friend = try container.decodeIfPresent(AnimalsReflectedReflectedAnimal.self, forKey: .friend)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tricks, forKey: .tricks)
    try container.encodeIfPresent(friend, forKey: .friend)
  }
}
