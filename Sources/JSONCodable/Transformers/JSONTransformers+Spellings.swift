public import Foundation

// Transformers for feeds that spell one thing in several ways. They read every spelling and write one.

extension JSONTransformers {
  /// A number as a JSON number or as a JSON string.
  public enum NumberForm: Hashable, Sendable {
    /// A number: `7`.
    case number
    /// A string of a number: `"7"`.
    case string
  }

  /// An integer as a number or as its text; written as a number.
  public static let numberOrStringToInt = number("numberOrStringToInt", writing: .number) {
    try $0.asInteger(Int.self)
  }

  /// A `Double` as a number or as its text; written as a number.
  public static let numberOrStringToDouble = number("numberOrStringToDouble", writing: .number) {
    try $0.asFloatingPoint(Double.self)
  }

  /// A decimal number as a number or as its text; written as a number.
  public static let numberOrStringToDecimal = number("numberOrStringToDecimal", writing: .number) {
    try $0.asDecimal()
  }

  /// Returns a transformer for integers as numbers or as their texts.
  ///
  /// - Parameter form: How they are written.
  /// - Returns: The transformer.
  public static func numberOrStringToInt(writing form: NumberForm) -> JSONTransformer<Any, Int> {
    number("numberOrStringToInt(writing: .\(form))", writing: form) { try $0.asInteger() }
  }

  /// Returns a transformer for doubles as numbers or as their texts.
  ///
  /// - Parameter form: How they are written.
  /// - Returns: The transformer.
  public static func numberOrStringToDouble(
    writing form: NumberForm
  ) -> JSONTransformer<Any, Double> {
    number("numberOrStringToDouble(writing: .\(form))", writing: form) {
      try $0.asFloatingPoint()
    }
  }

  /// Returns a transformer for decimal numbers as numbers or as their texts.
  ///
  /// - Parameter form: How they are written.
  /// - Returns: The transformer.
  public static func numberOrStringToDecimal(
    writing form: NumberForm
  ) -> JSONTransformer<Any, Decimal> {
    number("numberOrStringToDecimal(writing: .\(form))", writing: form) { try $0.asDecimal() }
  }

  private static func number<T: Sendable>(
    _ name: String, writing form: NumberForm, _ make: @escaping @Sendable (JSONNumber) throws -> T
  ) -> JSONTransformer<Any, T> {
    JSONTransformer(
      library: name, decoding: { try NumberText.numberOrText($0, make) },
      encoding: { value in
        if form == .number { return value }
        return NumberText.text(of: value)
      })
  }
}

// MARK: - Dates

extension JSONTransformers {
  /// A date as seconds since 1970, a number or its text; written as a number.
  public static let secondsOrStringToDate = JSONTransformer<Any, Date>(
    library: "secondsOrStringToDate", decoding: { Date(timeIntervalSince1970: try double($0)) },
    encoding: { $0.timeIntervalSince1970 })

  /// A date as milliseconds since 1970, a number or its text; written as a number.
  public static let millisecondsOrStringToDate = JSONTransformer<Any, Date>(
    library: "millisecondsOrStringToDate",
    decoding: { Date(timeIntervalSince1970: try double($0) / 1_000) },
    encoding: { $0.timeIntervalSince1970 * 1_000 })

  @Sendable
  private static func double(_ value: Any) throws -> Double {
    try NumberText.numberOrText(value) { try $0.asFloatingPoint() }
  }

  /// A date in one of the spellings that ``iso8601ToDate(timeZone:)`` shows, without a zone in UTC.
  public static let iso8601ToDate = iso8601("iso8601ToDate", .utc)

  /// Returns a transformer for dates in one of the spellings of ISO 8601.
  ///
  /// These are read; `2020-03-16T19:45:13Z` is written, as ``stringToDate`` does:
  ///
  ///     2020-03-16T19:45:13Z      2020-03-16 19:45:13.25     20200316T194513+0100
  ///     2020-03-16T20:45+01       2020-03-16                 20200316
  ///
  /// - Parameter timeZone: The zone of texts without one. A text without a time is the start of its day
  ///   there.
  /// - Returns: The transformer; a text of another form, or a day that does not exist, is refused.
  public static func iso8601ToDate(timeZone: TimeZone) -> JSONTransformer<String, Date> {
    iso8601("iso8601ToDate(timeZone: \(Wording.quoted(timeZone.identifier)))", timeZone)
  }

  private static func iso8601(
    _ name: String, _ timeZone: TimeZone
  ) -> JSONTransformer<String, Date> {
    JSONTransformer(
      library: name, decoding: { ISO8601.date($0, in: timeZone) }, encoding: { RFC3339.text($0) })
  }
}

// MARK: - URLs

extension JSONTransformers {
  /// A URL as its text, in which characters that a URL cannot have are escaped: `a b` becomes `a%20b`.
  ///
  /// It is written with the escapes. They are those of `URL(string:encodingInvalidCharacters:)`: in a text
  /// with such a character each `%` is escaped too, since the text has no escapes yet.
  public static let unescapedStringToURL = JSONTransformer<String, URL>(
    library: "unescapedStringToURL", decoding: { URL(escaping: $0) },
    encoding: { $0.absoluteString })
}

// MARK: - All

extension JSONTransformers {
  /// The transformers that have no format and no time zone, those that read a single form first.
  static let ofLibrary = [
    JSONPropertyTransform(stringToURL), JSONPropertyTransform(unescapedStringToURL),
    JSONPropertyTransform(stringToDate), JSONPropertyTransform(iso8601ToDate),
    JSONPropertyTransform(secondsToDate), JSONPropertyTransform(millisecondsToDate),
    JSONPropertyTransform(secondsOrStringToDate), JSONPropertyTransform(millisecondsOrStringToDate),
    JSONPropertyTransform(base64ToData), JSONPropertyTransform(stringToUUID),
    JSONPropertyTransform(stringToInt), JSONPropertyTransform(numberOrStringToInt),
    JSONPropertyTransform(numberOrStringToInt(writing: .string)),
    JSONPropertyTransform(stringToDouble), JSONPropertyTransform(numberOrStringToDouble),
    JSONPropertyTransform(numberOrStringToDouble(writing: .string)),
    JSONPropertyTransform(stringToDecimal), JSONPropertyTransform(numberOrStringToDecimal),
    JSONPropertyTransform(numberOrStringToDecimal(writing: .string)),
  ]
}
