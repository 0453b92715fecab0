package import Foundation

/// Two documents that are read once, and asked for what is different as often as it takes.
///
/// What is found is handed on at once and not gathered, so that memory does not grow with it.
package struct ComparedDocuments {
  private var left: JSONTable
  private var right: JSONTable
  /// Whether the documents are texts, so that it can be told how things are written.
  private let hasSpellings: Bool

  /// Reads two texts in UTF-8.
  ///
  /// - Throws: `JSONComparisonError` when a text is not JSON or more than 512 levels deep.
  package init(_ left: Data, _ right: Data) throws {
    self.left = try JSONComparison.reading(.left) { try JSONTable(parsing: left) }
    self.right = try JSONComparison.reading(.right) { try JSONTable(parsing: right) }
    hasSpellings = true
  }

  init(_ left: JSONDocument, _ right: JSONDocument) {
    (self.left, self.right, hasSpellings) = (left.table, right.table, true)
  }

  init(_ left: JSONValue, _ right: JSONValue) {
    (self.left, self.right, hasSpellings) = (JSONTable(left), JSONTable(right), false)
  }

  /// Runs a body with both roots, on a stack that is large enough to compare them.
  mutating func withRoots<R>(_ body: (JSONNode, JSONNode) -> R) -> R {
    AmpleStack.run(forLevels: max(left.levels, right.levels)) {
      left.withRoot { left in right.withRoot { right in body(left, right) } }
    }
  }

  /// Finds the differences, and the duplicate keys that are none.
  ///
  /// - Parameters:
  ///   - level: How much has to agree.
  ///   - policy: Which differences do not count.
  ///   - take: Gets each finding as it comes, and says whether more are wanted.
  package mutating func findings(
    level: ComparisonLevel, policy: ComparisonPolicy,
    _ take: @escaping (JSONComparison.Finding) -> Bool
  ) {
    var finder = DifferenceFinder(level: level, hasSpellings: hasSpellings, take: take)
    let cursor = PolicyCursor(policy)
    withRoots { left, right in
      if level == .meaning, !left.repeatsKeys, !right.repeatsKeys,
        left.isSame(as: right, under: cursor)
      {
        return
      }
      finder.compareDocuments(left, right, cursor)
    }
  }

  /// Returns all findings.
  mutating func findings(
    level: ComparisonLevel, policy: ComparisonPolicy
  ) -> JSONComparison.Findings {
    var findings = JSONComparison.Findings()
    self.findings(level: level, policy: policy) { finding in
      findings.append(finding)
      return true
    }
    return findings
  }

  /// Finds the changes that make the left document say what the right one says, in their order.
  ///
  /// - Parameters:
  ///   - policy: Which differences do not count.
  ///   - take: Gets each change as it comes, and says whether more are wanted.
  package mutating func operations(
    policy: ComparisonPolicy, _ take: @escaping (JSONPatch.Operation) -> Bool
  ) {
    var writer = PatchWriter(take: take)
    withRoots { writer.change($0, $1, PolicyCursor(policy)) }
  }

  /// The values of both documents.
  package var values: (left: JSONValue, right: JSONValue) {
    (left.readingRoot(\.value), right.readingRoot(\.value))
  }

  /// Returns whether a pattern is the path of a value in one of the documents.
  package func haveMatch(of pattern: JSONPathPattern) -> Bool {
    left.hasMatch(of: pattern) || right.hasMatch(of: pattern)
  }
}

extension JSONDocument {
  /// Returns whether a pattern is the path of a value in the document.
  package func hasMatch(of pattern: JSONPathPattern) -> Bool { table.hasMatch(of: pattern) }
}

extension JSONTable {
  fileprivate func hasMatch(of pattern: JSONPathPattern) -> Bool {
    readingRoot { $0.hasMatch(of: pattern.components[...]) }
  }
}

extension JSONNode {
  /// Returns whether these steps lead to a value in here.
  fileprivate func hasMatch(of steps: ArraySlice<JSONPathPattern.Component>) -> Bool {
    guard let step = steps.first else { return true }
    let (children, isObject) = (children, kind == .object)
    return children.indices.contains { index in
      step.matches(isObject ? .key(children.key(index).string) : .index(index))
        && children[index].hasMatch(of: steps.dropFirst())
    }
  }
}
