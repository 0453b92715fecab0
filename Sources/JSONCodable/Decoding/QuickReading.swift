// The frequent case of every verb: no context changes it, and the value at the key is right. All
// else goes the general way, which finds the place of an error and opens an optional in a hand-made
// dictionary.

extension Dictionary where Key == String, Value == Any {
  /// Gives the value at a key; nil where only the general way can tell.
  @inlinable
  @inline(__always)
  func quickValue<T>(_ key: String, _ make: (Any) throws -> T?) -> T? {
    guard !Ambience.changesReading, let found = self[key], !JSONLeaf.isNull(found) else {
      return nil
    }
    do {
      return try make(found)
    } catch {
      return nil
    }
  }

  /// Restores a property from the value at a key; false where only the general way can tell.
  ///
  /// Null makes `null` of the property, or leaves it as it is where that is nil.
  @inlinable
  @inline(__always)
  func restoreQuickly<T>(
    _ property: inout T, _ key: String, _ required: Bool, null: T?, _ make: (Any) throws -> T?
  ) -> Bool {
    guard !Ambience.changesReading else { return false }
    guard let found = self[key] else { return !required }
    guard !JSONLeaf.isNull(found) else {
      if let null, !required { property = null }
      return !required
    }
    do {
      guard let value = try make(found) else { return false }
      property = value
      return true
    } catch {
      return false
    }
  }
}

extension Restoring {
  /// Makes a raw-value type of a JSON value; nil for a raw value that it does not know.
  @inlinable
  @inline(__always)
  static func knownCase<T: RawRepresentable>(_ type: T.Type = T.self, of value: Any) throws -> T?
  where T.RawValue: JSONRestorable {
    T(rawValue: try T.RawValue(JSONValue: value))
  }
}
