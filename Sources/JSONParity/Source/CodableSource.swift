public import Foundation
public import JSONCodable

/// The Swift source of the Codable type that a mapped type becomes.
///
///     struct User: JSONMappable {
///       var id = 0, name = "nobody"
///
///       mutating func JSONMap(_ json: inout JSONMapping) throws {
///         try json.map(&id, key: "id", required: true)
///         try json.map(&name, key: "full_name")
///       }
///     }
///
///     print(try CodableSource.of(User.self, as: .newType(named: "NewUser")).text)
///     // struct NewUser {
///     //   var id = 0
///     //   var name = "nobody"
///     // }
///     //
///     // extension NewUser: Codable {
///     //   private enum CodingKeys: String, CodingKey {
///     //     case id
///     //     case name = "full_name"
///     //   }
///     //
///     //   init(from decoder: any Decoder) throws {
///     //     let container = try decoder.container(keyedBy: CodingKeys.self)
///     //     id = try container.decode(Int.self, forKey: .id)
///     //     // Missing or null: the default stays.
///     //     name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
///     //   }
///     // }
///
/// The type's own source is not read. Its mapping is run: on what samples write, with a key removed, with null, and
/// with other values, as `JSONMappingAudit` does. What no running shows is ``unresolved``, and a `// TODO` in the
/// text. The other values are empty, negative and large ones, too: a mapping that ends the process for a value, such as by
/// `UInt8(count)`, ends it here.
///
/// Code that reads a property in its own way, such as `json["name"] as? String ?? ""`, a verb of another type or a
/// transformer of its own, is held against what the type of the property, each of `JSONTransformers`, a cast, an
/// `NSNumber` and an `ISO8601DateFormatter` make of more than a hundred values. Where one of them does the same with all,
/// or with all but raw values of no case, elements that are not right or values of another shape, which code leaves out, it
/// is written, and a comment says that it was found by trying. A look-up without a verb leaves no trace but where other values of what is
/// written change the property, or such at a key of its own name, as it is or in snake case: the comment says so. A
/// property that nothing was found to map, and that has in a sample another value than `init()` makes, is unresolved. So is
/// one that is written, and of which no reading was seen, where no sample is given and the type is not `JSONMappable`.
///
/// The text needs Swift 5.9 or later. Make it in the context in which the type is mapped: `options.nilValues` shows in it.
/// Styles of keys, dates, data and numbers that are not finite are no matter of a type: give the coders the strategies
/// that are those of the context. Under `.snakeCase` the coding keys are those that `.convertFromSnakeCase` and
/// `.convertToSnakeCase` know, such as `case homeURL = "homeUrl"`; these read other spellings as well, such as `HOME_URL`,
/// so tell a check with faults to accept ``FaultKind/keyCase``. Codable has no strategy for `options.scalars` and
/// `options.unknownKeys`: where the context converts scalars, or refuses unknown keys, that is unresolved.
public struct CodableSource: Sendable {
  /// What is written.
  public enum Form: Hashable, Sendable {
    /// An extension for the file of the type itself. Reading a struct with `init()` begins with `self.init()`, so no
    /// default is spelled.
    ///
    /// Of a class it is members for the body, since a required initialiser cannot stand in an extension, and what
    /// stands beside the class. Reading spells the defaults of `init()`, which it cannot call. Who may use the type no
    /// running shows: in a `public` one, write `public` before `init(from:)` and `encode(to:)`. The types that stand
    /// for values are private to the type, so a file may have several conformances. It takes the place of a
    /// conformance that the type has already, with its `CodingKeys`; the text says so where there is one.
    case conformance
    /// A type of its own, with the mapped types that stand in it, and with enums with raw values.
    ///
    /// The text refers to other types of the program, and its file has to see them: structs with raw values, those
    /// that are Codable already or a single value in JSON, property wrappers, and protocols. The cases of an enum are
    /// known by its values where it has more than one, or else by `CaseIterable`.
    case newType(named: String)
  }

