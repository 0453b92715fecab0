// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct NumberTextsReflected {
  var id = 0
  var ratio: Double?
  var ids: [Int]?
}

extension NumberTextsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, ratio, ids
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // An integer as text. Missing or null: the default stays.
    id = try container.decodeIfPresent(IntText.self, forKey: .id)?.value ?? id
    // A number as text.
    ratio = try container.decodeIfPresent(DoubleText.self, forKey: .ratio)?.value
    // An integer as text.
    ids = try container.decodeIfPresent([IntText].self, forKey: .ids)?.map(\.value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(IntText(id), forKey: .id)
    try container.encodeIfPresent(ratio.map { DoubleText($0) }, forKey: .ratio)
    try container.encodeIfPresent(ids.map { $0.map { IntText($0) } }, forKey: .ids)
  }
}

/// A number as text.
private struct DoubleText: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Double(text), value.isFinite, Self.isKept(value, text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a number: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(value)")
  }

  /// Whether a number is what its text says, and not 0 for one that is too small.
  private static func isKept(_ value: Double, _ text: String) -> Bool {
    let digits = text.prefix { $0 != "e" && $0 != "E" }
    if digits.contains(where: { $0 == "x" || $0 == "X" }) { return false }
    return value != 0 || !digits.contains { ("1"..."9").contains($0) }
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
