import Foundation
import Randomness
import Testing

@testable import JSONText

@Suite("Keys are sorted as JSONSerialization sorts them")
struct JSONKeyOrderTests {
  static let alphabets = [
    "abAB_z", "aA0129", "aB_0./-", "éEß e😀中1", "019", String(decoding: 0x20...0x7E, as: UTF8.self),
  ]

  @Test(arguments: alphabets)
  func `random keys come in the order of JSONSerialization`(alphabet: String) throws {
    var random = SplitMix64(seed: 7)
    // Foundation's order of keys that are not ASCII is not transitive: that of many depends on which it compares.
    let isPlain = alphabet.utf8.allSatisfy { $0 < 0x80 }
    for count in 0..<100 {
      var object: [String: Int] = [:]
      for _ in 0..<(isPlain ? count : 8) { object[random.text(of: alphabet, upTo: 6)] = 0 }
      let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      var writer = JSONWriter(sortingKeys: true)
      writer.beginObject()
      for key in object.keys {
        writer.key(key)
        writer.integer(0)
      }
      writer.endObject()
      #expect(writer.string == String(decoding: data, as: UTF8.self))
    }
  }

  @Test(arguments: alphabets)
  func `the order made without Foundation is Foundation's`(alphabet: String) {
    var random = SplitMix64(seed: 8)
    for _ in 0..<5000 {
      let left = random.text(of: alphabet, upTo: alphabet == "019" ? 24 : 6)
      let right =
        Bool.random(using: &random) ? random.text(of: alphabet, upTo: 6) : random.casing(of: left)
      let order = JSONKeyOrder.foundationPrecedes(left, right)
      #expect((JSONKeyOrder.Key(left) < JSONKeyOrder.Key(right)) == order, "\(left) \(right)")
      guard let plain = JSONKeyOrder.plainPrecedes(left, right) else { continue }
      #expect(plain == order, "\(left) \(right)")
    }
  }

  @Test(arguments: [
    ("a1", "A18446744073709551616"), ("1y", "18446744073709551617a"),
    ("bA1", "ba0018446744073709551617"), ("1", "18446744073709551616"),
    ("a123456789012345678901234567890", "A2"), ("a1", "A00000000000000000001"),
    ("a1", "A0000000000000000001"), ("a9999999999999999999", "A10000000000000000000"),
  ])
  func `numbers in keys that do not fit into a word come in the order of Foundation`(
    left: String, right: String
  ) {
    for (left, right) in [(left, right), (right, left)] {
      let order = JSONKeyOrder.foundationPrecedes(left, right)
      #expect(JSONKeyOrder.precedes(left, right) == order, "\(left) \(right)")
      #expect((JSONKeyOrder.Key(left) < JSONKeyOrder.Key(right)) == order, "\(left) \(right)")
    }
  }

  @Test(arguments: [false, true])
  func `members that are taken back leave the others in order`(isPretty: Bool) {
    var writer = JSONWriter(prettyPrinted: isPretty, sortingKeys: true)
    writer.beginObject()
    for (key, isTaken) in [("x", true), ("d", false), ("z", true), ("a", true), ("c", false)] {
      let start = writer.position
      writer.key(key)
      writer.beginObject()
      for key in ["b", "a"] {
        writer.key(key)
        writer.null()
      }
      writer.endObject()
      if isTaken { writer.rewind(to: start) }
    }
    let end = writer.position
    writer.key("b")
    writer.rewind(to: end)
    writer.endObject()
    let text = #"{"c":{"a":null,"b":null},"d":{"a":null,"b":null}}"#
    #expect(writer.string.filter { !$0.isWhitespace } == text)
    #expect(writer.string.contains("\n    \"a\" : null,\n    \"b\" : null\n") == isPretty)
  }

  #if os(Linux)
    @Test func `plain keys are compared without Foundation`() {
      #expect(JSONKeyOrder.plainPrecedes("full_name", "id") == true)
      #expect(JSONKeyOrder.plainPrecedes("a9", "a10") == true)
      #expect(JSONKeyOrder.plainPrecedes("a-1", "a_1") == false)
      #expect(JSONKeyOrder.plainPrecedes("é", "e") == nil)
      #expect(JSONKeyOrder.plainPrecedes("a\n", "b") == nil)
    }
  #endif
}
