/// The names of types as a source has them.
enum SourceTypeName {
  /// Names that a text uses for types of the standard library and of Foundation.
  static let reserved: Set<String> = [
    "AnyJSON", "Any", "Array", "Bool", "CGFloat", "Codable", "CodingKey", "CodingKeys", "CodingTag",
    "Data", "Date", "Decimal", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double",
    "Encodable", "Encoder", "Float", "Int", "Optional", "Result", "Set", "String", "Type", "UInt",
    "URL", "UUID",
  ]

  /// The mark in front of the name of a type that the text declares for itself.
  private static let mark: Character = "\u{E001}"

  /// Returns the name of a type that the text declares for itself, such as an enum of keys.
  static func ofText(_ name: String) -> String { "\(mark)\(name)" }

  /// Returns a line in which the types of the text have names of their own: others than those of the program.
  static func settled(_ line: String, beside taken: Set<String>) -> String {
    let parts = line.split(separator: mark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { line, part in
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      line += (taken.contains(String(name)) ? "Coded" : "") + part
    }
  }

  /// Returns the names around a type and its own, as identifiers; those of generic arguments are put together.
  static func components(of type: any Any.Type) -> [String] {
    split(String(reflecting: type)).dropFirst().map { component in
      component.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        .compactMap { $0.split(separator: ".").last }.map { SwiftName.capitalized(String($0)) }
        .joined()
    }
  }

  /// Returns the name of a type without that of its module; nil for a type that no other file can name.
  static func path(of type: any Any.Type) -> String? {
    let name = String(reflecting: type)
    guard !name.contains("(unknown context"), !name.contains("__C.") else { return nil }
    return withoutModules(name)
  }

  private static func withoutModules(_ name: String) -> String {
    var result = "", word = "", isFirst = true
    for character in name + " " {
      if character == ".", isFirst {
        (word, isFirst) = ("", false)
      } else if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        result += word + String(character)
        (word, isFirst) = ("", true)
      }
    }
    return String(result.dropLast())
  }

  /// Splits a name at the points outside of brackets.
  private static func split(_ name: String) -> [String] {
    var (parts, part, depth) = ([String](), "", 0)
    for character in name {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: break
      }
      if character == ".", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).filter { !$0.hasPrefix("(unknown context") }
  }
}

/// Values of the types in samples.
struct SampleCollection {
  private var known: [ObjectIdentifier: [Any]] = [:]
  private var objects: Set<ObjectIdentifier> = []
  private static let most = 12

  /// Adds a value, and all values in it.
  mutating func add(_ value: Any) { add(value, depth: 0) }

  /// Returns the values of a type.
  func values<T>(of type: T.Type) -> [T] {
    (known[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
  }

  private mutating func add(_ value: Any, depth: Int) {
    guard depth < 64 else { return }
    let key = ObjectIdentifier(Swift.type(of: value))
    if Swift.type(of: value) is AnyClass {
      guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    if known[key, default: []].count < Self.most { known[key, default: []].append(value) }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let shown = mirror {
      for child in shown.children { add(child.value, depth: depth + 1) }
      mirror = shown.superclassMirror
    }
  }
}
