import Foundation
import JSONText
import Testing

@testable import JSONParity

@Suite("A table holds the places of all values, and gives them back")
struct JSONTableTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `the value of a table is the value of its text`(_ seed: UInt64) throws {
    var documents = RandomDocuments(seed: seed, repeatsKeys: seed.isMultiple(of: 2))
    let value = documents.value()
    let text = Data(documents.text(of: value).utf8)
    #expect(try JSONTable(parsing: text).readingRoot(\.value) == JSONValue(parsing: text))
    #expect(JSONTable(value).readingRoot(\.value) == value)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `a value has the table of its text`(_ seed: UInt64) throws {
    var documents = RandomDocuments(seed: seed, repeatsKeys: seed.isMultiple(of: 2))
    let value = documents.value()
    let parsed = try JSONTable(parsing: Data(value.text().utf8))
    #expect(places(JSONTable(value)) == places(parsed))
  }

  /// The range of each value, and whether a key repeats in it.
  private func places(_ table: JSONTable) -> [String] {
    func places(_ node: JSONNode) -> [String] {
      ["\(node.range) \(node.repeatsKeys)"] + node.children.flatMap(places)
    }
    return table.readingRoot(places)
  }

  @Test func `a scalar takes four bytes and an array twenty more`() throws {
    var table = try JSONTable(parsing: Data("[1, \"a\", {\"b\": null}, [], true]".utf8))
    #expect(table.withRoot { $0.words.count } == 16)
  }

  @Test func `the hash of an array is kept`() throws {
    var table = try JSONTable(parsing: Data("[[1],[1.0],[2]]".utf8))
    let hashes = table.withRoot { $0.children.map { MeaningHash.of($0, under: PolicyCursor()) } }
    #expect(hashes[0] == hashes[1])
    #expect(hashes[0] != hashes[2])
    #expect(table.readingRoot { $0.children.map(\.knownHash) } == hashes)
  }

  @Test func `no two kinds of small values have one hash`() throws {
    var table = try JSONTable(parsing: Data(#"[null,true,false,0,1,2,"",{},[],[[]],{"":0}]"#.utf8))
    let hashes = table.withRoot { $0.children.map { MeaningHash.of($0, under: PolicyCursor()) } }
    #expect(Set(hashes).count == 11)
  }
}

@Suite("A short decimal is a number of at most 19 digits")
struct ShortDecimalTests {
  private func short(_ text: String) -> ShortDecimal? {
    text.withUTF8Bytes { ShortDecimal($0[...]) }
  }

  @Test(arguments: [
    ["1", "1.0", "10e-1", "0.01E+2"], ["0", "-0", "-0.00e7", "0e999999999"], ["-12e2", "-1200"],
    ["9999999999999999999", "99999999999999999.99e2"],
  ])
  func `equal numbers have equal short decimals`(_ texts: [String]) {
    #expect(Set(texts.map { short($0) }).count == 1)
    #expect(Set(texts.map { ShortDecimal(ExactDecimal($0)) }) == [short(texts[0])])
  }

  @Test(arguments: ["10000000000000000000", "1e1234567890", "0.12345678901234567890"])
  func `a long text has none`(_ text: String) {
    #expect(short(text) == nil)
  }

  @Test func `of a long text of a short number it is found by way of the exact one`() {
    #expect(ShortDecimal(ExactDecimal("100000000000000000000000")) == short("1e23"))
    #expect(ShortDecimal(ExactDecimal("1e0000000005")) == short("100000"))
    #expect(ShortDecimal(ExactDecimal("12345678901234567890")) != nil)
    #expect(ShortDecimal(ExactDecimal("123456789012345678901")) == nil)
    #expect(ShortDecimal(ExactDecimal("1e1000000000000000000")) == nil)
  }
}

@Suite("Things are numbered in the order in which they come")
struct NumberingTests {
  @Test func `the same thing has the same number`() {
    var (numbering, things): (Numbering, [Int]) = (Numbering(), [])
    for thing in (0..<10_000).map({ $0 * 7_919 % 3_001 }) {
      let number = numbering.number(of: things.count, hash: thing % 500) { things[$0] == thing }
      if number == things.count { things.append(thing) }
      #expect(things[number] == thing)
    }
    #expect(numbering.count == 3_001)
    #expect(numbering.find(hash: 1) { _ in false } == nil)
  }

  @Test func `of candidates the first are looked at, as many as are wanted`() {
    var numbering = Numbering()
    for place in 0..<40 { _ = numbering.number(of: place, hash: 5) { _ in false } }
    var seen: [Int] = []
    let found = numbering.find(hash: 5, mostCandidates: 3) { number in
      seen.append(number)
      return false
    }
    #expect(found == nil)
    #expect(seen == [0, 1, 2])
  }

  @Test func `places are taken from the first to the last`() {
    var places = Occurrences(of: [1, 0, 1, 1], below: 2) { $0 != 2 }
    #expect([places.take(1), places.take(1), places.take(1), places.take(0)] == [0, 3, nil, 1])
  }
}
