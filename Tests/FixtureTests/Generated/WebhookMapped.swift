// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation
import JSONCodable

@testable import Fixtures
@testable import MigrationExamples

struct WebhookMapped {
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
  var extra: AnyJSON = .null

  enum Event {
    case push(Push)
    case issue(Ticket)
    case comment(issue: Ticket, comment: Comment)
    case pullRequest(PullRequest)
    case release(Release)
    case ping(zen: String, for: Int?)
  }

  struct Push {
    let kind = "push"
    var ref = ""
    var before = ""
    var after = ""
    var isForced = false
    var commits: [Commit] = []
    var pusher: Author?
  }

  struct Commit {
    let id: String
    let message: String
    let timestamp: Date
    let isDistinct: Bool
    let author: Author
    let added: [String]
    let removed: [String]
    let modified: [String]
  }

  struct Author: Codable {
    var name = ""
    var email = ""
    var username: String?
  }

  final class Ticket: Entity {
    var number = 0
    var title = ""
    var body: String? = ""
    var state: State = .open
    var isLocked = false
    var author: Account?
    var assignees: [Account] = []
    var labels: [Label] = []
    var milestone: Milestone?
    var comments = 0
    var reactions = Reactions()
    var closedAt: Date?

    private enum CodingKeys: String, CodingKey {
      case number
      case title
      case body
      case state
      case isLocked = "locked"
      case author = "user"
      case assignees
      case labels
      case milestone
      case comments
      case reactions
      case closedAt = "closed_at"
    }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decode(Int.self, forKey: .number)
      title = try container.decode(String.self, forKey: .title)
      // Missing: the default stays. Null: nil.
      body =
        try container.contains(.body) ? container.decodeIfPresent(String.self, forKey: .body) : body
      // Missing or null: the default stays.
      state = try container.decodeIfPresent(State.self, forKey: .state) ?? state
      isLocked = try container.decodeIfPresent(Bool.self, forKey: .isLocked) ?? isLocked
      author = try container.decodeIfPresent(Account.self, forKey: .author)
      assignees = try container.decodeIfPresent([Account].self, forKey: .assignees) ?? assignees
      labels = try container.decodeIfPresent([Label].self, forKey: .labels) ?? labels
      milestone = try container.decodeIfPresent(Milestone.self, forKey: .milestone)
      comments = try container.decodeIfPresent(Int.self, forKey: .comments) ?? comments
      reactions = try container.decodeIfPresent(Reactions.self, forKey: .reactions) ?? reactions
      // A date as RFC 3339 text.
      closedAt = try container.decodeIfPresent(RFC3339Date.self, forKey: .closedAt)?.value
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(title, forKey: .title)
      try container.encodeIfPresent(body, forKey: .body)
      try container.encode(state, forKey: .state)
      try container.encode(isLocked, forKey: .isLocked)
      try container.encodeIfPresent(author, forKey: .author)
      try container.encode(assignees, forKey: .assignees)
      try container.encode(labels, forKey: .labels)
      try container.encodeIfPresent(milestone, forKey: .milestone)
      try container.encode(comments, forKey: .comments)
      try container.encode(reactions, forKey: .reactions)
      try container.encodeIfPresent(closedAt.map { RFC3339Date($0) }, forKey: .closedAt)
    }
  }

  class Entity: Codable {
    var id = 0
    var nodeID = ""
    var url: URL?
    var createdAt = Date(timeIntervalSince1970: 0)
    var updatedAt: Date?

    private enum CodingKeys: String, CodingKey {
      case id
      case nodeID = "node_id"
      case url
      case createdAt = "created_at"
      case updatedAt = "updated_at"
    }

    init() {}

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      // Missing or null: the default stays.
      nodeID = try container.decodeIfPresent(String.self, forKey: .nodeID) ?? nodeID
      url = try container.decodeIfPresent(URL.self, forKey: .url)
      // A date as RFC 3339 text. Missing or null: the default stays.
      createdAt =
        try container.decodeIfPresent(RFC3339Date.self, forKey: .createdAt)?.value ?? createdAt
      // A date as RFC 3339 text.
      updatedAt = try container.decodeIfPresent(RFC3339Date.self, forKey: .updatedAt)?.value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(nodeID, forKey: .nodeID)
      try container.encodeIfPresent(url, forKey: .url)
      try container.encode(RFC3339Date(createdAt), forKey: .createdAt)
      try container.encodeIfPresent(updatedAt.map { RFC3339Date($0) }, forKey: .updatedAt)
    }
  }

  enum State: String, Codable {
    case open, closed
  }

  final class Account: Entity {
    var login = ""
    var kind: AccountKind = .user
    var avatar: URL?
    var gravatarID = ""
    var isSiteAdmin = false
    var name: String?
    var email: String?
    var followers = 0
    var plan: Plan?

    private enum CodingKeys: String, CodingKey {
      case login
      case kind = "type"
      case avatar = "avatar_url"
      case gravatarID = "gravatar_id"
      case isSiteAdmin = "site_admin"
      case name
      case email
      case followers
      case plan
    }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      login = try container.decode(String.self, forKey: .login)
      // Missing or null: the default stays.
      kind = try container.decodeIfPresent(AccountKind.self, forKey: .kind) ?? kind
      avatar = try container.decodeIfPresent(URL.self, forKey: .avatar)
      gravatarID = try container.decodeIfPresent(String.self, forKey: .gravatarID) ?? gravatarID
      isSiteAdmin = try container.decodeIfPresent(Bool.self, forKey: .isSiteAdmin) ?? isSiteAdmin
      name = try container.decodeIfPresent(String.self, forKey: .name)
      email = try container.decodeIfPresent(String.self, forKey: .email)
      followers = try container.decodeIfPresent(Int.self, forKey: .followers) ?? followers
      plan = try container.decodeIfPresent(Plan.self, forKey: .plan)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(login, forKey: .login)
      try container.encode(kind, forKey: .kind)
      try container.encodeIfPresent(avatar, forKey: .avatar)
      try container.encode(gravatarID, forKey: .gravatarID)
      try container.encode(isSiteAdmin, forKey: .isSiteAdmin)
      try container.encodeIfPresent(name, forKey: .name)
      try container.encodeIfPresent(email, forKey: .email)
      try container.encode(followers, forKey: .followers)
      try container.encodeIfPresent(plan, forKey: .plan)
    }
  }

  enum AccountKind: String, Codable {
    case user = "User"
    case organization = "Organization"
    case bot = "Bot"
  }

  struct Plan {
    var name = "free"
    var space = 976562499
    var seats: Int?
  }

  struct Label {
    var id = 0
    var name = ""
    var color = "ededed"
    var isDefault = false
    var summary: String?
  }

  final class Milestone: Entity {
    var number = 0
    var title = ""
    var state: State = .open
    var dueOn: Date?
    var openIssues = 0
    var closedIssues = 0

    private enum CodingKeys: String, CodingKey {
      case number
      case title
      case state
      case dueOn = "due_on"
      case openIssues = "open_issues"
      case closedIssues = "closed_issues"
    }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decode(Int.self, forKey: .number)
      // Missing or null: the default stays.
      title = try container.decodeIfPresent(String.self, forKey: .title) ?? title
      state = try container.decodeIfPresent(State.self, forKey: .state) ?? state
      // A date as text of the format yyyy-MM-dd.
      dueOn = try container.decodeIfPresent(DateTextYyyyMMdd.self, forKey: .dueOn)?.value
      // Missing or null: the default stays.
      openIssues = try container.decodeIfPresent(Int.self, forKey: .openIssues) ?? openIssues
      closedIssues = try container.decodeIfPresent(Int.self, forKey: .closedIssues) ?? closedIssues
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(number, forKey: .number)
      try container.encode(title, forKey: .title)
      try container.encode(state, forKey: .state)
      try container.encodeIfPresent(dueOn.map { DateTextYyyyMMdd($0) }, forKey: .dueOn)
      try container.encode(openIssues, forKey: .openIssues)
      try container.encode(closedIssues, forKey: .closedIssues)
    }
  }

  struct Reactions {
    var total = 0
    var up = 0
    var down = 0
    var heart: Int?
  }

  final class Comment: Entity {
    var body = ""
    var author: Account?
    var association = "NONE"

    private enum CodingKeys: String, CodingKey {
      case body
      case author = "user"
      case association = "author_association"
    }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      body = try container.decode(String.self, forKey: .body)
      author = try container.decodeIfPresent(Account.self, forKey: .author)
      // Missing or null: the default stays.
      association = try container.decodeIfPresent(String.self, forKey: .association) ?? association
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(body, forKey: .body)
      try container.encodeIfPresent(author, forKey: .author)
      try container.encode(association, forKey: .association)
    }
  }

  struct PullRequest {
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
  }

  struct BranchEnd {
    var name = ""
    var label: String?
    var sha = ""
    var repositoryName: String?
  }

  struct Release {
    var tag = ""
    var name: String?
    var isDraft = false
    var isPrerelease = false
    var assets: [Asset] = []
  }

  struct Asset {
    var name = ""
    var contentType = "application/octet-stream"
    var size = 0
    var downloads = 0
    var digest: Data?
  }

  final class Repository: Entity {
    var name = ""
    var fullName = ""
    var owner: Account?
    var isPrivate = false
    var summary: String?
    var isFork = false
    var homepage: String?
    var stars = 0
    var forks = 0
    var openIssues = 0
    var language: String?
    var topics: [String] = []
    var visibility: Visibility = .open
    var defaultBranch = "main"
    var license: License?
    var permissions: Permissions?
    var pushedAt: Date?
    var size = 0

    private enum CodingKeys: String, CodingKey {
      case name
      case fullName = "full_name"
      case owner
      case isPrivate = "private"
      case summary = "description"
      case isFork = "fork"
      case homepage
      case stars = "stargazers_count"
      case forks = "forks_count"
      case openIssues = "open_issues_count"
      case language
      case topics
      case visibility
      case defaultBranch = "default_branch"
      case license
      case permissions
      case pushedAt = "pushed_at"
      case size
    }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      fullName = try container.decode(String.self, forKey: .fullName)
      owner = try container.decodeIfPresent(Account.self, forKey: .owner)
      // Missing or null: the default stays.
      isPrivate = try container.decodeIfPresent(Bool.self, forKey: .isPrivate) ?? isPrivate
      summary = try container.decodeIfPresent(String.self, forKey: .summary)
      isFork = try container.decodeIfPresent(Bool.self, forKey: .isFork) ?? isFork
      homepage = try container.decodeIfPresent(String.self, forKey: .homepage)
      stars = try container.decodeIfPresent(Int.self, forKey: .stars) ?? stars
      forks = try container.decodeIfPresent(Int.self, forKey: .forks) ?? forks
      openIssues = try container.decodeIfPresent(Int.self, forKey: .openIssues) ?? openIssues
      language = try container.decodeIfPresent(String.self, forKey: .language)
      topics = try container.decodeIfPresent([String].self, forKey: .topics) ?? topics
      visibility = try container.decodeIfPresent(Visibility.self, forKey: .visibility) ?? visibility
      defaultBranch =
        try container.decodeIfPresent(String.self, forKey: .defaultBranch) ?? defaultBranch
      license = try container.decodeIfPresent(License.self, forKey: .license)
      permissions = try container.decodeIfPresent(Permissions.self, forKey: .permissions)
      // A date as seconds since 1970.
      pushedAt = try container.decodeIfPresent(SecondsSince1970.self, forKey: .pushedAt)?.value
      // Missing or null: the default stays.
      size = try container.decodeIfPresent(Int.self, forKey: .size) ?? size
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(fullName, forKey: .fullName)
      try container.encodeIfPresent(owner, forKey: .owner)
      try container.encode(isPrivate, forKey: .isPrivate)
      try container.encodeIfPresent(summary, forKey: .summary)
      try container.encode(isFork, forKey: .isFork)
      try container.encodeIfPresent(homepage, forKey: .homepage)
      try container.encode(stars, forKey: .stars)
      try container.encode(forks, forKey: .forks)
      try container.encode(openIssues, forKey: .openIssues)
      try container.encodeIfPresent(language, forKey: .language)
      try container.encode(topics, forKey: .topics)
      try container.encode(visibility, forKey: .visibility)
      try container.encode(defaultBranch, forKey: .defaultBranch)
      try container.encodeIfPresent(license, forKey: .license)
      try container.encodeIfPresent(permissions, forKey: .permissions)
      try container.encodeIfPresent(pushedAt.map { SecondsSince1970($0) }, forKey: .pushedAt)
      try container.encode(size, forKey: .size)
    }
  }

  enum Visibility: String, Codable {
    case open = "public"
    case closed = "private"
    case shared = "internal"
  }

  struct License: Codable {
    let key: String
    let name: String
    let spdxID: String?

    private enum CodingKeys: String, CodingKey {
      case key
      case name
      case spdxID = "spdx_id"
    }
  }

  struct Permissions {
    var admin = false
    var push = false
    var pull = true
  }

  struct Installation {
    var id: UInt64 = 0
    var events: Set<String> = []
    var settings: [String: String] = [:]
    var limits: [String: Int]?
  }
}

