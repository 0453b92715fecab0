// Types of properties: scalars, optionals, containers, existentials, and what is declared.

extension TypeGenerator {
  /// Returns the type of a property.
  mutating func propertyType(depth: Int = 2) -> SwiftType {
    switch below(depth > 0 ? 20 : 8) {
    case 0..<5: return scalar()
    case 5..<8: return declared.isEmpty ? scalar() : withSubclasses(pick(declared))
    case 8..<11: return Self.optional(propertyType(depth: depth - 1))
    case 11: return Self.optional(Self.optional(wrappedTwice(propertyType(depth: depth - 1))))
    case 12..<14: return array(of: propertyType(depth: depth - 1))
    case 14..<16: return dictionary(of: propertyType(depth: depth - 1))
    case 16: return set()
    default: return existential()
    }
  }

  /// Returns a type that is JSONEncodable by its declaration, for a property of an existential type.
  mutating func encodableType() -> SwiftType {
    let choices = declared(where: \.isEncodable)
    return choices.isEmpty || chance(3) ? scalar() : pick(choices)
  }

  static func optional(_ wrapped: SwiftType) -> SwiftType {
    SwiftType(name: "Optional<\(wrapped.name)>") { generator in
      if generator.chance(3) { return Value(source: "Optional<\(wrapped.name)>.none", json: nil) }
      let value = wrapped.value(&generator)
      return Value(source: "Optional<\(wrapped.name)>.some(\(value.source))", json: value.json)
    }
  }

  /// The compiler of Swift 6.3 misaligns an `Int128??` that is an argument.
  private func wrappedTwice(_ type: SwiftType) -> SwiftType {
    type.name.contains("Int128") ? Self.scalars[0] : type
  }

  private mutating func array(of element: SwiftType) -> SwiftType {
    let name = pick(["Array", "Array", "Array", "ArraySlice", "ContiguousArray"])
    return SwiftType(name: "\(name)<\(element.name)>") { generator in
      let elements = (0..<generator.below(4)).map { _ in element.value(&generator) }
      let list = elements.map(\.source).joined(separator: ", ")
      return Value(
        source: "([\(list)] as \(name)<\(element.name)>)", json: JSON.array(elements.map(\.element))
      )
    }
  }

  /// A set has no order, so it has at most one element here.
  private mutating func set() -> SwiftType {
    let elements = Self.scalars + declared
    let element = pick(elements.filter(\.isHashable))
    return SwiftType(name: "Set<\(element.name)>") { generator in
      if generator.chance(3) { return Value(source: "Set<\(element.name)>()", json: "[]") }
      let value = element.value(&generator)
      return Value(
        source: "Set<\(element.name)>([\(value.source)])", json: JSON.array([value.element]))
    }
  }

  /// A key in Swift, and the key of the JSON object.
  private typealias Key = (source: String, key: String)

  private static let keys: [(type: String, keys: [Key])] = [
    ("String", [("\"a\"", "a"), ("\"a/b\"", "a/b"), ("\"\"", ""), ("\"e\\u{301}\"", "e\u{301}")]),
    ("String", [("\"key\"", "key"), ("\"\\\"q\\\"\"", "\"q\""), ("\"\\u{1F600}\"", "\u{1F600}")]),
    ("Int", [("-5", "-5"), ("0", "0"), ("1010", "1010"), ("1009", "1009")]),
    ("UInt8", [("0", "0"), ("255", "255"), ("7", "7")]),
    ("Int64", [("-9223372036854775808", "-9223372036854775808"), ("1", "1")]),
    ("Bool", [("true", "true"), ("false", "false")]),
    ("Double", [("1.5", "1.5"), ("-0.25", "-0.25")]),
    ("Character", [("\"x\"", "x"), ("\"\\u{E9}\"", "\u{E9}")]),
    ("Substring", [("\"part\"", "part"), ("\"s\"", "s")]),
  ]

  private mutating func dictionary(of value: SwiftType) -> SwiftType {
    let rawValued = declared.filter { !$0.keys.isEmpty }.map { (type: $0.name, keys: $0.keys) }
    let (type, keys) = pick(chance(3) && !rawValued.isEmpty ? rawValued : Self.keys)
    return SwiftType(name: "Dictionary<\(type), \(value.name)>") { generator in
      let members = keys.filter { _ in generator.chance(2) }.map { key in
        (key: key, value: value.value(&generator))
      }
      let list = members.map { "\($0.key.source): \($0.value.source)" }.joined(separator: ", ")
      return Value(
        source: "([\(list.isEmpty ? ":" : list)] as [\(type): \(value.name)])",
        json: JSON.object(members.map { (key: $0.key.key, json: $0.value.element) }))
    }
  }

  /// A type whose values are of another type each time.
  private mutating func existential() -> SwiftType {
    let shown = declared(where: \.isShown)
    switch below(shown.isEmpty ? 6 : 8) {
    case 0: return SwiftType(name: "Any") { $0.anyValue() }
    case 1: return SwiftType(name: "(any JSONEncodable)") { $0.encodableType().value(&$0) }
    case 2: return Self.optional(SwiftType(name: "Any") { $0.anyValue() })
    case 3:
      return SwiftType(name: "AnyHashable") {
        let value = $0.pick(Self.scalars.filter(\.isHashable)).value(&$0)
        return Value(source: "AnyHashable(\(value.source))", json: value.json)
      }
    case 4:
      return SwiftType(name: "[Any]") { generator in
        let elements = (0..<generator.below(4)).map { _ in generator.anyValue() }
        let list = elements.map(\.source).joined(separator: ", ")
        return Value(source: "([\(list)] as [Any])", json: JSON.array(elements.map(\.element)))
      }
    case 6...:
      return SwiftType(name: "(any Shown)") { generator in
        let choice = generator.pick(shown)
        return choice.value(&generator)
      }
    default:
      return SwiftType(name: "[String: Any]") { generator in
        let (first, second) = (generator.anyValue(), generator.anyValue())
        return Value(
          source: "([\"x\": \(first.source), \"a/b\": \(second.source)] as [String: Any])",
          json: JSON.object([("x", first.element), ("a/b", second.element)]))
      }
    }
  }

  /// Returns a value of any type, as an `Any`; an optional without a value among them.
  mutating func anyValue() -> Value {
    let type: SwiftType
    switch below(8) {
    case 0: return Value(source: "(Optional<Int>.none as Any)", json: nil)
    case 1: type = Self.optional(scalar())
    case 2..<5: type = declared.isEmpty ? scalar() : pick(declared)
    default: type = scalar()
    }
    let value = type.value(&self)
    return Value(source: "(\(value.source) as Any)", json: value.json)
  }
}
