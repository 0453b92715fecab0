/// The kinds of types that the runtime distinguishes.
///
/// A cast asks the runtime to describe both types. For a kind that it cannot describe, such as the storage
/// of an `InlineArray`, it reads memory beyond the description. So a type is cast only if it is of a kind
/// in the list below.
enum TypeKind {
  /// Returns whether values of a type may be cast, and read where they lie.
  ///
  /// These are classes, structs, enums and optionals; classes of C and Objective-C; tuples, functions, metatypes
  /// and the types of the compiler; existential types of all sorts. The numbers are those of Swift's stable ABI, as
  /// `Mirror` has them.
  static func isKnown(_ type: Any.Type) -> Bool {
    switch runtimeKind(type) {
    case 0, 0x200...0x203, 0x300...0x307: true
    default: false
    }
  }

  /// Returns whether a type is an optional.
  static func isOptional(_ type: Any.Type) -> Bool { runtimeKind(type) == 0x202 }

  /// Returns whether a type is an enum, which an optional is not here.
  static func isEnum(_ type: Any.Type) -> Bool { runtimeKind(type) == 0x201 }

  /// Returns whether a type is a tuple.
  static func isTuple(_ type: Any.Type) -> Bool { runtimeKind(type) == 0x301 }

  /// Returns whether a type is a struct, a class or a tuple.
  static func hasProperties(_ type: Any.Type) -> Bool {
    isInline(type) || isClass(type)
  }

  /// Returns whether a type is a struct or a tuple, which keeps its properties in itself.
  static func isInline(_ type: Any.Type) -> Bool { runtimeKind(type) == 0x200 || isTuple(type) }

  /// Returns whether a type is a class of Swift.
  static func isClass(_ type: Any.Type) -> Bool { runtimeKind(type) == 0 || type is AnyClass }

  /// Returns whether only the values of a type tell what they are: `Any`, `any P`, and metatypes of such.
  static func isExistential(_ type: Any.Type) -> Bool {
    switch runtimeKind(type) {
    case 0x303, 0x306, 0x307: true
    default: false
    }
  }
}

// MARK: - What a type is made of

extension TypeKind {
  /// Returns a type that a struct or enum of the standard library is made of, such as `Int` for `[Int]`.
  ///
  /// It stands behind the kind and the description of the type, as the ABI's document on type metadata has it.
  ///
  /// - Precondition: The type has type arguments, more of them than `index`.
  /// - Returns: The type; nil where the arguments of types that are known stand elsewhere.
  static func argument(_ index: Int, of type: any Any.Type) -> (any Any.Type)? {
    guard hasKnownArguments, 0x200...0x202 ~= runtimeKind(type) else { return nil }
    return unsafeBitCast(argumentBits(index, of: type), to: Any.Type.self)
  }

  private static let hasKnownArguments: Bool = {
    let known = unsafeBitCast(Int.self as Any.Type, to: UInt.self)
    return argumentBits(0, of: Int?.self) == known && argumentBits(0, of: [Int].self) == known
  }()

  private static func argumentBits(_ index: Int, of type: any Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2 + index]
  }

  /// Returns whether a type may be an optional, or an array or a dictionary of the standard library.
  ///
  /// All types of one generic type have its description in common, which stands behind their kind.
  static func mayBeContainer(_ type: any Any.Type) -> Bool {
    guard let descriptions else { return true }
    switch runtimeKind(type) {
    case 0x200:
      let description = description(of: type)
      return description == descriptions.array || description == descriptions.dictionary
    case 0x202: return true
    default: return false
    }
  }

  /// The descriptions of arrays and dictionaries; nil where those of types that are known stand elsewhere.
  private static let descriptions: (array: UInt, dictionary: UInt)? = {
    // Every process has asked the runtime whether strings are keys, but not whether integers are.
    let array = description(of: [Int].self), dictionary = description(of: [String: Int].self)
    guard array == description(of: [String].self),
      dictionary == description(of: [String: Bool].self), array != dictionary,
      ![array, dictionary].contains(description(of: Int.self))
    else { return nil }
    return (array, dictionary)
  }()

  private static func description(of type: any Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1]
  }
}
