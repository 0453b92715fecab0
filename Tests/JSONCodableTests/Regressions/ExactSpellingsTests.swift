import Foundation
import Testing

@testable import JSONCodable

@Suite("A spelling that says something else than what would be read is refused")
struct ExactSpellingsTests {
  private func decoded(
    _ text: String, by transformer: JSONTransformer<String, Date>
  ) throws -> Date {
    try (["date": text] as JSONObject).value(key: "date", transformer: transformer)
  }

  private func encoded(
    _ date: Date, by transformer: JSONTransformer<String, Date>
  ) throws -> String {
    var json: JSONObject = [:]
    try json.archive(date, key: "date", transformer: transformer)
    return try json.value(key: "date")
  }

  private struct Times: JSONCodable, Equatable {
    var time: Date?
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&time, key: "time", transformer: JSONTransformers.iso8601ToDate)
    }
  }

  @Test(arguments: [
    "2020-03-16T19:45.5Z", "2020-03-16T1945,25Z", "20200316T1945.75+01", "2020-03-16T19:45.5",
  ])
  func `a fraction of a minute is no fraction of a second`(_ text: String) {
    #expect(
      refusal { try Times(JSONDictionary: ["time": text]) }
        == "wrong type: string \"\(text)\", expected Date at $.time")
  }

  @Test(arguments: ["2020-03-16T19:45:00.5Z", "20200316T194500,5Z"])
  func `a fraction of a second is one`(_ text: String) throws {
    let date = try #require(try Times(JSONDictionary: ["time": text]).time)
    #expect(date.timeIntervalSince1970 == 1_584_387_900.5)
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "02.05.24"), ("dd.MM.yyyy", "2.5.2024"), ("dd.MM.yyyy", "02/05/2024"),
    ("dd.MM.yyyy", " 02.05.2024"), ("dd.MM.yyyy", "002.05.2024"), ("dd.MM.yyyy", "２.5.2024"),
    ("dd/MM/yyyy", "16/03/20"), ("yyyyMMdd", "2020316"), ("yyyy-MM-dd", "12000-01-01"),
    ("yyyy-MM-dd'T'HH:mm:ss.SSS", "2020-03-16T10:00:00.123456"),
    ("EEE, yyyy-MM-dd", "Mon, 2020-03-17"), ("yyyy-MM-dd", "2023-02-29"),
  ])
  func `a date of another form than that of the format is refused`(_ format: String, _ text: String)
  {
    let transformer = JSONTransformers.date(format: format)
    let problem = "wrong type: string \"\(text)\", expected Date"
    #expect(refusal { try decoded(text, by: transformer) } == "\(problem) at $.date")
    let ofOption = refusal {
      try JSONContext.with(\.options.dates, .format(format)) { try Date(JSONValue: text) }
    }
    #expect(ofOption == "\(problem) as text of the format \"\(format)\" at $")
  }

  @Test(arguments: [
    ("dd.MM.yyyy", "02.05.2024"), ("d.M.yyyy", "2.5.2024"), ("yyyyMMdd", "20240502"),
    ("dd MMM yyyy", "02 MAY 2024"), ("hh:mm a", "01:05 pm"),
    ("yyyy-MM-dd HH:mm:ss Z", "2024-05-02 10:00:00 +0200"),
    ("yyyy-MM-dd'T'HH:mm:ssXXXXX", "2024-05-02T10:00:00+00:00"), ("yyyy 'Zz' MM", "2024 Zz 05"),
    ("EEE, yyyy-MM-dd", "Tue, 2020-03-17"), ("yy", "24"), ("YYYY-'W'ww-e", "2024-W18-5"),
  ])
  func `a date of the form is read, in small letters too`(_ format: String, _ text: String) throws {
    let transformer = JSONTransformers.date(format: format)
    let date = try decoded(text, by: transformer)
    #expect(try decoded(encoded(date, by: transformer), by: transformer) == date)
  }

  @Test func `a date is not written in the year of its week`() throws {
    let german = JSONTransformers.date(
      format: "YYYY-MM-dd", locale: Locale(identifier: "de_DE"))
    for day in ["2022-01-01", "2023-01-01", "2010-01-03", "2020-12-31"] {
      let date = try decoded(day, by: JSONTransformers.date(format: "yyyy-MM-dd"))
      do {
        let text = try encoded(date, by: german)
        #expect(text == day)
      } catch {}
    }
    let date = try decoded("2020-12-29", by: JSONTransformers.date(format: "yyyy-MM-dd"))
    #expect(
      refusal { try encoded(date, by: JSONTransformers.date(format: "YYYY-MM-dd")) }
        == #"unsupported type Date, for which the transformer date(format: "YYYY-MM-dd") returns nil at $.date"#
    )
  }

  @Test func `a finite date in milliseconds is never infinity`() {
    let date = Date(timeIntervalSince1970: 1e306)
    var context = JSONContext()
    context.options.dates = .millisecondsSince1970
    context.options.nonFiniteNumbers = .strings(
      positiveInfinity: "+", negativeInfinity: "-", notANumber: "?")
    #expect(
      refusal { try date.JSONEncode(context: context) }
        == "unsupported type Date, for which the transformer millisecondsToDate returns nil at $")
  }

  @Test func `a name of snake case may have what is no character alone`() {
    for name in [
      "x\u{0600}A\u{0600}c", "aB\u{0301}c", "\u{0600}AbC", "a\u{0600}Bc\u{0600}DE\u{0600}f",
    ] {
      #expect(!SnakeCase.key(for: name).isEmpty)
    }
    #expect(SnakeCase.key(for: "myURLProperty") == "my_url_property")
  }
}

