import Foundation
import JSONText

/// Numbers that stand in JSON as texts.
enum NumberText {
  /// Creates a number from a text that is a JSON number and nothing else.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for another text and for what is not a text; what
  ///   `make` throws, with the text as what was found.
  static func number<T>(
    of value: Any, for type: T.Type = T.self, _ make: (JSONNumber) throws -> T
  ) throws -> T {
    guard let text = TreeValue.text(value), let number = JSONNumber(literal: text) else {
      throw JSONDecodingError.wrongType(value, expected: type)
    }
    do {
      return try make(number)
    } catch let error as JSONDecodingError {
      guard case .wrongType = error.problem else { throw error }
      throw JSONDecodingError.wrongType(value, expected: type)
    }
  }

  /// Creates a number from a number or from a text that is one.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  static func numberOrText<T>(_ value: Any, _ make: (JSONNumber) throws -> T) throws -> T {
    guard let number = JSONNumber(value) else { return try self.number(of: value, make) }
    return try make(number)
  }

  /// Returns whether a floating-point number is what its decimal text says, to its precision: not infinite or 0 because
  /// the text is too large or too small, as 1e400 or 1e-400 is.
  static func isKept(_ value: some BinaryFloatingPoint, of text: String) -> Bool {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    if mantissa.contains(where: { $0 == "x" || $0 == "X" }) { return false }
    if value.isFinite {
      return !value.isZero || !mantissa.contains { ("1"..."9").contains($0) }
    }
    return !mantissa.contains { ("0"..."9").contains($0) }
  }

  /// Returns the text of a number as JSON has it; nil for what is not a finite number.
  static func text(of value: Any) -> String? {
    var writer = JSONWriter()
    switch JSONNumber(value) {
    case .double(let double) where !double.isFinite: return nil
    case .decimal(let decimal) where decimal.isNaN: return nil
    case .integer(let integer): writer.integer(integer)
    case .wide(let integer): writer.literal(integer.description)
    case .double(let double):
      if let float = JSONNumber.float(value) { writer.float(float) } else { writer.double(double) }
    case .decimal(let decimal): writer.literal(decimal.text)
    case .unrepresentable(let literal): writer.literal(literal)
    case nil: return nil
    }
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}
