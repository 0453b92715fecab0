import Foundation
import XCTest

@testable import JSONCodable3

class UserXCTests: XCTestCase {

  let encodedValue: [String: Any] = [
    "id": 24,
    "full_name": "Kari Nordmann",
    "email": "kari@example.com",
    "stats": ["likes": 3],
    "company": ["name": "Acme", "address": "Storgata 1"],
    "friends": [
      ["id": 27, "full_name": "Ola"],
      ["id": 29, "full_name": "Siv"],
    ],
    "colors": ["red", "blue"],
    "website": "http://example.com/kari",
  ]
  let decodedValue = User(
    id: 24, name: "Kari Nordmann", email: "kari@example.com", likes: 3,
    company: Company(name: "Acme", address: "Storgata 1"),
    friends: [User(id: 27, name: "Ola"), User(id: 29, name: "Siv")],
    colors: [.red, .blue], website: URL(string: "http://example.com/kari"))

  func testDecodingRegular() {
    do {
      let user = try User(object: encodedValue)
      XCTAssertEqual(user, decodedValue)
    } catch {
      XCTFail("\(error)")
    }
  }

  func testEncodingRegular() {
    guard let json = try? decodedValue.toJSON(), let object = json as? JSONObject else {
      XCTFail()
      return
    }
    XCTAssertEqual(text(object), text(encodedValue))
  }

  private func text(_ object: JSONObject) -> String? {
    let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return data.flatMap { String(data: $0, encoding: .utf8) }
  }

  func testArrays() {
    let users = try? [User](JSONArray: [encodedValue, encodedValue])
    XCTAssertEqual(users?.count, 2)
    XCTAssertNil(User(optional: ["id": 1]))
  }

  func testHelpers() {
    let encodables: [any JSONEncodable] = [1, "2"]
    XCTAssert([1, 2].elementsAreJSONEncodable())
    XCTAssert(encodables.elementsAreJSONEncodable())
    XCTAssertFalse([Unencodable()].elementsAreJSONEncodable())
    XCTAssert(["a": 1].valuesAreJSONEncodable())
    XCTAssertFalse([1: 1].valuesAreJSONEncodable())
    XCTAssertFalse(["a": Unencodable()].valuesAreJSONEncodable())
    let decoder = JSONDecoder(object: [:])
    XCTAssert(decoder.parseArrayIndex("[10]") == 10)
    XCTAssert(decoder.parseArrayIndex("[-1]") == -1)
    XCTAssert(decoder.parseArrayIndex("[1A]") == nil)
    XCTAssert(decoder.parseArrayIndex("10") == nil)
  }
}
