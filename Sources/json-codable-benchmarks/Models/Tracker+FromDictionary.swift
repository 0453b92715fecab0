import Foundation
import JSONCodable

extension Tracker {
  init(byHand json: JSONObject) {
    version = int(json["version"])
    repository = Repository(byHand: json["repository"] as? JSONObject ?? [:])
    labels = objects(json["labels"]).map { Label(byHand: $0) }
    milestones = objects(json["milestones"]).map { Milestone(byHand: $0) }
    issues = objects(json["issues"]).map { Issue(byHand: $0) }
  }
}

extension Repository {
  init(byHand json: JSONObject) {
    id = int(json["id"])
    fullName = json["full_name"] as? String ?? ""
    summary = json["summary"] as? String
    homepage = json["homepage"] as? String
    isPrivate = bool(json["private"])
    stars = int(json["stars"])
    rating = (json["rating"] as? NSNumber)?.doubleValue
    topics = json["topics"] as? [String] ?? []
    owner = Account(byHand: json["owner"] as? JSONObject ?? [:])
  }
}

extension Account {
  init(byHand json: JSONObject) {
    id = int(json["id"])
    login = json["login"] as? String ?? ""
    displayName = json["display_name"] as? String
    avatar = json["avatar"] as? String ?? ""
    email = json["email"] as? String
    isAdministrator = bool(json["site_admin"])
    place = (json["place"] as? JSONObject).map { Place(byHand: $0) }
  }
}

extension Place {
  init(byHand json: JSONObject) {
    type = json["type"] as? String ?? ""
    name = json["name"] as? String
    coordinates = (json["coordinates"] as? [Any] ?? []).map { ring in
      (ring as? [Any] ?? []).map { position in
        (position as? [Any] ?? []).map { double($0) }
      }
    }
  }
}

extension Label {
  init(byHand json: JSONObject) {
    id = int(json["id"])
    name = json["name"] as? String ?? ""
    color = json["color"] as? String ?? ""
    summary = json["summary"] as? String
    isDefault = bool(json["isDefault"])
  }
}

extension Milestone {
  init(byHand json: JSONObject) {
    number = int(json["number"])
    title = json["title"] as? String ?? ""
    summary = json["summary"] as? String
    progress = double(json["progress"])
    dueOn = json["due_on"] as? String
    closedAt = json["closed_at"] as? String
  }
}

extension Issue {
  init(byHand json: JSONObject) {
    id = int(json["id"])
    number = int(json["number"])
    title = json["title"] as? String ?? ""
    body = json["body"] as? String
    state = State(rawValue: json["state"] as? String ?? "") ?? .open
    isLocked = bool(json["locked"])
    author = Account(byHand: json["author"] as? JSONObject ?? [:])
    assignees = objects(json["assignees"]).map { Account(byHand: $0) }
    labels = objects(json["labels"]).map { Label(byHand: $0) }
    milestone = (json["milestone"] as? JSONObject).map { Milestone(byHand: $0) }
    estimate = (json["estimate"] as? NSNumber)?.doubleValue
    duplicateOf = (json["duplicate_of"] as? NSNumber)?.intValue
    reactions = (json["reactions"] as? JSONObject ?? [:]).mapValues { int($0) }
    comments = objects(json["comments"]).map { Comment(byHand: $0) }
    createdAt = json["created_at"] as? String ?? ""
    closedAt = json["closed_at"] as? String
  }
}

extension Comment {
  init(byHand json: JSONObject) {
    id = int(json["id"])
    author = Account(byHand: json["author"] as? JSONObject ?? [:])
    body = json["body"] as? String ?? ""
    createdAt = json["created_at"] as? String ?? ""
    editedAt = json["edited_at"] as? String
    reactions = (json["reactions"] as? JSONObject)?.mapValues { int($0) }
    replies = objects(json["replies"]).map { Comment(byHand: $0) }
  }
}