extension WebhookMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case id = "guid"
    case action
    case attempt
    case duration = "duration_ms"
    case isRedelivery = "redelivery"
    case event
    case installation
    case extra
    case context
  }

  private enum ContextKeys: String, CodingKey {
    case repository, organization, sender
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    action = try container.decodeIfPresent(String.self, forKey: .action)
    // Missing or null: the default stays.
    attempt = try container.decodeIfPresent(Int.self, forKey: .attempt) ?? attempt
    duration = try container.decodeIfPresent(Double.self, forKey: .duration) ?? duration
    isRedelivery = try container.decodeIfPresent(Bool.self, forKey: .isRedelivery) ?? isRedelivery
    // It must be there.
    event = try container.decode(Event.self, forKey: .event)
    let contextObject = try container.decodeIfPresent(
      Keyed<ContextKeys>.self, forKey: .context)?.object
    repository = try contextObject?.decodeIfPresent(Repository.self, forKey: .repository)
    organization = try contextObject?.decodeIfPresent(Account.self, forKey: .organization)
    // Missing or null: the default stays.
    sender = try contextObject?.decodeIfPresent(Account.self, forKey: .sender) ?? sender
    installation = try container.decodeIfPresent(Installation.self, forKey: .installation)
    extra = try container.decodeIfPresent(AnyJSON.self, forKey: .extra) ?? extra
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(action, forKey: .action)
    try container.encode(attempt, forKey: .attempt)
    try container.encode(duration, forKey: .duration)
    try container.encode(isRedelivery, forKey: .isRedelivery)
    guard event != nil else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: container.codingPath,
          debugDescription: "event must be there, and is nil."))
    }
    try container.encodeIfPresent(event, forKey: .event)
    var contextObject = container.nestedContainer(keyedBy: ContextKeys.self, forKey: .context)
    try contextObject.encodeIfPresent(repository, forKey: .repository)
    try contextObject.encodeIfPresent(organization, forKey: .organization)
    try contextObject.encode(sender, forKey: .sender)
    try container.encodeIfPresent(installation, forKey: .installation)
    try container.encode(extra, forKey: .extra)
  }
}

