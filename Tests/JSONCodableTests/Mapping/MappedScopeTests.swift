import Foundation
import JSONCodable
import Testing

/// What a context or a lenient reading does is the same by lines, by `JSONMap` and by reflection.
@Suite("Mapped reading in a scope")
struct MappedScopeTests {
  /// An object for each way in which a property can be wrong, missing, null or unknown.
  private static var documents: [JSONObject] {
    let whole: JSONObject = [
      "firstName": "Ada", "age": 36, "score": 1.5, "nick": "A", "tags": ["a", "b"],
      "home": ["streetName": "Main", "number": 1] as JSONObject,
      "others": [["streetName": "Side", "number": 2] as JSONObject, ["number": 3] as JSONObject],
      "counts": ["a": 1, "b": 2],
      "places": ["a": ["streetName": "East", "number": 4] as JSONObject],
    ]
    let wrong: [Any] = [
      "x", true, NSNull(), [1, "x", NSNull()] as [Any],
      ["streetName": 1, "extra": 2] as JSONObject,
      [["number": "x"] as JSONObject, ["extra": NSNull()] as JSONObject], ["a": "x"] as JSONObject,
      ["a": ["number": "x", "extra": 1] as JSONObject, "b": NSNull(), "c": 1] as JSONObject,
      Optional<Int>.none as Any, Optional<String>.some("y") as Any,
    ]
    return [whole, [:], whole.merging(["extra": 1]) { $1 }]
      + whole.keys.sorted().flatMap { key in
        wrong.map { value in whole.merging([key: value]) { $1 } }
          + [whole.filter { $0.key != key }]
      }
  }

  @Test("Read leniently", arguments: documents.indices)
  func leniently(index: Int) throws {
    let document = Self.documents[index]
    let expected = try ByLines.lenient(JSONDictionary: document)
    let byMap = try ByMap.lenient(JSONDictionary: document)
    let byReflection = try ByReflection.lenient(JSONDictionary: document)
    #expect(expected.value == ByLines(byMap.value))
    #expect(expected.value == ByLines(byReflection.value))
    #expect(Self.texts(expected.problems) == Self.texts(byMap.problems))
    #expect(Self.texts(expected.problems) == Self.texts(byReflection.problems))
  }

  @Test("Read with reports of unknown keys", arguments: documents.indices)
  func reporting(index: Int) {
    var context = JSONContext()
    context.options.unknownKeys = .report
    requireSame(Self.documents[index], context)
  }

  @Test("Read with unknown keys refused", arguments: documents.indices)
  func refusing(index: Int) {
    var context = JSONContext()
    context.options.unknownKeys = .refuse
    requireSame(Self.documents[index], context)
  }

  @Test("Read in snake case", arguments: documents.indices)
  func snakeCase(index: Int) {
    var context = JSONContext()
    context.options.keys = .snakeCase
    requireSame(Self.documents[index], context)
    requireSame(JSONObject.inSnakeCase(Self.documents[index]), context)
  }

  private func requireSame(
    _ document: JSONObject, _ context: JSONContext,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = Outcome(ByLines.self, document, context) { $0 }
    let byMap = Outcome(ByMap.self, document, context, ByLines.init)
    let byReflection = Outcome(ByReflection.self, document, context, ByLines.init)
    #expect(expected == byMap, sourceLocation: sourceLocation)
    #expect(expected == byReflection, sourceLocation: sourceLocation)
  }

  private static func texts(_ problems: [JSONDecodingError]) -> [String] {
    problems.map(\.description).map(withoutTypeName).sorted()
  }

  fileprivate static func withoutTypeName(_ text: String) -> String {
    text.replacingOccurrences(of: "PlaceByReflection", with: "Place")
  }

  @Test("A problem in a member of a dictionary has the member's key in its path")
  func memberPath() throws {
    let (value, problems) = try ByReflection.lenient(JSONDictionary: [
      "places": ["a": ["number": "x", "streetName": "East"] as JSONObject] as JSONObject
    ])
    #expect(problems.map { "\($0.path)" } == ["$.places.a.number"])
    #expect(value.places["a"]?.streetName == "East")
  }

  @Test("A problem before an element that has to be opened is recorded once")
  func openedElement() throws {
    let opened: Any = Optional<JSONObject>.some(["number": 3]) as Any
    let (value, problems) = try Quarter.lenient(JSONDictionary: [
      "places": [["number": "x"] as JSONObject, opened, ["streetName": 1] as JSONObject] as [Any]
    ])
    #expect(problems.map { "\($0.path)" } == ["$.places[0].number", "$.places[2].streetName"])
    #expect(value.places.map(\.place.number) == [0, 3, 0])
  }

  // MARK: - Contexts inside

  @Test("A part that runs a context of its own does not change the paths of what follows")
  func innerContext() throws {
    var context = JSONContext()
    let reports = Reports()
    context.report = reports.append
    let rows = try JSONContext.with(context) {
      try Rows(JSONDictionary: [
        "rows": [["id": 1, "x": [1, "a"]], ["id": 2, "x": ["b"]]] as [Any]
      ])
    }
    #expect(rows.rows.map(\.x) == [[1], []])
    #expect(
      reports.texts.map { $0.split(separator: " ").last } == ["$.rows[0].x[1]", "$.rows[1].x[0]"])
  }

  @Test("A key has the style of the outer context again after a property has run its own")
  func innerStyle() throws {
    var context = JSONContext()
    context.options.keys = .snakeCase
    let document: JSONObject = ["first_part": ["partId": 1] as JSONObject, "second_part": "b"]
    let parts = try JSONContext.with(context) { try Parts(JSONDictionary: document) }
    #expect(parts.firstPart.id == 1)
    #expect(parts.secondPart == "b")
  }
}

