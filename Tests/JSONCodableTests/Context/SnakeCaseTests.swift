import Foundation
import JSONCodable
import Randomness
import Testing

/// A name and its key.
struct SnakeCaseRow: Sendable, CustomTestStringConvertible {
  let name: String
  let key: String
  var testDescription: String { "\(name) becomes \(key)" }

  init(_ name: String, _ key: String) {
    self.name = name
    self.key = key
  }
}

@Suite("A name becomes the key that JSONEncoder makes of it")
struct SnakeCaseTests {
  static let rows = [
    SnakeCaseRow("", ""),
    SnakeCaseRow("a", "a"),
    SnakeCaseRow("startWorkout", "start_workout"),
    SnakeCaseRow("myURLProperty", "my_url_property"),
    SnakeCaseRow("urlOfURL", "url_of_url"),
    SnakeCaseRow("UpperCamel", "upper_camel"),
    SnakeCaseRow("ID", "i_d"),
    SnakeCaseRow("level2Boss", "level2_boss"),
    SnakeCaseRow("version2", "version2"),
    SnakeCaseRow("_oneTwo_", "_one_two_"),
    SnakeCaseRow("already_snake", "already_snake"),
    SnakeCaseRow("jeÉtudie", "je_étudie"),
    SnakeCaseRow("jeE\u{301}tudie", "je_e\u{301}tudie"),
    SnakeCaseRow("with space", "with space"),
  ]

  @Test(arguments: rows)
  func `a name becomes a key in snake case`(_ row: SnakeCaseRow) throws {
    #expect(SnakeCase.key(for: row.name) == row.key)
    #expect(try SnakeCase.key(for: row.name) == Self.keyByFoundation(row.name))
  }

  @Test func `letters behind the start of their characters are cut in their order`() {
    // Each prepended sign is one character with its letter.
    #expect(SnakeCase.key(for: "x\u{600}A\u{600}b") == "x\u{600}__a\u{600}b")
  }

  @Test func `more names than are remembered keep their keys`() throws {
    let names = (0..<3_000).map { "keyName\($0)" }
    var json: JSONObject = [:]
    for (index, name) in names.enumerated() { json[SnakeCase.key(for: name)] = index }
    let values = try JSONContext.with(\.options.keys, .snakeCase) {
      try (names + names).map { try json.value(Int.self, key: $0) }
    }
    #expect(values == Array(0..<3_000) + Array(0..<3_000))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `random names become the keys that JSONEncoder writes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let letters = ["a", "b", "A", "B", "1", "_", "é", "É", "ß", "ǅ", "E\u{301}", "中", "😀", " "]
    for _ in 0..<500 {
      let count = Int.random(in: 1...9, using: &generator)
      let name = (0..<count).compactMap { _ in letters.randomElement(using: &generator) }.joined()
      #expect(try SnakeCase.key(for: name) == Self.keyByFoundation(name), "\(name)")
    }
  }

  /// The key that `JSONEncoder` writes for a property of the name.
  private static func keyByFoundation(_ name: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let object = try JSONObject(JSONData: encoder.encode(OneProperty(name: name)))
    return try #require(object.keys.first)
  }
}

/// Writes one property under a name that is known at run time only.
private struct OneProperty: Encodable {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let name: String

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: Key(stringValue: name))
  }
}
