// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct IndexRowsMapped {
  var corner = 0.0
  var city = ""
  var postcode: String?
  var nextCity: String?
  var start = 0.0
  var since = Date(timeIntervalSince1970: 0)
  var tags: [String] = []
  var code = 0
}

extension IndexRowsMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case matrix, places, history, found
  }

  private enum Places0Keys: String, CodingKey {
    case city, postcode
  }

  private enum Places1Keys: String, CodingKey {
    case nextCity = "city"
  }

  private enum FoundKeys: String, CodingKey {
    case codes
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let matrixElements = try container.decodeIfPresent(Elements.self, forKey: .matrix)
    let matrix1Elements = try matrixElements?.decodeIfPresent(Elements.self, forKey: 1)
    // Missing or null: the default stays.
    corner = try matrix1Elements?.decodeIfPresent(Double.self, forKey: 0) ?? corner
    let placesElements = try container.decodeIfPresent(Elements.self, forKey: .places)
    let places0Object = try placesElements?.decodeIfPresent(
      Keyed<Places0Keys>.self, forKey: 0)?.object
    city = try places0Object?.decodeIfPresent(String.self, forKey: .city) ?? city
    postcode = try places0Object?.decodeIfPresent(String.self, forKey: .postcode)
    let places1Object = try placesElements?.decodeIfPresent(
      Keyed<Places1Keys>.self, forKey: 1)?.object
    nextCity = try places1Object?.decodeIfPresent(String.self, forKey: .nextCity)
    let matrix0Elements = try matrixElements?.decodeIfPresent(Elements.self, forKey: 0)
    start = try matrix0Elements?.decodeIfPresent(Double.self, forKey: 0) ?? start
    let historyElements = try container.decodeIfPresent(Elements.self, forKey: .history)
    // A date as milliseconds since 1970. Missing or null: the default stays.
    since =
      try historyElements?.decodeIfPresent(MillisecondsSince1970.self, forKey: 0)?.value ?? since
    // Missing or null: the default stays.
    tags = try historyElements?.decodeIfPresent([String].self, forKey: 1) ?? tags
    let foundObject = try container.nestedContainer(keyedBy: FoundKeys.self, forKey: .found)
    let foundCodesElements = try foundObject.decode(Elements.self, forKey: .codes)
    code = try foundCodesElements.decode(Int.self, forKey: 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var matrixElements = container.nestedUnkeyedContainer(forKey: .matrix)
    var matrix0Elements = matrixElements.nestedUnkeyedContainer()
    try matrix0Elements.encode(start)
    var matrix1Elements = matrixElements.nestedUnkeyedContainer()
    try matrix1Elements.encode(corner)
    var placesElements = container.nestedUnkeyedContainer(forKey: .places)
    var places0Object = placesElements.nestedContainer(keyedBy: Places0Keys.self)
    try places0Object.encode(city, forKey: .city)
    try places0Object.encodeIfPresent(postcode, forKey: .postcode)
    if nextCity != nil {
      var places1Object = placesElements.nestedContainer(keyedBy: Places1Keys.self)
      try places1Object.encodeIfPresent(nextCity, forKey: .nextCity)
    } else {
      try placesElements.encodeNil()
    }
    var historyElements = container.nestedUnkeyedContainer(forKey: .history)
    try historyElements.encode(MillisecondsSince1970(since))
    try historyElements.encode(tags)
    var foundObject = container.nestedContainer(keyedBy: FoundKeys.self, forKey: .found)
    var foundCodesElements = foundObject.nestedUnkeyedContainer(forKey: .codes)
    try foundCodesElements.encode(code)
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

/// A date as milliseconds since 1970.
private struct MillisecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number / 1_000)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970 * 1_000)
  }
}
