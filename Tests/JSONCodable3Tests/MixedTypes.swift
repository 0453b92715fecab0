import JSONCodable3

// A type of the layer with types of the mapper in it.

struct House {
  let owner: Owner
  let tenants: [Owner]
  let grade: Grade?
  let byName: [String: Owner]
}

extension House: JSONCodable {
  init(object: JSONObject) throws {
    let decoder = JSONDecoder(object: object)
    owner = try decoder.decode("owner")
    tenants = try decoder.decode("tenants")
    grade = try decoder.decode("grade")
    byName = try decoder.decode("byName")
  }
}

struct Own: Error {}

/// Swallows an error, and throws another.
struct Retry: JSONDecodable {
  init(object: JSONObject) throws {
    _ = User(optional: ["id": 1, "full_name": "M", "company": JSONObject()])
    throw Own()
  }
}

struct Room: JSONEncodable {
  var drawer: any JSONMapper.Encodable = Drawer()
}
