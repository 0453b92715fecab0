import Foundation
import JSONCodable3

// Models as they were written for JSONCodable 3.0.1, with Foundation and the layer in one file.

enum Color: String {
  case red, blue
}

struct Company: Equatable {
  let name: String
  var address: String?
}

extension Company: JSONCodable {
  init(object: JSONObject) throws {
    let decoder = JSONDecoder(object: object)
    name = try decoder.decode("name")
    address = try decoder.decode("address")
  }
}

struct User: Equatable {
  let id: Int
  let name: String
  var email: String?
  var likes: Int?
  var company: Company?
  var friends: [User] = []
  var colors: [Color] = []
  var website: URL?
}

extension User: JSONEncodable {
  func toJSON() throws -> Any {
    try JSONEncoder.create({ (encoder) -> Void in
      try encoder.encode(id, key: "id")
      try encoder.encode(name, key: "full_name")
      try encoder.encode(email, key: "email")
      try encoder.encode(likes, key: "stats.likes")
      try encoder.encode(company, key: "company")
      try encoder.encode(friends, key: "friends")
      try encoder.encode(colors, key: "colors")
      try encoder.encode(website, key: "website", transformer: JSONTransformers.StringToURL)
    })
  }
}

extension User: JSONDecodable {
  init(object: JSONObject) throws {
    let decoder = JSONDecoder(object: object)
    id = try decoder.decode("id")
    name = try decoder.decode("full_name")
    email = try decoder.decode("email")
    likes = try decoder.decode("stats.likes")
    company = try decoder.decode("company")
    friends = try decoder.decode("friends")
    colors = try decoder.decode("colors")
    website = try decoder.decode("website", transformer: JSONTransformers.StringToURL)
  }
}

class Parent: JSONCodable {
  var first = "1"

  init() {}

  required init(object: JSONObject) throws {
    first = try JSONDecoder(object: object).decode("first")
  }
}

class Child: Parent {
  var second = "2"

  override init() { super.init() }

  required init(object: JSONObject) throws {
    second = try JSONDecoder(object: object).decode("second")
    try super.init(object: object)
  }
}

struct Unencodable {}

extension JSONTransformers {
  static let StringToInt = JSONTransformer<String, Int>(
    decoding: { Int($0) }, encoding: { $0 < 0 ? nil : String($0) })
}

extension JSONDecoder {
  func twice(_ key: String) throws -> Int {
    let number: Int = try decode(key)
    return number * 2
  }
}

func identifier(_ decoder: JSONDecoder) throws -> Int { try decoder.decode("id") }
