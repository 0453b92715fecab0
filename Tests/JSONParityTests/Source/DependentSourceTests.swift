import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("What depends on other keys is a TODO")
struct DependentSourceTests {
  struct Twins: JSONEncodable, JSONConstructible {
    let a: String
    let b: String

    init(JSONDictionary json: JSONObject) throws {
      a = try json.value(key: "a")
      b = try json.value(key: "b", default: a)
    }
  }

  struct Dates: JSONEncodable, JSONConstructible {
    let created: Date
    let updated: Date

    init(JSONDictionary json: JSONObject) throws {
      created = try json.value(key: "created")
      updated = try json.valueIfPresent(key: "updated") ?? created
    }
  }

  struct Counted: JSONEncodable, JSONConstructible {
    let list: [Int]
    let width: Int
    let double: Int
    let count: Int

    init(JSONDictionary json: JSONObject) throws {
      list = try json.value(key: "list")
      width = try json.value(key: "width")
      double = try json.valueIfPresent(key: "double") ?? width * 2
      count = try json.valueIfPresent(key: "count") ?? list.count
    }
  }

  struct Alarm: JSONMappable {
    enum Level: String { case low, high }

    var level = Level.low
    var seconds = 10

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&level, key: "level")
      if json.isReading { seconds = level == .low ? 10 : 60 }
      try json.map(&seconds, key: "seconds")
    }
  }

  @Test func `a default that a case decides, which no line lists`() throws {
    #expect(
      try CodableSource.of(Alarm.self).unresolved.map(\.description)
        == [
          "DependentSourceTests.Alarm.seconds: "
            + "what it is without a value depends on other keys, by code of the type's own"
        ])
  }

  /// Has a default for each of its properties.
  struct Named: JSONCodable {
    var name = "n"
    var plain = ""
    var trimmed = ""
    var short: String?
    var first = ""
    var last = "n"

    mutating func JSONDecode(_ json: JSONObject) throws {
      first = try json.valueIfPresent(key: "first") ?? last
      try json.restore(&name, key: "name")
      plain = try json.valueIfPresent(key: "plain") ?? name
      trimmed =
        try json.valueIfPresent(key: "trimmed") ?? name.trimmingCharacters(in: .whitespaces)
      short = try json.valueIfPresent(key: "short") ?? String(name.prefix(20))
      try json.restore(&last, key: "last")
    }
  }

  @Test func `a default that another property is, and one that is made of it`() throws {
    let samples = try [
      Named(JSONString: #"{"name":"a","plain":"b","trimmed":"c","short":"d","last":"e"}"#)
    ]
    let source = try CodableSource.of(Named.self, as: .newType(named: "New"), samples: samples)
    let reason = "what it is without a value depends on other keys, by code of the type's own"
    #expect(
      source.unresolved.map(\.description)
        == ["trimmed", "short"].map { "DependentSourceTests.Named.\($0): \(reason)" })
    #expect(source.text.contains("forKey: .plain) ?? self.name"))
    #expect(source.text.contains("?? \"n\""))
  }

  @Test func `a default that another property is, where not all have a value before`() throws {
    let twins = try [#"{"a":"x","b":"y"}"#, #"{"a":"q"}"#].map { try Twins(JSONString: $0) }
    for samples in [twins, Array(twins.prefix(1)), Array(twins.suffix(1))] {
      let source = try CodableSource.of(Twins.self, samples: samples)
      #expect(source.unresolved == [])
      #expect(
        source.text.contains("b = try container.decodeIfPresent(String.self, forKey: .b) ?? self.a")
      )
    }
    let dates = try [Dates(JSONString: #"{"created":1,"updated":2}"#)]
    let source = try CodableSource.of(Dates.self, as: .newType(named: "New"), samples: dates)
    #expect(source.unresolved == [])
    #expect(source.text.contains("forKey: .updated) ?? self.created"))
  }

  class Titled: JSONMappable {
    var title = "t"
    required init() {}
    func JSONMap(_ json: inout JSONMapping) throws { try json.map(&title, key: "title") }
  }

  final class Subtitled: Titled {
    var subtitle = "s"

    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      if json.isReading { subtitle = title }
      try json.map(&subtitle, key: "subtitle")
    }
  }

  @Test func `a default that a property of the superclass is, which is read behind it`() throws {
    let reason = "what it is without a value depends on other keys, by code of the type's own"
    for form in [.conformance, .newType(named: "New")] as [CodableSource.Form] {
      #expect(
        try CodableSource.of(Subtitled.self, as: form).unresolved.map(\.description)
          == ["DependentSourceTests.Subtitled.subtitle: \(reason)"])
    }
  }

  @Test func `a default that is made of another property`() throws {
    let reason = "what it is without a value depends on other keys, by code of the type's own"
    let counted = try [Counted(JSONString: #"{"list":[1],"width":2,"double":3,"count":4}"#)]
    let found = try CodableSource.of(Counted.self, samples: counted).unresolved
    #expect(
      found.map(\.description)
        == ["double", "count"].map { "DependentSourceTests.Counted.\($0): \(reason)" })
  }

  struct Stamped: JSONMappable {
    struct Part: JSONMappable { var id = UUID(), at = Date(), size = 1 }
    var id = UUID()
    var at = Date()
    var name = "n"
    var other = "n"
    var part: Part?
    var isOpen = true
    var list: [Int] = []
    var note: String?
  }

  @Test func `a default that is another in each value depends on nothing`() throws {
    #expect(try CodableSource.of(Stamped.self).unresolved == [])
  }

  struct Marked: JSONEncodable, JSONConstructible {
    let token: String

    init(JSONDictionary json: JSONObject) throws {
      token = json["token"] == nil ? UUID().uuidString : try json.value(key: "token")
    }
  }

  @Test func `a default that no expression is`() throws {
    let samples = [try Marked(JSONString: #"{"token":"a"}"#)]
    #expect(
      try CodableSource.of(Marked.self, samples: samples).unresolved.map(\.reason)
        == ["its default is another one each time, which only code makes"])
  }

  struct Limited: JSONMappable {
    var a = 0
    var b: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&a, key: "a")
      if a > 100 {
        try json.map(&b, key: "b", required: true)
      } else {
        try json.map(&b, key: "b")
      }
    }
  }

  struct Ticket: JSONEncodable, JSONConstructible {
    let kind: String
    var seat: String?

    init(JSONDictionary json: JSONObject) throws {
      kind = try json.value(key: "kind")
      if kind == "seated" { seat = try json.value(key: "seat") }
    }
  }

  struct Bounds: JSONMappable {
    var lowest = 0
    var highest = 10
    var label: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&lowest, key: "lowest")
      try json.map(&highest, key: "highest")
      if highest < lowest { throw JSONDecodingError(problem: .missingValue(expected: "an order")) }
      try json.map(&label, key: "label")
    }
  }

  @Test func `values that do not go together are refused`() throws {
    #expect(
      try CodableSource.of(Bounds.self).unresolved.map(\.description)
        == ["lowest", "highest"].map {
          "DependentSourceTests.Bounds.\($0): code of the type refuses some values"
        })
  }

  struct Fare: JSONEncodable, JSONConstructible {
    let kind: String
    var code: Int?

    init(JSONDictionary json: JSONObject) throws {
      kind = try json.value(key: "kind")
      if kind == "paid" { code = try json.valueIfPresent(key: "code") }
    }
  }

  struct Renamed: JSONEncodable, JSONConstructible {
    let title: String
    let note: String
    let n: Int

    init(JSONDictionary json: JSONObject) throws {
      title = try json.valueIfPresent(key: "title") ?? json.value(key: "name")
      note = try json.valueIfPresent(key: "note") ?? json.valueIfPresent(key: "text") ?? "none"
      n = try json.value(key: "n")
    }
  }

  struct Preset: JSONCodable {
    var title = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      title = try json.valueIfPresent(key: "title") ?? json.valueIfPresent(key: "name") ?? "none"
    }
  }

  @Test func `a key that is read where another one is missing`() throws {
    let samples = try [#"{"title":"a","n":1}"#, #"{"name":"b","n":2}"#]
      .map { try Renamed(JSONString: $0) }
    #expect(
      try CodableSource.of(Renamed.self, samples: samples).unresolved.map(\.description) == [
        #"DependentSourceTests.Renamed.title: where it is missing, "name" is read, by code of the type's own"#,
        #"DependentSourceTests.Renamed.note: where it is missing, "text" is read, by code of the type's own"#,
      ])
    let preset = try CodableSource.of(Preset.self)
    #expect(
      preset.unresolved.map(\.description) == [
        #"DependentSourceTests.Preset.title: where it is missing, "name" is read, by code of the type's own"#
      ])
    #expect(preset.properties.map(\.isDetermined) == [false])
  }

  private let reason = "whether it must be there depends on other keys, by code of the type's own"

  @Test func `what must be there for some values`() throws {
    let open = "DependentSourceTests.Limited.b: \(reason)"
    let samples = try [#"{"a":1,"b":"q"}"#, #"{"a":1}"#].map { try Limited(JSONString: $0) }
    for samples in [samples, Array(samples.prefix(1)), Array(samples.suffix(1)), []] {
      let found = try CodableSource.of(Limited.self, samples: samples).unresolved
      #expect(found.map(\.description).contains(open))
    }
    let tickets = try [#"{"kind":"seated","seat":"A1"}"#, #"{"kind":"standing"}"#]
      .map { try Ticket(JSONString: $0) }
    for samples in [tickets, tickets.reversed()] {
      let source = try CodableSource.of(Ticket.self, samples: samples)
      #expect(
        source.unresolved.map(\.description) == ["DependentSourceTests.Ticket.seat: \(reason)"])
      #expect(source.properties.map(\.isDetermined) == [true, false])
    }
  }

  @Test func `what is read for some values only`() throws {
    let samples = try [#"{"kind":"paid","code":3}"#, #"{"kind":"free"}"#]
      .map { try Fare(JSONString: $0) }
    #expect(
      try CodableSource.of(Fare.self, samples: samples).unresolved.map(\.description) == [
        "DependentSourceTests.Fare.code: how it is read depends on other keys, by code of the type's own"
      ])
  }
}
