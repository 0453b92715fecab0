extension RawRepresentable where Self: JSONRestorable, RawValue: JSONRestorable {
  /// Creates a value from its raw value.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `unknownCase` for an unknown raw value.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    self = try Restoring.rawRepresentable(of: JSONValue)
  }
}
