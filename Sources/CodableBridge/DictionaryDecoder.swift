public import Foundation
internal import JSONCodable

/// A decoder that creates any `Decodable` value from the dictionaries, arrays and scalars of JSON.
///
///     try DictionaryDecoder().decode(Point.self, from: ["x": 1, "y": 2.5])
///
/// It takes what JSONSerialization reads and DictionaryEncoder returns, and hand-made trees: number
/// objects and native numbers, NSString, NSArray and NSDictionary, arrays and dictionaries of a
/// definite type. It accepts and refuses what JSONDecoder does for the same document with the same
/// strategies: `true` is not 1, 5.0 is an Int and 5.5 is not, 300 is not an Int8.
///
/// Errors are the cases of JSONDecoder's, and all carry the coding path.
public final class DictionaryDecoder: Sendable {
  private let state = CoderState<DecodingOptions, DecodingSession>(DecodingOptions())

  /// Creates a decoder with the default strategies of JSONDecoder.
  public init() {}

  /// Creates a value from a JSON tree.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - value: A dictionary, an array or a scalar.
  /// - Returns: The value.
  /// - Throws: `DecodingError` with the coding path: `keyNotFound` for a key that is not there,
  ///   `valueNotFound` for null (of a `Bool`, `typeMismatch`), `typeMismatch` for another kind of value, `dataCorrupted` for
  ///   a value that the type cannot hold; and any error of the type's own code.
  /// - Complexity: O(*n*) in the size of what is read.
  public func decode<T: Decodable>(_ type: T.Type, from value: Any) throws -> T {
    var run = state.begin { DecodingSession($0) }
    run.coder.stack = .ofThread
    let result = try DecodingNode(session: run.coder, value: value)
      .decode(type, from: value, at: nil)
    if isKnownUniquelyReferenced(&run.coder) {
      run.coder.limitKeys()
      state.end(run)
    }
    return result
  }
}

extension DictionaryDecoder {
  /// How dates are decoded; `.deferredToDate` at first.
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
    get { state.options.date }
    set { state.change { $0.date = newValue } }
  }

  /// How data is decoded; `.base64` at first.
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
    get { state.options.data }
    set { state.change { $0.data = newValue } }
  }

  /// How keys are read; `.useDefaultKeys` at first.
  ///
  /// The keys of a dictionary with String keys stay as they are under every strategy. A tree has
  /// no order: of two keys that become one, the smaller counts.
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
    get { state.options.keys }
    set { state.change { $0.keys = newValue } }
  }

  /// How infinite numbers and NaN are decoded; `.throw` at first.
  public var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy {
    get { state.options.nonConformingFloat }
    set { state.change { $0.nonConformingFloat = newValue } }
  }

  /// What the decoded types can look up in their decoder; empty at first.
  public var userInfo: [CodingUserInfoKey: any Sendable] {
    get { state.options.userInfo }
    set { state.change { $0.userInfo = newValue } }
  }
}
