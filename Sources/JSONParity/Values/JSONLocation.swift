/// The place of a value in a document: the keys and indices that lead to it.
///
///     let location = JSONLocation([.key("friends"), .index(1), .key("full/name")])
///     location.path            // $.friends[1]["full/name"]
///     location.pointer         // /friends/1/full~1name
///
public struct JSONLocation: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Component: Sendable {
    /// Into an object, by key.
    case key(String)
    /// Into an array, by index from 0.
    case index(Int)
  }

  /// The steps from the whole document down.
  public var components: [Component]

  /// Makes a location; the default is the whole document.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The location one step further down.
  public func appending(_ component: Component) -> JSONLocation {
    JSONLocation(components + [component])
  }

  /// The location as an RFC 6901 JSON Pointer, `/friends/1/name`; empty for the whole document.
  public var pointer: String {
    components.map { component in
      switch component {
      case .key(let key): "/" + key.escapedForPointer
      case .index(let index): "/\(index)"
      }
    }.joined()
  }

  /// The location as a path, `$.friends[1].name`.
  ///
  /// A key that is not made of letters, digits, `_`, `-` and `$` stands in brackets and quotes, as
  /// a JSON string: `$["first name"]`.
  public var path: String {
    components.reduce(into: "$") { path, component in
      switch component {
      case .key(let key) where key.isPlainWord: path += "." + key
      case .key(let key): path += "[" + JSONValue.string(key).text() + "]"
      case .index(let index): path += "[\(index)]"
      }
    }
  }

  /// The path.
  public var description: String { path }
}

extension JSONLocation.Component: Hashable {
  /// Whether two steps are the same, keys scalar for scalar.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left.hasSameScalars(as: right)
    case (.index(let left), .index(let right)): left == right
    default: false
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .key(let key): key.hashScalars(into: &hasher)
    case .index(let index): hasher.combine(index)
    }
  }
}

extension String {
  /// The string as one token of a JSON Pointer: `~` becomes `~0`, `/` becomes `~1`.
  fileprivate var escapedForPointer: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the string can stand behind a dot, as in the paths of the mapper's errors.
  fileprivate var isPlainWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar == "_" || scalar == "-" || scalar == "$" || scalar.properties.isAlphabetic
          || scalar.properties.numericType != nil
      }
  }
}
