import Foundation
import JSONCodable
import JSONParity
import Testing

/// A document of an example, and the value that it stands for.
struct Sample<Value>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let value: @Sendable () -> Value

  init(_ name: String, _ text: String, _ value: @autoclosure @escaping @Sendable () -> Value) {
    testDescription = name
    self.text = text
    self.value = value
  }
}

/// A document that an example refuses, and the words of both sides for it.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The description of the mapper's error.
  let mapper: String
  /// The summary of Codable's error.
  let codable: String

  init(_ name: String, _ text: String, mapper: String, codable: String) {
    testDescription = name
    self.text = text
    self.mapper = mapper
    self.codable = codable
  }
}

/// The two sides of an example, and what has to hold between them.
struct Example<Value> {
  var readByMapper: (Data) throws -> Value
  var readByCodable: (Data) throws -> Value
  var writeByMapper: (Value) throws -> Data
  var writeByCodable: (Value) throws -> Data
}

extension Example where Value: JSONEncodable & JSONRestorable & Codable {
  /// Makes the example of a type that has both mappings.
  init(
    _ type: Value.Type = Value.self, context: JSONContext = .current,
    decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) {
    readByMapper = { try Value(JSONData: $0, context: context) }
    readByCodable = { try decoder.decode(Value.self, from: $0) }
    writeByMapper = { try $0.JSONData(context: context) }
    writeByCodable = { try encoder.encode($0) }
  }
}

extension Example {
  /// Checks that both sides read a text as the value, write the same, and read what the other writes.
  ///
  /// What they write is the text itself, or else `written`.
  func check(
    _ text: String, is value: Value, written: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws where Value: Equatable {
    let data = Data(text.utf8)
    let byMapper = try writeByMapper(value)
    let byCodable = try writeByCodable(value)
    #expect(try readByMapper(data) == value, "the mapper", sourceLocation: sourceLocation)
    #expect(try readByCodable(data) == value, "Codable", sourceLocation: sourceLocation)
    try expectSame(byMapper, byCodable, sourceLocation)
    try expectSame(byMapper, Data((written ?? text).utf8), sourceLocation)
    #expect(try readByCodable(byMapper) == value, "crosswise", sourceLocation: sourceLocation)
    #expect(try readByMapper(byCodable) == value, "crosswise", sourceLocation: sourceLocation)
  }

  /// Checks that both sides refuse a text, each in its own words.
  func checkRefusal(_ fault: Fault, sourceLocation: SourceLocation = #_sourceLocation) {
    let data = Data(fault.text.utf8)
    let byMapper = #expect(throws: JSONDecodingError.self, sourceLocation: sourceLocation) {
      _ = try readByMapper(data)
    }
    #expect(byMapper?.description == fault.mapper, sourceLocation: sourceLocation)
    let byCodable = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
      _ = try readByCodable(data)
    }
    #expect(byCodable?.summary == fault.codable, sourceLocation: sourceLocation)
  }

  private func expectSame(
    _ left: Data, _ right: Data, _ sourceLocation: SourceLocation
  ) throws {
    let differences = try JSONComparison.differences(left, right)
    #expect(differences == [], sourceLocation: sourceLocation)
  }
}

extension DecodingError {
  /// The kind of the error and its place, and for corrupted data its words.
  var summary: String {
    switch self {
    case .keyNotFound(let key, let context):
      "no key at \(place(of: context.codingPath + [key]))"
    case .valueNotFound(let type, let context):
      "no \(type) at \(place(of: context.codingPath))"
    case .typeMismatch(let type, let context):
      "not of type \(type) at \(place(of: context.codingPath))"
    case .dataCorrupted(let context):
      "\(context.debugDescription) at \(place(of: context.codingPath))"
    @unknown default: "\(self)"
    }
  }
}

extension EncodingError {
  /// The words of the error and its place.
  var summary: String {
    switch self {
    case .invalidValue(_, let context):
      "\(context.debugDescription) at \(place(of: context.codingPath))"
    @unknown default: "\(self)"
    }
  }
}

private func place(of path: [any CodingKey]) -> String {
  path.reduce(into: "$") { text, key in
    text += key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
  }
}
