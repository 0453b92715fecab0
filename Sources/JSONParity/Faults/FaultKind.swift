/// One way in which a document can be wrong in a single place.
public enum FaultKind: String, Hashable, Sendable, CaseIterable {
  /// A key is removed with its value.
  case missingKey
  /// The value is null.
  case null
  /// A value of another type is replaced by a string, also by an empty one.
  case string
  /// A value of another type is replaced by a number.
  case number
  /// A value of another type is replaced by a boolean.
  case boolean
  /// A value of another type is replaced by an empty array.
  case array
  /// A value of another type is replaced by an empty object.
  case object
  /// A number is replaced by `true`, a boolean by `1` and by `0`.
  case booleanForInteger
  /// An integer gets a fraction, or one stands for it where no double holds both, and a fraction gets more digits.
  case fraction
  /// A number is replaced by one too large or too small for some type, from -1 to 1e400, or by 0.
  case overflow
  /// A number has more digits than a double holds.
  case precision
  /// A number or a boolean is replaced by its own text: `5` by `"5"`.
  case numberAsText
  /// A text is replaced by the number that it spells: `"5"` by `5`.
  case textAsNumber
  /// An array is replaced by its first element.
  case elementForArray
  /// An array has no elements.
  case emptyArray
  /// An array has its elements more than once, or one of some type where it had none.
  case longerArray
  /// An object has no members.
  case emptyObject
  /// A date is written in another spelling, such as with a fraction of a second, or is one in another time zone.
  case dateSpelling
  /// A string is empty.
  case emptyString
  /// A string has spaces around it, and a number that it spells another form; none that may be a URL or a path, in which
  /// Foundation escapes spaces.
  case stringSpelling
  /// A string is replaced by a word that no enum knows.
  case unknownCase
  /// An object has a key more, with a text or with the value of another one.
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
    case .longerArray: "more"
    case .emptyObject: "{}"
    case .dateSpelling: "date"
    case .emptyString: "empty"
    case .stringSpelling: "spell"
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
    case .booleanForInteger: "true for a number, 1 or 0 for a boolean"
    case .fraction: "a fraction for an integer, or a longer one"
    case .overflow: "a number too large or too small, from -1 to 1e400"
    case .precision: "a number with more digits than a double holds"
    case .numberAsText: "a number or a boolean as its own text"
    case .textAsNumber: "a text as the number that it spells"
    case .elementForArray: "the first element in the place of the array"
    case .emptyArray: "an empty array"
    case .longerArray: "the elements of the array more than once, or one in an empty array"
    case .emptyObject: "an empty object"
    case .dateSpelling: "a date in another spelling"
    case .emptyString: "an empty string"
    case .stringSpelling: "the string with spaces around it, or its number in another form"
    case .unknownCase: "an unknown word for a string"
    case .extraKey: "an unknown key more"
    case .keyCase: "the key in another case"
    case .valueCase: "the string in another letter case"
    case .duplicateKey: "the key twice, with different values"
    }
  }
}
