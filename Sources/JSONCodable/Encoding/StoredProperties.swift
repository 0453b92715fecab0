import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The stored properties of a struct or class as its mirror shows them, superclass first.
struct StoredProperties: Sequence {
  /// One stored property of one value.
  struct Property {
    /// The name in the source: without the marks of lazy storage and of property wrappers.
    let name: String
    /// What is written: for a property wrapper, what is wrapped.
    let value: Any
    /// The label and the value as the mirror shows them.
    let label: String
    let shown: Any
    /// The type that declares the property.
    let owner: Any.Type

    /// The name with the declaring type: `Animal.name`.
    var qualifiedName: String { "\(Wording.name(of: owner)).\(name)" }
  }

  private var properties: [Property] = []

  /// Collects the properties of a value.
  ///
  /// - Throws: ``JSONEncodingError`` for a type that hides its properties, or a custom mirror with
  ///   a child that has no label.
  init<T>(of value: T, mirror: Mirror) throws {
    try append(mirror, isCustom: value is any CustomReflectable, size: MemoryLayout<T>.size)
  }

  func makeIterator() -> some IteratorProtocol<Property> { properties.makeIterator() }

  private mutating func append(_ mirror: Mirror, isCustom: Bool, size: Int) throws {
    if let superclass = mirror.superclassMirror {
      try append(superclass, isCustom: isCustom, size: size)
    }
    if !isCustom, mirror.children.isEmpty, Self.hidesProperties(mirror, size: size) {
      throw JSONEncodingError(
        problem: .missingReflection(type: Wording.name(of: mirror.subjectType)))
    }
    for child in mirror.children {
      guard let label = child.label else {
        throw JSONEncodingError(problem: .missingLabel(type: Wording.name(of: mirror.subjectType)))
      }
      properties.append(Self.property(label, child.value, owner: mirror.subjectType))
    }
  }

  /// Tells whether a type without visible properties takes room for some all the same.
  private static func hidesProperties(_ mirror: Mirror, size: Int) -> Bool {
    guard let objectType = mirror.subjectType as? AnyClass else { return size > 0 }
    let superclass: AnyClass? = mirror.superclassMirror?.subjectType as? AnyClass
    let inherited = superclass.map(instanceSize) ?? objectHeaderSize
    return instanceSize(objectType) > inherited
  }

  private static let objectHeaderSize = 2 * MemoryLayout<Int>.size

  private static func property(_ label: String, _ shown: Any, owner: Any.Type) -> Property {
    var value = shown
    var name = label
    switch label.utf8.first {
    case UInt8(ascii: "$") where label.hasPrefix(lazyPrefix):
      name = withoutBackticks(String(label.dropFirst(lazyPrefix.count)))
    case UInt8(ascii: "_"):
      if let wrapper = shown as? any JSONPropertyWrapper {
        value = wrapped(wrapper)
        name = withoutBackticks(String(label.dropFirst()))
      }
    case UInt8(ascii: "`"): name = withoutBackticks(label)
    default: break
    }
    return Property(name: name, value: value, label: label, shown: shown, owner: owner)
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  /// A wrapper that writes itself is written so, unless it holds no value.
  static func wrapped(_ wrapper: any JSONPropertyWrapper) -> Any {
    let value: Any = wrapper.wrappedValue
    let isMissing = (value as? any OptionalValue).map { $0.wrappedAsAny == nil } ?? false
    return wrapper is any JSONEncodable && !isMissing ? wrapper : value
  }

  /// Gives a raw identifier as the source has it.
  ///
  /// The runtime keeps the backticks around it, and writes its spaces as no-break spaces.
  static func withoutBackticks(_ name: String) -> String {
    guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else { return name }
    return String(name.dropFirst().dropLast()).replacing("\u{A0}", with: " ")
  }
}

#if canImport(ObjectiveC)
  private func instanceSize(_ type: AnyClass) -> Int { class_getInstanceSize(type) }
#else
  /// The standard library's own way to ask for the size of a class instance.
  @_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
  private func instanceSize(_ type: AnyClass) -> Int
#endif
