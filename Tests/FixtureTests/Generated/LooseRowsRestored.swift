// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LooseRowsRestored {
  var z: Int?
  var x: Int?
  var y: Int?
  var deep: Int?
}

extension LooseRowsRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, cube
  }

  private enum Rows1Keys: String, CodingKey {
    case z
  }

  private enum Rows0Keys: String, CodingKey {
    case x, y
  }

  private enum Cube00Keys: String, CodingKey {
    case deep
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rowsElements = try container.elementsIfPresent(forKey: .rows)
    let rows1Object = try rowsElements?.objectIfPresent(keyedBy: Rows1Keys.self, forKey: 1)
    z = try rows1Object?.decodeIfPresent(Int.self, forKey: .z)
    let rows0Object = try rowsElements?.objectIfPresent(keyedBy: Rows0Keys.self, forKey: 0)
    x = try rows0Object?.decodeIfPresent(Int.self, forKey: .x)
    y = try rows0Object?.decodeIfPresent(Int.self, forKey: .y)
    let cubeElements = try container.elementsIfPresent(forKey: .cube)
    let cube0Elements = try cubeElements?.elementsIfPresent(forKey: 0)
    let cube00Object = try cube0Elements?.objectIfPresent(keyedBy: Cube00Keys.self, forKey: 0)
    deep = try cube00Object?.decodeIfPresent(Int.self, forKey: .deep)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Nil leaves out the array around it, too.
    if z != nil || x != nil || y != nil {
      guard x != nil || y != nil else {
        throw EncodingError.invalidValue(
          self,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "An array cannot begin with its second element."))
      }
      var rowsElements = container.nestedUnkeyedContainer(forKey: .rows)
      var rows0Object = rowsElements.nestedContainer(keyedBy: Rows0Keys.self)
      try rows0Object.encodeIfPresent(x, forKey: .x)
      try rows0Object.encodeIfPresent(y, forKey: .y)
      if z != nil {
        var rows1Object = rowsElements.nestedContainer(keyedBy: Rows1Keys.self)
        try rows1Object.encodeIfPresent(z, forKey: .z)
      } else {
        try rowsElements.encodeNil()
      }
    }
    // Nil leaves out the array around it, too.
    if deep != nil {
      var cubeElements = container.nestedUnkeyedContainer(forKey: .cube)
      var cube0Elements = cubeElements.nestedUnkeyedContainer()
      var cube00Object = cube0Elements.nestedContainer(keyedBy: Cube00Keys.self)
      try cube00Object.encodeIfPresent(deep, forKey: .deep)
    }
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
