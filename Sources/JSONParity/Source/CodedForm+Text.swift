import Foundation
import JSONCodable

// The types in the text that stand for values in JSON.

extension CodedForm {
  /// What a property with the form is in JSON.
  var remark: String {
    switch self {
    case .rfc3339Date: "A date as RFC 3339 text."
    case .iso8601Date:
      "A date in a spelling of ISO 8601, in UTC if it has no zone; written as RFC 3339 text."
    case .secondsDate: "A date as seconds since 1970."
    case .millisecondsDate: "A date as milliseconds since 1970."
    case .secondsOrStringDate: "A date as seconds since 1970, or their text."
    case .millisecondsOrStringDate: "A date as milliseconds since 1970, or their text."
    case .internetDate: "A date as an ISO8601DateFormatter reads and writes it."
    case .fractionalInternetDate:
      "A date as an ISO8601DateFormatter reads and writes it, with a fraction of a second."
    case .formattedDate(let format): "A date as text of the format \(format)."
    case .base64Data: "Data as Base64 text."
    case .strictURL: "A URL as text; one that is not valid as it stands is refused."
    case .unescapedURL: "A URL as text, escaped where it has to be."
    case .uuidText: "A UUID as text."
    case .decimalText: "A decimal number as text."
    case .intText: "An integer as text."
    case .doubleText: "A number as text."
    case .numberOrText(_, let asText):
      "A number or its text; written as \(asText ? "text" : "a number")."
    case .cast("Bool"): "A boolean, for which 1 and 0 stand as well, as for a cast."
    case .cast: "A number, for which true and false stand as well, as 1 and 0, as for a cast."
    case .nsNumber("Bool"):
      "A boolean, for which numbers stand as well, as for the boolValue of an NSNumber."
    case .nsNumber("Int"):
      "An integer, for which all numbers and booleans stand, as for the intValue of an NSNumber."
    case .nsNumber:
      "A number, for which true and false stand as well, as 1 and 0, as for an NSNumber."
    case .castSecondsDate: Self.castRemark(of: .secondsDate)
    case .castMillisecondsDate: Self.castRemark(of: .millisecondsDate)
    case .flag(let isOne, let isCast):
      "A boolean as a number, of which \(isOne ? "1 alone" : "all but 0") is true"
        + (isCast ? ", and for which true and false stand as well, as for a cast." : ".")
    case .rawValue: "A value by its raw value."
    case .rawValueKeys: "A dictionary whose keys are raw values."
    case .rawNumberKeys: "A dictionary whose keys are raw values, as their text."
    case .textKeys: "A dictionary whose keys are made from text."
    case .valid: "An element, or nothing where it is not right."
    case .validObject: "An object, or nothing where it is not right."
    case .anObject: "Any object, of which nothing is kept."
    case .keptKeys(let form):
      "\(form.remark.dropLast()); a member with another key is left out."
    case .keyedObject: "An object, by its keys."
    case .elements: "The elements of an array, by their indices."
    }
  }

  private static func castRemark(of form: CodedForm) -> String {
    "\(form.remark.dropLast()), for which true and false stand as well, as 1 and 0, as for a cast."
  }

  /// The declaration, in lines.
  var lines: [String] {
    switch self {
    case .rawValue: Self.rawValueLines
    case .rawValueKeys, .rawNumberKeys, .textKeys: Self.keyedLines(self)
    case .keptKeys(let form): Self.keptLines(form)
    case .valid: Self.validLines
    case .validObject: Self.validObjectLines
    case .anObject: Self.objectLines
    case .keyedObject: Self.keyedObjectLines
    case .elements: Self.elementsLines
    default: wrapperLines
    }
  }

