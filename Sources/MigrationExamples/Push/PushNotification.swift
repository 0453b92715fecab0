import Foundation
import JSONCodable

/// A push notification: unrelated payloads, told apart by `push_type`.
///
///     {"push_type":"message","sender":"Ann","text":"Hi"}
///     {"push_type":"friend_request","user_id":7,"name":"Bob","mutual_friends":3}
///     {"push_type":"price_alert","symbol":"ACME","price":12.5}
///
/// A server adds types before the app knows them. Such a notification is kept as it is, and written
/// back unchanged.
// sample: flat-union
enum PushNotification {
  /// A message came in.
  case message(Message)
  /// Somebody wants to be a friend.
  case friendRequest(FriendRequest)
  /// A price went over its mark.
  case priceAlert(PriceAlert)
  /// A notification of another type, with its tag.
  case unknown(JSONObject)

  /// The tags that are known.
  enum Tag: String, CaseIterable, Codable {
    case message
    case friendRequest = "friend_request"
    case priceAlert = "price_alert"
  }
}
// end

/// Not synthesised, since a `JSONObject` is not `Equatable`.
extension PushNotification: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.message(let left), .message(let right)): left == right
    case (.friendRequest(let left), .friendRequest(let right)): left == right
    case (.priceAlert(let left), .priceAlert(let right)): left == right
    case (.unknown(let left), .unknown(let right)): left as NSDictionary == right as NSDictionary
    default: false
    }
  }
}

/// A message that came in.
struct Message: Hashable, Sendable {
  /// Who wrote it.
  var sender: String
  /// What it says.
  var text: String
}

/// A wish to be friends.
struct FriendRequest: Hashable, Sendable {
  /// The user who asks.
  var userID: Int
  /// The user's name.
  var name: String
  /// How many friends both have, if that is known.
  var mutualFriends: Int?
}

/// A price that went over its mark.
struct PriceAlert: Hashable, Sendable {
  /// What has the price.
  var symbol: String
  /// The price.
  var price: Double
}

// MARK: - Codable of the payloads

extension Message: Codable {}

extension FriendRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case name
    case mutualFriends = "mutual_friends"
  }
}

extension PriceAlert: Codable {}
