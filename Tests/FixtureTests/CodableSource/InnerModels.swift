import Fixtures
import Foundation
import JSONCodable

// What is read from objects that the code of a type takes out itself.

/// Takes one object that may be missing, one in it that may be anything, and one that has to be there.
struct Journey: JSONDecodable, JSONEncodable {
  var name = ""
  var latitude = 0.0
  var longitude: Double?
  var zone = "UTC"
  var tags: [String] = []
  var start = Date(timeIntervalSince1970: 0)
  var seats = 1

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    if let place: JSONObject = try json.valueIfPresent(key: "place") {
      try place.restore(&latitude, key: "lat", required: true)
      try place.restore(&longitude, key: "lon")
      if let more = place["more"] as? JSONObject {
        try more.restore(&zone, key: "zone")
        try more.restore(&tags, keyPath: "list.tags")
      }
    }
    let plan: JSONObject = try json.value(key: "plan")
    try plan.restore(&start, key: "start", transformer: JSONTransformers.secondsToDate)
    try plan.restore(&seats, key: "seats")
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = ["name": name]
    try json.archive(latitude, keyPath: "place.lat")
    try json.archive(longitude, keyPath: "place.lon")
    try json.archive(zone, keyPath: "place.more.zone")
    try json.archive(tags, keyPath: "place.more.list.tags")
    json["plan"] = ["start": start.timeIntervalSince1970, "seats": Double(seats)]
    return json
  }
}

/// Is made of values that stand in two objects, one of which is read by a path.
struct Fare: JSONEncodable, JSONConstructible {
  let number: Int
  let owner: String
  let price: Decimal?

  init(JSONDictionary json: JSONObject) throws {
    number = try json.value(key: "number")
    let user: JSONObject = try json.value(key: "user")
    owner = try user.value(key: "login")
    let order = try json.valueIfPresent(keyPath: "meta.order") ?? JSONObject()
    price = try order.valueIfPresent(key: "price")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(number, key: "number")
    try json.archive(owner, keyPath: "user.login")
    try json.archive(price, keyPath: "meta.order.price")
    return json
  }
}

/// Takes objects of which some must be there inside of others that need not be.
struct Cargo: JSONDecodable, JSONEncodable {
  var name = ""
  var weight = 0
  var width: Int?
  var height: String?
  var depth = 0.5
  var port = "none"

  init() {}

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    let load: JSONObject = try json.value(key: "load")
    if let inner: JSONObject = try load.valueIfPresent(key: "inner") {
      try inner.restore(&weight, key: "weight", required: true)
    }
    if let size: JSONObject = try json.valueIfPresent(key: "size") {
      try size.restore(&width, key: "width", required: true)
      try size.restore(&height, key: "height")
    }
    if let hold: JSONObject = try json.valueIfPresent(key: "hold") {
      let more: JSONObject = try hold.value(key: "more")
      try more.restore(&depth, key: "depth", required: true)
    }
    if let route: JSONObject = try json.valueIfPresent(key: "route") {
      port = try route.valueIfPresent(key: "port") ?? "none"
    }
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(name, key: "name")
    try json.archive(weight, keyPath: "load.inner.weight")
    try json.archive(width, keyPath: "size.width")
    try json.archive(height, keyPath: "size.height")
    try json.archive(depth, keyPath: "hold.more.depth")
    try json.archive(port, keyPath: "route.port")
    return json
  }
}

extension Fixture {
  static let innerModels = [
    Fixture(
      "journey", .rules,
      [
        #"{"name":"a","place":{"lat":1.5,"lon":2,"more":{"zone":"CET","list":{"tags":["x"]}}},"plan":{"start":5,"seats":3}}"#,
        #"{"name":"b","place":{"lat":3,"more":{"zone":"UTC","list":{"tags":[]}}},"plan":{"start":0.5,"seats":2}}"#,
      ],
      loose: [
        #"{"plan":{}}"#,
        #"{"place":{"lon":1},"plan":{}}"#,
        #"{"place":{"lat":1,"more":[]},"plan":{"seats":null}}"#,
        #"{"place":{"lat":1,"more":{"list":null}},"plan":{}}"#,
        #"{"place":null,"plan":{"start":1}}"#,
        #"{"name":"c"}"#,
        #"{"place":5,"plan":{}}"#,
      ], forms: [.restored(Journey.self)]),
    Fixture(
      "fare", .rules,
      [
        #"{"number":1,"user":{"login":"a"},"meta":{"order":{"price":1.25}}}"#,
        #"{"number":2,"user":{"login":"b"}}"#,
      ],
      loose: [
        #"{"number":1,"user":{}}"#, #"{"number":1,"login":"a"}"#,
        #"{"number":1,"user":{"login":"a"},"meta":{"order":null}}"#,
        #"{"number":1,"user":{"login":"a"},"meta":null}"#,
        #"{"number":1,"user":{"login":"a"},"meta":[]}"#,
      ], forms: [.valued(Fare.self)]),
    Fixture(
      "cargo", .rules,
      [
        #"{"name":"a","load":{"inner":{"weight":2}},"size":{"width":1,"height":"b"},"hold":{"more":{"depth":2}},"route":{"port":"c"}}"#,
        #"{"name":"b","load":{"inner":{"weight":3}},"size":{"width":2},"hold":{"more":{"depth":0.5}},"route":{"port":"d"}}"#,
      ],
      loose: [
        #"{"load":{}}"#, #"{"load":null}"#, #"{}"#, #"{"load":{"inner":{}}}"#,
        #"{"load":{"inner":null}}"#,
        #"{"load":{},"size":{}}"#, #"{"load":{},"size":{"width":1}}"#, #"{"load":{},"size":null}"#,
        #"{"load":{},"hold":{"more":{}}}"#, #"{"load":{},"size":5}"#, #"{"load":{},"hold":{}}"#,
        #"{"load":{},"hold":{"more":null}}"#,
        #"{"load":{},"hold":{"more":{"depth":3}},"size":{"height":"x"},"route":{}}"#,
        #"{"load":{},"route":{"port":null}}"#, #"{"load":{"inner":[]}}"#,
      ], forms: [.restored(Cargo.self)]),
  ]
}
