/// The stored properties of a struct or class as its mirror shows them, superclass first.
struct StoredProperties: Sequence {
  /// One stored property of one value.
  struct Property {
    /// The name in the source: without the marks of lazy storage and of property wrappers.
    let name: String
    /// The key in JSON, in no style; nil where the property is left out.
    let key: String?
    /// What is written: for a property wrapper, what is wrapped.
    let value: Any
    /// What makes of the property another value; nil for the property itself.
    let transform: JSONPropertyTransform?
    /// The label and the value as the mirror shows them.
    let label: String
    let shown: Any
    /// The type that declares the property.
    let owner: Any.Type

    /// The name with the declaring type: `Animal.name`.
    var qualifiedName: String { "\(Wording.name(of: owner)).\(name)" }
  }

  private var properties: [Property] = []
  /// What is known of the type; nil with a custom mirror.
  private let table: FieldTable?

  /// Creates the list of the properties of a value.
  ///
  /// - Throws: ``JSONEncodingError`` for a type that hides its properties, or a custom mirror with
  ///   a child that has no label.
  init<T: JSONEncodable>(of value: T, mirror: Mirror) throws {
    let type = type(of: value)
    table = FieldTable.of(type)
    try append(mirror, of: type, T.self)
  }

  func makeIterator() -> some IteratorProtocol<Property> { properties.makeIterator() }

  private mutating func append<T>(
    _ mirror: Mirror, of type: any JSONEncodable.Type, _ declared: T.Type
  ) throws {
    if let superclass = mirror.superclassMirror { try append(superclass, of: type, declared) }
    if table != nil, mirror.children.isEmpty,
      StoredPropertyLayout.hidesProperties(mirror.subjectType, in: T.self)
    {
      throw JSONEncodingError(
        problem: .missingReflection(type: Wording.name(of: mirror.subjectType)))
    }
    for child in mirror.children {
      guard let label = child.label else {
        throw JSONEncodingError(problem: .missingLabel(type: Wording.name(of: mirror.subjectType)))
      }
      properties.append(property(label, child.value, owner: mirror.subjectType, of: type))
    }
  }

  private func property(
    _ label: String, _ shown: Any, owner: Any.Type, of type: any JSONEncodable.Type
  ) -> Property {
    if let field = table?.field(at: properties.count, label: label) {
      let wrapper = field.isWrapper ? shown as? any JSONPropertyWrapper : nil
      let isTransformed = field.transform != nil
      return Property(
        name: field.name, key: field.key,
        value: isTransformed ? shown : wrapper?.writtenValue ?? shown,
        transform: field.transform, label: label, shown: shown, owner: owner)
    }
    // Only a custom mirror comes here. It declares no types: its values tell the wrappers.
    let wrapper = label.hasPrefix("_") ? shown as? any JSONPropertyWrapper : nil
    let name = PropertyName.inSource(label, isStorage: wrapper != nil)
    return Property(
      name: name, key: FieldTable.key(ofProperty: name, in: type),
      value: wrapper?.writtenValue ?? shown,
      transform: FieldTable.transform(ofProperty: name, in: type), label: label, shown: shown,
      owner: owner)
  }
}
