import Foundation
import JSONCodable
import JSONParity

/// Checks that random models give their JSON and are read back by every route.
public enum ModelCheck {
  /// Returns what is wrong, one line for each value and route.
  public static func failures(of cases: [ModelCase], in order: TypeCheck.Order) -> [String] {
    let (cases, routes) = (order.applied(to: cases), order.applied(to: ModelRoute.allCases))
    return cases.flatMap { one in routes.flatMap { one.failures($0) } }
  }

  /// Returns what is wrong when so many threads check all cases at the same time.
  public static func failures(of cases: [ModelCase], threads: Int) -> [String] {
    TypeCheck.inThreads(threads) { failures(of: cases, in: $0) }
  }

  /// Compares the ways to read every fault in the models' documents: those of the mapper with each other, and those
  /// by the models' own Codable conformances with `JSONDecoder`.
  public static func compared(_ cases: [ModelCase]) -> Compared {
    var compared = Compared(cases.flatMap { $0.codingReports() })
    for one in cases { compared.add(one.faults, of: one.name) }
    return compared
  }
}

/// The types that `CodableSource` writes for random models: written by one run, compared by the next.
public enum SourceCheck {
  /// What was written: one file for each model that is whole, and what is left open in the others.
  public struct Written: Sendable {
    /// The files by their names, with a list of the types.
    public var files: [String: String] = [:]
    /// How many properties there are, and how many of them only code knows.
    public var properties = 0, open = 0
    /// The reasons, each with its model.
    public var unresolved: [String] = []
    /// What could not be written at all.
    public var failures: [String] = []
  }

  /// Runs a body in a context whose styles a source can have.
  public static func inStyles<R>(_ body: () throws -> R) rethrows -> R {
    try JSONContext.with(SourceStyles.context, body)
  }

  /// Writes the sources of all models.
  ///
  /// A source with something open is counted, and not compared: a person has to complete it first.
  public static func written(for cases: [ModelCase]) -> Written {
    var written = Written()
    var whole: [String] = []
    for one in cases {
      do {
        let source = try one.source()
        written.properties += source.properties.count
        written.open += source.properties.count { !$0.isDetermined }
        written.unresolved += source.unresolved.map { "\(one.name): \($0)" }
        guard source.unresolved.isEmpty else { continue }
        written.files[ModelCase.codedName(one.name) + ".swift"] =
          "import Foundation\nimport JSONCodable\nimport TypeChecks\n\n" + source.text
        whole.append(one.name)
      } catch {
        written.failures.append("\(one.name): no source: \(error)")
      }
    }
    written.files[listName] = list(of: whole)
    return written
  }

  /// The name of the file that lists the types.
  public static let listName = "CodedModels.swift"

  /// Returns the list of the types that were written for models.
  public static func list(of models: [String]) -> String {
    let lines = models.map { "  \"\($0)\": \(ModelCase.codedName($0)).self," }
    return
      (["let codedModels: [String: any (Codable & SendableMetatype).Type] = ["]
      + (lines.isEmpty ? ["  :"] : lines) + ["]", ""]).joined(separator: "\n")
  }

  /// Compares the models with the types that were written for them, on their documents and on every fault in
  /// these.
  public static func compared(
    _ cases: [ModelCase], _ coded: [String: any (Codable & SendableMetatype).Type]
  ) -> Compared {
    var compared = Compared([])
    for one in cases {
      guard let type = coded[one.name] else { continue }
      compared.add({ Compared([try one.report(type)]) }, of: one.name)
    }
    return compared
  }
}

/// What comparisons of two mappings of models have found.
public struct Compared: Sendable {
  /// What differs, one line for each document and fault.
  public private(set) var failures: [String] = []
  /// How many documents with a fault were tried.
  public private(set) var faults = 0

  /// Creates what is known already.
  init(failures: [String], faults: Int) { (self.failures, self.faults) = (failures, faults) }

  /// Reads reports.
  init(_ reports: [ParityReport]) {
    for report in reports {
      faults += report.faultMatrix.count
      failures += report.findings.map { "\(report.name): \($0)" }
      if !report.hasCompared { failures.append("\(report.name): no document is read") }
      for shown in report.unacceptedDisagreements {
        failures.append("\(report.name): \(shown), in \(shown.variant)")
      }
    }
  }

  /// Adds what a comparison has found, or why there is none.
  mutating func add(_ compare: () throws -> Compared, of name: String) {
    do {
      let found = try compare()
      failures += found.failures
      faults += found.faults
    } catch {
      failures.append("\(name): not compared: \(error)")
    }
  }

  /// What was found, in lines.
  public var summary: [String] { ["\(faults) documents with a fault compared"] }
}
