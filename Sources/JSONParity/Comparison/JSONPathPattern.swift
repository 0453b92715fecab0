internal import JSONCodable
internal import JSONText

/// A path in which `*` stands for any key or index.
///
///     $.items[*].id        the id of every element of items
///     $.*.updated          updated in every member of the document
///     $["a.b"][0]          keys that are not plain words stand in quotes, as a JSON string
///     /items/*/id          the same as the first, as a JSON Pointer
///
/// A pattern matches the whole path of a value. In a pointer a number is a key or an index, and
/// `*` is always the wildcard; `$["*"]` is the key.
public struct JSONPathPattern: Hashable, Sendable, CustomStringConvertible {
  enum Component: Hashable, Sendable {
    case key(ScalarString)
    case index(Int)
    case keyOrIndex(ScalarString, Int)
    case any

    func matches(_ component: JSONPath.Component) -> Bool {
      switch (self, component) {
      case (.any, _): true
      case (.key(let pattern), .key(let key)): pattern.string.hasSameScalars(as: key)
      case (.keyOrIndex(let pattern, _), .key(let key)): pattern.string.hasSameScalars(as: key)
      case (.index(let pattern), .index(let index)): pattern == index
      case (.keyOrIndex(_, let pattern), .index(let index)): pattern == index
      default: false
      }
    }

    /// The index that it names.
    var index: Int? {
      switch self {
      case .index(let index), .keyOrIndex(_, let index): index
      case .key, .any: nil
      }
    }

    /// Whether it names an index.
    var isIndex: Bool { index != nil }
  }

  let components: [Component]
  /// Whether it stands for the whole document.
  package var isRoot: Bool { components.isEmpty }
  /// The pattern as it was written.
  public let description: String

  /// Creates a pattern from a text that starts with `$`, or from a JSON Pointer, which starts with `/`.
  ///
  /// - Throws: `JSONPathPatternError` when the text is neither.
  public init(parsing text: String) throws {
    var parser = PatternParser(text)
    components = try parser.parse()
    description = text
  }
}

extension JSONPathPattern {
  /// Creates the pattern of a path with any index in the place of each index of the path.
  init(anyIndexOf path: JSONPath) {
    self.init(path.components.map { Component($0).withAnyIndex })
  }

  /// Creates a pattern from its components, of which one that is any stands for an index.
  init(_ components: [Component]) {
    self.components = components
    description = components.reduce(into: "$") { text, component in
      switch component {
      case .key(let key), .keyOrIndex(let key, _): text += JSONPath.Component.key(key.string).text
      case .index(let index): text += JSONPath.Component.index(index).text
      case .any: text += "[*]"
      }
    }
  }
}

extension JSONPathPattern.Component {
  /// Creates the component of a step.
  init(_ step: JSONPath.Component) {
    switch step {
    case .key(let key): self = .key(ScalarString(key))
    case .index(let index): self = .index(index)
    }
  }

  /// The same with any index in the place of an index.
  var withAnyIndex: Self { if case .index = self { .any } else { self } }
}

extension JSONPathPattern {
  /// Returns whether a path is that of a value that matches, or lies below one.
  func matchesStart(of path: JSONPath) -> Bool {
    path.components.count >= components.count
      && zip(components, path.components).allSatisfy { $0.matches($1) }
  }
}

extension JSONPathPattern: ExpressibleByStringLiteral {
  /// Creates a pattern from a literal; it is a mistake if the text is not a pattern.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// An error that says why a text is not a path pattern.
///
///     invalid path "$.a[": expected an index, "*" or a string in quotes after "["
///
public struct JSONPathPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public var text: String
  /// What was expected, in lower case and without a full stop.
  public var reason: String

  /// Creates an error from the text and the reason.
  public init(text: String, reason: String) {
    self.text = text
    self.reason = reason
  }

  /// The text and the reason.
  public var description: String { "invalid path \(text.quoted): \(reason)" }
}

// MARK: - Reading

private struct PatternParser {
  let text: String
  var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    self.text = text
    rest = Substring(text).unicodeScalars
  }

  mutating func parse() throws -> [JSONPathPattern.Component] {
    switch rest.first {
    case nil: return []
    case "/": return try pointerTokens()
    case "$": return try pathComponents()
    default: throw failure("expected \"$\" or \"/\" at the start")
    }
  }

  // MARK: Pointers

  private func pointerTokens() throws -> [JSONPathPattern.Component] {
    try rest.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { token in
      let key = try unescaped(token)
      if key == "*" { return .any }
      guard let index = Int(key), index >= 0, String(index) == key else {
        return .key(ScalarString(key))
      }
      return .keyOrIndex(ScalarString(key), index)
    }
  }

  private func unescaped(_ token: Substring.UnicodeScalarView) throws -> String {
    var result = ""
    var token = token
    while let scalar = token.popFirst() {
      guard scalar == "~" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch token.popFirst() {
      case "0": result += "~"
      case "1": result += "/"
      default: throw failure("expected \"0\" or \"1\" after \"~\"")
      }
    }
    return result
  }

  // MARK: Paths

  private mutating func pathComponents() throws -> [JSONPathPattern.Component] {
    var components: [JSONPathPattern.Component] = []
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".": components.append(try word())
      case "[": components.append(try bracket())
      default: throw failure("expected \".\" or \"[\" before \"\(scalar)\"")
      }
    }
    return components
  }

  private mutating func word() throws -> JSONPathPattern.Component {
    let word = rest.prefix { $0 != "." && $0 != "[" }
    guard !word.isEmpty else { throw failure("expected a key or \"*\" after \".\"") }
    rest = rest.dropFirst(word.count)
    let key = String(word)
    return key == "*" ? .any : .key(ScalarString(key))
  }

  private mutating func bracket() throws -> JSONPathPattern.Component {
    let component: JSONPathPattern.Component
    if rest.first == "\"" {
      component = .key(ScalarString(try quoted()))
    } else {
      let word = String(rest.prefix { $0 != "]" })
      rest = rest.dropFirst(word.unicodeScalars.count)
      if word == "*" {
        component = .any
      } else if let index = Int(word), index >= 0, String(index) == word {
        component = .index(index)
      } else {
        throw failure("expected an index, \"*\" or a string in quotes after \"[\"")
      }
    }
    guard rest.popFirst() == "]" else { throw failure("expected \"]\"") }
    return component
  }

  private mutating func quoted() throws -> String {
    var literal = ""
    var isEscaped = false
    while let scalar = rest.popFirst() {
      literal.unicodeScalars.append(scalar)
      if scalar == "\"", !isEscaped, literal.unicodeScalars.count > 1 {
        return try string(of: literal)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    throw failure("expected a quote at the end of the string")
  }

  private func string(of literal: String) throws -> String {
    do {
      guard case .string(let key) = try JSONValue(parsing: literal) else { return "" }
      return key
    } catch let error as JSONSyntaxError {
      throw failure("\(error.reason) in the string")
    }
  }

  private func failure(_ reason: String) -> JSONPathPatternError {
    JSONPathPatternError(text: text, reason: reason)
  }
}
