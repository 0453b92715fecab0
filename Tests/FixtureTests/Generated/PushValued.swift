// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

enum PushValued {
  case message(Message)
  case friendRequest(FriendRequest)
  case priceAlert(PriceAlert)
  case unknown([String: AnyJSON])

  struct Message: Codable {
    var sender: String
    var text: String
  }

  struct FriendRequest: Codable {
    var userID: Int
    var name: String
    var mutualFriends: Int?

    private enum CodingKeys: String, CodingKey {
      case userID = "user_id"
      case name
      case mutualFriends = "mutual_friends"
    }
  }

  struct PriceAlert: Codable {
    var symbol: String
    var price: Double
  }
}

extension PushValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case pushType = "push_type"
  }

  private enum CodingTag: String, Codable {
    case message
    case friendRequest = "friend_request"
    case priceAlert = "price_alert"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .pushType)
    guard let tag = CodingTag(rawValue: text) else {
      // An unknown tag keeps the whole object.
      self = .unknown(try decoder.singleValueContainer().decode([String: AnyJSON].self))
      return
    }
    switch tag {
    case .message:
      self = .message(try Message(from: decoder))
    case .friendRequest:
      self = .friendRequest(try FriendRequest(from: decoder))
    case .priceAlert:
      self = .priceAlert(try PriceAlert(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .message(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.message, forKey: .pushType)
      try value.encode(to: encoder)
    case .friendRequest(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.friendRequest, forKey: .pushType)
      try value.encode(to: encoder)
    case .priceAlert(let value):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(CodingTag.priceAlert, forKey: .pushType)
      try value.encode(to: encoder)
    case .unknown(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