extension WebhookMapped.Event: Codable {
  private enum CodingKeys: String, CodingKey {
    case event, payload
  }

  private enum PayloadKeys: String, CodingKey {
    case issue, comment, zen, `for`
  }

  private enum CodingTag: String, Codable {
    case push
    case issue = "issues"
    case comment = "issue_comment"
    case pullRequest = "pull_request"
    case release
    case ping
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .event) {
    case .push:
      self = .push(try container.decode(WebhookMapped.Push.self, forKey: .payload))
    case .issue:
      self = .issue(try container.decode(WebhookMapped.Ticket.self, forKey: .payload))
    case .comment:
      let payloadObject = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
      self = .comment(
        issue: try payloadObject.decode(WebhookMapped.Ticket.self, forKey: .issue),
        comment: try payloadObject.decode(WebhookMapped.Comment.self, forKey: .comment))
    case .pullRequest:
      self = .pullRequest(try container.decode(WebhookMapped.PullRequest.self, forKey: .payload))
    case .release:
      self = .release(try container.decode(WebhookMapped.Release.self, forKey: .payload))
    case .ping:
      let payloadObject = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
      self = .ping(
        zen: try payloadObject.decode(String.self, forKey: .zen),
        for: try payloadObject.decodeIfPresent(Int.self, forKey: .for))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .push(let value):
      try container.encode(CodingTag.push, forKey: .event)
      try container.encode(value, forKey: .payload)
    case .issue(let value):
      try container.encode(CodingTag.issue, forKey: .event)
      try container.encode(value, forKey: .payload)
    case .comment(let issue, let comment):
      try container.encode(CodingTag.comment, forKey: .event)
      var payloadObject = container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
      try payloadObject.encode(issue, forKey: .issue)
      try payloadObject.encode(comment, forKey: .comment)
    case .pullRequest(let value):
      try container.encode(CodingTag.pullRequest, forKey: .event)
      try container.encode(value, forKey: .payload)
    case .release(let value):
      try container.encode(CodingTag.release, forKey: .event)
      try container.encode(value, forKey: .payload)
    case .ping(let zen, let `for`):
      try container.encode(CodingTag.ping, forKey: .event)
      var payloadObject = container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
      try payloadObject.encode(zen, forKey: .zen)
      try payloadObject.encodeIfPresent(`for`, forKey: .for)
    }
  }
}

