import Engines
import Foundation
import JSONCodable
import Randomness
import Testing

@Suite("archive writes what restore reads", .everyEngine)
struct ArchiveTests {
  @Test func `archive leaves the key of nil out, also where it was`() throws {
    var json: JSONObject = ["a": 1]
    try json.archive(nil, key: "a")
    try json.archive(Int?.none, key: "b")
    try json.archive(Int??.some(.none) as Any?, key: "c")
    #expect(json.isEmpty)
  }

  @Test func `archive writes any value of the encoding rules`() throws {
    var json: JSONObject = [:]
    try json.archive(5, key: "int")
    try json.archive(Direction.left, key: "enum")
    try json.archive([Box(1)], key: "boxes")
    try json.archive(Optional("x"), key: "optional")
    #expect(
      try json.JSONString(options: .sortedKeys)
        == #"{"boxes":[{"value":1}],"enum":"left","int":5,"optional":"x"}"#)
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let before: String
    let path: String
    let value: Int?
    let after: String
    var testDescription: String { "\(path) in \(before)" }
  }

  static let ways = [
    Way(before: "{}", path: "a.b.c", value: 1, after: #"{"a":{"b":{"c":1}}}"#),
    Way(before: #"{"a":{"x":0}}"#, path: "a.b", value: 1, after: #"{"a":{"b":1,"x":0}}"#),
    Way(before: #"{"a":null}"#, path: "a.b", value: 1, after: #"{"a":{"b":1}}"#),
    Way(before: "{}", path: "a[0].b", value: 1, after: #"{"a":[{"b":1}]}"#),
    Way(before: #"{"a":[1,2]}"#, path: "a[1]", value: 5, after: #"{"a":[1,5]}"#),
    Way(before: #"{"a":[1,2]}"#, path: "a[2]", value: 5, after: #"{"a":[1,2,5]}"#),
    Way(before: #"{"a":[1,2]}"#, path: "a[0]", value: nil, after: #"{"a":[null,2]}"#),
    Way(before: "{}", path: "a.b.c", value: nil, after: "{}"),
    Way(before: #"{"a":{"b":1}}"#, path: "a.b", value: nil, after: #"{"a":{}}"#),
    Way(before: "{}", path: #"["a.b"]"#, value: 1, after: #"{"a.b":1}"#),
    Way(before: #"{"a":null}"#, path: "a.b", value: nil, after: #"{"a":null}"#),
    Way(before: #"{"a":[1]}"#, path: "a[1].b", value: 5, after: #"{"a":[1,{"b":5}]}"#),
    Way(before: #"{"a":[1]}"#, path: "a[1]", value: nil, after: #"{"a":[1,null]}"#),
    Way(before: #"{"a":[1]}"#, path: "a[1].b", value: nil, after: #"{"a":[1,null]}"#),
    Way(before: #"{"a":[{"b":1},2]}"#, path: "a[0].b", value: nil, after: #"{"a":[{},2]}"#),
    Way(before: #"{"a":[null]}"#, path: "a[0].b", value: 1, after: #"{"a":[{"b":1}]}"#),
    Way(before: #"{"a":[[1]]}"#, path: "a[0][1][0]", value: 2, after: #"{"a":[[1,[2]]]}"#),
  ]

  @Test(arguments: ways)
  func `archive makes the objects along a key path`(_ way: Way) throws {
    var json = try JSONObject(JSONString: way.before)
    try json.archive(way.value, keyPath: way.path)
    #expect(try json.JSONString(options: .sortedKeys) == way.after)
  }

  @Test(arguments: ways)
  func `archive makes the objects along a key path also in any JSON`(_ way: Way) throws {
    var json: JSONObject = ["any": try AnyJSON(JSONString: way.before)]
    try json.archive(
      way.value, keyPath: way.path.hasPrefix("[") ? "any" + way.path : "any." + way.path)
    #expect(try json.JSONString(options: .sortedKeys) == #"{"any":\#(way.after)}"#)
  }

  @Test func `archive along a key path through another value is an error and changes nothing`()
    throws
  {
    var json: JSONObject = ["a": "text", "b": [1]]
    let errors = [
      message { try json.archive(1, keyPath: "a.b") },
      message { try json.archive(1, keyPath: "b.c.d") },
      message { try json.archive(1, keyPath: "b[2]") },
      message { try json.archive(1, keyPath: "a..b") },
      message { try json.archive((1, 2), keyPath: "c.d") },
      message { try json.archive(1, keyPath: "b[0].c") },
      message { try json.archive(1, keyPath: "b[1][0].c[2]") },
      message { try json.archive(1, keyPath: "c.d[1].e") },
      message { try json.archive(nil, keyPath: "b.c") },
      message { try json.archive(1, keyPath: "[0].c") },
      message { try json.archive(1, keyPath: "$") },
      message { try json.archive(1, keyPath: "") },
    ]
    #expect(
      errors == [
        #"wrong type: string "text", expected [String: Any] at $.a"#,
        "wrong type: array, expected [String: Any] at $.b",
        "wrong type: array of length 1, expected length 2 or more at $.b",
        #"invalid key path "a..b", expected names, indices and dots at $"#,
        "unsupported type (Int, Int) at $.c.d",
        "wrong type: number 1, expected [String: Any] at $.b[0]",
        "wrong type: array of length 0, expected length 2 or more at $.b[1][0].c",
        "wrong type: array of length 0, expected length 1 or more at $.c.d",
        "wrong type: array, expected [String: Any] at $.b",
        "wrong type: object, expected [Any] at $",
        #"invalid key path "$", expected names, indices and dots at $"#,
        #"invalid key path "", expected names, indices and dots at $"#,
      ])
    #expect(json as NSDictionary == ["a": "text", "b": [1]])
    #expect(json["b"].map { type(of: $0) == [Int].self } == true)
  }
}

@Suite("A transformer works both ways")
struct TransformerTests {
  /// A transformer, and a value with its JSON.
  static let url = URL(string: "http://a.b/c")

  @Test func `the ready-made transformers go out and in`() throws {
    try check(JSONTransformers.stringToURL, #require(Self.url), "http://a.b/c", refused: "")
    try check(
      JSONTransformers.stringToDate, Date(timeIntervalSince1970: 0), "1970-01-01T00:00:00Z",
      refused: "1970-02-30T00:00:00Z")
    try check(JSONTransformers.secondsToDate, Date(timeIntervalSince1970: 1.5), 1.5, refused: nil)
    try check(
      JSONTransformers.millisecondsToDate, Date(timeIntervalSince1970: 1.5), 1500.0, refused: nil)
    try check(JSONTransformers.base64ToData, Data([1, 2]), "AQI=", refused: "*")
    let uuid = UUID()
    try check(JSONTransformers.stringToUUID, uuid, uuid.uuidString, refused: "x")
    try check(
      JSONTransformers.stringToDecimal, #require(Decimal(string: "1.10")), "1.1", refused: "1.1x")
    try check(JSONTransformers.stringToInt, -5, "-5", refused: "5.5")
    try check(JSONTransformers.stringToDouble, 0.1, "0.1", refused: "inf")
    try check(
      JSONTransformers.date(format: "yyyy-MM-dd"), Date(timeIntervalSince1970: 86_400),
      "1970-01-02", refused: "1970-02-30")
  }

  private func check<E: Equatable & JSONRestorable, D: Equatable>(
    _ transformer: JSONTransformer<E, D>, _ value: D, _ encoded: E, refused: E?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var json: JSONObject = [:]
    try json.archive(value, key: "one", transformer: transformer)
    try json.archive([value], key: "many", transformer: transformer)
    try json.archive(value, keyPath: "deep.one", transformer: transformer)
    try json.archive(D?.none, key: "none", transformer: transformer)
    #expect(json["one"] as? E == encoded, sourceLocation: sourceLocation)
    #expect(json["none"] == nil, sourceLocation: sourceLocation)
    var many: [D] = []
    try json.restore(&many, key: "many", transformer: transformer)
    #expect(many == [value], sourceLocation: sourceLocation)
    #expect(
      try json.value(keyPath: "deep.one", transformer: transformer) == value,
      sourceLocation: sourceLocation)
    #expect(
      try json.valueIfPresent(key: "none", transformer: transformer) == nil,
      sourceLocation: sourceLocation)
    guard let refused else { return }
    var one = value
    let error = message {
      try (["one": refused] as JSONObject).restore(&one, key: "one", transformer: transformer)
    }
    #expect(
      error == "wrong type: string \"\(refused)\", expected \(D.self) at $.one",
      sourceLocation: sourceLocation)
  }

  /// Holds hashable values of any type, which a transformer takes.
  private struct Hashables: JSONEncodable {
    var one: AnyHashable = 5
    var many: [AnyHashable?] = [6, nil, [7]]

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      JSONPropertyTransform(JSONTransformers.stringToInt)
    }
  }

  @Test func `what stands in a hashable value of any type is transformed`() throws {
    let json = try Hashables().JSONDictionary()
    #expect(try AnyJSON(json) == ["one": "5", "many": ["6", nil, ["7"]]])
    #expect(try AnyJSON(JSONString: Hashables().JSONString()) == AnyJSON(json))
    #expect(
      message { _ = try Hashables(one: "5").JSONString() }
        == "unsupported type String, expected Int, or an optional or a collection of it at $.one")
  }

  @Test func `what a transformer refuses to write is an error`() {
    let never = JSONTransformer<String, Int>(decoding: { _ in nil }, encoding: { _ in nil })
    var json: JSONObject = [:]
    let refusal = "unsupported type Int, for which its transformer returns nil"
    #expect(message { try json.archive(5, key: "a", transformer: never) } == "\(refusal) at $.a")
    #expect(
      message { try json.archive([5], key: "a", transformer: never) } == "\(refusal) at $.a[0]")
  }

  @Test func `an error of a transformer keeps its identity`() {
    struct OwnError: Error {}
    let thrower = JSONTransformer<String, Int>(
      decoding: { _ in throw OwnError() }, encoding: { _ in throw OwnError() })
    var json: JSONObject = ["a": "x"]
    var value = 0
    #expect(
      message { try json.restore(&value, key: "a", transformer: thrower) } == "OwnError() at $.a")
    #expect(message { try json.archive(5, key: "b", transformer: thrower) } == "OwnError() at $.b")
  }

  @Test func `a transformer that is made for one object is freed with it`() throws {
    final class Owner: Sendable {}
    weak var freed: Owner?
    func map() throws {
      let owner = Owner()
      freed = owner
      let own = JSONTransformer<String, Int>(
        decoding: { withExtendedLifetime(owner) { [text = $0] in Int(text) } },
        encoding: { withExtendedLifetime(owner) { [value = $0] in "\(value)" } })
      var json: JSONObject = ["a": "1", "b": ["2"]]
      var (one, two, three) = (0, Int?.none, [Int]())
      for _ in 0..<2 {
        try json.restore(&one, key: "a", transformer: own)
        try json.restore(&two, key: "a", transformer: own)
        try json.restore(&three, key: "b", transformer: own)
        #expect((one, two) == (1, 1))
        #expect(try json.value(key: "a", transformer: own) + three[0] == 3)
        try json.archive(one, key: "c", transformer: own)
        try json.archive(three, keyPath: "d.e", transformer: own)
        #expect(json["c"] as? String == "1")
      }
      #expect(freed != nil)
    }
    try map()
    #expect(freed == nil)
  }

  @Test func `threads use one transformer for several types at once`() {
    let own = JSONTransformer<String, Int>(decoding: { Int($0) }, encoding: { "\($0)" })
    let text = #"{"a":"1","b":["2","3"],"c":{"d":["4"]}}"#
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      do {
        let json = try JSONObject(JSONString: text)
        let one: Int? = try json.value(key: "a", transformer: own)
        let two: [Int] = try json.value(key: "b", transformer: own)
        let three: [String: [Int?]] = try json.value(key: "c", transformer: own)
        var written = JSONObject()
        try written.archive(one, key: "a", transformer: own)
        try written.archive(two, key: "b", transformer: own)
        try written.archive(three, key: "c", transformer: own)
        #expect(try written.JSONString(options: .sortedKeys) == text)
      } catch {
        Issue.record(error)
      }
    }
  }

  struct DateText: Sendable, CustomTestStringConvertible {
    let text: String
    let seconds: Double?
    var testDescription: String { text }
  }

  static let dates = [
    DateText(text: "2001-01-01T00:00:00Z", seconds: 0),
    DateText(text: "2001-01-01t00:00:00.5z", seconds: 0.5),
    DateText(text: "2001-01-01T01:30:00+01:30", seconds: 0),
    DateText(text: "2000-12-31T23:00:00-01:00", seconds: 0),
    DateText(text: "2000-02-29T00:00:00Z", seconds: -26_524_800),
    DateText(text: "1900-02-29T00:00:00Z", seconds: nil),
    DateText(text: "0001-01-01T00:00:00Z", seconds: -63_113_904_000),
    DateText(text: "0000-01-01T00:00:00Z", seconds: -63_145_526_400),
    DateText(text: "0000-02-29T00:00:00Z", seconds: -63_140_428_800),
    DateText(text: "9999-12-31T23:59:59Z", seconds: 252_423_993_599),
    DateText(text: "2001-01-01T00:00:00+00:60", seconds: nil),
    DateText(text: "2001-01-01T00:00:00+24:00", seconds: nil),
    DateText(text: "2000-12-31T23:59:60Z", seconds: nil),
    DateText(text: "2000-12-31T23:59:59.99Z", seconds: -0.01),
    DateText(text: "2001-04-31T00:00:00Z", seconds: nil),
    DateText(text: "2001-06-31T00:00:00Z", seconds: nil),
    DateText(text: "2001-09-31T00:00:00Z", seconds: nil),
    DateText(text: "2001-11-31T00:00:00Z", seconds: nil),
    DateText(text: "2001-13-01T00:00:00Z", seconds: nil),
    DateText(text: "2001-01-01T24:00:00Z", seconds: nil),
    DateText(text: "2001-01-01T00:60:00Z", seconds: nil),
    DateText(text: "2001-01-01T00:00:00", seconds: nil),
    DateText(text: "2001-01-01 00:00:00Z", seconds: nil),
    DateText(text: "2001-01-01T00:00:00.Z", seconds: nil),
    DateText(text: "2001-01-01T00:00:00Zx", seconds: nil),
    DateText(text: "2001-1-01T00:00:00Z", seconds: nil),
    DateText(text: "", seconds: nil),
  ]

  @Test(arguments: dates)
  func `RFC 3339 dates are read to the letter`(_ date: DateText) throws {
    let read = message {
      _ = try (["d": date.text] as JSONObject).value(
        key: "d", transformer: JSONTransformers.stringToDate)
    }
    #expect((read == nil) == (date.seconds != nil))
    if let seconds = date.seconds {
      let value = try (["d": date.text] as JSONObject).value(
        key: "d", transformer: JSONTransformers.stringToDate)
      #expect(value.timeIntervalSinceReferenceDate == seconds)
    }
  }

  /// Seconds since 2001, and the text.
  static let texts: [(seconds: Double, text: String)] = [
    (0.1, "2001-01-01T00:00:00.1Z"), (-0.1, "2000-12-31T23:59:59.9Z"),
    (-1, "2000-12-31T23:59:59Z"), (-1.5, "2000-12-31T23:59:58.5Z"),
    (1.2345678901234568e-5, "2001-01-01T00:00:00.000012345678901234568Z"),
    (1e-20, "2001-01-01T00:00:00.00000000000000000001Z"),
    (-1e-20, "2000-12-31T23:59:59.99999999999999999999Z"),
    (606_082_512.25, "2020-03-16T20:15:12.25Z"),
    (-63_113_904_000, "0001-01-01T00:00:00Z"),
    (-63_114_076_800, "0000-12-30T00:00:00Z"),
    (-63_145_526_400, "0000-01-01T00:00:00Z"),
    (-63_140_342_400.5, "0000-02-29T23:59:59.5Z"),
    (252_423_993_599.5, "9999-12-31T23:59:59.5Z"),
  ]

  @Test(arguments: texts)
  func `a date is written with as many digits as it needs`(seconds: Double, text: String) throws {
    var json: JSONObject = [:]
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for transformer in [JSONTransformers.stringToDate, JSONTransformers.iso8601ToDate] {
      try json.archive(date, key: "d", transformer: transformer)
      #expect(json["d"] as? String == text)
      let again = try json.value(key: "d", transformer: transformer)
      #expect(again.timeIntervalSinceReferenceDate.bitPattern == seconds.bitPattern)
    }
  }

  @Test(arguments: [-63_145_526_400.5, 252_423_993_600, .infinity, .nan])
  func `a date outside the years 0 to 9999 is refused`(seconds: Double) {
    var json: JSONObject = [:]
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(
      message { try json.archive(date, key: "d", transformer: JSONTransformers.stringToDate) }
        == "unsupported type Date, for which the transformer stringToDate returns nil at $.d")
  }

  @Test func `dates near the start of 2001 come back bit for bit`() throws {
    var generator = SplitMix64(seed: 16)
    var json: JSONObject = [:]
    for _ in 0..<5_000 {
      let seconds = Double.random(in: -2...2, using: &generator)
      let exponent = -Int.random(in: 0...120, using: &generator)
      let date = Date(
        timeIntervalSinceReferenceDate: Double(
          sign: .plus, exponent: exponent, significand: seconds))
      try json.archive(date, key: "d", transformer: JSONTransformers.stringToDate)
      let again = try json.value(key: "d", transformer: JSONTransformers.stringToDate)
      #expect(again == date, "\(date.timeIntervalSinceReferenceDate)")
    }
  }

  @Test func `a number that JSON does not have is not written as its text`() {
    var json: JSONObject = [:]
    #expect(
      message {
        try json.archive(.infinity, key: "d", transformer: JSONTransformers.stringToDouble)
      }
        == "unsupported type Double, for which the transformer stringToDouble returns nil at $.d")
    #expect(
      message { try json.archive(.nan, key: "d", transformer: JSONTransformers.stringToDecimal) }
        == "unsupported type Decimal, for which the transformer stringToDecimal returns nil at $.d")
    #expect(json.isEmpty)
  }

  @Test func `20,000 random dates come back bit for bit`() throws {
    var generator = SplitMix64(seed: 5)
    var json: JSONObject = [:]
    for _ in 0..<20_000 {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -6e10...2e11, using: &generator))
      try json.archive(date, key: "d", transformer: JSONTransformers.stringToDate)
      #expect(try json.value(key: "d", transformer: JSONTransformers.stringToDate) == date)
    }
  }
}
