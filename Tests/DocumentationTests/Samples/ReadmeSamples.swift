import Foundation
import JSONCodable

// sample: readme-user
struct User: JSONCodable {
  var id = 0
  var name = ""
  var email: String?
  var friends: [User] = []

  // Reading is explicit: one line for each property.
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id", required: true)
    try json.restore(&name, key: "full_name")
    try json.restore(&email, key: "email")
    try json.restore(&friends, key: "friends")
  }

  // Writing is by reflection; only what differs is said.
  static func JSONKey(forProperty name: String) -> String? {
    name == "name" ? "full_name" : name
  }
}
// end

@Sendable func readmeRead() throws -> String {
  try printed {
    // sample: readme-read
    let user = try User(
      JSONString: #"{"id":24,"full_name":"Ann","friends":[{"id":27,"full_name":"Bob"}]}"#)
    print(user.friends[0].name)

    do {
      _ = try User(JSONString: #"{"id":24,"friends":[{"id":27},{"id":"29"}]}"#)
    } catch {
      print(error)
    }
    // end
  }
}

@Sendable func readmeWrite() throws -> String {
  try printed {
    // sample: readme-write
    let user = User(id: 24, name: "Ann", friends: [User(id: 27, name: "Bob")])
    print(try user.JSONString(options: .sortedKeys))
    // end
  }
}
