extension JSONTransformer {
  /// Returns the rule of what the transformer returns, or of an optional, an array, a set or a dictionary of
  /// it, to any depth.
  func rule(of type: any Any.Type) -> AnyDecodingRule {
    func rule<T>(_ type: T.Type) -> AnyDecodingRule { DecodingRule<T>.lifted(self) }
    // What is recorded names its transformer.
    if DecodingScope.recorder != nil { return _openExistential(type, do: rule) }
    return identity.rule(of: type) { _openExistential(type, do: rule) }
  }

  /// Returns the same as the rule of a type that is known.
  func typedRule<T>(of type: T.Type = T.self) -> DecodingRule<T> {
    Memory.known(rule(of: type), as: DecodingRule<T>.self)
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
  ///   - isKept: Whether the rule is kept, so that it names its transformer whether or not it is recorded.
  /// - Returns: The rule.
  static func transformed<Encoded>(
    by transformer: JSONTransformer<Encoded, Value>, isKept: Bool = false
  ) -> DecodingRule {
    let isNamed = isKept || DecodingScope.recorder != nil
    let transform = isNamed ? JSONPropertyTransform(transformer) : nil
    let (decoding, encoded) = (transformer.decoding, Restoring.maker(of: Encoded.self))
    let isScalar = Restoring.isFrequentScalar(Encoded.self)
    return DecodingRule(transform: transform, isScalar: isScalar) { value in
      guard let result = try decoding(encoded(value)) else {
        throw JSONDecodingError.wrongType(value, expected: Value.self)
      }
      return result
    }
  }

  /// Returns the rule of what a transformer returns, or of an optional, an array, a set or a dictionary of
  /// it, to any depth.
  static func lifted<E, D>(
    _ transformer: JSONTransformer<E, D>, isKept: Bool = false
  ) -> DecodingRule {
    LiftedRules(transformer: transformer, isKept: isKept).rule(of: Value.self)
  }
}

/// The rules of containers whose innermost parts a transformer returns.
private struct LiftedRules<Encoded, Decoded>: DecodingRules {
  let transformer: JSONTransformer<Encoded, Decoded>
  let isKept: Bool

  func rule<T>(of type: T.Type) -> DecodingRule<T> {
    if let rule = DecodingRule<Decoded>.transformed(by: transformer, isKept: isKept)
      as? DecodingRule<T>
    {
      return rule
    }
    if let container = type as? any RestorableContainer.Type {
      return Memory.known(container.makeRule(self), as: DecodingRule<T>.self)
    }
    let decoded = Wording.name(of: Decoded.self)
    return .refusing(
      JSONDecodingError(
        problem: .unsupportedType(
          Wording.name(of: type), expected: "\(decoded), or an optional or a collection of it")))
  }
}
