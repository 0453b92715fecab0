/// A type of the standard library by what it is made of: `Company` for `[Company]`.
///
/// To learn the same by a cast, the runtime goes through the conformances of all libraries, once for each type:
/// that takes as long as all else that is learned of it. So the type arguments are read from where the ABI's
/// document on type metadata has them, behind the kind and the description of a type. What is read counts only if
/// the type that is made of it is the type at hand.
enum FrequentContainer {
  case optional(of: any Any.Type)
  case array(of: any Any.Type)
  /// A dictionary whose keys are strings.
  case object(of: any Any.Type)

  /// Creates the description of a type; returns nil for one that is no such container.
  ///
  /// - Precondition: The type is of a known kind.
  init?(_ type: any Any.Type) { self.init(type, named: _typeName(type)) }

  /// Creates the description of a type, with the name that `_typeName` has for it.
  init?(_ type: any Any.Type, named name: String) {
    guard Self.hasKnownLayout else { return nil }
    if TypeKind.isOptional(type) {
      self = .optional(of: Self.argument(0, of: type))
    } else if TypeKind.isInline(type), name.hasPrefix("Swift.Array<") {
      self = .array(of: Self.argument(0, of: type))
    } else if TypeKind.isInline(type), name.hasPrefix("Swift.Dictionary<Swift.String, ") {
      self = .object(of: Self.argument(1, of: type))
    } else {
      return nil
    }
    guard isMade(type) else { return nil }
  }

  /// Whether every byte is a part of the value: a reference to a storage.
  var isWhole: Bool {
    switch self {
    case .optional: false
    case .array, .object: true
    }
  }

  private func isMade(_ type: any Any.Type) -> Bool {
    func isOptional<T>(of _: T.Type) -> Bool { type == T?.self }
    func isArray<T>(of _: T.Type) -> Bool { type == [T].self }
    func isObject<T>(of _: T.Type) -> Bool { type == [String: T].self }
    return switch self {
    case .optional(let wrapped): _openExistential(wrapped, do: isOptional)
    case .array(let element): _openExistential(element, do: isArray)
    case .object(let value): _openExistential(value, do: isObject)
    }
  }
}

// MARK: - Metadata

extension FrequentContainer {
  /// Whether the arguments of types that are known stand where they are expected.
  private static let hasKnownLayout: Bool = {
    let known = unsafeBitCast(Int.self as Any.Type, to: UInt.self)
    return words(of: Int?.self)[firstArgument] == known
      && words(of: [Int].self)[firstArgument] == known
  }()

  private static let firstArgument = 2

  /// - Precondition: The type is a generic struct or enum with more type arguments.
  private static func argument(_ index: Int, of type: any Any.Type) -> any Any.Type {
    unsafeBitCast(words(of: type)[firstArgument + index], to: Any.Type.self)
  }

  private static func words(of type: any Any.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}
