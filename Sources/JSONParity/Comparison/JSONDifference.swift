public import JSONCodable

/// One difference between two documents: where, of what kind, and what stands on each side.
///
///     let left = try JSONValue(parsing: #"{"id": 5}"#)
///     let right = try JSONValue(parsing: #"{"id": "5"}"#)
///     for difference in JSONComparison.differences(left, right) { print(difference) }
///
///     changed type: number 5 against string "5" at $.id
///
public struct JSONDifference: Hashable, Sendable {
  /// What is different.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A member or element that only the right document has.
    case missingLeft
    /// A member or element that only the left document has.
    case missingRight
    /// Two values of one type that do not say the same.
    case changedValue
    /// Two values of different types.
    case changedType
    /// Two numbers that differ, but not as doubles: most readers will not tell them apart.
    case numberPrecision
    /// One number written in two ways, such as `1` and `1.0`.
    case numberSpelling
    /// One string or key written in two ways, such as `"A"` and `"\u0041"`.
    case stringSpelling
    /// A member that is null in one document and absent in the other.
    case nullVersusAbsent
    /// The members of an object in another order, or an element that has moved in its array.
    case order
    /// A key that an object has more than once; readers keep different ones.
    case duplicateKey
    /// A value that stands under another key of the same object.
    case renamedKey
    /// White space around the parts of a value.
    case whitespace
  }

  /// What one document has.
  public struct Side: Hashable, Sendable {
    /// The place in this document.
    public var path: JSONPath
    /// The value there.
    public var value: JSONValue
    /// The bytes of the value in the text, or of the member's key where the keys differ.
    public var range: Range<Int>?
    /// How it is written, where the difference is in the writing alone.
    public var spelling: String?

    /// Creates a side from its parts.
    public init(
      path: JSONPath, value: JSONValue, range: Range<Int>? = nil, spelling: String? = nil
    ) {
      self.path = path
      self.value = value
      self.range = range
      self.spelling = spelling
    }

    /// The name of the value's type.
    public var typeName: String { value.typeName }
  }

  /// What is different.
  public var kind: Kind
  /// What the left document has; `nil` when it has nothing there.
  public var left: Side?
  /// What the right document has; `nil` when it has nothing there.
  public var right: Side?

  /// Creates a difference from its kind and its sides.
  public init(kind: Kind, left: Side?, right: Side?) {
    self.kind = kind
    self.left = left
    self.right = right
  }

  /// The place in the left document, or in the right one if the left one has no such place.
  ///
  /// The two are not the same behind elements that came or went, and where a key was renamed.
  public var path: JSONPath { left?.path ?? right?.path ?? .root }

  /// The path as an RFC 6901 JSON Pointer, such as `/friends/1/name`.
  public var pointer: String { path.pointer }
}
