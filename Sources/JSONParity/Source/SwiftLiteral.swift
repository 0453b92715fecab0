import Foundation
import JSONCodable

/// Values as Swift expressions.
enum SwiftLiteral {
  /// Returns a string in quotes.
  static func text(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where isInvisible(scalar): quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }

  /// Whether a character cannot be seen for what it is in a text.
  ///
  /// The compiler refuses it in a string, an editor takes it for the end of a line or for a space, nothing shows it but a
  /// font of icons, or it turns round what stands behind it. `SourceSurvey` and `SourceTypeName` mark names with
  /// private ones. What joins other characters, as in an emoji, stays.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: true
    case .spaceSeparator: scalar != " "
    case .format: !properties.isJoinControl && !properties.isGraphemeExtend
    default: false
    }
  }

  /// Returns a scalar of the standard library or of Foundation; nil for other values.
  static func scalar(_ value: Any) -> String? {
    switch value {
    case let value as String: text(value)
    case let value as Bool: "\(value)"
    case let value as any BinaryInteger: "\(value)"
    case let value as CGFloat: number(Double(value))
    case let value as Double: number(value)
    case let value as Float: number(value)
    case let value as any BinaryFloatingPoint: number(value)
    case let value as Decimal: decimal(value)
    case let value as Date: date(value)
    case let value as Data: data(value)
    case let value as URL: "\(optional(value)) ?? URL(fileURLWithPath: \"/\")"
    case let value as UUID: identifier(value)
    case let value as AnyJSON: json(value)
    default: nil
    }
  }

  /// Returns a URL as an optional.
  static func optional(_ value: URL) -> String { "URL(string: \(text(value.absoluteString)))" }

  private static func number(_ value: some BinaryFloatingPoint) -> String {
    if value.isNaN { return ".nan" }
    return value.isFinite ? "\(value)" : value < 0 ? "-.infinity" : ".infinity"
  }

  private static func decimal(_ value: Decimal) -> String {
    if value.isNaN { return "Decimal.nan" }
    if let integer = Int("\(value)") { return "\(integer)" }
    let sign = value.isSignMinus ? "minus" : "plus"
    let significand = integer("\(value.significand)")
    return "Decimal(sign: .\(sign), exponent: \(value.exponent), significand: \(significand))"
  }

  /// Returns an integer without a sign as a sum of parts that fit an `Int`, of which `Decimal` makes its
  /// literals.
  private static func integer(_ digits: String) -> String {
    let fitting = 18
    guard digits.count > fitting else { return digits }
    let high =
      "Decimal(sign: .plus, exponent: \(fitting), significand: \(integer(String(digits.dropLast(fitting)))))"
    let low = digits.suffix(fitting).drop { $0 == "0" }
    return low.isEmpty ? high : "\(high) + \(low)"
  }

  private static func date(_ value: Date) -> String? {
    if value == .distantPast { return "Date.distantPast" }
    if value == .distantFuture { return "Date.distantFuture" }
    let seconds = value.timeIntervalSince1970
    guard seconds.isFinite else { return nil }
    if Date(timeIntervalSince1970: seconds) == value {
      return "Date(timeIntervalSince1970: \(short(seconds)))"
    }
    return "Date(timeIntervalSinceReferenceDate: \(short(value.timeIntervalSinceReferenceDate)))"
  }

  private static func short(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func data(_ value: Data) -> String? {
    value.isEmpty ? "Data()" : "Data([\(value.map { "\($0)" }.joined(separator: ", "))])"
  }

  private static func identifier(_ value: UUID) -> String {
    let bytes = withUnsafeBytes(of: value.uuid) { $0.map { "\($0)" } }
    return "UUID(uuid: (\(bytes.joined(separator: ", "))))"
  }

  private static func json(_ value: AnyJSON) -> String {
    switch value {
    case .null: ".null"
    case .boolean(let value): ".boolean(\(value))"
    case .integer(let value): ".integer(\(value))"
    case .double(let value): ".double(\(number(value)))"
    case .decimal(let value): ".decimal(\(decimal(value)))"
    case .string(let value): ".string(\(text(value)))"
    case .array(let values): ".array(\(list(values)))"
    case .object(let members): ".object(\(dictionary(members)))"
    }
  }

  /// Returns any JSON as an expression of a Swift array or dictionary; nil for all else.
  static func container(ofJSON value: Any) -> String? {
    switch Restoring.attempt({ try AnyJSON(value) }) {
    case .array(let values)?: list(values)
    case .object(let members)?: dictionary(members)
    default: nil
    }
  }

  private static func list(_ values: [AnyJSON]) -> String {
    "[\(values.map(json).joined(separator: ", "))]"
  }

  private static func dictionary(_ members: [String: AnyJSON]) -> String {
    let parts = members.map { key, value in "\(text(key)): \(json(value))" }
    return parts.isEmpty ? "[:]" : "[\(parts.sorted().joined(separator: ", "))]"
  }
}

/// Names as Swift identifiers.
enum SwiftName {
  /// Returns a name as the source has it: a keyword in backticks.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) || !isIdentifier(name) ? "`\(name)`" : name
  }

  /// Returns a name as it stands behind a dot, where few keywords need backticks.
  static func member(_ name: String) -> String {
    ["init", "self"].contains(name) || isOfMetatype(name) || !isIdentifier(name)
      ? "`\(name)`" : name
  }

  /// Returns a name as the label of an argument, where few keywords need backticks.
  static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) || !isIdentifier(name) ? "`\(name)`" : name
  }

  /// Returns an identifier for a key, in lower camel case.
  static func identifier(for key: String) -> String {
    var (words, word) = ([String](), "")
    for character in key {
      if character.isLetter || character.isNumber
        || character == "_" && word.isEmpty && words.isEmpty
      {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    words.append(word)
    words.removeAll(where: \.isEmpty)
    let name = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    guard let first = name.first, name != "_" else { return "key" }
    return first.isNumber ? "key\(name)" : name
  }

  /// Returns a name with a capital.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns whether a name needs no backticks, unless it is a keyword.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_", name != "_" else { return false }
    return name.allSatisfy(\.isInIdentifier)
  }

  /// Returns whether a name behind that of a type is the type's own type, also in backticks.
  static func isOfMetatype(_ name: String) -> Bool { ["Type", "Protocol"].contains(name) }

  /// Returns whether an enum with raw values has no case of a name, since it is that of their type.
  static func isOfRawValues(_ name: String) -> Bool { name == "RawValue" }

  /// Returns whether a name is a word of the language.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
  ]
}
