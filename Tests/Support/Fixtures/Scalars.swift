import JSONCodable

/// Texts of every kind of character.
enum Texts {
  struct Reflected: JSONMappable {
    var plain = ""
    var maybe: String?
    var note: String?
  }

  struct Mapped: JSONMappable {
    var plain = ""
    var maybe: String?
    var note: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&plain, key: "plain")
      try json.map(&maybe, key: "maybe")
      try json.map(&note, key: "note")
    }
  }

  struct Restored: JSONCodable {
    var plain = ""
    var maybe: String?
    var note: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&plain, key: "plain")
      try json.restore(&maybe, key: "maybe")
      try json.restore(&note, key: "note")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let plain: String
    let maybe: String?
    let note: String?

    init(JSONDictionary json: JSONObject) throws {
      plain = try json.value(key: "plain", default: "")
      maybe = try json.valueIfPresent(key: "maybe")
      note = try json.valueIfPresent(key: "note")
    }
  }

  struct Coded: Codable {
    var plain = ""
    var maybe: String?
    var note: String?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&plain, .plain)
      try json.restore(&maybe, .maybe)
      try json.restore(&note, .note)
    }
  }

  static let fixture = Fixture(
    "texts", .scalars,
    [
      #"{"plain":"\u00e9\n\"\\\/","maybe":"","note":"👩‍👩‍👧 \u0000"}"#,
      #"{"plain":"x"}"#,
    ],
    loose: [#"{"note":null,"maybe":null}"#, "{}"],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Booleans.
enum Switches {
  struct Reflected: JSONMappable {
    var isOn = false
    var isKnown: Bool?
    var isLoud: Bool?
    var row: [Bool] = []
  }

  struct Mapped: JSONMappable {
    var isOn = false
    var isKnown: Bool?
    var isLoud: Bool?
    var row: [Bool] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&isOn, key: "isOn")
      try json.map(&isKnown, key: "isKnown")
      try json.map(&isLoud, key: "isLoud")
      try json.map(&row, key: "row")
    }
  }

  struct Restored: JSONCodable {
    var isOn = false
    var isKnown: Bool?
    var isLoud: Bool?
    var row: [Bool] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&isOn, key: "isOn")
      try json.restore(&isKnown, key: "isKnown")
      try json.restore(&isLoud, key: "isLoud")
      try json.restore(&row, key: "row")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let isOn: Bool
    let isKnown: Bool?
    let isLoud: Bool?
    let row: [Bool]

    init(JSONDictionary json: JSONObject) throws {
      isOn = try json.value(key: "isOn", default: false)
      isKnown = try json.valueIfPresent(key: "isKnown")
      isLoud = try json.valueIfPresent(key: "isLoud")
      row = try json.value(key: "row", default: [])
    }
  }

  struct Coded: Codable {
    var isOn = false
    var isKnown: Bool?
    var isLoud: Bool?
    var row: [Bool] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&isOn, .isOn)
      try json.restore(&isKnown, .isKnown)
      try json.restore(&isLoud, .isLoud)
      try json.restore(&row, .row)
    }
  }

  static let fixture = Fixture(
    "switches", .scalars,
    [
      #"{"isOn":true,"isKnown":false,"isLoud":false,"row":[true,false]}"#,
      #"{"isOn":false,"row":[]}"#,
    ],
    loose: [#"{"isLoud":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Scalars that may be absent.
enum Optionals {
  struct Reflected: JSONMappable {
    var id: Int?
    var ratio: Double?
    var name: String?
    var isOn: Bool?
    var count: UInt8?
  }

  struct Mapped: JSONMappable {
    var id: Int?
    var ratio: Double?
    var name: String?
    var isOn: Bool?
    var count: UInt8?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&ratio, key: "ratio")
      try json.map(&name, key: "name")
      try json.map(&isOn, key: "isOn")
      try json.map(&count, key: "count")
    }
  }

  struct Restored: JSONCodable {
    var id: Int?
    var ratio: Double?
    var name: String?
    var isOn: Bool?
    var count: UInt8?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&ratio, key: "ratio")
      try json.restore(&name, key: "name")
      try json.restore(&isOn, key: "isOn")
      try json.restore(&count, key: "count")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int?
    let ratio: Double?
    let name: String?
    let isOn: Bool?
    let count: UInt8?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.valueIfPresent(key: "id")
      ratio = try json.valueIfPresent(key: "ratio")
      name = try json.valueIfPresent(key: "name")
      isOn = try json.valueIfPresent(key: "isOn")
      count = try json.valueIfPresent(key: "count")
    }
  }

  struct Coded: Codable {
    var id: Int?
    var ratio: Double?
    var name: String?
    var isOn: Bool?
    var count: UInt8?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&id, .id)
      try json.restore(&ratio, .ratio)
      try json.restore(&name, .name)
      try json.restore(&isOn, .isOn)
      try json.restore(&count, .count)
    }
  }

  static let fixture = Fixture(
    "optionals", .scalars,
    [
      #"{"id":0,"ratio":1.5,"name":"n","isOn":true,"count":200}"#,
      #"{"count":1}"#,
    ],
    loose: ["{}", #"{"count":null,"id":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
