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
