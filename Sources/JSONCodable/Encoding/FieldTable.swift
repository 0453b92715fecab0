/// A table of the stored properties of a struct or class, with what is the same for all its values.
///
///     final class Point: JSONEncodable { var x = 1.5; @Clamped var y = 2; lazy var sum = 3.5 }
///
///     label                     name   key    type       offset   wrapper
///     x                         x      x      Double     16       no
///     _y                        y      y      Clamped    24       yes
///     $__lazy_storage_$_sum     sum    sum    Double?    32       no
///
/// The declared type alone decides whether a property is a wrapper. An `Any` may hold a wrapper too, but
/// then the key would change from value to value.
///
/// The keys are asked for once, and outside of every context: what a type is called in JSON is a fact of
/// the type. A type with a custom mirror has no table, since its properties are those of each value.
final class FieldTable: Sendable {
  /// One stored property.
  ///
  /// Safe to share: all is constant, types among it.
  struct Field: @unchecked Sendable {
    /// The label that `Mirror` shows.
    let label: String
    /// The name in the source.
    let name: String
    /// The key in JSON, in no style; nil where the property is left out.
    let key: String?
    /// The type as it is declared.
    let type: any Any.Type
    /// Where the property begins, in bytes from the start of the value or of the object.
    let offset: Int
    /// Whether memory holds the value as it is; false for a weak or an unowned one.
    let isStrong: Bool
    /// Whether the source says `var`.
    let isVariable: Bool
    /// The type as a marked property wrapper, of which what is wrapped is written; nil for all others.
    let wrapper: (any JSONPropertyWrapper.Type)?
    /// What makes of the property another value; nil for the property itself.
    let transform: JSONPropertyTransform?

    /// Whether the type is a marked property wrapper.
    var isWrapper: Bool { wrapper != nil }

    /// Whether it is the storage of a lazy property, nil before the property is computed.
    var isLazy: Bool { label.hasPrefix(PropertyName.lazyPrefix) }
  }

  /// The properties, those of a superclass first, as `Mirror` has them.
  let fields: [Field]
  /// What the runtime says of the same properties.
  let layout: StoredPropertyLayout

  private static let known = TypeTable<FieldTable>()
  /// What values have proven of the layout, which holds for all of the type: without weak properties, and with them.
  private let proof = Locked((strong: false, weak: false))

  /// Returns the table of a type; nil for a type with a custom mirror.
  static func of(_ type: any JSONEncodable.Type) -> FieldTable? {
    if DeclaredConformances.hasCustomMirror(type) { return nil }
    return known.value(for: .init(of: type), .ofThread) { FieldTable(type) }
  }

  /// Returns whether a value, or one before it, has proven the layout.
  ///
  /// - Parameters:
  ///   - value: A value of the type.
  ///   - type: The type.
  ///   - ignoringWeak: Whether properties that are weak or unowned may be there.
  /// - Returns: Whether the layout is proven.
  func isProven<T>(by value: T, as type: any Any.Type, ignoringWeak: Bool = false) -> Bool {
    if proof.withLock({ $0.strong || ignoringWeak && $0.weak }) { return true }
    guard layout.isProven(by: value, as: type, ignoringWeak: ignoringWeak) else { return false }
    // Where there are no such properties, it makes no difference that they may be there.
    let isStrong = !ignoringWeak || fields.allSatisfy(\.isStrong)
    proof.withLock { if isStrong { $0.strong = true } else { $0.weak = true } }
    return true
  }

  /// Returns the field at a place in the order of `Mirror`; nil where it has another label there.
  func field(at index: Int, label: String) -> Field? {
    guard fields.indices.contains(index), fields[index].label == label else { return nil }
    return fields[index]
  }

  /// Returns the key of a property, asked for outside of every context.
  static func key(ofProperty name: String, in type: any JSONEncodable.Type) -> String? {
    guard Presence.ofAmbience.isHeld else { return type.JSONKey(forProperty: name) }
    return JSONContext.with(JSONContext()) { type.JSONKey(forProperty: name) }
  }

