import Foundation
import JSONCodable
import JSONParity

/// Styles in which sources are written, with the strategies of coders that do the same.
enum SourceStyles {
  /// The context that has them.
  static let context: JSONContext = {
    var context = JSONContext()
    (context.options.keys, context.options.nilValues) = (.snakeCase, .null)
    context.options.dates = .millisecondsSince1970
    return context
  }()

  private static var areInForce: Bool { JSONContext.current.options.keys == .snakeCase }

  /// The coders of a source that was written in the context in force.
  static var coders: (JSONEncoder, JSONDecoder) {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    if areInForce {
      encoder.keyEncodingStrategy = .convertToSnakeCase
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      encoder.dateEncodingStrategy = .millisecondsSince1970
      decoder.dateDecodingStrategy = .millisecondsSince1970
    }
    return (encoder, decoder)
  }

  /// What differs with such coders on purpose: `.convertFromSnakeCase` takes a key that is in no snake case, too.
  static var accepted: Set<FaultKind> {
    let always: Set<FaultKind> = [.duplicateKey, .precision]
    return areInForce ? always.union([.keyCase]) : always
  }

  /// Returns the document of a value: that of the generator, which knows no styles, or what the mapper writes.
  static func document(_ json: String, of value: some JSONEncodable) throws -> String {
    areInForce ? try value.JSONString() : json
  }
}