extension WebhookMapped.Push: Codable {
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
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    ref = try container.decodeIfPresent(String.self, forKey: .ref) ?? ref
    before = try container.decodeIfPresent(String.self, forKey: .before) ?? before
    after = try container.decodeIfPresent(String.self, forKey: .after) ?? after
    isForced = try container.decodeIfPresent(Bool.self, forKey: .isForced) ?? isForced
    commits =
      try container.decodeIfPresent([WebhookMapped.Commit].self, forKey: .commits) ?? commits
    pusher = try container.decodeIfPresent(WebhookMapped.Author.self, forKey: .pusher)
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

extension WebhookMapped.Commit: Codable {
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
    author = try container.decode(WebhookMapped.Author.self, forKey: .author)
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

extension WebhookMapped.Plan: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, space, seats
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    space = try container.decodeIfPresent(Int.self, forKey: .space) ?? space
    seats = try container.decodeIfPresent(Int.self, forKey: .seats)
  }
}

extension WebhookMapped.Label: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case color
    case isDefault = "default"
    case summary = "description"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    color = try container.decodeIfPresent(String.self, forKey: .color) ?? color
    isDefault = try container.decodeIfPresent(Bool.self, forKey: .isDefault) ?? isDefault
    summary = try container.decodeIfPresent(String.self, forKey: .summary)
  }
}

