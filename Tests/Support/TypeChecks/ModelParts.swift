public import JSONCodable

/// A generic model, by reflection and by Codable.
public struct Box<Item>: JSONMappable, Codable, Equatable
where Item: JSONEncodable & JSONRestorable & Codable & Equatable {
  /// One item.
  public var item: Item?
  /// A few.
  public var items: [Item] = []

  /// Creates an empty box.
  public init() {}

  /// Creates a box.
  public init(item: Item?, items: [Item]) { (self.item, self.items) = (item, items) }
}

/// A wrapper that is written as what it wraps, and read.
@propertyWrapper public struct Kept<Value>: JSONPropertyWrapper, JSONRestorable, Codable, Equatable
where Value: JSONEncodable & JSONRestorable & Codable & Equatable {
  /// What is wrapped.
  public var wrappedValue: Value

  /// Creates a wrapper.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Reads what is wrapped.
  public init(JSONValue: __shared Any) throws {
    wrappedValue = try Value(JSONValue: JSONValue)
  }

  /// Reads what is wrapped.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }

  /// Writes what is wrapped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
