internal import JSONCodable

extension EncodingNode {
  /// Writes an optional, an array or a dictionary of the standard library into this node, part by part.
  ///
  /// - Precondition: The type is the container of that form, of those parts.
  func encode<T>(
    _ value: T, as form: FrequentContainer.Form, of part: any Encodable.Type
  ) throws {
    func open<Part: Encodable>(_ part: Part.Type) throws {
      switch form {
      case .optional: try encode(optional: value, of: part)
      case .array: try encode(elements: unsafeBitCast(value, to: [Part].self))
      case .object:
        let storage = storage(as: .object, "a keyed container")
        storage.merge(try members(unsafeBitCast(value, to: [String: Part].self)))
      }
    }
    try open(part)
  }

  /// It stands alone, since a function with an optional of a generic type asks for that type on each call.
  @inline(never)
  private func encode<T, Wrapped: Encodable>(optional value: T, of type: Wrapped.Type) throws {
    guard let value = unsafeBitCast(value, to: Wrapped?.self) else { return try encodeNil() }
    try encode(value)
  }

  private func encode<Element: Encodable>(elements: [Element]) throws {
    let storage = storage(as: .array, "an unkeyed container")
    storage.makeRoom(for: elements.count)
    try elements.withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      var index = 0
      while index < elements.count {
        storage.append(try tree(of: start[index], at: PathKey.index(storage.count)))
        index += 1
      }
    }
  }

  /// Returns the members of a dictionary, whose keys are data.
  func members<Value: Encodable>(_ members: [String: Value]) throws -> [String: Any] {
    try HashedStorage.mapMembers(of: members) { name, value in
      try tree(of: value, at: session.memberKey(name))
    }
  }
}
