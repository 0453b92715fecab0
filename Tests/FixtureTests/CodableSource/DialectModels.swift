import Fixtures
import JSONCodable3

// Models as they were written for JSONCodable 3.

enum Shade: String { case red, blue }

struct Firm: JSONCodable {
  let name: String
  var address: String?

  init(object: JSONObject) throws {
    let decoder = JSONDecoder(object: object)
    name = try decoder.decode("name")
    address = try decoder.decode("address")
  }
}

struct Person {
  let id: Int
  let name: String
  var email: String?
  var likes: Int?
  var company: Firm?
  var shade: Shade?
  var friends: [Firm] = []
  var tags: [String] = []
}

extension Person: JSONEncodable {
  func toJSON() throws -> Any {
    try JSONEncoder.create { encoder in
      try encoder.encode(id, key: "id")
      try encoder.encode(name, key: "full_name")
      try encoder.encode(email, key: "email")
      try encoder.encode(likes, key: "stats.likes")
      try encoder.encode(company, key: "company")
      try encoder.encode(shade, key: "shade")
      try encoder.encode(friends, key: "friends")
      try encoder.encode(tags, key: "tags")
    }
  }
}

extension Person: JSONDecodable {
  init(object: JSONObject) throws {
    let decoder = JSONDecoder(object: object)
    id = try decoder.decode("id")
    name = try decoder.decode("full_name")
    email = try decoder.decode("email")
    likes = try decoder.decode("stats.likes")
    company = try decoder.decode("company")
    shade = try decoder.decode("shade")
    friends = try decoder.decode("friends")
    tags = try decoder.decode("tags")
  }
}

extension Fixture {
  /// Types of the layer for JSONCodable 3.
  static let dialect = [
    Fixture(
      "dialect firm", .nesting, [#"{"name":"Acme","address":"here"}"#, #"{"name":"Else"}"#],
      forms: [.init("third", Firm.self)]),
    Fixture(
      "dialect person", .nesting,
      [
        #"{"id":1,"full_name":"Ann","email":"a","stats":{"likes":2},"company":{"name":"Acme","address":"x"},"shade":"red","friends":[{"name":"B"}],"tags":["t"]}"#,
        #"{"id":2,"full_name":"Bob"}"#,
      ],
      loose: [#"{"id":2,"full_name":"Bob","email":5,"friends":null,"tags":[]}"#],
      forms: [.init("third", Person.self)]),
  ]
}
