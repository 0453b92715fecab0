import Fixtures
import JSONCodable

// Classes that treat what they inherit in other ways than their superclass.

class Instrument: JSONMappable {
  var name = "n"
  var strings = 6
  required init() {}

  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&name, key: "name")
    try json.map(&strings, key: "strings")
  }
}

/// Has other defaults, which only `init()` sets.
final class Banjo: Instrument {
  var tuning: String

  required init() {
    tuning = "gDGBD"
    super.init()
    strings = 5
  }

  override func JSONMap(_ json: inout JSONMapping) throws {
    try super.JSONMap(&json)
    try json.map(&tuning, key: "tuning")
  }
}

/// Adds nothing.
final class Ukulele: Instrument {}

/// Maps what it inherits to another place, or not at all.
final class Lyre: Instrument {
  var gods = 1

  override func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&name, key: "title")
    try json.map(&gods, keyPath: "more.gods")
  }
}

extension Fixture {
  static let inheritingModels = [
    Fixture(
      "banjo", .classes,
      [
        #"{"name":"b","strings":4,"tuning":"CGDA"}"#,
        #"{"name":"c","strings":5,"tuning":"gDGBD"}"#,
      ],
      loose: ["{}", #"{"strings":null,"tuning":null}"#], forms: [.mapped(Banjo.self)]),
    Fixture(
      "ukulele", .classes, [#"{"name":"u","strings":4}"#, #"{"name":"v","strings":8}"#],
      loose: ["{}"], forms: [.mapped(Ukulele.self)]),
    Fixture(
      "lyre", .classes, [#"{"title":"l","more":{"gods":2}}"#, #"{"title":"m","more":{"gods":3}}"#],
      loose: ["{}", #"{"more":null}"#], forms: [.mapped(Lyre.self)]),
  ]
}

extension MembersSubject {
  static let inheriting = [
    MembersSubject(
      mapped: ConformanceSubject(
        Instrument.self, #"{"name":"a","strings":4}"#, #"{"name":"b"}"#),
      properties: [#"var name = "n""#, "var strings = 6"]),
    MembersSubject(
      mapped: ConformanceSubject(
        Banjo.self, #"{"name":"b","strings":4,"tuning":"CGDA"}"#,
        #"{"name":"c","strings":5,"tuning":"gDGBD"}"#),
      superclass: "Instrument, Codable",
      properties: [
        "var tuning: String", "required init() {", #"  tuning = "gDGBD""#, "  super.init()",
        "  strings = 5", "}",
      ]),
    MembersSubject(
      mapped: ConformanceSubject(
        Ukulele.self, #"{"name":"u","strings":4}"#, #"{"name":"v","strings":8}"#),
      superclass: "InstrumentMembers", properties: []),
    MembersSubject(
      mapped: ConformanceSubject(
        Lyre.self, #"{"title":"l","more":{"gods":2}}"#, #"{"title":"m","more":{"gods":3}}"#),
      superclass: "Instrument, Codable", properties: ["var gods = 1", "required init() {}"]),
  ]
}
