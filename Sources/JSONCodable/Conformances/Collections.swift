import Foundation

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  /// Returns the wrapped value as JSON, or null.
  ///
  /// - Throws: ``JSONEncodingError`` where the wrapped value has no JSON form.
  public func JSONEncode() throws -> Any { try ValueEncoder.encodeElement(self as Any) }
}

extension Optional: JSONRestorable where Wrapped: JSONRestorable {
  /// Creates nil from null, and the wrapped value from all else.
  ///
  /// - Throws: ``JSONDecodingError`` where the wrapped type refuses the value.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    guard TreeValue.isFrequent(JSONValue) || !Restoring.isNull(JSONValue) else {
      self = nil
      return
    }
    do {
      self = try Wrapped(JSONValue: JSONValue)
    } catch {
      let isNil = ConvertedScalar.isNil(JSONValue)
      self = isNil ? nil : try Restoring.wrapped(JSONValue, or: error)
    }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// Returns an array of the elements as JSON.
  ///
  /// - Throws: ``JSONEncodingError`` with the index of the element that has no JSON form.
  public func JSONEncode() throws -> Any { try ValueEncoder.encodeElement(self) }
}

extension Array: JSONRestorable where Element: JSONRestorable {
  /// Creates an array from a JSON array.
  ///
  /// - Throws: ``JSONDecodingError`` with the index of the first element that is not right.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    self = try Restoring.madeElements(of: JSONValue, for: Self.self)
  }
}

extension Set: JSONEncodable where Element: JSONEncodable {
  /// Returns an array of the elements as JSON, in no order.
  ///
  /// - Throws: ``JSONEncodingError`` with the index of the element that has no JSON form.
  public func JSONEncode() throws -> Any { try ValueEncoder.encodeElement(self) }
}

extension Set: JSONRestorable where Element: JSONRestorable {
  /// Creates a set from a JSON array; equal elements become one.
  ///
  /// - Throws: ``JSONDecodingError`` with the index of the first element that is not right.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    self = Set(try Restoring.madeElements(of: JSONValue, for: Self.self))
  }
}

extension Dictionary: JSONEncodable where Value: JSONEncodable {
  /// Returns an object of the values as JSON.
  ///
  /// - Throws: ``JSONEncodingError`` with the key of the value that has no JSON form.
  public func JSONEncode() throws -> Any { try ValueEncoder.encodeElement(self) }
}

extension Dictionary: JSONRestorable where Value: JSONRestorable {
  /// Creates a dictionary from a JSON object.
  ///
  /// Keys are strings, or what a string makes: raw-value types and `LosslessStringConvertible` ones.
  ///
  /// - Throws: ``JSONDecodingError`` with the key of the member that is not right.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    if let stored: Self = Restoring.storedMembers(of: JSONValue) {
      self = stored
      return
    }
    let members = try Restoring.copiedMembers(of: JSONValue, for: Self.self) {
      try Value(JSONValue: $0)
    }
    self = try members ?? Restoring.members(of: JSONValue)
  }
}

extension Restoring {
  /// Creates the elements of an array or a set.
  ///
  /// - Throws: ``JSONDecodingError`` with the index of the first element that is not right.
  @inlinable
  static func madeElements<Element: JSONRestorable>(
    of value: Any, for type: @autoclosure () -> any Any.Type
  ) throws -> [Element] {
    let scope = unretainedScope
    if let scope, scope._withUnsafeGuaranteedRef({ $0.searchesElements }) {
      return try elements(of: value, for: type())
    }
    if let stored: [Element] = storedElements(of: value) { return stored }
    let values = try array(value, for: type())
    let mark = scope?._withUnsafeGuaranteedRef { $0.mark }
    let isScalar = isFrequentScalar(Element.self)
    var made: [Element] = []
    if values.isEmpty { return made }
    made.reserveCapacity(values.count)
    // Not a loop over the values: unoptimised, its iterator takes longer than a number.
    while made.count < values.count {
      let index = made.count
      let isOnTrail =
        isScalar ? false : scope?._withUnsafeGuaranteedRef { $0.enter(.index(index)) } ?? false
      do {
        made.append(try Element(JSONValue: values[index]))
        if isOnTrail { scope?._withUnsafeGuaranteedRef { $0.leave() } }
      } catch {
        if isOnTrail { scope?._withUnsafeGuaranteedRef { $0.leave() } }
        guard mayOpen(values[index], after: error) else {
          throw wrap(error, index: index)
        }
        if let scope, let mark { scope._withUnsafeGuaranteedRef { $0.forget(since: mark) } }
        return try elements(of: value, for: type())
      }
    }
    return made
  }

  /// Creates a dictionary by copying the layout of a JSON object, so that no key is hashed; nil for one that
  /// has to be read more closely, or whose keys are not strings.
  ///
  /// - Parameters:
  ///   - value: The JSON value.
  ///   - type: The type of the dictionary.
  ///   - isScalar: Whether nothing inside a member can be a problem.
  ///   - skipsMembers: Whether an object with a member that is not right has to be read more closely where
  ///     problems are collected.
  ///   - make: Creates a member.
  /// - Returns: The dictionary, or nil.
  /// - Throws: ``JSONDecodingError`` with the key of the member that is not right.
  @inlinable
  static func copiedMembers<Key, Value>(
    of value: Any, for type: [Key: Value].Type,
    isScalar: Bool = Restoring.isFrequentScalar(Value.self), skipsMembers: Bool = false,
    _ make: (Any) throws -> Value
  ) throws -> [Key: Value]? {
    let scope = scope
    guard Key.self == String.self, scope?.searchesElements != true else { return nil }
    let readsAgain = skipsMembers && scope?.isCollecting == true
    if readsAgain, scope?.isRetried == true { return nil }
    let object = try object(value, for: type)
    let mark = scope?.mark
    // `mapValues` goes in the order of the members.
    var count = 0
    var keys = scope == nil || isScalar ? nil : object.keys.makeIterator()
    do {
      let members = try object.mapValues { value in
        count += 1
        guard let scope, let key = keys?.next(), scope.enter(.key(key)) else {
          return try make(value)
        }
        defer { scope.leave() }
        return try make(value)
      }
      return Memory.keyed(members, by: Key.self)
    } catch {
      let member = object[object.index(object.startIndex, offsetBy: count - 1)]
      guard mayOpen(member.value, after: error) || readsAgain
      else { throw wrap(error, key: member.key) }
      if let scope, let mark { scope.forget(since: mark) }
      if readsAgain { scope?.noteRetry() }
      return nil
    }
  }

  @usableFromInline
  static func members<Key, Value: JSONRestorable>(of value: Any) throws -> [Key: Value] {
    try members(of: value) { try Restoring.value(of: $0) }
  }
}
