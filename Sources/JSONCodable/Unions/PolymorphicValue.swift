import Foundation

/// A property whose values are of any registered type: a value, an optional, an array, a dictionary.
///
///     struct UserRecord: JSONCodable {
///       var name = ""
///       @PolymorphicValue var pet: any Animal = Dog()
///       @PolymorphicValue var others: [any Animal] = []
///
///       mutating func JSONDecode(_ json: JSONObject) throws {
///         try json.restore(&name, key: "name")
///         try json.restore(&_pet, key: "pet")
///         try json.restore(&_others, key: "others")
///       }
///     }
///     let animals = try JSONTypeRegistry([Cat.self, Dog.self])
///     try JSONContext.with(\.types, animals) { try user.JSONString() }
///     // {"name":"Ann","pet":{"_type":"Dog","name":"Rex"},"others":[]}
///
/// The registry is that of the context. In a `Codable` type, which reads and writes the same JSON, it
/// is the coder's `userInfo[.JSONTypes]`, or else that of the context.
@propertyWrapper
public struct PolymorphicValue<Value>: JSONEncodable, JSONRestorable, JSONPropertyWrapper, Codable {
  /// The value or values, each of a registered type.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates the value from a JSON value by the registry of the context.
  ///
  /// - Throws: ``JSONDecodingError`` as ``JSONTypeRegistry/decode(_:from:)`` does, with the path.
  public init(JSONValue: __shared Any) throws {
    wrappedValue = try AnyPolymorphicReader.of(Value.self)
      .read(JSONValue, JSONContext.currentTypes, .nothing)
  }

  /// Returns the value with its id by the registry of the context, and null for nil.
  ///
  /// - Throws: ``JSONEncodingError`` as ``JSONTypeRegistry/encode(_:)`` does, with the path.
  public func JSONEncode() throws -> Any {
    try ValueEncoder.encodeElement(self)
  }
}

extension PolymorphicValue: EncoderSource {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    .contents(of: Self.self, by: IdentifyingEncoders().encoder(of: Value.self))
  }
}

extension PolymorphicValue: RestorableContainer {
  static func makeRule(_ rules: some DecodingRules) -> AnyDecodingRule {
    let reader = AnyPolymorphicReader.of(Value.self)
    // What is known to be an optional, an array or a dictionary need not be asked.
    let isNilable =
      FrequentContainer(Value.self).map { $0.form == .optional }
      ?? (Value.self is any OptionalValue.Type)
    func make(_ value: Any, _ skipping: JSONSkipping) throws -> Self {
      try Restoring.refuseUnrepresentable(value, as: Self.self)
      return try Self(wrappedValue: reader.read(value, JSONContext.currentTypes, skipping))
    }
    return DecodingRule<Self>(
      null: isNilable ? { try make(NSNull(), .nothing) } : nil,
      restorable: Self.self, make: { try make($0, .nothing) },
      makeOfValid: reader.canSkip ? { try make($0, .invalid) } : nil,
      update: IdentifyingRules(registry: JSONTypeRegistry()).rule(of: Value.self).update.map { _ in
        { property, json, skipping in
          let rule = IdentifyingRules(registry: JSONContext.currentTypes).rule(of: Value.self)
          try rule.update?(&property.wrappedValue, json, skipping)
        }
      })
  }
}

/// A `PolymorphicValue` of any type, which the runtime need not be asked about, as a ``FrequentContainer`` is not.
enum PolymorphicWrapper {
  typealias Wrapper = EncoderSource & JSONPropertyWrapper & RestorableContainer

  /// Returns a type as one; nil for all others.
  ///
  /// - Precondition: The type is of a known kind.
  static func of(_ type: any Any.Type) -> (any Wrapper.Type)? { of(type, named: _typeName(type)) }

  /// Returns a type as one, with the name that `_typeName` has for it.
  static func of(_ type: any Any.Type, named name: String) -> (any Wrapper.Type)? {
    func wrapper<Value>(of _: Value.Type) -> any Wrapper.Type { PolymorphicValue<Value>.self }
    guard name.hasPrefix("JSONCodable.PolymorphicValue<"),
      let value = TypeKind.argument(0, of: type)
    else { return nil }
    let wrapper = _openExistential(value, do: wrapper)
    return wrapper == type ? wrapper : nil
  }
}

extension PolymorphicValue: Sendable where Value: Sendable {}
extension PolymorphicValue: Equatable where Value: Equatable {}
extension PolymorphicValue: Hashable where Value: Hashable {}

/// Null makes the property nil, and errors expect what is wrapped.
extension PolymorphicValue: OptionalValue where Value: OptionalValue {
  package var wrappedOnce: Any? { wrappedValue.wrappedOnce }
  package static var wrappedExpectation: String { Value.wrappedExpectation }
}

extension PolymorphicValue: TransparentWrapper {
  package static var wrappedType: any Any.Type { Value.self }
}
