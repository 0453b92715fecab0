public import Foundation

// The types of Foundation that `JSONEncoder` treats in a way of its own, written as it does.
// A dictionary that comes from a property list may hold dates and data themselves.

extension Date: ScalarEncodable, JSONRestorable {
  /// Returns the seconds since the start of 2001, or what ``JSONOptions/dates`` says.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`, or `unsupportedType` for a date that the
  ///   style has no text for.
  public func JSONEncode() throws -> Any {
    try (JSONContext.scopedOptions?.dates ?? .default).encode(self)
  }

  /// Creates a date from the seconds since the start of 2001, from what ``JSONOptions/dates`` says,
  /// or from a date.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: __shared Any) throws {
    if let date = TreeValue.native(JSONValue, as: Date.self) {
      self = date
    } else {
      self = try (JSONContext.scopedOptions?.dates ?? .default).decode(JSONValue)
    }
  }
}

extension Data: ScalarEncodable, JSONRestorable {
  /// Returns the Base64 text, or what ``JSONOptions/data`` says.
  public func JSONEncode() -> Any {
    switch JSONContext.scopedOptions?.data ?? .default {
    case .base64: base64EncodedString()
    case .bytes: map { Int($0) }
    case .native: self
    }
  }

  /// Creates data from Base64 text, from what ``JSONOptions/data`` says, or from data.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: __shared Any) throws {
    if let data = TreeValue.native(JSONValue, as: Data.self) {
      self = data
    } else {
      switch JSONContext.scopedOptions?.data ?? .default {
      case .base64:
        guard let data = TreeValue.text(JSONValue).flatMap({ Data(base64Encoded: $0) }) else {
          throw JSONDecodingError.wrongType(JSONValue, expected: Data.self, as: "Base64 text")
        }
        self = data
      case .bytes: self = Data(try [UInt8](JSONValue: JSONValue))
      case .native: throw JSONDecodingError.wrongType(JSONValue, expected: Data.self)
      }
    }
  }
}

extension URL: ScalarEncodable, JSONRestorable {
  /// Returns the absolute text.
  public func JSONEncode() -> Any { absoluteString }

  /// Creates a URL from a text that is one as it stands, or from a URL.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else; `JSONDecoder` would escape the text
  ///   without a word.
  public init(JSONValue: __shared Any) throws {
    if let url = TreeValue.native(JSONValue, as: URL.self) {
      self = url
    } else {
      let text = TreeValue.text(JSONValue)
      guard let url = text.flatMap({ URL(strict: $0) }) else {
        throw JSONDecodingError.wrongType(JSONValue, expected: URL.self)
      }
      self = url
    }
  }
}

extension UUID: ScalarEncodable, JSONRestorable {
  /// Returns the text, in upper case.
  public func JSONEncode() -> Any { text }

  /// Creates a UUID from its text, or from a UUID.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: __shared Any) throws {
    if let uuid = TreeValue.native(JSONValue, as: UUID.self) {
      self = uuid
    } else {
      guard let uuid = TreeValue.text(JSONValue).flatMap({ UUID(text: $0) }) else {
        throw JSONDecodingError.wrongType(JSONValue, expected: UUID.self)
      }
      self = uuid
    }
  }
}

extension Decimal: ScalarEncodable, JSONRestorable {
  /// Returns the number itself.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber` for NaN.
  public func JSONEncode() throws -> Any {
    try JSONNumber.checkFinite(self)
  }

  /// Creates a decimal from a number; from a `Double` by its shortest text.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: __shared Any) throws {
    self = try JSONNumber(JSONValue, for: Decimal.self).asDecimal()
  }
}

extension CGFloat: ScalarEncodable, JSONRestorable {
  /// Returns the number as a `Double`.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`.
  public func JSONEncode() throws -> Any { try JSONNumber.encoded(Double(self)) }

  /// Creates the nearest number of this type.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: __shared Any) throws {
    self =
      try JSONNumber.nonFinite(JSONValue, as: CGFloat.self)
      ?? CGFloat(JSONNumber(JSONValue, for: CGFloat.self).asFloatingPoint(Double.self))
  }
}
