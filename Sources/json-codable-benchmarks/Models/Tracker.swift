import JSONCodable

/// What an issue tracker exports: deep, wide, with many optionals and long texts in many scripts.
struct Tracker: Equatable, Sendable, Codable {
  var version = 0
  var repository = Repository()
  var labels: [Label] = []
  var milestones: [Milestone] = []
  var issues: [Issue] = []
}

/// What the issues are about.
struct Repository: Equatable, Sendable, Codable {
  var id = 0
  var fullName = ""
  var summary: String?
  var homepage: String?
  var isPrivate = false
  var stars = 0
  var rating: Double?
  var topics: [String] = []
  var owner = Account()

  private enum CodingKeys: String, CodingKey {
    case id, summary, homepage, stars, rating, topics, owner
    case fullName = "full_name"
    case isPrivate = "private"
  }
}

/// Somebody who writes.
struct Account: Equatable, Sendable, Codable {
  var id = 0
  var login = ""
  var displayName: String?
  var avatar = ""
  var email: String?
  var isAdministrator = false
  var place: Place?

  private enum CodingKeys: String, CodingKey {
    case id, login, avatar, email, place
    case displayName = "display_name"
    case isAdministrator = "site_admin"
  }
}

/// An area as GeoJSON has it.
struct Place: Equatable, Sendable, Codable {
  var type = "Polygon"
  var name: String?
  var coordinates: [[[Double]]] = []
}

/// What issues are sorted by.
struct Label: Equatable, Sendable, Codable {
  var id = 0
  var name = ""
  var color = ""
  var summary: String?
  var isDefault = false
}

/// What issues are due for.
struct Milestone: Equatable, Sendable, Codable {
  var number = 0
  var title = ""
  var summary: String?
  var progress = 0.0
  var dueOn: String?
  var closedAt: String?

  private enum CodingKeys: String, CodingKey {
    case number, title, summary, progress
    case dueOn = "due_on"
    case closedAt = "closed_at"
  }
}

/// What somebody has found.
struct Issue: Equatable, Sendable, Codable {
  /// How an issue stands.
  enum State: String, CaseIterable, Sendable, Codable {
    case open, closed, reopened
  }

  var id = 0
  var number = 0
  var title = ""
  var body: String?
  var state = State.open
  var isLocked = false
  var author = Account()
  var assignees: [Account] = []
  var labels: [Label] = []
  var milestone: Milestone?
  var estimate: Double?
  var duplicateOf: Int?
  var reactions: [String: Int] = [:]
  var comments: [Comment] = []
  var createdAt = ""
  var closedAt: String?

  private enum CodingKeys: String, CodingKey {
    case id, number, title, body, state, author, assignees, labels, milestone, estimate
    case reactions, comments
    case isLocked = "locked"
    case duplicateOf = "duplicate_of"
    case createdAt = "created_at"
    case closedAt = "closed_at"
  }
}

/// What somebody says to it, and what others reply.
struct Comment: Equatable, Sendable, Codable {
  var id = 0
  var author = Account()
  var body = ""
  var createdAt = ""
  var editedAt: String?
  var reactions: [String: Int]?
  var replies: [Comment] = []

  private enum CodingKeys: String, CodingKey {
    case id, author, body, reactions, replies
    case createdAt = "created_at"
    case editedAt = "edited_at"
  }
}
