import JSONCodable

extension Tracker: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&version, key: "version")
    try json.restore(&repository, key: "repository")
    try json.restore(&labels, key: "labels")
    try json.restore(&milestones, key: "milestones")
    try json.restore(&issues, key: "issues")
  }
}

extension Repository: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "fullName": "full_name"
    case "isPrivate": "private"
    default: name
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&fullName, key: "full_name")
    try json.restore(&summary, key: "summary")
    try json.restore(&homepage, key: "homepage")
    try json.restore(&isPrivate, key: "private")
    try json.restore(&stars, key: "stars")
    try json.restore(&rating, key: "rating")
    try json.restore(&topics, key: "topics")
    try json.restore(&owner, key: "owner")
  }
}

extension Account: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "displayName": "display_name"
    case "isAdministrator": "site_admin"
    default: name
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&login, key: "login")
    try json.restore(&displayName, key: "display_name")
    try json.restore(&avatar, key: "avatar")
    try json.restore(&email, key: "email")
    try json.restore(&isAdministrator, key: "site_admin")
    try json.restore(&place, key: "place")
  }
}

extension Place: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&type, key: "type")
    try json.restore(&name, key: "name")
    try json.restore(&coordinates, key: "coordinates")
  }
}

extension Label: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&name, key: "name")
    try json.restore(&color, key: "color")
    try json.restore(&summary, key: "summary")
    try json.restore(&isDefault, key: "isDefault")
  }
}

extension Milestone: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "dueOn": "due_on"
    case "closedAt": "closed_at"
    default: name
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&number, key: "number")
    try json.restore(&title, key: "title")
    try json.restore(&summary, key: "summary")
    try json.restore(&progress, key: "progress")
    try json.restore(&dueOn, key: "due_on")
    try json.restore(&closedAt, key: "closed_at")
  }
}

extension Issue: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "isLocked": "locked"
    case "duplicateOf": "duplicate_of"
    case "createdAt": "created_at"
    case "closedAt": "closed_at"
    default: name
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&number, key: "number")
    try json.restore(&title, key: "title")
    try json.restore(&body, key: "body")
    try json.restore(&state, key: "state")
    try json.restore(&isLocked, key: "locked")
    try json.restore(&author, key: "author")
    try json.restore(&assignees, key: "assignees")
    try json.restore(&labels, key: "labels")
    try json.restore(&milestone, key: "milestone")
    try json.restore(&estimate, key: "estimate")
    try json.restore(&duplicateOf, key: "duplicate_of")
    try json.restore(&reactions, key: "reactions")
    try json.restore(&comments, key: "comments")
    try json.restore(&createdAt, key: "created_at")
    try json.restore(&closedAt, key: "closed_at")
  }
}

extension Comment: JSONCodable {
  static func JSONKey(forProperty name: String) -> String? {
    switch name {
    case "createdAt": "created_at"
    case "editedAt": "edited_at"
    default: name
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&author, key: "author")
    try json.restore(&body, key: "body")
    try json.restore(&createdAt, key: "created_at")
    try json.restore(&editedAt, key: "edited_at")
    try json.restore(&reactions, key: "reactions")
    try json.restore(&replies, key: "replies")
  }
}
