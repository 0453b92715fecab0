import JSONCodable

// Types that are composed of others: containers, and what a registry makes.

extension Optional: Composed {
  static var part: any Any.Type { Wrapped.self }

  static func source(_ resolver: TypeResolver) -> SourceType {
    .optional(resolver.source(of: Wrapped.self))
  }
}

extension Array: Composed {
  static var part: any Any.Type { Element.self }

  static func source(_ resolver: TypeResolver) -> SourceType {
    .array(resolver.source(of: Element.self))
  }
}

extension ContiguousArray: Composed {
  static var part: any Any.Type { Element.self }

  static func source(_ resolver: TypeResolver) -> SourceType {
    .contiguousArray(resolver.source(of: Element.self))
  }
}

extension Set: Composed {
  static var part: any Any.Type { Element.self }

  static func source(_ resolver: TypeResolver) -> SourceType {
    .set(resolver.source(of: Element.self))
  }
}

extension Dictionary: Composed {
  static var part: any Any.Type { Value.self }

  static func source(_ resolver: TypeResolver) -> SourceType {
    let member = resolver.source(of: Value.self)
    let key = TypeResolver(resolver.survey).source(of: Key.self)
    if Key.self == String.self || Key.self == Int.self { return .dictionary(key, member) }
    if isFloatingPoint(Key.self) {
      var type = SourceType.dictionary(key, member)
      type.problem =
        "the keys are floating-point numbers, which the mapper refuses in some spellings"
      return type
    }
    let form: CodedForm
    if let raw = Key.self as? any RawRepresentable.Type, let found = CodedForm(keysOf: raw) {
      form = found
      if resolver.survey.isNewType, resolver.survey.known(Key.self) != nil,
        Self.takesOthers(raw)
      {
        var type = SourceType.dictionary(key, member)
        type.problem = "keys of no case are read by code of the type of the keys"
        return type
      }
    } else if Key.self is any LosslessStringConvertible.Type, Key.self != Character.self {
      form = .textKeys
    } else {
      var type = SourceType.dictionary(key, member)
      type.problem =
        switch Key.self {
        case is any RawRepresentable.Type:
          "the keys are raw values that are neither strings nor numbers"
        case is Character.Type:
          "the keys are characters, whose initializer ends the process for another text"
        default: "the keys are neither strings, nor raw values, nor made from text"
        }
      return type
    }
    var type = SourceType.dictionary(key, member, by: form)
    if form == .textKeys, case .declared = key.composition {
      type.problem = "only code knows how a key is made of text"
      return type
    }
    resolver.survey.helpers.insert(form)
    return type
  }

  /// Whether keys are made as floating-point numbers, which `0x10` and `1e400` make as well.
  private static func isFloatingPoint(_ type: any Any.Type) -> Bool {
    func isOfRawValues<T: RawRepresentable>(_: T.Type) -> Bool { isFloatingPoint(T.RawValue.self) }
    if let raw = type as? any RawRepresentable.Type { return isOfRawValues(raw) }
    return type is any BinaryFloatingPoint.Type
  }

  private static func takesOthers<T: RawRepresentable>(_ type: T.Type) -> Bool {
    RawValueSurvey(type).takesOthers
  }
}

extension PolymorphicValue: Composed {
  static var part: any Any.Type { Value.self }

  static func source(_ resolver: TypeResolver) -> SourceType {
    var type = SourceType("PolymorphicValue<\(resolver.existential(Value.self))>") { value in
      if SourceSurvey.isNil(value) { return "nil" }
      guard Mirror(reflecting: value).children.isEmpty else { return nil }
      return value is [AnyHashable: Any] ? "[:]" : "[]"
    }
    type.isHashable = Self.self is any Hashable.Type
    if let element = (Value.self as? any ListOfExistentials.Type)?.element(resolver) {
      var element = SourceType("PolymorphicValue<\(element)>")
      element.isHashable = type.isHashable
      type.composition = .array(element)
      type.ofArray = { "PolymorphicValue(wrappedValue: \($0).map(\\.wrappedValue))" }
    }
    return type
  }
}

/// An array of `any P` values.
private protocol ListOfExistentials {
  static func element(_ resolver: TypeResolver) -> String
}

extension Array: ListOfExistentials {
  static func element(_ resolver: TypeResolver) -> String { resolver.existential(Element.self) }
}

extension TypeResolver {
  /// Returns the name of a type of `any P` values and containers of such.
  func existential(_ type: any Any.Type) -> String {
    if let container = type as? any ExistentialContainer.Type { return container.name(self) }
    let name = SourceTypeName.name(of: type)
    return MappingFacts.isExistential(type) && !name.hasPrefix("any ") ? "any \(name)" : name
  }
}

/// A container of `any P` values.
protocol ExistentialContainer {
  static func name(_ resolver: TypeResolver) -> String
}

extension Optional: ExistentialContainer {
  static func name(_ resolver: TypeResolver) -> String {
    let name = resolver.existential(Wrapped.self)
    return name.hasPrefix("any ") ? "(\(name))?" : "\(name)?"
  }
}

extension Array: ExistentialContainer {
  static func name(_ resolver: TypeResolver) -> String { "[\(resolver.existential(Element.self))]" }
}

extension Dictionary: ExistentialContainer {
  static func name(_ resolver: TypeResolver) -> String {
    "[\(resolver.existential(Key.self)): \(resolver.existential(Value.self))]"
  }
}
