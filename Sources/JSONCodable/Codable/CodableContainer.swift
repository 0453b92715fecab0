/// What is known of an optional, an array or a dictionary as a container of parts that are encoded or decoded.
///
/// The standard library's own code for containers is not compiled for their parts: it asks the runtime for several
/// generic types with every part, which takes longer than to encode or decode most of them.
package enum CodableContainer {
  // Two tables: to find out whether a type is `Encodable`, or `Decodable`, takes as long as many values.
  private static let encoded = TypeTable<KnownParts<any Encodable.Type>>()
  private static let decoded = TypeTable<KnownParts<any Decodable.Type>>()

  /// Returns how a type holds parts that are `Encodable`, and their type; nil for every other type.
  package static func encoding(
    _ type: any Any.Type
  ) -> (form: FrequentContainer.Form, part: any Encodable.Type)? {
    known(type, in: encoded, encodable)?._withUnsafeGuaranteedRef { $0.parts }
  }

  /// Returns how a type holds parts that are `Decodable`, and their type; nil for every other type.
  package static func decoding(
    _ type: any Any.Type
  ) -> (form: FrequentContainer.Form, part: any Decodable.Type)? {
    known(type, in: decoded, decodable)?._withUnsafeGuaranteedRef { $0.parts }
  }

  /// Returns what is known of a type, which the table keeps alive; nil for one that is surely no container.
  ///
  /// Not the parts themselves: generic code that is not compiled for `Part` asks the runtime for the type of their pair.
  @inline(__always)
  private static func known<Part>(
    _ type: any Any.Type, in table: TypeTable<KnownParts<Part>>,
    _ part: (any Any.Type) -> Part?
  ) -> Unmanaged<KnownParts<Part>>? {
    guard TypeKind.mayBeContainer(type) else { return nil }
    return table.unretained(.init(of: type), .ofThread) { () -> KnownParts<Part> in
      let container = FrequentContainer(type)
      return KnownParts(
        container.flatMap { container in
          part(container.part).map { (container.form, $0) }
        })
    }
  }
}

/// How a type holds its parts, and their type; nil for a type that is no such container.
///
/// Safe to share: all is constant.
private final class KnownParts<Part>: @unchecked Sendable {
  let parts: (form: FrequentContainer.Form, part: Part)?

  init(_ parts: (form: FrequentContainer.Form, part: Part)?) { self.parts = parts }
}

// MARK: - Parts

// A cast goes through the conformances of all libraries, once for each type. So scalars and containers do without.

extension CodableContainer {
  private static func encodable(_ type: any Any.Type) -> (any Encodable.Type)? {
    if let scalar = FrequentScalar.of(type) { return scalar }
    guard let container = FrequentContainer(type) else { return type as? any Encodable.Type }
    func whole<Part: Encodable>(_ part: Part.Type) -> any Encodable.Type {
      switch container.form {
      case .optional: Part?.self
      case .array: [Part].self
      case .object: [String: Part].self
      }
    }
    return encodable(container.part).map { whole($0) }
  }

  private static func decodable(_ type: any Any.Type) -> (any Decodable.Type)? {
    if let scalar = FrequentScalar.of(type) { return scalar }
    guard let container = FrequentContainer(type) else { return type as? any Decodable.Type }
    func whole<Part: Decodable>(_ part: Part.Type) -> any Decodable.Type {
      switch container.form {
      case .optional: Part?.self
      case .array: [Part].self
      case .object: [String: Part].self
      }
    }
    return decodable(container.part).map { whole($0) }
  }
}
