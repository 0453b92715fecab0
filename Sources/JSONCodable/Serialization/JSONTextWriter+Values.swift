import JSONText

// Text straight from stored properties. It is the text of the tree that the value would give; only
// the order of the keys is that of the declaration, since no dictionary is in between.
//
// An error here has no path. Whoever began goes the way over the tree then, which finds the place.

extension JSONTextWriter {
  /// Writes a value; false where the way over the tree must say what is wrong.
  mutating func writesDirectly(_ value: some JSONEncodable) throws -> Bool {
    let depth = scope.depth
    do {
      try withUnsafePointer(to: value) { pointer in
        if try !ValueReader.of(type(of: pointer).Pointee.self).write(pointer, &self) {
          writer.null()
        }
      }
      return true
    } catch {
      scope.depth = depth
      return false
    }
  }

  /// Writes a value of a type that is not a class, from where it lies in memory.
  mutating func write<T: JSONEncodable>(at pointer: UnsafePointer<T>) throws {
    if case .value(let plan) = DefaultEncoding.known(for: T.self)?.way {
      try write(pointer, by: plan, T.self)
    } else {
      try write(value: pointer.pointee)
    }
  }

  /// Writes a value after its dynamic type.
  mutating func write<T: JSONEncodable>(value: T) throws {
    switch try DefaultEncoding.ask(value) {
    case .tree(let tree): try write(tree)
    case .union(let plan):
      if try !plan.write(value, to: &self) { try write(value.JSONEncode()) }
    case .encoding(let encoding):
      switch encoding.way {
      case .value(let plan): try withUnsafePointer(to: value) { try write($0, by: plan, T.self) }
      case .object(let plan): try write(JSONLeaf.object(of: value), by: plan)
      case .rawValue, .mirror, .objectMirror: try write(MirrorEncoding.encode(value))
      }
    }
  }

  private mutating func write(_ object: AnyObject, by plan: EncodingPlan) throws {
    try EncodingScope.continueOrOpen(object) {
      try withExtendedLifetime(object) {
        try write(Unmanaged.passUnretained(object).toOpaque(), by: plan, type(of: object))
      }
    }
  }

  private mutating func write(
    _ base: UnsafeRawPointer, by plan: EncodingPlan, _ type: Any.Type
  ) throws {
    try enter(type)
    try write(base, by: plan)
    leave()
  }

  /// Writes the properties of a value, from where it lies in memory, in an object.
  mutating func write(_ base: UnsafeRawPointer, by plan: EncodingPlan) throws {
    writer.beginObject()
    try plan.forEachEntry(sorted: sortsKeys) { try write($0, of: base) }
    writer.endObject()
  }

  @inline(__always)
  private mutating func write(
    _ entry: borrowing EncodingPlan.Entry, of base: UnsafeRawPointer
  ) throws {
    let mark = writer.mark
    writer.key(escaped: writer.escapesSlashes ? entry.escapedKey : entry.plainKey)
    if try !entry.reader.write(base + entry.offset, &self) { writer.rewind(to: mark) }
  }

  /// Writes values of one type that lie in a row.
  mutating func write(
    _ elements: UnsafeRawBufferPointer, stride: Int, by reader: ValueReader, _ container: Any.Type
  ) throws {
    try enter(container)
    writer.beginArray()
    if let base = elements.baseAddress {
      for offset in Swift.stride(from: 0, to: elements.count, by: stride) {
        if try !reader.write(base + offset, &self) { writer.null() }
      }
    }
    writer.endArray()
    leave()
  }

  /// Writes the members of a dictionary in its own order.
  mutating func write<Value>(_ members: [String: Value], by reader: ValueReader) throws {
    try enter([String: Value].self)
    writer.beginObject()
    for (key, value) in members {
      writer.key(key)
      if try !withUnsafePointer(to: value, { try reader.write($0, &self) }) { writer.null() }
    }
    writer.endObject()
    leave()
  }
}

// MARK: - Depth

extension JSONTextWriter {
  /// Goes one level deeper.
  func enter(_ type: Any.Type) throws {
    guard scope.depth < depthLimit else { throw EncodingScope.tooDeep(type, limit: depthLimit) }
    scope.depth += 1
  }

  /// Comes back from there.
  func leave() { scope.depth -= 1 }
}
