// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: BranchEnd.
extension PullRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case number
    case title
    case isDraft = "draft"
    case isMerged = "merged"
    case head
    case base
    case additions
    case deletions
    case changedFiles = "changed_files"
    case _links
  }

  private enum _linksKeys: String, CodingKey {
    case html, statuses
  }

  private enum _linksHtmlKeys: String, CodingKey {
    case htmlLink = "href"
  }

  private enum _linksStatusesKeys: String, CodingKey {
    case statusesLink = "href"
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    // Missing or null: the default stays.
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? title
    isDraft = try container.decodeIfPresent(Bool.self, forKey: .isDraft) ?? isDraft
    isMerged = try container.decodeIfPresent(Bool.self, forKey: .isMerged)
    head = try container.decodeIfPresent(BranchEnd.self, forKey: .head) ?? head
    base = try container.decodeIfPresent(BranchEnd.self, forKey: .base) ?? base
    additions = try container.decodeIfPresent(Int.self, forKey: .additions) ?? additions
    deletions = try container.decodeIfPresent(Int.self, forKey: .deletions) ?? deletions
    changedFiles = try container.decodeIfPresent(Int.self, forKey: .changedFiles) ?? changedFiles
    let _linksObject = try container.decodeIfPresent(
      Keyed<_linksKeys>.self, forKey: ._links)?.object
    let _linksHtmlObject = try _linksObject?.decodeIfPresent(
      Keyed<_linksHtmlKeys>.self, forKey: .html)?.object
    htmlLink = try _linksHtmlObject?.decodeIfPresent(URL.self, forKey: .htmlLink)
    let _linksStatusesObject = try _linksObject?.decodeIfPresent(
      Keyed<_linksStatusesKeys>.self, forKey: .statuses)?.object
    statusesLink = try _linksStatusesObject?.decodeIfPresent(URL.self, forKey: .statusesLink)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(title, forKey: .title)
    try container.encode(isDraft, forKey: .isDraft)
    try container.encodeIfPresent(isMerged, forKey: .isMerged)
    try container.encode(head, forKey: .head)
    try container.encode(base, forKey: .base)
    try container.encode(additions, forKey: .additions)
    try container.encode(deletions, forKey: .deletions)
    try container.encode(changedFiles, forKey: .changedFiles)
    // Nil leaves out the object around it, too.
    if htmlLink != nil || statusesLink != nil {
      var _linksObject = container.nestedContainer(keyedBy: _linksKeys.self, forKey: ._links)
      // Nil leaves out the object around it, too.
      if htmlLink != nil {
        var _linksHtmlObject = _linksObject.nestedContainer(
          keyedBy: _linksHtmlKeys.self, forKey: .html)
        try _linksHtmlObject.encodeIfPresent(htmlLink, forKey: .htmlLink)
      }
      // Nil leaves out the object around it, too.
      if statusesLink != nil {
        var _linksStatusesObject = _linksObject.nestedContainer(
          keyedBy: _linksStatusesKeys.self, forKey: .statuses)
        try _linksStatusesObject.encodeIfPresent(statusesLink, forKey: .statusesLink)
      }
    }
  }
}

extension PullRequest {
  /// An object, by its keys.
  private struct Keyed<Keys: CodingKey>: Decodable {
    let object: KeyedDecodingContainer<Keys>

    init(from decoder: any Decoder) throws {
      object = try decoder.container(keyedBy: Keys.self)
    }
  }
}
