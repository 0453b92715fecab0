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
  /// What makes the left line say what the right one says, if that was asked for.
  var patch: JSONPatch?
  /// What is wrong with the documents that cannot be read, with the names of their files.
  var problems: [String] = []

  /// Whether there is nothing more to say than that the two are the same.
  var isPlain: Bool { differences.isEmpty && sharedDuplicates.isEmpty && problems.isEmpty }
}

/// Compares two documents.
struct PairComparison: Sendable {
  /// The names of the files.
  var names: (left: String, right: String)
  var level: ComparisonLevel
  var policy: ComparisonPolicy
  /// The paths that the policy is made of.
  var pathOptions: [PathOption] = []
  /// Whether the report is the patches of the lines that differ.
  var makesPatches = false

  /// Returns the verdict on two lines.
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

  /// Returns the verdict on two documents of which one cannot be read.
  func verdict(onUnreadable pair: DocumentPair, _ error: JSONComparisonError) -> PairVerdict {
    let problems = problems(of: pair)
    return PairVerdict(problems: problems.isEmpty ? ["\(error)"] : problems)
  }

  private func compare(_ left: Data, _ right: Data, _ verdict: inout PairVerdict) throws {
    let findings = try JSONComparison.findings(left, right, level: level, policy: policy)
    verdict.differences = findings.differences
    verdict.sharedDuplicates = findings.sharedDuplicates
    guard !verdict.differences.isEmpty, makesPatches else { return }
    verdict.patch = JSONPatch(
      from: try JSONValue(parsing: left), to: try JSONValue(parsing: right), policy: policy)
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

  private static let linesHint = "; with --lines, files with a document on each line are compared"

  private func problems(of pair: DocumentPair) -> [String] {
    [
      problem(pair.left, names.left, line: pair.lines?.left),
      problem(pair.right, names.right, line: pair.lines?.right),
    ].compactMap(\.self)
  }

  private func problem(_ data: Data?, _ name: String, line: Int?) -> String? {
    guard let data else { return nil }
    do {
      _ = try JSONDocument(parsing: data)
      return nil
    } catch var error as JSONSyntaxError {
      let hint = line == nil && error.isOfNextLine(in: data) ? Self.linesHint : ""
      if let line { error.position?.line = line }
      return "\(name): \(error)\(hint)"
    } catch {
      return "\(name): \(error)"
    }
  }
}

extension JSONSyntaxError {
  /// Returns whether the text is fine but for something on a line behind the one on which it ends.
  fileprivate func isOfNextLine(in text: Data) -> Bool {
    guard let position, reason.hasSuffix("after the value") else { return false }
    let line = text.prefix(position.offset).reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

/// A path that an option of the command line names.
struct PathOption: Hashable, Sendable {
  /// The option's name, without the dashes.
  var name: String
  var pattern: JSONPathPattern
}

extension DocumentPair {
  /// Returns those of some paths that are of no value in the documents, as far as these can be read.
  func unmatched(_ options: [PathOption]) -> [PathOption] {
    var unmatched = options
    for text in left == right ? [left] : [left, right] where !unmatched.isEmpty {
      guard let text else { continue }
      do {
        let document = try JSONDocument(parsing: text)
        unmatched.removeAll { document.hasMatch(of: $0.pattern) }
      } catch {
        // The comparison says what is wrong with it.
      }
    }
    return unmatched
  }
}
