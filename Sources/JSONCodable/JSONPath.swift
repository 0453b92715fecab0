internal import JSONText

/// A place in a JSON document, such as `$.friends[1].company.name`.
///
///     let path = JSONPath([.key("friends"), .index(1), .key("full/name")])
///     path.description         // $.friends[1]["full/name"]
///     path.pointer             // /friends/1/full~1name
///
/// A key that is not made of letters, digits, `_`, `-` and `$` is written in brackets and quotes:
/// `$["first name"]`. `description` and `init(_:)`, which reads the text, are inverse to each other.
///
/// Two paths are equal when their keys are scalar for scalar: a composed é is not a decomposed one.
public struct JSONPath: Hashable, Sendable {
  /// One step down from a value to a value inside it.
  public enum Component: Sendable {
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

  // A path is two chains, since it grows at both ends, each time in O(1). An error gets a step in front at
  // each level on its way out: the inner chain. A lenient reading adds a step at the back at each level on
  // its way in: the outer chain.
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
  public func appending(_ component: Component) -> JSONPath {
    JSONPath(components + [component])
  }

  /// Compares two paths step by step.
  public static func == (left: JSONPath, right: JSONPath) -> Bool {
    guard left.outer == nil, right.outer == nil else { return left.components == right.components }
    var (one, other) = (left.inner, right.inner)
    // From a step that both share on, they are the same.
    while let here = one, let there = other, here !== there {
      guard here.component == there.component else { return false }
      (one, other) = (here.next, there.next)
    }
    return one === other
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

// MARK: - Steps

extension JSONPath {
  /// The steps that a lenient reading has taken so far; the paths of its problems begin with them.
  ///
  /// A lenient reading inside another one has a trail of its own, on top of the outer one.
  struct Trail: ~Copyable {
    private var components = Stack<Component>()
    /// How many steps are those of the outer readings.
    private var start = 0
    /// The steps that a path has needed so far, as a chain.
    private var chain: [Step] = []

    /// What is put aside while a reading inside has the trail.
    struct Outer {
      fileprivate let start: Int
      fileprivate let chain: [Step]
    }

    /// Begins the trail of a reading inside the one that has it.
    mutating func begin() -> Outer {
      defer { (start, chain) = (components.count, []) }
      return Outer(start: start, chain: chain)
    }

    /// Ends the trail of the innermost reading.
    mutating func end(_ outer: Outer) { (start, chain) = (outer.start, outer.chain) }

    /// How many steps there are, with those of the outer readings.
    @inline(__always)
    var count: Int { components.count }

    /// Adds a step.
    @inline(__always)
    mutating func append(_ component: consuming Component) { components.push(component) }

    /// Removes the last step.
    @inline(__always)
    mutating func removeLast() {
      _ = components.pop()
      if components.count == 0 { components.trim() }
      if chain.count > components.count - start { chain.removeLast() }
    }

    /// Returns a path as seen from where the trail begins.
    ///
    /// - Complexity: O(1) for each step, once.
    mutating func lead(to path: JSONPath) -> JSONPath {
      guard path.outer == nil else {
        return path.prefixed(by: (start..<components.count).map { components[$0] })
      }
      for index in start + chain.count..<components.count {
        chain.append(Step(components[index], next: chain.last))
      }
      var path = path
      path.outer = chain.last
      return path
    }
  }

  /// A step, and the next one in the direction of the chain.
  fileprivate final class Step: @unchecked Sendable {
    let component: Component
    // Safe to share: only `deinit` changes it.
    private(set) var next: Step?

    init(_ component: Component, next: Step?) {
      self.component = component
      self.next = next
    }

    /// Releases a long chain in a loop; by recursion it would overflow the stack.
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

// MARK: - Components

extension JSONPath.Component: Hashable {
  /// Returns whether two steps are the same, keys scalar for scalar.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left.hasSameScalars(as: right)
    case (.index(let left), .index(let right)): left == right
    default: false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .key(let key): key.hashScalars(into: &hasher)
    case .index(let index): hasher.combine(index)
    }
  }
}

extension JSONPath.Component {
  /// Returns the step with its key in a style.
  func inStyle(_ style: JSONOptions.KeyStyle) -> Self {
    guard case .key(let key) = self else { return self }
    return .key(style.key(for: key))
  }

  /// The step as it stands in a path: `.name`, `["full name"]` or `[0]`.
  package var text: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key) where Self.isPlain(key): ".\(key)"
    case .key(let key): "[\(key.quoted)]"
    }
  }

