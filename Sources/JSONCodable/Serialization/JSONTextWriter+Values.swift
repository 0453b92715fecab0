import JSONText

// Text straight from stored properties. It is the text of the tree that the value would give; only
// the order of the keys is that of the declaration, since no dictionary is in between.

extension JSONTextWriter {
  /// Writes the value of the whole text.
  ///
  /// An object that writes itself is not open yet, as it is not when its `JSONEncode()` is called.
  mutating func write<T: JSONEncodable>(root value: T) throws {
    if T.self is AnyClass { return try write(value: value) }
    if try !withUnsafePointer(to: value, { try ValueReader.of(T.self).write($0, &self) }) {
      writer.null()
    }
  }

  /// Writes a value of a type that is not a class, from where it lies in memory.
  mutating func write<T: JSONEncodable>(at pointer: UnsafePointer<T>) throws {
    if let plan = DefaultEncoding.known(for: T.self)?.valuePlan {
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
      if try !plan.write(value, to: &self) {
        try write(EncodingScope.runOwn(T.self) { try value.JSONEncode() })
      }
    case .encoding(let encoding):
      if let plan = encoding.valuePlan {
        try withUnsafePointer(to: value) { try write($0, by: plan, T.self) }
      } else if let plan = encoding.objectPlan {
        try write(JSONLeaf.object(of: value), by: plan)
      } else {
        try write(MirrorEncoding.encode(value))
      }
    }
  }

  private mutating func write(_ object: AnyObject, by plan: EncodingPlan) throws {
    let scope = scope
    let isOpened = try scope.openUnlessInnermost(object)
    defer { if isOpened { scope.close() } }
    try withExtendedLifetime(object) {
      try write(Unmanaged.passUnretained(object).toOpaque(), by: plan, type(of: object))
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
    if sortsKeys {
      try writeSorted(base, by: plan)
    } else {
      try plan.forEachEntry(sorted: false) { try write($0, of: base) }
    }
    writer.endObject()
  }

  @inline(never)
  private mutating func writeSorted(_ base: UnsafeRawPointer, by plan: EncodingPlan) throws {
    let depth = scope.depth
    do {
      try plan.forEachEntry(sorted: true) { try write($0, of: base) }
    } catch {
      scope.leave(to: depth)
      throw plan.firstError(of: base, among: error)
    }
  }

  @inline(__always)
  private mutating func write(
    _ entry: borrowing EncodingPlan.Entry, of base: UnsafeRawPointer
  ) throws {
    let mark = writer.mark
    writer.key(escaped: writer.escapesSlashes ? entry.escapedKey : entry.plainKey)
    do {
      if try !entry.reader.write(base + entry.offset, &self) { writer.rewind(to: mark) }
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(entry.key))
    }
  }

  /// Writes values of one type that lie in a row.
  mutating func write(
    _ elements: UnsafeRawBufferPointer, stride: Int, by reader: ValueReader, _ container: Any.Type
  ) throws {
    try enter(container)
    writer.beginArray()
    if let base = elements.baseAddress {
      for offset in Swift.stride(from: 0, to: elements.count, by: stride) {
        do {
          if try !reader.write(base + offset, &self) { writer.null() }
        } catch {
          throw JSONEncodingError.wrap(error, under: .index(offset / stride))
        }
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
      do {
        if try !withUnsafePointer(to: value, { try reader.write($0, &self) }) { writer.null() }
      } catch {
        throw JSONEncodingError.wrap(error, under: .key(key))
      }
    }
    writer.endObject()
    leave()
  }
}

// MARK: - Depth

extension JSONTextWriter {
  /// Goes one level deeper.
  @inline(__always)
  func enter(_ type: Any.Type) throws { try scope.enter(type, limit: depthLimit) }

  /// Comes back from there.
  @inline(__always)
  func leave() { scope.leave() }
}
