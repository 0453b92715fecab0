package import Foundation

/// Dates as RFC 3339 writes them: `2020-03-16T19:45:13Z`, `2020-03-16T20:45:13.25+01:00`.
///
/// Foundation's ISO 8601 parser takes February 30 and ignores what stands behind the date, and its
/// formatter cuts after milliseconds. This reading is strict, and every date in the years 0 to 9999
/// comes back bit for bit. Days are counted as in Howard Hinnant, "chrono-Compatible Low-Level
/// Date Algorithms".
package enum RFC3339 {
  /// Returns the date of a text, or nil for a text that is not an RFC 3339 date and time.
  static func date(_ text: String) -> Date? {
    Reader.read(text) { $0.date() }
  }

  /// Returns the text of a date in UTC, with as many digits after the second as needed; nil outside the
  /// years 0 to 9999.
  static func text(_ date: Date) -> String? {
    let interval = date.timeIntervalSinceReferenceDate
    let seconds = interval.rounded(.down)
    guard (earliest..<latest).contains(seconds) else { return nil }
    let total = Int64(seconds) + referenceSecond
    let day = Int((Double(total) / 86_400).rounded(.down))
    let (year, month, dayOfMonth) = civil(ofDay: day)
    let second = Int(total - Int64(day) * 86_400)
    let isWhole = interval == seconds
    let text = String(unsafeUninitializedCapacity: 20) { buffer in
      var length = 0
      put(year / 100, nil, &length, buffer)
      put(year % 100, "-", &length, buffer)
      put(month, "-", &length, buffer)
      put(dayOfMonth, "T", &length, buffer)
      put(second / 3_600, ":", &length, buffer)
      put(second / 60 % 60, ":", &length, buffer)
      put(second % 60, isWhole ? "Z" : nil, &length, buffer)
      return length
    }
    return isWhole ? text : text + fraction(interval) + "Z"
  }

  /// Returns the text of a date that Foundation's ISO 8601 style writes alike; nil for another date.
  ///
  /// These are the dates of whole seconds of the years from 1600, when all of Foundation counts by the Gregorian calendar.
  package static func textOfWholeSecond(_ date: Date) -> String? {
    let interval = date.timeIntervalSinceReferenceDate
    return interval == interval.rounded(.down) && interval >= gregorian ? text(date) : nil
  }

  /// Returns the date of such a text, as the style writes it; nil for another text.
  package static func dateOfWholeSecond(_ text: String) -> Date? {
    let date = Reader.read(text) { $0.isOfWholeSecond ? $0.date() : nil }
    return date.flatMap { $0.timeIntervalSinceReferenceDate >= gregorian ? $0 : nil }
  }

  /// Writes two digits, and what follows them, if anything.
  private static func put(
    _ number: Int, _ mark: Unicode.Scalar?, _ length: inout Int,
    _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    buffer[length] = UInt8(ascii: "0") + UInt8(number / 10)
    buffer[length + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    length += 2
    guard let mark else { return }
    buffer[length] = UInt8(ascii: mark)
    length += 1
  }

  /// Whether a date is in the years 1 to 9999 in every time zone.
  static func isAmongFourDigitYears(_ date: Date) -> Bool {
    (start(ofYear: 1) + 86_400..<latest - 86_400).contains(date.timeIntervalSinceReferenceDate)
  }

  /// Returns the point and the decimals behind a second that is not whole.
  private static func fraction(_ interval: Double) -> String {
    let decimals = decimals(interval.magnitude)
    return "." + (interval < 0 ? rest(of: decimals) : decimals)
  }

  /// Returns the decimals of the shortest text of a double that is not whole, however small it is.
  private static func decimals(_ value: Double) -> String {
    let parts = value.description.split(separator: "e")
    let digits = parts[0].split(separator: ".")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return String(digits[1]) }
    return String(repeating: "0", count: -exponent - 1) + digits.joined()
  }

  /// Returns the decimals of what is missing to 1.
  ///
  /// - Precondition: The last digit is not 0.
  private static func rest(of decimals: String) -> String {
    decimals.dropLast().map { "\(9 - ($0.wholeNumberValue ?? 0))" }.joined()
      + (decimals.last?.wholeNumberValue.map { "\(10 - $0)" } ?? "")
  }

  /// Returns the date that is nearest to a second, counted from 2001, and decimals behind it.
  ///
  /// They are read as one number: a sum of two would be rounded twice, and near 2001 lose digits.
  static func date(_ second: Int64, _ decimals: Substring) -> Date {
    var digits = decimals
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    guard !digits.isEmpty else { return Date(timeIntervalSinceReferenceDate: Double(second)) }
    let text = second < 0 ? "-\(-(second + 1)).\(rest(of: String(digits)))" : "\(second).\(digits)"
    return Date(timeIntervalSinceReferenceDate: Double(text) ?? .nan)
  }

  // Seconds are counted by 64 bits: an `Int` may have 32.

  /// 2001-01-01, counted from 1970-01-01.
  private static let referenceSecond: Int64 = 978_307_200
  private static let earliest = start(ofYear: 0)
  private static let latest = start(ofYear: 10_000)
  private static let gregorian = start(ofYear: 1_600)

  /// Returns the first second of a year in UTC, counted from 2001.
  private static func start(ofYear year: Int) -> Double {
    Double(second(ofDay: day(year: year, month: 1, day: 1)))
  }

  /// Returns the first second of a day from 1970-01-01 in UTC, counted from 2001.
  static func second(ofDay day: Int) -> Int64 { Int64(day) * 86_400 - referenceSecond }

  /// Returns the number of days from 1970-01-01 in the proleptic Gregorian calendar.
  static func day(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Takes a text apart from the left; nil at the first byte that does not fit.
  ///
  /// It looks at bytes by their index: where nothing is optimised, each call of a collection asks the runtime for types.
  struct Reader {
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private var index = 0

    /// Returns the date that a function reads from a text; nil where it leaves something.
    static func read(_ text: String, _ body: (inout Reader) -> Date?) -> Date? {
      var text = text
      return text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return nil }
        var reader = Reader(bytes: start, count: bytes.count)
        guard let date = body(&reader), reader.isAtEnd else { return nil }
        return date
      }
    }

    private init(bytes: UnsafePointer<UInt8>, count: Int) {
      self.bytes = bytes
      self.count = count
    }

    var isAtEnd: Bool { index == count }

    /// Whether a digit follows.
    var isAtDigit: Bool { index < count && bytes[index] &- 0x30 < 10 }

    /// Whether the text has the length and the letters of `2020-03-16T19:45:13Z`, and so neither a fraction nor an offset.
    var isOfWholeSecond: Bool {
      count == 20 && bytes[10] == UInt8(ascii: "T") && bytes[19] == UInt8(ascii: "Z")
    }

    mutating func date() -> Date? {
      guard let year = number(4), skip("-"), let month = number(2, 1...12), skip("-"),
        let day = number(2, 1...RFC3339.length(ofMonth: month, year: year)), skip("Tt"),
        let hour = number(2, 0...23), skip(":"), let minute = number(2, 0...59), skip(":"),
        let second = number(2, 0...59), let decimals = decimals(), let offset = offset()
      else { return nil }
      let days = RFC3339.day(year: year, month: month, day: day)
      let secondOfDay = Int64(hour * 3_600 + minute * 60 + second - offset)
      return RFC3339.date(RFC3339.second(ofDay: days) + secondOfDay, decimals)
    }

    mutating func number(_ digits: Int, _ range: ClosedRange<Int> = 0...9_999) -> Int? {
      let end = index + digits
      var value = 0
      while index < end {
        guard isAtDigit else { return nil }
        value = value * 10 + Int(bytes[index] &- 0x30)
        index += 1
      }
      return range.lowerBound <= value && value <= range.upperBound ? value : nil
    }

    /// Goes behind one of some characters, and returns whether it was there.
    mutating func skip(_ choice: StaticString) -> Bool {
      guard index < count else { return false }
      var place = 0
      while place < choice.utf8CodeUnitCount {
        if choice.utf8Start[place] == bytes[index] {
          index += 1
          return true
        }
        place += 1
      }
      return false
    }

    /// Returns the digits behind a point; none without one.
    mutating func decimals(after points: StaticString = ".") -> Substring? {
      guard skip(points) else { return "" }
      let start = index
      while isAtDigit { index += 1 }
      let digits = UnsafeBufferPointer(start: bytes + start, count: index - start)
      return digits.isEmpty ? nil : Substring(decoding: digits, as: UTF8.self)
    }

    /// Returns -1 where a minus follows, otherwise 1.
    var sign: Int { index < count && bytes[index] == UInt8(ascii: "-") ? -1 : 1 }

    /// Returns the offset from UTC in seconds.
    private mutating func offset() -> Int? {
      if skip("Zz") { return 0 }
      let sign = sign
      guard skip("+-"), let hours = number(2, 0...23), skip(":"), let minutes = number(2, 0...59)
      else { return nil }
      return sign * (hours * 3_600 + minutes * 60)
    }
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}
