// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct JourneyRestored {
  var name = ""
  var latitude = 0.0
  var longitude: Double?
  var zone = "UTC"
  var tags: [String] = []
  var start = Date(timeIntervalSince1970: 0)
  var seats = 1
}

extension JourneyRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, place, plan
  }

  private enum PlaceKeys: String, CodingKey {
    case latitude = "lat"
    case longitude = "lon"
    case more
  }

  private enum PlaceMoreKeys: String, CodingKey {
    case zone, list
  }

  private enum PlaceMoreListKeys: String, CodingKey {
    case tags
  }

  private enum PlanKeys: String, CodingKey {
    case start, seats
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    let placeObject = try container.decodeIfPresent(Keyed<PlaceKeys>.self, forKey: .place)?.object
    // It must be there in its object. Without that: the default stays.
    latitude = try placeObject?.decode(Double.self, forKey: .latitude) ?? latitude
    longitude = try placeObject?.decodeIfPresent(Double.self, forKey: .longitude)
    let placeMoreObject = try? placeObject?.nestedContainer(
      keyedBy: PlaceMoreKeys.self, forKey: .more)
    // The object is looked up without a verb: whether others are, too, nothing shows. Missing or
    // null: the default stays.
    zone = try placeMoreObject?.decodeIfPresent(String.self, forKey: .zone) ?? zone
    let placeMoreListObject = try placeMoreObject?.decodeIfPresent(
      Keyed<PlaceMoreListKeys>.self, forKey: .list)?.object
    tags = try placeMoreListObject?.decodeIfPresent([String].self, forKey: .tags) ?? tags
    let planObject = try container.nestedContainer(keyedBy: PlanKeys.self, forKey: .plan)
    // A date as seconds since 1970. Missing or null: the default stays.
    start = try planObject.decodeIfPresent(SecondsSince1970.self, forKey: .start)?.value ?? start
    // Missing or null: the default stays.
    seats = try planObject.decodeIfPresent(Int.self, forKey: .seats) ?? seats
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var placeObject = container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
    try placeObject.encode(latitude, forKey: .latitude)
    try placeObject.encodeIfPresent(longitude, forKey: .longitude)
    var placeMoreObject = placeObject.nestedContainer(keyedBy: PlaceMoreKeys.self, forKey: .more)
    try placeMoreObject.encode(zone, forKey: .zone)
    var placeMoreListObject = placeMoreObject.nestedContainer(
      keyedBy: PlaceMoreListKeys.self, forKey: .list)
    try placeMoreListObject.encode(tags, forKey: .tags)
    var planObject = container.nestedContainer(keyedBy: PlanKeys.self, forKey: .plan)
    try planObject.encode(SecondsSince1970(start), forKey: .start)
    try planObject.encode(seats, forKey: .seats)
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
