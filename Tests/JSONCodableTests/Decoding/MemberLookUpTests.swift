import Foundation
import Randomness
import Testing

@testable import JSONCodable

@Suite("A look at few members finds what the subscript finds")
struct MemberLookUpTests {
  /// Keys that are equal, or stored, in unusual ways.
  private static let keys: [String] = {
    // Short, and yet stored behind a pointer.
    var roomy = "roomy"
    roomy.reserveCapacity(100)
    let part = String("a part of a long text".dropFirst(2).prefix(4))
    return [
      "", "a", "b", "id", "name", "fifteen letters", "sixteen letters.", "a key that is long",
      "é", "e\u{301}", "\u{212A}", "K", "\u{37E}", ";", "\0", "a\0", "😀", "日本", roomy, "roomy",
      part, "part", NSString("bridged") as String, "bridged",
    ]
  }()

  @Test(arguments: 1...10)
  func `every key is found, or not, as by its hash`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    var told = 0
    for _ in 0..<200 {
      let members = Self.keys.shuffled(using: &random).prefix(count).map { ($0, $0.count as Any) }
      let object = JSONObject(members) { $1 }
      for key in Self.keys {
        let expected = object[key] as? Int
        #expect(object.member(key) as? Int == expected)
        guard let member = object.memberAmongFew(key) else { continue }
        told += 1
        #expect(member as? Int == expected, "\(key.debugDescription) in \(object.keys)")
      }
    }
    #expect(told > 200)
  }

  @Test func `of short ASCII keys each is told without a hash`() {
    let object: JSONObject = ["id": 1, "name": 2, "fifteen letters": 3]
    for key in ["id", "name", "fifteen letters", "other", "", "K"] {
      #expect(object.memberAmongFew(key).map { $0 as? Int } == .some(object[key] as? Int))
    }
    #expect(object.memberAmongFew("é") == nil)
    #expect((["é": 1] as JSONObject).memberAmongFew("e") == nil)
    #expect((["\u{212A}": 1] as JSONObject).memberAmongFew("K") == nil)
    #expect((["\u{212A}": 1] as JSONObject).member("K") as? Int == 1)
  }
}