@Suite("A number of one width is never rounded twice")
struct RoundedOnceTests {
  private struct Floats: JSONCodable, Equatable {
    var one: Float = 0, many: [Float] = [], maybe: Float?
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&one, key: "one")
      try json.restore(&many, key: "many")
      try json.restore(&maybe, key: "maybe")
    }
  }

  @Test(arguments: [
    Float(bitPattern: 363_742_205), -Float(bitPattern: 363_742_205), .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, 0.1, 16_777_216,
  ])
  func `a float comes back by each route`(_ number: Float) throws {
    let value = Floats(one: number, many: [number, 1], maybe: number)
    for text in [JSONOptions.TextEngine.own, .foundation] {
      try JSONContext.with(\.options.text, text) {
        let byText = try Floats(JSONString: value.JSONString())
        let byDictionary = try Floats(JSONDictionary: value.JSONDictionary())
        #expect(byText == value && byDictionary == value)
      }
    }
  }

  @Test(arguments: [
    ("-7.0064923216240853e-46", "-70064923216240853e-62"), ("1e-50", "1e-50"), ("1e39", "1e+39"),
  ])
  func `a number that no float is near to is shown with its digits`(_ text: String, _ shown: String)
  {
    let error = #expect(throws: JSONDecodingError.self) {
      try Floats(JSONString: #"{"one":\#(text)}"#)
    }
    #expect(error.map { "\($0)" } == "out of range: \(shown), expected Float at $.one")
  }

  @Test(arguments: [
    "1.0000000596046448", "1.00000005960464477539062500000000000000000000000001",
    "1.00000005960464477539062499999999999999999999999999", "-1.0000000596046448",
    "1.000000059604644775390625", "1.000000178813934326171875", "3.4028235677973366e38",
    "3.40282356779733661637539395458142568447e38", "3.40282356779733661637539395458142568448e38",
    "7.006492321624085e-46", "7.0064923216240853546186479164495e-46", "7.0064923216240854e-46",
    "1e-50",
  ])
  func `a text becomes the float that is nearest to it`(_ text: String) throws {
    let expected = try #require(Float(text))
    let read = { () -> Float? in
      do { return try Floats(JSONString: #"{"one":\#(text)}"#).one } catch { return nil }
    }()
    #expect(read == (expected.isFinite && expected != 0 ? expected : nil), "\(text)")
  }
}

@Suite("A transformer is asked about null where it takes an optional")
struct TransformersOfNullTests {
  private static let empty = JSONTransformer<String?, String>(
    "null for nothing", decoding: { $0 ?? "" }, encoding: { $0.isEmpty ? .some(nil) : .some($0) })
  private static let maybe = JSONTransformer<String, Int?>(
    "a number or none", decoding: { .some(Int($0)) }, encoding: { $0.map(String.init) })

  private struct Empty: JSONMappable, Equatable {
    var text = "default", texts: [String] = []
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&text, key: "text", transformer: TransformersOfNullTests.empty)
      try json.map(&texts, key: "texts", transformer: TransformersOfNullTests.empty)
    }
  }

  private struct Maybe: JSONMappable, Equatable {
    var number: Int? = 5
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number", transformer: TransformersOfNullTests.maybe)
    }
  }

  @Test func `null becomes what the transformer makes of it`() throws {
    let value = Empty(text: "", texts: ["a", ""])
    #expect(try Empty(JSONString: #"{"text":null,"texts":["a",null]}"#) == value)
    let text = try JSONContext.with(\.options.nilValues, .null) { try value.JSONString() }
    #expect(try Empty(JSONString: text) == value)
    var updated = Empty(text: "old", texts: ["b"])
    try updated.update(from: ["text": NSNull()])
    #expect(updated == Empty(text: "", texts: ["b"]))
    #expect(try Empty(JSONString: "{}") == Empty())
  }

  private static let refusing = JSONTransformer<String?, Int?>(
    "a number or nothing", decoding: { $0.map { Int($0) } }, encoding: { $0.map(String.init) })

  @Test func `null clears an optional whose transformer refuses nothing`() throws {
    var number: Int? = 5
    let json: JSONObject = ["number": NSNull(), "text": "7"]
    try json.restore(&number, key: "text", transformer: Self.refusing)
    #expect(number == 7)
    try json.restore(&number, key: "number", transformer: Self.refusing)
    #expect(number == nil)
    #expect(
      refusal {
        try json.restore(&number, key: "number", required: true, transformer: Self.refusing)
      } == "missing value, expected Int at $.number")
  }

  private struct Settings: JSONMappable, Equatable { var volume = 1, name = "x" }

  private struct Holder: JSONMappable, Equatable {
    var settings = Settings()
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(
        &settings, key: "settings",
        transformer: JSONTransformer<JSONObject?, Settings>(
          "settings", decoding: { try Settings(JSONDictionary: $0 ?? ["volume": 3]) },
          encoding: { try $0.JSONDictionary() }))
    }
  }

  @Test func `what a transformer makes of null in an update is made whole`() throws {
    var holder = Holder(settings: Settings(volume: 9, name: "old"))
    try holder.update(from: ["settings": NSNull()])
    #expect(holder.settings == Settings(volume: 3, name: "x"))
  }

  @Test func `null clears an optional that a transformer returns`() throws {
    #expect(try Maybe(JSONString: #"{"number":null}"#).number == nil)
    #expect(try Maybe(JSONString: #"{"number":"7"}"#).number == 7)
    #expect(try Maybe(JSONString: "{}").number == 5)
    var value = Maybe()
    try value.update(from: ["number": NSNull()])
    #expect(value.number == nil)
  }

  private enum Kind: String { case a, b }

  @Test func `a transformer takes raw values, which need no conformance`() throws {
    let one = JSONTransformer<Kind, Int>(
      "place", decoding: { $0 == .a ? 1 : 2 }, encoding: { $0 == 1 ? .a : .b })
    let all = JSONTransformer<[Kind], Int>(
      "count", decoding: \.count, encoding: { Array(repeating: .a, count: $0) })
    let json: JSONObject = ["one": "b", "all": ["a", "b", "a"]]
    #expect(try json.value(Int.self, key: "one", transformer: one) == 2)
    #expect(try json.value(Int.self, key: "all", transformer: all) == 3)
    #expect(
      refusal { try json.value(Int.self, key: "all", transformer: one) }
        == "wrong type: array, expected Kind at $.all")
  }

  private struct Pet: JSONMappable, JSONIdentified, Equatable { var name = "" }

  @Test func `a wrapper with rules of its own takes no transformer, in neither direction`() throws {
    let registry = try JSONTypeRegistry([Pet.self])
    let never = JSONTransformer<String, any JSONIdentified>(
      "never", decoding: { _ in Pet(name: "made") }, encoding: { _ in "written" })
    JSONContext.with(\.types, registry) {
      var pet = PolymorphicValue<any JSONIdentified>(wrappedValue: Pet())
      let json: JSONObject = ["pet": ["_type": "Pet", "name": "x"]]
      #expect(throws: JSONDecodingError.self) {
        try json.restore(&pet, key: "pet", transformer: never)
      }
    }
  }
}

