import Foundation

/// The types that are known by an id in JSON.
///
///     let animals = try JSONTypeRegistry([Cat.self, Dog.self])
///     let pet = try animals.decode((any Animal).self, from: ["_type": "Dog", "name": "Rex"])
///     try animals.encode(pet)                        // {"_type":"Dog","name":"Rex"}
///
/// With `payload: .nested(key: "value")` the same value is `{"_type":"Dog","value":{"name":"Rex"}}`.
///
/// In properties, ``PolymorphicValue`` takes the registry of the context.
public struct JSONTypeRegistry: Sendable {
  /// What is registered; nil for the registry of a context in which none is set.
  fileprivate let entries: Entries?

  /// The registered types, on the heap so that a context copies one reference.
  fileprivate final class Entries: Sendable {
    let key: String
    /// The key of the payload; nil where it stands beside the id.
    let payloadKey: String?
    let types: [String: any JSONIdentified.Type]
    let identities = TypeTable<Identity>()

    init(key: String, payloadKey: String?, types: [String: any JSONIdentified.Type]) {
      self.key = key
      self.payloadKey = payloadKey
      self.types = types
      for (id, type) in types {
        _ = identities.value(for: .init(of: type), .ofThread) {
          Identity(id, key: key, payloadKey: payloadKey)
        }
      }
    }
  }

  /// The id of a type, and how its values are written with it, in each style of keys.
  fileprivate final class Identity: Sendable {
    let id: String
    private let plans: (declaredKeys: PayloadPlans, snakeCaseKeys: PayloadPlans)

    init(_ id: String, key: String, payloadKey: String?) {
      self.id = id
      plans = (
        PayloadPlans(id, at: key, payloadKey: payloadKey),
        PayloadPlans(id, at: key, payloadKey: payloadKey)
      )
    }

    /// Returns the plans under the options in force; nil where they are turned off.
    func plans(_ scope: EncodingScope) -> PayloadPlans? {
      guard scope.settings.usesPlans else { return nil }
      return scope.settings.keys == .snakeCase ? plans.snakeCaseKeys : plans.declaredKeys
    }
  }

  /// Creates the registry of a context in which none is set.
  init() { entries = nil }

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - key: The key that the id stands under.
  ///   - payload: Where the value stands: beside the id, or under a key of its own. There it need not
  ///     be an object, if the type reads and writes another value.
  ///   - types: The types, each with an id of its own.
  /// - Throws: ``JSONTypeRegistryError`` for two types with one id, and for one key for the id and the
  ///   payload.
  public init(
    key: String = "_type", payload: JSONDiscriminator.Payload = .flat,
    _ types: [any JSONIdentified.Type]
  ) throws {
    let payloadKey = payload.key
    guard payloadKey != key else { throw JSONTypeRegistryError.duplicateKey(key) }
    var known: [String: any JSONIdentified.Type] = [:]
    for type in types {
      let id = type.JSONTypeID
      if let first = known.updateValue(type, forKey: id), first != type {
        throw JSONTypeRegistryError.conflict(over: id, first, type)
      }
    }
    entries = Entries(key: key, payloadKey: payloadKey, types: known)
  }

  /// Runs a body in a context that has a registry: its own, or else this one.
  private func inScope<R>(_ body: () throws -> R) rethrows -> R {
    guard JSONContext.currentTypes.entries == nil else { return try body() }
    return try JSONContext.with(\.types, self, body)
  }
}

// MARK: - Decoding

extension JSONTypeRegistry {
  /// Returns a value of the type that the object's id names.
  ///
  /// - Parameters:
  ///   - base: What the value must be: a protocol as in `(any Animal).self`, or a class.
  ///   - json: The object, with the id.
  /// - Returns: The value.
  /// - Throws: ``JSONDecodingError``: at the id's key `missingValue`, `wrongType`, `unregisteredID`
  ///   or `mismatchedID`; at the payload's key `missingValue`; `missingContext` for a context without a
  ///   registry; or what the type finds wrong in the object.
  public func decode<Base>(_ base: Base.Type = Base.self, from json: JSONObject) throws -> Base {
    try Restoring.requireStack(for: base)
    return try inScope { try read(base, from: json) }
  }