extension WebhookMapped.Reactions: Codable {
  private enum CodingKeys: String, CodingKey {
    case total = "total_count"
    case up = "+1"
    case down = "-1"
    case heart
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    total = try container.decodeIfPresent(Int.self, forKey: .total) ?? total
    up = try container.decodeIfPresent(Int.self, forKey: .up) ?? up
    down = try container.decodeIfPresent(Int.self, forKey: .down) ?? down
    heart = try container.decodeIfPresent(Int.self, forKey: .heart)
  }
}

extension WebhookMapped.PullRequest: Codable {
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
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    // Missing or null: the default stays.
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? title
    isDraft = try container.decodeIfPresent(Bool.self, forKey: .isDraft) ?? isDraft
    isMerged = try container.decodeIfPresent(Bool.self, forKey: .isMerged)
    head = try container.decodeIfPresent(WebhookMapped.BranchEnd.self, forKey: .head) ?? head
    base = try container.decodeIfPresent(WebhookMapped.BranchEnd.self, forKey: .base) ?? base
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

extension WebhookMapped.BranchEnd: Codable {
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

extension WebhookMapped.Release: Codable {
  private enum CodingKeys: String, CodingKey {
    case tag = "tag_name"
    case name
    case isDraft = "draft"
    case isPrerelease = "prerelease"
    case assets
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    tag = try container.decodeIfPresent(String.self, forKey: .tag) ?? tag
    name = try container.decodeIfPresent(String.self, forKey: .name)
    isDraft = try container.decodeIfPresent(Bool.self, forKey: .isDraft) ?? isDraft
    isPrerelease = try container.decodeIfPresent(Bool.self, forKey: .isPrerelease) ?? isPrerelease
    assets = try container.decodeIfPresent([WebhookMapped.Asset].self, forKey: .assets) ?? assets
  }
}

extension WebhookMapped.Asset: Codable {
  private enum CodingKeys: String, CodingKey {
    case name
    case contentType = "content_type"
    case size
    case downloads = "download_count"
    case digest
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    contentType = try container.decodeIfPresent(String.self, forKey: .contentType) ?? contentType
    size = try container.decodeIfPresent(Int.self, forKey: .size) ?? size
    downloads = try container.decodeIfPresent(Int.self, forKey: .downloads) ?? downloads
    digest = try container.decodeIfPresent(Data.self, forKey: .digest)
  }
}

extension WebhookMapped.Permissions: Codable {
  private enum CodingKeys: String, CodingKey {
    case admin, push, pull
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    admin = try container.decodeIfPresent(Bool.self, forKey: .admin) ?? admin
    push = try container.decodeIfPresent(Bool.self, forKey: .push) ?? push
    pull = try container.decodeIfPresent(Bool.self, forKey: .pull) ?? pull
  }
}

extension WebhookMapped.Installation: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, events, settings, limits
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(UInt64.self, forKey: .id) ?? id
    events = try container.decodeIfPresent(Set<String>.self, forKey: .events) ?? events
    settings = try container.decodeIfPresent([String: String].self, forKey: .settings) ?? settings
    limits = try container.decodeIfPresent([String: Int].self, forKey: .limits)
  }
}

