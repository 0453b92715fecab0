/// An enum whose cases are told apart in JSON by a tag.
///
/// Writing needs no code: the case and its payload are read by reflection. Reading is a `switch`
/// over an enum of the tags.
///
///     enum Command: JSONUnion {
///       case start(Workout), stop
///       static let discriminator = JSONDiscriminator(key: "type")
///
///       init(JSONDictionary json: JSONObject) throws {
///         switch try json.value(CommandType.self, key: "type") {
///         case .start: self = .start(try Workout(JSONDictionary: json))
///         case .stop: self = .stop
///         }
///       }
///     }
///     try Command.start(Workout(level: 5)).JSONString()   // {"type":"start","level":5}
///
/// A payload that stands under a key of its own is read with the right paths by
/// `json.value(Workout.self, key: "attributes")`.
///
/// Choose it for an enum whose tags and payloads are known. For an open set of types choose
/// ``JSONIdentified`` and a ``JSONTypeRegistry``.
public protocol JSONUnion: JSONEncodable, JSONConstructible {
  /// How the cases are told apart.
  static var discriminator: JSONDiscriminator { get }
}

extension JSONUnion {
  /// Returns the union as an object of its tag and its payload, by reflection.
  ///
  /// The fallback case is written as the object that it keeps.
  ///
  /// - Throws: ``JSONEncodingError``: `invalidUnion` for a type that has raw values or is not an enum,
  ///   `missingTag` for a case that is not listed, `wrongContainer` for a payload in the flat form
  ///   that is not an object, `duplicateKey` for one that has the tag's key, or what is wrong inside
  ///   the payload.
  public func JSONEncode() throws -> Any {
    try DefaultEncoding.encode(self)
  }

  /// Reads the tag of an object; for unions with a fallback.
  ///
  ///     switch try JSONTag(CommandType.self, in: json) {
  ///     case .start: self = .start(try Workout(JSONDictionary: json))
  ///     case .stop: self = .stop
  ///     case nil: self = .unknown(json)
  ///     }
  ///
  /// - Parameters:
  ///   - type: The enum of the known tags.
  ///   - json: The object.
  /// - Returns: The tag, or nil where it is unknown and ``discriminator`` names a fallback.
  /// - Throws: ``JSONDecodingError`` at the tag's key: `missingValue`, `wrongType`, or `unknownCase`
  ///   without a fallback; each names the known tags. `outOfRange` where the fallback would have to
  ///   keep a number that no Swift type holds.
  @inlinable
  public static func JSONTag<Tag: RawRepresentable & CaseIterable>(
    _ type: Tag.Type = Tag.self, in json: JSONObject
  ) throws -> Tag? where Tag.RawValue: JSONRestorable {
    do {
      return try json.value(type, key: discriminator.key)
    } catch {
      try keep(json, unlessFinal: error)
      return nil
    }
  }

  /// Takes an object whose tag is unknown for one that the fallback keeps.
  ///
  /// - Throws: The error where it is another one, or there is no fallback; `outOfRange`.
  @usableFromInline
  static func keep(_ json: JSONObject, unlessFinal error: any Error) throws {
    guard let problem = (error as? JSONDecodingError)?.problem, case .unknownCase = problem,
      discriminator.fallback != nil
    else { throw error }
    _ = try Restoring.checked(json)
    Restoring.scope?.watchedKeys(of: json)?._withUnsafeGuaranteedRef { $0.ask(for: []) }
    DecodingScope.recorder?.keepsObject = true
  }
}

extension JSONUnion where Self: RawRepresentable, RawValue: JSONRestorable {
  /// Creates a union from an object, like every union; a type with raw values cannot be written as one.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all but an object.
  public init(JSONValue: __shared Any) throws {
    self = try Restoring.whole(Self.self, from: Restoring.object(JSONValue, for: Self.self))
  }
}
