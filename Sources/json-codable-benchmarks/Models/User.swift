import JSONCodable

/// The model of the original library: few properties, nested objects, an array of its own type.
struct User: Equatable, Sendable {
  var id = 0
  var name = ""
  var email: String?
  var company: Company?
  var friends: [User] = []
}

/// Where a user works.
struct Company: Equatable, Sendable {
  var name = ""
  var address: String?
}

// MARK: - Mapper

extension User: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    name == "name" ? "full_name" : name
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&name, key: "full_name")
    try json.restore(&email, key: "email")
    try json.restore(&company, key: "company")
    try json.restore(&friends, key: "friends")
  }
}

extension Company: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&address, key: "address")
  }
}

// MARK: - Codable

extension User: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name = "full_name", email, company, friends
  }
}

extension Company: Codable {}

// MARK: - By hand

extension User: BenchmarkModel {
  typealias Document = [User]

  static let label = "users"
  static let defaultCount = 100

  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "full_name": name, "friends": friends.map { $0.byHand },
    ]
    if let email { json["email"] = email }
    if let company { json["company"] = company.byHand }
    return json
  }

  init(byHand json: JSONObject) {
    id = int(json["id"])
    name = json["full_name"] as? String ?? ""
    email = json["email"] as? String
    company = (json["company"] as? JSONObject).map { Company(byHand: $0) }
    friends = objects(json["friends"]).map { User(byHand: $0) }
  }
}

extension Company {
  var byHand: JSONObject {
    var json: JSONObject = ["name": name]
    if let address { json["address"] = address }
    return json
  }

  init(byHand json: JSONObject) {
    name = json["name"] as? String ?? ""
    address = json["address"] as? String
  }
}
