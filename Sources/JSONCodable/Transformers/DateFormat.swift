import Foundation

/// A form of dates as text, and its transformer.
///
/// To make a formatter takes longer than to write twenty dates with it, so those of the last formats are kept:
/// a format often stands where it is used, in a `JSONMap` or a context.
struct DateFormat: Hashable {
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
    return JSONTransformer(
      library: "date(format: \(Wording.quoted(format)))", decoding: { formatter.date(from: $0) },
      encoding: { date in
        let text = formatter.string(from: date)
        return RFC3339.isAmongFourDigitYears(date)
          || Self.isPart(formatter.date(from: text), of: date)
          ? text : nil
      })
  }

  /// Whether a date is what a format without the smaller units of another one keeps of it.
  ///
  /// No format has a text for a date that is not finite, and without an era, the year 0 is that of the year 1.
  private static func isPart(_ part: Date?, of date: Date) -> Bool {
    guard let part else { return false }
    return (-1..<366 * 86_400).contains(date.timeIntervalSince(part))
  }
}
