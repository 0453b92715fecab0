import Fixtures
import Foundation
import JSONCodable

// What code of the type's own reads: without a verb, or by a verb of another type, or through a transformer.

/// Looks its values up in the dictionary, as code without a library does.
struct Profile: JSONDecodable, JSONEncodable {
  var name = ""
  var age = 0
  var height = 0.5
  var isActive = false
  var tags: [String] = []
  var scores: [Int]?
  var email: String?
  var nickname: String? = "none"

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    name = json["name"] as? String ?? "nobody"
    age = json["age"] as? Int ?? 0
    height = json["height"] as? Double ?? 0.5
    isActive = json["isActive"] as? Bool ?? false
    tags = json["tags"] as? [String] ?? []
    scores = json["scores"] as? [Int]
    email = json["email"] as? String
    if let text = json["nickname"] as? String { nickname = text }
  }
}

/// Looks up numbers as an `NSNumber` and dates as their seconds, as code of 2015 does.
struct Checkpoint: JSONDecodable, JSONEncodable {
  var score = 0.0
  var count = 0
  var isPassed = false
  var start = Date(timeIntervalSince1970: 0)
  var end: Date?
  var checked: Date?

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    score = (json["score"] as? NSNumber)?.doubleValue ?? 0
    count = (json["count"] as? NSNumber)?.intValue ?? 0
    isPassed = (json["isPassed"] as? NSNumber)?.boolValue ?? false
    start = Date(timeIntervalSince1970: json["start"] as? Double ?? 0)
    if let seconds = json["end"] as? Double { end = Date(timeIntervalSince1970: seconds) }
    checked = (json["checked"] as? Double).map { Date(timeIntervalSince1970: $0 / 1_000) }
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = ["score": score, "count": count, "isPassed": isPassed]
    json["start"] = start.timeIntervalSince1970
    try json.archive(end?.timeIntervalSince1970, key: "end")
    try json.archive(checked.map { $0.timeIntervalSince1970 * 1_000 }, key: "checked")
    return json
  }
}

/// Makes its values of others that verbs read.
struct Meeting: JSONDecodable, JSONEncodable {
  enum Room: String, JSONEncodable, JSONRestorable { case small, large }

  struct Guest: JSONCodable {
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
    }
  }

  var start = Date(timeIntervalSince1970: 0)
  var end: Date?
  var room = Room.small
  var guests: [Guest] = []
  var page: URL?

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    start = Date(timeIntervalSince1970: try json.value(key: "start"))
    end = try json.valueIfPresent(key: "end").map { Date(timeIntervalSince1970: $0 / 1_000) }
    let text: String = try json.value(key: "room")
    guard let room = Room(rawValue: text) else { throw CocoaError(.coderInvalidValue) }
    self.room = room
    let objects: [JSONObject] = try json.value(key: "guests")
    guests = try objects.map { try Guest(JSONDictionary: $0) }
    if let text: String = try json.valueIfPresent(key: "page") {
      guard let url = URL(string: text, encodingInvalidCharacters: false) else {
        throw CocoaError(.coderInvalidValue)
      }
      page = url
    }
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(start.timeIntervalSince1970, key: "start")
    try json.archive(end.map { $0.timeIntervalSince1970 * 1_000 }, key: "end")
    try json.archive(room, key: "room")
    try json.archive(guests, key: "guests")
    try json.archive(page?.absoluteString, key: "page")
    return json
  }
}

/// Has transformers of its own that do what those of the library do.
struct Reading: JSONMappable {
  var taken = Date(timeIntervalSince1970: 0)
  var times: [Date] = []
  var count = 0
  var code: UUID?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&taken, key: "taken", transformer: Self.epoch)
    try json.map(&times, keyPath: "all.times", transformer: Self.epoch)
    try json.map(&count, key: "count", transformer: Self.digits)
    try json.map(&code, key: "code", transformer: Self.code)
  }

  private static let epoch = JSONTransformer<Double, Date>(
    "epoch", decoding: { Date(timeIntervalSince1970: $0) }, encoding: { $0.timeIntervalSince1970 })
  private static let digits = JSONTransformer<String, Int>(
    decoding: { Int($0) }, encoding: { "\($0)" })
  private static let code = JSONTransformer<String, UUID>(
    "code", decoding: { UUID(uuidString: $0) }, encoding: { $0.uuidString })
}