@Suite("Trees and texts that only a program makes, and what classes hold")
struct RareTreesTests {
  @Test func `a text in many optionals is refused, and no end of the process`() {
    var value: Any = 1
    for _ in 0..<20_000 { value = Optional<Any>.some(value) as Any }
    #expect(
      refusal { try String(JSONValue: value) } == "wrong type: number 1, expected String at $")
  }

  private struct Resource: ~Copyable { var number = 3 }

  private final class Holder: JSONMappable {
    var first = 1
    var resource = Resource()
    var second = 2
    required init() {}
    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&first, key: "first")
      resource.number = 108
      try json.map(&second, key: "second")
    }
  }

  @Test func `a class with what cannot be copied is not updated by halves`() throws {
    var holder = Holder()
    let error = #expect(throws: JSONDecodingError.self) {
      try holder.update(from: ["first": 5, "second": "wrong"])
    }
    #expect(
      error.map { "\($0)" }?.contains("property resource cannot be copied") == true)
    #expect(holder.first == 1 && holder.resource.number == 3)
  }

  @Test(arguments: [true, false])
  func `what is no text in UTF-16 or UTF-32 has its place`(_ isBigEndian: Bool) throws {
    func data<Unit: FixedWidthInteger>(_ units: [Unit]) -> Data {
      units.reduce(into: Data()) { data, unit in
        withUnsafeBytes(of: isBigEndian ? unit.bigEndian : unit.littleEndian) {
          data.append(contentsOf: $0)
        }
      }
    }
    func message(_ data: Data) -> String {
      do { return "\(try AnyJSON(JSONData: data))" } catch { return "\(error)" }
    }
    let start = Array("[\n\"é𝄞".utf16), mark: UInt16 = 0xFEFF
    #expect(message(data(start + [0xD800, 0x22])).contains("line 2, column 4"))
    #expect(message(data([mark] + start + [0xDC00, 0x22])).contains("line 2, column 4"))
    #expect(
      message(data([0xFEFF] + "[\n\"é".unicodeScalars.map(\.value) + [0x11_0000])).contains(
        "line 2, column 3"))
    #expect(message(data([mark, mark] + Array("[1]".utf16))).contains("byte order mark"))
    #expect(try AnyJSON(JSONData: data([mark] + Array("[1]".utf16))) == [1])
  }

  @Test func `a number that is too small for any type is no zero by Codable either`() throws {
    let decoder = JSONDecoder()
    #expect(throws: (any Error).self) {
      try decoder.decode([AnyJSON].self, from: Data("[1e-400]".utf8))
    }
    for zero in ["0", "0.0", "0e5", "0e-400", "-0.0"] {
      #expect(try decoder.decode([AnyJSON].self, from: Data("[\(zero)]".utf8)) == [0])
    }
  }
}
