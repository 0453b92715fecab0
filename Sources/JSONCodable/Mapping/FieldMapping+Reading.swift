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

  /// The same, for an object, which an update keeps as it was.
  ///
  /// - Throws: ``JSONDecodingError`` with the path; `notUpdatable` for an object that could not be put back.
  @usableFromInline
  func restoreKnown(
    _ type: any Any.Type, ofObject object: UnsafeMutableRawPointer
  ) throws -> Bool {
    if DecodingScope.isUpdating {
      try DecodingScope.keep(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
    }
    return try restoreKnown(type, of: object)
  }

  /// Restores fields where they lie.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  func restore(_ fields: FieldMapping.Selection, of base: UnsafeMutableRawPointer) throws {
    try withExtendedLifetime(fields) { try restore(fields.unretained, of: base) }
  }

  /// Restores fields where they lie: the quick way of `restore` where it can tell, otherwise the general
  /// one.
  private func restore(
    _ fields: [Unmanaged<FieldMapping.Field>], of base: UnsafeMutableRawPointer
  ) throws {
    if let scope = Restoring.unretainedScope {
      return try scope._withUnsafeGuaranteedRef { try restore(fields, of: base, in: $0) }
    }
    try fields.forEachField { field in
      let isDone = try restoreQuickly(field, at: field.key, of: base)
      if !isDone { try restore(field, of: base) }
    }
  }

  /// The same, by the modes of the scope.
  @inline(never)
  private func restore(
    _ fields: [Unmanaged<FieldMapping.Field>], of base: UnsafeMutableRawPointer,
    in scope: DecodingScope
  ) throws {
    try fields.forEachField { field in
      let isDone = try restoreQuickly(field, of: base, in: scope)
      if !isDone { try restore(field, of: base) }
      // It may have run a context of its own.
      if !isDone || !field.isScalar || field.isTransformed { scope.settle() }
    }
  }

  /// Restores a field from the value at its key; returns false where only the general way can tell.
  @inline(__always)
  private func restoreQuickly(
    _ field: FieldMapping.Field, at key: String, of base: UnsafeMutableRawPointer,
    _ keys: Unmanaged<WatchedKeys>? = nil
  ) throws -> Bool {
    guard let found = member(key) else { return true }
    return try Restoring.assignPlainly(found) {
      keys?.find()
      try field.assign(base + field.offset, $0)
    } whereNull: {
      keys?.find()
      try field.rule.setNull(base + field.offset)
      return true
    } wrap: {
      Restoring.wrap($0, key: key)
    }
  }

  /// Restores a field from the value at its key, by the modes of the scope.
  @inline(__always)
  private func restoreQuickly(
    _ field: FieldMapping.Field, of base: UnsafeMutableRawPointer, in scope: DecodingScope
  ) throws -> Bool {
    let key = scope.key(for: field.key)
    let isDone = try read(
      key, in: scope, canSkip: field.rule.canSkip, isScalar: field.isScalar
    ) { keys in
      try restoreQuickly(field, at: key, of: base, keys)
    }
    return isDone || leavesUnchanged(key, in: scope)
  }

  /// Restores a field the general way.
  @inline(never)
  private func restore(_ field: FieldMapping.Field, of base: UnsafeMutableRawPointer) throws {
    try restore(base + field.offset, at: .key(field.key), of: field.type, by: field.rule)
  }
}
