package import Foundation
package import JSONCodable

/// How the mapper and Codable agree on a line.
package enum LineClass: String, CaseIterable, Hashable, Sendable {
  /// Both read it, and both write the same again.
  case same
  /// Both read it, and what they write differs.
  case different
  /// Neither reads it.
  case bothReject
  /// The mapper reads it, Codable does not.
  case onlyMapper
  /// Codable reads it, the mapper does not.
  case onlyCodable

  /// Whether the two agree; both rejecting is agreement.
  package var isAgreement: Bool { self == .same || self == .bothReject }
}

/// One thing to report of a line.
package struct LineFinding: Hashable, Sendable {
  /// What one side has at the path.
  package enum Content: Hashable, Sendable {
    /// Nothing.
    case absent
    /// A value, as JSON text.
    case json(String)
    /// The message of the error with which the side rejects the line.
    case error(String)
  }

  /// Where, such as `$.location`.
  package var path: JSONPath
  package var mapper: Content
  package var codable: Content
  /// What is the matter, in lower case and without a full stop.
  package var message: String

  package init(path: JSONPath, mapper: Content, codable: Content, message: String) {
    self.path = path
    self.mapper = mapper
    self.codable = codable
    self.message = message
  }
}

/// What the check of a line has found.
package struct LineVerdict: Hashable, Sendable {
  package let lineClass: LineClass
  package let findings: [LineFinding]

  /// The verdict on a line that both read and write alike.
  package static let same = LineVerdict(.same, [])
  /// The verdict on a line that both reject, without the reasons.
  package static let bothReject = LineVerdict(.bothReject, [])

  /// Creates a verdict from its class and its reasons.
  ///
  /// - Precondition: `same` has no finding, and a class that is not an agreement has at least one.
  package init(_ lineClass: LineClass, _ findings: [LineFinding]) {
    precondition(!findings.isEmpty || lineClass.isAgreement, "a verdict has its reasons")
    precondition(findings.isEmpty || lineClass != .same, "there is no reason to be the same")
    self.lineClass = lineClass
    self.findings = findings
  }
}

/// Checks the bytes of lines; whatever they are, there is a verdict on each, in their order.
package typealias LineCheck = ([Data]) -> [LineVerdict]

/// Creates a check for the thread that it is called on.
///
/// Its argument says whether the verdict on a line has to give reasons where both agree.
package typealias LineCheckMaker = @Sendable (_ explainsAgreement: Bool) -> LineCheck

/// How many lines fell in each class.
package struct LineCounts: Hashable, Sendable {
  private var counts: [LineClass: Int] = [:]

  package init() {}

  package subscript(_ lineClass: LineClass) -> Int {
    get { counts[lineClass, default: 0] }
    set { counts[lineClass] = newValue }
  }

  /// Adds the lines of other counts.
  package mutating func add(_ other: LineCounts) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// How many lines there are; blank ones do not count.
  package var lines: Int { counts.values.reduce(0, +) }

  /// What the exit status says of them.
  package var status: Outcome {
    if problem != nil { return .cannotTell }
    return LineClass.allCases.allSatisfy { $0.isAgreement || self[$0] == 0 } ? .same : .different
  }

  /// Why nobody can tell whether the two differ; nil when a line was compared.
  package var problem: String? {
    guard self[.bothReject] == lines else { return nil }
    let reason = lines == 0 ? "the input has no lines" : "both reject every line"
    return "nothing was compared: \(reason)"
  }
}
