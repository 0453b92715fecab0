internal import Foundation

extension DecodingNode {
  /// Builds a value of any type from a tree; the key is where the tree stands in this node.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, from value: Any, at key: (any CodingKey)?) throws -> T {
    switch Scalar.read(type, from: value) {
    case .value(let scalar): return scalar
    case .refused: return try decodeRefused(type, from: value, at: key)
    case .notScalar: return try decodeOther(type, from: value, at: key)
    }
  }

  /// Like `decode`, with nil for null.
  @inline(__always)
  func decodeIfPresent<T: Decodable>(
    _ type: T.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> T? {
    switch Scalar.read(type, from: value) {
    case .value(let scalar): return scalar
    case .refused:
      return Leaf.isNull(value) ? nil : try decodeRefused(type, from: value, at: key)
    case .notScalar:
      return Leaf.isNull(value) ? nil : try decodeOther(type, from: value, at: key)
    }
  }

  /// A scalar that the value is not: a string may yet name an infinite number.
  private func decodeRefused<T>(
    _ type: T.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> T {
    if T.self == Double.self, let number = nonConforming(Double.self, from: value) {
      return unsafeBitCast(number, to: T.self)
    }
    if T.self == Float.self, let number = nonConforming(Float.self, from: value) {
      return unsafeBitCast(number, to: T.self)
    }
    throw refusal(of: value, as: type, at: key)
  }

  private func nonConforming<F: BinaryFloatingPoint>(_ type: F.Type, from value: Any) -> F? {
    guard
      case .convertFromString(let infinity, let minusInfinity, let nan) =
        session.options.nonConformingFloat, let string = Leaf.string(value)
    else { return nil }
    let bytes = string.utf8
    if bytes.elementsEqual(infinity.utf8) { return F.infinity }
    if bytes.elementsEqual(minusInfinity.utf8) { return -F.infinity }
    return bytes.elementsEqual(nan.utf8) ? F.nan : nil
  }

  private func decodeOther<T: Decodable>(
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
    if session.convertsKeys, let dictionary = T.self as? any StringKeyedDecodable.Type,
      let members = try dictionary.init(membersOf: node(value, at: key)) as? T
    {
      return members
    }
    return try T(from: node(value, at: key))
  }

  /// A single-value container decodes in place.
  private func node(_ value: Any, at key: (any CodingKey)?) -> DecodingNode {
    key == nil ? self : child(value, at: key)
  }
}

// MARK: - Foundation's types

extension DecodingNode {
  private func date(from value: Any, at key: (any CodingKey)?) throws -> Date {
    if Leaf.isNull(value) { throw refusal(of: value, as: Date.self, at: key) }
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
      return try decode(node(value, at: key))
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
    do {
      return try Date.ISO8601FormatStyle().parse(text)
    } catch {
      throw corrupted("The string is not an ISO 8601 date.", at: key)
    }
  }

  private func data(from value: Any, at key: (any CodingKey)?) throws -> Data {
    if Leaf.isNull(value) { throw refusal(of: value, as: Data.self, at: key) }
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
      return try decode(node(value, at: key))
    #if canImport(Darwin)
      @unknown default:
        return try Data(from: node(value, at: key))
    #endif
    }
  }

  private func url(from value: Any, at key: (any CodingKey)?) throws -> URL {
    if Leaf.isNull(value) { throw refusal(of: value, as: URL.self, at: key) }
    guard let url = URL(string: try decode(String.self, from: value, at: key)) else {
      throw corrupted("The string is not a URL.", at: key)
    }
    return url
  }
}

/// A dictionary whose keys are data, and so are kept from key strategies.
private protocol StringKeyedDecodable {
  init(membersOf node: DecodingNode) throws
}

extension Dictionary: StringKeyedDecodable where Key == String, Value: Decodable {
  fileprivate init(membersOf node: DecodingNode) throws {
    guard let object = Leaf.object(node.value) else {
      throw node.refusal(of: node.value, as: [String: Any].self, at: nil)
    }
    self = [:]
    reserveCapacity(object.count)
    for (key, value) in object {
      self[key] = try node.decode(Value.self, from: value, at: BridgeKey.name(key))
    }
  }
}
