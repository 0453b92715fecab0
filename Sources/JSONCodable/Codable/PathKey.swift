/// A step of a path as a coding key: the key of an object as the document has it, or an index.
///
/// The names are those that `JSONEncoder` and `JSONDecoder` give to theirs, because key strategies
/// and errors show them.
package enum PathKey: CodingKey {
  /// The index of an element.
  case index(Int)
  /// The key of a member.
  case name(String)

  /// The key of what a subclass keeps of its superclass.
  package static let superclass = PathKey.name("super")

  /// Creates the key of a member.
  package init?(stringValue: String) {
    self = .name(stringValue)
  }

  /// Creates the key of an element.
  package init?(intValue: Int) {
    self = .index(intValue)
  }

  /// The key, or the index in words.
  package var stringValue: String {
    switch self {
    case .index(let index): "Index \(index)"
    case .name(let name): name
    }
  }

  /// The index of an element.
  package var intValue: Int? {
    switch self {
    case .index(let index): index
    case .name: nil
    }
  }
}

extension JSONPath {
  /// Creates a path from the keys that a coder has gone down.
  init(codingPath: [any CodingKey]) {
    self.init(codingPath.map(Component.init))
  }

  /// The path as the keys that a coder goes down.
  var codingPath: [any CodingKey] {
    components.map { component in
      switch component {
      case .key(let key): PathKey.name(key)
      case .index(let index): PathKey.index(index)
      }
    }
  }
}

extension JSONPath.Component {
  /// Creates a step from a key that a coder has gone down.
  package init(_ key: any CodingKey) {
    self = key.intValue.map(Self.index) ?? .key(key.stringValue)
  }
}

extension SnakeCase {
  /// Returns the key for a name from those that the thread knows.
  package static func knownKey(for name: String) -> String { KnownKeys.ofThread[name] }
}
