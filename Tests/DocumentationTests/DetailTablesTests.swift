import Foundation
import Testing

@Suite("Mapping in detail lists what the sources declare")
struct DetailTablesTests {
  private static let page = "Sources/JSONCodable/Documentation.docc/MappingInDetail.md"

  /// Returns the first words of the rows of a table, without the arguments of a function.
  private func names(in table: String) throws -> Set<String> {
    let rows = MarkdownTable.rows(named: table, in: try Repository.text(of: Self.page))
    return Set(rows.map { String($0[0].prefix { $0 != "(" }) })
  }

  /// Returns the names that follow one of some words at the beginning of a line.
  private func names(after words: [String], in source: String) -> Set<String> {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let names = lines.flatMap { line in
      words.filter { line.hasPrefix($0) }.map { line.dropFirst($0.count) }
    }
    return Set(names.map { String($0.prefix { $0.isLetter || $0.isNumber }) })
  }

  @Test func `the table of transformers has each of them`() throws {
    let folder = "Sources/JSONCodable/Transformers/"
    let source = try ["JSONTransformers", "JSONTransformers+Spellings"]
      .map { try Repository.text(of: "\(folder)\($0).swift") }.joined()
    let declared = names(
      after: ["public static let ", "public static func "], in: source)
    #expect(try names(in: "transformers") == declared)
    #expect(declared.count >= 15)
  }

  @Test func `the table of options has each of them`() throws {
    let source = try Repository.text(of: "Sources/JSONCodable/Context/JSONOptions.swift")
    let declared = names(after: ["public var "], in: source)
    #expect(try names(in: "options") == declared)
    #expect(declared.count >= 10)
  }
}
