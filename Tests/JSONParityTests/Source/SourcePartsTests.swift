import Foundation
import JSONCodable
import Testing

@testable import JSONParity

@Suite("The parts of a source are Swift")
struct SourcePartsTests {
  struct Value: Sendable, CustomTestStringConvertible {
    let value: any Sendable
    let text: String?
    var testDescription: String { text ?? "none" }

    init(_ value: any Sendable, _ text: String?) { (self.value, self.text) = (value, text) }
  }

  @Test(arguments: [
    Value("a\"b\\\n\t\u{1}", #""a\"b\\\n\t\u{1}""#),
    Value("\u{7F}\u{85}\u{2028}", #""\u{7f}\u{85}\u{2028}""#), Value(-5, "-5"),
    Value(UInt8(7), "7"),
    Value(0.1, "0.1"), Value(Float(2), "2.0"), Value(true, "true"),
    Value(Double.nan, ".nan"), Value(-Float.infinity, "-.infinity"),
    Value(CGFloat.infinity, ".infinity"),
    Value(Decimal(5), "5"),
    Value(
      Decimal(sign: .minus, exponent: -2, significand: 125),
      "Decimal(sign: .minus, exponent: -2, significand: 125)"),
    Value(
      Decimal(string: "-3141592653589793238.5"),
      "Decimal(sign: .minus, exponent: -1, significand: "
        + "Decimal(sign: .plus, exponent: 18, significand: 31) + 415926535897932385)"),
    Value(
      Decimal(string: "340282366920938463463374607431768211455"),
      "Decimal(sign: .plus, exponent: 0, significand: Decimal(sign: .plus, exponent: 18, "
        + "significand: Decimal(sign: .plus, exponent: 18, significand: 340) + 282366920938463463) "
        + "+ 374607431768211455)"),
    Value(
      Decimal(string: "1000000000000000000000.5"),
      "Decimal(sign: .plus, exponent: -1, significand: "
        + "Decimal(sign: .plus, exponent: 18, significand: 10000) + 5)"),
    Value(Date.distantPast, "Date.distantPast"),
    Value(Date(timeIntervalSince1970: 1.5), "Date(timeIntervalSince1970: 1.5)"),
    Value(Data(), "Data()"), Value(Data([1, 255]), "Data([1, 255])"),
    Value(
      AnyJSON.object(["a": .array([.integer(1), .null])]),
      #".object(["a": .array([.integer(1), .null])])"#),
    Value(
      AnyJSON.object(["a": .double(.infinity), "b": .decimal(.nan)]),
      #".object(["a": .double(.infinity), "b": .decimal(Decimal.nan)])"#),
    Value([1], nil),
    Value(
      UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255)),
      "UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))"),
  ])
  func `a value is a literal`(_ one: Value) {
    #expect(SwiftLiteral.scalar(one.value) == one.text)
  }

  @Test(arguments: [
    ("full_name", "fullName"), ("+1", "key1"), ("Content-Type", "contentType"), ("", "key"),
    ("_links", "_links"), ("a.b", "aB"), ("URL", "uRL"), ("_", "key"),
  ])
  func `a key is an identifier`(_ key: String, _ name: String) {
    #expect(SwiftName.identifier(for: key) == name)
  }

  @Test(arguments: [
    ("{}", #"{"a":[null,null,{"b":1}]}"#), (#"{"a":[5]}"#, #"{"a":[5,null,{"b":1}]}"#),
    (#"{"a":[5,6,{"c":7},8]}"#, #"{"a":[5,6,{"b":1,"c":7},8]}"#),
  ])
  func `a place that a sample lacks is made`(_ text: String, _ expected: String) throws {
    let steps: [JSONPath.Component] = [.key("a"), .index(2), .key("b")]
    let object = JSONSteps.setting(steps, to: 1, in: try JSONObject(JSONString: text))
    #expect(try object.JSONString(options: .sortedKeys) == expected)
    let removed = JSONSteps.setting(steps, to: nil, in: try JSONObject(JSONString: text))
    #expect(!(try removed.JSONString().contains("b")))
  }

  @Test func `a character that only a font of icons has is written by its number`() {
    #expect(SwiftLiteral.text("\u{E000}0\u{E001} é👩‍👧") == #""\u{e000}0\u{e001} é👩‍👧""#)
  }

  @Test func `a character that nothing shows is written by its number`() {
    #expect(
      SwiftLiteral.text("\u{FEFF}1\u{A0}000\u{202E}\u{AD}")
        == #""\u{feff}1\u{a0}000\u{202e}\u{ad}""#)
    // What joins letters stays.
    #expect(SwiftLiteral.text("\u{645}\u{200C}\u{645}") == "\"\u{645}\u{200C}\u{645}\"")
  }

  @Test func `a line is broken in no string`() {
    let words = String(repeating: "word (of a, b) ", count: 7)
    let text = SwiftLiteral.text("\"\(words)")
    #expect(LineBreaking.lines(of: "  var note = \(text)") == ["  var note =", "    \(text)"])
    #expect(
      LineBreaking.lines(of: "  var link = URL(string: \(text)) ?? other") == [
        "  var link =", "    URL(", "      string: \(text))", "    ?? other",
      ])
    #expect(
      LineBreaking.lines(of: "  var notes: [String] = [\(text), \(text)]") == [
        "  var notes: [String] = [", "    \(text),", "    \(text),", "  ]",
      ])
  }

  @Test
  func `a nil inside an optional, and a case of the name of one of Optional's, are what it holds`()
    throws
  {
    enum Level { case none, some, low }
    let level = SourceType("Level") { (value: Any) in (value as? Level).map { ".\($0)" } }
    let optional = SourceType.optional(level)
    let values: [Level?] = [Level.none, .some(.some), .low, nil]
    #expect(
      values.map { optional.literal($0 as Any) } == [
        ".some(.none)", ".some(.some)", ".low", "nil",
      ])
    let twice = SourceType.optional(optional)
    let nested: [Level??] = [.some(nil), .some(.some(.none)), .some(.low), nil]
    #expect(
      nested.map { twice.literal($0 as Any) } == [
        ".some(nil)", ".some(.some(.none))", ".low", "nil",
      ])
  }

