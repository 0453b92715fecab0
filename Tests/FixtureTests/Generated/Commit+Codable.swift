// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Author.
extension Commit: Codable {
  private enum CodingKeys: String, CodingKey {
    case id = "sha"
    case message
    case timestamp
    case isDistinct = "distinct"
    case author
    case added
    case removed
    case modified
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    message = try container.decode(String.self, forKey: .message)
    // A date as milliseconds since 1970.
    timestamp = try container.decode(MillisecondsSince1970.self, forKey: .timestamp).value
    // Missing or null: true.
    isDistinct = try container.decodeIfPresent(Bool.self, forKey: .isDistinct) ?? true
    author = try container.decode(Author.self, forKey: .author)
    // Missing or null: [].
    added = try container.decodeIfPresent([String].self, forKey: .added) ?? []
    removed = try container.decodeIfPresent([String].self, forKey: .removed) ?? []
    modified = try container.decodeIfPresent([String].self, forKey: .modified) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(message, forKey: .message)
    try container.encode(MillisecondsSince1970(timestamp), forKey: .timestamp)
    try container.encode(isDistinct, forKey: .isDistinct)
    try container.encode(author, forKey: .author)
    try container.encode(added, forKey: .added)
    try container.encode(removed, forKey: .removed)
    try container.encode(modified, forKey: .modified)
  }
}

extension Commit {
  /// A date as milliseconds since 1970.
  private struct MillisecondsSince1970: Codable {
    var value: Date

    init(_ value: Date) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try container.decode(Double.self)
      value = Date(timeIntervalSince1970: number / 1_000)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.timeIntervalSince1970 * 1_000)
    }
  }
}
