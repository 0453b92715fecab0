import Foundation
import ParityTool

/// One run of the program.
struct BenchmarkRun {
  var options: Options
  var cases = allCases()
  /// Takes the report.
  var write: (String) -> Void
  /// Takes the names of cases when they begin.
  var begin: (String) -> Void

  /// Does what the options ask for.
  ///
  /// - Throws: `ToolError` for names that there are not, `Disagreement`, or what a contender throws.
  func callAsFunction() throws {
    switch options.mode {
    case .help: write(Options.helpText)
    case .list: write(try list())
    case .lines(let count): write(String(decoding: try commandLines(count), as: UTF8.self))
    case .runOnly(let name, let contender, let count): try runOnly(name, contender, count)
    case .growth: try reportGrowth()
    case .measure: try report(try chosen(cases).map(measured))
    case .report(let file): try report(try counted(file))
    }
  }

  /// Gives the cases that the filter lets through, if any.
  private func chosen(_ cases: [BenchmarkCase]) throws -> [BenchmarkCase] {
    guard let filter = options.filter else { return cases }
    let pattern = try pattern(filter)
    let chosen = cases.filter { $0.name.contains(pattern) }
    guard !chosen.isEmpty else { throw ToolError("no case contains \"\(filter)\"") }
    return chosen
  }

  private func pattern(_ filter: String) throws -> Regex<AnyRegexOutput> {
    do {
      return try Regex(filter)
    } catch {
      throw ToolError("\"\(filter)\" is no regular expression")
    }
  }

  private func list() throws -> String {
    try chosen(cases).map { benchmark in
      ([benchmark.name] + benchmark.contenders).joined(separator: "\t") + "\n"
    }.joined()
  }

  private func runOnly(_ name: String, _ contender: String, _ count: Int) throws {
    guard let benchmark = cases.first(where: { $0.name == name }) else {
      throw ToolError("unknown case \"\(name)\", see --list")
    }
    guard benchmark.contenders.contains(contender) else {
      throw ToolError("unknown contender \"\(contender)\" of case \"\(name)\", see --list")
    }
    let prepared = try benchmark.prepare(options.objects ?? benchmark.defaultCount, [contender])
    for _ in 0..<count { try prepared[0].run() }
  }
}

// MARK: - Reports

extension BenchmarkRun {
  private func measured(_ benchmark: BenchmarkCase) throws -> CaseResult {
    begin(benchmark.name)
    let objects = options.objects ?? benchmark.defaultCount
    let prepared = try benchmark.prepare(objects, benchmark.contenders)
    try benchmark.verify(prepared)
    return CaseResult(
      name: benchmark.name, objects: objects,
      samples: try measure(prepared, rounds: options.rounds))
  }

  private func counted(_ file: String) throws -> [CaseResult] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let names = try chosen(cases).map(\.name)
    return try countedResults(text, of: cases).filter { names.contains($0.name) }
  }

  private func report(_ results: [CaseResult]) throws {
    switch options.format {
    case .text: write(textReport(results))
    case .json: write(try json(results))
    case .markdown: write(markdownReport(results))
    }
    if let chart = options.chart {
      try svgChart(of: results).write(toFile: chart, atomically: true, encoding: .utf8)
    }
  }

  private func reportGrowth() throws {
    let results = try chosen(growthCases()).flatMap { benchmark in
      begin(benchmark.name)
      return try growth(
        of: benchmark, upTo: options.objects ?? 1_000_000, rounds: options.rounds)
    }
    write(options.format == .json ? try json(results) : textReport(results))
  }

  private func json(_ results: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
  }
}