  private var wrapperLines: [String] {
    let body = body
    return [
      "/// \(remark)", "private struct \(name): Codable {", "  var value: \(type)", "",
      "  init(_ value: \(type)) { self.value = value }", "",
      "  init(from decoder: any Decoder) throws {",
      "    let container = try decoder.singleValueContainer()",
    ] + body.reading.map { "    " + $0 } + [
      "  }", "", "  func encode(to encoder: any Encoder) throws {",
      "    var container = encoder.singleValueContainer()",
    ] + body.writing.map { "    " + $0 } + ["  }"]
      + body.more.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  typealias Body = (reading: [String], writing: [String], more: [String])

  private var body: Body {
    switch self {
    case .secondsDate:
      Self.number("Date(timeIntervalSince1970: number)", "value.timeIntervalSince1970")
    case .millisecondsDate:
      Self.number(
        "Date(timeIntervalSince1970: number / 1_000)", "value.timeIntervalSince1970 * 1_000")
    case .secondsOrStringDate:
      Self.numberOrText(
        "Double", "Date(timeIntervalSince1970: number)", "value.timeIntervalSince1970")
    case .millisecondsOrStringDate:
      Self.numberOrText(
        "Double", "Date(timeIntervalSince1970: number / 1_000)",
        "value.timeIntervalSince1970 * 1_000")
    case .numberOrText(let type, let asText):
      Self.numberOrText(type, "number", asText ? Self.jsonText(of: type) : "value")
    case .cast(let type): Self.cast(to: type)
    case .nsNumber(let type): Self.nsNumber(type)
    case .castSecondsDate: Self.castDate(("flag ? 1 : 0", "exact", ""))
    case .castMillisecondsDate: Self.castDate(("flag ? 0.001 : 0", "exact / 1_000", " * 1_000"))
    case .flag(let isOne, let isCast): Self.flag(isOne ? "== 1" : "!= 0", isCast: isCast)
    case .rfc3339Date: Self.rfc3339
    case .iso8601Date: Self.iso8601
    case .internetDate: Self.internet(".withInternetDateTime")
    case .fractionalInternetDate:
      Self.internet("[.withInternetDateTime, .withFractionalSeconds]")
    case .formattedDate(let format): Self.formatted(format)
    case .base64Data:
      Self.text("Data(base64Encoded: text)", "value.base64EncodedString()", "not Base64")
    case .strictURL:
      Self.url(escaping: false)
    case .unescapedURL:
      Self.url(escaping: true)
    case .uuidText: Self.text("UUID(uuidString: text)", "value.uuidString", "not a UUID")
    case .decimalText: Self.jsonNumber("Decimal")
    case .intText: Self.text("Int(text)", "\"\\(value)\"", "not an integer")
    case .doubleText:
      Self.numberText
    case .rawValue, .rawValueKeys, .rawNumberKeys, .textKeys, .valid, .validObject, .anObject,
      .keptKeys, .keyedObject, .elements:
      ([], [], [])
    }
  }

  /// Returns the text of a number as JSON has it: a whole `Double` without a fraction.
  private static func jsonText(of type: String) -> String {
    type == "Double"
      ? "String(decoding: try JSONEncoder().encode(value), as: UTF8.self)" : "\"\\(value)\""
  }

  private static func number(_ value: String, _ written: String) -> Body {
    (
      ["let number = try container.decode(Double.self)", "value = \(value)"],
      ["try container.encode(\(written))"], []
    )
  }

  private static func text(_ value: String, _ written: String, _ refusal: String) -> Body {
    (
      [
        "let text = try container.decode(String.self)", "guard let value = \(value) else {",
        "  throw DecodingError.dataCorruptedError(",
        "    in: container, debugDescription: \"\(refusal): \\(text)\")", "}",
        "self.value = value",
      ], ["try container.encode(\(written))"], []
    )
  }

  private static func url(escaping isEscaping: Bool) -> Body {
    var body = text(
      "URL(string: text, encodingInvalidCharacters: \(isEscaping))", "value.absoluteString",
      "not a URL")
    body.reading.insert(
      "// This initialiser needs macOS 14, iOS 17, tvOS 17 or watchOS 10.", at: 1)
    return body
  }

  /// A text is read by the rules of a JSON number.
  private static func jsonNumber(_ type: String) -> Body {
    (
      [
        "let text = try container.decode(String.self)",
        "guard let value = Self.number(text) else {",
        "  throw DecodingError.dataCorruptedError(",
        "    in: container, debugDescription: \"not a number: \\(text)\")", "}",
        "self.value = value",
      ], ["try container.encode(\"\\(value)\")"], numberOfText(type)
    )
  }

  private static func numberOrText(_ type: String, _ value: String, _ written: String) -> Body {
    (
      [
        "let number: \(type)", "if let text = try? container.decode(String.self) {",
        "  guard let read = Self.number(text) else {",
        "    throw DecodingError.dataCorruptedError(",
        "      in: container, debugDescription: \"not a number: \\(text)\")", "  }",
        "  number = read", "} else {", "  number = try container.decode(\(type).self)", "}",
        "value = \(value)",
      ], ["try container.encode(\(written))"], numberOfText(type)
    )
  }

  private static var numberText: Body {
    var body = text(
      "Double(text), value.isFinite, Self.isKept(value, text)", "\"\\(value)\"", "not a number")
    body.more = [
      "", "/// Whether a number is what its text says, and not 0 for one that is too small.",
      "private static func isKept(_ value: Double, _ text: String) -> Bool {",
      "  let digits = text.prefix { $0 != \"e\" && $0 != \"E\" }",
      "  if digits.contains(where: { $0 == \"x\" || $0 == \"X\" }) { return false }",
      "  return value != 0 || !digits.contains { (\"1\"...\"9\").contains($0) }", "}",
    ]
    return body
  }

  /// A date by a formatter.
  private static var byFormatter: Body {
    text("Self.formatter().date(from: text)", "Self.formatter().string(from: value)", "not a date")
  }

  private static func internet(_ options: String) -> Body {
    var body = byFormatter
    body.more = [
      "", "private static func formatter() -> ISO8601DateFormatter {",
      "  let formatter = ISO8601DateFormatter()", "  formatter.formatOptions = \(options)",
      "  return formatter", "}",
    ]
    return body
  }

  private static func formatted(_ format: String) -> Body {
    // A formatter takes other forms, too: of a format with a zone it is taken at its word.
    let isExact = !DateFormat.hasZone(format)
    var body =
      isExact
      ? text("Self.date(text)", "Self.formatter().string(from: value)", "not a date") : byFormatter
    let exactly = [
      "",
      "/// A date that is written as it is read; a formatter takes a year of two digits as well.",
      "private static func date(_ text: String) -> Date? {", "  let formatter = formatter()",
      "  guard let date = formatter.date(from: text),",
      "    formatter.string(from: date).lowercased() == text.lowercased()",
      "  else { return nil }", "  return date", "}",
    ]
    body.more =
      (isExact ? exactly : []) + [
        "", "private static func formatter() -> DateFormatter {",
        "  let formatter = DateFormatter()",
        "  formatter.locale = Locale(identifier: \"en_US_POSIX\")",
        "  formatter.timeZone = TimeZone(secondsFromGMT: 0)", "  formatter.isLenient = false",
        "  formatter.dateFormat = \(SwiftLiteral.text(format))", "  return formatter", "}",
      ]
    return body
  }

  // MARK: Generic ones

  private static let rawValueLines = [
    "/// A value by its raw value.",
    "private struct \(rawValue.name)<Value: RawRepresentable>: Codable where Value.RawValue: Codable {",
    "  var value: Value", "", "  init(_ value: Value) { self.value = value }", "",
    "  init(from decoder: any Decoder) throws {",
    "    let container = try decoder.singleValueContainer()",
    "    let rawValue = try container.decode(Value.RawValue.self)",
    "    guard let value = Value(rawValue: rawValue) else {",
    "      throw DecodingError.dataCorruptedError(",
    "        in: container, debugDescription: \"unknown case: \\(rawValue)\")", "    }",
    "    self.value = value", "  }", "", "  func encode(to encoder: any Encoder) throws {",
    "    var container = encoder.singleValueContainer()",
    "    try container.encode(value.rawValue)", "  }", "}",
  ]

  private static let validLines = [
    "/// An element, or nil for one that is not right.",
    "private struct \(valid.name)<Element: Decodable>: Decodable {", "  var value: Element?", "",
    "  init(from decoder: any Decoder) throws {",
    "    value = try? decoder.singleValueContainer().decode(Element.self)", "  }", "}",
  ]

  private static let validObjectLines = [
    "/// An object, or nil for one that is not right; what is no object is an error.",
    "private struct \(validObject.name)<Element: Decodable>: Decodable {",
    "  var value: Element?", "",
    "  init(from decoder: any Decoder) throws {", "    _ = try \(anObject.name)(from: decoder)",
    "    value = try? decoder.singleValueContainer().decode(Element.self)", "  }", "}",
  ]

  private static let objectLines = [
    "/// Any object, of which nothing is kept.",
    "private struct \(anObject.name): Decodable {", "  private enum NoKeys: CodingKey {}", "",
    "  init(from decoder: any Decoder) throws {",
    "    _ = try decoder.container(keyedBy: NoKeys.self)", "  }", "}",
  ]
}

/// The formats of dates, and texts of dates that a probe of a transformer tries.
enum DateTexts {
  /// Returns the name of the type that reads a format, another one for each.
  ///
  ///     yyyy-MM-dd    DateTextYyyyMMdd
  ///     yyyyMMdd      DateFormatyyyyMMdd
  ///     dd.MM.yyyy    DateFormatddDotMMDotyyyy
  static func typeName(_ format: String) -> String {
    let letters = format.filter(\.isLetter)
    if format == dashed(letters) { return "DateText" + SwiftName.capitalized(letters) }
    return "DateFormat" + format.map(word(for:)).joined()
  }

