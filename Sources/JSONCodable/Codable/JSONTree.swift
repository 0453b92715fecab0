import Foundation
import JSONText

/// A JSON tree on its way through `Codable`.
///
/// Objects go as dictionaries, since coders leave the keys of those alone. The coders of CodableBridge take
/// and return the tree whole. Every other coder gets values that it gives back exactly:
///
/// | in the tree                | written as                        | read from                           |
/// | -------------------------- | --------------------------------- | ----------------------------------- |
/// | an integer of 64 bits      | `Int` or `UInt64`                 | every integer, one of 128 bits too  |
/// | `Double`, `Float`          | itself                            | every number                        |
/// | a decimal, a wider integer | `Decimal`, as the coder writes it | a number, or the object that `Decimal` is in a coder without decimals |
/// | null                       | nil                               | nil                                 |
///
/// A property list has neither null nor decimals. Its coders write null as the string `$null`, so that string
/// itself is refused. A date or data that a decoder reads as such stands in the tree as it is.
struct JSONTree: Codable {
  let value: Any

  init(_ value: Any) { self.value = value }

  init(from decoder: any Decoder) throws {
    if let decoder = decoder as? any TreeDecoder {
      value = decoder.tree
    } else if StackRoom.isExhaustedHere {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: Self.tooDeep))
    } else if Restoring.attempt({ try decoder.container(keyedBy: PathKey.self) }) != nil {
      value = try Self.object(decoder)
    } else if Restoring.attempt({ try decoder.unkeyedContainer() }) != nil {
      value = try decoder.singleValueContainer().decode([JSONTree].self).map(\.value)
    } else {
      value = try Self.scalar(decoder.singleValueContainer())
    }
  }

  private static let tooDeep = "Nested deeper than the stack of the thread allows."

  private static func object(_ decoder: any Decoder) throws -> Any {
    let container = try decoder.singleValueContainer()
    if try isDecimal(decoder.container(keyedBy: PathKey.self)),
      let decimal = Restoring.attempt({ try container.decode(Decimal.self) })
    {
      return decimal
    }
    return try container.decode([String: JSONTree].self).mapValues(\.value)
  }

  /// Returns whether an object has the keys of a `Decimal` that has encoded itself.
  private static func isDecimal(_ object: KeyedDecodingContainer<PathKey>) -> Bool {
    let keys = ["mantissa", "exponent", "length", "isNegative", "isCompact"]
    return keys.allSatisfy { object.contains(.name($0)) } && object.allKeys.count == keys.count
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Any {
    if container.decodeNil() { return NSNull() }
    if let value = Restoring.attempt({ try container.decode(Bool.self) }) { return value }
    if let value = Restoring.attempt({ try container.decode(String.self) }) { return value }
    if let value = try integer(container) ?? number(container) { return value }
    // A property list has dates and data of its own.
    if let value = Restoring.attempt({ try container.decode(Date.self) }) { return value }
    if let value = Restoring.attempt({ try container.decode(Data.self) }) { return value }
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "neither null, boolean, string nor a number that fits")
  }

  // Where a number does not fit, `JSONDecoder` throws an error of its own that is not a `DecodingError`.
  private static func integer(_ container: any SingleValueDecodingContainer) throws -> Any? {
    guard let value = Restoring.attempt({ try container.decode(Int.self) }) else { return nil }
    // `JSONDecoder` drops a fraction that no double has, as in 3141592653589793.2384.
    let decimal = Restoring.attempt { try container.decode(Decimal.self) }
    if let decimal, decimal != Decimal(value) { return decimal }
    guard value == 0 else { return value }
    do {
      // `-0.0` is the integer 0 to a decoder; only the double has its sign.
      let double = try container.decode(Double.self)
      return double.sign == .minus ? double : value
    } catch DecodingError.typeMismatch {
      return value
    } catch {
      // A number that is too small for both, such as 1e-400, is the integer 0 to `JSONDecoder`.
      if decimal == nil { throw error }
      return value
    }
  }

  /// Returns a double, or a number with more digits than the double's text.
  private static func number(_ container: any SingleValueDecodingContainer) -> Any? {
    let double = Restoring.attempt { try container.decode(Double.self) }
    if double == 0 { return double }
    guard let decimal = Restoring.attempt({ try container.decode(Decimal.self) }), decimal.isFinite
    else {
      return wideInteger(container) ?? double
    }
    let isNear = double.map { JSONNumber.decimal(of: $0) == decimal } ?? false
    guard let integer = WideInteger(decimal.text) else { return isNear ? double : decimal }
    // An integer type asks for all digits of an integer, and a double of that size is only near to most.
    if isNear, let double, WideInteger(exactly: double) == integer { return double }
    return integer.integer(UInt64.self).map { $0 as Any } ?? decimal
  }

  /// Returns an integer beyond `Int`, which a coder without decimals would else round to a double.
  private static func wideInteger(_ container: any SingleValueDecodingContainer) -> Any? {
    if let value = Restoring.attempt({ try container.decode(UInt64.self) }) { return value }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    if let value = Restoring.attempt({ try container.decode(Int128.self) }) {
      return JSONNumber.scalar(of: value)
    }
    return Restoring.attempt { try container.decode(UInt128.self) }
      .map { JSONNumber.scalar(of: $0) }
  }
}

// MARK: - Encoding

extension JSONTree {
  func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? any TreeEncoder { return try encoder.encode(tree: value) }
    if StackRoom.isExhaustedHere {
      throw EncodingError.invalidValue(
        value, .init(codingPath: encoder.codingPath, debugDescription: Self.tooDeep))
    }
    var container = encoder.singleValueContainer()
    switch value {
    case let text as String: try container.encode(Self.checked(text, for: encoder))
    case let object as JSONObject: try container.encode(object.mapValues(JSONTree.init))
    case let array as [Any]: try container.encode(array.map(JSONTree.init))
    default: try encode(scalar: value, to: &container)
    }
  }

  /// Returns a text that the coder will read as one.
  private static func checked(_ text: String, for encoder: any Encoder) throws -> String {
    guard text == "$null", String(reflecting: type(of: encoder)).contains("PlistEncoder") else {
      return text
    }
    throw EncodingError.invalidValue(
      text,
      .init(
        codingPath: encoder.codingPath,
        debugDescription: #"a property list would read the string "$null" as null"#))
  }

  private func encode(
    scalar: Any, to container: inout any SingleValueEncodingContainer
  ) throws {
    if let boolean = JSONNumber.boolean(scalar) { return try container.encode(boolean) }
    if let date = scalar as? Date { return try container.encode(date) }
    if let data = scalar as? Data { return try container.encode(data) }
    if let number = JSONNumber.float(scalar) { return try container.encode(number) }
    switch JSONNumber(scalar) {
    case .integer(let value): try container.encode(value)
    case .wide(let value):
      if let value = value.integer(UInt64.self) { return try container.encode(value) }
      try container.encode(JSONNumber.wide(value).asDecimal())
    case .double(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .unrepresentable, nil: try container.encodeNil()  // The rules leave nothing but null.
    }
  }
}
