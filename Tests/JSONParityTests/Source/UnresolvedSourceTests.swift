import CodableBridge
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("What a source leaves open is a TODO with its reason")
struct UnresolvedSourceTests {
  @Test func `what only code knows is left out, and says why`() throws {
    let source = try CodableSource.of(Riddle.self, as: .newType(named: "NewRiddle"))
    #expect(
      source.text == #"""
        struct NewRiddle {
          var answer = 0
          // TODO: sign: its transformer has no name
          var sign = false
          // TODO: pair: what the transformer left does only its code knows
          // TODO: pair: its default cannot be written as an expression
          // TODO: sum: it is lazy: only code knows what computes it
          var sum: Int?
        }

        extension NewRiddle: Codable {
          private enum CodingKeys: String, CodingKey {
            case answer
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Missing or null: the default stays.
            answer = try container.decodeIfPresent(Int.self, forKey: .answer) ?? answer
          }
        }

        """#)
    #expect(
      source.unresolved.map(\.description) == [
        "Riddle.sign: its transformer has no name",
        "Riddle.pair: what the transformer left does only its code knows",
        "Riddle.pair: its default cannot be written as an expression",
        "Riddle.sum: it is lazy: only code knows what computes it",
      ])
    #expect(source.properties.map(\.isDetermined) == [true, false, false, false])
  }

  @Test func `without a sample there is nothing but the reason`() throws {
    let source = try CodableSource.of(PlainPoint.self, as: .newType(named: "NewPoint"))
    #expect(
      source.text == #"""
        struct NewPoint {
          // TODO: a sample is needed (samples: or a FILE), since the mapper makes no value by init()
        }

        """#)
    #expect(source.properties == [])
    #expect(
      source.unresolved.map(\.description) == [
        "PlainPoint: a sample is needed (samples: or a FILE), since the mapper makes no value by init()"
      ])
  }

  private struct Plotted: JSONMappable {
    var title = ""
    var points: [PlainPoint] = []
    // Not in the JSON, and of types that could not be.
    var mark: Character = "x"
    var onTap: (@Sendable () -> Void)?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&title, key: "title")
      try json.map(&points, key: "points")
    }
  }

  @Test func `a part of which no sample holds a value is named`() throws {
    let needed =
      "a sample that holds a value of PlainPoint is needed, since the mapper makes none by init()"
    let source = try CodableSource.of(Plotted.self, as: .newType(named: "NewPlotted"))
    let unresolved = source.unresolved.map(\.description)
    #expect(
      unresolved == ["UnresolvedSourceTests.Plotted.points: \(needed)", "PlainPoint: \(needed)"])
  }

  @Test func `a property that is not in the JSON may be of any type`() throws {
    let point = try PlainPoint(JSONDictionary: ["x": 1, "y": 2])
    let source = try CodableSource.of(
      Plotted.self, as: .newType(named: "NewPlotted"), samples: [Plotted(points: [point])])
    #expect(source.unresolved.isEmpty)
    #expect(
      source.text.hasPrefix(
        """
        struct NewPlotted {
          var title = ""
          var points: [PlainPoint] = []
          // mark is not in the JSON.
          // onTap is not in the JSON.

        """))
  }

  @Test func `a type whose defaults are not written needs a sample, and says so`() throws {
    #expect(
      try CodableSource.of(Gauge.self).unresolved.map(\.description) == [
        "Gauge: a sample that is written is needed: non-finite number nan at $.level"
      ])
    let sample = try Gauge(JSONString: #"{"level":1,"most":2}"#)
    let source = try CodableSource.of(
      Gauge.self, as: .newType(named: "NewGauge"), samples: [sample])
    #expect(source.unresolved.isEmpty)
    #expect(source.text.contains("var level: Double = .nan\n  var most: Double = .infinity\n"))
  }

  @Test func `a case that no sample has is named by its tag`() throws {
    let samples = try [#"{"kind":"circle","radius":1}"#, #"{"kind":"square","side":2}"#]
      .map { try Shape(JSONString: $0) }
    #expect(
      try CodableSource.of(Shape.self, samples: samples).unresolved.map(\.description) == [
        #"Shape: no sample has the tag "nothing", so its case is not known"#
      ])
  }

  @Test func `a value that code makes of another one is left open`() throws {
    let samples = try [#"{"url":"https://a.example"}"#, #"{"url":"https://b.example"}"#]
      .map { try Linked(JSONString: $0) }
    let source = try CodableSource.of(Linked.self, as: .newType(named: "NewLink"), samples: samples)
    #expect(
      source.unresolved.map(\.description) == [
        "Linked.url: it is read as String, and only code knows what becomes of that"
      ])
  }

  @Test func `an element that the text could not write in its place is left open`() throws {
    let source = try CodableSource.of(Pairing.self, as: .newType(named: "NewPairing"))
    #expect(
      source.unresolved.map(\.description) == [
        "Pairing.second: the element before it in its array is written by code of the type's own",
        "Pairing.third: the element before it in its array is open",
        "Pairing.one: several properties are written to its place",
        "Pairing.other: several properties are written to its place",
      ])
    #expect(!source.text.contains("pair"))
  }

  @Test func `a null that is refused, where Codable makes a value of it, is left open`() throws {
    let samples = try [#"{"kind":"any","value":1}"#].map { try Parcel(JSONString: $0) }
    let reason = "null is an error there, and a value of AnyJSON to Codable"
    #expect(
      try CodableSource.of(Parcel.self, samples: samples).unresolved.map(\.description) == [
        "Parcel: only code knows whether other tags are read, too",
        "Parcel.any: \(reason)",
      ])
    let tags = try [#"{"value":1}"#].map { try Tagged(JSONString: $0) }
    let source = try CodableSource.of(Tagged.self, as: .newType(named: "NewTag"), samples: tags)
    #expect(source.unresolved.map(\.description) == ["Tagged.value: \(reason)"])
  }

  @Test func `a type that is a single value is open itself, and not the properties of its type`()
    throws
  {
    let samples = try [#"{"token":"a","other":"b","tokens":["c"]}"#, #"{"token":"d"}"#]
      .map { try Login(JSONString: $0) }
    let source = try CodableSource.of(Login.self, as: .newType(named: "NewLogin"), samples: samples)
    #expect(
      source.text.hasPrefix(
        """
        // TODO: Token: it is written as a value that is not an object, by code of its own, and has to be
        // Codable

        struct NewLogin {
          let token: Token
          let other: Token?
          let tokens: [Token]
        }

        extension NewLogin: Codable {

        """))
    #expect(
      source.unresolved.map(\.description) == [
        "Token: it is written as a value that is not an object, by code of its own, "
          + "and has to be Codable"
      ])
    #expect(source.properties.map(\.isDetermined) == [true, true, true])
  }

  @Test func `a style of the context is none of the type's own`() throws {
    var options = JSONOptions()
    (options.keys, options.dates) = (.snakeCase, .rfc3339)
    let styled = try JSONContext.with(\.options, options) { try CodableSource.of(Order.self).text }
    let remark =
      "// Give the coders .convertFromSnakeCase and .convertToSnakeCase: the keys are in snake case."
    #expect(styled.contains(remark))
    let rest = styled.replacingOccurrences(of: remark + "\n\n", with: "")
    #expect(try rest == CodableSource.of(Order.self).text)
  }

  struct Link: CodableBacked {
    var url: String
    var text: String?
  }

  struct Page: JSONMappable {
    var links: [Link] = []
  }

  @Test func `a Codable type inside does not write null for nil`() throws {
    let page = Page(links: [Link(url: "u")])
    #expect(try CodableSource.of(Page.self, samples: [page]).unresolved.isEmpty)
    let nulls = try JSONContext.with(\.options.nilValues, .null) {
      try CodableSource.of(Page.self, samples: [page]).unresolved
    }
    #expect(
      nulls.map(\.description) == [
        "UnresolvedSourceTests.Page.links: its Codable was not found to do what the mapper does"
      ])
  }
}

/// A type that is a string in JSON.
struct Token: JSONEncodable, JSONRestorable {
  let text: String

  init(JSONValue value: Any) throws { text = try String(JSONValue: value) }
  func JSONEncode() throws -> Any { text }
}

private struct Login: JSONEncodable, JSONConstructible {
  let token: Token
  let other: Token?
  let tokens: [Token]

  init(JSONDictionary json: JSONObject) throws {
    token = try json.value(key: "token")
    other = try json.valueIfPresent(key: "other")
    tokens = try json.value(key: "tokens", default: [])
  }
}

private struct Gauge: JSONMappable {
  var level = Double.nan
  var most = Double.infinity
}

private enum Parcel: JSONUnion {
  case any(AnyJSON)
  static let discriminator = JSONDiscriminator(key: "kind", payload: .nested(key: "value"))

  init(JSONDictionary json: JSONObject) throws {
    self = .any(try json.value(key: "value"))
  }
}

private struct Tagged: JSONEncodable, JSONConstructible {
  let value: AnyJSON

  init(JSONDictionary json: JSONObject) throws { value = try json.value(key: "value") }
}

/// Elements that have no place without those before them.
private struct Pairing: JSONCodable {
  var name = ""
  var second = 2
  var third = 3
  var one = 4
  var other = 4

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&second, keyPath: "pair[1]")
    try json.restore(&third, keyPath: "pair[2].value")
    try json.restore(&one, keyPath: "shared[0]")
    try json.restore(&other, keyPath: "shared[0]")
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = ["pair": [0]]
    try json.archive(name, key: "name")
    try json.archive(second, keyPath: "pair[1]")
    try json.archive(third, keyPath: "pair[2].value")
    try json.archive(one, keyPath: "shared[0]")
    try json.archive(other, keyPath: "shared[0]")
    return json
  }
}
