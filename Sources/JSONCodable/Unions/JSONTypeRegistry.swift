import Foundation

/// The types that are known by an id in JSON.
///
///     let animals = try JSONTypeRegistry([Cat.self, Dog.self])
///     let pet = try animals.decode((any Animal).self, from: ["_type": "Dog", "name": "Rex"])
///     try animals.encode(pet)                        // {"_type":"Dog","name":"Rex"}
///
/// In properties, ``PolymorphicValue`` takes the registry of the context.
public struct JSONTypeRegistry: Sendable {
  /// What is registered; nil for the registry of a context in which none is set.
  fileprivate let entries: Entries?

  /// The registered types, on the heap so that a context copies one reference.
  fileprivate final class Entries: Sendable {
    let key: String
    let types: [String: any JSONIdentified.Type]
    let ids: [ObjectIdentifier: String]

    init(key: String, types: [String: any JSONIdentified.Type]) {
      self.key = key
      self.types = types
      ids = Dictionary(types.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    }
  }

  /// Creates the registry of a context in which none is set.
  init() { entries = nil }

  /// Creates a registry.
  ///
  /// - Parameters:
  ///   - key: The key that the id stands under.
  ///   - types: The types, each with an id of its own.
  /// - Throws: ``JSONTypeRegistryError`` for two types with one id.
  public init(key: String = "_type", _ types: [any JSONIdentified.Type]) throws {
    var known: [String: any JSONIdentified.Type] = [:]
    for type in types {
      let id = type.JSONTypeID
      if let first = known.updateValue(type, forKey: id), first != type {
        throw JSONTypeRegistryError(id: id, first: first, second: type)
      }
    }
    entries = Entries(key: key, types: known)
  }

  /// Runs a body in a context that has a registry: its own, or else this one.
  private func inScope<R>(_ body: () throws -> R) rethrows -> R {
    guard JSONContext.current.types.entries == nil else { return try body() }
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
  ///   or `mismatchedID`; `missingContext` for a context without a registry; or what the type finds
  ///   wrong in the object.
  public func decode<Base>(_ base: Base.Type = Base.self, from json: JSONObject) throws -> Base {
    guard let entries else {
      throw JSONDecodingError(problem: .missingContext(expected: Wording.name(of: Self.self)))
    }
    let (id, type) = try DecodingScope.read(at: .key(entries.key), { try entries.type(in: json) })
    func mismatch() -> JSONDecodingError {
      let names = (type: Wording.name(of: type), expected: Wording.expectation(of: base))
      return JSONDecodingError(
        path: JSONPath([.key(entries.key)]),
        problem: .mismatchedID(id, type: names.type, expected: names.expected))
    }
    let value: any JSONIdentified
    do {
      value = try inScope { try type.init(JSONDictionary: json) }
    } catch {
      throw Self.isKnown(type, toBeNo: base) ? mismatch() : error
    }
    guard let value = value as? Base else { throw mismatch() }
    return value
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
    let id = try json[key].flatMap { found in
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
  /// - Returns: The object that the type writes, and the id under the registry's key.
  /// - Throws: ``JSONEncodingError``: `unregisteredType`, `wrongContainer` where the type writes no
  ///   object, `duplicateKey` where it writes something else under the registry's key,
  ///   `missingContext` for a context without a registry, or what is wrong in the value.
  public func encode<Base>(_ value: Base) throws -> JSONObject {
    let value = (value as? any OptionalValue)?.wrappedAsAny ?? value
    let type = type(of: value)
    let name = Wording.name(of: type)
    guard let entries else {
      throw JSONEncodingError(problem: .missingContext(expected: Wording.name(of: Self.self)))
    }
    guard let id = entries.ids[ObjectIdentifier(type)] else {
      throw JSONEncodingError(
        problem: .unregisteredType(name, expected: entries.knownTypes))
    }
    let tree = try inScope { try ValueEncoder.encodeElement(value) }
    guard var object = tree as? JSONObject else {
      throw JSONEncodingError(
        problem: .wrongContainer(
          found: Wording.found(tree), expected: "an object to add the id of type \(name) to"))
    }
    if let other = object.updateValue(id, forKey: entries.key), other as? String != id {
      throw JSONEncodingError(
        problem: .duplicateKey(entries.key, first: "the type registry", second: "type \(name)"))
    }
    return object
  }
}

extension JSONTypeRegistry.Entries {
  fileprivate var knownTypes: String {
    types.isEmpty
      ? "a registered type" : Wording.oneOf(types.values.map { Wording.name(of: $0) }.sorted())
  }
}
