import Foundation
import JSONCodable

// A model of the webhooks of a code host: 20 mapped types, in the forms that a code base of some age has.

/// What every object of the host has.
class Entity: JSONMappable {
  var id = 0
  var nodeID = ""
  var url: URL?
  var createdAt = Date(timeIntervalSince1970: 0)
  var updatedAt: Date?
  required init() {}

  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&id, key: "id", required: true)
    try json.map(&nodeID, key: "node_id")
    try json.map(&url, key: "url")
    try json.map(&createdAt, key: "created_at", transformer: JSONTransformers.stringToDate)
    try json.map(&updatedAt, key: "updated_at", transformer: JSONTransformers.stringToDate)
  }
}

enum AccountKind: String, CaseIterable {
  case user = "User", organization = "Organization", bot = "Bot"
}

final class Account: Entity {
  var login = ""
  var kind = AccountKind.user
  var avatar: URL?
  var gravatarID = ""
  var isSiteAdmin = false
  var name: String?
  var email: String?
  var followers = 0
  var plan: Plan?

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&login, key: "login", required: true)
    try json.map(&kind, key: "type")
    try json.map(&avatar, key: "avatar_url")
    try json.map(&gravatarID, key: "gravatar_id")
    try json.map(&isSiteAdmin, key: "site_admin")
    try json.map(&name, key: "name")
    try json.map(&email, key: "email")
    try json.map(&followers, key: "followers")
    try json.map(&plan, key: "plan")
  }
}

struct Plan: JSONMappable {
  var name = "free"
  var space = 976_562_499
  var seats: Int?
}

struct License: JSONEncodable, JSONConstructible {
  let key: String
  let name: String
  let spdxID: String?

  init(JSONDictionary json: JSONObject) throws {
    key = try json.value(key: "key")
    name = try json.value(key: "name")
    spdxID = try json.valueIfPresent(key: "spdx_id")
  }

  static func JSONKey(forProperty name: String) -> String? { name == "spdxID" ? "spdx_id" : name }
}

struct Permissions: JSONMappable {
  var admin = false
  var push = false
  var pull = true
}

enum Visibility: String, CaseIterable {
  case open = "public", closed = "private", shared = "internal"
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
  var visibility = Visibility.open
  var defaultBranch = "main"
  var license: License?
  var permissions: Permissions?
  var pushedAt: Date?
  var size = 0

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&name, key: "name", required: true)
    try json.map(&fullName, key: "full_name", required: true)
    try json.map(&owner, key: "owner")
    try json.map(&isPrivate, key: "private")
    try json.map(&summary, key: "description")
    try json.map(&isFork, key: "fork")
    try json.map(&homepage, key: "homepage")
    try json.map(&stars, key: "stargazers_count")
    try json.map(&forks, key: "forks_count")
    try json.map(&openIssues, key: "open_issues_count")
    try json.map(&language, key: "language")
    try json.map(&topics, key: "topics")
    try json.map(&visibility, key: "visibility")
    try json.map(&defaultBranch, key: "default_branch")
    try json.map(&license, key: "license")
    try json.map(&permissions, key: "permissions")
    try json.map(&pushedAt, key: "pushed_at", transformer: JSONTransformers.secondsToDate)
    try json.map(&size, key: "size")
  }
}

struct Label: JSONMappable {
  var id = 0
  var name = ""
  var color = "ededed"
  var isDefault = false
  var summary: String?

  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isDefault": "default"
    case "summary": "description"
    default: name
    }
  }
}

enum State: String, CaseIterable { case open, closed }

final class Milestone: Entity {
  var number = 0
  var title = ""
  var state = State.open
  var dueOn: Date?
  var openIssues = 0
  var closedIssues = 0

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&number, key: "number", required: true)
    try json.map(&title, key: "title")
    try json.map(&state, key: "state")
    try json.map(&dueOn, key: "due_on", transformer: JSONTransformers.date(format: "yyyy-MM-dd"))
    try json.map(&openIssues, key: "open_issues")
    try json.map(&closedIssues, key: "closed_issues")
  }
}

struct Reactions: JSONMappable {
  var total = 0
  var up = 0
  var down = 0
  var heart: Int?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&total, key: "total_count")
    try json.map(&up, key: "+1")
    try json.map(&down, key: "-1")
    try json.map(&heart, key: "heart")
  }
}

final class Ticket: Entity {
  var number = 0
  var title = ""
  var body: String? = ""
  var state = State.open
  var isLocked = false
  var author: Account?
  var assignees: [Account] = []
  var labels: [Label] = []
  var milestone: Milestone?
  var comments = 0
  var reactions = Reactions()
  var closedAt: Date?

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&number, key: "number", required: true)
    try json.map(&title, key: "title", required: true)
    try json.map(&body, key: "body")
    try json.map(&state, key: "state")
    try json.map(&isLocked, key: "locked")
    try json.map(&author, key: "user")
    try json.map(&assignees, key: "assignees")
    try json.map(&labels, key: "labels")
    try json.map(&milestone, key: "milestone")
    try json.map(&comments, key: "comments")
    try json.map(&reactions, key: "reactions")
    try json.map(&closedAt, key: "closed_at", transformer: JSONTransformers.stringToDate)
  }
}