  /// Returns a value of the type that the object's id names; this is the registry of the context.
  func read<Base>(_ base: Base.Type, from json: JSONObject) throws -> Base {
    guard let entries else {
      throw JSONDecodingError(problem: .missingContext(expected: Wording.name(of: Self.self)))
    }
    let (id, type) = try entries.type(in: json)
    do {
      let value = try entries.read(type, from: json)
      return try Existential.cast(value, to: base, .ofThread) {
        entries.mismatch(id, type, expecting: base)
      }
    } catch {
      guard Self.isKnown(type, toBeNo: base) else { throw error }
      throw entries.mismatch(id, type, expecting: base)
    }
  }

  /// Returns whether a type is certainly not of the expected protocol or class.
  ///
  /// A value could be cast, but there is none yet. For a protocol `Base.Type` is the type of the protocol
  /// itself. So the runtime is asked for `any Animal.Type` by its name; it finds none of a private
  /// protocol.
  private static func isKnown<Base>(_ type: Any.Type, toBeNo base: Base.Type) -> Bool {
    if base is AnyClass { return !(type is Base.Type) }
    guard let name = _mangledTypeName(base) else { return false }
    guard let metatype = _typeByName(name + "Xp") else { return false }
    return !isInstance(type, of: metatype)
  }

  private static func isInstance<Metatype>(_ type: Any.Type, of metatype: Metatype.Type) -> Bool {
    type is Metatype
  }
}

extension JSONTypeRegistry.Entries {
  fileprivate func type(in json: JSONObject) throws -> (id: String, type: any JSONIdentified.Type) {
    let found = json.member(key)
    if let found, Memory.isStored(found, as: String.self) {
      let id = Memory.contents(found, as: String.self)
      if let type = types[id] { return (id, type) }
    }
    return try DecodingScope.read(at: .key(key)) {
      let id = try found.flatMap { found in
        try Restoring.unlessNull(found) { value in
          guard let id = value as? String else {
            throw JSONDecodingError(
              problem: .wrongType(found: Wording.found(value), expected: knownIDs))
          }
          return id
        }
      }
      guard let id else { throw JSONDecodingError(problem: .missingValue(expected: knownIDs)) }
      guard let type = types[id] else {
        throw JSONDecodingError(problem: .unregisteredID(id, expected: knownIDs))
      }
      return (id, type)
    }
  }

  /// Reads a value of a type from an object of the registry, of which it asks for its own keys.
  fileprivate func read(
    _ type: any JSONIdentified.Type, from json: JSONObject
  ) throws -> any JSONIdentified {
    try DecodingScope.watchingKeys(of: json, for: type) {
      Restoring.scope?.watchedKeys(of: json)?._withUnsafeGuaranteedRef { keys in
        // The id has been found there.
        keys.ask(for: key)
        keys.find()
        if let payloadKey { keys.ask(for: payloadKey) }
      }
      return try value(type, in: json)
    }
  }

  /// Returns a value of a type from the place of the payload.
  fileprivate func value(
    _ type: any JSONIdentified.Type, in json: JSONObject
  ) throws -> any JSONIdentified {
    guard let payloadKey else { return try type.init(JSONDictionary: json) }
    return try DecodingScope.read(at: .key(payloadKey)) {
      guard let payload = json[payloadKey], !Restoring.isNull(payload) else {
        throw Restoring.missing(Wording.name(of: type))
      }
      return try Restoring.value(type, of: payload)
    }
  }

  /// Returns the error for a type that is not of the expected protocol or class.
  fileprivate func mismatch(
    _ id: String, _ type: any Any.Type, expecting base: any Any.Type
  ) -> JSONDecodingError {
    let names = (type: Wording.name(of: type), expected: Wording.expectation(of: base))
    return JSONDecodingError(
      path: JSONPath([.key(key)]),
      problem: .mismatchedID(id, type: names.type, expected: names.expected))
  }

  private var knownIDs: String {
    types.isEmpty
      ? "the id of a registered type" : Wording.oneOf(types.keys.sorted().map(Wording.rawText))
  }
}

