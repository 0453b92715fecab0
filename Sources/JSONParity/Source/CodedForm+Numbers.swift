// What the types in the text do by themselves, where Foundation reads more than the mapper: numbers in texts, and dates.

extension CodedForm {
  /// The function that reads a text by the rules of a JSON number, in lines.
  static func numberOfText(_ type: String) -> [String] {
    let lines = [
      "", "/// Reads a JSON number and nothing else: JSONDecoder would skip spaces around it.",
      "private static func number(_ text: String) -> \(type)? {",
      "  guard text.utf8.allSatisfy({ \"+-.0123456789Ee\".utf8.contains($0) }) else { return nil }",
    ]
    guard type == "Int" else {
      return lines + [
        "  return try? JSONDecoder().decode(\(type).self, from: Data(text.utf8))", "}",
      ]
    }
    return lines + wholeNumber.split(separator: "\n").map(String.init)
  }

  /// The digits decide, since JSONDecoder rounds: a point moves right, and only zeros may stand behind it.
  private static let wholeNumber = #"""
      guard (try? JSONDecoder().decode(Double.self, from: Data(text.utf8))) != nil else {
        return nil
      }
      let parts = text.split { "eE".contains($0) }
      let digits = parts[0].filter { $0 != "-" }.split(separator: ".")
      let fraction = digits.dropFirst().joined()
      var whole = digits[0] + fraction
      guard whole.contains(where: { $0 != "0" }) else { return 0 }
      let exponent = parts.count == 1 ? 0 : Int(parts[1]) ?? .max
      // An Int has 19 digits at most.
      guard (-1_000...1_000).contains(exponent), fraction.count <= 1_000 else { return nil }
      for _ in 0..<max(0, fraction.count - exponent) {
        guard whole.popLast() == "0" else { return nil }
      }
      whole += String(repeating: "0", count: max(0, exponent - fraction.count))
      return Int(text.hasPrefix("-") ? "-\(whole)" : "\(whole)")
    }
    """#

  /// A number for which a condition says whether it is true.
  static func flag(_ condition: String, isCast: Bool) -> Body {
    let number = "value = try container.decode(Int.self) \(condition)"
    let reading = isCast ? ofFlag("flag", or: ["  " + number]) : [number]
    return (reading, ["try container.encode(value ? 1 : 0)"], [])
  }

  /// An `NSNumber` of a boolean has 1 and 0, and one of a fraction the integer in it.
  static func nsNumber(_ type: String) -> Body {
    let number =
      switch type {
      case "Bool": ["  value = try NSNumber(value: container.decode(Double.self)).boolValue"]
      case "Int":
        [
          "  let whole = (try? container.decode(Int64.self)).map { NSNumber(value: $0) }",
          "  let large = (try? container.decode(UInt64.self)).map { NSNumber(value: $0) }",
          "  value = try (whole ?? large ?? NSNumber(value: container.decode(Double.self))).intValue",
        ]
      case "Double": ["  value = try container.decode(Double.self)"]
      default: ["  value = try \(type)(container.decode(Double.self))"]
      }
    return (ofFlag(flag(as: type), or: number), ["try container.encode(value)"], [])
  }

  /// Returns the expression of a boolean as a type.
  private static func flag(as type: String) -> String {
    type == "Bool" ? "flag" : "flag ? 1 : 0"
  }

  /// Returns what reads a boolean, or else a number.
  private static func ofFlag(_ value: String, or number: [String]) -> [String] {
    ["if let flag = try? container.decode(Bool.self) {", "  value = \(value)", "} else {"] + number
      + ["}"]
  }

  /// A cast takes the numbers and the booleans in the tree of a text for each other.
  static func cast(to type: String) -> Body {
    cast(to: type, (flag(as: type), "exact", "value"))
  }

  /// The same for a date as a number of units since 1970.
  static func castDate(_ unit: (flag: String, exact: String, written: String)) -> Body {
    cast(
      to: "Double",
      (
        "Date(timeIntervalSince1970: \(unit.flag))", "Date(timeIntervalSince1970: \(unit.exact))",
        "value.timeIntervalSince1970\(unit.written)"
      ))
  }

  private static func cast(
    to type: String, _ value: (ofFlag: String, ofExact: String, written: String)
  ) -> Body {
    let number =
      switch type {
      case "Bool":
        [
          "  let number = try container.decode(Double.self)",
          "  guard number == 0 || number == 1 else {",
          "    throw DecodingError.dataCorruptedError(",
          "      in: container, debugDescription: \"not a boolean: \\(number)\")", "  }",
          "  value = number == 1",
        ]
      case "Double", "Float":
        [
          "  let number = try container.decode(Double.self)",
          "  let signed = (try? container.decode(Int64.self)).map { \(type)(exactly: $0) }",
          "  let unsigned = (try? container.decode(UInt64.self)).map { \(type)(exactly: $0) }",
          "  guard let exact = signed ?? unsigned ?? \(type)(exactly: number) else {",
          "    throw DecodingError.dataCorruptedError(",
          "      in: container, debugDescription: \"not exact: \\(number)\")", "  }",
          "  value = \(value.ofExact)",
        ]
      default: ["  value = try container.decode(\(type).self)"]
      }
    return (ofFlag(value.ofFlag, or: number), ["try container.encode(\(value.written))"], [])
  }

  /// Days are counted as in Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  static let rfc3339: Body = (
    [
      "let text = try container.decode(String.self)",
      "guard let value = Self.date(text) else {",
      "  throw DecodingError.dataCorruptedError(",
      "    in: container, debugDescription: \"not a date: \\(text)\")", "}", "self.value = value",
    ],
    [
      "guard let text = Self.text(value) else {", "  throw EncodingError.invalidValue(",
      "    value,", "    .init(", "      codingPath: container.codingPath,",
      "      debugDescription: \"not in the years 0 to 9999\"))", "}",
      "try container.encode(text)",
    ], lines(dateStart + rfc3339Reading + dateFunctions)
  )

  /// What reads the spellings of ISO 8601, and writes as RFC 3339 does.
  static let iso8601: Body = (
    rfc3339.reading, rfc3339.writing, lines(dateStart + iso8601Reading + dateFunctions)
  )

  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let dateStart = #"""

    /// Foundation takes February 30, reads and writes milliseconds at most, and leaves out days of the year 1582.
    private static func date(_ text: String) -> Date? {
      var rest = Array(text.utf8)[...]
      func skip(_ characters: String) -> Bool {
        guard let first = rest.first, characters.utf8.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
      }
      func read(_ count: Int) -> [UInt8] {
        let digits = rest.prefix(count).prefix { (48...57).contains($0) }
        rest = rest.dropFirst(digits.count)
        return Array(digits)
      }
      func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
        let digits = read(count)
        let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        return digits.count == count && range.contains(number) ? number : nil
      }

    """#

  private static let rfc3339Reading = #"""
      guard let year = number(4, 0...9_999), skip("-"), let month = number(2, 1...12), skip("-"),
        let day = number(2, 1...Self.day(year, month + 1, 1) - Self.day(year, month, 1)), skip("Tt"),
        let hour = number(2, 0...23), skip(":"), let minute = number(2, 0...59), skip(":"),
        let second = number(2, 0...59)
      else { return nil }
      let hasFraction = skip(".")
      let fraction = hasFraction ? read(.max) : []
      if hasFraction, fraction.isEmpty { return nil }
      var offset = 0
      if !skip("Zz") {
        let sign = rest.first == 45 ? -1 : 1
        guard skip("+-"), let hours = number(2, 0...23), skip(":"), let minutes = number(2, 0...59)
        else { return nil }
        offset = sign * (hours * 3_600 + minutes * 60)
      }
      guard rest.isEmpty else { return nil }
      let time = hour * 3_600 + minute * 60 + second
      let seconds = Self.day(year, month, day) * 86_400 + time - offset

    """#

  /// A day without a time is its start, and what has no zone is in UTC.
  private static let iso8601Reading = #"""
      guard let year = number(4, 0...9_999) else { return nil }
      let hasDashes = skip("-")
      guard let month = number(2, 1...12), skip("-") == hasDashes,
        let day = number(2, 1...Self.day(year, month + 1, 1) - Self.day(year, month, 1))
      else { return nil }
      var seconds = Self.day(year, month, day) * 86_400
      var fraction: [UInt8] = []
      if skip("Tt ") {
        guard let hour = number(2, 0...23) else { return nil }
        let hasColon = skip(":")
        guard let minute = number(2, 0...59) else { return nil }
        seconds += hour * 3_600 + minute * 60
        if hasColon ? skip(":") : rest.first.map({ (48...57).contains($0) }) == true {
          guard let second = number(2, 0...59) else { return nil }
          seconds += second
          let hasFraction = skip(".,")
          fraction = hasFraction ? read(.max) : []
          if hasFraction, fraction.isEmpty { return nil }
        }
        if !rest.isEmpty, !skip("Zz") {
          let sign = rest.first == 45 ? -1 : 1
          guard skip("+-"), let hours = number(2, 0...23) else { return nil }
          seconds -= sign * hours * 3_600
          if skip(":") || !rest.isEmpty {
            guard let minutes = number(2, 0...59) else { return nil }
            seconds -= sign * minutes * 60
          }
        }
      }
      guard rest.isEmpty else { return nil }

    """#

  private static let dateFunctions = #"""
      return Date(timeIntervalSinceReferenceDate: interval(seconds - 978_307_200, fraction))
    }

    /// Returns seconds with a fraction, read as one number: a sum of two would be rounded twice.
    private static func interval(_ seconds: Int, _ fraction: [UInt8]) -> Double {
      guard let end = fraction.lastIndex(where: { $0 != 48 }) else { return Double(seconds) }
      let digits = Array(fraction[...end])
      let text = String(decoding: seconds < 0 ? rest(of: digits) : digits, as: UTF8.self)
      return Double(seconds < 0 ? "-\(-(seconds + 1)).\(text)" : "\(seconds).\(text)") ?? .nan
    }

    /// Returns the digits of what is missing to 1.
    private static func rest(of digits: [UInt8]) -> [UInt8] {
      digits.dropLast().map { 105 - $0 } + digits.suffix(1).map { 106 - $0 }
    }

    private static func text(_ date: Date) -> String? {
      let interval = date.timeIntervalSinceReferenceDate
      let whole = interval.rounded(.down)
      guard whole >= -63_145_526_400, whole < 252_423_993_600 else { return nil }
      let seconds = Int64(whole) + 978_307_200
      let days = Int((seconds >= 0 ? seconds : seconds - 86_399) / 86_400)
      let second = Int(seconds - Int64(days) * 86_400)
      let parts = Self.date(ofDay: days) + [second / 3_600, second / 60 % 60, second % 60]
      let texts = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
      let year = String(repeating: "0", count: 4 - texts[0].count) + texts[0]
      let day = "\(year)-\(texts[1])-\(texts[2])"
      return "\(day)T\(texts[3]):\(texts[4]):\(texts[5])\(fraction(interval))Z"
    }

    /// Returns as few digits as read back as the same date.
    private static func fraction(_ interval: Double) -> String {
      if interval == interval.rounded(.down) { return "" }
      let parts = "\(interval.magnitude)".split(separator: "e")
      let digits = parts[0].split(separator: ".")
      let zeros = parts.count > 1 ? -(Int(parts[1]) ?? 0) - 1 : 0
      let text =
        parts.count == 1
        ? String(digits[1]) : String(repeating: "0", count: zeros) + digits.joined()
      if interval >= 0 { return "." + text }
      return "." + String(decoding: rest(of: Array(text.utf8)), as: UTF8.self)
    }

    /// Returns the number of a day since 1970 in the Gregorian calendar.
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let year = (month <= 2 ? year - 1 : year) + 400
      let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
      return year * 365 + year / 4 - year / 100 + year / 400 + ofYear - 865_565
    }

    /// Returns the year, the month and the day of a number of a day.
    private static func date(ofDay day: Int) -> [Int] {
      // One era more, so that no day is negative.
      let day = day + 865_565
      let ofEra = day % 146_097
      let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
      let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let month = (5 * ofYear + 2) / 153
      let year = day / 146_097 * 400 - 400 + yearOfEra + (month < 10 ? 0 : 1)
      return [year, month < 10 ? month + 3 : month - 9, ofYear - (153 * month + 2) / 5 + 1]
    }
    """#
}
