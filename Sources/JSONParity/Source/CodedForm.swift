import Foundation
import JSONCodable

/// A type in the text that stands for a value in JSON: the Codable form of a transformer.
///
///     private struct SecondsSince1970: Codable { var value: Date … }
enum CodedForm: Hashable, Comparable {
  case rfc3339Date, iso8601Date, secondsDate, millisecondsDate, secondsOrStringDate
  case millisecondsOrStringDate
  case internetDate, fractionalInternetDate, formattedDate(String)
  case base64Data, strictURL, unescapedURL, uuidText, decimalText, intText, doubleText
  case numberOrText(type: String, asText: Bool)
  case cast(type: String), nsNumber(type: String), castSecondsDate, castMillisecondsDate
  /// A number for a flag: whether 1 alone is true, and whether a boolean stands for it as for a cast.
  case flag(isOne: Bool, isCast: Bool)
  case rawValue, rawValueKeys, rawNumberKeys, textKeys, valid, validObject, anObject
  /// A dictionary by its keys, where those that no key is made of are left out.
  indirect case keptKeys(CodedForm)
  /// An object inside, and an array.
  case keyedObject, elements

  /// Returns the form of a transformer by its name; nil for one of the program's own.
  init?(transformer name: String) {
    switch name {
    case "stringToURL": self = .strictURL
    case "unescapedStringToURL": self = .unescapedURL
    case "stringToDate": self = .rfc3339Date
    case "iso8601ToDate": self = .iso8601Date
    case "internetDate": self = .internetDate
    case "fractionalInternetDate": self = .fractionalInternetDate
    case "oneToTrue": self = .flag(isOne: true, isCast: false)
    case "nonzeroToTrue": self = .flag(isOne: false, isCast: false)
    case "castOneToTrue": self = .flag(isOne: true, isCast: true)
    case "castNonzeroToTrue": self = .flag(isOne: false, isCast: true)
    case "castSecondsToDate": self = .castSecondsDate
    case "castMillisecondsToDate": self = .castMillisecondsDate
    case "secondsToDate": self = .secondsDate
    case "millisecondsToDate": self = .millisecondsDate
    case "secondsOrStringToDate": self = .secondsOrStringDate
    case "millisecondsOrStringToDate": self = .millisecondsOrStringDate
    case "base64ToData": self = .base64Data
    case "stringToUUID": self = .uuidText
    case "stringToDecimal": self = .decimalText
    case "stringToInt": self = .intText
    case "stringToDouble": self = .doubleText
    default:
      guard let form = Self.number(name) ?? Self.cast(name) ?? Self.format(name) else { return nil }
      self = form
    }
  }

  /// Creates the form of a dictionary whose keys are raw values; nil where those are neither strings nor numbers.
  init?<Key: RawRepresentable>(keysOf type: Key.Type) {
    switch Key.RawValue.self {
    case is String.Type: self = .rawValueKeys
    case is any (LosslessStringConvertible & Numeric).Type: self = .rawNumberKeys
    default: return nil
    }
  }

  private static func number(_ name: String) -> CodedForm? {
    let start = "numberOrStringTo"
    guard name.hasPrefix(start) else { return nil }
    let asText = name.hasSuffix("(writing: .string)")
    let type = name.dropFirst(start.count).prefix { $0 != "(" }
    return .numberOrText(type: String(type), asText: asText)
  }

  private static func cast(_ name: String) -> CodedForm? {
    if let type = name.suffix(behind: "castTo") { return .cast(type: type) }
    return name.suffix(behind: "nsNumberTo").map { .nsNumber(type: $0) }
  }

  private static func format(_ name: String) -> CodedForm? {
    let start = "date(format: ", end = ")"
    guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
    // The name has the format as a JSON string.
    let quoted = Data(name.dropFirst(start.count).dropLast(end.count).utf8)
    return Restoring.attempt { try JSONDecoder().decode(String.self, from: quoted) }
      .map { .formattedDate($0) }
  }

  /// The type of the values.
  var type: String {
    switch self {
    case .rfc3339Date, .iso8601Date, .secondsDate, .millisecondsDate, .secondsOrStringDate,
      .millisecondsOrStringDate, .castSecondsDate, .castMillisecondsDate, .internetDate,
      .fractionalInternetDate, .formattedDate:
      "Date"
    case .base64Data: "Data"
    case .strictURL, .unescapedURL: "URL"
    case .uuidText: "UUID"
    case .decimalText: "Decimal"
    case .intText: "Int"
    case .doubleText: "Double"
    case .numberOrText(let type, _), .cast(let type), .nsNumber(let type): type
    case .flag: "Bool"
    case .rawValue, .rawValueKeys, .rawNumberKeys, .textKeys, .valid, .validObject, .anObject,
      .keptKeys, .keyedObject, .elements:
      ""
    }
  }

  /// The name of the type in the text, as that of a type that is the text's own.
  var name: String { SourceTypeName.ofText(plainName) }

  /// The same without the mark.
  var plainName: String {
    switch self {
    case .rfc3339Date: "RFC3339Date"
    case .iso8601Date: "ISO8601Date"
    case .secondsDate: "SecondsSince1970"
    case .millisecondsDate: "MillisecondsSince1970"
    case .secondsOrStringDate: "SecondsOrText"
    case .millisecondsOrStringDate: "MillisecondsOrText"
    case .internetDate: "InternetDate"
    case .fractionalInternetDate: "FractionalInternetDate"
    case .formattedDate(let format): DateTexts.typeName(format)
    case .base64Data: "Base64Text"
    case .strictURL: "URLText"
    case .unescapedURL: "UnescapedURLText"
    case .uuidText: "UUIDText"
    case .decimalText: "DecimalText"
    case .intText: "IntText"
    case .doubleText: "DoubleText"
    case .numberOrText(let type, let asText): type + (asText ? "AsText" : "OrText")
    case .cast(let type): type + "ByCast"
    case .nsNumber(let type): type + "FromNSNumber"
    case .castSecondsDate: "SecondsByCast"
    case .castMillisecondsDate: "MillisecondsByCast"
    case .flag(let isOne, let isCast):
      (isOne ? "OneForTrue" : "NonzeroForTrue") + (isCast ? "ByCast" : "")
    case .rawValue: "RawValue"
    case .rawValueKeys: "KeyedByRawValue"
    case .rawNumberKeys: "KeyedByRawNumber"
    case .textKeys: "KeyedByText"
    case .valid: "Valid"
    case .validObject: "ValidObject"
    case .anObject: "AnObject"
    case .keptKeys(let form): "Kept\(form.plainName.dropFirst("Keyed".count))"
    case .keyedObject: "Keyed"
    case .elements: "Elements"
    }
  }

  static func < (left: CodedForm, right: CodedForm) -> Bool { left.name < right.name }
}

extension String {
  /// Returns what stands behind the start of the text; nil where it begins otherwise.
  fileprivate func suffix(behind start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
