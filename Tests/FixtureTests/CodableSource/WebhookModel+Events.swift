import Fixtures
import Foundation
import JSONCodable

/// Who wrote a commit.
struct Author: JSONCodable {
  var name = ""
  var email = ""
  var username: String?

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name", required: true)
    try json.restore(&email, key: "email", required: true)
    try json.restore(&username, key: "username")
  }
}

struct Commit: JSONEncodable, JSONConstructible {
  let id: String
  let message: String
  let timestamp: Date
  let isDistinct: Bool
  let author: Author
  let added: [String]
  let removed: [String]
  let modified: [String]

  init(JSONDictionary json: JSONObject) throws {
    id = try json.value(key: "sha")
    message = try json.value(key: "message")
    timestamp = try json.value(key: "timestamp", transformer: JSONTransformers.millisecondsToDate)
    isDistinct = try json.value(key: "distinct", default: true)
    author = try json.value(key: "author")
    added = try json.value(key: "added", default: [])
    removed = try json.value(key: "removed", default: [])
    modified = try json.value(key: "modified", default: [])
  }

  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "id": "sha"
    case "isDistinct": "distinct"
    default: name
    }
  }

  static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
    name == "timestamp" ? JSONPropertyTransform(JSONTransformers.millisecondsToDate) : nil
  }
}

/// The name of a branch and the commit at its end, out of an object of more.
struct BranchEnd: JSONMappable {
  var name = ""
  var label: String?
  var sha = ""
  var repositoryName: String?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&name, key: "ref", required: true)
    try json.map(&label, key: "label")
    try json.map(&sha, keyPath: "commit.sha")
    try json.map(&repositoryName, keyPath: "repo.full_name")
  }
}

struct PullRequest: JSONMappable {
  var number = 0
  var title = ""
  var isDraft = false
  var isMerged: Bool?
  var head = BranchEnd()
  var base = BranchEnd()
  var additions = 0
  var deletions = 0
  var changedFiles = 0
  var htmlLink: URL?
  var statusesLink: URL?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&number, key: "number", required: true)
    try json.map(&title, key: "title")
    try json.map(&isDraft, key: "draft")
    try json.map(&isMerged, key: "merged")
    try json.map(&head, key: "head")
    try json.map(&base, key: "base")
    try json.map(&additions, key: "additions")
    try json.map(&deletions, key: "deletions")
    try json.map(&changedFiles, key: "changed_files")
    try json.map(&htmlLink, keyPath: "_links.html.href")
    try json.map(&statusesLink, keyPath: "_links.statuses.href")
  }
}

final class Comment: Entity {
  var body = ""
  var author: Account?
  var association = "NONE"

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&body, key: "body", required: true)
    try json.map(&author, key: "user")
    try json.map(&association, key: "author_association")
  }
}

struct Release: JSONMappable {
  var tag = ""
  var name: String?
  var isDraft = false
  var isPrerelease = false
  var assets: [Asset] = []

  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "tag": "tag_name"
    case "isDraft": "draft"
    case "isPrerelease": "prerelease"
    default: name
    }
  }
}

struct Asset: JSONMappable {
  var name = ""
  var contentType = "application/octet-stream"
  var size = 0
  var downloads = 0
  var digest: Data?

  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "contentType": "content_type"
    case "downloads": "download_count"
    default: name
    }
  }
}

struct Push: JSONCodable {
  let kind = "push"
  var ref = ""
  var before = ""
  var after = ""
  var isForced = false
  var commits: [Commit] = []
  var pusher: Author?

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&ref, key: "ref")
    try json.restore(&before, key: "before")
    try json.restore(&after, key: "after")
    try json.restore(&isForced, key: "forced")
    try json.restore(&commits, key: "commits")
    try json.restore(&pusher, key: "pusher")
  }

  static func JSONKey(forProperty name: String) -> String? { name == "isForced" ? "forced" : name }
}

struct Installation: JSONMappable {
  var id: UInt64 = 0
  var events: Set<String> = []
  var settings: [String: String] = [:]
  var limits: [String: Int]?
}

/// What a webhook brings; the tag is that of its header, put into the body.
enum Event: JSONUnion {
  case push(Push)
  case issue(Ticket)
  case comment(issue: Ticket, comment: Comment)
  case pullRequest(PullRequest)
  case release(Release)
  case ping(zen: String, for: Int?)

  enum Tag: String, CaseIterable {
    case push, issues, comment = "issue_comment", pullRequest = "pull_request", release, ping
  }

  static let discriminator = JSONDiscriminator(
    key: "event",
    tags: .explicit([
      "push": "push", "issue": "issues", "comment": "issue_comment", "pullRequest": "pull_request",
      "release": "release", "ping": "ping",
    ]), payload: .nested(key: "payload"))

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Tag.self, key: "event") {
    case .push: self = .push(try json.value(key: "payload"))
    case .issues: self = .issue(try json.value(key: "payload"))
    case .comment:
      self = .comment(
        issue: try json.value(keyPath: "payload.issue"),
        comment: try json.value(keyPath: "payload.comment"))
    case .pullRequest: self = .pullRequest(try json.value(key: "payload"))
    case .release: self = .release(try json.value(key: "payload"))
    case .ping:
      self = .ping(
        zen: try json.value(keyPath: "payload.zen"),
        for: try json.valueIfPresent(keyPath: "payload.for"))
    }
  }
}

struct Delivery: JSONMappable {
  var id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var action: String?
  var attempt = 1
  var duration = 0.0
  var isRedelivery = false
  var event: Event?
  var repository: Repository?
  var organization: Account?
  var sender = Account()
  var installation: Installation?
  var extra = AnyJSON.null

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&id, key: "guid", required: true)
    try json.map(&action, key: "action")
    try json.map(&attempt, key: "attempt")
    try json.map(&duration, key: "duration_ms")
    try json.map(&isRedelivery, key: "redelivery")
    try json.map(&event, key: "event", required: true)
    try json.map(&repository, keyPath: "context.repository")
    try json.map(&organization, keyPath: "context.organization")
    try json.map(&sender, keyPath: "context.sender")
    try json.map(&installation, key: "installation")
    try json.map(&extra, key: "extra")
  }
}

extension Fixture {
  /// The webhooks, which no form but one maps.
  static let webhooks = Fixture(
    "webhook", .nesting, Webhooks.documents, loose: Webhooks.loose, forms: [.mapped(Delivery.self)])
}
