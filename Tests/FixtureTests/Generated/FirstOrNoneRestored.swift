// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct FirstOrNoneRestored {
  var first: Int?
  var rest: [Int] = []
}

extension FirstOrNoneRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case list
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let listElements = try container.decodeIfPresent(Elements.self, forKey: .list)
    first = try listElements?.decodeIfPresent(Int.self, forKey: 0)
    // Missing or null: the default stays.
    rest = try listElements?.decodeIfPresent([Int].self, forKey: 1) ?? rest
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard first != nil else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "An array cannot begin with its second element."))
    }
    var listElements = container.nestedUnkeyedContainer(forKey: .list)
    try listElements.encode(first)
    try listElements.encode(rest)
  }
}

/// The elements of an array, by their indices.
private struct Elements: Decodable {
  private var elements: [any Decoder] = []
  private let codingPath: [any CodingKey]

  init(from decoder: any Decoder) throws {
    var array = try decoder.unkeyedContainer()
    codingPath = array.codingPath
    while !array.isAtEnd { elements.append(try array.superDecoder()) }
  }

  func contains(_ index: Int) -> Bool { elements.indices.contains(index) }

  private func element<T>(_ index: Int, for type: T.Type) throws -> any Decoder {
    if contains(index) { return elements[index] }
    throw DecodingError.valueNotFound(
      type, .init(codingPath: codingPath, debugDescription: "There is no element \(index)."))
  }

  func decode<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T {
    try element(index, for: type).singleValueContainer().decode(type)
  }

  /// Returns what stands at an index; nil where the array is shorter or has null there.
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T? {
    guard contains(index), try !elements[index].singleValueContainer().decodeNil() else {
      return nil
    }
    return try decode(type, forKey: index)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey index: Int
  ) throws -> KeyedDecodingContainer<Inner> {
    try element(index, for: type).container(keyedBy: type)
  }
}
