import Fixtures
import Foundation
import JSONCodable

// What code of the type's own takes of a container, and what it puts in the place of a value that is not there.

/// Takes the raw values that it knows.
struct Club: JSONDecodable, JSONEncodable {
  enum Role: String, JSONEncodable, JSONRestorable { case admin, guest, member }
  enum Rank: Int, JSONEncodable, JSONRestorable { case low = 1, high = 9 }

  var roles: [Role] = []
  var former: [Role]?
  var required: ContiguousArray<Role> = []
  var ranks: Set<Rank> = []
  var inner: [Role] = []
  var looked: [Role] = [.guest]
  var limits: [Role: Int] = [:]
  var dates: [Rank: Date] = [:]
  var names: [Int: String] = [:]

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    roles = (try json.valueIfPresent([String].self, key: "roles") ?? [])
      .compactMap(Role.init(rawValue:))
    former = try json.valueIfPresent([String].self, key: "former")?
      .compactMap(Role.init(rawValue:))
    required = ContiguousArray(
      try json.value([String].self, key: "required").compactMap(Role.init(rawValue:)))
    ranks = Set(try json.value([Int].self, key: "ranks").compactMap(Rank.init(rawValue:)))
    inner = (try json.valueIfPresent([String].self, keyPath: "a.b.inner") ?? [])
      .compactMap(Role.init(rawValue:))
    looked = (json["looked"] as? [String] ?? ["guest"]).compactMap(Role.init(rawValue:))
    for (name, limit) in try json.valueIfPresent([String: Int].self, key: "limits") ?? [:] {
      if let role = Role(rawValue: name) { limits[role] = limit }
    }
    for (name, time) in try json.valueIfPresent([String: Double].self, key: "dates") ?? [:] {
      guard let rank = Int(name).flatMap(Rank.init(rawValue:)) else { continue }
      dates[rank] = Date(timeIntervalSince1970: time)
    }
    for (name, text) in try json.valueIfPresent([String: String].self, key: "names") ?? [:] {
      if let number = Int(name) { names[number] = text }
    }
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(roles, key: "roles")
    try json.archive(former, key: "former")
    try json.archive(required, key: "required")
    try json.archive(ranks, key: "ranks")
    try json.archive(inner, keyPath: "a.b.inner")
    try json.archive(looked, key: "looked")
    try json.archive(limits, key: "limits")
    json["dates"] = Dictionary(
      uniqueKeysWithValues: dates.map { ("\($0.key.rawValue)", $0.value.timeIntervalSince1970) })
    try json.archive(names, key: "names")
    return json
  }
}

/// Takes the objects that can be read, and what is an object at all.
struct Roster: JSONDecodable, JSONEncodable {
  struct Player: JSONCodable {
    var name = ""
    var age = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
      try json.restore(&age, key: "age")
    }
  }

  var captain = Player()
  var coach: Player?
  var players: [Player] = []
  var all: [Player] = []
  var required: [Player] = []
  var any: [Player] = []
  var places: [String: Player] = [:]
  var title = "none"
  var isFull = false
  var isOpen = true
  var isPaid: Bool?

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    if let object = json["captain"] as? JSONObject { captain = try Player(JSONDictionary: object) }
    if let object = json["coach"] as? JSONObject { coach = try Player(JSONDictionary: object) }
    players = (json["players"] as? [JSONObject] ?? [])
      .compactMap { try? Player(JSONDictionary: $0) }
    if let objects = json["all"] as? [JSONObject] {
      all = try objects.map { try Player(JSONDictionary: $0) }
    }
    required = try json.value([JSONObject].self, key: "required")
      .compactMap { try? Player(JSONDictionary: $0) }
    any = (json["any"] as? [Any] ?? [])
      .compactMap { ($0 as? JSONObject).flatMap { try? Player(JSONDictionary: $0) } }
    if let objects = json["places"] as? [String: JSONObject] {
      places = objects.compactMapValues { try? Player(JSONDictionary: $0) }
    }
    if let text = json["title"] as? String { title = text }
    isFull = try json.value(Int.self, key: "isFull") == 1
    isOpen = (json["isOpen"] as? Int ?? 1) != 0
    isPaid = (json["isPaid"] as? Int).map { $0 == 1 }
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = ["title": title, "isFull": isFull ? 1 : 0, "isOpen": isOpen ? 1 : 0]
    try json.archive(captain, key: "captain")
    try json.archive(coach, key: "coach")
    try json.archive(players, key: "players")
    try json.archive(all, key: "all")
    try json.archive(required, key: "required")
    try json.archive(any, key: "any")
    try json.archive(places, key: "places")
    try json.archive(isPaid.map { $0 ? 1 : 0 }, key: "isPaid")
    return json
  }
}

