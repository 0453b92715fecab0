extension Restoring {
  /// Creates an array from the elements of a JSON array; errors get the element's index.
  ///
  /// - Parameters:
  ///   - value: The JSON array.
  ///   - type: What it is read for.
  ///   - skipping: Which elements are left out. A lenient reading leaves out those that are not right; nil
  ///     keeps it from that.
  ///   - element: Creates an element.
  /// - Returns: The array.
  /// - Throws: ``JSONDecodingError`` for the first element that is not right, and is not left out.
  static func elements<T>(
    of value: Any, for type: @autoclosure () -> any Any.Type = [T].self,
    skipping: JSONSkipping? = nil, _ element: (Any) throws -> T
  ) throws -> [T] {
    let array = try array(value, for: type())
    return try Memory.array(capacity: array.count) { elements, count in
      // Not a loop over the values: unoptimised, its iterator takes longer than a number.
      var index = 0
      while index < array.count {
        defer { index += 1 }
        do {
          (elements + count).initialize(
            to: try DecodingScope.read(at: .index(index)) { try element(array[index]) })
          count += 1
        } catch {
          guard let skipping, DecodingScope.skips(error, skipping) else { throw error }
        }
      }
    }
  }

  /// Creates a dictionary from the members of a JSON object; errors get the member's key.
  ///
  /// - Parameters:
  ///   - value: The JSON object.
  ///   - type: What it is read for.
  ///   - skipping: Which members are left out, as for elements.
  ///   - member: Creates the value of a member.
  /// - Returns: The dictionary.
  /// - Throws: ``JSONDecodingError`` for a member that is not right, and is not left out.
  static func members<Key, Value>(
    of value: Any, for type: [Key: Value].Type = [Key: Value].self, skipping: JSONSkipping? = nil,
    _ member: (Any) throws -> Value
  ) throws -> [Key: Value] {
    let object = try object(value, for: type)
    let key = try DictionaryKey.making(Key.self)
    let scope = DecodingScope.current
    var members = [Key: Value](minimumCapacity: object.count)
    for (name, value) in object {
      let count = members.count
      // No closure, as `DecodingScope.read` has one: unspecialised code asks the runtime for the types of a dictionary and
      // of an optional once for each function that runs.
      do {
        let isOnTrail = scope?.enter(.key(name)) ?? false
        defer { if isOnTrail { scope?.leave() } }
        let key = try key(name)
        members.updateValue(try member(value), forKey: key)
      } catch {
        let error = JSONDecodingError.wrap(error, under: .key(name))
        guard let skipping, DecodingScope.skips(error, skipping) else { throw error }
        continue
      }
      guard members.count > count else { throw JSONDecodingError.duplicateKey(name, of: Key.self) }
    }
    return members
  }

  /// Returns a part of a collection, or nil for one that is not right and may be left out.
  static func unlessSkipped<R>(
    _ skipping: JSONSkipping?, at place: @autoclosure () -> JSONPath.Component,
    _ body: () throws -> R
  ) throws -> R? {
    do {
      return try DecodingScope.read(at: place(), body)
    } catch {
      guard let skipping, DecodingScope.skips(error, skipping) else { throw error }
      return nil
    }
  }
}
