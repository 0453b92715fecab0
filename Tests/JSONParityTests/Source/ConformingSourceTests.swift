import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A conformance says what the type has already, and stands beside others in a file")
struct ConformingSourceTests {
  struct Grid: JSONMappable {
    struct Elements: JSONMappable { var count = 0 }
    enum Level: Int { case low = 1 }

    var x = 0, name: String?, levels: [Level: Int] = [:], parts = Elements()

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&x, keyPath: "point[0]")
      try json.map(&name, keyPath: "more.name")
      try json.map(&levels, key: "levels", skipping: .invalid)
      try json.map(&parts, key: "parts")
    }
  }

  @Test func `what a text needs beside the coding stands in the type`() throws {
    let source = try CodableSource.of(Grid.self)
    #expect(source.unresolved == [])
    let lines = source.text.split(separator: "\n")
    let outermost = lines.filter { !$0.hasPrefix(" ") && $0 != "}" }
    #expect(
      outermost == [
        "// Codable conformances are also needed for: ConformingSourceTests.Grid.Elements.",
        "extension ConformingSourceTests.Grid: Codable {",
        "extension ConformingSourceTests.Grid {",
      ])
    let types = lines.filter { $0.hasPrefix("  private struct ") }
    #expect(
      types == [
        "  private struct CodedElements: Decodable {",
        "  private struct KeptByRawNumber<Key, Member: Decodable>: Decodable",
        "  private struct Keyed<Keys: CodingKey>: Decodable {",
        "  private struct KeyedByRawNumber<Key, Member: Codable>: Codable",
        "  private struct Valid<Element: Decodable>: Decodable {",
      ])
  }

  struct Both: JSONMappable, Codable {
    var n = 1

    enum CodingKeys: String, CodingKey { case n = "m" }
  }

  struct Written: JSONMappable, Encodable { var n = 1 }
  struct Read: JSONMappable, Decodable { var n = 1 }

  @Test(arguments: [
    (try source(Both.self), "Both", "Codable"), (try source(Written.self), "Written", "Encodable"),
    (try source(Read.self), "Read", "Decodable"),
  ])
  func `the text of a type that conforms already says so`(
    source: CodableSource, name: String, present: String
  ) {
    #expect(
      source.text.hasPrefix(
        """
        // It is \(present) already: this takes the place of that conformance, with its CodingKeys.
        extension ConformingSourceTests.\(name): Codable {
          private enum CodingKeys: String, CodingKey {

        """))
    #expect(source.unresolved == [])
  }

  private static func source<M: JSONMappable>(_ type: M.Type) throws -> CodableSource {
    try CodableSource.of(type)
  }

  class Root: JSONMappable, Codable {
    var n = 1
    required init() {}
  }

  final class Leaf: Root { var m = 2 }

  @Test func `a class says so, unless it is Codable by its superclass`() throws {
    #expect(
      try CodableSource.of(Root.self).text.hasPrefix(
        """
        // It is Codable already: this takes the place of that conformance, with its CodingKeys.
        // Members for the body of class ConformingSourceTests.Root, which then declares Codable: a required

        """))
    #expect(try !CodableSource.of(Leaf.self).text.contains("already"))
  }

  private struct Hidden: JSONMappable {
    struct Inside: JSONMappable { var n = 1 }

    var n = 1
  }

  @Test func `a private type in another one is told to be seen`() throws {
    let remark =
      "// A private type in another one becomes fileprivate: an extension has to see it.\n"
    #expect(try CodableSource.of(Hidden.self).text.hasPrefix(remark))
    #expect(try CodableSource.of(Hidden.Inside.self).text.hasPrefix(remark))
    #expect(try !CodableSource.of(Alone.self).text.contains(remark))
    struct Local: JSONMappable { var n = 1 }
    #expect(try !CodableSource.of(Local.self).text.contains(remark))
  }
}

private struct Alone: JSONMappable { var n = 1 }
