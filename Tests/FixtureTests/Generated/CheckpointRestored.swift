// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct CheckpointRestored {
  var score = 0.0
  var count = 0
  var isPassed = false
  var start = Date(timeIntervalSince1970: 0)
  var end: Date?
  var checked: Date?
}

extension CheckpointRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, count, isPassed, start, end, checked
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A number, for which true and false stand as well, as 1 and 0, as for an NSNumber. No verb
    // reads it: found by trying, and other keys would not show. Missing or null: the default stays.
    // A value of another type counts as missing.
    score = (try? container.decode(DoubleFromNSNumber.self, forKey: .score))?.value ?? score
    // An integer, for which all numbers and booleans stand, as for the intValue of an NSNumber. No
    // verb reads it: found by trying, and other keys would not show. Missing or null: the default
    // stays. A value of another type counts as missing.
    count = (try? container.decode(IntFromNSNumber.self, forKey: .count))?.value ?? count
    // A boolean, for which numbers stand as well, as for the boolValue of an NSNumber. No verb
    // reads it: found by trying, and other keys would not show. Missing or null: the default stays.
    // A value of another type counts as missing.
    isPassed = (try? container.decode(BoolFromNSNumber.self, forKey: .isPassed))?.value ?? isPassed
    // A date as seconds since 1970, for which true and false stand as well, as 1 and 0, as for a
    // cast. No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing.
    start = (try? container.decode(SecondsByCast.self, forKey: .start))?.value ?? start
    // A date as seconds since 1970, for which true and false stand as well, as 1 and 0, as for a
    // cast. No verb reads it: found by trying, and other keys would not show. A value of another
    // type counts as missing.
    end = (try? container.decode(SecondsByCast.self, forKey: .end))?.value
    // A date as milliseconds since 1970, for which true and false stand as well, as 1 and 0, as for
    // a cast. No verb reads it: found by trying, and other keys would not show. A value of another
    // type counts as missing.
    checked = (try? container.decode(MillisecondsByCast.self, forKey: .checked))?.value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(DoubleFromNSNumber(score), forKey: .score)
    try container.encode(IntFromNSNumber(count), forKey: .count)
    try container.encode(BoolFromNSNumber(isPassed), forKey: .isPassed)
    try container.encode(SecondsByCast(start), forKey: .start)
    try container.encodeIfPresent(end.map { SecondsByCast($0) }, forKey: .end)
    try container.encodeIfPresent(checked.map { MillisecondsByCast($0) }, forKey: .checked)
  }
}

/// A boolean, for which numbers stand as well, as for the boolValue of an NSNumber.
private struct BoolFromNSNumber: Codable {
  var value: Bool

  init(_ value: Bool) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag
    } else {
      value = try NSNumber(value: container.decode(Double.self)).boolValue
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A number, for which true and false stand as well, as 1 and 0, as for an NSNumber.
private struct DoubleFromNSNumber: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag ? 1 : 0
    } else {
      value = try container.decode(Double.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// An integer, for which all numbers and booleans stand, as for the intValue of an NSNumber.
private struct IntFromNSNumber: Codable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag ? 1 : 0
    } else {
      let whole = (try? container.decode(Int64.self)).map { NSNumber(value: $0) }
      let large = (try? container.decode(UInt64.self)).map { NSNumber(value: $0) }
      value = try (whole ?? large ?? NSNumber(value: container.decode(Double.self))).intValue
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A date as milliseconds since 1970, for which true and false stand as well, as 1 and 0, as for a
/// cast.
private struct MillisecondsByCast: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = Date(timeIntervalSince1970: flag ? 0.001 : 0)
    } else {
      let number = try container.decode(Double.self)
      let signed = (try? container.decode(Int64.self)).map { Double(exactly: $0) }
      let unsigned = (try? container.decode(UInt64.self)).map { Double(exactly: $0) }
      guard let exact = signed ?? unsigned ?? Double(exactly: number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not exact: \(number)")
      }
      value = Date(timeIntervalSince1970: exact / 1_000)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970 * 1_000)
  }
}

/// A date as seconds since 1970, for which true and false stand as well, as 1 and 0, as for a cast.
private struct SecondsByCast: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = Date(timeIntervalSince1970: flag ? 1 : 0)
    } else {
      let number = try container.decode(Double.self)
      let signed = (try? container.decode(Int64.self)).map { Double(exactly: $0) }
      let unsigned = (try? container.decode(UInt64.self)).map { Double(exactly: $0) }
      guard let exact = signed ?? unsigned ?? Double(exactly: number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not exact: \(number)")
      }
      value = Date(timeIntervalSince1970: exact)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}
