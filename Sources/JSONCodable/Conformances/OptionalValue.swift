import Foundation

/// An optional whose wrapped type is not known.
package protocol OptionalValue {
  /// What the optional holds itself, which may be an optional.
  var wrappedOnce: Any? { get }
  /// The type of the wrapped value.
  static var wrappedType: any Any.Type { get }
  /// What a value is expected to be where there is none.
  static var wrappedExpectation: String { get }
}

extension OptionalValue {
  /// The wrapped value, all optionals around it opened; nil where one of them has none.
  package var wrappedAsAny: Any? {
    var value = wrappedOnce
    while let wrapped = value, let inner = wrapped as? any OptionalValue {
      value = inner.wrappedOnce
    }
    return value
  }
}

extension Optional: OptionalValue {
  package var wrappedOnce: Any? { self }

  package static var wrappedType: any Any.Type { Wrapped.self }
  package static var wrappedExpectation: String { Wording.expectation(of: Wrapped.self) }
}
