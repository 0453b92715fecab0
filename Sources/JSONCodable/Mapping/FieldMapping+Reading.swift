extension Dictionary where Key == String, Value == Any {
  /// Restores all fields of a mapping where they lie.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  @usableFromInline
  func restore(_ mapping: FieldMapping, of base: UnsafeMutableRawPointer) throws {
    try restore(mapping.fields[...], of: base)
  }

  /// Restores fields where they lie: the quick way of `restore`, and the general way in a scope.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  func restore(_ fields: ArraySlice<FieldMapping.Field>, of base: UnsafeMutableRawPointer) throws {
    let isInScope = Restoring.scope != nil
    for field in fields {
      let isDone = try !isInScope && restoreQuickly(field, of: base)
      if !isDone { try restore(field, of: base) }
    }
  }

  /// Restores a field from the value at its key; returns false where only the general way can tell.
  @inline(__always)
  private func restoreQuickly(
    _ field: FieldMapping.Field, of base: UnsafeMutableRawPointer
  ) throws -> Bool {
    guard let found = self[field.key] else { return true }
    guard TreeValue.isFrequent(found) || !Restoring.mayBeNull(found) else { return false }
    do {
      try field.assign(base + field.offset, found)
      return true
    } catch {
      guard Restoring.mayOpen(found, after: error) else {
        throw Restoring.wrap(error, key: field.key)
      }
      return false
    }
  }

  /// Restores a field the general way.
  @inline(never)
  private func restore(_ field: FieldMapping.Field, of base: UnsafeMutableRawPointer) throws {
    try restore(base + field.offset, key: field.key, of: field.type, by: field.rule)
  }
}
