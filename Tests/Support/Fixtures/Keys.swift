import JSONCodable

/// Other keys than names.
enum Renamed {
  fileprivate static let keys = ["id": "_id", "fullName": "full_name", "email": "e-mail"]

  struct Reflected: JSONMappable {
    var id = 0
    var fullName = ""
    var email: String?
    static func JSONKey(forProperty name: String) -> String? { keys[name] ?? name }
  }

  struct Mapped: JSONMappable {
    var id = 0
    var fullName = ""
    var email: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "_id")
      try json.map(&fullName, key: "full_name")
      try json.map(&email, key: "e-mail")
    }
  }

  struct Restored: JSONCodable {
    var id = 0
    var fullName = ""
    var email: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "_id")
      try json.restore(&fullName, key: "full_name")
      try json.restore(&email, key: "e-mail")
    }
    static func JSONKey(forProperty name: String) -> String? { keys[name] ?? name }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int
    let fullName: String
    let email: String?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "_id", default: 0)
      fullName = try json.value(key: "full_name", default: "")
      email = try json.valueIfPresent(key: "e-mail")
    }
    static func JSONKey(forProperty name: String) -> String? { keys[name] ?? name }
  }

  struct Coded: Codable {
    var id = 0
    var fullName = ""
    var email: String?

    private enum CodingKeys: String, CodingKey {
      case id = "_id"
      case fullName = "full_name"
      case email = "e-mail"
    }

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&id, .id)
      try json.restore(&fullName, .fullName)
      try json.restore(&email, .email)
    }
  }

  static let fixture = Fixture(
    "renamed", .keys,
    [
      #"{"_id":1,"full_name":"Ann","e-mail":"a@b"}"#,
      #"{"_id":2,"full_name":""}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Keys of odd characters.
enum OddKeys {
  fileprivate static let keys = [
    "quoted": #"say "hi""#, "dotted": "a.b[0].c", "emoji": "👩‍👧", "empty": "", "line": "a\nb",
    "back": #"a\b"#, "spaced": " ",
  ]

  struct Reflected: JSONMappable {
    var quoted = 0
    var dotted: Int?
    var emoji = ""
    var empty = 1
    var line = 2
    var back = 3
    var spaced: Int?
    static func JSONKey(forProperty name: String) -> String? { keys[name] ?? name }
  }

  struct Mapped: JSONMappable {
    var quoted = 0
    var dotted: Int?
    var emoji = ""
    var empty = 1
    var line = 2
    var back = 3
    var spaced: Int?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&quoted, key: #"say "hi""#)
      try json.map(&dotted, key: "a.b[0].c")
      try json.map(&emoji, key: "👩‍👧")
      try json.map(&empty, key: "")
      try json.map(&line, key: "a\nb")
      try json.map(&back, key: #"a\b"#)
      try json.map(&spaced, key: " ")
    }
  }

  struct Restored: JSONCodable {
    var quoted = 0
    var dotted: Int?
    var emoji = ""
    var empty = 1
    var line = 2
    var back = 3
    var spaced: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&quoted, key: #"say "hi""#)
      try json.restore(&dotted, key: "a.b[0].c")
      try json.restore(&emoji, key: "👩‍👧")
      try json.restore(&empty, key: "")
      try json.restore(&line, key: "a\nb")
      try json.restore(&back, key: #"a\b"#)
      try json.restore(&spaced, key: " ")
    }
    static func JSONKey(forProperty name: String) -> String? { keys[name] ?? name }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let quoted: Int
    let dotted: Int?
    let emoji: String
    let empty: Int
    let line: Int
    let back: Int
    let spaced: Int?

    init(JSONDictionary json: JSONObject) throws {
      quoted = try json.value(key: #"say "hi""#, default: 0)
      dotted = try json.valueIfPresent(key: "a.b[0].c")
      emoji = try json.value(key: "👩‍👧", default: "")
      empty = try json.value(key: "", default: 1)
      line = try json.value(key: "a\nb", default: 2)
      back = try json.value(key: #"a\b"#, default: 3)
      spaced = try json.valueIfPresent(key: " ")
    }
    static func JSONKey(forProperty name: String) -> String? { keys[name] ?? name }
  }

  struct Coded: Codable {
    var quoted = 0
    var dotted: Int?
    var emoji = ""
    var empty = 1
    var line = 2
    var back = 3
    var spaced: Int?

    private enum CodingKeys: String, CodingKey {
      case quoted = #"say "hi""#
      case dotted = "a.b[0].c"
      case emoji = "👩‍👧"
      case empty = ""
      case line = "a\nb"
      case back = #"a\b"#
      case spaced = " "
    }

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&quoted, .quoted)
      try json.restore(&dotted, .dotted)
      try json.restore(&emoji, .emoji)
      try json.restore(&empty, .empty)
      try json.restore(&line, .line)
      try json.restore(&back, .back)
      try json.restore(&spaced, .spaced)
    }
  }

  static let fixture = Fixture(
    "odd keys", .keys,
    [
      #"{"say \"hi\"":1,"a.b[0].c":2,"👩‍👧":"x","":3,"a\nb":4,"a\\b":5," ":6}"#,
      #"{"say \"hi\"":1,"👩‍👧":"","":3,"a\nb":4,"a\\b":5}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
