/// What is known of an optional, an array or a dictionary as a container of parts that are encoded or decoded.
///
/// The standard library's own code for containers is not compiled for their parts: it asks the runtime for several
/// generic types with every part, which takes longer than to encode or decode most of them.
///
/// Safe to share: all is constant.
package final class CodableContainer: @unchecked Sendable {
  /// Nil for a dictionary whose keys are no strings.
  private let form: FrequentContainer.Form?
  /// The type of the parts, in the table of those that are asked for it, and if it is one.
  private let encodable: (any Encodable.Type)?
  private let decodable: (any Decodable.Type)?

  private init(
    _ container: FrequentContainer?, encodable: (any Encodable.Type)? = nil,
    decodable: (any Decodable.Type)? = nil
  ) {
    (form, self.encodable, self.decodable) = (container?.form, encodable, decodable)
  }

  // Two tables: to find out whether a type is `Encodable`, or `Decodable`, takes as long as many values.
  private static let encoded = TypeTable<CodableContainer>()
  private static let decoded = TypeTable<CodableContainer>()

  /// Returns how a type holds parts that are `Encodable`, and their type; nil for every other type.
  package static func encoding(
    _ type: any Any.Type
  ) -> (form: FrequentContainer.Form, part: any Encodable.Type)? {
    guard TypeKind.mayBeContainer(type) else { return nil }
    let known = encoded.unretained(.init(of: type), .ofThread) { () -> CodableContainer in
      let container = FrequentContainer(type)
      return CodableContainer(container, encodable: container.flatMap { encodable($0.part) })
    }
    return known._withUnsafeGuaranteedRef { known in
      guard let form = known.form, let part = known.encodable else { return nil }
      return (form, part)
    }
  }

  /// Returns how a type holds parts that are `Decodable`, and their type; nil for every other type.
  package static func decoding(
    _ type: any Any.Type
  ) -> (form: FrequentContainer.Form, part: any Decodable.Type)? {
    guard TypeKind.mayBeContainer(type) else { return nil }
    let known = decoded.unretained(.init(of: type), .ofThread) { () -> CodableContainer in
      let container = FrequentContainer(type)
      return CodableContainer(container, decodable: container.flatMap { decodable($0.part) })
    }
    return known._withUnsafeGuaranteedRef { known in
      guard let form = known.form, let part = known.decodable else { return nil }
      return (form, part)
    }
  }
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
