// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ImportRestored {
  var id = 0
  var nickName = ""
  var age: Int?
}

extension ImportRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case nickName = "nick_name"
    case age
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    // No verb reads it: found by trying, and other keys would not show. Missing or null: the
    // default stays. A value of another type counts as missing.
    nickName = (try? container.decode(String.self, forKey: .nickName)) ?? nickName
    // A number, for which true and false stand as well, as 1 and 0, as for a cast. No verb reads
    // it: found by trying, and other keys would not show. A value of another type counts as
    // missing.
    age = (try? container.decode(IntByCast.self, forKey: .age))?.value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
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
