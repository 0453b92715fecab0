public import Foundation

extension Dictionary where Key == String, Value == Any {
  /// Returns the object as JSON text.
  ///
  /// - Parameter options: As for `JSONSerialization`.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONString(options: JSONSerialization.WritingOptions = []) throws -> String {
    try JSONTextWriter.withText(ofTree: self, options: options) {
      String(wellFormed: $0)
    }
  }

  /// Returns the object as JSON text in UTF-8.
  ///
  /// - Parameter options: As for `JSONSerialization`.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    try JSONTextWriter.withText(ofTree: self, options: options) { Data($0) }
  }

  /// Creates an object from JSON text.
  ///
  /// - Throws: ``JSONDecodingError``: `invalidText`, `wrongType` for a text of another kind, or
  ///   `outOfRange` for a number that no Swift type holds.
  public init(JSONString: String) throws {
    let tree = try JSONTextReader.tree(JSONString)
    self = try Restoring.checked(Restoring.object(tree, for: JSONObject.self))
  }

  /// Creates an object from JSON text in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: ``JSONDecodingError``: `invalidText`, `wrongType` for a text of another kind, or
  ///   `outOfRange` for a number that no Swift type holds.
  public init(JSONData: Data) throws {
    let tree = try JSONTextReader.tree(JSONData)
    self = try Restoring.checked(Restoring.object(tree, for: JSONObject.self))
  }
}
