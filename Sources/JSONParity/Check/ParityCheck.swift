public import Foundation
public import JSONCodable

/// A type that compares two mappings of one document.
///
///     let check = ParityCheck("user", .mapper(User.self), .codable(NewUser.self))
///     try check.require(documents: [#"{"id":5,"name":"Ann"}"#])
///
/// The line with `require` is a whole test, in Swift Testing and in XCTest: when the two differ it
/// throws, and the failure message is the report.
///
/// The two may be an old type and a new one, one type with both conformances, two versions of a mapping, or one
/// mapping held against itself. A value is compared by what is written of it, and by `==` where the two types
/// are one that is `Equatable`. An array that both write in another order when they read a document again comes of a
/// Swift set, and its order is no difference. Neither is a value at one place that both make anew each time, such as
/// `UUID()`, if both make it of one form: a time in seconds and one in milliseconds differ.
///
/// A check is a value and may be shared: a program names it in a `static let`.
public struct ParityCheck: Sendable {
  /// What the report is called.
  public let name: String
  /// How reports call the two.
  public let sides: ParitySides
  /// Which differences do not count.
  public let policy: ComparisonPolicy
  /// The faults on which the two may disagree without turning the report red.
  public var accepted: [FaultAcceptance]
  let makePair: @Sendable () -> any MappingPair
  let makeAgreement: @Sendable () -> ([Data]) -> [Bool]
  /// The types that the mapper maps, each once, with what writes their Codable source.
  package let sources: [(type: String, make: CodableSource.Maker)]
  /// Checks what comes back of documents on each side.
  private let roundTrips: (left: RoundTripMaker, right: RoundTripMaker)

  /// Creates a check of two mappings.
  ///
  /// - Parameters:
  ///   - name: What the report is called.
  ///   - left: The one mapping, such as `.mapper(User.self)`.
  ///   - right: The other one, such as `.codable(NewUser.self)`.
  ///   - policy: Which differences do not count.
  ///   - accepting: The faults on which the two may disagree. The default has the kinds on which the parsers
  ///     themselves do: of a key that is there twice, the mapper's keeps the last value and Codable's the
  ///     first; for an integer, the mapper refuses digits that no double holds and Codable drops them. The report
  ///     counts them all the same.
  @inlinable
  public init<Left, Right>(
    _ name: String, _ left: ParityMapping<Left>, _ right: ParityMapping<Right>,
    policy: ComparisonPolicy = .init(), accepting: [FaultAcceptance] = [.duplicateKey, .precision]
  ) {
    self.init(
      name, left, right, policy, accepting, { SwiftValues.equality(of: Left.self, Right.self) })
  }

  /// Creates a check of two mappings of one type, of which values are compared by `==`, too.
  @inlinable
  public init<Value: Equatable>(
    _ name: String, _ left: ParityMapping<Value>, _ right: ParityMapping<Value>,
    policy: ComparisonPolicy = .init(), accepting: [FaultAcceptance] = [.duplicateKey, .precision]
  ) where Value: JSONSendableMetatype {
    self.init(name, left, right, policy, accepting, { { $0 == $1 } })
  }

  /// The quick test is compiled for the two types.
  @inlinable
  init<Left, Right>(
    _ name: String, _ left: ParityMapping<Left>, _ right: ParityMapping<Right>,
    _ policy: ComparisonPolicy, _ accepting: [FaultAcceptance],
    _ makeEquality: @escaping @Sendable () -> ((Left, Right) -> Bool)?
  ) {
    self.init(name, left, right, policy, accepting, makeEquality) {
      let agreement = QuickAgreement(
        left: left.makeCoders(), right: right.makeCoders(), areEqual: makeEquality(), policy: policy
      )
      return { agreement.holds(on: $0) }
    }
  }

