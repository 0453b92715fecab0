import Foundation
import JSONCodable

/// Values that a type codes by a Codable conformance of its own, and the mapper by code of its own.
enum CodableSamples {
  /// Returns whether Codable writes a value as the mapper does, and reads it again.
  static func isMapped(_ value: Any) -> Bool {
    guard let value = value as? any Codable else { return false }
    return isCodedAlike(value)
  }

  private static func isCodedAlike<C: Codable>(_ value: C) -> Bool {
    let isSame = Restoring.attempt {
      let data = try encoder.encode([value])
      let back = try decoder.decode([C].self, from: data)
      let written = try JSONSerialization.jsonObject(with: data) as? [Any]
      return JSONSteps.isSame(written?.first, MappingFacts.tree(of: value))
        && back.first.map { ComparedValues.areSame($0, value) } == true
    }
    return isSame == true
  }

  // The strategies are those of the mapper's context, as they have to be for every text.

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { try encode($0, to: $1) }
    encoder.dataEncodingStrategy = .custom { try encode($0, to: $1) }
    if isSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { try decode(Date.self, from: $0) }
    decoder.dataDecodingStrategy = .custom { try decode(Data.self, from: $0) }
    if isSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    return decoder
  }

  private static var isSnakeCase: Bool { JSONContext.current.options.keys == .snakeCase }

  private static func encode(_ value: some JSONEncodable, to encoder: any Encoder) throws {
    try AnyJSON(value.JSONEncode()).encode(to: encoder)
  }

  private static func decode<V: JSONRestorable>(_ type: V.Type, from decoder: any Decoder) throws
    -> V
  {
    try V(JSONValue: AnyJSON(from: decoder).JSONEncode())
  }
}
