import Foundation
import JSONParity

/// Two documents that are to be compared; in files of lines one of them may be missing.
struct DocumentPair: Sendable {
  var left: Data?
  var right: Data?
  /// Where they stand in files of lines; nil where each is a file.
  var lines: LinePair?
}

/// The numbers of the lines on which two documents stand.
struct LinePair: Hashable, Sendable {
  var left: Int?
  var right: Int?
}

extension LinePair: CustomStringConvertible {
  /// Such as `line 3`, or `line 3, right line 5` where blank lines were skipped.
  var description: String {
    guard let left else { return "right line \(right ?? 0)" }
    guard let right, right != left else {
      return right == nil ? "left line \(left)" : "line \(left)"
    }
    return "line \(left), right line \(right)"
  }
}

/// What the comparison of two documents has found.
struct PairVerdict: Sendable {
  var lines: LinePair?
  var differences: [JSONDifference] = []
  /// Where both documents have a key again, alike; that is not a difference.
  var sharedDuplicates: [JSONPath] = []
  /// What makes the left document say what the right one says, if that was asked for.
  var patch: JSONPatch?
  /// Both documents, if they were asked for.
  var documents: (left: JSONValue, right: JSONValue)?
  /// What is wrong with the documents that cannot be read, with the names of their files.
  var problems: [String] = []

  /// Whether there is nothing more to say than that the two are the same.
  var isPlain: Bool { differences.isEmpty && sharedDuplicates.isEmpty && problems.isEmpty }
}

/// Compares two documents.
struct PairComparison: Sendable {
  /// What the reports show beside the differences.
  enum Extra: Sendable { case nothing, patch, documents }

  /// The names of the files.
  var names: (left: String, right: String)
  var level: ComparisonLevel
  var policy: ComparisonPolicy
  var extra: Extra

  /// Returns the verdict on two documents.
  func verdict(on pair: DocumentPair) -> PairVerdict {
    var verdict = PairVerdict(lines: pair.lines)
    do {
      if let left = pair.left, let right = pair.right {
        try compare(left, right, &verdict)
      } else {
        verdict.differences = [try onlySide(pair)]
      }
    } catch {
      verdict.problems = problems(of: pair)
    }
    return verdict
  }

  private func compare(_ left: Data, _ right: Data, _ verdict: inout PairVerdict) throws {
    let findings = try JSONComparison.findings(left, right, level: level, policy: policy)
    verdict.differences = findings.differences
    verdict.sharedDuplicates = findings.sharedDuplicates
    guard !verdict.differences.isEmpty, extra != .nothing else { return }
    let (one, other) = (try JSONValue(parsing: left), try JSONValue(parsing: right))
    switch extra {
    case .nothing: break
    case .patch: verdict.patch = JSONPatch(from: one, to: other, policy: policy)
    case .documents: verdict.documents = (one, other)
    }
  }

  /// Returns the difference for a line that has no partner.
  private func onlySide(_ pair: DocumentPair) throws -> JSONDifference {
    func side(_ data: Data?) throws -> JSONDifference.Side? {
      try data.map { .init(path: .root, value: try JSONValue(parsing: $0)) }
    }
    return JSONDifference(
      kind: pair.left == nil ? .missingLeft : .missingRight, left: try side(pair.left),
      right: try side(pair.right))
  }

  // MARK: - What cannot be read

  private func problems(of pair: DocumentPair) -> [String] {
    [
      problem(pair.left, names.left, line: pair.lines?.left),
      problem(pair.right, names.right, line: pair.lines?.right),
    ].compactMap(\.self)
  }

  private func problem(_ data: Data?, _ name: String, line: Int?) -> String? {
    guard let data else { return nil }
    do {
      _ = try JSONValue(parsing: data)
      return nil
    } catch var error as JSONSyntaxError {
      if let line { error.position?.line = line }
      return "\(name): \(error)"
    } catch {
      return "\(name): \(error)"
    }
  }
}