// MARK: - Encoding

extension JSONTypeRegistry {
  /// Returns a value as an object with the id of its type.
  ///
  /// - Parameter value: A value whose own type, not that of a superclass, is registered.
  /// - Returns: The object that the type writes, and the id under the registry's key; or an object of
  ///   the id and the payload.
  /// - Throws: ``JSONEncodingError``: `unregisteredType`, for a payload beside the id `wrongContainer`
  ///   where the type writes no object and `duplicateKey` where it writes something else under the
  ///   registry's key, `missingContext` for a context without a registry, or what is wrong in the
  ///   value.
  public func encode<Base>(_ value: Base) throws -> JSONObject {
    try inScope {
      try EncodingScope.run { try object(of: Existential.opened(value, $0.front), $0) }
    }
  }

  /// Returns a value as an object with the id of its type; this is the registry of the context.
  func object(of value: Any, _ scope: EncodingScope) throws -> JSONObject {
    let (entries, identity, value) = try identify(value, scope.front)
    if let object = try identity.plans(scope)?.encode(value, scope) { return object }
    return try entries.object(of: value, identity, scope)
  }

  /// Writes a value as an object with the id of its type; this is the registry of the context.
  func write(_ value: Any, to writer: inout JSONTextWriter) throws {
    let (entries, identity, value) = try identify(value, writer.scope.front)
    if let plans = identity.plans(writer.scope),
      try entries.write(value, by: plans, to: &writer)
    {
      return
    }
    try writer.write(entries.object(of: value, identity, writer.scope))
  }

  /// Returns a value out of its optional, and what is known of its type.
  private func identify(
    _ value: Any, _ front: TypeTableFront
  ) throws -> (Entries, Identity, Any) {
    guard let entries else {
      throw JSONEncodingError(problem: .missingContext(expected: Wording.name(of: Self.self)))
    }
    if let identity = entries.identities[.init(of: type(of: value)), front] {
      return (entries, identity, value)
    }
    guard let value = (value as? any OptionalValue)?.wrappedAsAny else {
      throw JSONEncodingError(
        problem: .unregisteredType(
          Wording.name(of: type(of: value)), expected: entries.knownTypes))
    }
    return try identify(value, front)
  }
}

extension JSONTypeRegistry.Entries {
  /// Writes a value by the plan of its type; false, with nothing written, where there is none.
  fileprivate func write(
    _ value: Any, by plans: PayloadPlans, to writer: inout JSONTextWriter
  ) throws -> Bool {
    if payloadKey == nil { return try plans.write(value, to: &writer) }
    let scope = writer.scope
    try scope.enter(JSONObject.self)
    defer { scope.leave() }
    return try plans.write(value, to: &writer)
  }

  /// Returns an object from what the value's type writes, for types and options that have no plan.
  fileprivate func object(
    of value: Any, _ identity: JSONTypeRegistry.Identity, _ scope: EncodingScope
  ) throws -> JSONObject {
    let tree: Any
    do {
      tree = try ValueEncoder.encodeElement(value, scope)
    } catch {
      throw JSONEncodingError.wrap(
        error, under: JSONPath(payloadKey.map { [.key($0)] } ?? []))
    }
    if let payloadKey { return [key: identity.id, payloadKey: tree] }
    return try add(identity.id, to: tree, of: Swift.type(of: value))
  }

  /// Returns the object of a value with the id beside its members.
  fileprivate func add(_ id: String, to tree: Any, of type: Any.Type) throws -> JSONObject {
    guard var object = TreeValue.object(tree) else {
      throw JSONEncodingError(
        problem: .wrongContainer(
          found: Wording.found(tree),
          expected: "an object to add the id of type \(Wording.name(of: type)) to"))
    }
    if let other = object.updateValue(id, forKey: key), other as? String != id {
      throw JSONEncodingError(
        problem: .duplicateKey(
          key, first: "the type registry", second: "type \(Wording.name(of: type))"))
    }
    return object
  }

  fileprivate var knownTypes: String {
    types.isEmpty
      ? "a registered type" : Wording.oneOf(types.values.map { Wording.name(of: $0) }.sorted())
  }
}
