// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension BranchEnd: Codable {
  private enum CodingKeys: String, CodingKey {
    case name = "ref"
    case label
    case commit
    case repo
  }

  private enum CommitKeys: String, CodingKey {
    case sha
  }

  private enum RepoKeys: String, CodingKey {
    case repositoryName = "full_name"
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    label = try container.decodeIfPresent(String.self, forKey: .label)
    let commitObject = try container.decodeIfPresent(
      Keyed<CommitKeys>.self, forKey: .commit)?.object
    // Missing or null: the default stays.
    sha = try commitObject?.decodeIfPresent(String.self, forKey: .sha) ?? sha
    let repoObject = try container.decodeIfPresent(Keyed<RepoKeys>.self, forKey: .repo)?.object
    repositoryName = try repoObject?.decodeIfPresent(String.self, forKey: .repositoryName)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(label, forKey: .label)
    var commitObject = container.nestedContainer(keyedBy: CommitKeys.self, forKey: .commit)
    try commitObject.encode(sha, forKey: .sha)
    // Nil leaves out the object around it, too.
    if repositoryName != nil {
      var repoObject = container.nestedContainer(keyedBy: RepoKeys.self, forKey: .repo)
      try repoObject.encodeIfPresent(repositoryName, forKey: .repositoryName)
    }
  }
}

extension BranchEnd {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }
}
