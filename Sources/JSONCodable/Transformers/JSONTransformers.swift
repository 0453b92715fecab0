public import Foundation

/// The transformers that most mappings need.
///
///     try json.restore(&homepage, key: "homepage", transformer: JSONTransformers.stringToURL)
public enum JSONTransformers {
  /// A URL as its text; a text that is not a valid URL as it stands is refused.
  public static let stringToURL = JSONTransformer<String, URL>(
    library: "stringToURL", decoding: { URL(strict: $0) },
    encoding: { $0.absoluteString })

  /// A date as RFC 3339 writes it, with or without a fraction: `2020-03-16T19:45:13Z`.
  ///
  /// Every date in the years 0 to 9999 comes back bit for bit; `Date.distantPast` is in the first of them.
  public static let stringToDate = JSONTransformer<String, Date>(
    library: "stringToDate", decoding: RFC3339.date, encoding: RFC3339.text)

  /// A date as seconds since 1970.
  public static let secondsToDate = JSONTransformer<Double, Date>(
    library: "secondsToDate", decoding: { Date(timeIntervalSince1970: $0) },
    encoding: { $0.timeIntervalSince1970 })

  /// A date as milliseconds since 1970; one so far off that they are infinite is refused.
  ///
  /// Whole milliseconds of the years 2005 to 2037 are written as they were read. A `Date` counts seconds from 2001; so
  /// those of other years may have a small fraction, as `JSONEncoder` writes them: 5 is written as 4.999995231628418.
  /// Where a reader takes whole numbers alone, round them in a transformer of your own.
  public static let millisecondsToDate = JSONTransformer<Double, Date>(
    library: "millisecondsToDate", decoding: { Date(timeIntervalSince1970: $0 / 1_000) },
    encoding: { $0.milliseconds })

  /// Data as its Base64 text.
  public static let base64ToData = JSONTransformer<String, Data>(
    library: "base64ToData", decoding: { Data(base64Encoded: $0) },
    encoding: { $0.base64EncodedString() })

  /// A UUID as its text, in upper case when written.
  public static let stringToUUID = JSONTransformer<String, UUID>(
    library: "stringToUUID", decoding: { UUID(text: $0) }, encoding: { $0.text })

  /// A decimal number as its text.
  public static let stringToDecimal = JSONTransformer<String, Decimal>(
    library: "stringToDecimal", decoding: decimal, encoding: { $0.isNaN ? nil : $0.text })

  /// An integer as its text.
  public static let stringToInt = JSONTransformer<String, Int>(
    library: "stringToInt", decoding: { Int($0) }, encoding: { String($0) })

  /// A number as its text.
  public static let stringToDouble = JSONTransformer<String, Double>(
    library: "stringToDouble",
    decoding: { text in
      Double(text).flatMap { $0.isFinite && NumberText.isKept($0, of: text) ? $0 : nil }
    },
    encoding: { $0.isFinite ? "\($0)" : nil })

  /// Reads a decimal of a text that is a JSON number and nothing else.
  @Sendable
  private static func decimal(_ text: String) throws -> Decimal? {
    guard let number = JSONNumber(literal: text) else { return nil }
    return try number.asDecimal()
  }

  /// Returns a transformer for dates as texts of a fixed format, such as `yyyy-MM-dd HH:mm:ss Z`.
  ///
  /// A date outside the years 1 to 9999 is refused where its text does not lead back to it: before the
  /// year 1 a format needs an era.
  ///
  /// - Parameters:
  ///   - format: A format of Unicode Technical Standard 35.
  ///   - timeZone: The zone of texts without one; UTC by default.
  ///   - locale: The language of names such as those of months; `en_US_POSIX` by default.
  /// - Returns: The transformer; a text of another form, or a day that does not exist, is refused: all that the format
  ///   does not write for the date that it reads. Of a format with a zone, `DateFormatter` alone decides.
  public static func date(
    format: String, timeZone: TimeZone? = nil, locale: Locale = Locale(identifier: "en_US_POSIX")
  ) -> JSONTransformer<String, Date> {
    DateFormat(format: format, timeZone: timeZone ?? .utc, locale: locale).transformer
  }
}
