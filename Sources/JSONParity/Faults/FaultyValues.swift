// The wrong values that stand in for right ones.

extension JSONValue {
  /// What to put in the place of a value, by the kind of the fault.
  var faultyReplacements: [(FaultKind, JSONValue)] {
    let others: [(FaultKind, JSONValue)] = [
      (.null, .null), (.string, .string("text")), (.string, .string("")),
      (.number, .number(Number(5))),
      (.boolean, .boolean(false)), (.array, .array([])), (.object, .object([])),
    ].filter { $1.typeName != typeName }
    switch self {
    case .boolean(let value):
      return others + [
        (.booleanForInteger, .number(Number(1))), (.booleanForInteger, .number(Number(0))),
        (.numberAsText, .string("\(value)")),
      ]
    case .number(let number): return others + number.faultyReplacements
    case .string(let string): return others + string.faultyReplacements
    case .array(let elements):
      let longer = Self.longer(elements).map { (FaultKind.longerArray, JSONValue.array($0)) }
      if elements.isEmpty { return others + longer }
      return others + elements.prefix(1).filter { $0 != self }.map { (.elementForArray, $0) }
        + [(.emptyArray, .array([]))] + longer
    case .object(let members) where !members.isEmpty:
      return others + [(.emptyObject, .object([]))]
    default: return others
    }
  }

  /// Arrays with one element more and with several: what reads a tuple, a set or some first elements takes these
  /// otherwise.
  private static func longer(_ elements: [JSONValue]) -> [[JSONValue]] {
    guard let last = elements.last else {
      return [.string("text"), .number(Number(5)), .null, .object([])].map { [$0] }
    }
    let several = Array(repeating: elements, count: 4).joined()
    return [elements + [last], Array(several.prefix(elements.count + 3))]
  }

  /// A value of the same type that says something else.
  var different: JSONValue {
    switch self {
    case .null: .string("text")
    case .boolean(let value): .boolean(!value)
    case .number(let number): .number(Number(number.hasSameValue(as: Number(1)) ? 2 : 1))
    case .string(let string): .string(string + "2")
    case .array(let elements): .array(elements.isEmpty ? [.null] : [])
    case .object(let members):
      .object(members.isEmpty ? [Member(key: members.unknownKey, value: .string("text"))] : [])
    }
  }
}

extension JSONValue.Number {
  /// Beyond the range of each width of integers, and of doubles.
  ///
  /// What is beyond 128 bits has one digit: of the 39 of the next integer, the mapper and Foundation keep other 38 in a
  /// `Decimal`.
  private static let extremes = [
    "0", "-1", "300", "70000", "5000000000", "-5000000000", "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616", "400000000000000000000000000000000000000", "1e400",
  ]

  fileprivate var faultyReplacements: [(FaultKind, JSONValue)] {
    var faults: [(FaultKind, JSONValue)] = [(.booleanForInteger, .boolean(true))]
    if isInteger {
      faults.append((.fraction, .number(withFraction)))
    } else if isPlain {
      faults.append((.fraction, .number(Self(scanned: text + "0625"))))
    }
    if let precise { faults.append((.precision, .number(precise))) }
    faults.append((.numberAsText, .string(text)))
    return faults
      + Self.extremes.map(Self.init(scanned:)).filter { !$0.hasSameValue(as: self) }
      .map { (.overflow, .number($0)) }
  }

  /// The integer with a fraction, or a fraction alone: of an integer so large that no double holds its fraction, parsers keep
  /// other digits.
  private var withFraction: Self {
    let longer = Self(scanned: text + ".5")
    let hasDigitsAlone = isPlain && !text.contains(".")
    return hasDigitsAlone && !longer.isInteger ? longer : Self(scanned: "0.5")
  }

  /// The number with more digits behind those that it has; nil where it has an exponent.
  private var precise: Self? {
    guard isPlain else { return nil }
    return Self(scanned: text + (text.contains(".") ? "" : ".") + "0000000000000000000001")
  }

  /// Whether it is written without an exponent.
  private var isPlain: Bool { text.utf8.allSatisfy { isDigit($0) || "-.".utf8.contains($0) } }

  private var isInteger: Bool {
    double.map { $0.rounded() == $0 } ?? false
  }
}

