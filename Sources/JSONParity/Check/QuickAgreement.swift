public import Foundation

/// The quick test of two mappings on one thread: whether both certainly agree on documents.
///
/// They do where they read equal values and write the same. Where they do not agree here, a second look says why,
/// or that they do.
@usableFromInline
struct QuickAgreement<Left, Right> {
  @usableFromInline let left: ParityMapping<Left>.Coders
  @usableFromInline let right: ParityMapping<Right>.Coders
  /// Whether two values are equal; nil where they are of two types, or their type has no `==`.
  @usableFromInline let areEqual: ((Left, Right) -> Bool)?
  @usableFromInline let policy: ComparisonPolicy

  @inlinable
  init(
    left: ParityMapping<Left>.Coders, right: ParityMapping<Right>.Coders,
    areEqual: ((Left, Right) -> Bool)?, policy: ComparisonPolicy
  ) {
    self.left = left
    self.right = right
    self.areEqual = areEqual
    self.policy = policy
  }

  /// Returns for each document whether both certainly agree on it.
  ///
  /// Every step is taken for all documents before the next one: the code of one step fits into the
  /// processor's caches, that of all of them does not.
  @inlinable
  func holds(on documents: [Data]) -> [Bool] {
    let lefts = documents.map { attempt(left.read, $0) }
    let rights = documents.map { attempt(right.read, $0) }
    let areRead = documents.indices.map { index in
      guard let one = lefts[index], let other = rights[index] else { return false }
      return areEqual?(one, other) ?? true
    }
    let leftTexts = lefts.indices.map { index in
      areRead[index] ? lefts[index].flatMap { attempt(left.write, $0) } : nil
    }
    let rightTexts = rights.indices.map { index in
      areRead[index] ? rights[index].flatMap { attempt(right.write, $0) } : nil
    }
    return documents.indices.map { index in
      guard let one = leftTexts[index], let other = rightTexts[index] else { return false }
      return QuickTexts.areSame(one, other, policy)
    }
  }

  /// Returns what a function returns, or nil where it throws: the second look says why.
  @inlinable
  func attempt<Input, Output>(_ function: (Input) throws -> Output, _ input: Input) -> Output? {
    do {
      return try function(input)
    } catch {
      return nil
    }
  }
}

@usableFromInline
enum QuickTexts {
  /// Returns whether two texts say the same.
  @usableFromInline
  static func areSame(_ left: Data, _ right: Data, _ policy: ComparisonPolicy) -> Bool {
    do {
      return try JSONComparison.differences(left, right, policy: policy).isEmpty
    } catch {
      // The second look says what is not JSON.
      return false
    }
  }
}
