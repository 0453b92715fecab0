/// Which other protocols a ``JSONEncodable`` type conforms to, as far as its declaration says so.
///
/// For each question whether a type conforms to a protocol, the runtime goes through the conformances of all
/// libraries. The compiler has the answer where the conformance to ``JSONEncodable`` is declared: it picks the
/// most special implementation of a requirement, as it picks the `encode(to:)` of a `Codable` type with raw
/// values. So a conformance that another module adds does not change the JSON of a type.
///
/// The runtime is asked about a class, whose subclasses may conform to more, and about a generic type, which may
/// conform for some parameters only.
enum DeclaredConformances {
  /// Returns a type as one with raw values; nil for all others.
  static func rawRepresentable(
    _ type: any JSONEncodable.Type
  ) -> (any RawRepresentable.Type)? {
    type._JSONRawRepresentable ?? (saysForm(type) ? nil : type as? any RawRepresentable.Type)
  }

  /// Returns whether values of a type have a mirror of their own.
  static func hasCustomMirror(_ type: any JSONEncodable.Type) -> Bool {
    type._JSONHasCustomMirror || !isFinal(type) && type is any CustomReflectable.Type
  }

  /// Returns a type as a property wrapper; nil for all others.
  static func propertyWrapper(
    _ type: any JSONEncodable.Type
  ) -> (any JSONPropertyWrapper.Type)? {
    type._JSONWrapperEncodable ?? (saysForm(type) ? nil : type as? any JSONPropertyWrapper.Type)
  }

  /// Returns the type of a stored property as a property wrapper; nil for all others.
  ///
  /// First it is asked for the conformance that its reading or writing asks for anyway.
  ///
  /// - Parameters:
  ///   - type: The type of the property.
  ///   - isMapped: Whether the property is mapped in both directions.
  /// - Returns: The type, also where another module makes it a property wrapper.
  static func propertyWrapper(
    ofProperty type: any Any.Type, isMapped: Bool
  ) -> (any JSONPropertyWrapper.Type)? {
    let declared =
      isMapped
      ? (type as? any JSONRestorable.Type)?._JSONWrapperRestorable
      : (type as? any JSONEncodable.Type)?._JSONWrapperEncodable
    return declared ?? type as? any JSONPropertyWrapper.Type
  }

  /// Returns whether a type is read from an object, in which its properties have keys.
  static func readsObjects(_ type: any JSONEncodable.Type) -> Bool {
    type._JSONReadsObjects || !isFinal(type) && type is any JSONConstructible.Type
  }

  /// Returns whether the declaration says which form the JSON of a type has.
  ///
  /// A type that is read from an object by its declaration is so with all parameters and in all subclasses, and is
  /// written as one as well.
  private static func saysForm(_ type: any JSONEncodable.Type) -> Bool {
    type._JSONReadsObjects || isFinal(type)
  }

  /// Returns a type as a union; nil for all others.
  ///
  /// Only an enum can be one. Of another type the declaration alone is asked, to refuse it.
  static func union(_ type: any JSONEncodable.Type) -> (any JSONUnion.Type)? {
    type._JSONUnion ?? (TypeKind.isEnum(type) ? type as? any JSONUnion.Type : nil)
  }

  /// Returns whether the declaration says all.
  private static func isFinal(_ type: any Any.Type) -> Bool {
    (TypeKind.isInline(type) || TypeKind.isEnum(type))
      && !_typeName(type).utf8.contains(UInt8(ascii: "<"))
  }
}

extension JSONEncodable {
  /// Nil: the type has no raw values.
  public static var _JSONRawRepresentable: (any RawRepresentable.Type)? { nil }
  /// Values have no mirror of their own.
  public static var _JSONHasCustomMirror: Bool { false }
  /// Nil: the type is not a property wrapper.
  public static var _JSONWrapperEncodable: (any JSONPropertyWrapper.Type)? { nil }
  /// Values are not read from an object.
  public static var _JSONReadsObjects: Bool { false }
  /// Nil: the type is not a union.
  public static var _JSONUnion: (any JSONUnion.Type)? { nil }
  /// Nil: the type is not mapped in both directions.
  public static var _JSONMappedEncodable: (any JSONMappable.Type)? { nil }
}

extension JSONRestorable {
  /// Nil: the type is not a property wrapper.
  public static var _JSONWrapperRestorable: (any JSONPropertyWrapper.Type)? { nil }
  /// Nil: values are not updated in place.
  public static var _JSONDecodableRestorable: (any JSONDecodable.Type)? { nil }
  /// Nil: the type is not mapped in both directions.
  public static var _JSONMappedRestorable: (any JSONMappable.Type)? { nil }
  /// An update changes values in place where they are decodable.
  public static var _JSONIsMadeWhole: Bool { false }
}

extension JSONEncodable where Self: RawRepresentable {
  /// The type itself, which has raw values.
  public static var _JSONRawRepresentable: (any RawRepresentable.Type)? { Self.self }
}

extension JSONEncodable where Self: CustomReflectable {
  /// Values have a mirror of their own.
  public static var _JSONHasCustomMirror: Bool { true }
}

extension JSONEncodable where Self: JSONPropertyWrapper {
  /// The type itself, which is a property wrapper.
  public static var _JSONWrapperEncodable: (any JSONPropertyWrapper.Type)? { Self.self }
}

extension JSONRestorable where Self: JSONPropertyWrapper {
  /// The type itself, which is a property wrapper.
  public static var _JSONWrapperRestorable: (any JSONPropertyWrapper.Type)? { Self.self }
}

extension JSONDecodable {
  /// The type itself, whose values are updated in place.
  public static var _JSONDecodableRestorable: (any JSONDecodable.Type)? { Self.self }
}

extension JSONEncodable where Self: JSONConstructible {
  /// Values are read from an object.
  public static var _JSONReadsObjects: Bool { true }
}

extension JSONUnion {
  /// The type itself, which is a union.
  public static var _JSONUnion: (any JSONUnion.Type)? { Self.self }
}

extension JSONMappable {
  /// The type itself, which is mapped in both directions.
  public static var _JSONMappedEncodable: (any JSONMappable.Type)? { Self.self }
  /// The type itself, which is mapped in both directions.
  public static var _JSONMappedRestorable: (any JSONMappable.Type)? { Self.self }
}
