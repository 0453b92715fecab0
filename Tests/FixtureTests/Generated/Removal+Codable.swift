// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Removal.Box.
extension Removal: Codable {
  private enum CodingKeys: String, CodingKey {
    case first
    case firstKey = "First"
    case second = "b"
    case c
    case town
    case since
    case boxes
    case plan
    case kind
    case van
    case labels
    case tags
    case note
    case address
    case house
    case load
    case vans
  }

  private enum AddressKeys: String, CodingKey {
    case town, floor
  }

  private enum HouseKeys: String, CodingKey {
    case floor, since
  }

  private enum LoadKeys: String, CodingKey {
    case boxes
  }

  private enum VansKeys: String, CodingKey {
    case van = "first"
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // It is written to "First". Missing or null: the default stays.
    first = try container.decodeIfPresent(String.self, forKey: .first) ?? first
    // It is written to "c".
    second = try container.decodeIfPresent(Int.self, forKey: .second)
    // It is written to "b". Missing or null: the default stays.
    third = try container.decodeIfPresent(Int.self, forKey: .c) ?? third
    let addressObject = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    // It is written to "town". Missing or null: the default stays.
    town = try addressObject.decodeIfPresent(String.self, forKey: .town) ?? town
    // It is written to "house.floor".
    floor = try addressObject.decode(Int.self, forKey: .floor)
    // A date as seconds since 1970. It is written to "house.since". Missing or null: the default
    // stays.
    since = try container.decodeIfPresent(SecondsSince1970.self, forKey: .since)?.value ?? since
    // It is written to "load.boxes".
    boxes = try container.decode([Removal.Box].self, forKey: .boxes)
    // It is written to "kind".
    plan = try container.decodeIfPresent(Removal.Plan.self, forKey: .plan)
    let vansObject = try container.objectIfPresent(keyedBy: VansKeys.self, forKey: .vans)
    // It is written to "van". Missing or null: the default stays.
    van = try vansObject?.decodeIfPresent(Removal.Box.self, forKey: .van) ?? van
    // It is written to "tags". Missing: the default stays. Null: nil.
    labels =
      try container.contains(.labels)
      ? container.decodeIfPresent([String: [Double]].self, forKey: .labels)
      : labels
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .firstKey)
    try container.encodeIfPresent(second, forKey: .c)
    try container.encode(third, forKey: .second)
    try container.encode(town, forKey: .town)
    var houseObject = container.nestedContainer(keyedBy: HouseKeys.self, forKey: .house)
    try houseObject.encode(floor, forKey: .floor)
    try houseObject.encode(SecondsSince1970(since), forKey: .since)
    var loadObject = container.nestedContainer(keyedBy: LoadKeys.self, forKey: .load)
    try loadObject.encode(boxes, forKey: .boxes)
    try container.encodeIfPresent(plan, forKey: .kind)
    try container.encode(van, forKey: .van)
    try container.encodeIfPresent(labels, forKey: .tags)
    try container.encodeIfPresent(note, forKey: .note)
  }
}

/// A date as seconds since 1970.
private struct SecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}

extension KeyedDecodingContainer {
  /// Returns the object at a key; nil where it is missing or null.
  fileprivate func objectIfPresent<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try nestedContainer(keyedBy: type, forKey: key)
  }
}
