import Foundation
import Testing

@testable import json_codable_benchmarks

/// If this fails, run `Scripts/ratios.sh Sources/json-codable-benchmarks/counts.tsv`.
@Suite("The README shows the ratios that were counted last")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func results() throws -> [CaseResult] {
    try countedResults(text("Sources/json-codable-benchmarks/counts.tsv"), of: allCases())
      .filter { $0.name.contains(/\/(to|from)-[a-z]+$/) }
  }

  @Test func `README's table of ratios is that of the counts`() throws {
    let results = try Self.results()
    #expect(results.count == 4 * 23)
    let parts = try Self.text("README.md").split(separator: "<!-- table: ratios -->\n")
    let table = try #require(parts.last).prefix { $0 != "!" }
    #expect(table == markdownReport(results) + "\n")
  }

  @Test func `the chart of ratios is that of the counts`() throws {
    let chart = try Self.text("Sources/json-codable-benchmarks/ratios.svg")
    #expect(chart == svgChart(of: try Self.results()))
  }
}
