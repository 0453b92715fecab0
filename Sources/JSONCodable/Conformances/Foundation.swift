public import Foundation

// The types of Foundation that `JSONEncoder` treats in a way of its own, written as it does.
// A dictionary that comes from a property list may hold dates and data themselves.

extension Date: ScalarEncodable, JSONRestorable {
  /// Gives the seconds since the start of 2001, or what ``JSONOptions/dates`` says.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`, or `unsupportedType` for a date that the
  ///   style has no text for.
  public func JSONEncode() throws -> Any {
    try (JSONContext.scopedOptions?.dates ?? .default).encode(self)
  }

  /// Makes a date of the seconds since the start of 2001, or of what ``JSONOptions/dates`` says,
  /// or of a date.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: Any) throws {
    if let date = JSONValue as? Date {
      self = date
    } else {
      self = try (JSONContext.scopedOptions?.dates ?? .default).decode(JSONValue)
    }
  }
}

extension Data: ScalarEncodable, JSONRestorable {
  /// Gives the Base64 text, or what ``JSONOptions/data`` says.
  public func JSONEncode() -> Any {
    switch JSONContext.scopedOptions?.data ?? .default {
    case .base64: base64EncodedString()
    case .bytes: map { Int($0) }
    }
  }

  /// Makes data of Base64 text, or of what ``JSONOptions/data`` says, or of data.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: Any) throws {
    if let data = JSONValue as? Data {
      self = data
    } else {
      switch JSONContext.scopedOptions?.data ?? .default {
      case .base64:
        guard let data = (JSONValue as? String).flatMap({ Data(base64Encoded: $0) }) else {
          throw JSONDecodingError.wrongType(JSONValue, expected: Data.self)
        }
        self = data
      case .bytes: self = Data(try [UInt8](JSONValue: JSONValue))
      }
    }
  }
}

extension URL: ScalarEncodable, JSONRestorable {
  /// Gives the absolute text.
  public func JSONEncode() -> Any { absoluteString }

  /// Makes a URL of a text that is one as it stands, or of a URL.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else; `JSONDecoder` would escape the text
  ///   without a word.
  public init(JSONValue: Any) throws {
    if let url = JSONValue as? URL {
      self = url
    } else {
      let text = JSONValue as? String
      guard let url = text.flatMap({ URL(string: $0, encodingInvalidCharacters: false) }) else {
        throw JSONDecodingError.wrongType(JSONValue, expected: URL.self)
      }
      self = url
    }
  }
}

extension UUID: ScalarEncodable, JSONRestorable {
  /// Gives the text, in upper case.
  public func JSONEncode() -> Any { uuidString }

  /// Makes a UUID of its text, or of a UUID.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: Any) throws {
    if let uuid = JSONValue as? UUID {
      self = uuid
    } else {
      guard let uuid = (JSONValue as? String).flatMap({ UUID(uuidString: $0) }) else {
        throw JSONDecodingError.wrongType(JSONValue, expected: UUID.self)
      }
      self = uuid
    }
  }
}

extension Decimal: ScalarEncodable, JSONRestorable {
  /// Gives the number itself.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber` for NaN.
  public func JSONEncode() throws -> Any {
    try JSONNumber.checkFinite(self)
  }

  /// Makes a decimal of a number; of a `Double` by its shortest text.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: Any) throws {
    self = try JSONNumber(JSONValue, for: Decimal.self).asDecimal()
  }
}

extension CGFloat: ScalarEncodable, JSONRestorable {
  /// Gives the number as a `Double`.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`.
  public func JSONEncode() throws -> Any { try JSONNumber.encoded(Double(self)) }

  /// Makes a number of this type.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: Any) throws {
    self.init(try JSONNumber(JSONValue, for: CGFloat.self).asFloatingPoint(Double.self))
  }
}
