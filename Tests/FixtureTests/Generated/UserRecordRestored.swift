// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct UserRecordRestored {
  var name = ""
  var dateOfBirth = Date.distantPast
  @PolymorphicValue var pet: (any Animal)?
  @PolymorphicValue var friends: [any Animal] = []
}

extension UserRecordRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case dateOfBirth = "date_of_birth"
    case pet
    case friends
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    dateOfBirth = try container.decode(Date.self, forKey: .dateOfBirth)
    // The property wrapper stays.
    _pet = try container.decode(PolymorphicValue<(any Animal)?>.self, forKey: .pet)
    _friends = try container.decode(PolymorphicValue<[any Animal]>.self, forKey: .friends)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(dateOfBirth, forKey: .dateOfBirth)
    try container.encode(_pet, forKey: .pet)
    try container.encode(_friends, forKey: .friends)
  }
}
