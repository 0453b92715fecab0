// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SeveralKeysValued {
  let nick: String
  let age: Int?
}

extension SeveralKeysValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case nick
    case nickOrNickname = "nickname"
    case age
    case ageOrYears = "years"
    case ageOrA = "a"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: "". The first of several keys that is there.
    let nickKey = [CodingKeys.nick, .nickOrNickname].first(where: container.contains) ?? .nick
    nick = try container.decodeIfPresent(String.self, forKey: nickKey) ?? ""
    // The first of several keys that is there.
    let ageKey = [CodingKeys.age, .ageOrYears, .ageOrA].first(where: container.contains) ?? .age
    age = try container.decodeIfPresent(Int.self, forKey: ageKey)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(nick, forKey: .nick)
    try container.encodeIfPresent(age, forKey: .age)
  }
}