  /// A property, and whether its mapping was found out.
  public struct Property: Hashable, Sendable {
    /// The name of the type that has it, and its name: `User.name`; `User.move.x` in a case of an enum.
    public var name: String
    /// Its type in the text.
    public var type: String
    /// Whether the text maps it as the mapper does, as far as running the mapping shows.
    public var isDetermined: Bool
  }

  /// What was not found out, and why.
  public struct Unresolved: Hashable, Sendable, CustomStringConvertible {
    /// The property or the type.
    public var name: String
    /// The reason.
    public var reason: String
    /// The name and the reason.
    public var description: String { "\(name): \(reason)" }
  }

  /// The Swift source.
  public let text: String
  /// The properties of the type and of those in it, in the order of the text.
  public let properties: [Property]
  /// What was not found out; each is a `// TODO` in the text.
  public let unresolved: [Unresolved]

  /// Returns the Codable source of a mapped type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - form: What is written.
  ///   - samples: Values to write and read. A type without `init()` needs at least one, a union one of each case.
  ///     Samples with all optionals set, and with different values, find out the most. The types inside take their
  ///     samples from these.
  /// - Returns: The source.
  /// - Throws: `JSONEncodingError` or `JSONDecodingError` for a sample that is not written as an object, or
  ///   is not read back; an error that says so for a name that no new type can have.
  public static func of<M: JSONEncodable & JSONRestorable>(
    _ type: M.Type, as form: Form = .conformance, samples: [M] = []
  ) throws -> CodableSource {
    try of(type, as: form, samples: samples, readFrom: [])
  }

  /// Returns the source of a type, with samples, and with documents that need not be what samples write.
  private static func of<M: JSONEncodable & JSONRestorable>(
    _ type: M.Type, as form: Form, samples: [M], readFrom documents: [JSONObject]
  ) throws -> CodableSource {
    let options = JSONContext.current.options
    let keys = CodedKeys(style: options.keys)
    return try JSONContext.with(\.options, options.ofTypes) {
      try SetOrder.kept {
        let survey = SourceSurvey(form: form, keys: keys)
        survey.documents = documents
        try survey.begin(type, samples: samples.map(keys.asDeclared))
        survey.declarations[0].problems += options.problems
        return survey.source
      }
    }
  }
}

extension JSONOptions {
  /// The options without what is none of a type's own.
  fileprivate var ofTypes: JSONOptions {
    var options = self
    let plain = JSONOptions()
    (options.keys, options.dates, options.data) = (plain.keys, plain.dates, plain.data)
    (options.scalars, options.unknownKeys) = (plain.scalars, plain.unknownKeys)
    return options
  }

  /// What Codable has no strategy for.
  fileprivate var problems: [String] {
    (scalars == .converted
      ? ["the context converts scalars (options.scalars), which Codable does not"] : [])
      + (unknownKeys == .refuse
        ? ["the context refuses unknown keys (options.unknownKeys), which Codable does not"] : [])
  }
}

extension CodableSource {
  /// An error that says that a type reads none of several documents.
  package struct Unread: Error {
    /// Why it does not read the first of them.
    package let first: any Error
  }

  /// Writes the source of a type from documents as its samples.
  @usableFromInline package typealias Maker =
    @Sendable (_ form: Form, _ documents: [Data]) throws -> CodableSource

  /// Returns the source of a type, with samples from documents; those that it does not read are left out.
  ///
  /// - Throws: Also ``Unread`` where it reads none of them.
  @usableFromInline
  static func of<M: JSONEncodable & JSONRestorable>(
    _ type: M.Type, as form: Form, documents: [Data]
  ) throws -> CodableSource {
    let samples = documents.compactMap { document in
      Restoring.attempt { try M(JSONData: document) }
    }
    if samples.isEmpty, let first = documents.first {
      do {
        _ = try M(JSONData: first)
      } catch {
        throw Unread(first: error)
      }
    }
    let objects = documents.compactMap { document in
      Restoring.attempt { try JSONObject(JSONData: document) }
    }
    return try of(type, as: form, samples: samples, readFrom: objects)
  }
}
