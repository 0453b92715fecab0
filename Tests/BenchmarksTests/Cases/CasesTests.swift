import Foundation
import Testing

@testable import json_codable_benchmarks

@Suite("The contenders of a case agree")
struct CasesTests {
  static let names = allCases().map(\.name)

  @Test func `the benchmark has a case for each model and direction`() {
    let models = ["users", "commands", "flat", "tracker", "unions"]
    let shapes = [
      "coordinates", "numbers", "payloads", "enums", "registry", "wrappers", "dictionaries",
      "foundation", "classes", "sparse", "strings", "key-paths", "any-json", "raw-values",
      "recursive", "any", "codable-backed", "archive-lines",
    ]
    let spellings = [
      "17-digits", "17-digits-and-exponent", "25-digits", "needless-digits", "30-digits",
      "exponents", "20-digits",
    ]
    let directions = [
      "to-dictionary", "from-dictionary", "to-data", "from-data", "codable-to-dictionary",
      "codable-from-dictionary",
    ]
    let expected =
      (models + shapes).flatMap { model in directions.map { "\(model)/\($0)" } }
      + spellings.map { "\($0)/number-from-data" }
      + ["german", "russian", "chinese", "emoji"].map { "\($0)/text-from-data" } + ["check-loop"]
      + models.map { "\($0)/to-dictionary-in-context" } + Self.readingNames + Self.mappingNames
      + Self.twoSidedNames
    #expect(Self.names == expected)
  }

  /// The cases of what is read in a context.
  private static var readingNames: [String] {
    ["users", "flat", "transformed", "nested", "dictionaries"].flatMap { shape in
      ["by-lines", "by-reflection"].map { "\(shape)/from-dictionary-in-context-\($0)" }
    }
  }

  /// The cases of what is mapped in three ways.
  private static var mappingNames: [String] {
    ["users", "flat", "scalars", "transformed", "nested", "dictionaries"].flatMap { shape in
      ["to-dictionary", "from-dictionary", "to-text", "from-text"].map {
        "\(shape)/mapping-\($0)"
      }
    }
  }

  /// The cases of what is written by `archive` lines as well.
  private static var twoSidedNames: [String] {
    ["users", "flat"].flatMap { shape in
      ["to-dictionary", "to-text"].map { "\(shape)/two-sided-\($0)" }
    }
  }

  @Test(arguments: names)
  func `every contender gives the right result`(_ name: String) throws {
    let benchmark = try #require(allCases().first { $0.name == name })
    #expect(benchmark.contenders.count >= 2)
    let count = min(benchmark.defaultCount, 20)
    let prepared = try benchmark.prepare(count, benchmark.contenders)
    #expect(prepared.map(\.name) == benchmark.contenders)
    try benchmark.verify(prepared)
    for contender in prepared { try contender.run() }
  }

  @Test func `the benchmark prepares only the contenders that are asked for`() throws {
    let benchmark = try #require(allCases().first)
    #expect(try benchmark.prepare(1, ["mapper"]).map(\.name) == ["mapper"])
  }

  @Test func `every limit of a case is that of a contender`() {
    let limited = allCases().flatMap { benchmark in
      benchmark.contenders.filter { limit(of: $0, in: benchmark.name) != nil }
    }
    #expect(limited.count >= 160)
    #expect(limit(of: "hand-written", in: "users/to-dictionary") == nil)
    #expect(limit(of: "mapper", in: "users/to-dictionary") == 0.9)
    #expect(limit(of: "by-reflection", in: "users/mapping-from-dictionary") == 1.2)
    #expect(limit(of: "by-JSONMap", in: "users/mapping-to-text") == 2.4)
    #expect(limit(of: "default-encoding", in: "users/mapping-to-text") == nil)
    #expect(limit(of: "by-JSONMap", in: "users/two-sided-to-text") == 1)
    #expect(limit(of: "leniently", in: "flat/from-dictionary-in-context-by-lines") == 1.45)
    #expect(limit(of: "json-parity", in: "check-loop") == 1.6)
    #expect(limit(of: "mapper", in: "unions/to-dictionary") == 1)
    #expect(limit(of: "mapper", in: "unions/from-data") == 0.4)
    #expect(limit(of: "mapper", in: "17-digits/number-from-data") == 0.6)
    #expect(limit(of: "mapper-without-plans", in: "unions/to-dictionary-in-context") == nil)
  }
}

@Suite("A contender that does something else is found out")
struct DisagreementTests {
  private static func disagreement<Output>(
    expecting mismatch: @escaping (Output, [Int]) throws -> String?,
    _ work: @escaping ([Int]) throws -> Output
  ) throws -> Disagreement? {
    let benchmark = BenchmarkCase(
      "numbers/double", count: 3, input: { Array(0..<$0) }, mismatch: mismatch,
      contenders: [Contender("suspect") { input in { try work(input) } }])
    return #expect(throws: Disagreement.self) {
      try benchmark.verify(benchmark.prepare(3, ["suspect"]))
    }
  }

  private static func expectDifference(
    _ difference: String, _ disagreement: Disagreement?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = "numbers/double: suspect gives another result: \(difference)"
    #expect(disagreement?.description == expected, sourceLocation: sourceLocation)
  }

  @Test func `a contender's value that differs is found out`() throws {
    try Self.expectDifference(
      "value 2: 5, expected 2",
      Self.disagreement(expecting: { mismatch($0, $1) }) { [$0[0], $0[1], 5] })
  }

  @Test func `a contender's value that is missing is found out`() throws {
    try Self.expectDifference(
      "2 values, expected 3",
      Self.disagreement(expecting: { mismatch($0, $1) }) { $0.dropLast() })
  }

  @Test func `a contender's tree that differs is found out`() throws {
    try Self.expectDifference(
      "document 1: changed value: number 7 against number 1 at $",
      Self.disagreement(expecting: { try mismatch($0, with: $1) }) {
        EncodedResult.trees([$0[0], 7, $0[2]])
      })
  }

  @Test func `a contender's text that is missing is found out`() throws {
    try Self.expectDifference(
      "1 documents, expected 3",
      Self.disagreement(expecting: { try mismatch($0, with: $1) }) { _ in
        EncodedResult.texts([Data("0".utf8)])
      })
  }

  @Test func `a contender's error is found out`() throws {
    try Self.expectDifference(
      "planted",
      Self.disagreement(expecting: { mismatch($0, $1) }) { _ -> [Int] in throw Planted() })
  }
}
