// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct MeetingRestored {
  var start = Date(timeIntervalSince1970: 0)
  var end: Date?
  var room: Room = .small
  var guests: [Guest] = []
  var page: URL?

  enum Room: String, Codable {
    case small, large
  }

  struct Guest: Codable {
    var name = ""
  }
}

extension MeetingRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, end, room, guests, page
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A date as seconds since 1970. Code of the type's own reads it: found by trying, and other
    // keys would not show.
    start = try container.decode(SecondsSince1970.self, forKey: .start).value
    // A date as milliseconds since 1970. Code of the type's own reads it: found by trying, and
    // other keys would not show.
    end = try container.decodeIfPresent(MillisecondsSince1970.self, forKey: .end)?.value
    // Code of the type's own reads it: found by trying, and other keys would not show.
    room = try container.decode(Room.self, forKey: .room)
    guests = try container.decode([Guest].self, forKey: .guests)
    page = try container.decodeIfPresent(URL.self, forKey: .page)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(SecondsSince1970(start), forKey: .start)
    try container.encodeIfPresent(end.map { MillisecondsSince1970($0) }, forKey: .end)
    try container.encode(room, forKey: .room)
    try container.encode(guests, forKey: .guests)
    try container.encodeIfPresent(page, forKey: .page)
  }
}

/// A date as milliseconds since 1970.
private struct MillisecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number / 1_000)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970 * 1_000)
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
