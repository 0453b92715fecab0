// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RosterRestored {
  var captain = Player()
  var coach: Player?
  var players: [Player] = []
  var all: [Player] = []
  var required: [Player] = []
  var any: [Player] = []
  var places: [String: Player] = [:]
  var title = "none"
  var isFull = false
  var isOpen = true
  var isPaid: Bool?

  struct Player {
    var name = ""
    var age = 0
  }
}

extension RosterRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case captain, coach, players, all, required, any, places, title, isFull, isOpen, isPaid
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. What is no object counts as missing.
    captain =
      try (try? container.decode(AnObject.self, forKey: .captain)) == nil
      ? captain
      : container.decode(Player.self, forKey: .captain)
    // No verb reads it: found by trying, and other keys would not show. What is no object counts as
    // missing.
    coach =
      try (try? container.decode(AnObject.self, forKey: .coach)) == nil
      ? nil
      : container.decode(Player.self, forKey: .coach)
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing. An object in it that is not right
    // is left out.
    players =
      (try? container.decode([ValidObject<Player>].self, forKey: .players))?.compactMap(\.value)
      ?? players
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. What is no array of objects counts as missing.
    all =
      try (try? container.decode([AnObject].self, forKey: .all)) == nil
      ? all
      : container.decode([Player].self, forKey: .all)
    // Code of the type's own reads it: found by trying, and other keys would not show. An object in
    // it that is not right is left out.
    required = try container.decode(
      [ValidObject<Player>].self, forKey: .required
    ).compactMap(\.value)
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing. What is not right in it is left
    // out.
    any = (try? container.decode([Valid<Player>].self, forKey: .any))?.compactMap(\.value) ?? any
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing. An object in it that is not right
    // is left out.
    places =
      (try? container.decode([String: ValidObject<Player>].self, forKey: .places))?
      .compactMapValues(\.value)
      ?? places
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing.
    title = (try? container.decode(String.self, forKey: .title)) ?? title
    // A boolean as a number, of which 1 alone is true. Code of the type's own reads it: found by
    // trying, and other keys would not show.
    isFull = try container.decode(OneForTrue.self, forKey: .isFull).value
    // A boolean as a number, of which all but 0 is true, and for which true and false stand as
    // well, as for a cast. No verb reads it: found by trying, and other keys would not show.
    // Missing or null: the default stays. A value of another type counts as missing.
    isOpen = (try? container.decode(NonzeroForTrueByCast.self, forKey: .isOpen))?.value ?? isOpen
    // A boolean as a number, of which 1 alone is true, and for which true and false stand as well,
    // as for a cast. No verb reads it: found by trying, and other keys would not show. A value of
    // another type counts as missing.
    isPaid = (try? container.decode(OneForTrueByCast.self, forKey: .isPaid))?.value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(captain, forKey: .captain)
    try container.encodeIfPresent(coach, forKey: .coach)
    try container.encode(players, forKey: .players)
    try container.encode(all, forKey: .all)
    try container.encode(required, forKey: .required)
    try container.encode(any, forKey: .any)
    try container.encode(places, forKey: .places)
    try container.encode(title, forKey: .title)
    try container.encode(OneForTrue(isFull), forKey: .isFull)
    try container.encode(NonzeroForTrueByCast(isOpen), forKey: .isOpen)
    try container.encodeIfPresent(isPaid.map { OneForTrueByCast($0) }, forKey: .isPaid)
  }
}

extension RosterRestored.Player: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, age
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    // Missing or null: the default stays.
    age = try container.decodeIfPresent(Int.self, forKey: .age) ?? age
  }
}

/// Any object, of which nothing is kept.
private struct AnObject: Decodable {
  private enum NoKeys: CodingKey {}

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: NoKeys.self)
  }
}

/// A boolean as a number, of which all but 0 is true, and for which true and false stand as well,
/// as for a cast.
private struct NonzeroForTrueByCast: Codable {
  var value: Bool

  init(_ value: Bool) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag
    } else {
      value = try container.decode(Int.self) != 0
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value ? 1 : 0)
  }
}

/// A boolean as a number, of which 1 alone is true.
private struct OneForTrue: Codable {
  var value: Bool

  init(_ value: Bool) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(Int.self) == 1
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value ? 1 : 0)
  }
}

/// A boolean as a number, of which 1 alone is true, and for which true and false stand as well, as
/// for a cast.
private struct OneForTrueByCast: Codable {
  var value: Bool

  init(_ value: Bool) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag
    } else {
      value = try container.decode(Int.self) == 1
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value ? 1 : 0)
  }
}

/// An element, or nil for one that is not right.
private struct Valid<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}

/// An object, or nil for one that is not right; what is no object is an error.
private struct ValidObject<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    _ = try AnObject(from: decoder)
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}
