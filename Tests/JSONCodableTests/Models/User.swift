import JSONCodable

/// The model of the original library, in the form it had in 2015.
struct User: Equatable {
  var id = 0
  var name = ""
  var email: String?
  var company: Company?
  var friends: [User] = []
}

extension User: JSONEncodable {
  func JSONEncode() throws -> Any {
    var result: [String: Any] = [:]
    try result.archive(id, key: "id")
    try result.archive(name, key: "full_name")
    try result.archive(email, key: "email")
    try result.archive(company, key: "company")
    try result.archive(friends, key: "friends")
    return result
  }
}

extension User: JSONDecodable {
  mutating func JSONDecode(_ JSONDictionary: [String: Any]) throws {
    try JSONDictionary.restore(&id, key: "id")
    try JSONDictionary.restore(&name, key: "full_name")
    try JSONDictionary.restore(&email, key: "email")
    try JSONDictionary.restore(&company, key: "company")
    try JSONDictionary.restore(&friends, key: "friends")
  }
}

struct Company: Equatable {
  var name = ""
  var address: String?
}

extension Company: JSONCodable {
  mutating func JSONDecode(_ JSONDictionary: [String: Any]) throws {
    try JSONDictionary.restore(&name, key: "name")
    try JSONDictionary.restore(&address, key: "address")
  }
}
