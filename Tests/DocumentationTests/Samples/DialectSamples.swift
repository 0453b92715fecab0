import Foundation
import JSONCodable

@testable import MigrationExamples

enum Dialect {
  enum Role: String { case reader, editor }

  // sample: dialect-after
  struct Company: JSONMappable {
    var name = ""
    var address: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name", required: true)
      try json.map(&address, key: "address")
    }
  }

  struct User: JSONMappable {
    var id = 0
    var name = ""
    var city: String?
    var company: Company?
    var roles: [Role] = []
    var homepage: URL?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", required: true)
      try json.map(&name, key: "full_name", required: true)
      try json.map(&city, keyPath: "address.city")
      try json.map(&company, key: "company")
      try json.map(&roles, key: "roles", skipping: .invalid)
      try json.map(&homepage, key: "homepage")
    }
  }
  // end

  @Sendable static func errors() -> String {
    printed {
      for text in [#"{"full_name":"Ann"}"#, #"{"id":1,"full_name":"Ann","company":{}}"#] {
        do {
          _ = try User(JSONString: text)
        } catch {
          print(error)
        }
      }
    }
  }

  @Sendable static func beside() -> String {
    printed {
      // sample: dialect-beside
      // In a file that imports JSONCodable: a new type with an old one in it.
      struct Team: JSONMappable {
        var name = ""
        var members: [Legacy.User] = []
      }

      do {
        _ = try Team(JSONString: #"{"members":[{"id":1,"full_name":"Ann","company":{}}]}"#)
      } catch {
        print(error)
      }
      // end
    }
  }
}

enum OneFunction {
  // sample: mapper-before
  struct Company: Mappable {
    var name: String?

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      name <- map["name"]
    }
  }

  struct User: Mappable {
    var name = ""
    var age: Int?
    var city: String?
    var company: Company?
    var created: Date?

    init?(map: Map) {
      if map["full_name"].currentValue == nil { return nil }
    }

    mutating func mapping(map: Map) {
      name <- map["full_name"]
      age <- map["age"]
      city <- map["address.city"]
      company <- map["company"]
      created <- (map["created"], JSONTransformers.secondsToDate)
    }
  }
  // end

  @Sendable static func read() throws -> String {
    try printed {
      // sample: mapper-read
      let text = #"{"full_name":"Ann","age":"old","address":{"city":"Oslo"},"created":60}"#
      if let user = Mapper<User>().map(JSONString: text) {
        print(user.age as Any, try user.JSONString(options: .sortedKeys))
      }
      // end
    }
  }
}

enum OneFunctionMoved {
  // sample: mapper-after
  struct Company: JSONMappable {
    var name: String?
  }

  struct User: JSONMappable {
    var name = ""
    var age: Int?
    var city: String?
    var company: Company?
    var created: Date?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "full_name", required: true)
      try json.map(&age, key: "age")
      try json.map(&city, keyPath: "address.city")
      try json.map(&company, key: "company")
      try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
    }
  }
  // end
}
