public import Foundation
public import JSONCodable

/// A value of a random type, and the JSON that it must give.
public struct TypeCase: Sendable {
  /// The type and the number of the value.
  public let name: String
  /// The JSON, worked out by the generator.
  public let json: String
  /// Makes the value, in the thread that checks it.
  public let value: @Sendable () -> any JSONEncodable

  /// Creates a case.
  public init(_ name: String, json: String, _ value: @escaping @Sendable () -> any JSONEncodable) {
    (self.name, self.json, self.value) = (name, json, value)
  }
}

/// A value of a type that is checked only where it stands in another.
public struct Holder<Value>: JSONEncodable {
  /// What is held.
  public var held: Value

  /// Creates a holder.
  public init(_ held: Value) { self.held = held }
}

/// What a union throws, because no random type is read.
public struct NotRead: Error {
  /// Creates the error.
  public init() {}
}

/// Returns an object after its lazy properties were read.
public func touching<Object: AnyObject>(_ object: Object, _ body: (Object) -> Void) -> Object {
  body(object)
  return object
}

/// Returns the URL of a text that is one.
public func checkedURL(_ text: String) -> URL {
  guard let url = URL(string: text) else { preconditionFailure("not a URL: \(text)") }
  return url
}

/// Returns the decimal of a text that is one.
public func checkedDecimal(_ text: String) -> Decimal {
  guard let decimal = Decimal(string: text) else { preconditionFailure("not a decimal: \(text)") }
  return decimal
}

/// Returns the value of a text that is JSON.
public func checkedJSON(_ text: String) -> AnyJSON {
  do { return try AnyJSON(JSONString: text) } catch { preconditionFailure("\(error)") }
}

// MARK: - What the types are made of

/// A wrapper whose value is written under the plain name.
@propertyWrapper public struct Marked<Value>: JSONPropertyWrapper {
  /// What is wrapped.
  public var wrappedValue: Value

  /// Creates a wrapper.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// The same, as a class.
@propertyWrapper public final class MarkedObject<Value>: JSONPropertyWrapper {
  /// What is wrapped.
  public var wrappedValue: Value

  /// Creates a wrapper.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A marked wrapper with a `JSONEncode()` of its own.
@propertyWrapper public struct SelfWriting<Value>: JSONPropertyWrapper, JSONEncodable {
  /// What is wrapped.
  public var wrappedValue: Value

  /// Creates a wrapper.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Returns an object around the value.
  public func JSONEncode() throws -> Any { ["wrapped": wrappedValue as Any] as JSONObject }
}

/// A wrapper that is not marked, and so a struct like any other.
@propertyWrapper public struct Unmarked<Value>: JSONEncodable {
  /// What is wrapped.
  public var wrappedValue: Value

  /// Creates a wrapper.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A protocol of random types, for properties that hold any of them.
public protocol Shown: JSONEncodable {}

/// An object to which weak references point.
open class Leaf: JSONEncodable {
  /// A number.
  public let number: Int

  /// Creates a leaf.
  public init(_ number: Int) { self.number = number }
}

/// An instance of a subclass, for a property of the superclass's type.
public final class NamedLeaf: Leaf {
  /// A name.
  public let name: String

  /// Creates a leaf with a name.
  public init(_ number: Int, _ name: String) {
    self.name = name
    super.init(number)
  }
}
