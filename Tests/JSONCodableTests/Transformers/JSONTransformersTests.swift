import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Transformers have names, and read every spelling of a feed", .everyEngine)
struct JSONTransformersTests {
  @Test func `a transformer has a name`() {
    typealias Ready = JSONTransformers
    let names = [
      (Ready.stringToURL.name, "stringToURL"), (Ready.stringToDate.name, "stringToDate"),
      (Ready.secondsToDate.name, "secondsToDate"),
      (Ready.millisecondsToDate.name, "millisecondsToDate"),
      (Ready.base64ToData.name, "base64ToData"), (Ready.stringToUUID.name, "stringToUUID"),
      (Ready.stringToDecimal.name, "stringToDecimal"), (Ready.stringToInt.name, "stringToInt"),
      (Ready.stringToDouble.name, "stringToDouble"),
      (Ready.date(format: "yyyy").name, #"date(format: "yyyy")"#),
      (Ready.numberOrStringToInt.name, "numberOrStringToInt"),
      (Ready.numberOrStringToDouble.name, "numberOrStringToDouble"),
      (Ready.numberOrStringToDecimal.name, "numberOrStringToDecimal"),
      (
        Ready.numberOrStringToInt(writing: .string).name,
        "numberOrStringToInt(writing: .string)"
      ),
      (Ready.secondsOrStringToDate.name, "secondsOrStringToDate"),
      (Ready.millisecondsOrStringToDate.name, "millisecondsOrStringToDate"),
      (Ready.iso8601ToDate.name, "iso8601ToDate"),
      (Ready.iso8601ToDate(timeZone: .gmt).name, #"iso8601ToDate(timeZone: "GMT")"#),
      (Ready.unescapedStringToURL.name, "unescapedStringToURL"),
    ]
    for (name, expected) in names { #expect(name == expected) }
    let own = JSONTransformer<Int, Int>(decoding: { $0 }, encoding: { $0 })
    #expect(own.name == nil)
    #expect(JSONTransformer<Int, Int>("own", decoding: { $0 }, encoding: { $0 }).name == "own")
  }

  @Test func `copies of a transformer are the same, and no others`() {
    let first = JSONTransformers.stringToURL
    let copy = first
    #expect(first.identity == copy.identity)
    #expect(first.identity == JSONTransformers.stringToURL.identity)
    #expect(first.identity.hashValue == copy.identity.hashValue)
    #expect(first.identity != JSONTransformers.stringToUUID.identity)
    #expect(first.identity != JSONTransformers.unescapedStringToURL.identity)
  }

  // MARK: - Refusals

  /// Two numbers by a transformer that takes even ones only.
  private struct EvenNumbers: JSONMappable {
    static let even = JSONTransformer<Int, Int>(
      "even", decoding: { $0.isMultiple(of: 2) ? $0 : nil },
      encoding: { $0.isMultiple(of: 2) ? $0 : nil })
    static let unnamed = JSONTransformer<Int, Int>(
      decoding: { $0.isMultiple(of: 2) ? $0 : nil }, encoding: { $0.isMultiple(of: 2) ? $0 : nil })
    var one = 0
    var others: [Int] = []
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&one, key: "one", transformer: Self.even)
      try json.map(&others, key: "others", transformer: Self.unnamed)
    }
  }

  @Test(arguments: [
    (#"{"one":3}"#, "number 3, expected Int that the transformer even takes at $.one"),
    (#"{"others":[2,5]}"#, "number 5, expected Int that its transformer takes at $.others[1]"),
    // Not of the type that the transformer takes: it is not asked.
    (#"{"one":"3"}"#, #"string "3", expected Int at $.one"#),
  ])
  func `a value of the right type is refused by the name of its transformer`(
    text: String, refusal: String
  ) {
    let error = #expect(throws: JSONDecodingError.self) { try EvenNumbers(JSONString: text) }
    #expect(error?.description == "wrong type: \(refusal)")
  }

  @Test func `what a transformer writes nothing for is refused by its name`() {
    let one = #expect(throws: JSONEncodingError.self) { try EvenNumbers(one: 3).JSONString() }
    let type = "unsupported type Int, for which"
    #expect(one?.description == "\(type) the transformer even returns nil at $.one")
    let others = #expect(throws: JSONEncodingError.self) {
      try EvenNumbers(others: [2, 5]).JSONEncode()
    }
    #expect(others?.description == "\(type) its transformer returns nil at $.others[1]")
  }

  // MARK: - Dates

  struct Spelling: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Seconds since 2020-03-16T19:45:00Z; nil for a text that is refused.
    let seconds: Double?
    init(_ text: String, _ seconds: Double?) {
      testDescription = text
      self.seconds = seconds
    }
  }

  static let spellings = [
    Spelling("2020-03-16T19:45:13Z", 13), Spelling("2020-03-16T19:45:13z", 13),
    Spelling("2020-03-16T20:45:13+01:00", 13), Spelling("2020-03-16T20:45:13+0100", 13),
    Spelling("2020-03-16T20:45:13+01", 13), Spelling("2020-03-16T15:15:13-0430", 13),
    Spelling("2020-03-16T19:45:13", 13), Spelling("2020-03-16 19:45:13", 13),
    Spelling("2020-03-16 20:45:13 +0100", nil), Spelling("2020-03-16t19:45:13.25Z", 13.25),
    Spelling("2020-03-16T19:45:13,25", 13.25), Spelling("2020-03-16T19:45:13.250+0000", 13.25),
    Spelling("20200316T194513Z", 13), Spelling("20200316T204513.5+0100", 13.5),
    Spelling("20200316 194513", 13), Spelling("2020-03-16T19:45Z", 0),
    Spelling("2020-03-16T1945", 0), Spelling("2020-03-16T19:45.5Z", nil),
    Spelling("2020-03-16T1945,5", nil), Spelling("20200316T1945+00", 0),
    Spelling("2020-03-16", -71_100), Spelling("20200316", -71_100),
    Spelling("", nil), Spelling("2020", nil), Spelling("2020-0316", nil),
    Spelling("202003-16", nil), Spelling("2020-02-30", nil), Spelling("2020-13-01", nil),
    Spelling("2020-03-16T", nil), Spelling("2020-03-16T24:00:00Z", nil),
    Spelling("2020-03-16T19", nil), Spelling("2020-03-16T19:45:", nil),
    Spelling("2020-03-16T19:45:13.", nil), Spelling("2020-03-16T19:45:13.Z", nil),
    Spelling("2020-03-16T19:45:13+", nil), Spelling("2020-03-16T19:45:13+1", nil),
    Spelling("2020-03-16T19:45:13+01:", nil), Spelling("2020-03-16T19:45:13Zx", nil),
    Spelling("2020-03-16T15:45:13-04", 13), Spelling("2020-03-16T15:45:13-0400", 13),
    Spelling("2020-03-16T19:60:00Z", nil), Spelling("2020-03-16T19:45:60Z", nil),
    Spelling("2020-03-16T1960", nil), Spelling("2020-03-16T194560Z", nil),
    Spelling("2020-03-16T19:45:13+24:00", nil), Spelling("2020-03-16T19:45:13+24", nil),
    Spelling("2020-03-16T19:45:13+01:60", nil), Spelling("2020-03-16T19:45:13+0160", nil),
    Spelling("2020-03-17T19:44:13+23:59", 13), Spelling("2020-04-31", nil),
    Spelling("2020-11-31", nil), Spelling("20201131", nil), Spelling("2021-02-29", nil),
    Spelling("2020-02-29", -1_453_500),
    Spelling("2020-03-16x", nil), Spelling(" 2020-03-16", nil), Spelling("2020-03-16 ", nil),
  ]

  @Test func `whole milliseconds of 2005 to 2037 come back, others may have a fraction`() throws {
    func written(_ milliseconds: Double) throws -> Double? {
      var json: JSONObject = ["at": milliseconds]
      let date = try json.value(key: "at", transformer: JSONTransformers.millisecondsToDate)
      try json.archive(date, key: "at", transformer: JSONTransformers.millisecondsToDate)
      return json["at"] as? Double
    }
    // From the start of the one to the end of the other, at steps that share no factor with a second.
    for milliseconds in stride(from: 1_104_537_600_000.0, to: 2_145_916_800_000, by: 52_428_803) {
      #expect(try written(milliseconds) == milliseconds)
    }
    #expect(try written(1_104_537_600_001) == 1_104_537_600_001)
    #expect(try written(2_145_916_799_999) == 2_145_916_799_999)
    #expect(try written(5) == 4.999995231628418)
  }

  private static let start = Date(timeIntervalSince1970: 1_584_387_900)

  @Test(arguments: spellings)
  func `a date is read in every spelling of ISO 8601`(_ spelling: Spelling) throws {
    let text = spelling.testDescription
    let json: JSONObject = ["at": text]
    let message = message {
      let date = try json.value(key: "at", transformer: JSONTransformers.iso8601ToDate)
      #expect(date == spelling.seconds.map { Self.start + $0 })
    }
    let refusal = "wrong type: string \"\(text)\", expected Date at $.at"
    #expect(message == (spelling.seconds == nil ? refusal : nil))
  }

  @Test func `a date without a zone is in the zone that is given`() throws {
    let oslo = JSONTransformers.iso8601ToDate(
      timeZone: try #require(TimeZone(identifier: "Europe/Oslo")))
    let texts = [
      "2020-03-16T20:45:13": "2020-03-16T19:45:13Z", "2020-07-16 20:45:13": "2020-07-16T18:45:13Z",
      "2020-03-16T19:45:13Z": "2020-03-16T19:45:13Z", "2020-07-16": "2020-07-15T22:00:00Z",
      // The clock that is put forward does not show this time, and the one put back shows it twice.
      "2020-03-29T02:30:00": "2020-03-29T01:30:00Z",
      "2020-10-25T02:30:00.5": "2020-10-25T01:30:00.5Z",
    ]
    for (text, expected) in texts {
      let json: JSONObject = ["at": text]
      var written: JSONObject = [:]
      try written.archive(
        try json.value(key: "at", transformer: oslo), key: "at", transformer: oslo)
      #expect(written["at"] as? String == expected)
    }
  }

  @Test func `a date has a zone and a language of its format`() throws {
    let oslo = try #require(TimeZone(identifier: "Europe/Oslo"))
    let transformer = JSONTransformers.date(
      format: "d. MMMM yyyy HH:mm", timeZone: oslo, locale: Locale(identifier: "de_DE"))
    let json: JSONObject = ["at": "16. März 2020 20:45"]
    let date = try json.value(key: "at", transformer: transformer)
    #expect(date == Self.start)
    var written: JSONObject = [:]
    try written.archive(date, key: "at", transformer: transformer)
    #expect(written["at"] as? String == "16. März 2020 20:45")
  }

  // MARK: - Numbers

  private struct Feed: JSONCodable, Equatable {
    var count = 0
    var ratio: Double?
    var price: Decimal?
    var at: Date?
    var moment: Date?
    var many: [Int] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&count, key: "count", transformer: JSONTransformers.numberOrStringToInt)
      try json.restore(&ratio, key: "ratio", transformer: JSONTransformers.numberOrStringToDouble)
      try json.restore(&price, key: "price", transformer: JSONTransformers.numberOrStringToDecimal)
      try json.restore(&at, key: "at", transformer: JSONTransformers.secondsOrStringToDate)
      try json.restore(
        &moment, keyPath: "deep.moment", transformer: JSONTransformers.millisecondsOrStringToDate)
      try json.restore(&many, key: "many", transformer: JSONTransformers.numberOrStringToInt)
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = [:]
      try json.archive(count, key: "count", transformer: JSONTransformers.numberOrStringToInt)
      try json.archive(ratio, key: "ratio", transformer: JSONTransformers.numberOrStringToDouble)
      try json.archive(price, key: "price", transformer: JSONTransformers.numberOrStringToDecimal)
      try json.archive(at, key: "at", transformer: JSONTransformers.secondsOrStringToDate)
      try json.archive(
        moment, keyPath: "deep.moment", transformer: JSONTransformers.millisecondsOrStringToDate)
      try json.archive(many, key: "many", transformer: JSONTransformers.numberOrStringToInt)
      return json
    }
  }

  private static let feed = Feed(
    count: 7, ratio: 1.5, price: 2.25, at: Date(timeIntervalSince1970: 5.5),
    moment: Date(timeIntervalSince1970: 5.5), many: [1, 2])

  @Test func `numbers and their texts are read, and numbers are written`() throws {
    let numbers =
      #"{"at":5.5,"count":7,"deep":{"moment":5500},"many":[1,2],"price":2.25,"ratio":1.5}"#
    let texts =
      #"{"at":"5.5","count":"7","deep":{"moment":"5500"},"many":["1",2],"price":"2.25","#
      + #""ratio":"1.5"}"#
    #expect(try Feed(JSONString: numbers) == Self.feed)
    #expect(try Feed(JSONString: texts) == Self.feed)
    #expect(try Self.feed.JSONString(options: .sortedKeys) == numbers)
    #expect(try Feed(JSONString: #"{"ratio":null,"count":null}"#) == Feed())
  }

  @Test func `numbers are written as texts where this is asked for`() throws {
    var json: JSONObject = [:]
    let int = JSONTransformers.numberOrStringToInt(writing: .string)
    let double = JSONTransformers.numberOrStringToDouble(writing: .string)
    let decimal = JSONTransformers.numberOrStringToDecimal(writing: .string)
    try json.archive(-7, key: "a", transformer: int)
    try json.archive(0.1, key: "b", transformer: double)
    try json.archive(Decimal(string: "1.50"), key: "c", transformer: decimal)
    try json.archive([1, 2], key: "d", transformer: int)
    #expect(
      try json.JSONString(options: .sortedKeys) == #"{"a":"-7","b":"0.1","c":"1.5","d":["1","2"]}"#)
    #expect(try json.value(key: "a", transformer: int) == -7)
    #expect(try json.value(key: "b", transformer: double) == 0.1)
    #expect(try json.value(key: "c", transformer: decimal) == 1.5)
    #expect(
      message { try json.archive(Double.nan, key: "e", transformer: double) }
        == "unsupported type Double, for which the transformer numberOrStringToDouble(writing: .string) returns nil at $.e"
    )
    #expect(
      message { try json.archive(Decimal.nan, key: "e", transformer: decimal) }
        == "unsupported type Decimal, for which the transformer numberOrStringToDecimal(writing: .string) returns nil at $.e"
    )
    #expect(
      message {
        try json.archive(
          Double.nan, key: "e", transformer: JSONTransformers.numberOrStringToDouble)
      } == "non-finite number nan at $.e")
  }

  @Test(arguments: [
    (#"{"count":"x"}"#, #"wrong type: string "x", expected Int at $.count"#),
    (#"{"count":" 7"}"#, #"wrong type: string " 7", expected Int at $.count"#),
    (#"{"count":"1.5"}"#, #"wrong type: string "1.5", expected Int at $.count"#),
    (#"{"count":1.5}"#, "wrong type: number 1.5, expected Int at $.count"),
    (#"{"count":true}"#, "wrong type: boolean true, expected Int at $.count"),
    (
      #"{"count":"9223372036854775808"}"#,
      "out of range: 9223372036854775808, expected Int at $.count"
    ),
    (#"{"ratio":"nan"}"#, #"wrong type: string "nan", expected Double at $.ratio"#),
    (#"{"price":[1]}"#, "wrong type: array, expected Decimal at $.price"),
    (#"{"at":"soon"}"#, #"wrong type: string "soon", expected Double at $.at"#),
    (#"{"many":[1,"x"]}"#, #"wrong type: string "x", expected Int at $.many[1]"#),
  ])
  func `what is neither a number nor its text is refused`(_ text: String, _ refusal: String) {
    #expect(message { _ = try Feed(JSONString: text) } == refusal)
  }

  // MARK: - URLs

  @Test(arguments: [
    ("https://a.b/q=a^b", "https://a.b/q=a%5Eb"), ("https://a.b/c d|e", "https://a.b/c%20d%7Ce"),
    ("https://a.b/ä?ö=ü", "https://a.b/%C3%A4?%C3%B6=%C3%BC"),
    ("https://a.b/%20", "https://a.b/%20"),
    ("https://a.b/c#d", "https://a.b/c#d"), ("https://a.b/5% off", "https://a.b/5%25%20off"),
    ("https://a.b/%20 ", "https://a.b/%2520%20"),
  ])
  func `a URL is escaped where it must be`(_ text: String, _ escaped: String) throws {
    let json: JSONObject = ["link": text]
    let url = try json.value(key: "link", transformer: JSONTransformers.unescapedStringToURL)
    #expect(url.absoluteString == escaped)
    var written: JSONObject = [:]
    try written.archive(url, key: "link", transformer: JSONTransformers.unescapedStringToURL)
    #expect(written["link"] as? String == escaped)
  }

  private static let long = "https://example.com/" + String(repeating: "long/", count: 20)

  @Test(arguments: [
    ("a b", #"string "a b", invalid at " ""#),
    ("https://a.b/q=a^b", #"string "https://a.b/q=a^b", invalid at "^""#),
    ("https://a.b/%20%zz", #"string "https://a.b/%20%zz", invalid at "%""#),
    ("https://a.b/%", #"string "https://a.b/%", invalid at "%""#),
    ("https://a.b/x#y#z", ##"string "https://a.b/x#y#z", invalid at "#""##),
    ("https://a.b/ü", #"string "https://a.b/ü", invalid at "ü""#),
    ("http://a b.c/", #"string "http://a b.c/", invalid at " ""#),
    (
      long + "?q=a^b&c",
      #"string "…\#(String(repeating: "/long", count: 7))/?q=a^b&c", invalid at "^""#
    ),
    (
      long + "a^b" + long,
      #"string "…ong\#(String(repeating: "/long", count: 7))/a^bhttps://example.co…", invalid at "^""#
    ),
    ("", #"string """#), ("http://[::1", #"string "http://[::1""#),
  ])
  func `a text that is not a URL is shown with the character at fault`(
    _ text: String, _ found: String
  ) {
    let message = "wrong type: \(found), expected URL at $.link"
    let json: JSONObject = ["link": text]
    #expect(JSONCodableTests.message { _ = try json.value(URL.self, key: "link") } == message)
    #expect(
      JSONCodableTests.message {
        _ = try json.value(key: "link", transformer: JSONTransformers.stringToURL)
      } == message)
  }
}
