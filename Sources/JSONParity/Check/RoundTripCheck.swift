public import Foundation
public import JSONCodable

/// A type that checks that a mapping loses nothing on the way out and back.
///
///     @Test func usersComeBack() throws {
///       try RoundTripCheck(User.self).require(documents: samples)
///     }
///
/// Each document is read and written again, and what was written is compared with the document: a key that has
/// not come back is lost, and so is the order of an array that is no set. What was written is read again; the value
/// is compared with the first one by what is written, and by `==` where the type has it. The values are the samples
/// of the type's `JSONMappingAudit`, which compares the lines of the two directions.
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
  public init<T: JSONEncodable & JSONRestorable & JSONSendableMetatype>(
    _ type: T.Type, policy: ComparisonPolicy = .init(), context: JSONContext = .current
  ) {
    name = "\(type)"
    self.policy = policy
    let mapping = ParityMapping.mapper(type, context: context)
    check = { documents in
      let trip = RoundTrip(MappingSide(mapping), policy)
      var report = RoundTripReport(name: "\(type)")
      let values = documents.enumerated().compactMap { index, text in
        report.add(trip.check(ParityDocument(text, index: index)))
      }
      if !values.isEmpty { report.audit(type, values, context) }
      return report
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
  /// The name of the type.
  public let name: String
  /// How many documents were checked, and how many of them were read.
  public internal(set) var documents = 0, documentsRead = 0
  /// What is lost, in the order of the documents.
  public internal(set) var findings: [ParityFinding] = []
  /// The audit of the mapping; nil where no document is read.
  public internal(set) var audit: JSONMappingAudit?

  /// Whether something was checked and nothing is lost.
  public var isClean: Bool {
    findings.isEmpty && audit?.asymmetries.isEmpty ?? true && documentsRead > 0
  }

  /// What was checked and what was found, a line each.
  public var description: String {
    var lines = ["\(name): \(documentsRead) of \(documents) documents read"]
    lines += findings.map { "  \($0.documentName): \($0.message)" }
    lines += (audit?.asymmetries ?? []).map { "  \($0)" }
    if documentsRead == 0 { lines.append("  nothing was checked") }
    return lines.joined(separator: "\n")
  }

  /// Adds what one document has given, and returns its value if it is read.
  mutating func add<Value>(_ result: RoundTrip<Value>.Result) -> Value? {
    documents += 1
    if result.value != nil { documentsRead += 1 }
    findings += result.findings
    return result.value
  }

  mutating func audit<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, _ values: [T], _ context: JSONContext
  ) {
    do {
      audit = try JSONContext.with(context) { try JSONMappingAudit.of(type, samples: values) }
    } catch {
      let side = LabeledOutcome(label: name, outcome: .rejected(ParityRejection(error)))
      findings.append(
        ParityFinding(
          document: documents - 1, stage: .roundTrip, message: "not audited: \(error)",
          problem: "not audited", left: side, right: side))
    }
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