  @usableFromInline
  init<Left, Right>(
    _ name: String, _ left: ParityMapping<Left>, _ right: ParityMapping<Right>,
    _ policy: ComparisonPolicy, _ accepting: [FaultAcceptance],
    _ makeEquality: @escaping @Sendable () -> ((Left, Right) -> Bool)?,
    agreement: @escaping @Sendable () -> ([Data]) -> [Bool]
  ) {
    self.name = name
    self.policy = policy
    sides = ParitySides(left.side, right.side)
    let makers = [(left.side.type, left.makeSource), (right.side.type, right.makeSource)]
    var sources: [(type: String, make: CodableSource.Maker)] = []
    for case (let type, let make?) in makers where !sources.contains(where: { $0.type == type }) {
      sources.append((type, make))
    }
    self.sources = sources
    accepted = accepting
    makeAgreement = agreement
    makePair = { TypedPair(left, right, policy: policy, areEqual: makeEquality()) }
    roundTrips = (
      RoundTripMaker(left, sides.left, policy), RoundTripMaker(right, sides.right, policy)
    )
  }

  /// Creates a check of the mapper and Codable, of two types or of one.
  ///
  /// - Parameters:
  ///   - name: What the report is called.
  ///   - mapped: The type that the mapper reads and writes.
  ///   - codable: The type that Codable reads and writes.
  ///   - policy: Which differences do not count.
  ///   - encoder: Writes the Codable type, with the strategies of your program.
  ///   - decoder: Reads the Codable type.
  ///   - context: The context in which the mapper reads and writes; by default the present one.
  ///   - accepting: The kinds of faults on which the two may disagree.
  public init<M: JSONEncodable & JSONRestorable, C: Codable>(
    _ name: String, mapped: M.Type, codable: C.Type, policy: ComparisonPolicy = .init(),
    encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder(),
    context: JSONContext = .current, accepting: Set<FaultKind> = [.duplicateKey, .precision]
  ) where M: JSONSendableMetatype, C: JSONSendableMetatype {
    self.init(
      name, .mapper(mapped, context: context),
      .codable(codable, decoder: { decoder }, encoder: { encoder }), policy: policy,
      accepting: accepting.isEmpty ? [] : [FaultAcceptance(kinds: accepting)])
  }

  /// Returns the check with more faults accepted.
  ///
  ///     check.accepting(.null, .missingKey, at: "$.settings.*")
  ///     check.accepting(.missingKey, where: .onlyLeft)              // the left one keeps a default
  ///
  /// - Parameters:
  ///   - kinds: The kinds of faults; none stands for all.
  ///   - path: Where, also below; nil for everywhere.
  ///   - verdict: How the two may disagree; nil for in every way.
  /// - Returns: The check.
  public func accepting(
    _ kinds: FaultKind..., at path: JSONPathPattern? = nil, where verdict: ParityVerdict? = nil
  ) -> ParityCheck {
    var check = self
    check.accepted.append(FaultAcceptance(kinds: Set(kinds), path: path, verdict: verdict))
    return check
  }

  /// Compares what both make of documents, and of every fault in them.
  ///
  /// For each document: whether both read it, what both write of it, and what each makes of what the
  /// other has written. Then, for each that both read, the same for every fault in it: each document
  /// that differs from it in a single place.
  ///
  /// A document of more than 64 values is made smaller for its faults, if both still make of it what they make of
  /// the whole: it loses elements of arrays that are like others. It also loses such members of objects with more
  /// than 16, where both take any key and the values have one type, as in a dictionary, or where neither reads them. The
  /// report says how many members these are.
  ///
  /// - Parameters:
  ///   - documents: JSON texts.
  ///   - faults: Whether to look at faults.
  /// - Returns: The report, the same in every run, save for the order in which a set is shown.
  /// - Complexity: Without faults O(*n*) in the size of the documents. A document is looked at for each kind of
  ///   fault at each place that its pattern of keys has.
  public func run(documents: [String], faults: Bool = true) -> ParityReport {
    run(documents.enumerated().map { ParityDocument($1, index: $0) }, faults: faults)
  }

  /// Compares what both make of documents with names, and of every fault in them.
  public func run(_ documents: some Sequence<ParityDocument>, faults: Bool = true) -> ParityReport {
    let checker = checker()
    var report = ParityReport(self)
    for document in documents { report.add(checker.report(on: document, faults: faults)) }
    return report
  }

  /// Returns what checks documents on the calling thread, with coders of its own.
  public func checker() -> ParityChecker { ParityChecker(self) }

