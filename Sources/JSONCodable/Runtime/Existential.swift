/// The values of protocol types, such as `any P`, opened and made without a cast.
///
///     word 0 … 3   the value, as an `Any` has it
///     word 4 …     for each protocol, a witness table: what the value's type does for it
///
/// These are the opaque existential containers of the ABI's document on type layout. The values of a protocol
/// for classes lie in another way, and so does an `any Error`. So a type counts as one of these only after a
/// cast has found the type of a value in word 3.
enum Existential {
  /// Returns the value of a variable of a protocol type, as one of its own type.
  ///
  /// Generic code takes the protocol type for that of the value: it would put an `any P` into the `Any`.
  ///
  /// - Precondition: A value of the type lies at the place.
  static func value<P>(
    at place: UnsafeRawPointer, as type: P.Type, _ front: TypeTableFront
  ) -> Any {
    if opaque[.init(of: type), front] != nil { return place.value(as: Any.self) }
    let value = concrete(place.value(as: type))
    if isOpaque(type, at: place, stored: .init(of: Swift.type(of: value))) {
      learn(type, front)
    }
    return value
  }

  /// Returns a value that generic code has put into a second existential as one of its own type.
  private static func concrete(_ value: Any) -> Any {
    func cast<Value>(_ type: Value.Type) -> Any { (value as? Value).map { $0 as Any } ?? value }
    return _openExistential(type(of: value), do: cast)
  }

  /// Returns what reads the values of variables of a type: of a protocol type as `value` does, of any other as
  /// they are.
  static func reader<P>(of type: P.Type) -> (UnsafeRawPointer, TypeTableFront) -> Any {
    TypeKind.isExistential(type)
      ? { value(at: $0, as: type, $1) } : { place, _ in place.value(as: type) }
  }

  /// Returns a value of a protocol type as one of its own type, and any other value as it is.
  static func opened<P>(_ value: P, _ front: TypeTableFront) -> Any {
    withUnsafePointer(to: value) { reader(of: P.self)($0, front) }
  }

  /// Returns a value as one of a protocol type, or of any other.
  ///
  /// A cast asks for the conformances of the value's type. They are the same for all values that were stored as
  /// the type.
  ///
  /// - Throws: The error, for a value that is none.
  static func cast<P>(
    _ value: Any, to type: P.Type, _ front: TypeTableFront,
    orThrow error: () -> any Error
  ) throws -> P {
    let stored = TypeTableKey(ofStored: value)
    if let known = opaque[.init(of: type), front]?.witnesses[stored, front] {
      return unsafeBitCast(Witnessed(value: value, witness: known.table), to: type)
    }
    return try learned(value, stored, as: type, front, orThrow: error)
  }

  @inline(never)
  private static func learned<P>(
    _ value: Any, _ stored: TypeTableKey, as type: P.Type, _ front: TypeTableFront,
    orThrow error: () -> any Error
  ) throws -> P {
    guard let cast = value as? P else { throw error() }
    withUnsafePointer(to: cast) { place in
      let place = UnsafeRawPointer(place)
      guard MemoryLayout<P>.size == MemoryLayout<Witnessed>.size,
        isOpaque(type, at: place, stored: stored)
      else { return }
      _ = learn(type, front).witnesses.value(for: stored, front) {
        Witness(table: place.value(as: Witnessed.self).witness)
      }
    }
    return cast
  }

  /// A value of a protocol type of one protocol.
  private struct Witnessed {
    let value: Any
    let witness: UnsafeRawPointer
  }

  /// What a type does for the protocol of a protocol type.
  private final class Witness: Sendable {
    nonisolated(unsafe) let table: UnsafeRawPointer

    init(table: UnsafeRawPointer) { self.table = table }
  }

  /// A protocol type whose values begin with an `Any`.
  private final class Opaque: Sendable {
    /// For the types of values, where there is one protocol.
    let witnesses = TypeTable<Witness>()
  }

  private static let opaque = TypeTable<Opaque>()

  @discardableResult
  private static func learn(_ type: any Any.Type, _ front: TypeTableFront) -> Opaque {
    opaque.value(for: .init(of: type), front) { Opaque() }
  }

  /// Returns whether a value of a protocol type begins with an `Any`, by the type that its value has.
  private static func isOpaque<P>(
    _ type: P.Type, at place: UnsafeRawPointer, stored: TypeTableKey
  ) -> Bool {
    MemoryLayout<P>.size >= MemoryLayout<Any>.size && TypeKind.isExistential(type)
      && TypeTableKey(ofStored: place) == stored
  }
}