  /// Returns the transform of a property, asked for outside of every context.
  static func transform(
    ofProperty name: String, in type: any JSONEncodable.Type
  ) -> JSONPropertyTransform? {
    guard Presence.ofAmbience.isHeld else { return type.JSONTransform(forProperty: name) }
    return JSONContext.with(JSONContext()) { type.JSONTransform(forProperty: name) }
  }

  private init(_ type: any JSONEncodable.Type) {
    layout = .known(type)
    let observable = Self.observable(type, layout)
    fields = layout.properties.enumerated().map { index, property in
      let wrapper = Self.wrapper(property, isMapped: type._JSONMappedEncodable != nil)
      let isObserved = observable.contains(index)
      let isRegistrar = property.label == Self.registrar
      let name = PropertyName.inSource(property.label, isStorage: wrapper != nil || isObserved)
      return Field(
        label: property.label, name: name,
        key: isRegistrar ? nil : Self.key(ofProperty: name, in: type), type: property.type,
        offset: property.offset, isStrong: property.isStrong, isVariable: property.isVariable,
        wrapper: wrapper, transform: Self.transform(ofProperty: name, in: type))
    }
  }

  private static func wrapper(
    _ property: StoredPropertyLayout.Property, isMapped: Bool
  ) -> (any JSONPropertyWrapper.Type)? {
    let type = property.type
    guard property.label.hasPrefix("_"), TypeKind.isKnown(type), !TypeKind.isExistential(type),
      FrequentScalar.of(type) == nil, FrequentContainer(type) == nil
    else { return nil }
    return PolymorphicWrapper.of(type)
      ?? DeclaredConformances.propertyWrapper(ofProperty: type, isMapped: isMapped)
  }
}

// MARK: - Observable classes

extension FieldTable {
  /// Where the macro `@Observable` keeps what it needs itself, in the class that it stands at.
  private static let registrar = "_$observationRegistrar"

  /// Returns the places of the properties that belong to classes with the macro `@Observable`, which has
  /// put an underscore in front of their names.
  private static func observable(_ type: Any.Type, _ layout: StoredPropertyLayout) -> Set<Int> {
    guard layout.properties.contains(where: { $0.label == registrar }) else { return [] }
    var observable: Set<Int> = []
    var current: AnyClass? = type as? AnyClass
    var end = layout.properties.count
    while let owner = current {
      let superclass: AnyClass? = _getSuperclass(owner)
      let first = superclass.map(StoredPropertyLayout.count) ?? 0
      let own = min(first, end)..<end
      if own.contains(where: { layout.properties[$0].label == registrar }) {
        observable.formUnion(own)
      }
      (current, end) = (superclass, own.lowerBound)
    }
    return observable
  }
}

/// The names of stored properties in the source, and the labels that the runtime has for them.
enum PropertyName {
  static let lazyPrefix = "$__lazy_storage_$_"

  /// Returns the name in the source.
  ///
  /// - Parameters:
  ///   - label: The label that `Mirror` shows.
  ///   - isStorage: Whether an underscore in front only says that this stores another property.
  /// - Returns: The name, without the marks of the compiler.
  static func inSource(_ label: String, isStorage: Bool) -> String {
    switch label.utf8.first {
    case UInt8(ascii: "$") where label.hasPrefix(lazyPrefix):
      withoutBackticks(String(label.dropFirst(lazyPrefix.count)))
    case UInt8(ascii: "_") where isStorage: withoutBackticks(String(label.dropFirst()))
    case UInt8(ascii: "`"): withoutBackticks(label)
    default: label
    }
  }

  /// Returns a raw identifier as the source has it.
  ///
  /// The runtime keeps the backticks around it, and writes its spaces as no-break spaces.
  static func withoutBackticks(_ name: String) -> String {
    guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else { return name }
    return String(name.dropFirst().dropLast().map { $0 == "\u{A0}" ? " " : $0 })
  }
}
