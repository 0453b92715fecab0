import JSONCodable

/// Names in backticks.
enum Keywords {
  struct Reflected: JSONMappable {
    var `case` = 0
    var `full name` = ""
    var `1st`: Int?
    var `default`: Bool?
  }

  struct Mapped: JSONMappable {
    var `case` = 0
    var `full name` = ""
    var `1st`: Int?
    var `default`: Bool?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&`case`, key: "case")
      try json.map(&`full name`, key: "full name")
      try json.map(&`1st`, key: "1st")
      try json.map(&`default`, key: "default")
    }
  }

  struct Restored: JSONCodable {
    var `case` = 0
    var `full name` = ""
    var `1st`: Int?
    var `default`: Bool?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&`case`, key: "case")
      try json.restore(&`full name`, key: "full name")
      try json.restore(&`1st`, key: "1st")
      try json.restore(&`default`, key: "default")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let `case`: Int
    let `full name`: String
    let `1st`: Int?
    let `default`: Bool?

    init(JSONDictionary json: JSONObject) throws {
      `case` = try json.value(key: "case", default: 0)
      `full name` = try json.value(key: "full name", default: "")
      `1st` = try json.valueIfPresent(key: "1st")
      `default` = try json.valueIfPresent(key: "default")
    }
  }

  struct Coded: Codable {
    var `case` = 0
    var `full name` = ""
    var `1st`: Int?
    var `default`: Bool?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&`case`, .`case`)
      try json.restore(&`full name`, .`full name`)
      try json.restore(&`1st`, .`1st`)
      try json.restore(&`default`, .`default`)
    }
  }

  static let fixture = Fixture(
    "keywords", .keys,
    [
      #"{"case":1,"full name":"a","1st":2,"default":true}"#,
      #"{"case":1,"full name":""}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Names of many capitals.
enum CamelNames {
  struct Reflected: JSONMappable {
    var fullName = ""
    var homeURL: String?
    var x1Y2 = 0
    var _private = 1
    var URLString: String?
    var aBC: Int?
  }

  struct Mapped: JSONMappable {
    var fullName = ""
    var homeURL: String?
    var x1Y2 = 0
    var _private = 1
    var URLString: String?
    var aBC: Int?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&fullName, key: "fullName")
      try json.map(&homeURL, key: "homeURL")
      try json.map(&x1Y2, key: "x1Y2")
      try json.map(&_private, key: "_private")
      try json.map(&URLString, key: "URLString")
      try json.map(&aBC, key: "aBC")
    }
  }

  struct Restored: JSONCodable {
    var fullName = ""
    var homeURL: String?
    var x1Y2 = 0
    var _private = 1
    var URLString: String?
    var aBC: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&fullName, key: "fullName")
      try json.restore(&homeURL, key: "homeURL")
      try json.restore(&x1Y2, key: "x1Y2")
      try json.restore(&_private, key: "_private")
      try json.restore(&URLString, key: "URLString")
      try json.restore(&aBC, key: "aBC")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let fullName: String
    let homeURL: String?
    let x1Y2: Int
    let _private: Int
    let URLString: String?
    let aBC: Int?

    init(JSONDictionary json: JSONObject) throws {
      fullName = try json.value(key: "fullName", default: "")
      homeURL = try json.valueIfPresent(key: "homeURL")
      x1Y2 = try json.value(key: "x1Y2", default: 0)
      _private = try json.value(key: "_private", default: 1)
      URLString = try json.valueIfPresent(key: "URLString")
      aBC = try json.valueIfPresent(key: "aBC")
    }
  }

  struct Coded: Codable {
    var fullName = ""
    var homeURL: String?
    var x1Y2 = 0
    var _private = 1
    var URLString: String?
    var aBC: Int?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&fullName, .fullName)
      try json.restore(&homeURL, .homeURL)
      try json.restore(&x1Y2, .x1Y2)
      try json.restore(&_private, ._private)
      try json.restore(&URLString, .URLString)
      try json.restore(&aBC, .aBC)
    }
  }

  static let fixture = Fixture(
    "camel names", .keys,
    [
      #"{"fullName":"a","homeURL":"b","x1Y2":1,"_private":2,"URLString":"c","aBC":3}"#,
      #"{"fullName":"","x1Y2":0,"_private":0}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
