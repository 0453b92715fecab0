internal import JSONText

extension JSONValue {
  /// A JSON number, as it is written.
  ///
  /// Two numbers are equal when their texts are; `hasSameValue(as:)` compares what they stand for.
  public struct Number: Hashable, Sendable, CustomStringConvertible {
    /// The text, such as `5`, `5.0`, `-0` or `1e400`.
    public let text: String

    /// Creates a number from its JSON text; `nil` when the text is not a number of RFC 8259.
    public init?(_ text: String) {
      guard Number.isNumber(text) else { return nil }
      self.text = text
    }

    /// Creates a number from an integer.
    public init(_ value: some BinaryInteger) {
      text = String(value)
    }

    /// Creates a number from a double, in its shortest text; `nil` when it is not finite.
    public init?(_ value: Double) {
      guard value.isFinite else { return nil }
      text = "\(value)"
    }

    /// Creates a number from text that a scanner has found to be one.
    init(scanned text: String) {
      self.text = text
    }

    /// The text.
    public var description: String { text }

    /// The nearest double; `nil` when the number is larger than any.
    public var double: Double? {
      Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns whether two numbers are one number, compared as exact decimals of any size.
    ///
    /// `1`, `1.0` and `1e0` are one, and so are `-0.0` and `0`; `9007199254740993` is not
    /// `9007199254740992`, nor `1e400` equal to `1e401`.
    ///
    /// - Complexity: O(*n*) in the length of the texts, however large the numbers are.
    public func hasSameValue(as other: Number) -> Bool {
      text == other.text || ExactDecimal(text) == ExactDecimal(other.text)
    }
  }
}

extension JSONValue.Number {
  private static func isNumber(_ text: String) -> Bool {
    do {
      return try JSONScanner.scan(text) { try $0.number().range.count } == text.utf8.count
    } catch {
      return false
    }
  }
}