  /// Returns letters with a dash between each two that differ.
  private static func dashed(_ letters: String) -> String {
    zip(letters, [letters.first] + letters.map(Optional.some))
      .map { $0 == $1 ? "\($0)" : "-\($0)" }.joined()
  }

  private static func word(for character: Character) -> String {
    if character.isASCII, character.isLetter || character.isNumber { return "\(character)" }
    let names: [Character: String] = [
      "-": "Dash", ".": "Dot", "/": "Slash", ":": "Colon", ",": "Comma", " ": "Space", "'": "Quote",
    ]
    return names[character]
      ?? character.unicodeScalars.map { "U" + String($0.value, radix: 16) }.joined()
  }

  /// Returns whether a verb reads and writes texts of a format as a formatter in UTC and without a language does.
  ///
  /// The dates are of all months and hours, and of years with other rules of the zones.
  static func isPlain(_ reading: MappingFacts.Reading, _ format: String) -> Bool {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    formatter.dateFormat = format
    guard let probe = reading.probes.first(where: { !texts(in: $0).isEmpty }) else { return false }
    let probes = (0..<24).map { index in
      let hours = Double(index * (397 * 24 + 5))
      return formatter.string(from: Date(timeIntervalSinceReferenceDate: 1_000_000 + hours * 3_600))
    }
    let read = probes.map { reading.value(from: filled(probe, with: $0)) }
    guard read.contains(where: { $0 != nil }) else { return false }
    return zip(probes, read).allSatisfy { text, value in
      let expected = formatter.date(from: text)
      guard let value else { return expected == nil }
      let written = reading.tree(of: value).map(Self.texts) ?? []
      return Set(dates(in: value)) == Set([expected].compactMap(\.self))
        && Set(written) == Set([expected].compactMap { $0.map(formatter.string) })
    }
  }

  /// Returns the texts in a JSON value, whatever containers they stand in.
  private static func texts(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(texts)
    case let object as JSONObject: object.values.flatMap(texts)
    default: []
    }
  }

  /// Returns a JSON value with another text in place of each.
  private static func filled(_ json: Any, with text: String) -> Any {
    switch json {
    case is String: text
    case let array as [Any]: array.map { filled($0, with: text) }
    case let object as JSONObject: object.mapValues { filled($0, with: text) }
    default: json
    }
  }

  /// Returns the dates in a value, whatever containers they stand in.
  private static func dates(in value: Any) -> [Date] {
    if let date = value as? Date { return [date] }
    return Mirror(reflecting: value).children.flatMap { dates(in: $0.value) }
  }
}
