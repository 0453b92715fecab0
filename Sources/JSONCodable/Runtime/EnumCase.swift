/// The case and the payloads of an enum value, as the runtime knows them.
///
/// `Mirror` has no name for a case without payload, and printing is open to `CustomStringConvertible`; the
/// runtime function behind printing is not.
enum EnumCase {
  /// A value that a case carries.
  struct Payload {
    /// The label in the source, or nil.
    let label: String?
    let value: Any
  }

  /// Returns the name of a value's case; nil for a type compiled without reflection metadata.
  static func name<T>(of value: T) -> String? { nameAddress(of: value).map(name) }

  /// Returns the place of the name of a value's case, which is the same for all values of the case; nil
  /// for a type that is not an enum, or was compiled without reflection metadata.
  static func nameAddress<T>(of value: T) -> UnsafePointer<CChar>? { runtimeCaseName(value) }

  /// Returns the name of a case from its place.
  static func name(at address: UnsafePointer<CChar>) -> String {
    PropertyName.withoutBackticks(String(cString: address))
  }

  /// Returns whether a value's case carries anything, which is the same for all values of the case.
  private static func hasPayload<T>(_ value: T) -> Bool { runtimeChildCount(value, T.self) > 0 }

  /// Returns what the case of an enum value carries, as the child that `Mirror` would show.
  ///
  /// `Mirror.children` takes twice as long: it makes a string of each label and goes through several
  /// layers of collections.
  ///
  /// - Precondition: The case has a payload; the runtime checks it.
  static func payload<T>(of value: T) -> Any {
    withRuntimeChild(of: value, as: T.self, at: 0) { _, payload in payload }
  }

  /// Returns the type of a payload if it lies at the start of the enum as it is; nil for one that does not.
  ///
  /// A payload that does not is in a box, as that of an indirect case, or has the bits that tell the cases
  /// apart among its own. Both are the same for all values of a case ("Enums" in the ABI's document on type
  /// layout), so that one value tells: none of the case's bits is set where the payload has its bytes. A
  /// payload in a box would have to be the address of that box.
  ///
  /// - Parameters:
  ///   - payload: What the case carries, as `payload(of:)` gives it.
  ///   - value: The value that carries it.
  /// - Returns: The type that the case declares, or nil.
  static func typeInPlace<T>(of payload: Any, in value: T) -> (any Any.Type)? {
    func type<P>(_ payload: P) -> (any Any.Type)? {
      guard MemoryLayout<P>.size <= MemoryLayout<T>.size,
        MemoryLayout<P>.alignment <= MemoryLayout<T>.alignment
      else { return nil }
      return withUnsafePointer(to: payload) { payload in
        withUnsafePointer(to: value) {
          StoredPropertyLayout.isSame(P.self, at: payload, and: $0) ? P.self : nil
        }
      }
    }
    return _openExistential(payload, do: type)
  }

  /// Returns what a value's case carries, one by one.
  ///
  /// One payload without a label is the child itself; all others are a tuple, also a single
  /// payload with a label.
  static func payloads<T>(of value: T) -> [Payload] {
    guard hasPayload(value) else { return [] }
    let payload = payload(of: value)
    guard TypeKind.isTuple(type(of: payload)) else { return [Payload(label: nil, value: payload)] }
    return Mirror(reflecting: payload).children.map { element in
      Payload(label: element.label.flatMap(label), value: element.value)
    }
  }

  /// Returns the label of an element in the source; nil for one that only has a number.
  static func label(_ label: String) -> String? {
    label.hasPrefix(".") ? nil : PropertyName.withoutBackticks(label)
  }
}
