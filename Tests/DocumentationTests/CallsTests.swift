import Testing

@Suite("The calls that Migration.md gives for those of another mapper are compiled")
struct CallsTests {
  /// A call in a column of one of the tables.
  struct Call: Sendable, CustomTestStringConvertible {
    let table: String
    let code: String

    var testDescription: String { "\(table): \(code)" }

    /// The calls in the columns of the mapper and of Codable.
    static func all() throws -> [Call] {
      let text = try Repository.text(of: "Migration.md")
      return ["calls-2015", "calls-3", "calls-objectmapper"].flatMap { table in
        lines(of: text).drop { $0 != "<!-- table: \(table) -->" }.dropFirst(3)
          .prefix { $0.hasPrefix("|") }
          .flatMap { row in row.split(separator: "|").dropFirst().prefix(2) }
          .flatMap { cell in cell.matches(of: /`([^`]+)`/).map { String($0.1) } }
          .map { Call(table: table, code: $0) }
      }
    }
  }

  @Test(arguments: try Call.all())
  func `a call of ours or Codable's stands in compiled code`(_ call: Call) throws {
    let path = "Tests/DocumentationTests/Samples/CallSamples.swift"
    #expect(try Repository.text(of: path).contains(call.code))
  }

  @Test func `there are calls in each table`() throws {
    let calls = Dictionary(grouping: try Call.all(), by: \.table)
    #expect(calls.count == 3)
    #expect(calls.values.allSatisfy { $0.count >= 8 })
  }
}
