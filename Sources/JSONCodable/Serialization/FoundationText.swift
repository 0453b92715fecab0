import Foundation
import JSONText

/// JSON text by `JSONSerialization`, for ``JSONOptions/TextEngine/foundation``.
enum FoundationText {
  /// Returns the tree of a text.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText` in Foundation's words, without a position.
  static func tree(_ bytes: UnsafeRawBufferPointer) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    } catch let error as NSError {
      let reason = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw JSONDecodingError(problem: .invalidText(JSONSyntaxError(reason: reason)))
    }
  }

  /// Writes a tree.
  ///
  /// - Throws: ``JSONEncodingError`` for what `JSONSerialization` would trap on.
  static func data(
    ofTree tree: Any, options: JSONSerialization.WritingOptions
  ) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: plain(tree), options: options.union(.fragmentsAllowed))
  }

  /// Returns a tree of nothing but JSON.
  private static func plain(_ tree: Any) throws -> Any {
    let tree = TreeValue.opened(tree) ?? tree
    if let array = FoundationContainers.array(tree) {
      return try EncodingScope.enclose(array) {
        try array.enumerated().map { index, element in try plain(element, at: .index(index)) }
      }
    }
    if let object = FoundationContainers.object(tree) {
      return try EncodingScope.enclose(object) {
        try Dictionary(uniqueKeysWithValues: object.map { ($0, try plain($1, at: .key($0))) })
      }
    }
    if let text = tree as? String { return text }
    return Restoring.isNull(tree) ? NSNull() : try plain(scalar: tree)
  }

  private static func plain(scalar tree: Any) throws -> Any {
    if JSONNumber.boolean(tree) != nil || JSONNumber.float(tree) != nil {
      return try JSONNumber.encoded(scalar: tree)
    }
    // Not every Swift number is one to `JSONSerialization`: `Int128` is not.
    if let number = JSONNumber(tree) { return try JSONNumber.encoded(scalar: number.scalar) }
    try JSONEncodingError.refuseNative(tree)
    return try EncodingScope.ofThread.replace(tree) { try plain($0) }
  }

  private static func plain(_ part: Any, at component: JSONPath.Component) throws -> Any {
    try JSONEncodingError.locating(component) { try plain(part) }
  }
}
