extension Dictionary where Key == String, Value == Any {
  /// Restores all fields of a type where they lie; returns false where the type is not known yet, or has
  /// properties that cannot be mapped.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  @usableFromInline
  func restoreKnown(_ type: any Any.Type, of base: UnsafeMutableRawPointer) throws -> Bool {
    guard let mapping = FieldMapping.known(type) else { return false }
    try mapping._withUnsafeGuaranteedRef { try restore($0.unretained, of: base) }
    return true
  }

  /// Restores fields where they lie.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  func restore(_ fields: [FieldMapping.Field], of base: UnsafeMutableRawPointer) throws {
    try withExtendedLifetime(fields) {
      try restore(fields.map(Unmanaged.passUnretained), of: base)
    }
  }

  /// Restores fields where they lie: the quick way of `restore`, and the general way in a scope.
  private func restore(
    _ fields: [Unmanaged<FieldMapping.Field>], of base: UnsafeMutableRawPointer
  ) throws {
    let isInScope = Restoring.scope != nil
    for field in fields {
      try field._withUnsafeGuaranteedRef { field in
        let isDone = try !isInScope && restoreQuickly(field, of: base)
        if !isDone { try restore(field, of: base) }
      }
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
    try restore(base + field.offset, at: .key(field.key), of: field.type, by: field.rule)
  }
}