  /// Returns whether a key can stand behind a dot.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        if scalar == "_" || scalar == "-" || scalar == "$" { return true }
        let properties = scalar.properties
        return (properties.isAlphabetic || properties.numericType != nil)
          && !scalar.steersTerminal
      }
  }
}

// MARK: - Text

extension JSONPath {
  /// The path as an RFC 6901 JSON Pointer, `/friends/1/name`; empty for the whole document.
  public var pointer: String {
    components.reduce(into: "") { pointer, component in
      switch component {
      case .index(let index): pointer += "/\(index)"
      case .key(let key): pointer += "/" + key.escapedForPointer
      }
    }
  }
}

extension String {
  /// The string as one token of a JSON Pointer: `~` becomes `~0`, `/` becomes `~1`.
  fileprivate var escapedForPointer: String {
    unicodeScalars.reduce(into: "") { token, scalar in
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSONPath: LosslessStringConvertible {
  /// The path as text, from `$`.
  ///
  /// Keys in quotes have escapes for all that a terminal would obey or hide.
  public var description: String {
    components.reduce(into: "$") { $0 += $1.text }
  }

  /// Creates a path from its text, such as `friends[1].company["full name"]`, with or without `$` in
  /// front.
  ///
  /// A key between dots may hold any character but `.`, `[` and `]`; one in quotes has the escapes of JSON. The result is
  /// nil where the text is not a path: an empty key, an index that is not a number, an open bracket, another escape.
  public init?(_ description: String) {
    guard let components = Self.components(of: description) else { return nil }
    self.init(components)
  }

  /// Returns the steps of a path's text; nil where the text is not a path.
  static func components(of text: String) -> [Component]? {
    var parser = JSONPathParser(text)
    return parser.components()
  }
}

/// Reads the text form of a path: names between dots, indices and quoted names in brackets.
///
/// It goes by scalars, since a key may begin with one that joins the dot before it.
private struct JSONPathParser {
  private var rest: Substring.UnicodeScalarView
  private let isRoot: Bool

  init(_ text: String) {
    let scalars = text.unicodeScalars
    isRoot = scalars.elementsEqual(["$"])
    rest = scalars[...]
    if scalars.starts(with: ["$", "."]) || scalars.starts(with: ["$", "["]) {
      rest.removeFirst(rest.dropFirst().first == "." ? 2 : 1)
    }
  }

  mutating func components() -> [JSONPath.Component]? {
    if isRoot { return [] }
    var components: [JSONPath.Component] = []
    repeat {
      guard let component = rest.first == "[" ? bracket() : name() else { return nil }
      components.append(component)
      if take(".") {
        guard let next = rest.first, next != "[" else { return nil }
      }
    } while !rest.isEmpty
    return components
  }

  private mutating func name() -> JSONPath.Component? {
    let name = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" }
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : .key(String(name))
  }

  private mutating func bracket() -> JSONPath.Component? {
    rest.removeFirst()
    if take("\"") { return quotedName() }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    // With a zero in front a place would have two texts.
    guard digits.count == 1 || digits.first != "0", let index = Int(String(digits)), take("]")
    else {
      return nil
    }
    return .index(index)
  }

  private mutating func quotedName() -> JSONPath.Component? {
    var name = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return take("]") ? .key(String(name)) : nil
      case "\\":
        guard let escaped = escapedScalar() else { return nil }
        name.append(escaped)
      default: name.append(scalar)
      }
    }
    return nil
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "b": "\u{8}"
    case "f": "\u{C}"
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "u": unicodeEscape()
    case let other? where ["\"", "\\", "/"].contains(other): other
    default: nil
    }
  }

  /// Reads what stands behind `\u`, of a scalar beyond U+FFFF the second half of the pair too.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let unit = hexUnit() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard take("\\"), take("u"), let second = hexUnit(), UTF16.isTrailSurrogate(second) else {
      return nil
    }
    return String(decoding: [unit, second], as: UTF16.self).unicodeScalars.first
  }

  private mutating func hexUnit() -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    rest = rest[digits.endIndex...]
    return UInt16(String(digits), radix: 16)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
