// What is written for the file of the mapped type itself.

extension TypeText {
  /// The conformance of the mapped type itself.
  var conformance: [String] {
    let todo =
      genericRemark + codableRemark + (declaration.isClass ? [] : privacyRemark)
      + declaration.problems.map { Self.todo($0) }
      + declaration.properties.flatMap { property in
        property.problems.map { Self.todo($0, property.name) }
      }
    let head = "extension \(declaration.name): Codable"
    switch declaration.kind {
    case .rawValues: return todo + ["\(head) {}"]
    case .union(let union):
      return todo + ["\(head) {"]
        + Self.indented(UnionText(union, survey).coding) + ["}"]
    case .structure where declaration.isEmptyShell: return todo
    case .structure:
      return todo + ["\(head) {"]
        + Self.indented(coding(startsEmpty: declaration.hasInit, isWhole: true)) + ["}"]
    case .object: return todo + members(of: declaration.name)
    }
  }

  /// What is said of a type that conforms already, which may be by this very text; a class also does so by its superclass.
  private var codableRemark: [String] {
    let superclass = declaration.superclass.map { survey.declarations[$0].type }
    let isBySuperclass =
      superclass.map(Self.isCoded) ?? declaration.superclassApart?.isCodable ?? false
    guard Self.isCoded(declaration.type), !isBySuperclass else { return [] }
    let name =
      switch (declaration.type is any Encodable.Type, declaration.type is any Decodable.Type) {
      case (true, false): "Encodable"
      case (false, true): "Decodable"
      default: "Codable"
      }
    return [
      "// It is \(name) already: this takes the place of that conformance, with its CodingKeys."
    ]
  }

  private static func isCoded(_ type: any Any.Type) -> Bool {
    type is any Encodable.Type || type is any Decodable.Type
  }

  /// What is said of a type that an extension may not see.
  var privacyRemark: [String] {
    SourceTypeName.isPrivateInside(declaration.type)
      ? ["// A private type in another one becomes fileprivate: an extension has to see it."] : []
  }

  /// What is said of an instance of a generic type.
  private var genericRemark: [String] {
    let name = SourceTypeName.withoutArguments(declaration.name)
    return name == declaration.name
      ? [] : ["// A type conforms once: with this one, \(name) has no other arguments."]
  }

  /// The members for the body of a class.
  private func members(of name: String) -> [String] {
    let text = CodingText(self), isSubclass = declaration.superclass != nil
    let isOverride = isSubclass || declaration.superclassApart?.isCodable == true
    let way = isOverride ? "is Codable by its superclass" : "then declares Codable"
    let head = [
      "// Members for the body of class \(name), which \(way): a required",
      "// initialiser cannot stand in an extension. What is not set here has its default there.",
    ]
    let sections = [
      head + (isSubclass ? [] : initRemark) + inheritedRemark + (usesKeys ? keys.lines : []),
      isSubclass ? inheritedInit : [],
      text.reading(initMark: "required init"),
      overrideRemark + text.writing(callsSuper: isSubclass, isOverride: isOverride),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var overrideRemark: [String] {
    guard let superclass = declaration.superclassApart, !superclass.isCodable else { return [] }
    return [
      "// Where \(superclass.name) is Codable, write override, and do not declare Codable again."
    ]
  }

  /// Only code knows what is private to a superclass.
  private var inheritedRemark: [String] {
    mapped.contains(where: \.isInherited)
      ? ["// What it inherits is set here: a private property of a superclass becomes fileprivate."]
      : []
  }

  private var initRemark: [String] {
    declaration.hasInit
      ? ["// Without an init() of its own it then needs one, since it gets none by default."] : []
  }

  /// A class with an initialiser of its own inherits none.
  private var inheritedInit: [String] {
    guard declaration.hasInit else { return [] }
    return [
      "// Swift does not inherit init() beside init(from:); "
        + "leave it out where the class has its own.",
      "required init() { super.init() }",
    ]
  }
}