  @Test func `a polymorphic value is written where it is nil or empty`() {
    let resolver = TypeResolver(SourceSurvey(form: .newType(named: "Zoo")))
    func literal<Value>(_ value: Value) -> String? {
      resolver.source(of: PolymorphicValue<Value>.self).literal(value)
    }
    #expect(literal(nil as (any Sendable)?) == "nil")
    #expect(literal([any Sendable]()) == "[]")
    #expect(literal([String: any Sendable]()) == "[:]")
    #expect(literal([1] as [any Sendable]) == nil)
  }

  @Test func `keywords and odd names stand in backticks`() {
    #expect(["default", "open", "a b"].map(SwiftName.escaped) == ["`default`", "open", "`a b`"])
    #expect(
      ["default", "Any", "self", "init", "Type", "a b"].map(SwiftName.member)
        == ["default", "Any", "`self`", "`init`", "`Type`", "`a b`"])
  }

  @Test(arguments: [
    ("stringToURL", "URLText"), ("unescapedStringToURL", "UnescapedURLText"),
    ("stringToDate", "RFC3339Date"), ("secondsToDate", "SecondsSince1970"),
    ("millisecondsToDate", "MillisecondsSince1970"), ("secondsOrStringToDate", "SecondsOrText"),
    ("millisecondsOrStringToDate", "MillisecondsOrText"), ("base64ToData", "Base64Text"),
    ("stringToUUID", "UUIDText"), ("stringToDecimal", "DecimalText"), ("stringToInt", "IntText"),
    ("stringToDouble", "DoubleText"), ("numberOrStringToInt", "IntOrText"),
    ("numberOrStringToDecimal(writing: .string)", "DecimalAsText"),
    (#"date(format: "yyyy-MM-dd")"#, "DateTextYyyyMMdd"),
    (#"date(format: "yyyyMMdd")"#, "DateFormatyyyyMMdd"),
    (#"date(format: "yyyy-MMdd")"#, "DateFormatyyyyDashMMdd"),
    (#"date(format: "d. MMMM yyyy")"#, "DateFormatdDotSpaceMMMMSpaceyyyy"), ("meters", nil),
  ])
  func `a transformer has its Codable form by name`(_ name: String, _ form: String?) {
    #expect(CodedForm(transformer: name)?.plainName == form)
  }

  @Test func `the transformers have the names that the forms go by`() {
    #expect(
      [
        JSONTransformers.stringToURL.name, JSONTransformers.unescapedStringToURL.name,
        JSONTransformers.stringToDate.name, JSONTransformers.secondsToDate.name,
        JSONTransformers.date(format: "yyyy-MM-dd").name,
        JSONTransformers.numberOrStringToDecimal(writing: .string).name,
      ].allSatisfy { $0.flatMap(CodedForm.init) != nil })
  }

  @Test(arguments: [
    (
      "    value = try container.decodeIfPresent([String: Something].self, forKey: .values)?.some(\\.value) ?? value",
      """
          value =
            try container.decodeIfPresent([String: Something].self, forKey: .values)?.some(\\.value)
            ?? value
      """
    ),
    (
      "    let aVeryLongNameOfAnObject = try container.decodeIfPresent(Keyed<AVeryLongNameKeys>.self, forKey: .aLongName)?.object",
      """
          let aVeryLongNameOfAnObject = try container.decodeIfPresent(
            Keyed<AVeryLongNameKeys>.self, forKey: .aLongName)?.object
      """
    ),
    ("    // short", "    // short"),
  ])
  func `a long line is broken as swift format breaks it`(_ line: String, _ broken: String) {
    #expect(LineBreaking.lines(of: line).joined(separator: "\n") == broken)
  }

  @Test func `a type is named by its path, and a private one by none in another file`() {
    #expect(
      SourceTypeName.path(of: [Order.Item?].self, isElsewhere: true)
        == "[Order.Item?]")
    #expect(SourceTypeName.path(of: [Hidden.Part].self, isElsewhere: true) == nil)
    #expect(
      SourceTypeName.path(of: [Hidden.Part].self, isElsewhere: false)
        == "[SourcePartsTests.Hidden.Part]")
    #expect(SourceTypeName.components(of: Order.Item.self) == ["Order", "Item"])
    #expect(
      SourceTypeName.withoutArguments("Box<(Int) -> String>.Part<[Int: Set<Int>]>") == "Box.Part")
    #expect(SourceTypeName.components(of: Maker<(Int) -> String>.Part.self).last == "Part")
  }

  private struct Hidden {
    struct Part {}
  }

  struct Maker<Function> {
    struct Part {}
  }

  private struct Outer: JSONMappable {
    struct Inner: JSONMappable { var name = "" }
    var inner = Inner()
    var others: [Inner] = []
  }

  @Test func `a survey ends with its source`() throws {
    weak var ended: SourceSurvey?
    func survey() throws -> String {
      let survey = SourceSurvey(form: .newType(named: "NewOuter"))
      try survey.begin(Outer.self, samples: [Outer()])
      ended = survey
      return survey.source.text
    }
    #expect(try survey().contains("struct Inner"))
    #expect(ended == nil)
  }
}
