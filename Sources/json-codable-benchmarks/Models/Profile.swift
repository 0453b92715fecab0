import Foundation
import JSONCodable

/// Many optionals, few of which have a value.
struct Profile: Codable, Equatable, Sendable {
  var id = 0
  var nick: String?
  var first: String?
  var last: String?
  var phone: String?
  var fax: String?
  var street: String?
  var city: String?
  var age: Int?
  var height: Int?
  var floor: Int?
  var score: Double?
  var weight: Double?
  var isPublic: Bool?
  var isMember: Bool?
  var tags: [String]?
}

extension Profile: JSONCodable {
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&nick, key: "nick")
    try json.restore(&first, key: "first")
    try json.restore(&last, key: "last")
    try json.restore(&phone, key: "phone")
    try json.restore(&fax, key: "fax")
    try json.restore(&street, key: "street")
    try json.restore(&city, key: "city")
    try json.restore(&age, key: "age")
    try json.restore(&height, key: "height")
    try json.restore(&floor, key: "floor")
    try json.restore(&score, key: "score")
    try json.restore(&weight, key: "weight")
    try json.restore(&isPublic, key: "isPublic")
    try json.restore(&isMember, key: "isMember")
    try json.restore(&tags, key: "tags")
  }
}

// MARK: - By hand

extension Profile: BenchmarkModel {
  typealias Document = [Profile]

  static let label = "sparse"
  static let defaultCount = 100

  static func generated(_ count: Int) -> [Profile] {
    var random = SeededRandom(seed: 14)
    return (0..<count).map { id in
      var profile = Profile(id: id)
      switch random.int(0...5) {
      case 0: profile.nick = random.fullName()
      case 1: profile.city = random.text(words: 1...1)
      case 2: profile.age = random.int(1...99)
      case 3: profile.score = random.decimal(0...10)
      case 4: profile.isMember = true
      default: profile.tags = random.array(0...3) { $0.text(words: 1...1) }
      }
      return profile
    }
  }

  var byHand: JSONObject {
    var json: JSONObject = ["id": id]
    if let nick { json["nick"] = nick }
    if let first { json["first"] = first }
    if let last { json["last"] = last }
    if let phone { json["phone"] = phone }
    if let fax { json["fax"] = fax }
    if let street { json["street"] = street }
    if let city { json["city"] = city }
    if let age { json["age"] = age }
    if let height { json["height"] = height }
    if let floor { json["floor"] = floor }
    if let score { json["score"] = score }
    if let weight { json["weight"] = weight }
    if let isPublic { json["isPublic"] = isPublic }
    if let isMember { json["isMember"] = isMember }
    if let tags { json["tags"] = tags }
    return json
  }

  init(byHand json: JSONObject) {
    id = int(json["id"])
    nick = json["nick"] as? String
    first = json["first"] as? String
    last = json["last"] as? String
    phone = json["phone"] as? String
    fax = json["fax"] as? String
    street = json["street"] as? String
    city = json["city"] as? String
    age = (json["age"] as? NSNumber)?.intValue
    height = (json["height"] as? NSNumber)?.intValue
    floor = (json["floor"] as? NSNumber)?.intValue
    score = (json["score"] as? NSNumber)?.doubleValue
    weight = (json["weight"] as? NSNumber)?.doubleValue
    isPublic = (json["isPublic"] as? NSNumber)?.boolValue
    isMember = (json["isMember"] as? NSNumber)?.boolValue
    tags = json["tags"] as? [String]
  }
}
