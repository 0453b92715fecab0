/// A decoder that reads a JSON tree, and so can return it as it is.
package protocol TreeDecoder: Decoder {
  /// The tree at this point of the coding path.
  var tree: Any { get }
  /// The coding path with the keys of the document.
  var documentPath: JSONPath { get }
  /// Whether it reads a part of a mapper's run, so that the mapper's context goes on.
  var isInsideMapper: Bool { get }
}

/// An encoder that writes a JSON tree, and so can take one as it is.
package protocol TreeEncoder: Encoder {
  /// Writes a tree of nothing but JSON.
  ///
  /// - Throws: `EncodingError` where the encoder has written something else here.
  func encode(tree: Any) throws
  /// The coding path with the keys of the document.
  var documentPath: JSONPath { get }
  /// Whether it writes a part of a mapper's run, so that the mapper's context goes on.
  var isInsideMapper: Bool { get }
}
