import JSONCodable

/// Properties that must be there.
enum Required {
  struct Mapped: JSONMappable {
    var id = 0
    var name = ""
    var tags: [String] = []
    var note: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", required: true)
      try json.map(&name, key: "full_name", required: true)
      try json.map(&tags, key: "tags", required: true)
      try json.map(&note, key: "note")
    }
  }

  struct Restored: JSONCodable {
    var id = 0
    var name = ""
    var tags: [String] = []
    var note: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", required: true)
      try json.restore(&name, key: "full_name", required: true)
      try json.restore(&tags, key: "tags", required: true)
      try json.restore(&note, key: "note")
    }
    static func JSONKey(forProperty name: String) -> String? { name == "name" ? "full_name" : name }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int
    let name: String
    let tags: [String]
    let note: String?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      name = try json.value(key: "full_name")
      tags = try json.value(key: "tags")
      note = try json.valueIfPresent(key: "note")
    }
    static func JSONKey(forProperty name: String) -> String? { name == "name" ? "full_name" : name }
  }

  struct Coded: Codable {
    var id = 0
    var name = ""
    var tags: [String] = []
    var note: String?

    private enum CodingKeys: String, CodingKey {
      case id
      case name = "full_name"
      case tags
      case note
    }

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      id = try json.decode(Int.self, forKey: .id)
      name = try json.decode(String.self, forKey: .name)
      tags = try json.decode([String].self, forKey: .tags)
      try json.restore(&note, .note)
    }
  }

  static let fixture = Fixture(
    "required", .rules,
    [
      #"{"id":1,"full_name":"n","tags":["a"],"note":"x"}"#,
      #"{"id":0,"full_name":"","tags":[]}"#,
    ],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)], coded: Coded.self
  )
}

/// Properties with a default.
enum Defaults {
  struct Reflected: JSONMappable {
    var count = 10
    var name = "nobody"
    var tags: [String] = ["none"]
  }

  struct Mapped: JSONMappable {
    var count = 10
    var name = "nobody"
    var tags: [String] = ["none"]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&count, key: "count", default: 10)
      try json.map(&name, key: "name", default: "nobody")
      try json.map(&tags, key: "tags", default: ["none"])
    }
  }

  struct Restored: JSONCodable {
    var count = 10
    var name = "nobody"
    var tags: [String] = ["none"]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&count, key: "count")
      try json.restore(&name, key: "name")
      try json.restore(&tags, key: "tags")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let count: Int
    let name: String
    let tags: [String]

    init(JSONDictionary json: JSONObject) throws {
      count = try json.value(key: "count", default: 10)
      name = try json.value(key: "name", default: "nobody")
      tags = try json.value(key: "tags", default: ["none"])
    }
  }

  struct Coded: Codable {
    var count = 10
    var name = "nobody"
    var tags: [String] = ["none"]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      count = try json.decodeIfPresent(Int.self, forKey: .count) ?? 10
      name = try json.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
      tags = try json.decodeIfPresent([String].self, forKey: .tags) ?? ["none"]
    }
  }

  static let fixture = Fixture(
    "defaults", .rules,
    [
      #"{"count":1,"name":"n","tags":[]}"#,
      #"{"count":10,"name":"","tags":["a"]}"#,
    ],
    loose: ["{}", #"{"count":null,"name":null,"tags":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Optionals whose defaults are not nil.
enum PresetOptionals {
  /// Raw values that nobody can list.
  enum Size: String, Codable { case small, large }

  struct Reflected: JSONMappable {
    var title: String? = "preset"
    var count: Int? = 9
    var isLoud: Bool? = true
    var list: [Int]? = [1]
    var size: Size? = .small
  }

  struct Mapped: JSONMappable {
    var title: String? = "preset"
    var count: Int? = 9
    var isLoud: Bool? = true
    var list: [Int]? = [1]
    var size: Size? = .small

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&title, key: "title")
      try json.map(&count, key: "count")
      try json.map(&isLoud, key: "isLoud")
      try json.map(&list, key: "list")
      try json.map(&size, key: "size")
    }
  }

  struct Restored: JSONCodable {
    var title: String? = "preset"
    var count: Int? = 9
    var isLoud: Bool? = true
    var list: [Int]? = [1]
    var size: Size? = .small

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&title, key: "title")
      try json.restore(&count, key: "count")
      try json.restore(&isLoud, key: "isLoud")
      try json.restore(&list, key: "list")
      try json.restore(&size, key: "size")
    }
  }

  struct Coded: Codable {
    var title: String? = "preset"
    var count: Int? = 9
    var isLoud: Bool? = true
    var list: [Int]? = [1]
    var size: Size? = .small

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&title, .title)
      try json.restore(&count, .count)
      try json.restore(&isLoud, .isLoud)
      try json.restore(&list, .list)
      try json.restore(&size, .size)
    }
  }

  static let fixture = Fixture(
    "preset optionals", .rules,
    [
      #"{"title":"","count":0,"isLoud":false,"list":[],"size":"small"}"#
    ],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}
