/// A place in a JSON document, such as `$.friends[1].company.name`.
///
/// A key that is not made of letters, digits, `_`, `-` and `$` is written in brackets and quotes:
/// `$["first name"]`. ``description`` and ``init(_:)`` are inverse to each other.
public struct JSONPath: Hashable, Sendable {
  /// One step down from a value to a value inside it.
  public enum Component: Hashable, Sendable {
    /// The member of an object.
    case key(String)
    /// The element of an array, from 0.
    case index(Int)
  }

  /// The steps from the root of the document; none for the root itself.
  ///
  /// - Complexity: O(*n*) for *n* steps, each time.
  public var components: [Component] {
    get {
      var components: [Component] = []
      var step = first
      while let present = step {
        components.append(present.component)
        step = present.rest
      }
      return components
    }
    set { first = newValue.reversed().reduce(nil) { Step($1, before: $0) } }
  }

  /// A list, since an error gets a step in front at each level of its way out.
  private var first: Step?

  /// The path of the whole document, `$`.
  public static let root = JSONPath([])

  /// Creates a path from its steps.
  public init(_ components: [Component]) {
    self.components = components
  }

  private init(first: Step) {
    self.first = first
  }

  /// The first step from the root; nil for the root itself.
  var firstComponent: Component? { first?.component }

  /// The path with its keys in the style of the running task's options.
  var inCurrentKeyStyle: JSONPath { JSONPath(components.map(\.inCurrentKeyStyle)) }

  /// Returns this path as seen from one level further up.
  ///
  /// - Complexity: O(1).
  package func prefixed(by component: Component) -> JSONPath {
    JSONPath(first: Step(component, before: first))
  }

  /// Returns this path as seen from further up.
  ///
  /// - Complexity: O(*n*) for *n* steps of the outer path.
  package func prefixed(by outer: some BidirectionalCollection<Component>) -> JSONPath {
    outer.reversed().reduce(self) { $0.prefixed(by: $1) }
  }

  /// Returns the path of a value inside the value at this path.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  package func appending(_ component: Component) -> JSONPath {
    JSONPath(components + [component])
  }

  /// Compares two paths step by step.
  public static func == (left: JSONPath, right: JSONPath) -> Bool {
    var (one, other) = (left.first, right.first)
    while one !== other {
      guard let step = one, let otherStep = other, step.component == otherStep.component else {
        return false
      }
      (one, other) = (step.rest, otherStep.rest)
    }
    return true
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

extension JSONPath {
  /// A step and those below it.
  private final class Step: @unchecked Sendable {
    let component: Component
    // Safe to share: nobody but `deinit` changes it.
    private(set) var rest: Step?

    init(_ component: Component, before rest: Step?) {
      self.component = component
      self.rest = rest
    }

    /// Takes a long path apart in a loop: left to itself, each step would end the next one inside it.
    deinit {
      var next = rest.take()
      while isKnownUniquelyReferenced(&next) { next = next?.rest.take() }
    }
  }
}

extension JSONPath.Component {
  /// The step with its key in the style of the running task's options.
  var inCurrentKeyStyle: Self {
    guard case .key(let key) = self else { return self }
    return .key(JSONOptions.currentKey(for: key))
  }
}

extension JSONPath: LosslessStringConvertible {
  /// The path as text, from `$`.
  public var description: String {
    components.reduce(into: "$") { text, component in
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "[\(Wording.quoted(key))]"
      }
    }
  }

  /// Reads a path such as `friends[1].company["full name"]`, with or without `$` in front.
  ///
  /// A key between dots may hold any character but `.`, `[` and `]`.
  /// Gives nil where the text is no path: an empty key, an index that is no number, an open bracket.
  public init?(_ description: String) {
    guard let components = Self.components(of: description) else { return nil }
    self.init(components)
  }

  /// Returns the steps of a path's text; nil where the text is not a path.
  static func components(of text: String) -> [Component]? {
    var parser = JSONPathParser(text)
    return parser.components()
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        scalar == "_" || scalar == "-" || scalar == "$" || scalar.properties.isAlphabetic
          || scalar.properties.numericType != nil
      }
  }
}

/// Reads the text form of a path: names between dots, indices and quoted names in brackets.
private struct JSONPathParser {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    if text == "$" || text.hasPrefix("$.") || text.hasPrefix("$[") {
      rest = text.dropFirst()
      if rest.first == "." { rest = rest.dropFirst() }
    }
    isRoot = rest.isEmpty && text == "$"
  }

  private let isRoot: Bool

  mutating func components() -> [JSONPath.Component]? {
    if isRoot { return [] }
    var components: [JSONPath.Component] = []
    repeat {
      guard let component = rest.first == "[" ? bracket() : name() else { return nil }
      components.append(component)
      if rest.first == "." {
        rest = rest.dropFirst()
        guard let next = rest.first, next != "[" else { return nil }
      }
    } while !rest.isEmpty
    return components
  }

  private mutating func name() -> JSONPath.Component? {
    let name = rest.prefix { !".[]".contains($0) }
    rest = rest.dropFirst(name.count)
    return name.isEmpty ? nil : .key(String(name))
  }

  private mutating func bracket() -> JSONPath.Component? {
    rest = rest.dropFirst()
    if rest.first == "\"" { return quotedName() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    guard let index = Int(digits), closeBracket() else { return nil }
    return .index(index)
  }

  private mutating func quotedName() -> JSONPath.Component? {
    rest = rest.dropFirst()
    var name = String.UnicodeScalarView()
    while let scalar = rest.unicodeScalars.popFirst() {
      switch scalar {
      case "\"": return closeBracket() ? .key(String(name)) : nil
      case "\\":
        guard let escaped = escapedScalar() else { return nil }
        name.append(escaped)
      default: name.append(scalar)
      }
    }
    return nil
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    switch rest.unicodeScalars.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let digits = rest.unicodeScalars.prefix(4)
      guard digits.count == 4 else { return nil }
      rest.unicodeScalars.removeFirst(4)
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    case let other: return other
    }
  }

  private mutating func closeBracket() -> Bool {
    guard rest.first == "]" else { return false }
    rest = rest.dropFirst()
    return true
  }
}
