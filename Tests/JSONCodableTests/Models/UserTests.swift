import Engines
import Foundation
import JSONCodable
import Testing

@Suite("The user model of 2015 goes in and out unchanged", .everyEngine)
struct UserTests {
  static let text = """
    {"id":24,"full_name":"John Appleseed","email":"john@appleseed.com",\
    "company":{"name":"Apple","address":"1 Infinite Loop, Cupertino, CA"},\
    "friends":[{"id":27,"full_name":"Bob Jefferson"},{"id":29,"full_name":"Jen Jackson"}]}
    """

  static var dictionary: JSONObject {
    [
      "id": 24,
      "full_name": "John Appleseed",
      "email": "john@appleseed.com",
      "company": ["name": "Apple", "address": "1 Infinite Loop, Cupertino, CA"],
      "friends": [
        ["id": 27, "full_name": "Bob Jefferson"], ["id": 29, "full_name": "Jen Jackson"],
      ],
    ]
  }

  static let user = User(
    id: 24, name: "John Appleseed", email: "john@appleseed.com",
    company: Company(name: "Apple", address: "1 Infinite Loop, Cupertino, CA"),
    friends: [User(id: 27, name: "Bob Jefferson"), User(id: 29, name: "Jen Jackson")])

  @Test func `a user decodes from a hand-made dictionary`() throws {
    #expect(try User(JSONDictionary: Self.dictionary) == Self.user)
  }

  @Test func `a user decodes from a parsed dictionary`() throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(Self.text.utf8))
    let dictionary = try #require(parsed as? JSONObject)
    #expect(try User(JSONDictionary: dictionary) == Self.user)
  }

  @Test func `a user decodes from text and data`() throws {
    #expect(try User(JSONString: Self.text) == Self.user)
    #expect(try User(JSONData: Data(Self.text.utf8)) == Self.user)
  }

  @Test func `a user encodes to its dictionary, with empty friends where there were none`() throws {
    var expected = Self.dictionary
    expected["friends"] = [
      ["id": 27, "full_name": "Bob Jefferson", "friends": [Any]()],
      ["id": 29, "full_name": "Jen Jackson", "friends": [Any]()],
    ]
    let encoded = try #require(try Self.user.JSONEncode() as? JSONObject)
    #expect(encoded as NSDictionary == expected as NSDictionary)
  }

  @Test func `a user goes out as text and comes back the same`() throws {
    #expect(try User(JSONString: Self.user.JSONString()) == Self.user)
  }

  @Test func `an array of users decodes from an array, text and data`() throws {
    let text = "[\(Self.text),{\"id\":1}]"
    let users = [Self.user, User(id: 1)]
    #expect(try [User](JSONArray: [Self.dictionary, ["id": 1]]) == users)
    #expect(try [User](JSONString: text) == users)
    #expect(try [User](JSONData: Data(text.utf8)) == users)
  }

  @Test func `a wrong value in a friend is named by its full path`() {
    var dictionary = Self.dictionary
    dictionary["friends"] = [["id": 1], ["id": "5"]]
    let error = #expect(throws: JSONDecodingError.self) { try User(JSONDictionary: dictionary) }
    #expect(error?.description == #"wrong type: string "5", expected Int at $.friends[1].id"#)
    #expect(error?.path == JSONPath([.key("friends"), .index(1), .key("id")]))
    #expect(error?.problem == .wrongType(found: #"string "5""#, expected: "Int"))
  }

  @Test func `a wrong value in a company of a friend is named by its full path`() {
    let text = #"{"friends":[{},{"company":{"name":7}}]}"#
    let error = #expect(throws: JSONDecodingError.self) { try User(JSONString: text) }
    #expect(
      error?.description == "wrong type: number 7, expected String at $.friends[1].company.name")
  }
}
