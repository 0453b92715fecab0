// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct PickyMapped {
  var unique: Set<Int> = []
  var kinds: Set<Currency> = []
  var rows: [[String: Int]] = []
  var links: [[String: URL]] = []
  var days: Set<Date> = []
  var prices: [Currency: Int] = [:]
  var ranks: [Level: Int] = [:]
  var stocks: [Level: [Date]] = [:]
  var switches: [Int: Bool] = [:]
  var dates: [Int: Date] = [:]
  var maybe: [Currency: [Int]?]?
  var loose: [[Int?]]?
  var anything: [AnyJSON] = []

  enum Currency: String, Codable {
    case euro, krone
  }

  enum Level: Int, Codable {
    case low = 1
    case high = 10
  }
}

extension PickyMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case unique
    case kinds
    case rows
    case links
    case days
    case prices
    case ranks
    case stocks
    case switches
    case dates
    case anything
    case more
  }

  private enum MoreKeys: String, CodingKey {
    case maybe, loose
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays. What is not right in it is left out.
    unique =
      try container.decodeIfPresent(
        [Valid<Int>].self, forKey: .unique
      ).map { Set($0.compactMap(\.value)) }
      ?? unique
    kinds =
      try container.decodeIfPresent(
        [Valid<Currency>].self, forKey: .kinds
      ).map { Set($0.compactMap(\.value)) }
      ?? kinds
    // What is not right in it is left out.
    rows = try container.decode([Valid<[String: Int]>].self, forKey: .rows).compactMap(\.value)
    // A URL as text; one that is not valid as it stands is refused. Missing or null: the default
    // stays. What is not right in it is left out.
    links =
      try container.decodeIfPresent(
        [Valid<[String: URLText]>].self, forKey: .links
      )?.compactMap(\.value).map { $0.mapValues(\.value) }
      ?? links
    // A date as seconds since 1970. Missing or null: the default stays. What is not right in it is
    // left out.
    days =
      try container.decodeIfPresent(
        [Valid<SecondsSince1970>].self, forKey: .days
      ).map { Set($0.compactMap(\.value).map(\.value)) }
      ?? days
    // Missing or null: the default stays. What is not right in it is left out.
    prices =
      try container.decodeIfPresent(
        KeptByRawValue<Currency, Valid<Int>>.self, forKey: .prices)?.value.compactMapValues(\.value)
      ?? prices
    ranks =
      try container.decodeIfPresent(
        KeptByRawNumber<Level, Valid<Int>>.self, forKey: .ranks)?.value.compactMapValues(\.value)
      ?? ranks
    // A date as seconds since 1970. Missing or null: the default stays.
    stocks =
      try container.decodeIfPresent(
        KeyedByRawNumber<Level, [SecondsSince1970]>.self, forKey: .stocks
      )?.value.mapValues { $0.map(\.value) }
      ?? stocks
    // Missing or null: the default stays. What is not right in it is left out.
    switches =
      try container.decodeIfPresent(
        KeptByText<Int, Valid<Bool>>.self, forKey: .switches)?.value.compactMapValues(\.value)
      ?? switches
    // A date as seconds since 1970. Missing or null: the default stays. What is not right in it is
    // left out.
    dates =
      try container.decodeIfPresent(
        KeptByText<Int, Valid<SecondsSince1970>>.self,
        forKey: .dates)?.value.compactMapValues(\.value).mapValues(\.value)
      ?? dates
    let moreObject = try container.decodeIfPresent(Keyed<MoreKeys>.self, forKey: .more)?.object
    // What is not right in it is left out.
    maybe = try moreObject?.decodeIfPresent(
      KeptByRawValue<Currency, Valid<[Int]?>>.self, forKey: .maybe)?.value.compactMapValues(\.value)
    loose = try moreObject?.decodeIfPresent(
      [Valid<[Int?]>].self, forKey: .loose)?.compactMap(\.value)
    // Missing or null: the default stays. What is not right in it is left out.
    anything =
      try container.decodeIfPresent([Valid<AnyJSON>].self, forKey: .anything)?.compactMap(\.value)
      ?? anything
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(unique, forKey: .unique)
    try container.encode(kinds, forKey: .kinds)
    try container.encode(rows, forKey: .rows)
    try container.encode(links.map { $0.mapValues { URLText($0) } }, forKey: .links)
    try container.encode(days.map { SecondsSince1970($0) }, forKey: .days)
    try container.encode(KeyedByRawValue<Currency, Int>(prices), forKey: .prices)
    try container.encode(KeyedByRawNumber<Level, Int>(ranks), forKey: .ranks)
    try container.encode(
      KeyedByRawNumber(stocks.mapValues { $0.map { SecondsSince1970($0) } }), forKey: .stocks)
    try container.encode(switches, forKey: .switches)
    try container.encode(dates.mapValues { SecondsSince1970($0) }, forKey: .dates)
    // Nil leaves out the object around it, too.
    if maybe != nil || loose != nil {
      var moreObject = container.nestedContainer(keyedBy: MoreKeys.self, forKey: .more)
      try moreObject.encodeIfPresent(
        maybe.map { KeyedByRawValue<Currency, [Int]?>($0) }, forKey: .maybe)
      try moreObject.encodeIfPresent(loose, forKey: .loose)
    }
    try container.encode(anything, forKey: .anything)
  }
}

