import Foundation
import JSONCodable3

// A graph in the dialect of JSONCodable 3.0.1; `DialectSamples` has the same one in that of today.

enum Legacy {
  enum Role: String { case reader, editor }

  // sample: dialect-before
  struct Company: JSONCodable {
    let name: String
    var address: String?

    init(object: JSONObject) throws {
      let decoder = JSONDecoder(object: object)
      name = try decoder.decode("name")
      address = try decoder.decode("address")
    }
  }

  struct User: JSONCodable {
    let id: Int
    let name: String
    var city: String?
    var company: Company?
    var roles: [Role] = []
    var homepage: URL?

    init(object: JSONObject) throws {
      let decoder = JSONDecoder(object: object)
      id = try decoder.decode("id")
      name = try decoder.decode("full_name")
      city = try decoder.decode("address.city")
      company = try decoder.decode("company")
      roles = try decoder.decode("roles")
      homepage = try decoder.decode("homepage", transformer: JSONTransformers.StringToURL)
    }

    func toJSON() throws -> Any {
      try JSONEncoder.create { encoder in
        try encoder.encode(id, key: "id")
        try encoder.encode(name, key: "full_name")
        try encoder.encode(city, key: "address.city")
        try encoder.encode(company, key: "company")
        try encoder.encode(roles, key: "roles")
        try encoder.encode(homepage, key: "homepage", transformer: JSONTransformers.StringToURL)
      }
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
}
