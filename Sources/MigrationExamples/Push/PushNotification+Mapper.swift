import JSONCodable

// sample: flat-mapper
extension PushNotification: JSONUnion {
  static let discriminator = JSONDiscriminator(
    key: "push_type", tags: .snakeCase, fallback: "unknown")

  init(JSONDictionary json: JSONObject) throws {
    switch try Self.JSONTag(Tag.self, in: json) {
    case .message: self = .message(try Message(JSONDictionary: json))
    case .friendRequest: self = .friendRequest(try FriendRequest(JSONDictionary: json))
    case .priceAlert: self = .priceAlert(try PriceAlert(JSONDictionary: json))
    case nil: self = .unknown(json)
    }
  }
}

extension Message: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    sender = try json.value(key: "sender")
    text = try json.value(key: "text")
  }
}
// end

extension FriendRequest: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    userID = try json.value(key: "user_id")
    name = try json.value(key: "name")
    mutualFriends = try json.valueIfPresent(key: "mutual_friends")
  }

  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "userID": "user_id"
    case "mutualFriends": "mutual_friends"
    default: name
    }
  }
}

extension PriceAlert: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    symbol = try json.value(key: "symbol")
    price = try json.value(key: "price")
  }
}
