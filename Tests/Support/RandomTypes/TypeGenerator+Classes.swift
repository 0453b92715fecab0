// Classes with superclasses, generic ones among them.

/// A class that a subclass can inherit from.
struct OpenClass: Sendable {
  /// The name, with the arguments of a generic class.
  let name: String
  let parameters: [(name: String, type: String)]
  /// The keys of the properties, unless a subclass overrides them.
  let keys: [String: String?]
  let hasKeyFunction: Bool
  /// The names of the class and of its superclasses.
  let lineage: Set<String>
  /// Makes what an instance has: one argument for each parameter, and the members.
  let value: @Sendable (inout TypeGenerator) -> ClassValue
}

/// What an instance of a class has.
struct ClassValue: Sendable {
  var arguments: [String]
  var members: [(name: String, json: String?)]
  var touched: [String]
}

extension TypeGenerator {
  /// A class without a superclass.
  mutating func declareClass(isGeneric: Bool) {
    let name = newName("Class")
    var properties = (0..<below(3) + 1).map { _ in property(inClass: true) }
    let element = isGeneric ? propertyType(depth: 1) : nil
    if let element { properties.append(generic(of: element)) }
    let full = element.map { "\(name)<\($0.name)>" } ?? name
    let declaration = "class \(name)\(isGeneric ? "<Element>" : ""): Shown"
    declare(declaration, full, properties, inheriting: nil)
  }

  /// A class that inherits from one that is declared.
  mutating func declareSubclass() {
    let choices = declared.compactMap(\.openClass)
    guard !choices.isEmpty else { return declareClass(isGeneric: true) }
    let superclass = pick(choices)
    let name = newName("Subclass")
    let properties = (0..<below(3) + 1).map { _ in property(inClass: true) }
    declare("class \(name): \(superclass.name)", name, properties, inheriting: superclass)
  }

  /// Returns a type for a property: of a class that is declared, with instances of its subclasses.
  func withSubclasses(_ type: SwiftType) -> SwiftType {
    let subclasses = declared { $0.openClass?.lineage.contains(type.name) == true }
    guard subclasses.count > 1 else { return type }
    return SwiftType(name: type.name, isEncodable: true, isObject: true, isClass: true) {
      let choice = $0.pick(subclasses)
      return choice.value(&$0)
    }
  }

  /// The property of a generic class.
  private mutating func generic(of element: SwiftType) -> Property {
    let name = newName("g")
    return Property(
      declaration: ["var \(name): [Element]"], parameter: (name, "[Element]"),
      inheritedType: "[\(element.name)]",
      initialization: ["self.\(name) = \(name)"]
    ) { generator in
      let elements = (0..<generator.below(3)).map { _ in element.value(&generator) }
      return PropertyValue(
        argument: "[\(elements.map(\.source).joined(separator: ", "))]",
        members: [(name, JSON.array(elements.map(\.element)))])
    }
  }

  private mutating func declare(
    _ declaration: String, _ full: String, _ properties: [Property],
    inheriting superclass: OpenClass?
  ) {
    let names = properties.flatMap { property in property.value(&self).members.map(\.name) }
    var keys = superclass?.keys ?? [:]
    var function: [String] = []
    if superclass?.hasKeyFunction != false {
      let own = keyMap(of: names)
      if !own.isEmpty {
        // A subclass says all keys anew: what it does not name has its own name.
        keys = own
        function = Self.keyFunction(own, superclass == nil ? "class" : "override class")
      }
    }
    let open = openClass(
      full, properties, superclass, keys,
      hasKeyFunction: superclass?.hasKeyFunction ?? !function.isEmpty)
    let body =
      properties.flatMap(\.declaration)
      + Self.classInitializer(properties, superclass) + function
    add(Self.type(of: open), ["\(declaration) {"] + Source.indented(body) + ["}"])
  }

  private static func classInitializer(
    _ properties: [Property], _ superclass: OpenClass?
  ) -> [String] {
    var lines = initializer(properties, inherited: superclass?.parameters ?? [])
    if let superclass, superclass.parameters.isEmpty {
      lines.insert("  super.init()", at: lines.count - 1)
      if properties.allSatisfy({ $0.parameter == nil }) { lines[0] = "override " + lines[0] }
    } else if let superclass, properties.allSatisfy({ $0.parameter == nil }),
      !superclass.parameters.isEmpty
    {
      lines[0] = "override " + lines[0]
    }
    return lines
  }

  private func openClass(
    _ full: String, _ properties: [Property], _ superclass: OpenClass?, _ keys: [String: String?],
    hasKeyFunction: Bool
  ) -> OpenClass {
    let parameters =
      (superclass?.parameters ?? [])
      + properties.compactMap { property in
        property.parameter.map { ($0.name, property.inheritedType ?? $0.type) }
      }
    return OpenClass(
      name: full, parameters: parameters, keys: keys, hasKeyFunction: hasKeyFunction,
      lineage: (superclass?.lineage ?? []).union([full])
    ) {
      var result =
        superclass?.value(&$0) ?? ClassValue(arguments: [], members: [], touched: [])
      for property in properties {
        let value = property.value(&$0)
        if let argument = value.argument { result.arguments.append(argument) }
        result.members += value.members
        if let touched = value.touched { result.touched.append(touched) }
      }
      return result
    }
  }

  private static func type(of open: OpenClass) -> SwiftType {
    SwiftType(
      name: open.name, isEncodable: true, isObject: true, isClass: true, isShown: true,
      openClass: open
    ) { generator in
      let value = open.value(&generator)
      let arguments = zip(open.parameters, value.arguments).map { "\($0.name): \($1)" }
      let call = "\(open.name)(\(arguments.joined(separator: ", ")))"
      let reads = value.touched.map { "_ = $0.\($0)" }
      return Value(
        source: reads.isEmpty ? call : "touching(\(call)) { \(reads.joined(separator: "; ")) }",
        json: JSON.object(members(value.members, open.keys)))
    }
  }
}