/// A date as text of the format yyyy-MM-dd.
private struct DateTextYyyyMMdd: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self.date(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.formatter().string(from: value))
  }

  /// A date that is written as it is read; a formatter takes a year of two digits as well.
  private static func date(_ text: String) -> Date? {
    let formatter = formatter()
    guard let date = formatter.date(from: text),
      formatter.string(from: date).lowercased() == text.lowercased()
    else { return nil }
    return date
  }

  private static func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.isLenient = false
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }
}

/// An object, by its keys.
private struct Keyed<Keys: CodingKey>: Decodable {
  let object: KeyedDecodingContainer<Keys>

  init(from decoder: any Decoder) throws {
    object = try decoder.container(keyedBy: Keys.self)
  }
}

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

/// A date as RFC 3339 text.
private struct RFC3339Date: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self.date(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let text = Self.text(value) else {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: container.codingPath,
          debugDescription: "not in the years 0 to 9999"))
    }
    try container.encode(text)
  }

  /// Foundation takes February 30, reads and writes milliseconds at most, and leaves out days of
  /// the year 1582.
  private static func date(_ text: String) -> Date? {
    var rest = Array(text.utf8)[...]
    func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func read(_ count: Int) -> [UInt8] {
      let digits = rest.prefix(count).prefix { (48...57).contains($0) }
      rest = rest.dropFirst(digits.count)
      return Array(digits)
    }
    func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
      let digits = read(count)
      let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
      return digits.count == count && range.contains(number) ? number : nil
    }
    guard let year = number(4, 0...9_999), skip("-"), let month = number(2, 1...12), skip("-"),
      let day = number(2, 1...Self.day(year, month + 1, 1) - Self.day(year, month, 1)), skip("Tt"),
      let hour = number(2, 0...23), skip(":"), let minute = number(2, 0...59), skip(":"),
      let second = number(2, 0...59)
    else { return nil }
    let hasFraction = skip(".")
    let fraction = hasFraction ? read(.max) : []
    if hasFraction, fraction.isEmpty { return nil }
    var offset = 0
    if !skip("Zz") {
      let sign = rest.first == 45 ? -1 : 1
      guard skip("+-"), let hours = number(2, 0...23), skip(":"), let minutes = number(2, 0...59)
      else { return nil }
      offset = sign * (hours * 3_600 + minutes * 60)
    }
    guard rest.isEmpty else { return nil }
    let time = hour * 3_600 + minute * 60 + second
    let seconds = Self.day(year, month, day) * 86_400 + time - offset
    return Date(timeIntervalSinceReferenceDate: interval(seconds - 978_307_200, fraction))
  }

  /// Returns seconds with a fraction, read as one number: a sum of two would be rounded twice.
  private static func interval(_ seconds: Int, _ fraction: [UInt8]) -> Double {
    guard let end = fraction.lastIndex(where: { $0 != 48 }) else { return Double(seconds) }
    let digits = Array(fraction[...end])
    let text = String(decoding: seconds < 0 ? rest(of: digits) : digits, as: UTF8.self)
    return Double(seconds < 0 ? "-\(-(seconds + 1)).\(text)" : "\(seconds).\(text)") ?? .nan
  }

  /// Returns the digits of what is missing to 1.
  private static func rest(of digits: [UInt8]) -> [UInt8] {
    digits.dropLast().map { 105 - $0 } + digits.suffix(1).map { 106 - $0 }
  }

  private static func text(_ date: Date) -> String? {
    let interval = date.timeIntervalSinceReferenceDate
    let whole = interval.rounded(.down)
    guard whole >= -63_145_526_400, whole < 252_423_993_600 else { return nil }
    let seconds = Int64(whole) + 978_307_200
    let days = Int((seconds >= 0 ? seconds : seconds - 86_399) / 86_400)
    let second = Int(seconds - Int64(days) * 86_400)
    let parts = Self.date(ofDay: days) + [second / 3_600, second / 60 % 60, second % 60]
    let texts = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let year = String(repeating: "0", count: 4 - texts[0].count) + texts[0]
    let day = "\(year)-\(texts[1])-\(texts[2])"
    return "\(day)T\(texts[3]):\(texts[4]):\(texts[5])\(fraction(interval))Z"
  }

  /// Returns as few digits as read back as the same date.
  private static func fraction(_ interval: Double) -> String {
    if interval == interval.rounded(.down) { return "" }
    let parts = "\(interval.magnitude)".split(separator: "e")
    let digits = parts[0].split(separator: ".")
    let zeros = parts.count > 1 ? -(Int(parts[1]) ?? 0) - 1 : 0
    let text =
      parts.count == 1
      ? String(digits[1]) : String(repeating: "0", count: zeros) + digits.joined()
    if interval >= 0 { return "." + text }
    return "." + String(decoding: rest(of: Array(text.utf8)), as: UTF8.self)
  }

  /// Returns the number of a day since 1970 in the Gregorian calendar.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = (month <= 2 ? year - 1 : year) + 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + ofYear - 865_565
  }

  /// Returns the year, the month and the day of a number of a day.
  private static func date(ofDay day: Int) -> [Int] {
    // One era more, so that no day is negative.
    let day = day + 865_565
    let ofEra = day % 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * ofYear + 2) / 153
    let year = day / 146_097 * 400 - 400 + yearOfEra + (month < 10 ? 0 : 1)
    return [year, month < 10 ? month + 3 : month - 9, ofYear - (153 * month + 2) / 5 + 1]
  }
}

/// A date as seconds since 1970.
private struct SecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}
