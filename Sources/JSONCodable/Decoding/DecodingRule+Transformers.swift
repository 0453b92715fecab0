import Foundation

// The functions that look a rule up are not methods of the transformer: these would ask the runtime for its type.

extension JSONTransformer {
  /// Returns the rule of what the transformer returns, or of an optional, an array, a set or a dictionary of
  /// it, to any depth.
  @inline(__always)
  func rule(of type: any Any.Type) -> AnyDecodingRule { .of(type, by: self) }

  /// Returns the same as a rule that names the transformer.
  func namedRule(of type: any Any.Type) -> AnyDecodingRule {
    .lifted(to: type, self, isNamed: true)
  }

  /// Returns the same as the rule of a type that is known.
  @inline(__always)
  func typedRule<T>(of type: T.Type = T.self) -> DecodingRule<T> {
    Memory.known(rule(of: type), as: DecodingRule<T>.self)
  }
}

extension AnyDecodingRule {
  fileprivate static func of<Encoded, Decoded>(
    _ type: any Any.Type, by transformer: JSONTransformer<Encoded, Decoded>
  ) -> AnyDecodingRule {
    // What is recorded names its transformer, and so holds the identity.
    if DecodingScope.recorder != nil { return lifted(to: type, transformer, isNamed: true) }
    return transformer.identity.rules.value(for: type) {
      lifted(to: type, transformer, isNamed: false)
    }
  }

  fileprivate static func lifted<Encoded, Decoded>(
    to type: any Any.Type, _ transformer: JSONTransformer<Encoded, Decoded>, isNamed: Bool
  ) -> AnyDecodingRule {
    func rule<T>(_ type: T.Type) -> AnyDecodingRule {
      LiftedRules(transformer: transformer, isNamed: isNamed).rule(of: type)
    }
    return _openExistential(type, do: rule)
  }
}

extension DecodingRule {
  /// Returns the rule of a value that a transformer returns.
  ///
  /// What the transformer takes is created by its type's own rule where it has one. Otherwise the JSON
  /// value must be of that type already.
  ///
  /// - Parameters:
  ///   - transformer: The transformer.
  ///   - isNamed: Whether the rule names its transformer.
  /// - Returns: The rule.
  fileprivate static func transformed<Encoded>(
    by transformer: JSONTransformer<Encoded, Value>, isNamed: Bool
  ) -> DecodingRule {
    let transform = isNamed ? JSONPropertyTransform(transformer) : nil
    let (decoding, decode) = (transformer.parts.decoding, transformer.parts.decode)
    let encoded = Restoring.maker(of: Encoded.self)
    // To say of an `Int` that an `Int` was expected would be no help.
    let words = Encoded.self == Value.self ? transformer.words : nil
    // Even of a string a program may make a value with parts, which have problems of their own.
    func make(_ value: Any) throws -> Value {
      try Restoring.requireStack(inside: value, for: Value.self)
      return try decode(encoded(value)) {
        guard let words else { return JSONDecodingError.wrongType(value, expected: Value.self) }
        return JSONDecodingError.refused(value, of: Value.self, by: words)
      }
    }
    // A transformer that takes an optional decides what null is; else, and where it refuses it, null is nil.
    let none = TypeKind.isOptional(Value.self) ? ofType.null : nil
    let null: (() throws -> Value)? =
      TypeKind.isOptional(Encoded.self)
      ? { try decoding(encoded(NSNull())) ?? none?() ?? make(NSNull()) } : none
    return DecodingRule(
      null: null, transform: transform, isScalar: false, make: make)
  }
}

/// The rules of containers whose innermost parts a transformer returns.
private struct LiftedRules<Encoded, Decoded>: DecodingRules {
  let transformer: JSONTransformer<Encoded, Decoded>
  let isNamed: Bool

  func rule<T>(of type: T.Type) -> DecodingRule<T> {
    if let rule = DecodingRule<Decoded>.transformed(by: transformer, isNamed: isNamed)
      as? DecodingRule<T>
    {
      return rule
    }
    // A wrapper that makes its value by rules of its own has no place for a transformer.
    if let container = FrequentContainer(type)?.type
      ?? type as? any (RestorableContainer & ContainerEncodable).Type
    {
      return Memory.known(container.makeRule(self), as: DecodingRule<T>.self)
    }
    let decoded = Wording.name(of: Decoded.self)
    return .refusing(
      JSONDecodingError(
        problem: .unsupportedType(
          Wording.name(of: type), expected: "\(decoded), or an optional or a collection of it")))
  }
}
