import Foundation

/// Dates in the spellings of ISO 8601 that occur in feeds, and with a space in place of the `T`.
///
///     2020-03-16T19:45:13Z      2020-03-16 19:45:13.25     20200316T194513+0100
///     2020-03-16T20:45+01       2020-03-16                 20200316
///
/// Week dates, days of the year, and years of other than four digits are not read.
enum ISO8601 {
  /// Returns the date of a text, or nil for a text in none of these spellings.
  ///
  /// A text without a zone is in the given one, and one without a time is the start of its day.
  static func date(_ text: String, in timeZone: TimeZone) -> Date? {
    RFC3339.Reader.read(text) { $0.date(in: timeZone) }
  }
}

extension RFC3339.Reader {
  fileprivate mutating func date(in timeZone: TimeZone) -> Date? {
    guard let days = days() else { return nil }
    var second = RFC3339.second(ofDay: days)
    guard skip("Tt ") else { return RFC3339.date(Self.second(second, in: timeZone), "") }
    // A fraction is one of a second.
    guard let time = time(), let decimals = time.hasSeconds ? decimals(after: ".,") : "" else {
      return nil
    }
    second += Int64(time.second)
    guard !isAtEnd else { return RFC3339.date(Self.second(second, in: timeZone), decimals) }
    return zone().map { RFC3339.date(second - Int64($0), decimals) }
  }

  /// Returns the day, counted from 1970-01-01.
  private mutating func days() -> Int? {
    guard let year = number(4) else { return nil }
    let isExtended = skip("-")
    guard let month = number(2, 1...12), skip("-") == isExtended,
      let day = number(2, 1...RFC3339.length(ofMonth: month, year: year))
    else { return nil }
    return RFC3339.day(year: year, month: month, day: day)
  }

  /// Returns the second of the day; the seconds may be missing.
  private mutating func time() -> (second: Int, hasSeconds: Bool)? {
    guard let hour = number(2, 0...23) else { return nil }
    let isExtended = skip(":")
    guard let minute = number(2, 0...59) else { return nil }
    let hasSeconds = isExtended ? skip(":") : isAtDigit
    let second = hour * 3_600 + minute * 60
    return hasSeconds ? number(2, 0...59).map { (second + $0, true) } : (second, false)
  }

  /// Returns the offset from UTC in seconds, of a zone such as `Z`, `+01:00`, `+0100` or `+01`.
  private mutating func zone() -> Int? {
    if skip("Zz") { return 0 }
    let sign = sign
    guard skip("+-"), let hours = number(2, 0...23) else { return nil }
    guard skip(":") || !isAtEnd else { return sign * hours * 3_600 }
    return number(2, 0...59).map { sign * (hours * 3_600 + $0 * 60) }
  }

  /// Returns the second when clocks of a zone show what clocks of UTC show at one.
  private static func second(_ second: Int64, in timeZone: TimeZone) -> Int64 {
    let shown = Date(timeIntervalSinceReferenceDate: Double(second))
    let near = shown - Double(timeZone.secondsFromGMT(for: shown))
    return second - Int64(timeZone.secondsFromGMT(for: near))
  }
}