/// Reads raw values of no case as one of its own.
struct Parcel: JSONDecodable, JSONEncodable {
  enum State: String, JSONEncodable, JSONRestorable { case open, sent, other }
  enum Size: Int, JSONEncodable, JSONRestorable { case small = 1, large = 2 }

  var state = State.open
  var last: State?
  var next: State? = .sent
  var size = Size.small

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    state = State(rawValue: try json.value(key: "state")) ?? .other
    last = try json.valueIfPresent(String.self, key: "last").flatMap(State.init(rawValue:))
    if let text: String = try json.valueIfPresent(key: "next") {
      next = State(rawValue: text) ?? .other
    }
    size =
      try json.valueIfPresent(Int.self, key: "size").map { Size(rawValue: $0) ?? .large }
      ?? .small
  }
}

/// Has constants that it looks up and writes by hand.
final class Complaint: JSONConstructible, JSONEncodable {
  let id: Int
  let title: String
  let labels: [String]?
  let owner: String?
  let opened: Date

  init(JSONDictionary json: JSONObject) throws {
    id = json["id"] as? Int ?? -1
    guard let title = json["title"] as? String else { throw CocoaError(.coderInvalidValue) }
    self.title = title
    labels = json["labels"] as? [String]
    owner = (json["owner"] as? JSONObject)?["name"] as? String
    opened = Date(timeIntervalSince1970: try json.value(key: "opened"))
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = ["id": id, "title": title, "opened": opened.timeIntervalSince1970]
    try json.archive(labels, key: "labels")
    try json.archive(owner, keyPath: "owner.name")
    return json
  }
}

/// Reads what it does not write, under the names of its properties.
struct Import: JSONDecodable, JSONEncodable {
  var id = 0
  var nickName = ""
  var age: Int?

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    if let text = json["nick_name"] as? String { nickName = text }
    age = json["age"] as? Int
  }

  func JSONEncode() throws -> Any { ["id": id] }
}

