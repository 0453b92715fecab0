import Engines
import Foundation
import JSONCodable
import Testing

@testable import MigrationExamples

@Suite("Push notifications are told apart by push_type, the same by both sides", .everyEngine)
struct PushTests {
  static let samples: [Sample<PushNotification>] = [
    Sample(
      "a message", #"{"push_type":"message","sender":"Ann","text":"Hi"}"#,
      .message(Message(sender: "Ann", text: "Hi"))),
    Sample(
      "a friend request",
      #"{"push_type":"friend_request","user_id":7,"name":"Bob","mutual_friends":3}"#,
      .friendRequest(FriendRequest(userID: 7, name: "Bob", mutualFriends: 3))),
    Sample(
      "a friend request of a stranger",
      #"{"push_type":"friend_request","user_id":8,"name":"Eve"}"#,
      .friendRequest(FriendRequest(userID: 8, name: "Eve"))),
    Sample(
      "a price alert", #"{"push_type":"price_alert","symbol":"ACME","price":12.5}"#,
      .priceAlert(PriceAlert(symbol: "ACME", price: 12.5))),
    Sample(
      "an unknown type", #"{"push_type":"poke","from":{"id":1,"tags":["a",null,true,-2.5]}}"#,
      .unknown([
        "push_type": "poke", "from": ["id": 1, "tags": ["a", NSNull(), true, -2.5] as [Any]],
      ])),
    Sample(
      "an unknown type without payload", #"{"push_type":""}"#, .unknown(["push_type": ""])),
  ]

  @Test(arguments: samples)
  func `both sides read and write a push notification the same`(_ sample: Sample<PushNotification>)
    throws
  {
    try Example().check(sample.text, is: sample.value())
  }

  @Test(arguments: samples)
  func `a push notification is read from a dictionary as it comes from the system`(
    _ sample: Sample<PushNotification>
  ) throws {
    let tree = try JSONSerialization.jsonObject(with: Data(sample.text.utf8))
    #expect(try PushNotification(JSONDictionary: #require(tree as? JSONObject)) == sample.value())
  }

  @Test func `an unknown notification keeps every digit, by both sides`() throws {
    let text = #"{"id":12345678901234567890.125,"push_type":"poke"}"#
    let notification = try PushNotification(JSONString: text)
    #expect(try notification.JSONString(options: .sortedKeys) == text)
    let decoded = try JSONDecoder().decode(PushNotification.self, from: Data(text.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try String(decoding: encoder.encode(decoded), as: UTF8.self) == text)
  }

  @Test(arguments: samples)
  func `a push notification is read from the dictionary of the system's callback`(
    _ sample: Sample<PushNotification>
  ) throws {
    let tree = try JSONSerialization.jsonObject(with: Data(sample.text.utf8))
    let userInfo = try #require(tree as? [AnyHashable: Any])
    #expect(try PushNotification(JSONDictionary: userInfo) == sample.value())
  }

  static let tags = #"one of "message", "friend_request", "price_alert""#

  @Test(arguments: [
    Fault(
      "no type", #"{"sender":"Ann","text":"Hi"}"#,
      mapper: "missing value, expected \(tags) at $.push_type",
      codable: "no key at $.push_type"),
    Fault(
      "a type that is no text", #"{"push_type":1}"#,
      mapper: "wrong type: number 1, expected \(tags) at $.push_type",
      codable: "not of type String at $.push_type"),
    Fault(
      "a message without a sender", #"{"push_type":"message","text":"Hi"}"#,
      mapper: "missing value, expected String at $.sender", codable: "no key at $.sender"),
    Fault(
      "a price that is text", #"{"push_type":"price_alert","symbol":"ACME","price":"12"}"#,
      mapper: #"wrong type: string "12", expected Double at $.price"#,
      codable: "not of type Double at $.price"),
  ])
  func `both sides refuse the same push notifications`(_ fault: Fault) {
    Example<PushNotification>().checkRefusal(fault)
  }
}
