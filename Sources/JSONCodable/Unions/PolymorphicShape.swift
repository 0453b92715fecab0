import Foundation

/// A container whose elements are known by their ids, in any nesting.
protocol PolymorphicShape {
  /// Creates the container from a JSON value.
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self
}

/// The reading and writing of what a ``PolymorphicValue`` holds: a value, or a container of values.
enum Polymorphism {
  /// Returns what reads values of a type.
  static func reader<Value>(
    of type: Value.Type = Value.self, by registry: JSONTypeRegistry
  ) -> (Any) throws -> Value {
    let byID = { try registry.decode(type, from: Restoring.object($0, for: type)) }
    guard let shape = type as? any PolymorphicShape.Type else { return byID }
    return { try shape.restored(from: $0, by: registry) as? Value ?? byID($0) }
  }
}

/// The encoders of containers whose innermost parts are written with their ids, by the registry of the
/// context.
struct IdentifyingEncoders: ValueEncoders {
  func encoder(of type: any Any.Type) -> ValueEncoder {
    if type is any PolymorphicShape.Type, let container = type as? any ContainerEncodable.Type {
      return container.makeEncoder(self)
    }
    return identified(type)
  }

  private func identified<Value>(_ type: Value.Type) -> ValueEncoder {
    ValueEncoder {
      try $1.settings.types.object(of: ValueEncoder.concrete($0.value(as: type)), $1)
    } write: {
      try $1.scope.settings.types.write(ValueEncoder.concrete($0.value(as: type)), to: &$1)
      return true
    }
  }
}

extension Optional: PolymorphicShape {
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self {
    try Restoring.unlessNull(value, Polymorphism.reader(by: registry))
  }
}

extension Array: PolymorphicShape {
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self {
    try Restoring.elements(of: value, Polymorphism.reader(by: registry))
  }
}

extension Dictionary: PolymorphicShape {
  static func restored(from value: Any, by registry: JSONTypeRegistry) throws -> Self {
    try Restoring.members(of: value, Polymorphism.reader(by: registry))
  }
}
