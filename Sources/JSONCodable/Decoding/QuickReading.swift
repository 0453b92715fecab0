import Foundation

// The frequent case of every verb: there is a value at the key. A style of keys or a lenient reading
// adds what it must to that; all else goes the general way.
//
// What makes the value is given twice: a function that is called in one place is compiled into it.

extension Dictionary where Key == String, Value == Any {
  /// Returns the value at a key; nil where only the general way can tell.
  ///
  /// - Throws: ``JSONDecodingError`` with the key.
  @inlinable
  @inline(__always)
  func quickValue<T>(
    _ name: String, _ make: (Any) throws -> T, inScope makeInScope: (Any) throws -> T
  ) throws -> T? {
    if let scope = Restoring.scope { return try value(name, in: scope, makeInScope) }
    return try plainValue(name, make)
  }

  /// Restores a property from the value at a key; returns false where only the general way can tell.
  ///
  /// Null makes `null` of the property, where that is given.
  ///
  /// - Throws: ``JSONDecodingError`` with the key.
  @inlinable
  @inline(__always)
  func restoreQuickly<T>(
    _ property: inout T, _ name: String, _ required: Bool, null: T?, _ make: (Any) throws -> T,
    inScope makeInScope: (Any) throws -> T
  ) throws -> Bool {
    if let scope = Restoring.scope {
      return try restore(&property, name, required, null: null, in: scope, makeInScope)
    }
    return try restorePlainly(&property, name, required, null: null, make)
  }

  @inlinable
  @inline(__always)
  func plainValue<T>(_ key: String, _ make: (Any) throws -> T) throws -> T? {
    guard let found = self[key], TreeValue.isFrequent(found) || !Restoring.mayBeNull(found) else {
      return nil
    }
    do {
      return try make(found)
    } catch {
      guard Restoring.mayOpen(found, after: error) else { throw Restoring.wrap(error, key: key) }
      return nil
    }
  }

  @inlinable
  @inline(__always)
  func restorePlainly<T>(
    _ property: inout T, _ key: String, _ required: Bool, null: T?, _ make: (Any) throws -> T
  ) throws -> Bool {
    guard let found = self[key] else { return !required }
    guard TreeValue.isFrequent(found) || !Restoring.mayBeNull(found) else {
      guard let null, !required, TreeValue.isNull(found) else { return false }
      property = null
      return true
    }
    do {
      property = try make(found)
      return true
    } catch {
      guard Restoring.mayOpen(found, after: error) else { throw Restoring.wrap(error, key: key) }
      return false
    }
  }
}

// MARK: - In a context, leniently, or warily

extension Dictionary where Key == String, Value == Any {
  @inlinable
  @inline(never)
  func value<T>(
    _ name: String, in scope: DecodingScope, _ make: (Any) throws -> T
  ) throws -> T? {
    let key = scope.key(for: name)
    guard scope.looksCloser else { return try plainValue(key, make) }
    if scope.isWary { return nil }
    return try scope.read(at: key) { try plainValue(key, make) }
  }

  @inlinable
  @inline(never)
  func restore<T>(
    _ property: inout T, _ name: String, _ required: Bool, null: T?, in scope: DecodingScope,
    _ make: (Any) throws -> T
  ) throws -> Bool {
    let key = scope.key(for: name)
    guard scope.looksCloser else {
      return try restorePlainly(&property, key, required, null: null, make)
    }
    if scope.isWary { return false }
    do {
      let isDone = try scope.read(at: key) {
        try restorePlainly(&property, key, required, null: null, make) ? true : nil
      }
      return isDone ?? false
    } catch {
      guard scope.records(error) else { throw error }
      return true
    }
  }
}

extension Restoring {
  /// Puts a key in front of an error.
  @usableFromInline
  static func wrap(_ error: any Error, key: String) -> any Error {
    JSONDecodingError.wrap(error, under: .key(key))
  }

  /// Puts an index in front of an error.
  @usableFromInline
  static func wrap(_ error: any Error, index: Int) -> any Error {
    JSONDecodingError.wrap(error, under: .index(index))
  }

  /// Returns whether a value is null, or may be: an object of a class that trees have rarely, or an
  /// optional in a hand-made tree. A type that takes any value must not get it before that is known.
  @usableFromInline
  @inline(never)
  static func mayBeNull(_ value: Any) -> Bool {
    let type = type(of: value)
    return type is AnyClass || TypeKind.isOptional(type)
  }

  /// Returns whether a value that was refused is an optional in a hand-made tree, which must be opened.
  ///
  /// An error from further inside says that it is not.
  @usableFromInline
  static func mayOpen(_ value: Any, after error: any Error) -> Bool {
    guard JSONDecodingError.wrap(error).path.isRoot else { return false }
    return isNull(value) || value is any OptionalValue
  }
}
