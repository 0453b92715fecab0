import Foundation
import JSONText

extension AnyJSON: EncoderSource {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    ValueEncoder {
      try $0.pointer(to: Self.self).pointee.encoded($1)
    } write: {
      try $0.pointer(to: Self.self).pointee.write(to: &$1)
      return true
    }
  }

  /// Returns the value as a tree.
  func encoded(_ scope: EncodingScope) throws -> Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): value
    case .double(let value): try JSONNumber.encoded(value)
    case .decimal(let value): try JSONNumber.checkFinite(value)
    case .string(let value): value
    case .array(let elements): try Self.encoded(elements, scope)
    case .object(let members): try Self.encoded(members, scope)
    }
  }

  private static func encoded<Parts>(_ parts: Parts, _ scope: EncodingScope) throws -> Any {
    let encoder = ValueEncoder.of(Parts.self, scope.front)
    return try Memory.withPlace(of: parts) { try encoder.encode($0, scope) } ?? NSNull()
  }

  private func write(to writer: inout JSONTextWriter) throws {
    switch self {
    case .null: writer.writer.null()
    case .boolean(let value): writer.writer.boolean(value)
    case .integer(let value): writer.writer.integer(value)
    case .double(let value): try writer.write(.double(value))
    case .decimal(let value): try writer.write(.decimal(value))
    case .string(let value): writer.writer.string(value)
    case .array(let elements): try Self.write(elements, to: &writer)
    case .object(let members): try Self.write(members, to: &writer)
    }
  }

  private static func write<Parts>(_ parts: Parts, to writer: inout JSONTextWriter) throws {
    let encoder = ValueEncoder.of(Parts.self, writer.scope.front)
    _ = try Memory.withPlace(of: parts) { try encoder.write($0, &writer) }
  }
}
