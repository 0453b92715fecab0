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
    let rowsElements = try container.decodeIfPresent(Elements.self, forKey: .rows)
    let rows1Object = try rowsElements?.decodeIfPresent(Keyed<Rows1Keys>.self, forKey: 1)?.object
    z = try rows1Object?.decodeIfPresent(Int.self, forKey: .z)
    let rows0Object = try rowsElements?.decodeIfPresent(Keyed<Rows0Keys>.self, forKey: 0)?.object
    x = try rows0Object?.decodeIfPresent(Int.self, forKey: .x)
    y = try rows0Object?.decodeIfPresent(Int.self, forKey: .y)
    let cubeElements = try container.decodeIfPresent(Elements.self, forKey: .cube)
    let cube0Elements = try cubeElements?.decodeIfPresent(Elements.self, forKey: 0)
    let cube00Object = try cube0Elements?.decodeIfPresent(Keyed<Cube00Keys>.self, forKey: 0)?.object
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
