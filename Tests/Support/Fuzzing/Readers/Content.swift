/// A JSON value as one reader has understood it.
package indirect enum Content: Sendable {
  case null
  case boolean(Bool)
  case number(ReadNumber)
  case string(String)
  case array([Content])
  case object([String: Content])
}

/// A number as one reader has understood it: nil for what the reader does not give.
package struct ReadNumber: Hashable, Sendable {
  /// The exact value, as JSON text.
  package var text: String?
  package var double: Double?
  package var integer: Int64?
  package var unsigned: UInt64?

  /// Tells minus zero from zero.
  package static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.double?.bitPattern == right.double?.bitPattern
      && left.integer == right.integer && left.unsigned == right.unsigned
  }
}

/// Any JSON by Codable: what a decoder takes as a double, and as an integer besides.
extension Content: Decodable {
  package init(from decoder: any Decoder) throws {
    // Containers come first: an error costs as much as its path is long.
    if let array = try Content.elements(of: decoder) {
      self = .array(array)
    } else if let members = try Content.members(of: decoder) {
      self = .object(members)
    } else {
      try self.init(scalar: decoder.singleValueContainer())
    }
  }

  private init(scalar container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let text = container.attempt(String.self) {
      self = .string(text)
    } else if let boolean = container.attempt(Bool.self) {
      self = .boolean(boolean)
    } else {
      self = .number(
        ReadNumber(
          double: try container.decode(Double.self), integer: container.attempt(Int64.self),
          unsigned: container.attempt(UInt64.self)))
    }
  }

  /// Returns nil where the value is not an array; an error inside one is thrown.
  private static func elements(of decoder: any Decoder) throws -> [Content]? {
    guard var container = attempt(decoder.unkeyedContainer) else { return nil }
    var elements: [Content] = []
    while !container.isAtEnd { elements.append(try container.decode(Content.self)) }
    return elements
  }

  private static func members(of decoder: any Decoder) throws -> [String: Content]? {
    guard let container = attempt({ try decoder.container(keyedBy: AnyKey.self) }) else {
      return nil
    }
    var members: [String: Content] = [:]
    for key in container.allKeys {
      members[key.stringValue] = try container.decode(Content.self, forKey: key)
    }
    return members
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension SingleValueDecodingContainer {
  fileprivate func attempt<T: Decodable>(_ type: T.Type) -> T? {
    Fuzzing.attempt { try decode(type) }
  }
}

/// Returns nil where a body throws.
func attempt<T>(_ body: () throws -> T) -> T? {
  do {
    return try body()
  } catch {
    return nil
  }
}
