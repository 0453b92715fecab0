import Foundation

/// A form of dates as text, and its transformer.
///
/// To make a formatter takes longer than to write twenty dates with it, so those of the last formats are kept:
/// a format often stands where it is used, in a `JSONMap` or a context.
package struct DateFormat: Hashable {
  let format: String
  let timeZone: TimeZone
  let locale: Locale

  /// How many formats are kept.
  static let bound = 64

  private static let known = Locked<[DateFormat: JSONTransformer<String, Date>]>([:])
  static var count: Int { known.withLock { $0.count } }

  var transformer: JSONTransformer<String, Date> {
    // A formatter keeps the zone and the language that it was made with.
    guard timeZone != .autoupdatingCurrent, locale != .autoupdatingCurrent else { return make() }
    if let transformer = Self.known.withLock({ $0[self] }) { return transformer }
    let transformer = make()
    Self.known.withLock { known in
      if known.count >= Self.bound { known.removeAll() }
      known[self] = transformer
    }
    return transformer
  }

  private func make() -> JSONTransformer<String, Date> {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = timeZone
    formatter.isLenient = false
    formatter.dateFormat = format
    let hasZone = Self.hasZone(format), hasYearOfWeek = format.contains("Y")
    // The year of a week is another one for some days at either end of a year; a quarter has 92 days.
    let longest = hasYearOfWeek && format.contains { "QqMLwWdDeEcFg".contains($0) } ? 93 : 366
    return JSONTransformer(
      library: "date(format: \(Wording.quoted(format)))",
      decoding: { text in
        guard let date = formatter.date(from: text) else { return nil }
        return hasZone || Self.isForm(formatter.string(from: date), of: text) ? date : nil
      },
      encoding: { date in
        let text = formatter.string(from: date)
        return RFC3339.isAmongFourDigitYears(date) && !hasYearOfWeek
          || Self.isPart(formatter.date(from: text), of: date, within: longest)
          ? text : nil
      })
  }

  /// Returns whether a format has a field for the zone, of which one offset has several texts.
  package static func hasZone(_ format: String) -> Bool {
    // What stands between apostrophes is no field.
    format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .contains { $0.isMultiple(of: 2) && $1.contains { "zZOvVXx".contains($0) } }
  }

  /// Returns whether a text is what a formatter writes for it.
  ///
  /// Even one that is not lenient takes a year of two digits for one of four, leaves out digits of a fraction, and does not
  /// look whether the day of the week is that of the date.
  private static func isForm(_ written: String, of text: String) -> Bool {
    written.lowercased() == text.lowercased()
  }

  /// Whether a date is what a format without the smaller units of another one keeps of it, which has so many days at most.
  ///
  /// No format has a text for a date that is not finite, and without an era, the year 0 is that of the year 1.
  private static func isPart(_ part: Date?, of date: Date, within days: Int) -> Bool {
    guard let part else { return false }
    return (-1..<Double(days) * 86_400).contains(date.timeIntervalSince(part))
  }
}
