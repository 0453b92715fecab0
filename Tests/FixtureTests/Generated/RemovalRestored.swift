// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct RemovalRestored {
  var first = "a"
  var second: Int?
  var third = 0
  var town = "Bergen"
  var floor = 0
  var since = Date(timeIntervalSince1970: 0)
  var boxes: [Box] = []
  var plan: Plan?
  var van = Box()
  var labels: [String: [Double]]? = [:]
  var note: String?

  struct Box {
    var size = 1
    var content: [String]?
  }

  enum Plan: String, Codable {
    case cheap, fast
  }
}

extension RemovalRestored: Codable {
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
    boxes = try container.decode([Box].self, forKey: .boxes)
    // It is written to "kind".
    plan = try container.decodeIfPresent(Plan.self, forKey: .plan)
    let vansObject = try container.decodeIfPresent(Keyed<VansKeys>.self, forKey: .vans)?.object
    // It is written to "van". Missing or null: the default stays.
    van = try vansObject?.decodeIfPresent(Box.self, forKey: .van) ?? van
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

extension RemovalRestored.Box: Codable {
  private enum CodingKeys: String, CodingKey {
    case size, inside
  }

  private enum InsideKeys: String, CodingKey {
    case content
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(Int.self, forKey: .size)
    let insideObject = try container.decodeIfPresent(
      Keyed<InsideKeys>.self, forKey: .inside)?.object
    content = try insideObject?.decodeIfPresent([String].self, forKey: .content)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    // Nil leaves out the object around it, too.
    if content != nil {
      var insideObject = container.nestedContainer(keyedBy: InsideKeys.self, forKey: .inside)
      try insideObject.encodeIfPresent(content, forKey: .content)
    }
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
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
