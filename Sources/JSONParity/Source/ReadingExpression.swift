/// The expression that reads a property.
struct ReadingExpression {
  let property: SourceProperty
  let container: String
  /// Whether the container may be nil.
  let isMaybe: Bool
  let key: String

  private var type: SourceType { property.type }
  private var mark: String { isMaybe ? "?" : "" }

  /// The expression.
  var text: String {
    if property.missing == .refused {
      let value = "try? \(container)\(mark).decode(\(coded).self, forKey: \(key))"
      let isNil = type.isOptional && property.rule == .optional
      if isNil, plain.coding == nil { return value }
      let read = optional.decoded("(\(value))")
      guard property.rule == .clearedByNull else { return isNil ? read : orFallback(read) }
      let isNull = "(try? \(container)\(mark).decodeNil(forKey: \(key))) == true"
      return "\(isNull) ? \(wrapped("nil")) : \(orFallback(read))"
    }
    if case .otherShapes(let shape) = property.missing { return read(asFarAs: shape) }
    if case .unknownCases(let value, let rawType) = property.leniency {
      return unknownCases(as: value, rawType)
    }
    if property.wrapper == "PolymorphicValue", property.wrapsOptional {
      return polymorphicOptional
    }
    switch property.rule {
    case .required where isMaybe:
      return "try " + (fallback == none ? decodedOfMaybe : orFallback(decodedOfMaybe))
    case .required: return "try " + decodedOfPresent
    case .nullable:
      let nullable = property.wrapper == nil ? type.codedSpelling : coded
      return "try " + type.decoded(decode("decode", nullable))
    case .optional: return "try " + orNil(optional.decoded(decode("decodeIfPresent", coded)))
    case .kept:
      return "try " + orFallback(optional.decoded(decode("decodeIfPresent", coded)))
    case .clearedByNull:
      return choice(orNil(optional.decoded(decode("decodeIfPresent", coded))))
    case .keptUnlessPresent:
      return choice(isMaybe ? orFallback(decodedOfMaybe) : decodedOfPresent)
    }
  }

  /// Makes the value of the raw value that is read, and another one where it is that of no case.
  private func unknownCases(as value: String, _ rawType: String) -> String {
    let name = type.unwrapped.spelling
    guard property.rule != .required else {
      return "try \(name)(rawValue: \(decode("decode", rawType)))"
        + (value == "nil" ? "" : " ?? \(value)")
    }
    let raw = "try " + decode("decodeIfPresent", rawType)
    guard value == "nil" else {
      let read = "\(raw).map { \(name)(rawValue: $0) ?? \(value) }"
      return property.rule == .kept ? orFallback(read) : read
    }
    // Nil of an unknown value is not that of a missing one, which leaves the property as it is.
    return property.rule == .kept
      ? orFallback("\(raw).map(\(name).init(rawValue:))")
      : "\(raw).flatMap(\(name).init(rawValue:))"
  }

  /// Reads what has a shape; all else counts as missing.
  private func read(asFarAs shape: JSONShape) -> String {
    let missing = "(try? \(container)\(mark).decode(\(shape.coded).self, forKey: \(key))) == nil"
    return
      "try \(missing) ? \(fallback) : \(isMaybe ? orFallback(decodedOfMaybe) : decodedOfPresent)"
  }

  /// The container reads nothing as nil by itself, where it is there.
  private var polymorphicOptional: String {
    guard property.rule == .required else {
      let value = decode("decode", coded)
      return "try " + (isMaybe ? orFallback(value) : value)
    }
    // Of `PolymorphicValue<(any P)?>` or `PolymorphicValue<[any P]?>`, without the optional.
    let present = type.spelling.filter { $0 != "(" && $0 != ")" }.dropLast(2)
    return "try PolymorphicValue(wrappedValue: "
      + decode("decode", "\(present)>") + ".wrappedValue)"
  }

  /// The elements that are read, where the others are left out.
  private var elements: KeptElements? { KeptElements(property.leniency, of: type.unwrapped) }

  /// The type without its optional.
  private var plain: SourceType {
    var plain = type.unwrapped
    guard let elements else { return plain }
    plain.coding = .init(spelling: coded, decoded: elements.decoded, encoded: { $0 })
    return plain
  }

  private var optional: SourceType { SourceType.optional(plain) }

  /// The type that is decoded, without its optional.
  private var coded: String {
    if let wrapper = property.wrapper, wrapper != "PolymorphicValue" { return wrapper }
    return elements?.coded ?? type.unwrapped.codedSpelling
  }

  private var decodedOfPresent: String { plain.decoded(decode("decode", coded)) }

