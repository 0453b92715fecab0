import Foundation
import JSONCodable

/// Dates in the style of the context.
enum Dates {
  struct Reflected: JSONMappable {
    var created = Date(timeIntervalSinceReferenceDate: 0)
    var updated: Date?
    var visits: [Date] = []
    var named: [String: Date] = [:]
  }

  struct Mapped: JSONMappable {
    var created = Date(timeIntervalSinceReferenceDate: 0)
    var updated: Date?
    var visits: [Date] = []
    var named: [String: Date] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&created, key: "created")
      try json.map(&updated, key: "updated")
      try json.map(&visits, key: "visits")
      try json.map(&named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    var created = Date(timeIntervalSinceReferenceDate: 0)
    var updated: Date?
    var visits: [Date] = []
    var named: [String: Date] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&created, key: "created")
      try json.restore(&updated, key: "updated")
      try json.restore(&visits, key: "visits")
      try json.restore(&named, key: "named")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let created: Date
    let updated: Date?
    let visits: [Date]
    let named: [String: Date]

    init(JSONDictionary json: JSONObject) throws {
      created = try json.value(key: "created", default: Date(timeIntervalSinceReferenceDate: 0))
      updated = try json.valueIfPresent(key: "updated")
      visits = try json.value(key: "visits", default: [])
      named = try json.value(key: "named", default: [:])
    }
  }

  struct Coded: Codable {
    var created = Date(timeIntervalSinceReferenceDate: 0)
    var updated: Date?
    var visits: [Date] = []
    var named: [String: Date] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&created, .created)
      try json.restore(&updated, .updated)
      try json.restore(&visits, .visits)
      try json.restore(&named, .named)
    }
  }

  static let fixture = Fixture(
    "dates", .foundation,
    [
      #"{"created":5,"updated":-0.5,"visits":[1,2.25],"named":{"a":3}}"#,
      #"{"created":700000000.123,"visits":[],"named":{}}"#,
    ],
    loose: [#"{"updated":null,"created":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// URLs.
enum Links {
  struct Reflected: JSONMappable {
    var home = URL(fileURLWithPath: "/")
    var avatar: URL?
    var links: [URL] = []
    var sparse: [URL?] = []
  }

  struct Mapped: JSONMappable {
    var home = URL(fileURLWithPath: "/")
    var avatar: URL?
    var links: [URL] = []
    var sparse: [URL?] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&home, key: "home")
      try json.map(&avatar, key: "avatar")
      try json.map(&links, key: "links")
      try json.map(&sparse, key: "sparse")
    }
  }

  struct Restored: JSONCodable {
    var home = URL(fileURLWithPath: "/")
    var avatar: URL?
    var links: [URL] = []
    var sparse: [URL?] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&home, key: "home")
      try json.restore(&avatar, key: "avatar")
      try json.restore(&links, key: "links")
      try json.restore(&sparse, key: "sparse")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let home: URL
    let avatar: URL?
    let links: [URL]
    let sparse: [URL?]

    init(JSONDictionary json: JSONObject) throws {
      home = try json.value(key: "home", default: URL(fileURLWithPath: "/"))
      avatar = try json.valueIfPresent(key: "avatar")
      links = try json.value(key: "links", default: [])
      sparse = try json.value(key: "sparse", default: [])
    }
  }

  struct Coded: Codable {
    var home = URL(fileURLWithPath: "/")
    var avatar: URL?
    var links: [URL] = []
    var sparse: [URL?] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&home, .home)
      try json.restore(&avatar, .avatar)
      try json.restore(&links, .links)
      try json.restore(&sparse, .sparse)
    }
  }

  static let fixture = Fixture(
    "links", .foundation,
    [
      #"{"home":"https://a.b/c?d=e#f","avatar":"x:y","links":["https://x.y","relative/path"],"sparse":[null,"a:b"]}"#,
      #"{"home":"a","links":[],"sparse":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// UUIDs.
enum Identifiers {
  struct Reflected: JSONMappable {
    var id: UUID?
    var others: [UUID] = []
    var chosen: Set<UUID>?
  }

  struct Mapped: JSONMappable {
    var id: UUID?
    var others: [UUID] = []
    var chosen: Set<UUID>?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&others, key: "others")
      try json.map(&chosen, key: "chosen")
    }
  }

  struct Restored: JSONCodable {
    var id: UUID?
    var others: [UUID] = []
    var chosen: Set<UUID>?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&others, key: "others")
      try json.restore(&chosen, key: "chosen")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: UUID?
    let others: [UUID]
    let chosen: Set<UUID>?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.valueIfPresent(key: "id")
      others = try json.value(key: "others", default: [])
      chosen = try json.valueIfPresent(key: "chosen")
    }
  }

  struct Coded: Codable {
    var id: UUID?
    var others: [UUID] = []
    var chosen: Set<UUID>?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&id, .id)
      try json.restore(&others, .others)
      try json.restore(&chosen, .chosen)
    }
  }

  static let fixture = Fixture(
    "identifiers", .foundation,
    [
      #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","others":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"],"chosen":["E621E1F8-C36C-495A-93FC-0C247A3E6E50"]}"#,
      #"{"others":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
