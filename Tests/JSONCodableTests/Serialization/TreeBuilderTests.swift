import Foundation
import Randomness
import Testing

@testable import JSONCodable

/// Makes random documents of the keys of one pool.
struct RandomDocument {
  /// The keys as they stand in a text, with their quotes.
  let keys: [String]
  let objectCount: Int
  let mostMembers: Int
  /// Whether an object may have a key twice.
  let hasDuplicates: Bool
  var random: SplitMix64

  mutating func text() -> String {
    "[" + (0..<objectCount).map { _ in object(depth: 2) }.joined(separator: ",") + "]"
  }

  private mutating func object(depth: Int) -> String {
    var chosen = Array(keys.shuffled(using: &random).prefix(below(mostMembers + 1)))
    if hasDuplicates, !chosen.isEmpty { chosen += [chosen[below(chosen.count)]] }
    let members = chosen.map { "\($0):\(value(depth: depth))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 12 : 9) {
    case 0: "null"
    case 1: "true"
    case 2: "\(below(1_000))"
    case 3: "-1.5"
    case 4: #""a\/\u00e9😀""#
    case 5: "[]"
    case 6: "{}"
    case 7: "[1,[\"x\",false]]"
    case 8: "\"\(below(1_000))\""
    case 9: "[\(object(depth: depth - 1)),\(object(depth: depth - 1))]"
    default: object(depth: depth - 1)
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
}

@Suite("A text becomes the tree of JSONSerialization, whatever was read before")
struct TreeBuilderTests {
  struct Pool: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: [String]
    var objectCount = 20
    var mostMembers = 6
    var hasDuplicates = false

    func documents(seed: UInt64) -> RandomDocument {
      RandomDocument(
        keys: keys, objectCount: objectCount, mostMembers: mostMembers,
        hasDuplicates: hasDuplicates, random: SplitMix64(seed: seed))
    }
  }

  private static func quoted(_ keys: some Sequence<String>) -> [String] { keys.map { "\"\($0)\"" } }
  private static let few = quoted(["a", "b", "name", "id", "a long name of a key", ""])

  static let pools = [
    Pool(testDescription: "few keys", keys: few),
    Pool(testDescription: "duplicate keys", keys: few, hasDuplicates: true),
    Pool(
      testDescription: "keys spelt in two ways",
      keys: [#""a""#, #""\u0061""#, #""b/c""#, #""b\/c""#, #""é""#, #""\u00e9""#, #""d""#]),
    Pool(
      testDescription: "canonically equivalent keys",
      keys: ["\"\u{E9}\"", "\"e\u{301}\"", #""e\u0301""#, "\"\u{212B}\"", "\"\u{C5}\"", #""x""#]),
    Pool(
      testDescription: "keys of about 128 bytes",
      keys: quoted((122...131).map { String(repeating: "k", count: $0) } + ["a", "b"])),
    Pool(
      testDescription: "keys of eight bytes that begin and end alike",
      keys: quoted((0..<9).map { "prefix-0\($0)-suffix-0" } + ["abcdefg", "abcdefh"])),
    Pool(
      testDescription: "more than 64 keys in an object", keys: quoted((0..<70).map { "k\($0)" }),
      objectCount: 4, mostMembers: 70),
    Pool(
      testDescription: "more than 1,024 keys", keys: quoted((0..<1_500).map { "key \($0)" }),
      objectCount: 300, mostMembers: 12),
    Pool(
      testDescription: "more than 512 sets of keys", keys: quoted((0..<12).map { "s\($0)" }),
      objectCount: 700, mostMembers: 12),
  ]

  /// Gives a tree as one text, with the keys in order and all as they are, to the scalar.
  private static func rendered(_ tree: Any) -> String {
    switch tree {
    case let object as JSONObject:
      let members = object.map { (escaped($0), rendered($1)) }.sorted { $0.0 < $1.0 }
      return "{" + members.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    case let array as [Any]: return "[" + array.map(rendered).joined(separator: ", ") + "]"
    case let text as String: return "\"" + escaped(text) + "\""
    case is NSNull: return "null"
    default:
      return JSONNumber.boolean(tree).map { "\($0)" } ?? (tree as? NSNumber)?.stringValue ?? "?"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  private func foundation(_ text: String) throws -> String {
    Self.rendered(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private func own(_ text: String) throws -> String { Self.rendered(try JSONTextReader.tree(text)) }

  @Test(arguments: pools, 0..<3 as Range<UInt64>)
  func `a random document, read three times`(_ pool: Pool, seed: UInt64) throws {
    var documents = pool.documents(seed: seed)
    let texts = (0..<3).map { _ in documents.text() }
    let expected = try texts.map(foundation)
    for _ in 0..<3 {
      for (text, expected) in zip(texts, expected) { #expect(try own(text) == expected) }
    }
  }

  @Test func `documents of all pools in turn`() throws {
    let texts = Self.pools.map { pool in
      var documents = pool.documents(seed: 5)
      return documents.text()
    }
    let expected = try texts.map(foundation)
    for _ in 0..<3 {
      for (text, expected) in zip(texts, expected) { #expect(try own(text) == expected) }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a good document after a bad one`(seed: UInt64) throws {
    let pool = Pool(testDescription: "", keys: Self.few, objectCount: 1, mostMembers: 3)
    var documents = pool.documents(seed: seed)
    let text = documents.text()
    let expected = try foundation(text)
    for length in 0..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(throws: JSONDecodingError.self) { try JSONTextReader.tree(cut) }
      #expect(try own(text) == expected, "after \(length) bytes")
    }
  }

  @Test func `an object with the keys of the object around it`() throws {
    let inner = #"{"a":1,"b":{"b":{"a":[{"b":2,"a":3}],"b":4},"a":5}}"#
    let text = #"[\#(inner),{"b":\#(inner),"a":\#(inner)},{"a":{},"b":{"a":0}}]"#
    for _ in 0..<3 { #expect(try own(text) == foundation(text)) }
  }

  @Test func `an object of 64 keys and one of 65`() throws {
    for count in [63, 64, 65, 200] {
      let members = (0..<count).map { "\"m\($0)\":\($0)" }
      for _ in 0..<3 {
        for members in [members, members.reversed(), members + [#""m0":"last""#]] {
          let text = "{" + members.joined(separator: ",") + "}"
          #expect(try own(text) == foundation(text))
        }
      }
    }
  }

  @Test func `many documents with keys of their own`() throws {
    for round in 0..<40 {
      let objects = (0..<40).map { #"{"r\#(round)-\#($0)":1,"id":\#($0),"x\#(round)":{}}"# }
      let text = "[" + (objects + objects).joined(separator: ",") + "]"
      #expect(try own(text) == foundation(text))
    }
  }

  @Test func `there are pools of nine kinds`() { #expect(Self.pools.count >= 9) }
}
