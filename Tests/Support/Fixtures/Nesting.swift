import JSONCodable

/// The company of the user.
enum Company {
  struct Reflected: JSONMappable {
    var name = ""
    var address: String?
  }

  struct Mapped: JSONMappable {
    var name = ""
    var address: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      try json.map(&address, key: "address")
    }
  }

  struct Restored: JSONCodable {
    var name = ""
    var address: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&address, key: "address")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(name, key: "name")
      try json.archive(address, key: "address")
      return json
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let name: String
    let address: String?

    init(JSONDictionary json: JSONObject) throws {
      name = try json.value(key: "name", default: "")
      address = try json.valueIfPresent(key: "address")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(name, key: "name")
      try json.archive(address, key: "address")
      return json
    }
  }

  struct Coded: Codable {
    var name = ""
    var address: String?

    init(name: String, address: String? = nil) {
      (self.name, self.address) = (name, address)
    }

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&name, .name)
      try json.restore(&address, .address)
    }
  }

  static let fixture = Fixture(
    "company", .nesting,
    [
      #"{"name":"Acme","address":"here"}"#,
      #"{"name":""}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// A user with a company.
enum User {
  struct Reflected: JSONMappable {
    var id = 0
    var company: Company.Reflected?
    var past: [Company.Reflected] = []
    var named: [String: Company.Reflected]?
  }

  struct Mapped: JSONMappable {
    var id = 0
    var company: Company.Mapped?
    var past: [Company.Mapped] = []
    var named: [String: Company.Mapped]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&company, key: "company")
      try json.map(&past, key: "past")
      try json.map(&named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    var id = 0
    var company: Company.Restored?
    var past: [Company.Restored] = []
    var named: [String: Company.Restored]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&company, key: "company")
      try json.restore(&past, key: "past")
      try json.restore(&named, key: "named")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int
    let company: Company.Valued?
    let past: [Company.Valued]
    let named: [String: Company.Valued]?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id", default: 0)
      company = try json.valueIfPresent(key: "company")
      past = try json.value(key: "past", default: [])
      named = try json.valueIfPresent(key: "named")
    }
  }

  struct Coded: Codable {
    var id = 0
    var company: Company.Coded?
    var past: [Company.Coded] = []
    var named: [String: Company.Coded]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&id, .id)
      try json.restore(&company, .company)
      try json.restore(&past, .past)
      try json.restore(&named, .named)
    }
  }

  static let fixture = Fixture(
    "user", .nesting,
    [
      #"{"id":1,"company":{"name":"A","address":"x"},"past":[{"name":"B"}],"named":{"c":{"name":"C"}}}"#,
      #"{"id":1,"past":[]}"#,
    ],
    loose: [#"{"company":null,"past":[{}]}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// A property whose type has defaults, and whose default has others.
enum Presets {
  struct Reflected: JSONMappable {
    var company = Company.Reflected(name: "preset", address: "x")
    var list: [Company.Reflected]? = [Company.Reflected(name: "first")]
  }

  struct Mapped: JSONMappable {
    var company = Company.Mapped(name: "preset", address: "x")
    var list: [Company.Mapped]? = [Company.Mapped(name: "first")]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&company, key: "company")
      try json.map(&list, key: "list")
    }
  }

  struct Restored: JSONCodable {
    var company = Company.Restored(name: "preset", address: "x")
    var list: [Company.Restored]? = [Company.Restored(name: "first")]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&company, key: "company")
      try json.restore(&list, key: "list")
    }
  }

  struct Coded: Codable {
    var company = Company.Coded(name: "preset", address: "x")
    var list: [Company.Coded]? = [Company.Coded(name: "first")]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&company, .company)
      try json.restore(&list, .list)
    }
  }

  static let fixture = Fixture(
    "presets", .nesting,
    [
      #"{"company":{"name":"B","address":"y"},"list":[]}"#
    ],
    loose: ["{}", #"{"company":{}}"#, #"{"company":null,"list":[{}]}"#],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}
