// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct IndexPathsMapped {
  var x = 0
  var y: Int?
  var first = ""
}

extension IndexPathsMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case point, rows
  }

  private enum Rows0Keys: String, CodingKey {
    case cells
  }

  private enum Rows0Cells0Keys: String, CodingKey {
    case first = "text"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pointElements = try container.decodeIfPresent(Elements.self, forKey: .point)
    // Missing or null: the default stays.
    x = try pointElements?.decodeIfPresent(Int.self, forKey: 0) ?? x
    y = try pointElements?.decodeIfPresent(Int.self, forKey: 1)
    let rowsElements = try container.decodeIfPresent(Elements.self, forKey: .rows)
    let rows0Object = try rowsElements?.decodeIfPresent(Keyed<Rows0Keys>.self, forKey: 0)?.object
    let rows0CellsElements = try rows0Object?.decodeIfPresent(Elements.self, forKey: .cells)
    let rows0Cells0Object = try rows0CellsElements?.decodeIfPresent(
      Keyed<Rows0Cells0Keys>.self, forKey: 0)?.object
    first = try rows0Cells0Object?.decodeIfPresent(String.self, forKey: .first) ?? first
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var pointElements = container.nestedUnkeyedContainer(forKey: .point)
    try pointElements.encode(x)
    try pointElements.encode(y)
    var rowsElements = container.nestedUnkeyedContainer(forKey: .rows)
    var rows0Object = rowsElements.nestedContainer(keyedBy: Rows0Keys.self)
    var rows0CellsElements = rows0Object.nestedUnkeyedContainer(forKey: .cells)
    var rows0Cells0Object = rows0CellsElements.nestedContainer(keyedBy: Rows0Cells0Keys.self)
    try rows0Cells0Object.encode(first, forKey: .first)
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

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}
