// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ParcelRestored {
  var state: State = .open
  var last: State?
  var next: State? = .sent
  var size: Size = .small

  enum State: String, Codable {
    case open, sent, other
  }

  enum Size: Int, Codable {
    case small = 1
    case large = 2
  }
}

extension ParcelRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case state, last, next, size
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Code of the type's own reads it: found by trying, and other keys would not show. A raw value
    // of no case is read as .other.
    state = try State(rawValue: container.decode(String.self, forKey: .state)) ?? .other
    // Code of the type's own reads it: found by trying, and other keys would not show. A raw value
    // of no case is read as nil.
    last = try container.decodeIfPresent(String.self, forKey: .last).flatMap(State.init(rawValue:))
    // Code of the type's own reads it: found by trying, and other keys would not show. Missing or
    // null: the default stays. A raw value of no case is read as .other.
    next =
      try container.decodeIfPresent(
        String.self, forKey: .next
      ).map { State(rawValue: $0) ?? .other }
      ?? next
    // Code of the type's own reads it: found by trying, and other keys would not show. Missing or
    // null: the default stays. A raw value of no case is read as .large.
    size =
      try container.decodeIfPresent(Int.self, forKey: .size).map { Size(rawValue: $0) ?? .large }
      ?? size
  }
}
