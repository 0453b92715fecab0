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
      "date(format: \(Wording.quoted(format)))", decoding: { formatter.date(from: $0) },
      encoding: { formatter.string(from: $0) })
  }
}
