/// A stored property that is being declared, or a few that belong together.
struct Property: Sendable {
  /// The lines in the type.
  let declaration: [String]
  /// The parameter of the initializer, and how it sets the property.
  var parameter: (name: String, type: String)?
  /// The type of the parameter in a subclass, where the superclass's has the name of an argument.
  var inheritedType: String?
  var initialization: [String] = []
  /// Makes a value: the argument, the members of the object by the names of the properties, and
  /// whether the property is to be read once.
  let value: @Sendable (inout TypeGenerator) -> PropertyValue
}

/// What a property has in one value.
struct PropertyValue: Sendable {
  var argument: String?
  /// By the names of the properties; nil for what is left out.
  var members: [(name: String, json: String?)]
  /// What is read before the value is written.
  var touched: String?
}

extension TypeGenerator {
  /// Returns a property of a struct or class.
  mutating func property(inClass: Bool) -> Property {
    let name = pick([
      newName("p"), newName("p"), newName("p"), newName("_p"), "`\(newName("raw p"))`",
    ])
    switch below(inClass ? 10 : 7) {
    case 0..<4: return plain(name, propertyType())
    case 4: return wrapped(newName("w"), pick(["Marked", "MarkedObject"]))
    case 5: return pick([selfWriting(newName("w")), unmarked(newName("w"))])
    case 6: return constant(name)
    case 7: return lazy(newName("l"))
    case 8: return reference(newName("r"), "weak", optional: true)
    default: return subclassed(name)
    }
  }

  private func plain(_ name: String, _ type: SwiftType) -> Property {
    let bare = name.filter { $0 != "`" }
    let parameter = bare.replacing(" ", with: "_")
    return Property(
      declaration: ["var \(name): \(type.name)"], parameter: (parameter, type.name),
      initialization: ["self.\(name) = \(parameter)"]
    ) {
      let value = type.value(&$0)
      return PropertyValue(argument: value.source, members: [(bare, value.json)])
    }
  }

  private mutating func constant(_ name: String) -> Property {
    let type = scalar()
    let value = type.value(&self)
    let bare = name.filter { $0 != "`" }
    return Property(declaration: ["private let \(name): \(type.name) = \(value.source)"]) { _ in
      PropertyValue(members: [(bare, value.json)])
    }
  }

  // MARK: Wrappers

  /// A wrapper that is marked: what is wrapped, under the plain name.
  private mutating func wrapped(_ name: String, _ wrapper: String) -> Property {
    wrapping(name, wrapper, propertyType()) { [(name, $0.json)] }
  }

  /// A marked wrapper that writes itself, unless it holds no value.
  private mutating func selfWriting(_ name: String) -> Property {
    wrapping(name, "SelfWriting", propertyType()) { value in
      [(name, value.json.map { JSON.object([("wrapped", $0)]) })]
    }
  }

  /// A wrapper that is not marked: a struct under the name with an underscore.
  private mutating func unmarked(_ name: String) -> Property {
    wrapping(name, "Unmarked", propertyType()) { value in
      [("_\(name)", JSON.object(value.json.map { [("wrappedValue", $0)] } ?? []))]
    }
  }

  private func wrapping(
    _ name: String, _ wrapper: String, _ type: SwiftType,
    _ members: @escaping @Sendable (Value) -> [(name: String, json: String?)]
  ) -> Property {
    Property(
      declaration: ["@\(wrapper) var \(name): \(type.name)"], parameter: (name, type.name),
      initialization: ["self._\(name) = \(wrapper)(wrappedValue: \(name))"]
    ) {
      let value = type.value(&$0)
      return PropertyValue(argument: value.source, members: members(value))
    }
  }

  // MARK: Classes only

  /// A lazy property is left out until it is read.
  private mutating func lazy(_ name: String) -> Property {
    let type = propertyType(depth: 1)
    let value = shortValue(of: type)
    return Property(declaration: ["lazy var \(name): \(type.name) = \(value.source)"]) {
      $0.chance(2)
        ? PropertyValue(members: [(name, value.json)], touched: name)
        : PropertyValue(members: [])
    }
  }

  /// A weak reference beside a strong one to the same object, or to none.
  private mutating func reference(_ name: String, _ kind: String, optional: Bool) -> Property {
    let isUnowned = chance(3)
    let declaration = isUnowned ? "unowned let \(name): Leaf" : "weak var \(name): Leaf?"
    return Property(
      declaration: ["let \(name)Kept: Leaf", declaration], parameter: (name, "(Leaf, Bool)"),
      initialization: [
        "\(name)Kept = \(name).0",
        isUnowned ? "self.\(name) = \(name).0" : "self.\(name) = \(name).1 ? \(name).0 : nil",
      ]
    ) { generator in
      let leaf = TypeGenerator.leaf(&generator)
      let isSet = isUnowned || generator.chance(2)
      return PropertyValue(
        argument: "(\(leaf.source), \(isSet))",
        members: [("\(name)Kept", leaf.json), (name, isSet ? leaf.json : nil)])
    }
  }

  private static func leaf(_ generator: inout TypeGenerator) -> Value {
    let number = generator.below(100)
    let text = generator.text()
    return generator.chance(2)
      ? Value(source: "Leaf(\(number))", json: JSON.object([("number", "\(number)")]))
      : Value(
        source: "NamedLeaf(\(number), \(Source.string(text)))",
        json: JSON.object([("number", "\(number)"), ("name", JSON.string(text))]))
  }

  /// A property of a superclass's type, in which there also stand instances of subclasses.
  private func subclassed(_ name: String) -> Property {
    plain(name, SwiftType(name: "Leaf", isClass: true) { TypeGenerator.leaf(&$0) })
  }
}
