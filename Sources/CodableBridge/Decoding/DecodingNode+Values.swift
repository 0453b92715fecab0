internal import Foundation
internal import JSONCodable
internal import JSONText

extension DecodingNode {
  /// Creates a value that is none of the four most frequent scalars.
  func decodeOther<T: Decodable>(
    _ type: T.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> T {
    guard isInsideMapper else { return try decodeAny(type, from: value, at: key) }
    do {
      return try decodeAny(type, from: value, at: key)
    } catch {
      throw explained(error, from: type, value, at: key)
    }
  }

  private func decodeAny<T: Decodable>(
    _ type: T.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> T {
    if T.self == Date.self {
      return unsafeBitCast(try date(from: value, at: key), to: T.self)
    }
    if T.self == Data.self {
      return unsafeBitCast(try data(from: value, at: key), to: T.self)
    }
    if T.self == URL.self {
      return unsafeBitCast(try url(from: value, at: key), to: T.self)
    }
    // One that is refused says so itself.
    if T.self == UUID.self, case .string(let text) = BridgedValue(value),
      let uuid = UUID(text: text)
    {
      return unsafeBitCast(uuid, to: T.self)
    }
    if T.self == Decimal.self {
      return unsafeBitCast(try decimal(from: value, at: key), to: T.self)
    }
    if T.self == Float.self {
      return unsafeBitCast(try float(from: value, at: key), to: T.self)
    }
    if BridgedNumber.isInteger(T.self) || BridgedNumber.isWideInteger(T.self) {
      return try anyInteger(type, from: value, at: key)
    }
    if session.stack.isExhausted { throw tooDeep(type, at: key) }
    if let container = CodableContainer.decoding(T.self) {
      return try decode(type, as: container.form, of: container.part, from: value, at: key)
    }
    // The type that was handed over may be a subclass of `T`.
    return try type.init(from: node(value, at: key))
  }

  /// Returns the decoder of a value; a single-value container decodes in place.
  func node(_ value: Any, at key: (any CodingKey)?) -> DecodingNode {
    key == nil ? self : child(value, at: key)
  }
}

// MARK: - Foundation's types

extension DecodingNode {
  private func date(from value: Any, at key: (any CodingKey)?) throws -> Date {
    if BridgedValue.isNull(value) { throw refusal(of: value, as: Date.self, at: key) }
    switch session.options.date {
    case .deferredToDate:
      let seconds = try decode(Double.self, from: value, at: key)
      return Date(timeIntervalSinceReferenceDate: seconds)
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try decode(Double.self, from: value, at: key))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try decode(Double.self, from: value, at: key) / 1000)
    case .iso8601:
      return try iso8601Date(try decode(String.self, from: value, at: key), at: key)
    case .custom(let decode):
      return try custom(decode, from: value, at: key)
    #if canImport(Darwin)
      case .formatted(let formatter):
        guard let date = formatter.date(from: try decode(String.self, from: value, at: key)) else {
          throw corrupted("The string is not a date of the expected format.", at: key)
        }
        return date
      @unknown default:
        return try Date(from: node(value, at: key))
    #endif
    }
  }

  private func iso8601Date(_ text: String, at key: (any CodingKey)?) throws -> Date {
    if let date = RFC3339.dateOfWholeSecond(text) { return date }
    do {
      return try Date.ISO8601FormatStyle().parse(text)
    } catch {
      throw corrupted("The string is not an ISO 8601 date.", at: key)
    }
  }

  private func data(from value: Any, at key: (any CodingKey)?) throws -> Data {
    if BridgedValue.isNull(value) { throw refusal(of: value, as: Data.self, at: key) }
    switch session.options.data {
    case .deferredToData:
      return try Data(from: node(value, at: key))
    case .base64:
      let text = try decode(String.self, from: value, at: key)
      guard let data = Data(base64Encoded: text) else {
        throw corrupted("The string is not base64.", at: key)
      }
      return data
    case .custom(let decode):
      return try custom(decode, from: value, at: key)
    #if canImport(Darwin)
      @unknown default:
        return try Data(from: node(value, at: key))
    #endif
    }
  }

  /// Creates a value by a custom strategy, which may decode it again.
  private func custom<T>(
    _ decode: (any Decoder) throws -> T, from value: Any, at key: (any CodingKey)?
  ) throws -> T {
    if session.stack.isExhausted { throw tooDeep(T.self, at: key) }
    return try decode(node(value, at: key))
  }

  private func url(from value: Any, at key: (any CodingKey)?) throws -> URL {
    if BridgedValue.isNull(value) { throw refusal(of: value, as: URL.self, at: key) }
    guard let url = URL(string: try decode(String.self, from: value, at: key)) else {
      throw corrupted("The string is not a URL.", at: key)
    }
    return url
  }
}
