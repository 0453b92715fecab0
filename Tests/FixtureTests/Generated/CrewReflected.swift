// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CrewReflected {
  var roles: Set<Role> = []
  var ranks: Set<Rank>?
  var shifts: [Set<Shift>] = []
  var teams: [String: Set<CarriedTeam>] = [:]
  var guests: [Guest] = []

  // Hashable by all that it holds, since it stands in a set.
  struct Role: Hashable {
    var name = ""
    var place: Place?
    var tags: [Tag] = []
    var marks: [String: Rank] = [:]
  }

  // Hashable by all that it holds, since it stands in a set.
  struct Place: Hashable {
    var city = ""
  }

  // Hashable by all that it holds, since it stands in a set.
  struct Tag: Hashable {
    var text = ""
  }

  // Hashable by all that it holds, since it stands in a set.
  enum Rank: Hashable {
    case chief(Badge)
    case mate(level: Int)
    case none
  }

  // Hashable by all that it holds, since it stands in a set.
  struct Badge: Hashable {
    var number = 0
  }

  // Hashable by all that it holds, since it stands in a set.
  struct Shift: Hashable {
    var hours: Set<Int> = []
  }

  // Hashable by all that it holds, since it stands in a set.
  struct CarriedTeam: Hashable {
    var item = Team()
  }

  // Hashable by all that it holds, since it stands in a set.
  struct Team: Hashable {
    var name = ""
  }

  struct Guest {
    var name = ""
  }
}

extension CrewReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case roles, ranks, shifts, teams, guests
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    roles = try container.decodeIfPresent(Set<Role>.self, forKey: .roles) ?? roles
    ranks = try container.decodeIfPresent(Set<Rank>.self, forKey: .ranks)
    shifts = try container.decodeIfPresent([Set<Shift>].self, forKey: .shifts) ?? shifts
    teams = try container.decodeIfPresent([String: Set<CarriedTeam>].self, forKey: .teams) ?? teams
    guests = try container.decodeIfPresent([Guest].self, forKey: .guests) ?? guests
  }
}

extension CrewReflected.Role: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, place, tags, marks
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    place = try container.decodeIfPresent(CrewReflected.Place.self, forKey: .place)
    tags = try container.decodeIfPresent([CrewReflected.Tag].self, forKey: .tags) ?? tags
    marks =
      try container.decodeIfPresent([String: CrewReflected.Rank].self, forKey: .marks) ?? marks
  }
}

extension CrewReflected.Place: Codable {
  private enum CodingKeys: String, CodingKey {
    case city
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    city = try container.decodeIfPresent(String.self, forKey: .city) ?? city
  }
}

extension CrewReflected.Tag: Codable {
  private enum CodingKeys: String, CodingKey {
    case text
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    text = try container.decodeIfPresent(String.self, forKey: .text) ?? text
  }
}

extension CrewReflected.Rank: Codable {
  private enum CodingKeys: String, CodingKey {
    case rank, level
  }

  private enum CodingTag: String, Codable {
    case chief, mate, none
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .rank) {
    case .chief:
      self = .chief(try CrewReflected.Badge(from: decoder))
    case .mate:
      self = .mate(level: try container.decode(Int.self, forKey: .level))
    case .none:
      self = .none
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .chief(let value):
      try container.encode(CodingTag.chief, forKey: .rank)
      try value.encode(to: encoder)
    case .mate(let level):
      try container.encode(CodingTag.mate, forKey: .rank)
      try container.encode(level, forKey: .level)
    case .none:
      try container.encode(CodingTag.none, forKey: .rank)
    }
  }
}

extension CrewReflected.Badge: Codable {
  private enum CodingKeys: String, CodingKey {
    case number
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    number = try container.decodeIfPresent(Int.self, forKey: .number) ?? number
  }
}

extension CrewReflected.Shift: Codable {
  private enum CodingKeys: String, CodingKey {
    case hours
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    hours = try container.decodeIfPresent(Set<Int>.self, forKey: .hours) ?? hours
  }
}

extension CrewReflected.CarriedTeam: Codable {
  private enum CodingKeys: String, CodingKey {
    case item
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    item = try container.decodeIfPresent(CrewReflected.Team.self, forKey: .item) ?? item
  }
}

extension CrewReflected.Team: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
  }
}

extension CrewReflected.Guest: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
  }
}
