public import Foundation

/// Tells the most frequent leaves of a JSON tree, and takes them out of their `Any`.
///
/// A cast asks the runtime, which takes longer than all else in reading a property. But an `Any` is
/// four words, by Swift's stable ABI: three for the value, if it has no more than that, and the type
/// that it was stored as. Comparing that word is enough for a struct; an object may be of a subclass,
/// which its own class tells. What is not recognised goes the general way, so that a leaf stored as
/// a superclass costs time and nothing else. A test pins the layout.
@usableFromInline
package enum JSONLeaf {
  /// Tells whether a value was stored as a type.
  @inlinable
  @inline(__always)
  package static func isStored<Stored>(_ value: Any, as type: Stored.Type) -> Bool {
    withUnsafePointer(to: value) {
      UnsafeRawPointer($0).load(
        fromByteOffset: 3 * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    } == unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
  }

  /// Takes a value that was stored as a type: one of at most three words, and of their alignment.
  @inlinable
  @inline(__always)
  package static func contents<Stored>(_ value: Any, as type: Stored.Type) -> Stored {
    withUnsafePointer(to: value) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Stored.self).pointee
    }
  }

  /// Tells whether a value is null, or may be: only then is it worth to look closer.
  @inlinable
  @inline(__always)
  package static func isNull(_ value: Any) -> Bool { isStored(value, as: NSNull.self) }

  /// Tells whether a value was stored as a scalar that is JSON as it is.
  @inline(__always)
  static func isScalar(_ value: Any) -> Bool {
    isStored(value, as: String.self) || isStored(value, as: Int.self)
      || isStored(value, as: Bool.self)
      || isStored(value, as: Double.self) && contents(value, as: Double.self).isFinite
  }

  /// Tells whether a value was stored as one of the types that trees mostly consist of, null aside.
  @inline(__always)
  static func isFrequent(_ value: Any) -> Bool {
    isStored(value, as: String.self) || isStored(value, as: NSNumber.self)
      || isStored(value, as: JSONObject.self) || isStored(value, as: [Any].self)
      || isStored(value, as: Int.self) || isStored(value, as: Double.self)
      || isStored(value, as: Bool.self)
  }

  /// Returns what stands in an optional or in an `AnyHashable`, and null for nil; nil for every other
  /// value.
  static func opened(_ value: Any) -> Any? {
    let type = type(of: value)
    if type == AnyHashable.self { return (value as? AnyHashable)?.base }
    guard TypeKind.isOptional(type), let optional = value as? any OptionalValue else { return nil }
    return optional.wrappedAsAny ?? NSNull()
  }

  /// Looks at an object whose class is exactly the one it was stored as; the box keeps it alive.
  @inline(__always)
  static func withInstance<Object: AnyObject, Result>(
    _ value: Any, of type: Object.Type, _ body: (Object) -> Result
  ) -> Result? {
    guard isStored(value, as: type) else { return nil }
    return contents(value, as: Unmanaged<Object>.self)._withUnsafeGuaranteedRef { object in
      Swift.type(of: object) == type ? body(object) : nil
    }
  }

  /// Gives an instance of a class as an object.
  ///
  /// In generic code `as AnyObject` asks the runtime how to bridge the value, which takes longer than
  /// to encode it.
  ///
  /// - Precondition: `Instance` is a class.
  @inline(__always)
  static func object<Instance>(of instance: Instance) -> AnyObject {
    unsafeBitCast(instance, to: AnyObject.self)
  }

  /// Gives a JSON object as a dictionary.
  @inline(__always)
  static func object(_ value: Any) -> JSONObject? {
    isStored(value, as: JSONObject.self)
      ? contents(value, as: JSONObject.self) : value as? JSONObject
  }

  /// Gives an array of any elements.
  @inline(__always)
  static func array(_ value: Any) -> [Any]? {
    isStored(value, as: [Any].self) ? contents(value, as: [Any].self) : value as? [Any]
  }
}
