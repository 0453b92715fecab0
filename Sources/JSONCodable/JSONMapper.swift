public import JSONText

/// The names of this module, for a file in which another module has the same.
///
/// The module and its type `JSONCodable` share a name, so `JSONCodable.JSONObject` names nothing before Swift
/// 6.3, which has `JSONCodable::JSONObject`. Write a dot after `JSONMapper` in place of the `JSON`:
///
///     let json: JSONMapper.Object = ["id": 7]
public enum JSONMapper {
  /// `AnyJSON`.
  public typealias AnyValue = AnyJSON
  /// `JSONCodable`.
  public typealias Codable = JSONCodable
  /// `JSONConstructible`.
  public typealias Constructible = JSONConstructible
  /// `JSONContext`.
  public typealias Context = JSONContext
  /// `JSONContextError`.
  public typealias ContextError = JSONContextError
  /// `JSONContextKey`.
  public typealias ContextKey = JSONContextKey
  /// `JSONDecodable`.
  public typealias Decodable = JSONDecodable
  /// `JSONDecodingError`.
  public typealias DecodingError = JSONDecodingError
  /// `JSONDiscriminator`.
  public typealias Discriminator = JSONDiscriminator
  /// `JSONEncodable`.
  public typealias Encodable = JSONEncodable
  /// `JSONEncodingError`.
  public typealias EncodingError = JSONEncodingError
  /// `JSONIdentified`.
  public typealias Identified = JSONIdentified
  /// `JSONMappable`.
  public typealias Mappable = JSONMappable
  /// `JSONMapping`.
  public typealias Mapping = JSONMapping
  /// `JSONMappingAudit`.
  public typealias MappingAudit = JSONMappingAudit
  /// `JSONObject`.
  public typealias Object = JSONObject
  /// `JSONOptions`.
  public typealias Options = JSONOptions
  /// `JSONPath`.
  public typealias Path = JSONPath
  /// `JSONPropertyTransform`.
  public typealias PropertyTransform = JSONPropertyTransform
  /// `JSONPropertyWrapper`.
  public typealias PropertyWrapper = JSONPropertyWrapper
  /// `JSONRestorable`.
  public typealias Restorable = JSONRestorable
  /// `JSONSkipping`.
  public typealias Skipping = JSONSkipping
  /// `JSONSyntaxError`.
  public typealias SyntaxError = JSONSyntaxError
  /// `JSONTransformer`.
  public typealias Transformer = JSONTransformer
  /// `JSONTransformers`.
  public typealias Transformers = JSONTransformers
  /// `JSONTypeRegistry`.
  public typealias TypeRegistry = JSONTypeRegistry
  /// `JSONTypeRegistryError`.
  public typealias TypeRegistryError = JSONTypeRegistryError
  /// `JSONUnderlyingError`.
  public typealias UnderlyingError = JSONUnderlyingError
  /// `JSONUnion`.
  public typealias Union = JSONUnion
  /// `PolymorphicValue`.
  public typealias Polymorphic = PolymorphicValue
}
