import Fixtures
import JSONCodable

// What no case has the tag of, where no sample has it.

/// Is unknown for whatever stands in place of the tag.
enum Light: JSONUnion {
  enum Tag: String, CaseIterable { case on, off, unknown }

  case on(level: Int), off, unknown

  static let discriminator = JSONDiscriminator(key: "state")

  init(JSONDictionary json: JSONObject) throws {
    switch try? json.value(Tag.self, key: "state") {
    case .on?: self = .on(level: try json.value(key: "level"))
    case .off?: self = .off
    case .unknown?, nil: self = .unknown
    }
  }
}

/// Is closed without a tag, and for another one.
enum Door: JSONUnion {
  case open(width: Double), closed

  static let discriminator = JSONDiscriminator(
    key: "state", tags: .explicit(["open": "o", "closed": "c"]))

  init(JSONDictionary json: JSONObject) throws {
    let tag: String? = try json.valueIfPresent(key: "state")
    self = tag == "o" ? .open(width: try json.value(key: "width")) : .closed
  }
}

/// Keeps what it does not know.
enum Signal: JSONUnion {
  case go(Int), other(JSONObject)

  static let discriminator = JSONDiscriminator(
    key: "type", tags: .explicit(["go": "go"]), payload: .nested(key: "value"), fallback: "other")

  init(JSONDictionary json: JSONObject) throws {
    let tag: String = try json.value(key: "type")
    self = tag == "go" ? .go(try json.value(key: "value")) : .other(json)
  }
}

extension Fixture {
  static let unknownTagModels = [
    Fixture(
      "light", .unions, [#"{"state":"on","level":3}"#, #"{"state":"off"}"#],
      loose: [
        #"{"state":"ON","level":3}"#, #"{"state":1}"#, #"{"state":null}"#, "{}", #"{"state":[]}"#,
      ],
      forms: [.valued(Light.self)]),
    Fixture(
      "door", .unions, [#"{"state":"o","width":1.5}"#, #"{"state":"c"}"#],
      loose: [#"{"state":"O"}"#, #"{"state":null,"width":1}"#, "{}"], forms: [.valued(Door.self)]),
    Fixture(
      "signal", .unions, [#"{"type":"go","value":3}"#],
      loose: [#"{"type":"Go","value":[null,{"a":1.5}]}"#, #"{"type":""}"#],
      forms: [.valued(Signal.self)]),
  ]
}