/// Takes what it can of containers that may be missing, and a date out of an object.
struct Digest: JSONDecodable, JSONEncodable {
  struct Part: JSONCodable {
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
    }
  }

  var roles: [Club.Role]?
  var others: Set<Club.Role>?
  var parts: [Part]?
  var sent: Date?

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    roles = (json["roles"] as? [String])?.compactMap(Club.Role.init(rawValue:))
    others = (json["others"] as? [String]).map { Set($0.compactMap(Club.Role.init(rawValue:))) }
    parts = (json["parts"] as? [JSONObject])?.compactMap { try? Part(JSONDictionary: $0) }
    if let object = json["sent"] as? JSONObject {
      sent = Date(timeIntervalSince1970: try object.value(key: "seconds"))
    }
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(roles, key: "roles")
    try json.archive(others, key: "others")
    try json.archive(parts, key: "parts")
    try json.archive(sent?.timeIntervalSince1970, keyPath: "sent.seconds")
    return json
  }
}

/// Writes a constant, has one name in the place of another, and dates by a formatter of Foundation.
struct Contact: JSONDecodable, JSONEncodable {
  let type = "contact"
  var name = ""
  var displayName = ""
  var nickname: String?
  var born: Date?
  var changed = Date(timeIntervalSince1970: 0)

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name", required: true)
    displayName = try json.valueIfPresent(key: "displayName") ?? name
    nickname = try json.valueIfPresent(key: "nickname") ?? name
    if let text = json["born"] as? String { born = Self.formatter().date(from: text) }
    let text: String = try json.value(key: "changed")
    guard let date = Self.formatter(.withFractionalSeconds).date(from: text) else {
      throw CocoaError(.coderInvalidValue)
    }
    changed = date
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = [
      "type": type, "name": name, "displayName": displayName,
      "changed": Self.formatter(.withFractionalSeconds).string(from: changed),
    ]
    try json.archive(nickname, key: "nickname")
    try json.archive(born.map { Self.formatter().string(from: $0) }, key: "born")
    return json
  }

  private static func formatter(
    _ options: ISO8601DateFormatter.Options = []
  ) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions.formUnion(options)
    return formatter
  }
}

