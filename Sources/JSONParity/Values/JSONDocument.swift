public import Foundation
public import JSONCodable
internal import JSONText

/// A JSON text together with the value it holds and the place of each part.
///
///     let document = try JSONDocument(parsing: Data(#"{"a": [1, 2]}"#.utf8))
///     document.value                                                    // {"a":[1,2]}
///     document.range(at: JSONPath([.key("a"), .index(1)]))          // 10..<11
///
public struct JSONDocument: Sendable {
  /// The text, in UTF-8.
  public let data: Data
  let root: JSONNode

  /// Creates a document from JSON text in UTF-8, up to 512 levels deep; a byte order mark is skipped.
  ///
  /// - Throws: `JSONSyntaxError`, with the position, when the bytes are anything else.
  public init(parsing data: Data) throws {
    self.data = data
    root = try data.withUnsafeBytes { bytes in
      try JSONScanner.scan(bytes, maximumDepth: JSONValue.maximumDepth) {
        try JSONNode(reading: &$0)
      }
    }
  }

  /// The value of the whole document.
  public var value: JSONValue { root.value }

  /// Returns the bytes of the value at a path, as offsets from the start of the text.
  ///
  /// Among members with the same key the first is found.
  ///
  /// - Returns: `nil` when the document has no such place.
  /// - Complexity: O(*n*) in the number of members and elements on the way.
  public func range(at path: JSONPath) -> Range<Int>? {
    var node = root
    for component in path.components {
      guard let child = node.child(component) else { return nil }
      node = child
    }
    return node.range
  }
}

/// A value with the place it was read from.
///
/// `value` is the whole value; `children` describe its elements or member values in order, and
/// `keys` the places of the keys. Values share storage, so a node costs little more than its value.
struct JSONNode: Sendable {
  var value: JSONValue
  /// The bytes in the text; for a value without a text, a number that no other node has.
  var range: Range<Int>
  var keys: [Range<Int>] = []
  var children: [JSONNode] = []
  /// Whether an object in here has a key twice.
  var repeatsKeys = false

  func child(_ component: JSONPath.Component) -> JSONNode? {
    switch (component, value) {
    case (.index(let index), .array): children.indices.contains(index) ? children[index] : nil
    case (.key(let key), .object(let members)):
      members.firstIndex { $0.key.hasSameScalars(as: key) }.map { children[$0] }
    default: nil
    }
  }
}

// MARK: - Reading

extension JSONNode {
  fileprivate init(reading scanner: inout JSONScanner) throws {
    let kind = try scanner.peek()
    let start = scanner.offset
    switch kind {
    case .array: self.init(children: try Self.elements(&scanner))
    case .object: self = try Self.object(&scanner)
    default:
      let value = try JSONValue(readingScalar: kind, &scanner)
      self.init(value: value, range: 0..<0)
    }
    range = start..<scanner.offset
  }

  private static func elements(_ scanner: inout JSONScanner) throws -> [JSONNode] {
    var children: [JSONNode] = []
    try scanner.elements { children.append(try JSONNode(reading: &$0)) }
    return children
  }

  private static func object(_ scanner: inout JSONScanner) throws -> JSONNode {
    var members: [JSONValue.Member] = []
    var keys: [Range<Int>] = []
    var children: [JSONNode] = []
    try scanner.members { scanner, key in
      // The scanner stands behind the colon; `Spelling` finds the end of the key.
      keys.append(scanner.keyOffset..<scanner.offset)
      let child = try JSONNode(reading: &scanner)
      members.append(JSONValue.Member(key: key, value: child.value))
      children.append(child)
    }
    return JSONNode(members: members, keys: keys, children: children)
  }

  private init(children: [JSONNode]) {
    self.init(value: .array(children.map(\.value)), range: 0..<0, children: children)
    repeatsKeys = children.contains(where: \.repeatsKeys)
  }

  private init(members: [JSONValue.Member], keys: [Range<Int>], children: [JSONNode]) {
    self.init(value: .object(members), range: 0..<0, keys: keys, children: children)
    repeatsKeys = children.contains(where: \.repeatsKeys) || members.repeatKeys
  }

  /// Creates a node from a value that was not read from a text.
  ///
  /// `next` is the number of the next node; it grows by the number of nodes made.
  init(_ value: JSONValue, numberedFrom next: inout Int) {
    let number = next
    next += 1
    switch value {
    case .array(let elements):
      self.init(children: elements.map { JSONNode($0, numberedFrom: &next) })
    case .object(let members):
      let children = members.map { JSONNode($0.value, numberedFrom: &next) }
      self.init(members: members, keys: [], children: children)
    default: self.init(value: value, range: 0..<0)
    }
    range = number..<number
  }
}

extension [JSONValue.Member] {
  /// Whether a key is there twice.
  var repeatKeys: Bool {
    if count <= 8 {
      return indices.contains { index in
        self[..<index].contains { $0.key.hasSameScalars(as: self[index].key) }
      }
    }
    var seen: Set<ScalarString> = []
    return contains { !seen.insert(ScalarString($0.key)).inserted }
  }
}
