import Foundation

/// A container whose elements are known by their ids, in any nesting.
protocol PolymorphicShape {
  /// Creates the container from a JSON value.
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self
  /// Returns the container with every element ready to be written with its id.
  func identified(by registry: JSONTypeRegistry) -> Any
}

/// The reading and writing of what a ``PolymorphicValue`` holds: a value, or a container of values.
enum Polymorphism {
  static func restored<Value>(
    _ type: Value.Type = Value.self, from value: Any, by registry: JSONTypeRegistry
  ) throws -> Value {
    if let shape = type as? any PolymorphicShape.Type,
      let result = try shape.restored(from: value, by: registry) as? Value
    {
      return result
    }
    return try registry.decode(type, from: Restoring.object(value, for: type))
  }

  static func identified<Value>(_ value: Value, by registry: JSONTypeRegistry) -> Any {
    (value as? any PolymorphicShape)?.identified(by: registry)
      ?? Identified(value: value, registry: registry)
  }

  /// A value that is written with its id.
  private struct Identified: JSONEncodable {
    let value: Any
    let registry: JSONTypeRegistry

    func JSONEncode() throws -> Any { try registry.encode(value) }
  }
}

extension Optional: PolymorphicShape {
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self {
    try Restoring.unlessNull(value) { try Polymorphism.restored(from: $0, by: registry) }
  }

  func identified(by registry: JSONTypeRegistry) -> Any {
    map { Polymorphism.identified($0, by: registry) } as Any
  }
}

extension Array: PolymorphicShape {
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self {
    try Restoring.elements(of: value) { try Polymorphism.restored(from: $0, by: registry) }
  }

  func identified(by registry: JSONTypeRegistry) -> Any {
    map { Polymorphism.identified($0, by: registry) }
  }
}

extension Dictionary: PolymorphicShape {
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self {
    try Restoring.members(of: value) { try Polymorphism.restored(from: $0, by: registry) }
  }

  func identified(by registry: JSONTypeRegistry) -> Any {
    mapValues { Polymorphism.identified($0, by: registry) }
  }
}
