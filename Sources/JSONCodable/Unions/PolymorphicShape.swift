import Foundation

/// A container whose elements are known by their ids, in any nesting.
protocol PolymorphicShape {
  /// Creates the reader of the container, from that of its parts.
  static func makeReader() -> AnyPolymorphicReader
}

extension FrequentContainer {
  /// Returns a type as such a container; nil for all others.
  ///
  /// All of them are optionals, arrays or dictionaries of the standard library.
  fileprivate static func shape(_ type: any Any.Type) -> (any Container.Type)? {
    guard TypeKind.mayBeContainer(type) else { return nil }
    return FrequentContainer(type)?.type ?? type as? any Container.Type
  }
}

/// A reader of what a ``PolymorphicValue`` holds, of a type that is not known.
///
/// There is one for each type. Safe to share: a reader holds a function that captures nothing but other readers.
class AnyPolymorphicReader: @unchecked Sendable {
  private static let known = TypeTable<AnyPolymorphicReader>()

  fileprivate init() {}

  /// Returns the reader of a type: of a value by its id, or of a container of values.
  static func of<Value>(_ type: Value.Type) -> PolymorphicReader<Value> {
    let reader = known.value(for: .init(of: type), .ofThread) {
      FrequentContainer.shape(type)?.makeReader()
        ?? PolymorphicReader<Value>(canSkip: false) { value, registry, _ in
          try registry.read(type, from: Restoring.object(value, for: type))
        }
    }
    return Memory.known(reader, as: PolymorphicReader<Value>.self)
  }
}

/// A reader of what a ``PolymorphicValue`` holds: a value, or a container of values.
final class PolymorphicReader<Value>: AnyPolymorphicReader, @unchecked Sendable {
  typealias Read = (Any, JSONTypeRegistry, JSONSkipping) throws -> Value

  /// Whether there are elements to skip.
  let canSkip: Bool
  /// Creates a value from a JSON value by a registry.
  let read: Read

  init(canSkip: Bool, _ read: @escaping Read) { (self.canSkip, self.read) = (canSkip, read) }
}

/// The encoders of containers whose innermost parts are written with their ids, by the registry of the
/// context.
struct IdentifyingEncoders: ValueEncoders {
  func encoder(of type: any Any.Type) -> ValueEncoder {
    FrequentContainer.shape(type)?.makeEncoder(self) ?? identified(type)
  }

  private func identified<Value>(_ type: Value.Type) -> ValueEncoder {
    let read = Existential.reader(of: type)
    return ValueEncoder {
      try $1.settings.types.object(of: read($0, $1.front), $1)
    } write: {
      try $1.scope.settings.types.write(read($0, $1.scope.front), to: &$1)
      return true
    }
  }
}

/// The rules by which dictionaries are updated whose innermost values are known by their ids.
///
/// They are made for each update. A reader has the registry as a parameter, and serves for all.
struct IdentifyingRules: DecodingRules {
  let registry: JSONTypeRegistry

  func rule<T>(of type: T.Type) -> DecodingRule<T> {
    if let container = FrequentContainer.shape(type) {
      return Memory.known(container.makeRule(self), as: DecodingRule<T>.self)
    }
    return DecodingRule { try registry.read(type, from: Restoring.object($0, for: type)) }
  }
}

extension Optional: PolymorphicShape {
  static func makeReader() -> AnyPolymorphicReader {
    let wrapped = AnyPolymorphicReader.of(Wrapped.self)
    return PolymorphicReader<Self>(canSkip: wrapped.canSkip) { value, registry, skipping in
      try Restoring.unlessNull(value) { try wrapped.read($0, registry, skipping) }
    }
  }
}

extension Array: PolymorphicShape {
  static func makeReader() -> AnyPolymorphicReader {
    let element = AnyPolymorphicReader.of(Element.self)
    return PolymorphicReader<Self>(canSkip: true) { value, registry, skipping in
      try Restoring.elements(of: value, skipping: skipping) {
        try element.read($0, registry, .nothing)
      }
    }
  }
}

extension Dictionary: PolymorphicShape {
  static func makeReader() -> AnyPolymorphicReader {
    let member = AnyPolymorphicReader.of(Value.self)
    return PolymorphicReader<Self>(canSkip: true) { value, registry, skipping in
      try Restoring.members(of: value, skipping: skipping) {
        try member.read($0, registry, .nothing)
      }
    }
  }
}
