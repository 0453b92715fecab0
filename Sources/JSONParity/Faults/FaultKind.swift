/// One way in which a document can be wrong in a single place.
public enum FaultKind: String, Hashable, Sendable, CaseIterable {
  /// A key is removed with its value.
  case missingKey
  /// The value is null.
  case null
  /// A value of another type is replaced by a string.
  case string
  /// A value of another type is replaced by a number.
  case number
  /// A value of another type is replaced by a boolean.
  case boolean
  /// A value of another type is replaced by an empty array.
  case array
  /// A value of another type is replaced by an empty object.
  case object
  /// A number is replaced by `true`, a boolean by `1`.
  case booleanForInteger
  /// An integer gets a fraction.
  case fraction
  /// A number is replaced by one too large or too small for some type, from -1 to 1e400.
  case overflow
  /// A number has more digits than a double holds.
  case precision
  /// A number is replaced by its own text: `5` by `"5"`.
  case numberAsText
  /// A text is replaced by the number that it spells: `"5"` by `5`.
  case textAsNumber
  /// An array is replaced by its first element.
  case elementForArray
  /// An array has no elements.
  case emptyArray
  /// A date is written in another spelling, such as with a fraction of a second.
  case dateSpelling
  /// A string is empty.
  case emptyString
  /// A string is replaced by a word that no enum knows.
  case unknownCase
  /// An object has a key more.
  case extraKey
  /// A key is written in another case: capitals, or `snake_case` for `camelCase` and back.
  case keyCase
  /// A string is written in another letter case.
  case valueCase
  /// An object has a key twice, the second time with another value.
  case duplicateKey
}

extension FaultKind: Comparable {
  /// Returns whether one comes before the other in `allCases`, the order of the matrix.
  public static func < (left: FaultKind, right: FaultKind) -> Bool {
    left.position < right.position
  }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension FaultKind {
  /// The fault at the head of a column.
  public var title: String {
    switch self {
    case .missingKey: "gone"
    case .null: "null"
    case .string: "string"
    case .number: "number"
    case .boolean: "bool"
    case .array: "array"
    case .object: "object"
    case .booleanForInteger: "0/1"
    case .fraction: "1.5"
    case .overflow: "huge"
    case .precision: "digits"
    case .numberAsText: "\"5\""
    case .textAsNumber: "5"
    case .elementForArray: "[0]"
    case .emptyArray: "[]"
    case .dateSpelling: "date"
    case .emptyString: "empty"
    case .unknownCase: "word"
    case .extraKey: "extra"
    case .keyCase: "Key"
    case .valueCase: "Value"
    case .duplicateKey: "twice"
    }
  }

  /// The fault in a few words.
  public var summary: String {
    switch self {
    case .missingKey: "the key is removed"
    case .null: "null"
    case .string: "a string in the place of another type"
    case .number: "a number in the place of another type"
    case .boolean: "a boolean in the place of another type"
    case .array: "an array in the place of another type"
    case .object: "an object in the place of another type"
    case .booleanForInteger: "true for a number, 1 for a boolean"
    case .fraction: "a fraction for an integer"
    case .overflow: "a number too large or too small, from -1 to 1e400"
    case .precision: "a number with more digits than a double holds"
    case .numberAsText: "a number as its own text"
    case .textAsNumber: "a text as the number that it spells"
    case .elementForArray: "the first element in the place of the array"
    case .emptyArray: "an empty array"
    case .dateSpelling: "a date in another spelling"
    case .emptyString: "an empty string"
    case .unknownCase: "an unknown word for a string"
    case .extraKey: "an unknown key more"
    case .keyCase: "the key in another case"
    case .valueCase: "the string in another letter case"
    case .duplicateKey: "the key twice, with different values"
    }
  }
}
