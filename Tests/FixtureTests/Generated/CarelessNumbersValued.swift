// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct CarelessNumbersValued {
  let id: Int
  let ratio: Double?
  let price: Decimal
}

extension CarelessNumbersValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, ratio, price
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A number or its text; written as a number. Missing or null: 0.
    id = try container.decodeIfPresent(IntOrText.self, forKey: .id)?.value ?? 0
    // A number or its text; written as a number.
    ratio = try container.decodeIfPresent(DoubleOrText.self, forKey: .ratio)?.value
    // A number or its text; written as a number. Missing or null: 0.
    price = try container.decodeIfPresent(DecimalOrText.self, forKey: .price)?.value ?? 0
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(IntOrText(id), forKey: .id)
    try container.encodeIfPresent(ratio.map { DoubleOrText($0) }, forKey: .ratio)
    try container.encode(DecimalOrText(price), forKey: .price)
  }
}

/// A number or its text; written as a number.
private struct DecimalOrText: Codable {
  var value: Decimal

  init(_ value: Decimal) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number: Decimal
    if let text = try? container.decode(String.self) {
      guard let read = Self.number(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a number: \(text)")
      }
      number = read
    } else {
      number = try container.decode(Decimal.self)
    }
    value = number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Reads a JSON number and nothing else: JSONDecoder would skip spaces around it.
  private static func number(_ text: String) -> Decimal? {
    guard text.utf8.allSatisfy({ "+-.0123456789Ee".utf8.contains($0) }) else { return nil }
    return try? JSONDecoder().decode(Decimal.self, from: Data(text.utf8))
  }
}

/// A number or its text; written as a number.
private struct DoubleOrText: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number: Double
    if let text = try? container.decode(String.self) {
      guard let read = Self.number(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a number: \(text)")
      }
      number = read
    } else {
      number = try container.decode(Double.self)
    }
    value = number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Reads a JSON number and nothing else: JSONDecoder would skip spaces around it.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789Ee".utf8.contains($0) }) else { return nil }
    return try? JSONDecoder().decode(Double.self, from: Data(text.utf8))
  }
}

/// A number or its text; written as a number.
private struct IntOrText: Codable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number: Int
    if let text = try? container.decode(String.self) {
      guard let read = Self.number(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a number: \(text)")
      }
      number = read
    } else {
      number = try container.decode(Int.self)
    }
    value = number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Reads a JSON number and nothing else: JSONDecoder would skip spaces around it.
  private static func number(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ "+-.0123456789Ee".utf8.contains($0) }) else { return nil }
    guard (try? JSONDecoder().decode(Double.self, from: Data(text.utf8))) != nil else {
      return nil
    }
    let parts = text.split { "eE".contains($0) }
    let digits = parts[0].filter { $0 != "-" }.split(separator: ".")
    let fraction = digits.dropFirst().joined()
    var whole = digits[0] + fraction
    guard whole.contains(where: { $0 != "0" }) else { return 0 }
    let exponent = parts.count == 1 ? 0 : Int(parts[1]) ?? .max
    // An Int has 19 digits at most.
    guard (-1_000...1_000).contains(exponent), fraction.count <= 1_000 else { return nil }
    for _ in 0..<max(0, fraction.count - exponent) {
      guard whole.popLast() == "0" else { return nil }
    }
    whole += String(repeating: "0", count: max(0, exponent - fraction.count))
    return Int(text.hasPrefix("-") ? "-\(whole)" : "\(whole)")
  }
}
