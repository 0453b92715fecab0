import Foundation
import JSONCodable

/// Dates as seconds and as milliseconds.
enum Seconds {
  private static let seconds = Spelling<Double, Date>(
    read: { Date(timeIntervalSince1970: $0) }, write: { $0.timeIntervalSince1970 })
  private static let milliseconds = Spelling<Double, Date>(
    read: { Date(timeIntervalSince1970: $0 / 1_000) }, write: { $0.timeIntervalSince1970 * 1_000 })

  struct Reflected: JSONMappable {
    var created = Date(timeIntervalSince1970: 0)
    var updated: Date?
    var plain: Date?
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "created": JSONPropertyTransform(JSONTransformers.secondsToDate)
      case "updated": JSONPropertyTransform(JSONTransformers.millisecondsToDate)
      default: nil
      }
    }
  }

  struct Mapped: JSONMappable {
    var created = Date(timeIntervalSince1970: 0)
    var updated: Date?
    var plain: Date?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
      try json.map(&updated, key: "updated", transformer: JSONTransformers.millisecondsToDate)
      try json.map(&plain, key: "plain")
    }
  }

  struct Restored: JSONCodable {
    var created = Date(timeIntervalSince1970: 0)
    var updated: Date?
    var plain: Date?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&created, key: "created", transformer: JSONTransformers.secondsToDate)
      try json.restore(&updated, key: "updated", transformer: JSONTransformers.millisecondsToDate)
      try json.restore(&plain, key: "plain")
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "created": JSONPropertyTransform(JSONTransformers.secondsToDate)
      case "updated": JSONPropertyTransform(JSONTransformers.millisecondsToDate)
      default: nil
      }
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let created: Date
    let updated: Date?
    let plain: Date?

    init(JSONDictionary json: JSONObject) throws {
      created =
        try json.valueIfPresent(key: "created", transformer: JSONTransformers.secondsToDate)
        ?? Date(timeIntervalSince1970: 0)
      updated = try json.valueIfPresent(
        key: "updated", transformer: JSONTransformers.millisecondsToDate)
      plain = try json.valueIfPresent(key: "plain")
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      switch name {
      case "created": JSONPropertyTransform(JSONTransformers.secondsToDate)
      case "updated": JSONPropertyTransform(JSONTransformers.millisecondsToDate)
      default: nil
      }
    }
  }

  struct Coded: Codable {
    var created = Date(timeIntervalSince1970: 0)
    var updated: Date?
    var plain: Date?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&created, "created", by: seconds)
      try json.restore(&updated, "updated", by: milliseconds)
      try json.restore(&plain, "plain")
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(created, "created", by: seconds)
      try json.archive(updated, "updated", by: milliseconds)
      try json.archive(plain, "plain")
    }
  }

  static let fixture = Fixture(
    "seconds", .transformers,
    [
      #"{"created":5,"updated":1500,"plain":7}"#,
      #"{"created":0.5}"#,
    ],
    loose: [#"{"updated":null,"created":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// A transformer inside containers.
enum LiftedDates {
  private static let seconds = Spelling<Double, Date>(
    read: { Date(timeIntervalSince1970: $0) }, write: { $0.timeIntervalSince1970 })

  struct Reflected: JSONMappable {
    var all: [Date] = []
    var some: [Date]?
    var gaps: [Date?] = []
    var named: [String: Date] = [:]
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(JSONTransformers.secondsToDate)
    }
  }

  struct Mapped: JSONMappable {
    var all: [Date] = []
    var some: [Date]?
    var gaps: [Date?] = []
    var named: [String: Date] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&all, key: "all", transformer: JSONTransformers.secondsToDate)
      try json.map(&some, key: "some", transformer: JSONTransformers.secondsToDate)
      try json.map(&gaps, key: "gaps", transformer: JSONTransformers.secondsToDate)
      try json.map(&named, key: "named", transformer: JSONTransformers.secondsToDate)
    }
  }

  struct Restored: JSONCodable {
    var all: [Date] = []
    var some: [Date]?
    var gaps: [Date?] = []
    var named: [String: Date] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&all, key: "all", transformer: JSONTransformers.secondsToDate)
      try json.restore(&some, key: "some", transformer: JSONTransformers.secondsToDate)
      try json.restore(&gaps, key: "gaps", transformer: JSONTransformers.secondsToDate)
      try json.restore(&named, key: "named", transformer: JSONTransformers.secondsToDate)
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(JSONTransformers.secondsToDate)
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let all: [Date]
    let some: [Date]?
    let gaps: [Date?]
    let named: [String: Date]

    init(JSONDictionary json: JSONObject) throws {
      all = try json.valueIfPresent(key: "all", transformer: JSONTransformers.secondsToDate) ?? []
      some = try json.valueIfPresent(key: "some", transformer: JSONTransformers.secondsToDate)
      gaps = try json.valueIfPresent(key: "gaps", transformer: JSONTransformers.secondsToDate) ?? []
      named =
        try json.valueIfPresent(key: "named", transformer: JSONTransformers.secondsToDate) ?? [:]
    }
    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(JSONTransformers.secondsToDate)
    }
  }

  struct Coded: Codable {
    var all: [Date] = []
    var some: [Date]?
    var gaps: [Date?] = []
    var named: [String: Date] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&all, "all", by: seconds)
      try json.restore(&some, "some", by: seconds)
      try json.restore(&gaps, "gaps", by: seconds)
      try json.restore(&named, "named", by: seconds)
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(all, "all", by: seconds)
      try json.archive(some, "some", by: seconds)
      try json.archive(gaps, "gaps", by: seconds)
      try json.archive(named, "named", by: seconds)
    }
  }

  static let fixture = Fixture(
    "lifted dates", .transformers,
    [
      #"{"all":[1,2],"some":[],"gaps":[null,3],"named":{"a":4}}"#,
      #"{"all":[],"gaps":[],"named":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
