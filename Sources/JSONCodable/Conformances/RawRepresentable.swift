extension RawRepresentable where Self: JSONRestorable, RawValue: JSONRestorable {
  /// Makes a value of its raw value.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `unknownCase` for an unknown raw value.
  @inlinable
  public init(JSONValue: Any) throws {
    self = try Restoring.rawRepresentable(of: JSONValue)
  }
}
