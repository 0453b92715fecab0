import Foundation

/// A rule that creates a property from a JSON value.
///
/// The public verbs differ in the types they take; all of them come down to a rule and a place.
struct DecodingRule<Value> {
  /// What the value is expected to be, for the error where it is missing.
  let expectation: () -> String
  /// Returns what null turns the property into; nil where null leaves the property as it is.
  let null: () throws -> Value?
  /// Creates the property from a value that is not null.
  let make: (Any) throws -> Value

  /// Creates the rule of a property that null leaves as it is.
  init(expecting type: any Any.Type = Value.self, make: @escaping (Any) throws -> Value) {
    expectation = { Wording.expectation(of: type) }
    null = { nil }
    self.make = make
  }

  private init(
    expectation: @escaping () -> String, null: @escaping () throws -> Value?,
    make: @escaping (Any) throws -> Value
  ) {
    self.expectation = expectation
    self.null = null
    self.make = make
  }

  /// The rule of the same property as an optional one: null makes it nil.
  var optional: DecodingRule<Value?> {
    .init(expectation: expectation, null: { .some(nil) }) {
      try ConvertedScalar.unlessEmpty($0, make)
    }
  }
}

extension DecodingRule where Value: JSONRestorable {
  /// The rule of a type that restores itself; an optional becomes nil by null.
  static var restorable: Self {
    Self(
      expectation: { Wording.expectation(of: Value.self) },
      null: { Value.self is any OptionalValue.Type ? try Value(JSONValue: NSNull()) : nil },
      make: { value in
        try Restoring.refuseUnrepresentable(value, as: Value.self)
        return try Value(JSONValue: value)
      })
  }
}

extension DecodingRule where Value: RawRepresentable, Value.RawValue: JSONRestorable {
  /// The rule of a raw-value type without a conformance.
  static var rawValue: Self { Self { try Restoring.rawRepresentable(of: $0) } }
}

extension DecodingRule {
  /// Returns the rule of an array whose elements have a rule.
  static func array<Element>(of element: DecodingRule<Element>) -> Self
  where Value == [Element] {
    Self { try Restoring.elements(of: $0) { try element.makeElement($0) } }
  }

  /// Returns the rule of a dictionary whose values have a rule.
  static func dictionary<Element>(of element: DecodingRule<Element>) -> Self
  where Value == [String: Element] {
    Self { try Restoring.members(of: $0) { try element.makeElement($0) } }
  }

  /// Creates an element, which may not be null.
  private func makeElement(_ value: Any) throws -> Value {
    guard let element = try Restoring.unlessNull(value, make) else { return try make(NSNull()) }
    return element
  }

  /// Returns the rule of a value that a transformer returns.
  ///
  /// What the transformer takes is created by its type's own rule where it has one. Otherwise the JSON
  /// value must be of that type already.
  static func transformed<Encoded>(by transformer: JSONTransformer<Encoded, Value>) -> Self {
    Self { value in
      guard let result = try transformer.decoding(Restoring.anyType(of: value)) else {
        throw JSONDecodingError.wrongType(value, expected: Value.self)
      }
      return result
    }
  }
}

extension DecodingRule {
  /// The rule of any JSON value, kept as it is.
  static var any: DecodingRule<Any> { .init { try Restoring.checked($0) } }

  /// The rule of an array of any JSON values.
  static var anyArray: DecodingRule<[Any]> {
    .init { try Restoring.checked(Restoring.array($0, for: [Any].self)) }
  }

  /// The rule of an object of any JSON values.
  static var anyObject: DecodingRule<JSONObject> {
    .init { try Restoring.checked(Restoring.object($0, for: JSONObject.self)) }
  }
}
