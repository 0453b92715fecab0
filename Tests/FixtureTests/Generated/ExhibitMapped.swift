// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct ExhibitMapped {
  @PolymorphicValue var picture: (any Picture)?
  @PolymorphicValue var others: [any Picture]?
  var room: Int?? = .some(nil)
  var floor: Int??
}

extension ExhibitMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case picture, others, room, floor
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // The property wrapper stays.
    _picture = try PolymorphicValue(
      wrappedValue: container.decode(PolymorphicValue<any Picture>.self, forKey: .picture)
        .wrappedValue)
    _others = try PolymorphicValue(
      wrappedValue: container.decode(PolymorphicValue<[any Picture]>.self, forKey: .others)
        .wrappedValue)
    // Missing: the default stays. Null: nil.
    room =
      try container.contains(.room) ? container.decodeIfPresent(Int?.self, forKey: .room) : room
    floor = try container.decodeIfPresent(Int?.self, forKey: .floor)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard _picture.wrappedValue != nil else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "picture must be there, and is nil."))
    }
    try container.encode(_picture, forKey: .picture)
    guard _others.wrappedValue != nil else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "others must be there, and is nil."))
    }
    try container.encode(_others, forKey: .others)
    try container.encodeIfPresent(room ?? nil, forKey: .room)
    try container.encodeIfPresent(floor ?? nil, forKey: .floor)
  }
}
