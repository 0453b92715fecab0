internal import Foundation
internal import JSONCodable
internal import JSONText

extension EncodingNode {
  /// Returns the tree of a member or an element; an empty object if the value encodes nothing.
  func tree<T: Encodable>(of value: T, at key: some CodingKey) throws -> Any {
    if let scalar = try scalar(of: value, at: key) { return scalar }
    if session.convertsKeys, let dictionary = value as? any StringKeyedEncodable {
      var members: [String: Any] = [:]
      _ = try treeOfChild(at: key, origin: .stringDictionary) {
        members = try dictionary.members(encodedBy: $0)
      }
      return members
    }
    return try treeOfChild(at: key) { try $0.encodeInPlace(value) } ?? [String: Any]()
  }

  /// Returns the tree of the top-level value; nil if it encodes nothing.
  ///
  /// - Throws: `EncodingError`, also for a misuse by a call that cannot throw; or the value's own error.
  func tree<T: Encodable>(of value: T) throws -> Any? {
    if let scalar = try scalar(of: value, at: nil) { return scalar }
    if session.convertsKeys, let dictionary = value as? any StringKeyedEncodable {
      storage.hold(members: try dictionary.members(encodedBy: self))
    } else {
      try encodeInPlace(value)
    }
    if let fault = session.fault { throw fault }
    return storage.take()
  }

  /// Lets a value that is not a scalar encode itself into this node, or a custom strategy, which may encode it again.
  func encodeInPlace<T: Encodable>(_ value: T) throws {
    if session.stack.isExhausted { throw tooDeep(value) }
    if T.self == Date.self, case .custom(let encode) = session.options.date {
      try encode(unsafeBitCast(value, to: Date.self), self)
      _ = storage.become(.object)
    } else if T.self == Data.self, case .custom(let encode) = session.options.data {
      try encode(unsafeBitCast(value, to: Data.self), self)
      _ = storage.become(.object)
    } else if let container = CodableContainer.encoding(T.self) {
      try encode(value, as: container.form, of: container.part)
    } else {
      try value.encode(to: self)
    }
  }

  @inline(never)
  func tooDeep(_ value: Any) -> EncodingError {
    let path = codingPath
    let type = Wording.name(of: type(of: value))
    return .invalidValue(
      value,
      .init(
        codingPath: path, debugDescription: "Nested deeper than the stack of the thread allows.",
        underlyingError: mapperError(.stackExhausted(type: type), at: path)))
  }

  /// Returns the JSON of a scalar, or of a type of Foundation that JSONEncoder treats as one; nil for a
  /// value that encodes itself.
  ///
  /// Types are told apart by identity, which a specialised caller does at compile time.
  @inline(__always)
  func scalar<T: Encodable>(of value: T, at key: (any CodingKey)?) throws -> Any? {
    if T.self == String.self || T.self == Int.self || T.self == Bool.self { return value }
    if T.self == Double.self {
      return try scalar(unsafeBitCast(value, to: Double.self), at: key)
    }
    return try otherScalar(of: value, at: key)
  }

  private func otherScalar<T: Encodable>(of value: T, at key: (any CodingKey)?) throws -> Any? {
    if T.self == Date.self { return try scalar(unsafeBitCast(value, to: Date.self), at: key) }
    if T.self == URL.self { return unsafeBitCast(value, to: URL.self).absoluteString }
    if T.self == UUID.self { return unsafeBitCast(value, to: UUID.self).text }
    if T.self == Data.self { return scalar(unsafeBitCast(value, to: Data.self)) }
    if T.self == Decimal.self { return try scalar(unsafeBitCast(value, to: Decimal.self), at: key) }
    if T.self == Float.self { return try scalar(unsafeBitCast(value, to: Float.self), at: key) }
    if BridgedNumber.isInteger(T.self) { return value }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    if T.self == Int128.self { return JSONNumber.scalar(of: unsafeBitCast(value, to: Int128.self)) }
    if T.self == UInt128.self {
      return JSONNumber.scalar(of: unsafeBitCast(value, to: UInt128.self))
    }
    return nil
  }

  func scalar<F: BinaryFloatingPoint & Sendable>(
    _ value: F, at key: (any CodingKey)?
  ) throws -> Any {
    if value.isFinite { return value }
    guard
      case .convertToString(let infinity, let minusInfinity, let nan) =
        session.options.nonConformingFloat
    else { throw notFinite(value, at: key) }
    return value.isNaN ? nan : value > 0 ? infinity : minusInfinity
  }

  private func notFinite(_ value: some Any, at key: (any CodingKey)?) -> EncodingError {
    let path = codingPath(to: key)
    return .invalidValue(
      value,
      .init(
        codingPath: path, debugDescription: "JSON has no number \(value).",
        underlyingError: mapperError(.nonFiniteNumber("\(value)"), at: path)))
  }

  /// Returns the JSON of a date; nil if the strategy is custom.
  private func scalar(_ date: Date, at key: (any CodingKey)?) throws -> Any? {
    switch session.options.date {
    case .deferredToDate:
      return try scalar(date.timeIntervalSinceReferenceDate, at: key)
    case .secondsSince1970:
      return try finite(date.timeIntervalSince1970, at: key)
    case .millisecondsSince1970:
      return try finite(1000 * date.timeIntervalSince1970, at: key)
    case .iso8601:
      return RFC3339.textOfWholeSecond(date) ?? date.formatted(.iso8601)
    case .custom:
      return nil
    #if canImport(Darwin)
      case .formatted(let formatter):
        return formatter.string(from: date)
      @unknown default:
        return nil
    #endif
    }
  }

  /// Returns the seconds of a date since 1970, which must be finite: no strategy is for others.
  private func finite(_ seconds: Double, at key: (any CodingKey)?) throws -> Any {
    guard seconds.isFinite else { throw notFinite(seconds, at: key) }
    return seconds
  }

  /// Returns the JSON of data; nil if it is written byte by byte or by a custom strategy.
  private func scalar(_ data: Data) -> Any? {
    if case .base64 = session.options.data { return data.base64EncodedString() }
    return nil
  }

  private func scalar(_ decimal: Decimal, at key: (any CodingKey)?) throws -> Any {
    guard decimal.isFinite else { throw notFinite(decimal, at: key) }
    return decimal
  }
}

/// A dictionary whose keys are data, and so are kept from key strategies.
protocol StringKeyedEncodable {
  func members(encodedBy node: EncodingNode) throws -> [String: Any]
}

extension Dictionary: StringKeyedEncodable where Key == String, Value: Encodable {
  func members(encodedBy node: EncodingNode) throws -> [String: Any] {
    try node.members(self)
  }
}
