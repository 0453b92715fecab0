import Fixtures
import Foundation
import JSONCodable

// What is read from another place than it is written to.

/// Reads old names, and writes new ones: two are exchanged, and some stand in objects.
struct Removal: JSONDecodable, JSONEncodable {
  var first = "a"
  var second: Int?
  var third = 0
  var town = "Bergen"
  var floor = 0
  var since = Date(timeIntervalSince1970: 0)
  var boxes: [Box] = []
  var plan: Plan?
  var van = Box()
  var labels: [String: [Double]]? = [:]
  /// Stays where it is.
  var note: String?

  struct Box: JSONMappable, Equatable {
    var size = 1
    var content: [String]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&size, key: "size", required: true)
      try json.map(&content, keyPath: "inside.content")
    }
  }

  enum Plan: String, CaseIterable, Codable { case cheap, fast }

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&first, key: "first")
    try json.restore(&second, key: "b")
    try json.restore(&third, key: "c")
    try json.restore(&town, keyPath: "address.town")
    try json.restore(&floor, keyPath: "address.floor", required: true)
    try json.restore(&since, key: "since", transformer: JSONTransformers.secondsToDate)
    try json.restore(&boxes, key: "boxes", required: true)
    try json.restore(&plan, key: "plan")
    try json.restore(&van, keyPath: "vans.first")
    try json.restore(&labels, key: "labels")
    try json.restore(&note, key: "note")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(first, key: "First")
    try json.archive(second, key: "c")
    try json.archive(third, key: "b")
    try json.archive(town, key: "town")
    try json.archive(floor, keyPath: "house.floor")
    try json.archive(since, keyPath: "house.since", transformer: JSONTransformers.secondsToDate)
    try json.archive(boxes, keyPath: "load.boxes")
    try json.archive(plan, key: "kind")
    try json.archive(van, key: "van")
    try json.archive(labels, key: "tags")
    try json.archive(note, key: "note")
    return json
  }
}

/// Has to be there, and is written by the names of its properties.
struct Mover: JSONEncodable, JSONConstructible {
  let name: String
  let wage: Decimal
  let home: URL?
  let lifts: [Int: Bool]

  init(JSONDictionary json: JSONObject) throws {
    name = try json.value(key: "full_name")
    wage = try json.value(key: "wage")
    home = try json.valueIfPresent(keyPath: "links.home")
    lifts = try json.value(key: "can_lift")
  }
}

/// Is read from old names, and written by those of its properties, inside others.
struct Depot: JSONCodable {
  var main = Site()
  var others: [Site] = []
  var byName: [String: Site?]?

  struct Site: JSONCodable {
    var fullName = ""
    var number: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&fullName, key: "full_name")
      try json.restore(&number, keyPath: "ids.number")
    }
  }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&main, key: "main")
    try json.restore(&others, key: "others")
    try json.restore(&byName, key: "by_name")
  }
}

extension Fixture {
  static let movedModels = [
    Fixture(
      "removal", .rules,
      [
        #"{"first":"x","b":1,"c":2,"address":{"town":"Oslo","floor":3},"since":5,"boxes":[{"size":2,"inside":{"content":["a"]}},{"size":3}],"plan":"fast","vans":{"first":{"size":7}},"labels":{"a":[1.5]},"note":"n"}"#,
        #"{"first":"y","c":5,"address":{"town":"Oslo","floor":4},"since":7,"boxes":[],"plan":"cheap"}"#,
      ],
      loose: [
        #"{"address":{"floor":3},"boxes":[],"First":"z","tags":{},"kind":"fast"}"#,
        #"{"address":{"floor":3,"town":null},"boxes":[],"labels":null,"c":null}"#,
        #"{"house":{"floor":3},"boxes":[]}"#,
      ], forms: [.restored(Removal.self)]),
    Fixture(
      "mover", .rules,
      [
        #"{"full_name":"Ann","wage":1.25,"links":{"home":"https://a.b"},"can_lift":{"5":true}}"#,
        #"{"full_name":"Bob","wage":0.1,"can_lift":{}}"#,
      ],
      loose: [
        #"{"name":"Ann","wage":1,"can_lift":{}}"#,
        #"{"full_name":"Ann","name":"Bob","wage":1,"links":{},"can_lift":{}}"#,
      ], forms: [.valued(Mover.self)]),
    Fixture(
      "depot", .rules,
      [
        #"{"main":{"full_name":"a","ids":{"number":1}},"others":[{"full_name":"b"}],"by_name":{"c":{"full_name":"d"}}}"#,
        #"{"main":{"full_name":"e"},"others":[],"by_name":{}}"#,
      ],
      loose: [
        #"{"main":{"fullName":"a","number":1},"by_name":{"c":null}}"#,
        #"{"byName":{"c":{"full_name":"d"}}}"#,
      ], forms: [.restored(Depot.self)]),
  ]
}
