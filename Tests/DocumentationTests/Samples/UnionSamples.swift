import Foundation
import JSONCodable

@testable import struct MigrationExamples.AnyJSON

// Unions with their payload beside the tag and under a key of its own, by the mapper and by Codable.

enum FlatByMapper {
  // sample: flat-mapper
  enum PushNotification: JSONUnion {
    case message(Message), friendRequest(userID: Int, name: String), unknown(JSONObject)

    static let discriminator = JSONDiscriminator(
      key: "push_type", tags: .snakeCase, fallback: "unknown")

    enum Tag: String, CaseIterable { case message, friendRequest = "friend_request" }

    init(JSONDictionary json: JSONObject) throws {
      switch try Self.JSONTag(Tag.self, in: json) {
      case .message: self = .message(try Message(JSONDictionary: json))
      case .friendRequest:
        self = .friendRequest(
          userID: try json.value(key: "userID"), name: try json.value(key: "name"))
      case nil: self = .unknown(json)
      }
    }
  }

  struct Message: JSONEncodable, JSONConstructible {
    var text: String

    init(JSONDictionary json: JSONObject) throws { text = try json.value(key: "text") }
  }
  // end

  @Sendable static func fallback() throws -> String {
    try printed {
      // sample: flat-fallback
      let text = #"{"from":{"id":12345678901234567890},"push_type":"poke"}"#
      let notification = try PushNotification(JSONString: text)
      print(try notification.JSONString(options: .sortedKeys))
      // end
    }
  }
}

enum FlatByCodable {
  // sample: flat-codable
  enum PushNotification: Codable {
    case message(Message), friendRequest(userID: Int, name: String), unknown([String: AnyJSON])

    private enum CodingKeys: String, CodingKey { case tag = "push_type", userID, name }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .tag) {
      case "message": self = .message(try Message(from: decoder))
      case "friend_request":
        self = .friendRequest(
          userID: try container.decode(Int.self, forKey: .userID),
          name: try container.decode(String.self, forKey: .name))
      default: self = .unknown(try [String: AnyJSON](from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      if case .unknown(let json) = self { return try json.encode(to: encoder) }
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .message(let message):
        try container.encode("message", forKey: .tag)
        try message.encode(to: encoder)
      case .friendRequest(let userID, let name):
        try container.encode("friend_request", forKey: .tag)
        try container.encode(userID, forKey: .userID)
        try container.encode(name, forKey: .name)
      case .unknown: break
      }
    }
  }

  struct Message: Codable {
    var text: String
  }
  // end
}

enum NestedByMapper {
  // sample: nested-mapper
  enum Content: JSONUnion {
    case article(Article), photo(Photo)

    static let discriminator = JSONDiscriminator(
      key: "type", tags: .explicit(["article": "articles", "photo": "photos"]),
      payload: .nested(key: "attributes"))

    enum Tag: String, CaseIterable { case articles, photos }

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .articles: self = .article(try json.value(key: "attributes"))
      case .photos: self = .photo(try json.value(key: "attributes"))
      }
    }
  }

  struct Article: JSONEncodable, JSONConstructible {
    var title: String

    init(JSONDictionary json: JSONObject) throws { title = try json.value(key: "title") }
  }

  struct Photo: JSONEncodable, JSONConstructible {
    var width: Int

    init(JSONDictionary json: JSONObject) throws { width = try json.value(key: "width") }
  }
  // end

  // sample: nested-id
  enum Resource: JSONUnion {
    case articles(id: String, attributes: Article), photos(id: String, attributes: Photo)

    static let discriminator = JSONDiscriminator(key: "type")

    init(JSONDictionary json: JSONObject) throws {
      let id = try json.value(String.self, key: "id")
      switch try json.value(Content.Tag.self, key: "type") {
      case .articles: self = .articles(id: id, attributes: try json.value(key: "attributes"))
      case .photos: self = .photos(id: id, attributes: try json.value(key: "attributes"))
      }
    }
  }
  // end

  @Sendable static func error() throws -> String {
    printed {
      // sample: nested-error
      do {
        _ = try Content(JSONString: #"{"type":"photos","attributes":{"width":"640"}}"#)
      } catch {
        print(error)
      }
      // end
    }
  }
}

enum NestedByCodable {
  // sample: nested-codable
  enum Content: Codable {
    case article(Article), photo(Photo)

    enum Tag: String, Codable { case articles, photos }

    private enum CodingKeys: CodingKey { case type, attributes }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Tag.self, forKey: .type) {
      case .articles: self = .article(try container.decode(Article.self, forKey: .attributes))
      case .photos: self = .photo(try container.decode(Photo.self, forKey: .attributes))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .article(let article):
        try container.encode(Tag.articles, forKey: .type)
        try container.encode(article, forKey: .attributes)
      case .photo(let photo):
        try container.encode(Tag.photos, forKey: .type)
        try container.encode(photo, forKey: .attributes)
      }
    }
  }

  struct Article: Codable { var title: String }
  struct Photo: Codable { var width: Int }
  // end

  // sample: nested-id-codable
  struct Resource: Codable {
    var id: String
    var content: Content

    private enum CodingKeys: CodingKey { case id }

    init(from decoder: any Decoder) throws {
      id = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
      content = try Content(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try content.encode(to: encoder)
    }
  }
  // end
}
