public import Foundation

/// How much of two documents has to agree.
public enum ComparisonLevel: Hashable, Sendable, CaseIterable {
  /// Every byte.
  case bytes
  /// Everything but white space: number texts, escapes in strings and the order of members too.
  case spelling
  /// What the documents say: numbers as exact decimals, strings by scalars, members in any order.
  case meaning
}

/// Finds all differences between two JSON documents.
///
///     let left = Data(#"{"id":5,"tags":["a","b","c"]}"#.utf8)
///     let right = Data(#"{"tags":["a","c"],"id":5.0}"#.utf8)
///     try JSONComparison.differences(left, right)
///
///     missing on the right: string "b" at $.tags[1]
///
/// Differences come in the order of the left document; what only the right one has comes behind its
/// neighbours. The order is the same in every run. A key that an object has twice is a difference at
/// every level, unless both documents have it with the same values in the same order: a document is
/// equal to itself.
public struct JSONComparison: Sendable {
  /// Returns all differences between two JSON texts in UTF-8.
  ///
  /// Two texts with the same bytes are only checked, not compared.
  ///
  /// - Parameters:
  ///   - left: The first text.
  ///   - right: The second text.
  ///   - level: How much has to agree.
  ///   - policy: Which differences do not count.
  /// - Returns: The differences; none when the documents agree.
  /// - Throws: `JSONComparisonError` when a text is not JSON or more than 512 levels deep.
  /// - Complexity: O(*n*) in the size of the texts, plus what it takes to align arrays that differ:
  ///   up to a million steps for each, and O(*n* log *n*) beyond. Below the paths of a policy an array is looked
  ///   through once for each array that it is in.
  public static func differences(
    _ left: Data, _ right: Data, level: ComparisonLevel = .meaning,
    policy: ComparisonPolicy = .init()
  ) throws -> [JSONDifference] {
    try findings(left, right, level: level, policy: policy).differences
  }

  /// What a comparison finds.
  package enum Finding: Hashable, Sendable {
    /// A difference.
    case difference(JSONDifference)
    /// Where an object of the left document has a key again; the right one has the same.
    case sharedDuplicate(JSONPath)
  }

  /// What a comparison has found.
  package struct Findings: Hashable, Sendable {
    /// All differences.
    package var differences: [JSONDifference] = []
    /// Where an object of the left document has a key again; the right one has the same.
    package var sharedDuplicates: [JSONPath] = []

    mutating func append(_ finding: Finding) {
      switch finding {
      case .difference(let difference): differences.append(difference)
      case .sharedDuplicate(let path): sharedDuplicates.append(path)
      }
    }
  }

  /// Returns the differences, and the duplicate keys that are none.
  package static func findings(
    _ left: Data, _ right: Data, level: ComparisonLevel = .meaning,
    policy: ComparisonPolicy = .init()
  ) throws -> Findings {
    if try agreeQuickly(left, right, level: level) { return Findings() }
    var documents = try ComparedDocuments(left, right)
    return documents.findings(level: level, policy: policy)
  }

  /// Returns whether nothing is to be found, if that is to be seen without a table of the documents.
  ///
  /// - Throws: `JSONComparisonError` when two texts with the same bytes are not JSON.
  package static func agreeQuickly(
    _ left: Data, _ right: Data, level: ComparisonLevel
  ) throws -> Bool {
    if left == right {
      return try !reading(.left) { try left.withUnsafeBytes(DuplicateScan.finds(in:)) }
    }
    return level == .meaning && max(left.count, right.count) <= PlainAgreement.longestText
      && agreePlainly(left, right)
  }

  /// Returns all differences between two documents.
  public static func differences(
    _ left: JSONDocument, _ right: JSONDocument, level: ComparisonLevel = .meaning,
    policy: ComparisonPolicy = .init()
  ) -> [JSONDifference] {
    var documents = ComparedDocuments(left, right)
    return documents.findings(level: level, policy: policy).differences
  }

  /// Returns all differences between two values.
  ///
  /// Values have no escapes and no white space, so `bytes` is the same as `spelling`, and neither
  /// finds strings that are written in two ways.
  public static func differences(
    _ left: JSONValue, _ right: JSONValue, level: ComparisonLevel = .meaning,
    policy: ComparisonPolicy = .init()
  ) -> [JSONDifference] {
    if AmpleStack.run(forLevels: left.levels, { left == right }) { return [] }
    var documents = ComparedDocuments(left, right)
    return documents.findings(level: level, policy: policy).differences
  }

  /// Returns whether two values have a difference in meaning that counts; it looks no further than to the first.
  static func differ(
    _ left: JSONValue, _ right: JSONValue, policy: ComparisonPolicy,
    where counts: @escaping (JSONDifference) -> Bool
  ) -> Bool {
    if AmpleStack.run(forLevels: left.levels, { left == right }) { return false }
    var documents = ComparedDocuments(left, right)
    var isFound = false
    documents.findings(level: .meaning, policy: policy) { finding in
      if case .difference(let difference) = finding { isFound = isFound || counts(difference) }
      return !isFound
    }
    return isFound
  }

  private static func agreePlainly(_ left: Data, _ right: Data) -> Bool {
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in PlainAgreement.isCertain(left, right) }
    }
  }

  static func reading<R>(
    _ document: JSONComparisonError.Document, _ body: () throws -> R
  ) throws -> R {
    do {
      return try body()
    } catch let problem as JSONSyntaxError {
      throw JSONComparisonError(document: document, problem: problem)
    }
  }
}

/// An error that says which of two documents could not be read, and why.
///
///     left document: unexpected end, expected a value at line 1, column 1
///
public struct JSONComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of two documents.
  public enum Document: String, Hashable, Sendable {
    /// The first.
    case left
    /// The second.
    case right
  }

  /// The document.
  public var document: Document
  /// Why it could not be read.
  public var problem: JSONSyntaxError

  /// Creates an error from the document and its problem.
  public init(document: Document, problem: JSONSyntaxError) {
    self.document = document
    self.problem = problem
  }

  /// The document and the problem.
  public var description: String { "\(document) document: \(problem)" }
}
