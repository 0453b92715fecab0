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
    let commitObject = try container.objectIfPresent(keyedBy: CommitKeys.self, forKey: .commit)
    // Missing or null: the default stays.
    sha = try commitObject?.decodeIfPresent(String.self, forKey: .sha) ?? sha
    let repoObject = try container.objectIfPresent(keyedBy: RepoKeys.self, forKey: .repo)
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

extension KeyedDecodingContainer {
  /// Returns the object at a key; nil where it is missing or null.
  fileprivate func objectIfPresent<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner>? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try nestedContainer(keyedBy: type, forKey: key)
  }
}
