// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Commit, Author.
extension Push: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case ref
    case before
    case after
    case isForced = "forced"
    case commits
    case pusher
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    ref = try container.decodeIfPresent(String.self, forKey: .ref) ?? ref
    before = try container.decodeIfPresent(String.self, forKey: .before) ?? before
    after = try container.decodeIfPresent(String.self, forKey: .after) ?? after
    isForced = try container.decodeIfPresent(Bool.self, forKey: .isForced) ?? isForced
    commits = try container.decodeIfPresent([Commit].self, forKey: .commits) ?? commits
    pusher = try container.decodeIfPresent(Author.self, forKey: .pusher)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(ref, forKey: .ref)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    try container.encode(isForced, forKey: .isForced)
    try container.encode(commits, forKey: .commits)
    try container.encodeIfPresent(pusher, forKey: .pusher)
  }
}
