/// A type whose mapping is said once, for both directions.
///
///     struct Company: JSONMappable { var name = ""; var address: String? }
///
///     struct User: JSONMappable {
///       var id = 0, name = "", created = Date()
///
///       mutating func JSONMap(_ json: inout JSONMapping) throws {
///         try json.map(&id, key: "id", required: true)
///         try json.map(&name, key: "full_name")
///         try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
///       }
///     }
///
/// A class that is to be subclassed declares ``JSONMap(_:)`` itself, and its subclasses override it: the
/// default of a protocol is not dispatched to a subclass.
///
/// Where ``JSONMap(_:)`` is left out, the type is mapped by reflection in both directions: every stored
/// `var`, superclass first, at the key of ``JSONEncodable/JSONKey(forProperty:)`` and by
/// ``JSONEncodable/JSONTransform(forProperty:)``. It is written as the default encoding writes it.
///
/// - Reading sets the properties where they lie, as an initialiser does. Observers and the setters of property
///   wrappers do not run, and `@Observable` tells nobody.
/// - A stored `let`, a weak or unowned property, and a property wrapper that is not ``JSONRestorable`` are an
///   error at first use, in either direction. Leave the property out by `JSONKey(forProperty:)`, or write
///   ``JSONMap(_:)``.
/// - A value with a custom mirror, or compiled without reflection metadata, cannot be mapped by reflection.
///
/// Choose it for a struct whose properties have defaults, or a final class with `init()`. For types with `let`
/// properties choose ``JSONConstructible``.
public protocol JSONMappable: JSONDecodable, JSONEncodable {
  /// Creates a value with the defaults of its properties.
  init()

  /// Maps the properties, in the direction that the mapping has.
  ///
  /// While writing it runs on a copy of a struct, and on an object itself: a verb that is given an observed
  /// property of an object runs its observers then, too. It may run more than once for one value: the first text of a type
  /// runs it twice, the first time to find out its lines. So it should do nothing but map.
  ///
  /// - Parameter json: What is read, or written.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path.
  mutating func JSONMap(_ json: inout JSONMapping) throws
}

extension JSONMappable {
  /// Maps every stored property of the value's own type by reflection.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``: `unmappableProperty` for a property that
  ///   reflection cannot map, or what is wrong with a value.
  @inlinable
  public mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.mapByReflection(&self)
  }

  /// Restores the properties as ``JSONMap(_:)`` says.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not right.
  @inlinable
  public mutating func JSONDecode(_ JSONDictionary: JSONObject) throws {
    var mapping = JSONMapping(reading: JSONDictionary)
    try JSONMap(&mapping)
  }

  /// Returns an object of the properties as ``JSONMap(_:)`` says.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  public func JSONEncode() throws -> Any { try DefaultEncoding.encode(mapped: self) }
}
