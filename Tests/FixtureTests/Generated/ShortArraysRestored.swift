// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ShortArraysRestored {
  var left: Int?
  var right: Int?
  var kept = 5
  var code = 0
  var start = 0
  var preset: Int? = 7
  var tags: [Int] = []
}

extension ShortArraysRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case pair, codes, list
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pairElements = try container.decodeIfPresent(Elements.self, forKey: .pair)
    left = try pairElements?.decodeIfPresent(Int.self, forKey: 0)
    right = try pairElements?.decodeIfPresent(Int.self, forKey: 1)
    let codesElements = try container.decode(Elements.self, forKey: .codes)
    // Missing or null: the default stays.
    kept = try codesElements.decodeIfPresent(Int.self, forKey: 0) ?? kept
    code = try codesElements.decode(Int.self, forKey: 1)
    let listElements = try container.decodeIfPresent(Elements.self, forKey: .list)
    start = try listElements?.decodeIfPresent(Int.self, forKey: 0) ?? start
    // Missing: the default stays. Null: nil.
    preset =
      try listElements?.contains(1) == true
      ? listElements?.decodeIfPresent(Int.self, forKey: 1)
      : preset
    // Missing or null: the default stays.
    tags = try listElements?.decodeIfPresent([Int].self, forKey: 2) ?? tags
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Nil leaves out the array around it, too.
    if left != nil || right != nil {
      guard left != nil else {
        throw EncodingError.invalidValue(
          self,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "An array cannot begin with its second element."))
      }
      var pairElements = container.nestedUnkeyedContainer(forKey: .pair)
      try pairElements.encode(left)
      try pairElements.encode(right)
    }
    var codesElements = container.nestedUnkeyedContainer(forKey: .codes)
    try codesElements.encode(kept)
    try codesElements.encode(code)
    var listElements = container.nestedUnkeyedContainer(forKey: .list)
    try listElements.encode(start)
    try listElements.encode(preset)
    if !tags.isEmpty {
      try listElements.encode(tags)
    } else {
      try listElements.encodeNil()
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
