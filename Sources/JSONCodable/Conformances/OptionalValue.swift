import Foundation

/// An optional whose wrapped type is not known.
package protocol OptionalValue {
  /// The wrapped value, all optionals around it opened; nil where one of them has none.
  var wrappedAsAny: Any? { get }
  /// The type of the wrapped value.
  static var wrappedType: any Any.Type { get }
  /// What a value is expected to be where there is none.
  static var wrappedExpectation: String { get }
}

extension Optional: OptionalValue {
  package var wrappedAsAny: Any? {
    guard let value = self else { return nil }
    if let inner = value as? any OptionalValue { return inner.wrappedAsAny }
    return value
  }

  package static var wrappedType: any Any.Type { Wrapped.self }
  package static var wrappedExpectation: String { Wording.expectation(of: Wrapped.self) }
}
