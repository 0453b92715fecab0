import JSONCodable

extension Tracker: BenchmarkModel {
  typealias Document = Tracker

  static let label = "tracker"
  static let defaultCount = 1

  var byHand: JSONObject {
    [
      "version": version, "repository": repository.byHand,
      "labels": labels.map { $0.byHand }, "milestones": milestones.map { $0.byHand },
      "issues": issues.map { $0.byHand },
    ]
  }
}

extension Repository {
  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "full_name": fullName, "private": isPrivate, "stars": stars, "topics": topics,
      "owner": owner.byHand,
    ]
    if let summary { json["summary"] = summary }
    if let homepage { json["homepage"] = homepage }
    if let rating { json["rating"] = rating }
    return json
  }
}

extension Account {
  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "login": login, "avatar": avatar, "site_admin": isAdministrator,
    ]
    if let displayName { json["display_name"] = displayName }
    if let email { json["email"] = email }
    if let place { json["place"] = place.byHand }
    return json
  }
}

extension Place {
  var byHand: JSONObject {
    var json: JSONObject = ["type": type, "coordinates": coordinates]
    if let name { json["name"] = name }
    return json
  }
}

extension Label {
  var byHand: JSONObject {
    var json: JSONObject = ["id": id, "name": name, "color": color, "isDefault": isDefault]
    if let summary { json["summary"] = summary }
    return json
  }
}

extension Milestone {
  var byHand: JSONObject {
    var json: JSONObject = ["number": number, "title": title, "progress": progress]
    if let summary { json["summary"] = summary }
    if let dueOn { json["due_on"] = dueOn }
    if let closedAt { json["closed_at"] = closedAt }
    return json
  }
}

extension Issue {
  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "number": number, "title": title, "state": state.rawValue, "locked": isLocked,
      "author": author.byHand, "assignees": assignees.map { $0.byHand },
      "labels": labels.map { $0.byHand }, "reactions": reactions,
      "comments": comments.map { $0.byHand }, "created_at": createdAt,
    ]
    if let body { json["body"] = body }
    if let milestone { json["milestone"] = milestone.byHand }
    if let estimate { json["estimate"] = estimate }
    if let duplicateOf { json["duplicate_of"] = duplicateOf }
    if let closedAt { json["closed_at"] = closedAt }
    return json
  }
}

extension Comment {
  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "author": author.byHand, "body": body, "created_at": createdAt,
      "replies": replies.map { $0.byHand },
    ]
    if let editedAt { json["edited_at"] = editedAt }
    if let reactions { json["reactions"] = reactions }
    return json
  }
}
