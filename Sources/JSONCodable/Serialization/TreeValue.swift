public import Foundation

/// The questions about a value of a JSON tree, answered without a cast for the most frequent types.
@usableFromInline
package enum TreeValue {
  /// Returns whether a value was stored as a scalar that is JSON as it is.
  @_transparent
  static func isScalar(_ value: Any) -> Bool {
    Memory.isStored(value, as: String.self) || Memory.isStored(value, as: Int.self)
      || Memory.isStored(value, as: Bool.self)
      || Memory.isStored(value, as: Double.self)
        && Memory.contents(value, as: Double.self).isFinite
  }

  /// Returns whether a value is known to be JSON as it is: a frequent scalar, or an array or object of any values that
  /// are, at most so many of them in one another.
  ///
  /// False says nothing.
  static func isTree(_ value: Any, levels: Int) -> Bool {
    if isScalar(value) || isNull(value) { return true }
    if Memory.isStored(value, as: NSNumber.self) { return isPlain(value) }
    guard levels > 0 else { return false }
    if Memory.isStored(value, as: JSONObject.self) {
      return Memory.contents(value, as: JSONObject.self).values.allSatisfy {
        isTree($0, levels: levels - 1)
      }
    }
    return Memory.isStored(value, as: [Any].self)
      && Memory.contents(value, as: [Any].self).allSatisfy { isTree($0, levels: levels - 1) }
  }

  /// Returns whether a number is an integer of a word, a finite double or a truth value.
  private static func isPlain(_ number: Any) -> Bool {
    switch JSONNumber(number) {
    case .integer: true
    case .double(let value): value.isFinite
    case nil: JSONNumber.boolean(number) != nil
    default: false
    }
  }

  /// Returns whether a value was stored as an optional of such a scalar, finite or not.
  @_transparent
  static func isOptionalScalar(_ value: Any) -> Bool {
    Memory.isStored(value, as: String?.self) || Memory.isStored(value, as: Int?.self)
      || Memory.isStored(value, as: Bool?.self) || Memory.isStored(value, as: Double?.self)
  }

  /// Returns what a value holds that was stored as an optional of such a scalar, or nil; nil without an inner
  /// one for every other value.
  @_transparent
  static func optionalScalar(_ value: Any) -> Any?? {
    if Memory.isStored(value, as: String?.self) { return Memory.contents(value, as: String?.self) }
    if Memory.isStored(value, as: Int?.self) { return Memory.contents(value, as: Int?.self) }
    if Memory.isStored(value, as: Bool?.self) { return Memory.contents(value, as: Bool?.self) }
    if Memory.isStored(value, as: Double?.self) {
      let number = Memory.contents(value, as: Double?.self)
      return number?.isFinite ?? true ? number : nil
    }
    return nil
  }

  /// Returns whether a value was stored as an `NSNull`.
  ///
  /// False says nothing of a null that was stored as an `NSObject` or in an optional, or of an optional
  /// without a value. `Restoring.isNull` finds these too.
  @inlinable
  @_transparent
  package static func isNull(_ value: Any) -> Bool { Memory.isStored(value, as: NSNull.self) }

  /// Returns whether a value was stored as one of the types that trees mostly consist of, null aside.
  @inlinable
  @_transparent
  static func isFrequent(_ value: Any) -> Bool {
    isFrequentScalar(value) || isFrequentContainer(value)
  }

  /// Returns whether a value was stored as one of the scalars among them.
  @inlinable
  @_transparent
  static func isFrequentScalar(_ value: Any) -> Bool {
    Memory.isStored(value, as: String.self) || Memory.isStored(value, as: NSNumber.self)
      || Memory.isStored(value, as: Int.self) || Memory.isStored(value, as: Double.self)
      || Memory.isStored(value, as: Bool.self)
  }

  /// Returns whether a value was stored as one of the containers among them, an object or array of any values.
  @inlinable
  @_transparent
  static func isFrequentContainer(_ value: Any) -> Bool {
    Memory.isStored(value, as: JSONObject.self) || Memory.isStored(value, as: [Any].self)
  }

  /// Returns what stands in an optional or in an `AnyHashable`, and null for nil; nil for every other
  /// value.
  static func opened(_ value: Any) -> Any? {
    let type = type(of: value)
    if type == AnyHashable.self { return (value as? AnyHashable)?.base }
    guard TypeKind.isOptional(type), let optional = value as? any OptionalValue else { return nil }
    return optional.wrappedAsAny ?? NSNull()
  }

  /// Returns what stands in all optionals and `AnyHashable` around it.
  private static func innermost(_ value: Any) -> Any {
    var value = value
    while let opened = opened(value) { value = opened }
    return value
  }

  /// Returns a text; nil for every other value.
  @_transparent
  static func text(_ value: Any) -> String? {
    Memory.isStored(value, as: String.self)
      ? Memory.contents(value, as: String.self) : rareText(value)
  }

  @inline(never)
  private static func rareText(_ value: Any) -> String? {
    let value = innermost(value)
    return value as? String ?? tree(ofAnyJSON: value) as? String
  }

  /// Returns a value of a type that property lists and trees by hand have, such as `Date`; nil for every other
  /// value.
  ///
  /// A cast asks for the conformances of what it is given, which takes longer than to parse most texts.
  @_transparent
  static func native<T>(_ value: Any, as type: T.Type) -> T? {
    isFrequent(value) ? nil : value as? T
  }

  /// Returns a JSON object as a dictionary, also one with `AnyHashable` keys that are strings; nil for
  /// every other value.
  @_transparent
  static func object(_ value: Any) -> JSONObject? {
    Memory.isStored(value, as: JSONObject.self)
      ? Memory.contents(value, as: JSONObject.self) : rareObject(value)
  }

  @inline(never)
  private static func rareObject(_ value: Any) -> JSONObject? {
    FoundationContainers.object(value) ?? tree(ofAnyJSON: value).flatMap(rareObject)
  }

  /// Returns an array of any elements, or the elements of a set; nil for every other value.
  @_transparent
  static func array(_ value: Any) -> [Any]? {
    Memory.isStored(value, as: [Any].self)
      ? Memory.contents(value, as: [Any].self) : rareArray(value)
  }

  @inline(never)
  private static func rareArray(_ value: Any) -> [Any]? {
    if let elements = TreeType.elements(ofStored: value) { return elements }
    let value = innermost(value)
    return FoundationContainers.array(value) ?? tree(ofAnyJSON: value).flatMap(rareArray)
      ?? (value as? any UnorderedElements)?.elements
  }

  /// Returns the tree of an `AnyJSON`; nil for every other value.
  static func tree(ofAnyJSON value: Any) -> Any? {
    // It may stand in an optional, an `AnyHashable` or an object, which the cast opens.
    Restoring.mayBeNull(value) ? native(value, as: AnyJSON.self)?.tree : nil
  }
}

/// A set whose elements are not known, which hand-made trees hold in place of an array.
private protocol UnorderedElements {
  var elements: [Any] { get }
}

extension Set: UnorderedElements {
  fileprivate var elements: [Any] { Array(self) }
}
