// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct HeaderMapped: Codable {
  var title = ""
  var textColor = TextColor.black

  private enum CodingKeys: String, CodingKey {
    case title
  }
}

/// A value by its raw value.
private struct RawValue<Value: RawRepresentable>: Codable where Value.RawValue: Codable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let rawValue = try container.decode(Value.RawValue.self)
    guard let value = Value(rawValue: rawValue) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown case: \(rawValue)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.rawValue)
  }
}
