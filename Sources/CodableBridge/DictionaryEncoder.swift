public import Foundation
public import JSONCodable

/// An encoder that turns any `Encodable` value into the dictionaries, arrays and scalars of JSON.
///
///     struct Point: Codable { var x = 1, y = 2.5 }
///     try DictionaryEncoder().encodeObject(Point())   // ["x": 1, "y": 2.5]
///
/// The tree, written as JSON, is the document that JSONEncoder writes for the same value with the
/// same strategies. Its scalars are native Swift values that JSONSerialization writes: String, Bool,
/// each integer type, Float, Double, Decimal, and NSNull for null. A 128-bit integer is an Int or a
/// UInt64 where it fits and a Decimal where it does not.
///
/// A super encoder has its place, and counts, from when it is asked for. JSONEncoder makes its place when it is released: of two
/// that live at once, the one that is released last comes first.
///
/// Where JSONEncoder stops the program, as on a second container of another kind on one encoder,
/// this encoder throws an EncodingError.
public final class DictionaryEncoder: Sendable {
  private let state = CoderState<EncodingOptions, EncodingNode>(EncodingOptions())

  /// Creates an encoder with the default strategies of JSONEncoder.
  public init() {}

  /// Returns the JSON tree of a value.
  ///
  /// - Parameter value: The value to encode.
  /// - Returns: A `[String: Any]`, an `[Any]` or a scalar.
  /// - Throws: `EncodingError.invalidValue` with the coding path for a number that is not finite,
  ///   for a value that encodes nothing, and for an encoder used in a way that writes no JSON;
  ///   and any error of the value's own code.
  /// - Complexity: O(*n*) in the size of the tree.
  public func encode<T: Encodable>(_ value: T) throws -> Any {
    var run = state.begin { EncodingNode(session: EncodingSession($0)) }
    run.coder.session.stack = .ofThread
    let tree = try run.coder.tree(of: value)
    if isKnownUniquelyReferenced(&run.coder), run.coder.renew() { state.end(run) }
    guard let tree else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(T.self) did not encode any values."))
    }
    return tree
  }

  /// Returns the JSON object of a value.
  ///
  /// - Parameter value: The value to encode.
  /// - Returns: The object as a dictionary.
  /// - Throws: What ``encode(_:)`` throws, and `EncodingError.invalidValue` for a value whose JSON
  ///   is an array or a scalar.
  /// - Complexity: O(*n*) in the size of the tree.
  public func encodeObject<T: Encodable>(_ value: T) throws -> JSONObject {
    let tree = try encode(value)
    guard let object = tree as? JSONObject else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(T.self) is not encoded as an object."))
    }
    return object
  }
}

extension DictionaryEncoder {
  /// How dates are encoded; `.deferredToDate` at first.
  public var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy {
    get { state.options.date }
    set { state.change { $0.date = newValue } }
  }

  /// How data is encoded; `.base64` at first.
  public var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy {
    get { state.options.data }
    set { state.change { $0.data = newValue } }
  }

  /// How keys are written; `.useDefaultKeys` at first.
  ///
  /// The keys of a dictionary with String keys stay as they are under every strategy.
  public var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy {
    get { state.options.keys }
    set { state.change { $0.keys = newValue } }
  }

  /// How infinite numbers and NaN are encoded; `.throw` at first.
  public var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy {
    get { state.options.nonConformingFloat }
    set { state.change { $0.nonConformingFloat = newValue } }
  }

  /// What the encoded types can look up in their encoder; empty at first.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { state.options.userInfo }
    set { state.change { $0.userInfo = newValue } }
  }
}
