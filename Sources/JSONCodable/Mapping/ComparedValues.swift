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
    return children(of: Mirror(reflecting: value)).contains { holdsNaN($0.value, depth: depth + 1) }
  }

  private static func children(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map(children) ?? []) + mirror.children
  }

  // MARK: - Parts

  private mutating func areSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right), TypeKind.isKnown(type(of: left)) else { return false }
    guard let equatable = left as? any Equatable else { return haveSameParts(left, right) }
    if equatable.equals(right) { return true }
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
    let ones = Self.children(of: Mirror(reflecting: left))
    let others = Self.children(of: Mirror(reflecting: right))
    // A value without parts, such as a case of an enum, is known by its name.
    if ones.isEmpty, others.isEmpty {
      return left is any Equatable ? false : "\(left)" == "\(right)"
    }
    return ones.count == others.count
      && zip(ones, others).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