extension Fixture {
  static let handFilteredModels = [
    Fixture(
      "club", .rules,
      [
        #"""
        {"roles":["admin","guest"],"former":["member"],"required":["guest"],"ranks":[1,9],"a":{"b":{"inner":["admin"]}},
        "looked":["member"],"limits":{"admin":3},"dates":{"1":5.5},"names":{"4":"x"}}
        """#,
        #"{"roles":[],"required":[],"ranks":[9],"looked":[],"limits":{},"dates":{},"names":{},"a":{"b":{"inner":[]}}}"#,
      ],
      loose: [
        #"{"required":["x","guest","Guest"],"ranks":[1,5]}"#, #"{"required":[1],"ranks":[]}"#,
        #"{"required":[null],"ranks":[]}"#, #"{"required":[],"ranks":["1"]}"#,
        #"{"required":[],"ranks":[1.0,9.5]}"#, #"{"required":[],"ranks":[true]}"#,
        #"{"required":[],"ranks":[1],"roles":null,"former":["none"],"looked":["none"]}"#,
        #"{"required":[],"ranks":[1],"looked":["admin",5]}"#,
        #"{"required":[],"ranks":[1],"looked":{"a":"admin"},"a":5}"#,
        #"{"required":[],"ranks":[1],"limits":{"none":1,"admin":2}}"#,
        #"{"required":[],"ranks":[1],"limits":{"none":"1"}}"#,
        #"{"required":[],"ranks":[1],"dates":{"9":1,"8":2,"x":3,"+1":4}}"#,
        #"{"required":[],"ranks":[1],"dates":{"8":null}}"#,
        #"{"required":[],"ranks":[1],"names":{"-4":"a","four":"b","4.0":"c"}}"#,
        #"{"required":[],"ranks":[1],"names":["a"],"a":{"b":{"inner":["x"]}}}"#,
      ], forms: [.restored(Club.self)]),
    Fixture(
      "roster", .rules,
      [
        #"""
        {"captain":{"name":"a","age":1},"coach":{"name":"b","age":2},"players":[{"name":"c","age":3}],
        "all":[{"name":"d","age":4}],"required":[{"name":"e","age":5}],"any":[{"name":"f","age":6}],
        "places":{"g":{"name":"h","age":7}},"title":"i",
        "isFull":1,"isOpen":0,"isPaid":1}
        """#,
        #"{"captain":{"name":"a","age":1},"players":[],"all":[],"required":[],"any":[],"places":{},"title":"i","isFull":0,"isOpen":1}"#,
      ],
      loose: [
        #"{"isFull":1,"required":[{"name":"a"},{},{"name":5}]}"#,
        #"{"isFull":1,"required":[{"name":"a"},5]}"#,
        #"{"isFull":1,"required":[null]}"#,
        #"{"isFull":1,"required":[],"captain":5,"coach":"x","title":5}"#,
        #"{"isFull":1,"required":[],"captain":{}}"#,
        #"{"isFull":1,"required":[],"coach":{"name":"a","age":"b"}}"#,
        #"{"isFull":1,"required":[],"players":[{"name":"a"},{"age":1}],"all":[5],"any":[5,{"name":"a"},{}]}"#,
        #"{"isFull":1,"required":[],"players":[{"name":"a"},null],"all":{},"any":{}}"#,
        #"{"isFull":1,"required":[],"all":[{"name":"a"},{}]}"#,
        #"{"isFull":1,"required":[],"all":[{"name":"a"},[]]}"#,
        #"{"isFull":1,"required":[],"places":{"a":{"name":"b"},"c":{},"d":{"name":1}}}"#,
        #"{"isFull":1,"required":[],"places":{"a":{"name":"b"},"c":5}}"#,
        #"{"isFull":1,"required":[],"places":[]}"#,
        #"{"isFull":1,"required":[],"captain":null,"coach":null,"players":null,"all":null,"any":null,"places":null}"#,
        #"{"isFull":2,"required":[],"isOpen":2,"isPaid":2}"#, #"{"isFull":true,"required":[]}"#,
        #"{"isFull":0,"required":[],"isOpen":false,"isPaid":true}"#, #"{"required":[]}"#,
        #"{"isFull":0,"required":[],"isOpen":"0","isPaid":1.5}"#, #"{"isFull":"1","required":[]}"#,
        #"{"isFull":1.0,"required":[],"isOpen":null,"isPaid":null}"#,
        #"{"isFull":0.5,"required":[]}"#,
      ], forms: [.restored(Roster.self)]),
    Fixture(
      "digest", .rules,
      [
        #"{"roles":["admin"],"others":["guest"],"parts":[{"name":"a"}],"sent":{"seconds":5}}"#,
        #"{}"#,
      ],
      loose: [
        #"{"roles":["x","admin"],"others":["x"],"parts":[{},{"name":"a"}]}"#,
        #"{"roles":[1],"others":["guest",null],"parts":[5],"sent":5}"#,
        #"{"roles":{},"others":"guest","parts":null,"sent":{}}"#, #"{"sent":{"seconds":"5"}}"#,
        #"{"roles":[],"others":[],"parts":[],"sent":{"seconds":null}}"#,
      ], forms: [.restored(Digest.self)]),
    Fixture(
      "contact", .rules,
      [
        #"""
        {"type":"contact","name":"a","displayName":"b","nickname":"c","born":"2020-01-02T03:04:05Z",
        "changed":"2020-01-02T03:04:05.250Z"}
        """#,
        #"{"type":"contact","name":"d","displayName":"e","nickname":"f","changed":"1969-01-02T03:04:05.000Z"}"#,
      ],
      loose: [
        #"{"name":"a","changed":"2020-01-02T03:04:05.250Z"}"#,
        #"{"name":"a","changed":"2020-01-02T03:04:05.250Z","displayName":null,"nickname":null}"#,
        #"{"name":"a","changed":"2020-01-02T03:04:05Z"}"#,
        #"{"name":"a","changed":"2020-01-02T03:04:05.5+01:00","born":"2020-01-02T03:04:05+0100"}"#,
        #"{"name":"a","changed":"2020-01-02T03:04:05.5+01:00","born":"2020-01-02","type":5}"#,
        #"{"name":"a","changed":"2020-01-02T03:04:05.5+01:00","born":5,"type":"other"}"#,
        #"{"name":"a","changed":null}"#, #"{"changed":"2020-01-02T03:04:05.250Z"}"#,
        #"{"name":"a","changed":"2020-01-02T03:04:05.250Z","displayName":5}"#,
      ], forms: [.restored(Contact.self)]),
  ]
}
