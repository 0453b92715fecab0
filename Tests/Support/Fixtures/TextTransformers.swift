import Foundation
import JSONCodable

/// Numbers as texts.
enum NumberTexts {
  private static let integer = Spelling<String, Int>(read: { Int($0) }, write: { "\($0)" })
  private static let double = Spelling<String, Double>(
    read: { Double($0).flatMap { $0.isFinite ? $0 : nil } }, write: { "\($0)" })

  struct Reflected: JSONMappable {
    var id = 0
    var ratio: Double?
    var ids: [Int]?
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "id": JSONPropertyTransform(JSONTransformers.stringToInt)
      case "ratio": JSONPropertyTransform(JSONTransformers.stringToDouble)
      case "ids": JSONPropertyTransform(JSONTransformers.stringToInt)
      default: nil
      }
    }
  }

  struct Mapped: JSONMappable {
    var id = 0
    var ratio: Double?
    var ids: [Int]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", transformer: JSONTransformers.stringToInt)
      try json.map(&ratio, key: "ratio", transformer: JSONTransformers.stringToDouble)
      try json.map(&ids, key: "ids", transformer: JSONTransformers.stringToInt)
    }
  }

  struct Restored: JSONCodable {
    var id = 0
    var ratio: Double?
    var ids: [Int]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", transformer: JSONTransformers.stringToInt)
      try json.restore(&ratio, key: "ratio", transformer: JSONTransformers.stringToDouble)
      try json.restore(&ids, key: "ids", transformer: JSONTransformers.stringToInt)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "id": JSONPropertyTransform(JSONTransformers.stringToInt)
      case "ratio": JSONPropertyTransform(JSONTransformers.stringToDouble)
      case "ids": JSONPropertyTransform(JSONTransformers.stringToInt)
      default: nil
      }
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let id: Int
    let ratio: Double?
    let ids: [Int]?

    init(JSONDictionary json: JSONObject) throws {
      id = try json.valueIfPresent(key: "id", transformer: JSONTransformers.stringToInt) ?? 0
      ratio = try json.valueIfPresent(key: "ratio", transformer: JSONTransformers.stringToDouble)
      ids = try json.valueIfPresent(key: "ids", transformer: JSONTransformers.stringToInt)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "id": JSONPropertyTransform(JSONTransformers.stringToInt)
      case "ratio": JSONPropertyTransform(JSONTransformers.stringToDouble)
      case "ids": JSONPropertyTransform(JSONTransformers.stringToInt)
      default: nil
      }
    }
  }

  struct Coded: Codable {
    var id = 0
    var ratio: Double?
    var ids: [Int]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&id, "id", by: integer)
      try json.restore(&ratio, "ratio", by: double)
      try json.restore(&ids, "ids", by: integer)
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(id, "id", by: integer)
      try json.archive(ratio, "ratio", by: double)
      try json.archive(ids, "ids", by: integer)
    }
  }

  static let fixture = Fixture(
    "number texts", .transformers,
    [
      #"{"id":"7","ratio":"0.5","ids":["1","-2"]}"#,
      #"{"id":"0"}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Dates as texts.
enum DateTexts {
  private static let dayText = JSONTransformers.date(format: "yyyy-MM-dd")

  struct Reflected: JSONMappable {
    var day = Date(timeIntervalSince1970: 0)
    var time: Date?
    var days: [String: [Date]] = [:]
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "day", "days": JSONPropertyTransform(dayText)
      case "time": JSONPropertyTransform(JSONTransformers.stringToDate)
      default: nil
      }
    }
  }

  struct Mapped: JSONMappable {
    var day = Date(timeIntervalSince1970: 0)
    var time: Date?
    var days: [String: [Date]] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&day, key: "day", transformer: dayText)
      try json.map(&time, key: "time", transformer: JSONTransformers.stringToDate)
      try json.map(&days, key: "days", transformer: dayText)
    }
  }

  struct Restored: JSONCodable {
    var day = Date(timeIntervalSince1970: 0)
    var time: Date?
    var days: [String: [Date]] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&day, key: "day", transformer: dayText)
      try json.restore(&time, key: "time", transformer: JSONTransformers.stringToDate)
      try json.restore(&days, key: "days", transformer: dayText)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "day", "days": JSONPropertyTransform(dayText)
      case "time": JSONPropertyTransform(JSONTransformers.stringToDate)
      default: nil
      }
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let day: Date
    let time: Date?
    let days: [String: [Date]]

    init(JSONDictionary json: JSONObject) throws {
      day =
        try json.valueIfPresent(key: "day", transformer: dayText) ?? Date(timeIntervalSince1970: 0)
      time = try json.valueIfPresent(key: "time", transformer: JSONTransformers.stringToDate)
      days = try json.valueIfPresent(key: "days", transformer: dayText) ?? [:]
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "day", "days": JSONPropertyTransform(dayText)
      case "time": JSONPropertyTransform(JSONTransformers.stringToDate)
      default: nil
      }
    }
  }

  static let fixture = Fixture(
    "date texts", .transformers,
    [
      #"{"day":"2020-03-16","time":"2020-03-16T19:45:13.5Z","days":{"a":["2020-03-17"]}}"#,
      #"{"day":"1970-01-01","days":{}}"#,
    ],
    loose: [#"{"time":"2020-03-16T19:45:13+01:00"}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ])
}
