internal import Foundation
internal import JSONCodable

/// One of the two mappings: how it reads a text, and how it writes what it has read.
struct Mapping<Value> {
  /// What reports call it, with and without the article.
  let label: String
  let name: String
  let read: (String) throws -> Value
  let write: (Value) throws -> String

  /// Reads a text.
  func reading(_ text: String) -> Result<Value, ParityRejection> {
    Result { try read(text) }.mapError(ParityRejection.init)
  }

  /// Returns what is written of a value.
  func writing(_ value: Value) -> ParityOutcome {
    do {
      return .written(try JSONValue(parsing: try write(value)).sortedByKeys)
    } catch let error as JSONSyntaxError {
      return .unwritable(ParityRejection(path: .root, problem: "not JSON: \(error)"))
    } catch {
      return .unwritable(ParityRejection(error))
    }
  }

  /// Returns what is written of what was read.
  func writing(_ reading: Result<Value, ParityRejection>) -> ParityOutcome {
    switch reading {
    case .success(let value): writing(value)
    case .failure(let rejection): .rejected(rejection)
    }
  }

  /// Reads a text and writes the value again.
  func outcome(of text: String) -> ParityOutcome { writing(reading(text)) }
}

extension Mapping where Value: JSONEncodable & JSONRestorable {
  /// Returns the mapping by the mapper.
  static func mapper(_ context: JSONContext) -> Mapping {
    Mapping(
      label: "mapper", name: "the mapper",
      read: { try Value(JSONString: $0, context: context) },
      write: { try $0.JSONString(options: .sortedKeys, context: context) })
  }
}

extension Mapping where Value: Codable {
  /// Codable, by a decoder and an encoder.
  static func codable(_ decoder: JSONDecoder, _ encoder: JSONEncoder) -> Mapping {
    Mapping(
      label: "Codable", name: "Codable",
      read: { try decoder.decode(Value.self, from: Data($0.utf8)) },
      write: { String(decoding: try encoder.encode($0), as: UTF8.self) })
  }
}
