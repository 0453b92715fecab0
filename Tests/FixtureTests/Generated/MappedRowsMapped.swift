// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct MappedRowsMapped {
  var x: Int?
  var y: Int?
  var z: Int?
  var last: [String: Int]?
  var tags: [String] = []
}

extension MappedRowsMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, tags
  }

  private enum Rows1Keys: String, CodingKey {
    case y
  }

  private enum Rows2Keys: String, CodingKey {
    case a
  }

  private enum Rows2A0Keys: String, CodingKey {
    case z
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rowsElements = try container.decodeIfPresent(Elements.self, forKey: .rows)
    x = try rowsElements?.decodeIfPresent(Int.self, forKey: 0)
    let rows1Object = try rowsElements?.decodeIfPresent(Keyed<Rows1Keys>.self, forKey: 1)?.object
    y = try rows1Object?.decodeIfPresent(Int.self, forKey: .y)
    let rows2Object = try rowsElements?.decodeIfPresent(Keyed<Rows2Keys>.self, forKey: 2)?.object
    let rows2AElements = try rows2Object?.decodeIfPresent(Elements.self, forKey: .a)
    let rows2A0Object = try rows2AElements?.decodeIfPresent(
      Keyed<Rows2A0Keys>.self, forKey: 0)?.object
    z = try rows2A0Object?.decodeIfPresent(Int.self, forKey: .z)
    last = try rowsElements?.decodeIfPresent([String: Int].self, forKey: 3)
    let tagsElements = try container.decode(Elements.self, forKey: .tags)
    tags = try tagsElements.decode([String].self, forKey: 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var rowsElements = container.nestedUnkeyedContainer(forKey: .rows)
    try rowsElements.encode(x)
    if y != nil {
      var rows1Object = rowsElements.nestedContainer(keyedBy: Rows1Keys.self)
      try rows1Object.encodeIfPresent(y, forKey: .y)
    } else {
      try rowsElements.encodeNil()
    }
    if z != nil {
      var rows2Object = rowsElements.nestedContainer(keyedBy: Rows2Keys.self)
      var rows2AElements = rows2Object.nestedUnkeyedContainer(forKey: .a)
      var rows2A0Object = rows2AElements.nestedContainer(keyedBy: Rows2A0Keys.self)
      try rows2A0Object.encodeIfPresent(z, forKey: .z)
    } else {
      try rowsElements.encodeNil()
    }
    try rowsElements.encode(last)
    var tagsElements = container.nestedUnkeyedContainer(forKey: .tags)
    try tagsElements.encode(tags)
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
