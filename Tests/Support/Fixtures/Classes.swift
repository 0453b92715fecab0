import JSONCodable

/// A class and its subclass, each mapped as what it is.
enum Animals {
  class ReflectedAnimal: JSONMappable {
    var name = ""
    private(set) var age: Int?
    required init() {}
  }

  final class Reflected: ReflectedAnimal {
    var tricks: [String] = []
    var friend: ReflectedAnimal?
  }

  class MappedAnimal: JSONMappable {
    var name = ""
    private var age: Int?
    required init() {}

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      try json.map(&age, key: "age")
    }
  }

  final class Mapped: MappedAnimal {
    var tricks: [String] = []
    var friend: MappedAnimal?

    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      try json.map(&tricks, key: "tricks")
      try json.map(&friend, key: "friend")
    }
  }

  /// A superclass by lines, and a subclass by reflection of what both declare.
  final class Mixed: MappedAnimal {
    var tricks: [String] = []
    var friend: MappedAnimal?

    override func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: self)
    }
  }

  class RestoredAnimal: JSONCodable {
    var name = ""
    private var age: Int?
    required init() {}

    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&age, key: "age")
    }
  }

  final class Restored: RestoredAnimal {
    var tricks: [String] = []
    var friend: RestoredAnimal?

    override func JSONDecode(_ json: JSONObject) throws {
      try super.JSONDecode(json)
      try json.restore(&tricks, key: "tricks")
      try json.restore(&friend, key: "friend")
    }
  }

  class ValuedAnimal: JSONEncodable, JSONConstructible {
    let name: String
    private let age: Int?

    required init(JSONDictionary json: JSONObject) throws {
      name = try json.value(key: "name", default: "")
      age = try json.valueIfPresent(key: "age")
    }
  }

  final class Valued: ValuedAnimal {
    let tricks: [String]
    let friend: ValuedAnimal?

    required init(JSONDictionary json: JSONObject) throws {
      tricks = try json.value(key: "tricks", default: [])
      friend = try json.valueIfPresent(key: "friend")
      try super.init(JSONDictionary: json)
    }
  }

  class CodedAnimal: Codable {
    private var name = ""
    private var age: Int?

    required init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&name, "name")
      try json.restore(&age, "age")
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(name, "name")
      try json.archive(age, "age")
    }
  }

  final class Coded: CodedAnimal {
    private var tricks: [String] = []
    private var friend: CodedAnimal?

    required init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&tricks, "tricks")
      try json.restore(&friend, "friend")
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(tricks, "tricks")
      try json.archive(friend, "friend")
    }
  }

  static let fixture = Fixture(
    "animals", .classes,
    [
      #"{"name":"Rex","age":3,"tricks":["sit"],"friend":{"name":"Tom","age":1}}"#,
      #"{"name":"Rex","tricks":[]}"#,
    ],
    loose: ["{}", #"{"name":null,"age":null,"friend":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .mapped(Mixed.self),
      .restored(Restored.self), .valued(Valued.self),
    ], coded: Coded.self)
}

/// A class inside itself.
enum Chain {
  final class Reflected: JSONMappable {
    var value = 0
    var next: Reflected?
    var others: [Reflected] = []
    init() {}
  }

  final class Mapped: JSONMappable {
    var value = 0
    var next: Mapped?
    var others: [Mapped] = []
    init() {}

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&value, key: "value")
      try json.map(&next, key: "next")
      try json.map(&others, key: "others")
    }
  }

  final class Restored: JSONCodable {
    var value = 0
    var next: Restored?
    var others: [Restored] = []
    init() {}

    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&value, key: "value")
      try json.restore(&next, key: "next")
      try json.restore(&others, key: "others")
    }
  }

  final class Coded: Codable {
    private var value = 0
    private var next: Coded?
    private var others: [Coded] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&value, .value)
      try json.restore(&next, .next)
      try json.restore(&others, .others)
    }
  }

  static let fixture = Fixture(
    "chain", .classes,
    [
      #"{"value":1,"next":{"value":2,"next":{"value":3,"others":[]},"others":[]},"others":[]}"#,
      #"{"value":1,"others":[{"value":2,"others":[]}]}"#,
    ],
    loose: [#"{"next":null}"#],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}

/// A weak reference that no form maps.
enum Children {
  final class Reflected: JSONMappable {
    var name = ""
    weak var parent: Reflected?
    init() {}

    static func JSONKey(forProperty name: String) -> String? { name == "parent" ? nil : name }
  }

  final class Mapped: JSONMappable {
    weak var parent: Mapped?
    var name = ""
    init() {}

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: self, except: ["parent"])
    }
  }

  final class Coded: Codable {
    private var name = ""
    weak var parent: Coded?

    private enum CodingKeys: CodingKey { case name }

    init(from decoder: any Decoder) throws {
      try decoder.container(keyedBy: CodingKeys.self).restore(&name, .name)
    }
  }

  static let fixture = Fixture(
    "children", .classes, [#"{"name":"a"}"#], loose: [#"{"parent":5}"#],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self)], coded: Coded.self)
}
