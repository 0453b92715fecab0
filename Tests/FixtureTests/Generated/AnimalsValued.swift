// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

class AnimalsValuedValuedAnimal: Codable {
  let name: String
  let age: Int?

  private enum CodingKeys: String, CodingKey {
    case name, age
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: "".
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
    age = try container.decodeIfPresent(Int.self, forKey: .age)
  }
}

final class AnimalsValued: AnimalsValuedValuedAnimal {
  let tricks: [String]
  let friend: AnimalsValuedValuedAnimal?

  private enum CodingKeys: String, CodingKey {
    case tricks, friend
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [].
    tricks = try container.decodeIfPresent([String].self, forKey: .tricks) ?? []
    friend = try container.decodeIfPresent(AnimalsValuedValuedAnimal.self, forKey: .friend)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tricks, forKey: .tricks)
    try container.encodeIfPresent(friend, forKey: .friend)
  }
}