extension Fixture {
  static let handReadModels = [
    Fixture(
      "complaint", .rules,
      [
        #"{"id":1,"title":"a","labels":["x"],"owner":{"name":"b"},"opened":5.5}"#,
        #"{"id":2,"title":"","opened":0}"#,
      ],
      loose: [
        #"{"title":"a","opened":1}"#, #"{"id":true,"title":"a","labels":[1],"opened":1}"#,
        #"{"title":"a","opened":1,"owner":5}"#, #"{"title":"a","opened":1,"owner":{"name":5}}"#,
        #"{"title":5,"opened":1}"#, #"{"title":"a","opened":"1"}"#,
        #"{"id":1.5,"title":"a","labels":{},"owner":null,"opened":-1}"#,
      ], forms: [.init("constructed", Complaint.self)]),
    Fixture(
      "import", .rules,
      [#"{"id":1}"#, #"{"id":2}"#],
      loose: [
        #"{"id":1,"nick_name":"a","age":3}"#, #"{"nick_name":5,"age":true}"#,
        #"{"nick_name":null,"age":"3"}"#, #"{"id":"1"}"#,
      ], forms: [.restored(Import.self)]),
    Fixture(
      "parcel", .rules,
      [
        #"{"state":"sent","last":"open","next":"open","size":2}"#,
        #"{"state":"open","next":"sent","size":1}"#,
      ],
      loose: [
        #"{}"#, #"{"state":"none"}"#, #"{"state":null}"#, #"{"state":5}"#, #"{"state":"OPEN"}"#,
        #"{"state":"open","last":"none","next":"none","size":7}"#,
        #"{"state":"open","last":null,"next":null,"size":null}"#,
        #"{"state":"open","last":1}"#, #"{"state":"open","next":[]}"#,
        #"{"state":"open","size":"2"}"#, #"{"state":"open","size":1.5}"#,
      ], forms: [.restored(Parcel.self)]),
    Fixture(
      "profile", .rules,
      [
        #"{"name":"a","age":3,"height":1.5,"isActive":true,"tags":["x"],"scores":[1,2],"email":"e","nickname":"n"}"#,
        #"{"name":"b","age":0,"height":2,"isActive":false,"tags":[]}"#,
      ],
      loose: [
        #"{}"#,
        #"{"name":5,"age":true,"height":false,"isActive":1,"tags":["a",1],"scores":[1,true]}"#,
        #"{"name":null,"age":1.5,"height":true,"isActive":0,"tags":{},"scores":[1.0,"2"]}"#,
        #"{"age":1e2,"height":7,"isActive":2,"tags":[null],"scores":null,"nickname":null}"#,
        #"{"age":"1","height":"7","isActive":"true","tags":"a","scores":{},"email":[],"nickname":1}"#,
        #"{"isActive":1.0,"age":false,"scores":[]}"#, #"{"isActive":0.5,"age":2.0,"scores":[[1]]}"#,
      ], forms: [.restored(Profile.self)]),
    Fixture(
      "checkpoint", .rules,
      [
        #"{"score":1.5,"count":3,"isPassed":true,"start":60.5,"end":70,"checked":1500}"#,
        #"{"score":0,"count":0,"isPassed":false,"start":0}"#,
      ],
      loose: [
        #"{}"#,
        #"{"score":true,"count":true,"isPassed":1,"start":true,"end":false,"checked":true}"#,
        #"{"score":5,"count":1.5,"isPassed":0,"start":1e3,"end":-1,"checked":0.5}"#,
        #"{"score":"1","count":"1","isPassed":"true","start":"1","end":{},"checked":[]}"#,
        #"{"score":null,"count":null,"isPassed":null,"start":null,"end":null,"checked":null}"#,
        #"{"score":[1],"count":-2.75,"isPassed":0.5}"#, #"{"count":1e15,"isPassed":-1}"#,
      ], forms: [.restored(Checkpoint.self)]),
    Fixture(
      "meeting", .rules,
      [
        #"{"start":5.5,"end":1500,"room":"large","guests":[{"name":"a"}],"page":"https://a.example/b"}"#,
        #"{"start":0,"room":"small","guests":[]}"#,
      ],
      loose: [
        #"{"start":true,"room":"small","guests":[]}"#, #"{"start":1,"room":"none","guests":[]}"#,
        #"{"start":1,"room":"small","guests":[{}]}"#, #"{"start":1,"room":"small","guests":[5]}"#,
        #"{"start":1,"room":"small","guests":[],"page":5,"end":null}"#,
        #"{"start":1,"room":"small","guests":{},"page":""}"#,
        #"{"start":"1","room":1,"guests":[]}"#,
      ], forms: [.restored(Meeting.self)]),
    Fixture(
      "reading", .rules,
      [
        #"{"taken":5.5,"all":{"times":[1,2.5]},"count":"3","code":"00000000-0000-0000-0000-00000000000A"}"#,
        #"{"taken":0,"all":{"times":[]},"count":"-4"}"#,
      ],
      loose: [
        #"{"count":" 3"}"#, #"{"count":"+3"}"#, #"{"count":"3.0"}"#, #"{"count":3}"#,
        #"{"taken":"5"}"#,
        #"{"all":{"times":[null]}}"#,
        #"{"all":null,"code":"{00000000-0000-0000-0000-00000000000A}"}"#,
        #"{"code":"00000000-0000-0000-0000-00000000000a","taken":true}"#,
      ], forms: [.mapped(Reading.self)]),
  ]
}
