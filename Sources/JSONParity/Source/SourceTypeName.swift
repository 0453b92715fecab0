import Foundation

/// The names of types as a source has them.
package enum SourceTypeName {
  /// Names that a text uses for types of the standard library and of Foundation.
  static let reserved: Set<String> = [
    "AnyJSON", "Any", "Array", "Bool", "CGFloat", "Codable", "CodingKey", "CodingKeys", "CodingTag",
    "ContiguousArray", "Data", "Date", "Decimal", "Decodable", "Decoder", "DecodingError",
    "Dictionary", "Double",
    "Encodable", "Encoder", "EncodingError", "Float", "Hashable", "Int", "Optional", "Protocol",
    "Result", "Self", "Set", "String", "Type", "UInt", "URL", "UUID",
  ]

  /// Those of Foundation that make a text import it.
  static let ofFoundation: Set<String> = [
    "CGFloat", "Data", "Date", "DateFormatter", "Decimal", "ISO8601DateFormatter", "JSONDecoder",
    "JSONEncoder", "Locale", "TimeZone", "URL", "UUID",
  ]

  /// Names that a text uses beside its types.
  private static let reservedOutside: Set<String> = [
    "DateFormatter", "ISO8601DateFormatter", "Int8", "Int16", "Int32", "Int64", "Int128",
    "JSONDecoder", "JSONEncoder", "KeyedDecodingContainer", "Locale", "LosslessStringConvertible",
    "PolymorphicValue", "RawRepresentable", "Swift", "TimeZone", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "UTF8", "UnkeyedDecodingContainer",
  ]

  /// Names that a text uses of Foundation and the standard library.
  static let ofLibraries = reserved.union(reservedOutside)
    .subtracting([
      "AnyJSON", "Any", "CodingKeys", "CodingTag", "PolymorphicValue", "Protocol", "Self", "Swift",
      "Type",
    ])

  /// A name that a new type cannot have.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The name.
    package let name: String
    /// What it is instead.
    package let reason: String
    /// The name and what it is.
    package var description: String { "\(name.debugDescription) is \(reason)" }
  }

  /// Refuses a name that the main type of a text cannot have.
  ///
  /// - Throws: `Refusal`.
  package static func require(_ name: String) throws(Refusal) {
    let reason: String? =
      if !SwiftName.isIdentifier(name) {
        "not a name in Swift"
      } else if SwiftName.isKeyword(name) {
        "a keyword of Swift"
      } else if reserved.union(reservedOutside).contains(name) {
        "a name that the source uses"
      } else { nil }
    if let reason { throw Refusal(name: name, reason: reason) }
  }

  /// The mark in front of the name of a type that the text declares for itself.
  private static let mark: Character = "\u{E001}"

  /// Returns the name of a type that the text declares for itself, such as an enum of keys.
  static func ofText(_ name: String) -> String { "\(mark)\(name)" }

  /// Returns a line in which the types of the text have names of their own: others than those of the program.
  static func settled(_ line: String, beside taken: Set<String>) -> String {
    let parts = line.split(separator: mark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { line, part in
      let name = part.prefix(while: \.isInIdentifier)
      line += (taken.contains(String(name)) ? "Coded" : "") + part
    }
  }

  /// Returns a line of code with the modules of names that something else hides; what is declared has such a name of
  /// its own.
  static func qualified(_ line: String, where modules: [String: String]) -> String {
    let code = line.drop { $0 == " " }
    if modules.isEmpty || code.hasPrefix("//") { return line }
    let isCase = code.hasPrefix("case ")
    var (result, rest, isText, depth) = ("", line[...], false, 0)
    while let first = rest.first {
      if !isText, first.isInIdentifier {
        let word = String(rest.prefix(while: \.isInIdentifier))
        rest.removeFirst(word.count)
        // The key type of a dictionary is no label.
        let isLabel = rest.first == ":" && result.last != "["
        let isDeclared = ["var ", "let "].contains(where: result.hasSuffix) || isCase && depth == 0
        let isName = ![".", "`"].contains(result.last) && !isLabel && !isDeclared
        result += isName ? modules[word].map { "\($0).\(word)" } ?? word : word
        continue
      }
      if first == "\"" { isText.toggle() }
      if !isText { depth += first == "(" ? 1 : first == ")" ? -1 : 0 }
      // What is escaped ends no text.
      let count = isText && first == "\\" ? 2 : 1
      result += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return result
  }

  /// Returns the names around a type and its own, as identifiers; those of generic arguments are put together.
  static func components(of type: any Any.Type) -> [String] {
    split(String(reflecting: type)).dropFirst().map { component in
      component.split { !($0.isInIdentifier || $0 == ".") }
        .compactMap { $0.split(separator: ".").last }.map { SwiftName.capitalized(String($0)) }
        .joined()
    }
  }

  /// Returns the name of a type without that of its module; nil for one that has none in Swift, and for a private one in
  /// another file than its own.
  static func path(of type: any Any.Type, isElsewhere: Bool) -> String? {
    let name = String(reflecting: type)
    guard !name.contains("__C."), !isElsewhere || !name.contains(privateContext) else { return nil }
    return shortened(withoutModules(withoutPrivateContexts(name)))
  }

  /// Returns a name with `[Int]`, `[String: Int]` and `Int?` for the types of the standard library; one of the program that
  /// is called so has a module or a type in front.
  private static func shortened(_ name: String) -> String {
    var rest = name[...], result = ""
    while let first = rest.first {
      guard first.isInIdentifier else {
        result.append(rest.removeFirst())
        continue
      }
      let word = takeWord(&rest)
      let isWhole = ![".", "`"].contains(result.last) && rest.first == "<"
      guard isWhole, ["Array", "Dictionary", "Optional"].contains(word) else {
        result += word
        continue
      }
      let arguments = takeArguments(&rest).map(shortened)
      guard word == "Optional" else {
        result += "[\(arguments.joined(separator: ": "))]"
        continue
      }
      let isApart = ["any ", " & ", "->"].contains(where: arguments[0].contains)
      result += isApart ? "(\(arguments[0]))?" : "\(arguments[0])?"
    }
    return result
  }

  /// Takes generic arguments with their brackets.
  private static func takeArguments(_ rest: inout Substring) -> [String] {
    var (arguments, depth) = ([""], 0)
    while let character = rest.popFirst() {
      switch character {
      // The arrow of a function's type is no bracket.
      case ">" where arguments[arguments.count - 1].last == "-": break
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: break
      }
      if depth == 0 { break }
      switch (character, depth) {
      case (",", 1): arguments.append("")
      case ("<", 1) where arguments == [""], (" ", 1) where arguments.last == "": break
      default: arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }

  /// Returns the name of a type without that of its module, as its own file has it.
  static func name(of type: any Any.Type) -> String {
    path(of: type, isElsewhere: false) ?? "\(type)"
  }

  /// What stands in front of the name of a type that is private or in a function, up to an address and a bracket.
  private static let privateContext = "(unknown context"

  /// Returns whether a type, or one around it, is private in another type.
  static func isPrivateInside(_ type: any Any.Type) -> Bool {
    let parts = withoutArguments(String(reflecting: type)).components(separatedBy: privateContext)
    return parts.indices.dropLast().contains { index in
      // A type in a function has two contexts, with nothing between; the module alone is no type.
      let isInFunction = [index, index + 1].contains { place in
        place > 0 && place < parts.count - 1 && parts[place].hasSuffix(").")
      }
      return !isInFunction && parts[...index].joined().split(separator: ".").count > 1
    }
  }

  private static func withoutPrivateContexts(_ name: String) -> String {
    let parts = name.components(separatedBy: privateContext)
    return parts.dropFirst().reduce(parts[0]) { name, part in
      let rest = part.drop { $0 != "." }.dropFirst()
      if !rest.isEmpty { return name + rest }
      // A type in a function has two, and its name alone: only the module stays in front of it.
      let path = name.reversed().prefix { $0.isInIdentifier || $0 == "." }.reversed()
      return name.dropLast(path.count) + path.prefix { $0 != "." } + "."
    }
  }

  /// Returns the outermost type around a type of the program, or itself, with its module; nil for one that is in a type
  /// of a library, and for a tuple and a function.
  static func root(of type: any Any.Type) -> (name: String, module: String)? {
    let parts = withoutExtensions(String(reflecting: type)).split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy(\.isInIdentifier),
      !ofLibrary.contains(String(parts[0]))
    else { return nil }
    let name = parts[1].prefix(while: \.isInIdentifier)
    return name.isEmpty ? nil : (String(name), String(parts[0]))
  }

  /// The modules whose names of types a text has without theirs.
  private static let ofLibrary: Set<String> = ["Swift", "Foundation", "FoundationEssentials"]

  /// Returns whether a type is an instance of a generic one.
  static func hasArguments(_ type: any Any.Type) -> Bool {
    let name = String(reflecting: type)
    return withoutArguments(name) != name
  }

  /// Returns the name of a type without its generic arguments.
  static func withoutArguments(_ name: String) -> String {
    var (depth, previous) = (0, Character(" "))
    return name.filter { character in
      if character == "<" { depth += 1 }
      defer {
        if character == ">", previous != "-" { depth -= 1 }
        previous = character
      }
      return depth == 0
    }
  }

  /// Returns the paths of names in the spelling of a type.
  ///
  ///     [Order.Status: Set<Item>]    Order.Status, Set, Item
  static func paths(in spelling: String) -> [Substring] {
    spelling.split { !($0.isInIdentifier || $0 == "." || $0 == "`") }
  }

  /// Returns a name without those of modules, and with keywords in backticks.
  private static func withoutModules(_ name: String) -> String {
    var rest = withoutExtensions(name)[...], result = ""
    while let first = rest.first {
      guard first.isInIdentifier || first == "`" else {
        result.append(rest.removeFirst())
        continue
      }
      var words = [takeWord(&rest)]
      if result.hasSuffix(".") { words[0] = SwiftName.escaped(words[0]) }
      while rest.first == "." {
        rest.removeFirst()
        words.append(SwiftName.escaped(takeWord(&rest)))
      }
      // Behind the arguments of a generic type a point leads on; else the first word is that of the module.
      let isModule = words.count > 1 && !result.hasSuffix(".") && !hasNameOfLibrary(words)
      result += words.dropFirst(isModule ? 1 : 0).joined(separator: ".")
    }
    return result
  }

  /// Whether a type of the program has the name of one of a library, from which its module tells it apart.
  private static func hasNameOfLibrary(_ path: [String]) -> Bool {
    path.count > 1 && ofLibraries.contains(path[1]) && !ofLibrary.contains(path[0])
  }

  /// A type in an extension has `(extension in Module):` in front.
  private static func withoutExtensions(_ name: String) -> String {
    var parts = name.components(separatedBy: "(extension in ")
    for index in parts.indices.dropFirst() {
      parts[index] = String(parts[index].drop { $0 != ":" }.dropFirst())
    }
    return parts.joined()
  }

  /// Takes a name, or one in backticks with them.
  private static func takeWord(_ rest: inout Substring) -> String {
    let isQuoted = rest.first == "`"
    let word = rest.dropFirst(isQuoted ? 1 : 0).prefix { isQuoted ? $0 != "`" : $0.isInIdentifier }
    rest = rest.dropFirst(word.count + (isQuoted ? 2 : 0))
    return String(word)
  }

  /// Splits a name at the points outside of brackets.
  private static func split(_ name: String) -> [String] {
    var (parts, part, depth) = ([String](), "", 0)
    for character in name {
      switch character {
      // The arrow of a function's type is no bracket.
      case ">" where part.last == "-": break
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
    return (parts + [part]).filter { !$0.hasPrefix(privateContext) }
  }
}

extension Character {
  /// Whether it may stand in an identifier of Swift.
  var isInIdentifier: Bool { isLetter || isNumber || self == "_" }
}
