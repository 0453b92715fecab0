import Foundation
import JSONCodable

/// Any JSON value by Codable, which has no type for it.
///
/// Numbers become `Int`, or else `Double`: what has more digits loses them, where the mapper keeps
/// them.
struct AnyJSON: Codable {
  /// The value, as `JSONSerialization` has it.
  let value: Any

  /// Keeps a value.
  init(_ value: Any) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = NSNull()
    } else if let scalar = Self.scalar(in: container) {
      value = scalar
    } else if let array = Self.attempt({ try container.decode([AnyJSON].self) }) {
      value = array.map(\.value)
    } else {
      value = try container.decode([String: AnyJSON].self).mapValues(\.value)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case let object as JSONObject: try container.encode(object.mapValues(AnyJSON.init))
    case let array as [Any]: try container.encode(array.map(AnyJSON.init))
    case let text as String: try container.encode(text)
    case is NSNull: try container.encodeNil()
    default: try encodeNumber(into: &container)
    }
  }

  /// Reads a scalar by trying one type after the other; gives nil for an array and an object.
  private static func scalar(in container: any SingleValueDecodingContainer) -> Any? {
    if let value = attempt({ try container.decode(Bool.self) }) { return value }
    if let value = attempt({ try container.decode(Int.self) }) { return value }
    if let value = attempt({ try container.decode(Double.self) }) { return value }
    return attempt { try container.decode(String.self) }
  }

  /// Writes a truth value or a number; the mapper's types tell them apart, whatever holds them.
  private func encodeNumber(into container: inout any SingleValueEncodingContainer) throws {
    if let value = Self.attempt({ try Bool(JSONValue: value) }) {
      try container.encode(value)
    } else if let value = Self.attempt({ try Int(JSONValue: value) }) {
      try container.encode(value)
    } else {
      try container.encode(try Double(JSONValue: value))
    }
  }

  private static func attempt<Value>(_ read: () throws -> Value) -> Value? {
    do {
      return try read()
    } catch {
      return nil
    }
  }
}
