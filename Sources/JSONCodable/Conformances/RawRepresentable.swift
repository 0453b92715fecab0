extension RawRepresentable where Self: JSONRestorable, RawValue: JSONRestorable {
  /// Makes a value of its raw value.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `unknownCase` for an unknown raw value.
  @inlinable
  public init(JSONValue: Any) throws {
    do {
      if let value = try Restoring.knownCase(Self.self, of: JSONValue) {
        self = value
        return
      }
    } catch {
      // The general way has the words for it, and opens an optional in a hand-made dictionary.
    }
    self = try Restoring.rawRepresentable(of: JSONValue)
  }
}
