import Foundation

/// A container of the standard library or of this one, which is restored part by part, whatever its parts are.
///
/// The standard library's cannot be `JSONRestorable` for every type of elements, since a raw-value type needs no
/// conformance.
protocol RestorableContainer {
  /// Creates the rule of the container, from the rule of its parts.
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule
}

/// The rules that the parts of containers are made by.
protocol DecodingRules {
  /// Returns the rule of a type.
  func rule<T>(of type: T.Type) -> DecodingRule<T>
}

/// The types' own rules.
struct RulesOfTypes: DecodingRules {
  /// Returns a type as a container; nil for all others.
  static func container(_ type: any Any.Type) -> (any RestorableContainer.Type)? {
    let name = _typeName(type)
    guard name.hasPrefix("Swift.") || name.hasPrefix("JSONCodable.") else { return nil }
    return FrequentContainer(type, named: name)?.type ?? PolymorphicWrapper.of(type, named: name)
      ?? type as? any RestorableContainer.Type
  }

  func rule<T>(of type: T.Type) -> DecodingRule<T> { .ofType }
}

extension Optional: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    let wrapped = rules.rule(of: Wrapped.self)
    // Not by `map`: the runtime would make the types of the functions, for each wrapped type.
    func update() -> DecodingRule<Self>.Update? {
      guard wrapped.update != nil else { return nil }
      return { property, json, skipping in
        if !ConvertedScalar.isNil(json),
          try wrapped.update(held: &property, from: json, skipping)
        {
          return
        }
        let make = try wrapped.make(skipping)
        property = try DecodingScope.whole { try ConvertedScalar.unlessEmpty(json, make) }
      }
    }
    var makeOfValid: DecodingRule<Self>.Make?
    if let make = wrapped.makeOfValid { makeOfValid = { try make($0) } }
    var blank: (() -> Self)?
    if let makeBlank = wrapped.blank { blank = { makeBlank() } }
    let isLate = wrapped.findUpdate != nil
    return DecodingRule<Self>(
      expecting: Wrapped.self, null: { nil }, refusal: wrapped.refusal,
      transform: wrapped.transform, isScalar: wrapped.isScalar,
      make: { try wrapped.make($0) },
      makeOfValid: makeOfValid, update: isLate ? nil : update(),
      findUpdate: isLate ? { update() } : nil, blank: blank)
  }
}

extension Array: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    DecodingRule.collection(of: rules.rule(of: Element.self)) { $0 }
  }
}

extension ContiguousArray: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    DecodingRule.collection(of: rules.rule(of: Element.self)) { Self($0) }
  }
}

extension ArraySlice: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    DecodingRule.collection(of: rules.rule(of: Element.self)) { Self($0) }
  }
}

extension Set: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    DecodingRule.collection(of: rules.rule(of: Element.self)) { Self($0) }
  }
}

extension DecodingRule {
  /// Returns the rule of a collection that is made of an array of its elements.
  fileprivate static func collection<Element>(
    of element: DecodingRule<Element>, _ collection: @escaping ([Element]) -> Value
  ) -> DecodingRule {
    let makeElement = element.makeElement
    func make(_ value: Any, _ skipping: JSONSkipping) throws -> Value {
      if let stored: [Element] = Restoring.storedElements(of: value), element.isOfType {
        return collection(stored)
      }
      return try collection(
        Restoring.elements(of: value, for: Value.self, skipping: skipping, makeElement))
    }
    return DecodingRule(
      refusal: element.refusal, transform: element.transform, make: { try make($0, .nothing) },
      makeOfValid: { try make($0, .invalid) })
  }
}

extension Dictionary: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    let member = rules.rule(of: Value.self)
    let makeMember = member.makeElement
    return DecodingRule<Self>(
      refusal: DictionaryKey.refusal(of: Key.self) ?? member.refusal, transform: member.transform,
      make: {
        if let stored: Self = Restoring.storedMembers(of: $0), member.isOfType { return stored }
        return try Restoring.copiedMembers(
          of: $0, for: Self.self, isScalar: member.isScalar, skipsMembers: true,
          makeMember)
          ?? Restoring.members(of: $0, skipping: .nothing, makeMember)
      },
      makeOfValid: { try Restoring.members(of: $0, skipping: .invalid, makeMember) },
      update: { members, json, skipping in
        let key = try DictionaryKey.making(Key.self)
        var keys: Set<Key> = []
        try Restoring.object(json, for: Self.self).forEach { name, json in
          var isNew = true
          try Restoring.unlessSkipped(skipping, at: .key(name)) {
            let key = try key(name)
            isNew = keys.insert(key).inserted
            try members.update(key, from: json, by: member, skipping)
          }
          guard isNew else { throw JSONDecodingError.duplicateKey(name, of: Key.self) }
        }
      }, blank: { [:] })
  }

  /// Updates one member: null removes it, and a new one is made whole, or of what is blank.
  ///
  /// One that may be left out is updated in all its parts or in none.
  private mutating func update(
    _ key: Key, from json: Any, by rule: DecodingRule<Value>, _ skipping: JSONSkipping
  ) throws {
    guard !Restoring.isNull(json) else { return self[key] = nil }
    func update(_ member: inout Value?) throws {
      let isUpdated = try Restoring.unlessNull(json) {
        try rule.update(held: &member, from: $0, .nothing)
      }
      if isUpdated == false { member = try DecodingScope.whole { try rule.makeElement(json) } }
    }
    guard case .nothing = skipping else {
      var member = self[key]
      try DecodingScope.orPutBack { try update(&member) }
      return self[key] = member
    }
    try update(&self[key])
  }
}

extension DecodingRule {
  /// Updates a value that is held, or what is blank, while nothing else holds it; returns false where a new value is made.
  ///
  /// - Throws: What `update` throws; nothing stays nothing.
  fileprivate func update(
    held: inout Value?, from json: Any, _ skipping: JSONSkipping
  ) throws -> Bool {
    guard let update, var value = held ?? blank?() else { return false }
    var isKept = held != nil
    held = nil
    defer { if isKept { held = value } }
    try update(&value, json, skipping)
    isKept = true
    return true
  }
}
