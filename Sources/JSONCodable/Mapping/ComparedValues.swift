import Foundation

/// Compares Swift values part by part, also those of types that have no `==`.
///
/// The elements of a set and the members of a dictionary are compared without their order, which is another one in
/// each value. Numbers and dates that are not a number are the same as others that are none.
package struct ComparedValues {
  /// Objects that are being compared, so that a cycle comes to an end.
  private var open: Set<[ObjectIdentifier]> = []
  /// Whether something was met that does not equal itself.
  private var hasNaN = false

  /// Returns whether two values are the same.
  package static func areSame(_ left: Any, _ right: Any) -> Bool {
    var comparison = ComparedValues()
    return comparison.areSame(left, right)
  }

  /// Returns whether two values are equal; nil where their type has no `==`.
  package static func areEqual(_ left: Any, _ right: Any) -> Bool? {
    func equals<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
    return (left as? any Equatable).map { equals($0) }
  }

  /// Returns a value as text for a person; that of a type with a date that has no text is the name of the type.
  package static func text(of value: Any) -> String {
    // `Date.description` ends the process for a date that is not a number.
    holdsNaN(value)
      ? "\(type(of: value)) with a date that is not a number" : String(reflecting: value)
  }

  private static func holdsNaN(_ value: Any, depth: Int = 0) -> Bool {
    if let date = value as? Date { return date.timeIntervalSinceReferenceDate.isNaN }
    // Of an object, its name is the text.
    guard depth < 16, !(type(of: value) is AnyClass) else { return false }
    return Mirror(reflecting: value).allChildren.contains { holdsNaN($0.value, depth: depth + 1) }
  }

  // MARK: - Parts

  private mutating func areSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right), TypeKind.isKnown(type(of: left)) else { return false }
    guard let areEqual = Self.areEqual(left, right) else { return haveSameParts(left, right) }
    if areEqual { return true }
    // What is unequal is so for a number that is none, or for a reason of the type's own.
    let outer = hasNaN
    hasNaN = false
    defer { hasNaN = hasNaN || outer }
    return haveSameParts(left, right) && hasNaN
  }

  private mutating func haveSameParts(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any FloatingPoint, let right = right as? any FloatingPoint {
      hasNaN = hasNaN || left.isNaN
      return left.isNaN && right.isNaN
    }
    if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
      return left.count == right.count
        && left.allSatisfy { key, value in right[key].map { areSame(value, $0) } ?? false }
    }
    guard type(of: left) is AnyClass else { return haveSameChildren(left, right) }
    let pair = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
    guard pair[0] != pair[1], open.insert(pair).inserted else { return true }
    return haveSameChildren(left, right)
  }

  private mutating func haveSameChildren(_ left: Any, _ right: Any) -> Bool {
    let ones = Mirror(reflecting: left).allChildren, others = Mirror(reflecting: right).allChildren
    // A value without parts, such as a case of an enum, is known by its name.
    if ones.isEmpty, others.isEmpty {
      return left is any Equatable ? false : "\(left)" == "\(right)"
    }
    return ones.count == others.count
      && zip(ones, others).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  }
}

extension Mirror {
  /// The children, those of the superclass first.
  package var allChildren: [Child] { (superclassMirror?.allChildren ?? []) + children }
}
