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
    let rowsElements = try container.elementsIfPresent(forKey: .rows)
    x = try rowsElements?.decodeIfPresent(Int.self, forKey: 0)
    let rows1Object = try rowsElements?.objectIfPresent(keyedBy: Rows1Keys.self, forKey: 1)
    y = try rows1Object?.decodeIfPresent(Int.self, forKey: .y)
    let rows2Object = try rowsElements?.objectIfPresent(keyedBy: Rows2Keys.self, forKey: 2)
    let rows2AElements = try rows2Object?.elementsIfPresent(forKey: .a)
    let rows2A0Object = try rows2AElements?.objectIfPresent(keyedBy: Rows2A0Keys.self, forKey: 0)
    z = try rows2A0Object?.decodeIfPresent(Int.self, forKey: .z)
    last = try rowsElements?.decodeIfPresent([String: Int].self, forKey: 3)
    let tagsElements = try container.elements(forKey: .tags)
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
private struct Elements {
  private var elements: [any Decoder] = []
  private let codingPath: [any CodingKey]

  init(_ array: any UnkeyedDecodingContainer) throws {
    var array = array
    codingPath = array.codingPath
    while !array.isAtEnd { elements.append(try array.superDecoder()) }
  }

  func contains(_ index: Int) -> Bool { elements.indices.contains(index) }

  private func element<T>(_ index: Int, for type: T.Type) throws -> any Decoder {
    if contains(index) { return elements[index] }
    throw DecodingError.valueNotFound(
      type, .init(codingPath: codingPath, debugDescription: "There is no element \(index)."))
  }

  /// Returns what stands at an index; nil where the array is shorter or has null there.
  private func elementIfPresent(_ index: Int) throws -> (any Decoder)? {
    guard contains(index), try !elements[index].singleValueContainer().decodeNil() else {
      return nil
    }
    return elements[index]
  }

  func decode<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T {
    try element(index, for: type).singleValueContainer().decode(type)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey index: Int) throws -> T? {
    try elementIfPresent(index)?.singleValueContainer().decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey index: Int
  ) throws -> KeyedDecodingContainer<Inner> {
    try element(index, for: type).container(keyedBy: type)
  }

  func objectIfPresent<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey index: Int
  ) throws -> KeyedDecodingContainer<Inner>? {
    try elementIfPresent(index)?.container(keyedBy: type)
  }

  func elements(forKey index: Int) throws -> Elements {
    try Elements(element(index, for: [Any].self).unkeyedContainer())
  }

  func elementsIfPresent(forKey index: Int) throws -> Elements? {
    try elementIfPresent(index).map { try Elements($0.unkeyedContainer()) }
  }
}

extension KeyedDecodingContainer {
  /// Returns the elements of the array at a key.
  fileprivate func elements(forKey key: Key) throws -> Elements {
    try Elements(nestedUnkeyedContainer(forKey: key))
  }

  /// Returns the elements of the array at a key; nil where it is missing or null.
  fileprivate func elementsIfPresent(forKey key: Key) throws -> Elements? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try elements(forKey: key)
  }
}
