import JSONCodable

/// Users: optionals, a nested object, an array of their own type.
enum UserShape: MappingShape {
  static let label = "users"

  static func generated(_ count: Int) -> [User] { User.generated(count) }

  struct Reflected: JSONMappable {
    var id = 0
    var name = ""
    var email: String?
    var company: ReflectedCompany?
    var friends: [Reflected] = []

    static func JSONKey(forProperty name: String) -> String? {
      name == "name" ? "full_name" : name
    }
  }

  struct ReflectedCompany: JSONMappable {
    var name = ""
    var address: String?
  }

  struct Mapped: JSONMappable {
    var id = 0
    var name = ""
    var email: String?
    var company: MappedCompany?
    var friends: [Mapped] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&name, key: "full_name")
      try json.map(&email, key: "email")
      try json.map(&company, key: "company")
      try json.map(&friends, key: "friends")
    }
  }

  struct MappedCompany: JSONMappable {
    var name = ""
    var address: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      try json.map(&address, key: "address")
    }
  }
}

extension UserShape: TwoSidedShape {
  struct TwoSided: JSONCodable {
    private var id = 0
    private var name = ""
    private var email: String?
    private var company: TwoSidedCompany?
    private var friends: [TwoSided] = []

    init() {}

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&name, key: "full_name")
      try json.restore(&email, key: "email")
      try json.restore(&company, key: "company")
      try json.restore(&friends, key: "friends")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(id, key: "id")
      try json.archive(name, key: "full_name")
      try json.archive(email, key: "email")
      try json.archive(company, key: "company")
      try json.archive(friends, key: "friends")
      return json
    }
  }

  struct TwoSidedCompany: JSONCodable {
    private var name = ""
    private var address: String?

    init() {}

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
}
