public import Foundation
public import JSONCodable

/// A type that checks that a mapping loses nothing on the way out and back.
///
///     @Test func `users come back`() throws {
///       try RoundTripCheck(User.self).require(documents: samples)
///     }
///
/// Each document is read and written again, and what was written is compared with the document: a key that has
/// not come back is lost. What was written is read again; the value is compared with the first one by what
/// is written, and by `==` where the type has it. The values are the samples of the type's
/// `JSONMappingAudit`, which compares the lines of the two directions.
///
/// A key that only the output has is not a loss, such as that of a default; neither is null that is left out.
public struct RoundTripCheck: Sendable {
  /// The name of the type.
  public let name: String
  /// Which differences do not count.
  public let policy: ComparisonPolicy
  private let check: @Sendable ([String]) -> RoundTripReport

  /// Creates a check of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - policy: Which differences do not count, such as dates in another spelling.
  ///   - context: The context in which it reads and writes; by default the present one.
  public init<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, policy: ComparisonPolicy = .init(), context: JSONContext = .current
  ) where T: SendableMetatype {
    name = "\(type)"
    self.policy = policy
    check = { documents in
      var run = RoundTripRun<T>(mapping: .mapper(context), policy: policy, context: context)
      return run.report(on: documents)
    }
  }

  /// Checks documents.
  ///
  /// - Parameter documents: JSON texts.
  /// - Returns: What was found.
  public func run(documents: [String]) -> RoundTripReport { check(documents) }

  /// Checks documents and fails when something is lost: a whole test in one line.
  ///
  /// - Parameter documents: JSON texts.
  /// - Throws: ``RoundTripFailure``, whose description says what is lost and where, or that nothing was
  ///   checked because no document is read.
  public func require(documents: [String]) throws {
    let report = run(documents: documents)
    guard report.isClean else { throw RoundTripFailure(report: report) }
  }
}

/// What a round trip has found.
public struct RoundTripReport: Hashable, Sendable, CustomStringConvertible {
  /// One thing that is lost, or changed.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The index of the document.
    public var document: Int
    /// What is lost, in words and with its place.
    public var message: String

    /// The document and the words in one line.
    public var description: String { "documents[\(document)]: \(message)" }
  }

  /// The name of the type.
  public let name: String
  /// How many documents were checked, and how many of them were read.
  public internal(set) var documents = 0, documentsRead = 0
  /// What is lost, in the order of the documents.
  public internal(set) var findings: [Finding] = []
  /// The audit of the mapping; nil where no document is read.
  public internal(set) var audit: JSONMappingAudit?

  /// Whether something was checked and nothing is lost.
  public var isClean: Bool {
    findings.isEmpty && audit?.asymmetries.isEmpty ?? true && documentsRead > 0
  }

  /// What was checked and what was found, a line each.
  public var description: String {
    var lines = ["\(name): \(documentsRead) of \(documents) documents read"]
    lines += findings.map { "  \($0)" }
    lines += (audit?.asymmetries ?? []).map { "  \($0)" }
    if documentsRead == 0 { lines.append("  nothing was checked") }
    return lines.joined(separator: "\n")
  }
}

/// An error that says that a mapping loses something; its description is the report.
public struct RoundTripFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// What was found.
  public let report: RoundTripReport

  /// The report, as text.
  public var description: String { report.description }
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

/// A round trip of some documents.
private struct RoundTripRun<Value: JSONEncodable & JSONRestorable> {
  let mapping: Mapping<Value>
  let policy: ComparisonPolicy
  let context: JSONContext
  private var report = RoundTripReport(name: "\(Value.self)")

  init(mapping: Mapping<Value>, policy: ComparisonPolicy, context: JSONContext) {
    self.mapping = mapping
    self.policy = policy
    self.context = context
  }

  mutating func report(on documents: [String]) -> RoundTripReport {
    let values = documents.enumerated().compactMap { check($1, at: $0) }
    report.documents = documents.count
    report.documentsRead = values.count
    if !values.isEmpty { audit(values, at: documents.count - 1) }
    return report
  }

  private mutating func audit(_ values: [Value], at index: Int) {
    do {
      report.audit = try JSONContext.with(context) {
        try JSONMappingAudit.of(Value.self, samples: values)
      }
    } catch {
      add("not audited: \(error)", at: index)
    }
  }

  /// Checks a document, and returns its value if it is read.
  private mutating func check(_ text: String, at index: Int) -> Value? {
    let document: JSONValue
    let value: Value
    do {
      document = try JSONValue(parsing: text)
      value = try mapping.read(text)
    } catch {
      add("not read: \(error)", at: index)
      return nil
    }
    guard let written = self.written(value, at: index) else { return value }
    for difference in JSONComparison.differences(document, written, policy: policy)
    where difference.isLoss {
      add(
        "\(difference.kind == .missingRight ? "not written again: " : "")\(difference)", at: index)
    }
    checkBack(value, written, at: index)
    return value
  }

  /// Reads again what was written, and compares the values.
  private mutating func checkBack(_ value: Value, _ written: JSONValue, at index: Int) {
    let back: Value
    do {
      back = try mapping.read(written.text())
    } catch {
      return add("what was written is not read: \(error)", at: index)
    }
    guard let again = self.written(back, at: index) else { return }
    let differences = JSONComparison.differences(written, again, policy: policy)
    for difference in differences { add("after the second reading: \(difference)", at: index) }
    if differences.isEmpty, SwiftValues.areEqual(value, back) == false {
      add("comes back as another value: \(SwiftValues.difference(value, back))", at: index)
    }
  }

  private mutating func written(_ value: Value, at index: Int) -> JSONValue? {
    switch mapping.writing(value) {
    case .written(let written): return written
    case .rejected(let rejection), .unwritable(let rejection):
      add("not written: \(rejection)", at: index)
      return nil
    }
  }

  private mutating func add(_ message: String, at index: Int) {
    report.findings.append(.init(document: index, message: message))
  }
}

extension JSONDifference {
  /// Whether the document on the left has something that the output on the right has not.
  fileprivate var isLoss: Bool {
    switch kind {
    case .missingLeft, .nullVersusAbsent, .numberSpelling, .stringSpelling, .order, .whitespace:
      false
    case .missingRight, .changedValue, .changedType, .numberPrecision, .duplicateKey, .renamedKey:
      true
    }
  }
}