/// A dictionary as an object, its keys by their raw values; a member with another key is left out.
private struct KeptByRawNumber<Key, Member: Decodable>: Decodable
where Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible {
  var value: [Key: Member]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).compactMap { name, member in
      Key.RawValue(name).flatMap(Key.init(rawValue:)).map { ($0, member) }
    }
    value = Dictionary(members) { _, last in last }
  }
}

/// A dictionary as an object, its keys by their raw values; a member with another key is left out.
private struct KeptByRawValue<Key, Member: Decodable>: Decodable
where Key: RawRepresentable & Hashable, Key.RawValue == String {
  var value: [Key: Member]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).compactMap { name, member in
      Key(rawValue: name).map { ($0, member) }
    }
    value = Dictionary(members) { _, last in last }
  }
}

/// A dictionary as an object, its keys as their text; a member with another key is left out.
private struct KeptByText<Key, Member: Decodable>: Decodable
where Key: LosslessStringConvertible & Hashable {
  var value: [Key: Member]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).compactMap { name, member in
      Key(name).map { ($0, member) }
    }
    value = Dictionary(members) { _, last in last }
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}

/// A dictionary as an object, its keys by their raw values.
private struct KeyedByRawNumber<Key, Member: Codable>: Codable
where Key: RawRepresentable & Hashable, Key.RawValue: LosslessStringConvertible {
  var value: [Key: Member]

  init(_ value: [Key: Member]) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).map { name, member in
      guard let key = Key.RawValue(name).flatMap(Key.init(rawValue:)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown key: \(name)")
      }
      return (key, member)
    }
    value = try Dictionary(members) { _, _ in
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "two keys are one value")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let members = value.map { ($0.key.rawValue.description, $0.value) }
    try container.encode(
      Dictionary(members) { _, _ in
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "two keys have one text"))
      })
  }
}

/// A dictionary as an object, its keys by their raw values.
private struct KeyedByRawValue<Key, Member: Codable>: Codable
where Key: RawRepresentable & Hashable, Key.RawValue == String {
  var value: [Key: Member]

  init(_ value: [Key: Member]) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let members = try container.decode([String: Member].self).map { name, member in
      guard let key = Key(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown key: \(name)")
      }
      return (key, member)
    }
    value = try Dictionary(members) { _, _ in
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "two keys are one value")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let members = value.map { ($0.key.rawValue, $0.value) }
    try container.encode(
      Dictionary(members) { _, _ in
        throw EncodingError.invalidValue(
          value,
          .init(codingPath: encoder.codingPath, debugDescription: "two keys have one text"))
      })
  }
}

/// A date as seconds since 1970.
private struct SecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}

/// A URL as text; one that is not valid as it stands is refused.
private struct URLText: Codable {
  var value: URL

  init(_ value: URL) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    // This initialiser needs macOS 14, iOS 17, tvOS 17 or watchOS 10.
    guard let value = URL(string: text, encodingInvalidCharacters: false) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a URL: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.absoluteString)
  }
}

/// An element, or nil for one that is not right.
private struct Valid<Element: Decodable>: Decodable {
  var value: Element?

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Element.self)
  }
}
