// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct ReadingMapped {
  var taken = Date(timeIntervalSince1970: 0)
  var times: [Date] = []
  var count = 0
  var code: UUID?
}

extension ReadingMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case taken, count, code, all
  }

  private enum AllKeys: String, CodingKey {
    case times
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A date as seconds since 1970. Code of the type's own reads it: found by trying, and other
    // keys would not show. Missing or null: the default stays.
    taken = try container.decodeIfPresent(SecondsSince1970.self, forKey: .taken)?.value ?? taken
    let allObject = try container.decodeIfPresent(Keyed<AllKeys>.self, forKey: .all)?.object
    times =
      try allObject?.decodeIfPresent([SecondsSince1970].self, forKey: .times)?.map(\.value) ?? times
    // An integer as text. Code of the type's own reads it: found by trying, and other keys would
    // not show. Missing or null: the default stays.
    count = try container.decodeIfPresent(IntText.self, forKey: .count)?.value ?? count
    // Code of the type's own reads it: found by trying, and other keys would not show.
    code = try container.decodeIfPresent(UUID.self, forKey: .code)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(SecondsSince1970(taken), forKey: .taken)
    var allObject = container.nestedContainer(keyedBy: AllKeys.self, forKey: .all)
    try allObject.encode(times.map { SecondsSince1970($0) }, forKey: .times)
    try container.encode(IntText(count), forKey: .count)
    try container.encodeIfPresent(code, forKey: .code)
  }
}

/// An integer as text.
private struct IntText: Codable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Int(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not an integer: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(value)")
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
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
