public import Foundation
public import JSONCodable

/// A JSON text together with the value it holds and the place of each part.
///
///     let document = try JSONDocument(parsing: Data(#"{"a": [1, 2]}"#.utf8))
///     document.value                                                    // {"a":[1,2]}
///     document.range(at: JSONPath([.key("a"), .index(1)]))          // 10..<11
///
public struct JSONDocument: Sendable {
  /// The text, in UTF-8.
  public var data: Data { table.text }
  let table: JSONTable

  /// Creates a document from JSON text in UTF-8, up to 512 levels deep; a byte order mark is skipped.
  ///
  /// - Throws: `JSONSyntaxError`, with the position, when the bytes are anything else, or more than
  ///   1 GiB.
  public init(parsing data: Data) throws {
    table = try JSONTable(parsing: data)
  }

  /// The value of the whole document, which is made anew each time.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var value: JSONValue { table.readingRoot(\.value) }

  /// Returns the bytes of the value at a path, as offsets from the start of the text.
  ///
  /// Among members with the same key the first is found.
  ///
  /// - Returns: `nil` when the document has no such place.
  /// - Complexity: O(*n*) in the number of members and elements on the way.
  public func range(at path: JSONPath) -> Range<Int>? {
    table.readingRoot { root in
      var node = root
      for component in path.components {
        guard let child = node.child(component) else { return nil }
        node = child
      }
      return node.range
    }
  }
}
