/// The kinds of types that the runtime tells apart.
///
/// A cast asks the runtime to describe both types, and for a kind that it cannot describe, such as the
/// storage of an `InlineArray`, it reads memory that is none of its own. So nothing is cast to or from a
/// type that is not known to be of a kind that everything here handles.
enum TypeKind {
  /// Tells whether values of a type may be cast, and read where they lie.
  static func isKnown(_ type: Any.Type) -> Bool { known.contains(runtimeKind(type)) }

  /// Tells whether a type is an optional.
  static func isOptional(_ type: Any.Type) -> Bool { runtimeKind(type) == 0x202 }

  // Classes, structs, enums and optionals; classes of C and Objective-C; tuples, functions, metatypes
  // and the types of the compiler; existential types of all sorts. The numbers are those of Swift's
  // stable ABI, as `Mirror` has them.
  private static let known: Set<UInt> = [
    0, 0x200, 0x201, 0x202, 0x203, 0x300, 0x301, 0x302, 0x303, 0x304, 0x305, 0x306, 0x307,
  ]
}

@_silgen_name("swift_getMetadataKind")
private func runtimeKind(_ type: Any.Type) -> UInt
