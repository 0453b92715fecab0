import Foundation
import Randomness
import Testing

@testable import JSONCodable

@Suite("A text becomes the tree of JSONSerialization, whatever was read before")
struct TreeBuilderTests {
  struct Pool: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: [String]
    var objectCount = 20
    var mostMembers = 6
    var hasDuplicates = false
    var depth = 2

    func documents(seed: UInt64) -> RandomDocument {
      RandomDocument(
        keys: keys, objectCount: objectCount, mostMembers: mostMembers,
        hasDuplicates: hasDuplicates, depth: depth, random: SplitMix64(seed: seed))
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
      objectCount: 8, mostMembers: 70, depth: 1),
    Pool(
      testDescription: "more than 1,024 keys", keys: quoted((0..<1_500).map { "key \($0)" }),
      objectCount: 200, mostMembers: 12, depth: 1),
    Pool(
      testDescription: "more than 512 sets of keys", keys: quoted((0..<12).map { "s\($0)" }),
      objectCount: 300, mostMembers: 12, depth: 1),
  ]

  private func foundation(_ text: String) throws -> ExactTree {
    ExactTree(root: try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  private func own(_ text: String) throws -> ExactTree {
    ExactTree(root: try JSONTextReader.tree(text))
  }

  @Test(arguments: pools, 0..<3 as Range<UInt64>)
  func `a random document gives the tree of JSONSerialization three times`(
    _ pool: Pool, seed: UInt64
  ) throws {
    var documents = pool.documents(seed: seed)
    let texts = (0..<3).map { _ in documents.text() }
    let expected = try texts.map(foundation)
    for _ in 0..<3 {
      for (text, expected) in zip(texts, expected) { #expect(try own(text) == expected) }
    }
  }

  @Test func `documents of all pools, read in turn, give the trees of JSONSerialization`() throws {
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
  func `a good document is read after a bad one`(seed: UInt64) throws {
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

  @Test func `an object may have the keys of the object around it`() throws {
    let inner = #"{"a":1,"b":{"b":{"a":[{"b":2,"a":3}],"b":4},"a":5}}"#
    let text = #"[\#(inner),{"b":\#(inner),"a":\#(inner)},{"a":{},"b":{"a":0}}]"#
    for _ in 0..<3 { #expect(try own(text) == foundation(text)) }
  }

  @Test func `objects of many keys are read`() throws {
    for count in [64, 200, 1_024, 1_025] {
      let members = (0..<count).map { "\"m\($0)\":\($0)" }
      for _ in 0..<3 {
        for members in [members, members.reversed(), members + [#""m0":"last""#]] {
          let text = "{" + members.joined(separator: ",") + "}"
          #expect(try own(text) == foundation(text))
        }
      }
    }
  }

  @Test func `a text that ends in a key that is expected is an error`() throws {
    let one = #"{"id":1,"name":"a","name\n":[]}"#
    let text = #"[\#(one),{"id":2,"name":"b","name\n":[\#(one)]}]"#
    for _ in 0..<3 { #expect(try own(text) == foundation(text)) }
    for end in text.indices {
      let part = String(text[..<end])
      #expect(throws: JSONDecodingError.self) { try own(part) }
      #expect(try own(text) == foundation(text))
    }
  }

  /// Returns two sets of as many keys of a table, with the same hash, found by elimination: of 65 hashes of
  /// 64 bits, some give 0 together.
  private func colliding(_ keys: InternedKeys, _ count: Int) -> (one: [Int], other: [Int])? {
    var rows: [(hash: UInt64, members: Set<Int>)] = []
    for number in 0..<count {
      var row = (hash: keys.hash(ofKey: number), members: Set([number]))
      for known in rows where row.hash ^ known.hash < row.hash {
        row = (row.hash ^ known.hash, row.members.symmetricDifference(known.members))
      }
      if row.hash != 0 {
        rows.append(row)
        rows.sort { $0.hash > $1.hash }
      } else if row.members.count.isMultiple(of: 2) {
        let members = row.members.sorted()
        return (Array(members.prefix(members.count / 2)), Array(members.suffix(members.count / 2)))
      }
    }
    return nil
  }

  @Test func `two sets of keys with one hash are not taken for each other`() throws {
    let (keys, layouts) = (InternedKeys(), ObjectLayouts())
    for number in 0..<200 {
      let text = Array("\"k\(number)\"".utf8)
      #expect(text.withUnsafeBufferPointer { keys.number(of: $0) { "k\(number)" } } == number)
    }
    let (one, other) = try #require(colliding(keys, 200))
    func hash(_ numbers: [Int]) -> UInt64 { numbers.reduce(0) { $0 ^ keys.hash(ofKey: $1) } }
    #expect(hash(one) == hash(other) && Set(one).isDisjoint(with: other))
    func object(_ numbers: [Int]) -> JSONObject {
      let values = UnsafeMutableBufferPointer<Any>.allocate(capacity: numbers.count)
      _ = values.initialize(fromContentsOf: numbers.map { $0 as Any })
      defer { values.deallocate() }
      var places = numbers.map(Int32.init)
      return places.withUnsafeMutableBufferPointer {
        layouts.object(of: values, $0, keysHash: hash(numbers), keys)
      }
    }
    // The two sets together have the hash 0, so that a set with them has the hash of the rest.
    let (few, many) = ([198, 199], [198, 199] + one + other)
    #expect(hash(few) == hash(many) && Set(many).count == many.count)
    for numbers in [one, one, one, other, one, other, few, few, many, few, many] {
      let expected = Dictionary(uniqueKeysWithValues: numbers.map { ("k\($0)", $0) })
      #expect(object(numbers) as? [String: Int] == expected)
    }
  }

  /// Reads two hundred objects with keys of their own, each as often as it is told; returns whether the layouts are full.
  private func fills(keys count: Int, times: Int) -> Bool {
    let (keys, layouts) = (InternedKeys(), ObjectLayouts())
    for number in 0..<1_000 {
      let text = Array("\"k\(number)\"".utf8)
      _ = text.withUnsafeBufferPointer { keys.number(of: $0) { "k\(number)" } }
    }
    for first in 0..<200 {
      for _ in 0..<times {
        var numbers = (first..<first + count).map(Int32.init)
        let values = UnsafeMutableBufferPointer<Any>.allocate(capacity: count)
        defer { values.deallocate() }
        values.initialize(repeating: first)
        numbers.withUnsafeMutableBufferPointer {
          let hash = $0.reduce(0) { $0 ^ keys.hash(ofKey: Int($1)) }
          let object = layouts.object(of: values, $0, keysHash: hash, keys)
          #expect(object.count == count && object["k\(first + count - 1)"] as? Int == first)
        }
      }
    }
    return layouts.isFull
  }

  @Test func `layouts are full when all of them together have many keys`() {
    // 200 layouts, of 32,000 keys and of 33,000.
    #expect(!fills(keys: 160, times: 3))
    #expect(fills(keys: 165, times: 3))
    // No layout is made of an object that comes once.
    #expect(!fills(keys: 800, times: 1))
  }

  @Test func `layouts are full when they are many`() {
    let layouts = ObjectLayouts()
    let keys = InternedKeys()
    for number in 0..<600 {
      let text = Array("\"k\(number)\"".utf8)
      _ = text.withUnsafeBufferPointer { keys.number(of: $0) { "k\(number)" } }
      var numbers = [Int32(number)]
      let values = UnsafeMutableBufferPointer<Any>.allocate(capacity: 1)
      defer { values.deallocate() }
      values.initialize(repeating: number)
      numbers.withUnsafeMutableBufferPointer {
        let hash = keys.hash(ofKey: number)
        #expect(layouts.object(of: values, $0, keysHash: hash, keys).count == 1)
      }
      if number < 511 { #expect(!layouts.isFull) }
    }
    #expect(layouts.isFull)
  }

  @Test func `many documents with keys of their own are read`() throws {
    for round in 0..<40 {
      let objects = (0..<40).map { #"{"r\#(round)-\#($0)":1,"id":\#($0),"x\#(round)":{}}"# }
      let text = "[" + (objects + objects).joined(separator: ",") + "]"
      #expect(try own(text) == foundation(text))
    }
  }

  @Test func `the pools of random documents are of nine kinds`() { #expect(Self.pools.count >= 9) }

  @Test func `a document of each large pool goes beyond the bound in its name`() throws {
    func sets(of tree: Any) -> [Set<String>] {
      switch tree {
      case let object as JSONObject: [Set(object.keys)] + object.values.flatMap(sets)
      case let array as [Any]: array.flatMap(sets)
      default: []
      }
    }
    for seed in 0..<3 as Range<UInt64> {
      let found = try Self.pools.suffix(3).map { pool in
        var documents = pool.documents(seed: seed)
        return sets(of: try foundation(documents.text()).root)
      }
      #expect(found[0].contains { $0.count > 64 })
      #expect(found[1].reduce(Set()) { $0.union($1) }.count > 1_024)
      #expect(Set(found[2]).count > 512)
    }
  }
}
