internal import JSONText

/// A JSON value as a document has it, with nothing lost.
///
/// A number keeps its text, an object the order of its members and every duplicate key:
///
///     let value = try JSONValue(parsing: #"{"b": 1.0, "a": [true, null], "b": 2}"#)
///     print(value)                                         // {"b":1.0,"a":[true,null],"b":2}
///
/// Two values are equal when they hold the same: `1` is not equal to `1.0` here, nor
/// `{"a":1,"b":2}` to `{"b":2,"a":1}`, and strings are equal when their unicode scalars are, so that
/// a composed é is not a decomposed one. Ask `isEquivalent(to:)` whether two values say the same thing.
///
/// White space and the escapes in strings are not part of a value; `JSONDocument` keeps them.
public enum JSONValue: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, as it is written.
  case number(Number)
  /// A string, without its escapes.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in the order of the document.
  case object([Member])

  /// A key of an object and the value at it.
  public struct Member: Sendable {
    /// The key, without its escapes.
    public var key: String
    /// The value at the key.
    public var value: JSONValue

    /// Creates a member from its key and its value.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// The name of the value's type: `null`, `boolean`, `number`, `string`, `array` or `object`.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// Returns whether two values say the same thing, however it is written.
  ///
  /// Numbers are compared as exact decimals, strings by unicode scalars, objects without regard to
  /// the order of their members. Among members with one key the order counts.
  ///
  ///     try JSONValue(parsing: "[1, 0]").isEquivalent(to: JSONValue(parsing: "[1.0, -0.0]"))       // true
  ///
  /// - Complexity: O(*n* + *m*) in the sizes of the values.
  public func isEquivalent(to other: JSONValue) -> Bool {
    isSame(as: other, under: PolicyCursor())
  }
}

extension JSONValue {
  /// How many arrays and objects stand in one another at most.
  var levels: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { max($0, 1 + $1.levels) }
    case .object(let members): members.reduce(1) { max($0, 1 + $1.value.levels) }
    default: 0
    }
  }
}

// MARK: - Equality

extension JSONValue: Hashable {
  /// Returns whether two values hold the same: number texts, member order and duplicates included.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameScalars(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): value.hashScalars(into: &hasher)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension JSONValue.Member: Hashable {
  /// Returns whether two members have the same key, scalar for scalar, and equal values.
  public static func == (left: Self, right: Self) -> Bool {
    left.key.hasSameScalars(as: right.key) && left.value == right.value
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    key.hashScalars(into: &hasher)
    hasher.combine(value)
  }
}
