// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ProfileRestored {
  var name = ""
  var age = 0
  var height = 0.5
  var isActive = false
  var tags: [String] = []
  var scores: [Int]?
  var email: String?
  var nickname: String? = "none"
}

extension ProfileRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, age, height, isActive, tags, scores, email, nickname
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // No verb reads it: found by trying, and other keys would not show. Missing or null: "nobody".
    // A value of another type counts as missing.
    name = (try? container.decode(String.self, forKey: .name)) ?? "nobody"
    // A number, for which true and false stand as well, as 1 and 0, as for a cast. No verb reads
    // it: found by trying, and other keys would not show. Missing or null: the default stays. A
    // value of another type counts as missing.
    age = (try? container.decode(IntByCast.self, forKey: .age))?.value ?? age
    height = (try? container.decode(DoubleByCast.self, forKey: .height))?.value ?? height
    // A boolean, for which 1 and 0 stand as well, as for a cast. No verb reads it: found by trying,
    // and other keys would not show. Missing or null: the default stays. A value of another type
    // counts as missing.
    isActive = (try? container.decode(BoolByCast.self, forKey: .isActive))?.value ?? isActive
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing.
    tags = (try? container.decode([String].self, forKey: .tags)) ?? tags
    // A number, for which true and false stand as well, as 1 and 0, as for a cast. No verb reads
    // it: found by trying, and other keys would not show. A value of another type counts as
    // missing.
    scores = (try? container.decode([IntByCast].self, forKey: .scores))?.map(\.value)
    // No verb reads it: found by trying, and other keys would not show. A value of another type
    // counts as missing.
    email = try? container.decode(String.self, forKey: .email)
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing.
    nickname = (try? container.decode(String.self, forKey: .nickname)) ?? nickname
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(IntByCast(age), forKey: .age)
    try container.encode(DoubleByCast(height), forKey: .height)
    try container.encode(BoolByCast(isActive), forKey: .isActive)
    try container.encode(tags, forKey: .tags)
    try container.encodeIfPresent(scores.map { $0.map { IntByCast($0) } }, forKey: .scores)
    try container.encodeIfPresent(email, forKey: .email)
    try container.encodeIfPresent(nickname, forKey: .nickname)
  }
}

/// A boolean, for which 1 and 0 stand as well, as for a cast.
private struct BoolByCast: Codable {
  var value: Bool

  init(_ value: Bool) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag
    } else {
      let number = try container.decode(Double.self)
      guard number == 0 || number == 1 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a boolean: \(number)")
      }
      value = number == 1
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A number, for which true and false stand as well, as 1 and 0, as for a cast.
private struct DoubleByCast: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag ? 1 : 0
    } else {
      let number = try container.decode(Double.self)
      let signed = (try? container.decode(Int64.self)).map { Double(exactly: $0) }
      let unsigned = (try? container.decode(UInt64.self)).map { Double(exactly: $0) }
      guard let exact = signed ?? unsigned ?? Double(exactly: number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not exact: \(number)")
      }
      value = exact
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A number, for which true and false stand as well, as 1 and 0, as for a cast.
private struct IntByCast: Codable {
  var value: Int

  init(_ value: Int) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = flag ? 1 : 0
    } else {
      value = try container.decode(Int.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