  /// The value in a container that may be nil, which makes an optional of it.
  private var decodedOfMaybe: String {
    let value = decode("decode", coded)
    return plain.coding == nil ? value : optional.decoded("(\(value))")
  }

  private func decode(_ verb: String, _ type: String) -> String {
    "\(container)\(mark).\(verb)(\(type).self, forKey: \(key))"
  }

  private var fallback: String {
    let fallback = property.fallback ?? "nil"
    return property.keepsDefault ? property.storage : wrapped(fallback == "nil" ? none : fallback)
  }

  /// Nil of the type; behind a choice, the literal alone would be null of any JSON.
  private var none: String {
    type.unwrapped.codedSpelling == "AnyJSON" && type.coding == nil ? "AnyJSON?.none" : "nil"
  }

  /// Returns an expression of a value as one of what is stored.
  private func wrapped(_ value: String) -> String {
    guard let wrapper = property.wrapper else { return value }
    let stored = wrapper == "PolymorphicValue" ? type.spelling : wrapper
    return "\(stored)(wrappedValue: \(value))"
  }

  /// Nil in a property wrapper is not the nil of what was decoded.
  private func orNil(_ value: String) -> String {
    property.wrapper == nil ? value : "\(value) ?? \(wrapped("nil"))"
  }

  private func orFallback(_ value: String) -> String { "\(value) ?? \(fallback)" }

  private func choice(_ value: String) -> String {
    isMaybe
      ? "try \(container)?.contains(\(key)) == true ? \(value) : \(fallback)"
      : "try \(container).contains(\(key)) ? \(value) : \(fallback)"
  }
}

/// A collection without the elements that are not right, or without the raw values of no case.
///
///     Set<Date> by sec.   [Valid<SecondsSince1970>]   Set($0.compactMap(\.value).map(\.value))
///     [Int: Bool]         KeptByText<Int, Valid<Bool>>    $0.value.compactMapValues(\.value)
///     Set<Kind>           [String]                    Set($0.compactMap(Kind.init(rawValue:)))
///     [Kind: Bool]        KeptByRawValue<Kind, Bool>  $0.value
struct KeptElements {
  /// The type that is decoded.
  let coded: String
  /// Turns an expression of what was decoded into one of the collection.
  let decoded: (String) -> String
  /// The types of the text that it needs.
  private(set) var forms: Set<CodedForm> = []

  /// Creates the form of a collection; nil for what is none, and where no element is left out.
  init?(_ leniency: SourceProperty.Leniency, of type: SourceType) {
    switch leniency {
    case .elements: self.init(validIn: type, .valid)
    case .objects: self.init(validIn: type, .validObject)
    case .unknownParts(let rawType): self.init(ofCasesIn: type, rawType)
    case .none, .unknownCases: return nil
    }
  }

  private init?(validIn type: SourceType, _ form: CodedForm) {
    forms = form == .valid ? [.valid] : [.validObject, .anObject]
    switch type.composition {
    case .array(let element), .set(let element):
      coded = "[\(form.name)<\(element.codedSpelling)>]"
      decoded = { values in
        let valid = "\(values).compactMap(\\.value)"
        return type.coding == nil ? type.ofArray(valid) : type.decoded(valid)
      }
    case .dictionary(let key, let keys, let member):
      let element = "\(form.name)<\(member.codedSpelling)>"
      coded = Self.dictionary(key, keys, element)
      let mark = keys == nil ? "" : ".value"
      decoded = { Self.values(of: "\($0)\(mark).compactMapValues(\\.value)", member) }
      if let keys { forms.insert(.keptKeys(keys)) }
    case .single, .declared, .optional: return nil
    }
  }

  private init?(ofCasesIn type: SourceType, _ rawType: String) {
    switch type.composition {
    case .array(let element), .set(let element):
      coded = "[\(rawType)]"
      decoded = { type.ofArray("\($0).compactMap(\(element.spelling).init(rawValue:))") }
    case .dictionary(let key, let keys?, let member):
      coded = Self.dictionary(key, keys, member.codedSpelling)
      decoded = { Self.values(of: "\($0).value", member) }
      forms = [.keptKeys(keys)]
    case .single, .declared, .optional, .dictionary: return nil
    }
  }

  /// Returns the type of a dictionary whose members are left out where no key is made of theirs.
  private static func dictionary(
    _ key: SourceType, _ keys: CodedForm?, _ member: String
  ) -> String {
    guard let keys else { return "[String: \(member)]" }
    return "\(CodedForm.keptKeys(keys).name)<\(key.spelling), \(member)>"
  }

  /// Returns the values of what the members were coded as.
  private static func values(of members: String, _ member: SourceType) -> String {
    member.coding == nil
      ? members : SourceType.dictionary(SourceType("String"), member).decoded(members)
  }
}