extension String {
  fileprivate var faultyReplacements: [(FaultKind, JSONValue)] {
    var faults: [(FaultKind, JSONValue)] = []
    if !isEmpty { faults.append((.emptyString, .string(""))) }
    faults.append((.unknownCase, .string(self == "unknown" ? "unknown word" : "unknown")))
    if let number = JSONValue.Number(self) { faults.append((.textAsNumber, .number(number))) }
    faults += otherSpellings.map { (.stringSpelling, .string($0)) }
    faults += datesInOtherSpellings.map { (.dateSpelling, .string($0)) }
    return faults + [inOtherLetterCase].compactMap(\.self).map { (.valueCase, .string($0)) }
  }

  /// The string with spaces around it, and a number with a sign, more digits and an exponent; none of an empty string, and
  /// of what may be a URL or a path, in which the coders of Foundation escape spaces.
  private var otherSpellings: [String] {
    if isEmpty || mayBeURL { return [] }
    guard JSONValue.Number(self) != nil, utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
    else { return [" \(self) "] }
    return [" \(self) ", "+\(self)", contains(".") ? self + "0" : "\(self).0", "\(self)e0"]
  }

  /// Whether it has a slash, and is neither a date such as 01/05/2024 nor a media type such as text/html (RFC 6838).
  private var mayBeURL: Bool {
    guard let slash = firstIndex(of: "/") else { return false }
    let mediaTypes: Set = [
      "application", "audio", "font", "image", "message", "model", "multipart", "text", "video",
    ]
    let isDate = utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "/") }
    return slash == startIndex || !isDate && !mediaTypes.contains(String(self[..<slash]))
  }

  /// A date of ISO 8601 with and without a fraction, with an offset for `Z`, with a space for `T`, and as the day
  /// alone; none for another string.
  private var datesInOtherSpellings: [String] {
    let shape = dateShape
    if shape == "0000-00-00" { return [self + "T00:00:00Z"] }
    let (day, time, rest) = (prefix(10), dropFirst(11).prefix(8), shape.dropFirst(19))
    guard ["0000-00-00T00:00:00", "0000-00-00 00:00:00"].contains(shape.prefix(19)) else {
      return []
    }
    let fraction = rest.first == "." ? 1 + rest.dropFirst().prefix { $0 == "0" }.count : 0
    let zones: Set = ["Z", "+00:00", "-00:00", "+0000", "-0000"]
    guard fraction != 1, zones.contains(String(rest.dropFirst(fraction))) else { return [] }
    let zone = dropFirst(19 + fraction)
    let spellings = [
      "\(day)T\(time)Z", "\(day)T\(time).5Z", "\(day)T\(time)+00:00", "\(day)T\(time)+0000",
      "\(day)T\(time)+02:00",
      "\(day) \(time)\(zone)", "\(day)T\(time)", String(day),
    ]
    return spellings.filter { $0 != self }
  }

  /// The string with 0 for each digit; empty where its first characters are not a date's.
  private var dateShape: String {
    guard utf8.count >= 10, utf8.dropFirst(4).first == UInt8(ascii: "-") else { return "" }
    return String(map { $0.isASCII && $0.isNumber ? "0" : $0 })
  }

  /// The string in capitals, or in small letters if it is in capitals; `nil` without letters.
  private var inOtherLetterCase: String? {
    [uppercased(), lowercased()].first { $0 != self }
  }

  /// The key in another letter case, and as `snake_case` for `camelCase` or the other way round.
  var inOtherCases: [String] {
    let words = contains("_") ? camelCased : snakeCased
    let cases = [inOtherLetterCase, words == self ? nil : words].compactMap(\.self)
    return cases.first == cases.last ? Array(cases.prefix(1)) : cases
  }

  private var camelCased: String {
    let words = split(separator: "_")
    return (words.first ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  private var snakeCased: String {
    reduce(into: "") { result, character in
      if character.isUppercase, !result.isEmpty { result += "_" }
      result += character.lowercased()
    }
  }
}

extension [JSONValue.Member] {
  /// A key that the object does not have.
  var unknownKey: String {
    var key = "unknown_key"
    while contains(where: { $0.key == key }) { key += "_" }
    return key
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
