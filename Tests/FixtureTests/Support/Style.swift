import Foundation
import JSONCodable

@testable import MigrationExamples

/// A style of the context, and the coders that have the same.
enum Style: String, CaseIterable, Sendable {
  case plain, mirror, foundation, mirrorFoundation, snakeCase, mirrorSnakeCase, seconds
  case milliseconds, bytes, nulls, mirrorNulls, rfc3339, converted

  /// Whether Codable has the style, too.
  var isOfCodable: Bool { ![.nulls, .mirrorNulls, .rfc3339, .converted].contains(self) }

  /// The routes that are another one in the style.
  var routes: [Route] {
    [.foundation, .mirrorFoundation].contains(self) ? [.text, .data] : Route.allCases
  }

  /// Changes the options.
  func apply(to options: inout JSONOptions) {
    switch self {
    case .plain: break
    case .mirror: options.reflection = .mirror
    case .foundation: options.text = .foundation
    case .mirrorFoundation: (options.reflection, options.text) = (.mirror, .foundation)
    case .snakeCase: options.keys = .snakeCase
    case .mirrorSnakeCase: (options.reflection, options.keys) = (.mirror, .snakeCase)
    case .seconds: options.dates = .secondsSince1970
    case .milliseconds: options.dates = .millisecondsSince1970
    case .bytes: options.data = .bytes
    case .nulls: options.nilValues = .null
    case .mirrorNulls: (options.reflection, options.nilValues) = (.mirror, .null)
    case .rfc3339: options.dates = .rfc3339
    case .converted: options.scalars = .converted
    }
  }

  /// A decoder of the style.
  func decoder(_ context: JSONContext) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.JSONTypes] = context.types
    decoder.userInfo[.routes] = context.routes
    decoder.userInfo[.textColor] = context.textColor
    switch self {
    case .snakeCase, .mirrorSnakeCase: decoder.keyDecodingStrategy = .convertFromSnakeCase
    case .seconds: decoder.dateDecodingStrategy = .secondsSince1970
    case .milliseconds: decoder.dateDecodingStrategy = .millisecondsSince1970
    case .bytes: decoder.dataDecodingStrategy = .deferredToData
    default: break
    }
    return decoder
  }

  /// An encoder of the style.
  func encoder(_ context: JSONContext) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.userInfo[.JSONTypes] = context.types
    switch self {
    case .snakeCase, .mirrorSnakeCase: encoder.keyEncodingStrategy = .convertToSnakeCase
    case .seconds: encoder.dateEncodingStrategy = .secondsSince1970
    case .milliseconds: encoder.dateEncodingStrategy = .millisecondsSince1970
    case .bytes: encoder.dataEncodingStrategy = .deferredToData
    default: break
    }
    return encoder
  }
}
