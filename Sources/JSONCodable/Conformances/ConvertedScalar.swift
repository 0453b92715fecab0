/// The scalars that are read as another type's under ``JSONOptions/ScalarStyle/converted``.
///
/// It is asked only after a type has refused a value, so that right values cost nothing.
@usableFromInline
enum ConvertedScalar {
  private static var isAllowed: Bool {
    (JSONContext.scopedOptions?.scalars ?? .default) == .converted
  }

  /// Returns the number that a text is; nil where it is not, or where this is not allowed.
  static func number(_ value: Any) -> JSONNumber? {
    guard isAllowed, let text = TreeValue.text(value) else { return nil }
    return JSONNumber(literal: text)
  }

  /// Creates an integer from a text.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  static func integer<T: FixedWidthInteger>(_ value: Any) throws -> T {
    guard isAllowed else { throw JSONDecodingError.wrongType(value, expected: T.self) }
    return try NumberText.number(of: value) { try $0.asInteger() }
  }

  /// Returns a number as JSON spells it; nil for all else, or where this is not allowed.
  static func string(_ value: Any) -> String? { isAllowed ? NumberText.text(of: value) : nil }

  /// Returns the boolean that a number or text stands for; nil for all else, or where this is not
  /// allowed.
  static func boolean(_ value: Any) -> Bool? {
    guard isAllowed else { return nil }
    switch TreeValue.text(value) ?? NumberText.text(of: value) {
    case "1", "true": return true
    case "0", "false": return false
    default: return nil
    }
  }

  /// Returns whether a value that the type inside an optional has refused is an empty text, which is nil.
  @usableFromInline
  @inline(never)
  static func isNil(_ value: Any) -> Bool { isAllowed && TreeValue.text(value) == "" }

  /// Creates the value of an optional, which is nil for an empty text that the type refuses.
  static func unlessEmpty<T>(_ value: Any, _ make: (Any) throws -> T) throws -> T? {
    do {
      return try make(value)
    } catch {
      guard isNil(value) else { throw error }
      return nil
    }
  }
}