  /// Returns what checks on the calling thread what does not come back of a document on either side.
  package func roundTripChecker() -> (ParityDocument) -> DocumentVerdict {
    let trips = (left: roundTrips.left.make(), right: roundTrips.right.make())
    return { document in
      let (left, right) = (trips.left(document), trips.right(document))
      let verdict: ParityVerdict =
        switch (left.verdict, right.verdict) {
        case (.bothReject, .bothReject): .bothReject
        case (_, .bothReject): .onlyLeft
        case (.bothReject, _): .onlyRight
        default: left.verdict == .same && right.verdict == .same ? .same : .different
        }
      return DocumentVerdict(
        verdict: verdict, findings: left.findings.joined(with: right.findings),
        isJSON: left.isJSON && right.isJSON)
    }
  }

  /// Checks documents and fails when the two mappings differ: a whole test in one line.
  ///
  ///     @Test func bothMapCommandsAlike() throws {
  ///       try ParityCheck("command", .mapper(Command.self), .codable(Command.self))
  ///         .require(documents: samples)
  ///     }
  ///
  /// - Parameters:
  ///   - documents: JSON texts.
  ///   - faults: Whether to look at faults.
  ///   - file: The file of the test, which the failure names.
  ///   - line: The line of the test.
  /// - Throws: ``ParityFailure``, whose description is the report, when it is not clean, and when
  ///   there is no document that both read, so that nothing was compared.
  public func require(
    documents: [String], faults: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let report = run(documents: documents, faults: faults)
    guard report.isClean, report.hasCompared else {
      throw ParityFailure(report: report, location: "\(file):\(line)")
    }
  }
}

/// Checks documents for a ``ParityCheck``, on the thread that has made it.
public final class ParityChecker {
  let check: ParityCheck
  private let pair: any MappingPair
  private let agree: ([Data]) -> [Bool]

  init(_ check: ParityCheck) {
    self.check = check
    pair = check.makePair()
    agree = check.makeAgreement()
  }

  /// Returns the report on one of several documents; reports are put together by `ParityReport.add(_:)`, so
  /// that threads can share the work.
  public func report(on document: ParityDocument, faults: Bool = true) -> ParityReport {
    var report = ParityReport(check)
    let look = DocumentCheck(pair, document)
    report.add(look)
    if faults, look.exchange.left.isRead, look.exchange.right.isRead, let value = document.value {
      report.faultMatrix.check(pair, look, value)
    }
    return report
  }

  /// Returns the verdicts on documents in their order: a quick test, and a second look where it fails.
  ///
  /// It costs little more than what the two mappings do. What each makes of the other's output is looked at where
  /// the quick test fails and nothing else is found; `report(on:)` always does so.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - explainsRejection: Whether to say why both reject a document, which takes longer than to reject it.
  /// - Returns: A verdict on each.
  public func verdicts(
    on documents: [ParityDocument], explainsRejection: Bool = true
  ) -> [DocumentVerdict] {
    zip(documents, agree(documents.map(\.data))).map { document, agrees in
      agrees ? .same : verdict(on: document, explainsRejection)
    }
  }

  /// Returns the verdicts on the documents that the two do not map alike; only these need a name.
  package func verdicts(
    on data: [Data], explainsRejection: Bool, document: (Int) -> ParityDocument
  ) -> [DocumentVerdict] {
    agree(data).enumerated().compactMap { index, agrees in
      agrees ? nil : verdict(on: document(index), explainsRejection)
    }
  }

  private func verdict(
    on document: ParityDocument, _ explainsRejection: Bool
  ) -> DocumentVerdict {
    let look = DocumentCheck(
      pair, document, explainsRejection: explainsRejection, crossesAlways: false)
    return look.documentVerdict
  }
}

/// What a check says of one document.
public struct DocumentVerdict: Hashable, Sendable {
  /// How the two agree.
  public let verdict: ParityVerdict
  /// Why; none where both map it alike.
  public let findings: [ParityFinding]
  /// Whether the document is JSON at all.
  let isJSON: Bool

  static let same = DocumentVerdict(verdict: .same, findings: [], isJSON: true)
}

/// An error that says that two mappings differ; its description is the report.
public struct ParityFailure: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// What was found.
  public let report: ParityReport
  /// The file and the line of the test, such as `ShopTests/UserTests.swift:12`.
  public let location: String

  /// The report, as text, with the line of the test.
  public var description: String {
    let reason = report.count == 0 ? "there are no documents" : "no document is read by both"
    return "\(location): \(report)" + (report.hasCompared ? "" : "\n\n\(reason)")
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
