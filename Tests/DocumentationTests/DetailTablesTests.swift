import Testing

@Suite("Mapping in detail lists what the sources declare")
struct DetailTablesTests {
  private static let page = "Sources/JSONCodable/Documentation.docc/MappingInDetail.md"

  /// Returns the first words of the rows of a table, without the arguments of a function.
  private func names(in table: String) throws -> Set<String> {
    let rows = MarkdownTable.rows(named: table, in: try Repository.text(of: Self.page))
    return Set(rows.map { String($0[0].prefix { $0 != "(" }) })
  }

  @Test func `the table of transformers has each of them`() throws {
    let folder = "Sources/JSONCodable/Transformers/"
    let source = try ["JSONTransformers", "JSONTransformers+Spellings"]
      .map { try Repository.text(of: "\(folder)\($0).swift") }.joined()
    let declared = Set(
      source.matches(of: /public static (?:let|func) (\w+)/).map { String($0.1) })
    #expect(try names(in: "transformers") == declared)
    #expect(declared.count >= 15)
  }

  @Test func `the table of options has each of them`() throws {
    let source = try Repository.text(of: "Sources/JSONCodable/Context/JSONOptions.swift")
    let declared = Set(source.matches(of: /public var (\w+) = /).map { String($0.1) })
    #expect(try names(in: "options") == declared)
    #expect(declared.count >= 10)
  }
}
