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
    get { Step.chain(from: outer).reversed() + Step.chain(from: inner) }
    set {
      outer = nil
      inner = newValue.reversed().reduce(nil) { Step($1, next: $0) }
    }
  }

  // Both ends of a path grow at no cost: the inner steps in front, as an error gets one at each level of
  // its way out, and the outer ones at the back, as whoever reads leniently takes one at each level of
  // the way in.
  //
  //     $  .a  <-  [0]  <-  .b      .c  ->  .d
  //                         outer   inner

  /// The last of the outer steps.
  private var outer: Step?
  /// The first of the inner steps.
  private var inner: Step?

  /// The path of the whole document, `$`.
  public static let root = JSONPath([])

  /// Creates a path from its steps.
  public init(_ components: [Component]) {
    self.components = components
  }

  /// Whether the path is that of the whole document.
  var isRoot: Bool { outer == nil && inner == nil }

  /// The first step from the root; nil for the root itself.
  var firstComponent: Component? {
    outer == nil ? inner?.component : Step.chain(from: outer).last
  }

  /// Returns this path as seen from one level further up.
  ///
  /// - Complexity: O(1) for the path of an error on its way out.
  package func prefixed(by component: Component) -> JSONPath {
    guard outer == nil else { return JSONPath([component] + components) }
    var path = self
    path.inner = Step(component, next: inner)
    return path
  }

  /// Returns this path as seen from further up.
  ///
  /// - Complexity: O(*n*) for *n* outer steps.
  package func prefixed(by components: [Component]) -> JSONPath {
    components.reversed().reduce(self) { $0.prefixed(by: $1) }
  }

  /// Returns the path of a value inside the value at this path.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  package func appending(_ component: Component) -> JSONPath {
    JSONPath(components + [component])
  }

  /// Compares two paths step by step.
  public static func == (left: JSONPath, right: JSONPath) -> Bool {
    left.components == right.components
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

// MARK: - Steps

extension JSONPath {
  /// The steps that somebody has taken so far, whom paths may follow.
  struct Trail {
    private var components: [Component] = []
    /// The chain as far as somebody followed.
    private var chain: [Step] = []

    /// Takes a step.
    mutating func append(_ component: Component) { components.append(component) }

    /// Takes the last step back.
    mutating func removeLast() {
      components.removeLast()
      if chain.count > components.count { chain.removeLast() }
    }

    /// Returns a path as seen from where the trail begins.
    ///
    /// - Complexity: O(1) for each step, once.
    mutating func lead(to path: JSONPath) -> JSONPath {
      guard path.outer == nil else { return path.prefixed(by: components) }
      for component in components[chain.count...] {
        chain.append(Step(component, next: chain.last))
      }
      var path = path
      path.outer = chain.last
      return path
    }
  }

  /// A step, and the next one in the direction of the chain.
  fileprivate final class Step: @unchecked Sendable {
    let component: Component
    // Safe to share: nobody but `deinit` changes it.
    private(set) var next: Step?

    init(_ component: Component, next: Step?) {
      self.component = component
      self.next = next
    }

    /// Takes a long chain apart in a loop: left to itself, each step would end the next one inside it.
    deinit {
      var rest = next.take()
      while isKnownUniquelyReferenced(&rest) { rest = rest?.next.take() }
    }

    static func chain(from first: Step?) -> [Component] {
      var components: [Component] = []
      var step = first
      while let present = step {
        components.append(present.component)
        step = present.next
      }
      return components
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
