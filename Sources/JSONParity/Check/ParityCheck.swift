public import Foundation
public import JSONCodable

/// A type that compares two mappings of one document: the mapper's and Codable's.
///
///     let check = ParityCheck("command", mapped: Command.self, codable: Command.self)
///     try check.require(documents: [#"{"command_type":"end_workout"}"#])
///
/// The line with `require` is a whole test, in Swift Testing and in XCTest: when the two differ it
/// throws, and the failure message is the report.
///
/// The two may be one type with both conformances, or an old type and a new one. A value is compared
/// by what is written of it, and by `==` where one type has both mappings and is `Equatable`.
public struct ParityCheck {
  /// What the report is called.
  public let name: String
  /// The kinds of faults on which the two may disagree without turning the report red.
  public var accepted: Set<FaultKind>
  private let pair: any MappingPair
  private let typeNames: (mapped: String, codable: String)

  /// Creates a check of two types, which may be one.
  ///
  /// - Parameters:
  ///   - name: What the report is called.
  ///   - mapped: The type that the mapper reads and writes.
  ///   - codable: The type that Codable reads and writes.
  ///   - policy: Which differences do not count.
  ///   - encoder: Writes the Codable type, with the strategies of your program.
  ///   - decoder: Reads the Codable type.
  ///   - context: The context in which the mapper reads and writes; by default the present one.
  ///   - accepting: The kinds of faults on which the two may disagree. The default has the only one
  ///     on which every two types do: of a key that is there twice, the mapper's parser keeps the
  ///     last value and Codable's the first. The report shows and counts them all the same.
  public init<M: JSONEncodable & JSONRestorable, C: Codable>(
    _ name: String, mapped: M.Type, codable: C.Type, policy: ComparisonPolicy = .init(),
    encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder(),
    context: JSONContext = .current, accepting: Set<FaultKind> = [.duplicateKey]
  ) {
    self.name = name
    accepted = accepting
    pair = TypedPair<M, C>(
      mapper: .mapper(context), codable: .codable(decoder, encoder), policy: policy)
    typeNames = ("\(mapped)", "\(codable)")
  }

  /// Compares what both make of documents, and of every fault in them.
  ///
  /// For each document: whether both read it, what both write of it, and what each makes of what the
  /// other has written. Then, for each that both read, the same for every fault in it: each document
  /// that differs from it in a single place.
  ///
  /// - Parameters:
  ///   - documents: JSON texts.
  ///   - faults: Whether to look at faults.
  /// - Returns: The report, the same in every run.
  /// - Complexity: Faults take O(*n*²) in the size of a document. Keep samples small.
  public func run(documents: [String], faults: Bool = true) -> ParityReport {
    var report = self.report
    for (index, text) in documents.enumerated() {
      report.add(run(text, index: index, faults: faults))
    }
    return report
  }

  /// Compares what both make of one of several documents; the reports are put together by
  /// `ParityReport.add(_:)`, so that threads can share the work.
  package func run(_ document: String, index: Int, faults: Bool = true) -> ParityReport {
    var report = self.report
    let check = DocumentCheck(pair, index: index, text: document)
    report.add(check)
    if faults, check.exchange.mapper.isRead, check.exchange.codable.isRead,
      let value = Self.value(of: document)
    {
      report.faultMatrix.check(pair, check, value)
    }
    return report
  }

  /// The report on no documents.
  package var report: ParityReport {
    ParityReport(
      name: name, mapped: typeNames.mapped, codable: typeNames.codable, policy: pair.policy,
      accepted: accepted)
  }

  /// Checks documents and fails when the two mappings differ: a whole test in one line.
  ///
  ///     @Test func `both map commands alike`() throws {
  ///       try ParityCheck("command", mapped: Command.self, codable: Command.self)
  ///         .require(documents: samples)
  ///     }
  ///
  /// - Parameters:
  ///   - documents: JSON texts.
  ///   - faults: Whether to look at faults.
  /// - Throws: ``ParityFailure``, whose description is the report, when it is not clean, and when
  ///   there is no document that both read, so that nothing was compared.
  public func require(documents: [String], faults: Bool = true) throws {
    let report = run(documents: documents, faults: faults)
    guard report.isClean, report.hasCompared else { throw ParityFailure(report: report) }
  }

  /// Returns the value of a text; `nil` where both read what is not JSON, or is too deep.
  private static func value(of text: String) -> JSONValue? {
    do {
      return try JSONValue(parsing: text)
    } catch {
      // There is no place in it to put a fault.
      return nil
    }
  }
}

/// An error that says that two mappings differ; its description is the report.
public struct ParityFailure: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// What was found.
  public let report: ParityReport

  /// The report, as text.
  public var description: String {
    report.hasCompared
      ? report.description
      : report.description + "\n\nnothing was compared: no document is read by both"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
