internal import JSONCodable

extension DecodingNode {
  /// Creates an optional, an array or a dictionary of the standard library, part by part.
  ///
  /// The keys of a dictionary are data, and so are kept from key strategies.
  ///
  /// - Precondition: The type is the container of that form, of those parts.
  func decode<T>(
    _ type: T.Type, as form: FrequentContainer.Form, of part: any Decodable.Type,
    from value: Any, at key: (any CodingKey)?
  ) throws -> T {
    func open<Part: Decodable>(_ part: Part.Type) throws -> T {
      switch form {
      case .optional: return try optional(part, from: value, at: key)
      case .array: return unsafeBitCast(try node(value, at: key).elements(part), to: T.self)
      case .object: return unsafeBitCast(try node(value, at: key).members(part), to: T.self)
      }
    }
    return try open(part)
  }

  /// It stands alone, since a function with an optional of a generic type asks for that type on each call.
  @inline(never)
  private func optional<T, Wrapped: Decodable>(
    _ type: Wrapped.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> T {
    unsafeBitCast(try decodeIfPresent(type, from: value, at: key), to: T.self)
  }

  private func elements<Element: Decodable>(_ type: Element.Type) throws -> [Element] {
    let array = try array()
    return try Memory.array(capacity: array.count) { elements, count in
      while count < array.count {
        (elements + count).initialize(
          to: try decode(type, from: array[count], at: PathKey.index(count)))
        count += 1
      }
    }
  }

  private func members<Value: Decodable>(_ type: Value.Type) throws -> [String: Value] {
    let object = try object()
    // The members' own keys are read here; a type that is tried next may ask the same node for converted ones.
    if session.convertsKeys { forgetConvertedChild() }
    defer { if session.convertsKeys { forgetConvertedChild() } }
    var (names, name) = (object.keys.makeIterator(), "")
    return try object.mapValues { value in
      // `mapValues` goes in the order of the keys, too.
      name = names.next() ?? name
      return try decode(type, from: value, at: session.memberKey(name))
    }
  }
}