// MARK: - Models

private struct Place: JSONCodable, Equatable {
  var streetName = ""
  var number = 0
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&streetName, key: "streetName")
    try json.restore(&number, key: "number")
  }
}

private struct PlaceByReflection: JSONMappable, Equatable {
  var streetName = ""
  var number = 0
}

/// A type that refuses an optional, and so gets what is in it.
private struct OpenedPlace: JSONRestorable, JSONEncodable {
  let place: Place

  init(JSONValue: Any) throws {
    if Mirror(reflecting: JSONValue).displayStyle == .optional { _ = try Int(JSONValue: "") }
    place = try Place(JSONValue: JSONValue)
  }
}

private struct Quarter: JSONMappable {
  var places: [OpenedPlace] = []
}

private struct ByLines: JSONCodable, Equatable {
  var firstName = ""
  var age = 0
  var score: Double? = 0.5
  var nick: String?
  var tags: [String] = []
  var home = Place()
  var others: [Place] = []
  var counts: [String: Int] = [:]
  var places: [String: Place] = [:]

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&firstName, key: "firstName")
    try json.restore(&age, key: "age")
    try json.restore(&score, key: "score")
    try json.restore(&nick, key: "nick")
    try json.restore(&tags, key: "tags")
    try json.restore(&home, key: "home")
    try json.restore(&others, key: "others")
    try json.restore(&counts, key: "counts")
    try json.restore(&places, key: "places")
  }
}

private struct ByMap: JSONMappable {
  var value = ByLines()

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&value.firstName, key: "firstName")
    try json.map(&value.age, key: "age")
    try json.map(&value.score, key: "score")
    try json.map(&value.nick, key: "nick")
    try json.map(&value.tags, key: "tags")
    try json.map(&value.home, key: "home")
    try json.map(&value.others, key: "others")
    try json.map(&value.counts, key: "counts")
    try json.map(&value.places, key: "places")
  }
}

private struct ByReflection: JSONMappable {
  var firstName = ""
  var age = 0
  var score: Double? = 0.5
  var nick: String?
  var tags: [String] = []
  var home = PlaceByReflection()
  var others: [PlaceByReflection] = []
  var counts: [String: Int] = [:]
  var places: [String: PlaceByReflection] = [:]
}

extension ByLines {
  fileprivate init(_ other: ByMap) { self = other.value }

  fileprivate init(_ other: ByReflection) {
    func place(_ place: PlaceByReflection) -> Place {
      Place(streetName: place.streetName, number: place.number)
    }
    self.init(
      firstName: other.firstName, age: other.age, score: other.score, nick: other.nick,
      tags: other.tags, home: place(other.home), others: other.others.map(place),
      counts: other.counts, places: other.places.mapValues(place))
  }
}

/// What a reading ends with.
private struct Outcome: Equatable {
  private let value: ByLines?
  private let error: String?
  private let reports: [String]

  init<T: JSONDecodable>(
    _ type: T.Type, _ document: JSONObject, _ context: JSONContext, _ lines: (T) -> ByLines
  ) {
    var context = context
    let reports = Reports()
    context.report = reports.append
    do {
      value = lines(try T(JSONDictionary: document, context: context))
      error = nil
    } catch {
      value = nil
      self.error = MappedScopeTests.withoutTypeName("\(error)")
    }
    self.reports = reports.texts.map(MappedScopeTests.withoutTypeName).sorted()
  }
}

/// Elements that skip what is wrong, and then run a context that reports nothing.
private struct Rows: JSONMappable {
  struct Row: JSONConstructible, JSONEncodable {
    let x: [Int]

    init(JSONDictionary json: JSONObject) throws {
      x = try json.value(key: "x", skipping: .invalid)
      _ = try JSONContext.with(JSONContext()) { try json.value(Int.self, key: "id") }
    }
  }

  var rows: [Row] = []
}

private struct Parts: JSONMappable {
  struct Part: JSONConstructible, JSONEncodable {
    let id: Int

    init(JSONDictionary json: JSONObject) throws {
      id = try JSONContext.with(JSONContext()) { try json.value(key: "partId") }
    }
    init(id: Int) { self.id = id }
  }

  var firstPart = Part(id: 0)
  var secondPart = ""
}

extension JSONObject {
  fileprivate static func inSnakeCase(_ object: JSONObject) -> JSONObject {
    var renamed: JSONObject = [:]
    for (key, value) in object {
      let name = ["firstName": "first_name", "streetName": "street_name"][key] ?? key
      renamed[name] =
        if let inner = value as? JSONObject {
          inSnakeCase(inner)
        } else if let inner = value as? [JSONObject] {
          inner.map(inSnakeCase)
        } else {
          value
        }
    }
    return renamed
  }
}
