import Foundation
import JSONCodable

/// Twelve properties and nothing nested.
struct FlatRecord: Equatable, Sendable, Codable {
  var id = 0
  var name = ""
  var score = 0.0
  var isActive = false
  var level = 0
  var category = ""
  var weight = 0.0
  var isHidden = false
  var note: String?
  var parent: Int?
  var discount: Double?
  var isVerified: Bool?
}

// MARK: - Mapper

extension FlatRecord: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&name, key: "name")
    try json.restore(&score, key: "score")
    try json.restore(&isActive, key: "isActive")
    try json.restore(&level, key: "level")
    try json.restore(&category, key: "category")
    try json.restore(&weight, key: "weight")
    try json.restore(&isHidden, key: "isHidden")
    try json.restore(&note, key: "note")
    try json.restore(&parent, key: "parent")
    try json.restore(&discount, key: "discount")
    try json.restore(&isVerified, key: "isVerified")
  }
}

// MARK: - By hand

extension FlatRecord: BenchmarkModel {
  typealias Document = [FlatRecord]

  static let label = "flat"
  static let defaultCount = 100

  var byHand: JSONObject {
    var json: JSONObject = [
      "id": id, "name": name, "score": score, "isActive": isActive, "level": level,
      "category": category, "weight": weight, "isHidden": isHidden,
    ]
    if let note { json["note"] = note }
    if let parent { json["parent"] = parent }
    if let discount { json["discount"] = discount }
    if let isVerified { json["isVerified"] = isVerified }
    return json
  }

  init(byHand json: JSONObject) {
    id = int(json["id"])
    name = json["name"] as? String ?? ""
    score = double(json["score"])
    isActive = bool(json["isActive"])
    level = int(json["level"])
    category = json["category"] as? String ?? ""
    weight = double(json["weight"])
    isHidden = bool(json["isHidden"])
    note = json["note"] as? String
    parent = (json["parent"] as? NSNumber)?.intValue
    discount = (json["discount"] as? NSNumber)?.doubleValue
    isVerified = (json["isVerified"] as? NSNumber)?.boolValue
  }
}
