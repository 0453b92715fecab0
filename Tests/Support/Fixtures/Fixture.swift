package import JSONCodable

/// A model in every form that can express it, with the documents that all forms read and write alike.
///
///     enum Company {
///       struct Reflected: JSONMappable { var name = "" }
///       struct Coded: Codable { var name = "" … }
///
///       static let fixture = Fixture(
///         "company", .nesting, [#"{"name":"Acme"}"#],
///         forms: [.reflected(Reflected.self)], coded: Coded.self)
///     }
package struct Fixture: @unchecked Sendable, CustomStringConvertible {
  // Safe to share: the types are not isolated, and neither are their conformances.
  /// What a model is about.
  package enum Theme: String, CaseIterable, Sendable {
    case scalars, foundation, containers, enums, keys, transformers, rules, nesting, classes
    case properties, anything, unions, commands, migration
  }

  /// The type of a form of the mapper.
  package typealias MapperType = any (JSONEncodable & JSONRestorable & SendableMetatype).Type
  /// The type of the Codable form.
  package typealias CodableType = any (Codable & SendableMetatype).Type

  /// One way to say the mapping.
  package struct Form: @unchecked Sendable, CustomStringConvertible {
    /// How the mapping is said.
    package let description: String
    /// The type that says it.
    package let type: MapperType

    /// Creates a form; the usual ones have functions of their own.
    package init(_ name: String, _ type: MapperType) { (description, self.type) = (name, type) }
  }

  /// What the model is called.
  package let description: String
  /// What the model is about.
  package let theme: Theme
  /// JSON texts that all forms read, and write without loss.
  package let documents: [String]
  /// The forms of the mapper.
  package let forms: [Form]
  /// The Codable form, if Codable can express the model.
  package let coded: CodableType?
  /// Documents that the forms read, and write with a default or without a null.
  package let loose: [String]
  /// Sets up the context in which the forms read and write.
  package let context: @Sendable () throws -> JSONContext

  package init(
    _ name: String, _ theme: Theme, _ documents: [String], loose: [String] = [], forms: [Form],
    coded: CodableType? = nil,
    context: @escaping @Sendable () throws -> JSONContext = { JSONContext() }
  ) {
    (description, self.theme, self.documents, self.loose) = (name, theme, documents, loose)
    (self.forms, self.coded) = (forms, coded)
    self.context = context
  }
}

extension Fixture.Form {
  /// A type that is mapped by reflection in both directions.
  package static func reflected<T: JSONMappable & SendableMetatype>(_ type: T.Type) -> Self {
    Self("reflected", type)
  }

  /// A type that says its mapping once, by lines.
  package static func mapped<T: JSONMappable & SendableMetatype>(_ type: T.Type) -> Self {
    Self("mapped", type)
  }

  /// A type that reads by `restore`.
  package static func restored<T: JSONCodable & SendableMetatype>(_ type: T.Type) -> Self {
    Self("restored", type)
  }

  /// A type that reads by `value`, with `let` properties.
  package static func valued<T: JSONEncodable & JSONConstructible & SendableMetatype>(
    _ type: T.Type
  ) -> Self {
    Self("valued", type)
  }
}
