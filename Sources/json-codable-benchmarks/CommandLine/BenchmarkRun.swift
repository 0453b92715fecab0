import Foundation
import ParityTool

/// Does what the options ask for.
///
/// - Parameters:
///   - options: The options.
///   - write: Takes lines of the report.
///   - progress: Takes lines that tell how far the run is.
/// - Throws: `ToolError` for a name that there is not, `Disagreement`, or what a contender throws.
func run(
  _ options: Options, write: (String) -> Void, progress: (String) -> Void
) throws {
  switch options.mode {
  case .help: write(Options.helpText)
  case .list:
    for benchmark in try chosenCases(options) {
      write("\(benchmark.name)\t\(benchmark.contenders.joined(separator: "\t"))\n")
    }
  case .lines(let count): write(String(decoding: try commandLines(count), as: UTF8.self))
  case .runOnly(let name, let contender, let count):
    try runOnly(name, contender, count, objects: options.objects)
  case .growth: try reportGrowth(options, write, progress)
  case .measure: try reportCases(options, write, progress)
  }
}

/// Gives the cases that the filter lets through.
///
/// - Throws: `ToolError` where it lets none through.
func chosenCases(_ options: Options) throws -> [BenchmarkCase] {
  guard let filter = options.filter else { return allCases() }
  let chosen = allCases().filter { $0.name.contains(filter) }
  guard !chosen.isEmpty else { throw ToolError("no case contains \"\(filter)\"") }
  return chosen
}

private func runOnly(_ name: String, _ contender: String, _ count: Int, objects: Int?) throws {
  guard let benchmark = allCases().first(where: { $0.name == name }) else {
    throw ToolError("unknown case \"\(name)\"")
  }
  guard benchmark.contenders.contains(contender) else {
    throw ToolError("unknown contender \"\(contender)\" of \(name)")
  }
  let prepared = try benchmark.prepare(objects ?? benchmark.defaultCount, [contender])
  for _ in 0..<count { try prepared.contenders[0].run() }
}

private func reportCases(
  _ options: Options, _ write: (String) -> Void, _ progress: (String) -> Void
) throws {
  let results = try options.counts.map { try counted($0, options) } ?? measured(options, progress)
  write(options.isJSON ? try json(results) : textReport(results))
  if let chart = options.chart {
    try svgChart(of: results).write(toFile: chart, atomically: true, encoding: .utf8)
  }
}

private func counted(_ file: String, _ options: Options) throws -> [CaseResult] {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  let names = try chosenCases(options).map(\.name)
  return try countedResults(text, of: allCases()).filter { names.contains($0.name) }
}

private func measured(
  _ options: Options, _ progress: (String) -> Void
) throws -> [CaseResult] {
  try chosenCases(options).map { benchmark in
    progress(benchmark.name)
    let prepared = try benchmark.prepare(
      options.objects ?? benchmark.defaultCount, benchmark.contenders)
    try benchmark.verify(prepared)
    return CaseResult(
      name: benchmark.name, objects: prepared.count,
      samples: try measure(prepared, by: options.settings))
  }
}

private func reportGrowth(
  _ options: Options, _ write: (String) -> Void, _ progress: (String) -> Void
) throws {
  let models = [User.label, FlatRecord.label]
  let cases = try chosenCases(options).filter { benchmark in
    models.contains { benchmark.name.hasPrefix("\($0)/") }
  }
  let results = try cases.flatMap { benchmark in
    progress(benchmark.name)
    return try growth(
      of: benchmark, Array(benchmark.contenders.prefix(2)), upTo: options.objects ?? 1_000_000,
      by: options.settings)
  }
  write(options.isJSON ? try json(results) : textReport(results))
}

private func json(_ results: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
}
