import JSONCodable

// sample: nested-id
extension Resource: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    id = try json.value(key: "id")
    content = try Content(JSONDictionary: json)
  }

  func JSONEncode() throws -> Any {
    var json = try content.JSONDictionary()
    try json.archive(id, key: "id")
    return json
  }
}
// end

// sample: nested-mapper
extension Resource.Content: JSONUnion {
  static let discriminator = JSONDiscriminator(
    key: "type",
    tags: .explicit(["article": Tag.articles.rawValue, "photo": Tag.photos.rawValue]),
    payload: .nested(key: "attributes"))

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "type") {
    case .articles: self = .article(try json.value(key: "attributes"))
    case .photos: self = .photo(try json.value(key: "attributes"))
    }
  }
}
// end

extension Article: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    title = try json.value(key: "title")
    body = try json.value(key: "body")
  }
}

extension Photo: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    url = try json.value(key: "url")
    width = try json.value(key: "width")
    height = try json.value(key: "height")
  }
}
