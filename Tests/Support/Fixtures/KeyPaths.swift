import Foundation
import JSONCodable

/// Key paths.
enum KeyPaths {
  struct Mapped: JSONMappable {
    var id = 0
    var title = ""
    var text: String?
    var sound: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&title, keyPath: "alert.title")
      try json.map(&text, keyPath: "alert.body.text")
      try json.map(&sound, keyPath: "sound.name")
    }
  }

  struct Restored: JSONCodable {
    var id = 0
    var title = ""
    var text: String?
    var sound: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&title, keyPath: "alert.title")
      try json.restore(&text, keyPath: "alert.body.text")
      try json.restore(&sound, keyPath: "sound.name")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(id, key: "id")
      try json.archive(title, keyPath: "alert.title")
      try json.archive(text, keyPath: "alert.body.text")
      try json.archive(sound, keyPath: "sound.name")
      return json
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int
    let title: String
    let text: String?
    let sound: String?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id", default: 0)
      title = try json.value(keyPath: "alert.title", default: "")
      text = try json.valueIfPresent(keyPath: "alert.body.text")
      sound = try json.valueIfPresent(keyPath: "sound.name")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(id, key: "id")
      try json.archive(title, keyPath: "alert.title")
      try json.archive(text, keyPath: "alert.body.text")
      try json.archive(sound, keyPath: "sound.name")
      return json
    }
  }

  struct Coded: Codable {
    var id = 0
    var title = ""
    var text: String?
    var sound: String?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&id, "id")
      try json.restore(&title, path: ["alert", "title"])
      try json.restore(&text, path: ["alert", "body", "text"])
      try json.restore(&sound, path: ["sound", "name"])
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(id, "id")
      try json.archive(title, path: ["alert", "title"])
      try json.archive(text, path: ["alert", "body", "text"])
      try json.archive(sound, path: ["sound", "name"])
    }
  }

  static let fixture = Fixture(
    "key paths", .keys,
    [
      #"{"id":1,"alert":{"title":"t","body":{"text":"x"}},"sound":{"name":"s"}}"#,
      #"{"id":1,"alert":{"title":"t"}}"#,
    ],
    loose: [#"{"alert":null}"#, #"{"alert":{"body":null}}"#, "{}"],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)], coded: Coded.self
  )
}

/// Key paths with indices.
enum IndexPaths {
  struct Mapped: JSONMappable {
    var x = 0
    var y: Int?
    var first = ""

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&x, keyPath: "point[0]")
      try json.map(&y, keyPath: "point[1]")
      try json.map(&first, keyPath: "rows[0].cells[0].text")
    }
  }

  struct Restored: JSONCodable {
    var x = 0
    var y: Int?
    var first = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&x, keyPath: "point[0]")
      try json.restore(&y, keyPath: "point[1]")
      try json.restore(&first, keyPath: "rows[0].cells[0].text")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(x, keyPath: "point[0]")
      try json.archive(y, keyPath: "point[1]")
      try json.archive(first, keyPath: "rows[0].cells[0].text")
      return json
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let x: Int
    let y: Int?
    let first: String

    init(JSONDictionary json: JSONObject) throws {
      x = try json.value(keyPath: "point[0]", default: 0)
      y = try json.valueIfPresent(keyPath: "point[1]")
      first = try json.value(keyPath: "rows[0].cells[0].text", default: "")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(x, keyPath: "point[0]")
      try json.archive(y, keyPath: "point[1]")
      try json.archive(first, keyPath: "rows[0].cells[0].text")
      return json
    }
  }

  static let fixture = Fixture(
    "index paths", .keys,
    [
      #"{"point":[1,2],"rows":[{"cells":[{"text":"t"}]}]}"#,
      #"{"point":[1,null],"rows":[{"cells":[{"text":""}]}]}"#,
    ],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)])
}

/// Elements of arrays beside and inside each other, of which some may be missing.
enum IndexRows {
  struct Mapped: JSONMappable {
    var corner = 0.0
    var city = ""
    var postcode: String?
    var nextCity: String?
    var start = 0.0
    var since = Date(timeIntervalSince1970: 0)
    var tags: [String] = []
    var code = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&city, keyPath: "places[0].city")
      try json.map(&postcode, keyPath: "places[0].postcode")
      try json.map(&nextCity, keyPath: "places[1].city")
      try json.map(&start, keyPath: "matrix[0][0]")
      try json.map(&corner, keyPath: "matrix[1][0]")
      try json.map(&since, keyPath: "history[0]", transformer: JSONTransformers.millisecondsToDate)
      try json.map(&tags, keyPath: "history[1]")
      try json.map(&code, keyPath: "found.codes[0]", required: true)
    }
  }

  struct Restored: JSONCodable {
    var corner = 0.0
    var city = ""
    var postcode: String?
    var nextCity: String?
    var start = 0.0
    var since = Date(timeIntervalSince1970: 0)
    var tags: [String] = []
    var code = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&corner, keyPath: "matrix[1][0]")
      try json.restore(&city, keyPath: "places[0].city")
      try json.restore(&postcode, keyPath: "places[0].postcode")
      try json.restore(&nextCity, keyPath: "places[1].city")
      try json.restore(&start, keyPath: "matrix[0][0]")
      try json.restore(
        &since, keyPath: "history[0]", transformer: JSONTransformers.millisecondsToDate)
      try json.restore(&tags, keyPath: "history[1]")
      try json.restore(&code, keyPath: "found.codes[0]", required: true)
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(city, keyPath: "places[0].city")
      try json.archive(postcode, keyPath: "places[0].postcode")
      try json.archive(nextCity, keyPath: "places[1].city")
      try json.archive(start, keyPath: "matrix[0][0]")
      try json.archive(corner, keyPath: "matrix[1][0]")
      try json.archive(
        since, keyPath: "history[0]", transformer: JSONTransformers.millisecondsToDate)
      try json.archive(tags, keyPath: "history[1]")
      try json.archive(code, keyPath: "found.codes[0]")
      return json
    }
  }

  static let fixture = Fixture(
    "index rows", .keys,
    [
      #"{"places":[{"city":"Oslo","postcode":"0150"},{"city":"Bergen"}],"matrix":[[1.5],[2.5]],"history":[1433782800000,["a"]],"found":{"codes":[7]}}"#,
      #"{"places":[{"city":"Oslo"},null],"matrix":[[0],[0]],"history":[1433782800000,[]],"found":{"codes":[0]}}"#,
    ],
    forms: [.mapped(Mapped.self), .restored(Restored.self)])
}
