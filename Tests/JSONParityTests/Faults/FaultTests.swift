import JSONParity
import Stacks
import Testing

@Suite("Every document with a single fault is derived, at every depth")
struct FaultTests {
  private func faults(_ text: String, _ policy: ComparisonPolicy = .init()) throws -> [String] {
    try Fault.all(in: JSONValue(parsing: text), policy: policy)
      .map { "\($0.kind) \($0.path) \($0.document)" }
  }

  struct Replaced: Sendable, CustomTestStringConvertible {
    var text: String
    var faults: [String]
    var testDescription: String { text }
  }

  static let scalars = [
    Replaced(
      text: "null",
      faults: [
        "string \"text\"", "string \"\"", "number 5", "boolean false", "array []", "object {}",
      ]),
    Replaced(
      text: "true",
      faults: [
        "null null", "string \"text\"", "string \"\"", "number 5", "array []", "object {}",
        "booleanForInteger 1",
        "booleanForInteger 0", "numberAsText \"true\"",
      ]),
    Replaced(
      text: "7",
      faults: [
        "null null", "string \"text\"", "string \"\"", "boolean false", "array []", "object {}",
        "booleanForInteger true", "fraction 7.5", "precision 7.0000000000000000000001",
        "numberAsText \"7\"", "overflow 0", "overflow -1", "overflow 300", "overflow 70000",
        "overflow 5000000000", "overflow -5000000000", "overflow 9223372036854775808",
        "overflow -9223372036854775809",
        "overflow 18446744073709551616", "overflow 400000000000000000000000000000000000000",
        "overflow 1e400",
      ]),
    Replaced(
      text: "\"Ab\"",
      faults: [
        "null null", "number 5", "boolean false", "array []", "object {}", "emptyString \"\"",
        "unknownCase \"unknown\"", "stringSpelling \" Ab \"", "valueCase \"AB\"",
      ]),
    Replaced(
      text: "[]",
      faults: [
        "null null", "string \"text\"", "string \"\"", "number 5", "boolean false", "object {}",
        "longerArray [\"text\"]", "longerArray [5]", "longerArray [null]", "longerArray [{}]",
      ]),
    Replaced(
      text: "{}",
      faults: [
        "null null", "string \"text\"", "string \"\"", "number 5", "boolean false", "array []",
        #"extraKey {"unknown_key":"text"}"#,
      ]),
  ]

  @Test(arguments: scalars)
  func `a value has the faults of its type`(_ replaced: Replaced) throws {
    let expected = replaced.faults.map { fault in
      let parts = fault.split(separator: " ", maxSplits: 1)
      return "\(parts[0]) $ \(parts[1])"
    }
    #expect(try faults(replaced.text) == expected)
  }

  static let fractions = [
    ("5", "5.5"), ("-3", "-3.5"), ("5.0", "0.5"), ("1e2", "0.5"), ("0", "0.5"), ("2.5", "2.50625"),
    ("1e-1", nil), ("4503599627370495", "4503599627370495.5"), ("4503599627370496", "0.5"),
    ("-9007199254740993", "0.5"), ("9223372036854775807", "0.5"),
  ]

  @Test(arguments: fractions)
  func `an integer gets a fraction`(_ number: String, _ fraction: String?) throws {
    let found = try faults(number).filter { $0.hasPrefix("fraction") }
    #expect(found == [fraction].compactMap(\.self).map { "fraction $ \($0)" })
  }

  static let strings = [
    ("\"\"", ["unknownCase $ \"unknown\""]),
    (
      "\"unknown\"",
      [
        "emptyString $ \"\"", "unknownCase $ \"unknown word\"", "valueCase $ \"UNKNOWN\"",
      ]
    ),
    (
      "\"AB\"",
      ["emptyString $ \"\"", "unknownCase $ \"unknown\"", "valueCase $ \"ab\""]
    ),
    ("\"5\"", ["emptyString $ \"\"", "unknownCase $ \"unknown\""]),
  ]

  @Test(arguments: strings)
  func `a string has faults of its own`(_ string: String, _ expected: [String]) throws {
    let kinds = ["emptyString", "unknownCase", "valueCase"]
    #expect(
      try faults(string).filter { fault in kinds.contains { fault.hasPrefix($0) } } == expected)
  }

  @Test func `a member loses its key, changes it and has it twice`() throws {
    let found = try faults(#"{"a_b":true,"cD":[{"e":"x"}]}"#)
    let kinds = ["extraKey", "missingKey", "keyCase", "duplicateKey"]
    #expect(
      found.filter { fault in kinds.contains { fault.hasPrefix($0) } } == [
        #"extraKey $ {"a_b":true,"cD":[{"e":"x"}],"unknown_key":"text"}"#,
        #"extraKey $ {"a_b":true,"cD":[{"e":"x"}],"unknown_key":true}"#,
        #"missingKey $.a_b {"cD":[{"e":"x"}]}"#,
        #"keyCase $.a_b {"A_B":true,"cD":[{"e":"x"}]}"#,
        #"keyCase $.a_b {"aB":true,"cD":[{"e":"x"}]}"#,
        #"duplicateKey $.a_b {"a_b":true,"cD":[{"e":"x"}],"a_b":false}"#,
        #"missingKey $.cD {"a_b":true}"#,
        #"keyCase $.cD {"a_b":true,"CD":[{"e":"x"}]}"#,
        #"keyCase $.cD {"a_b":true,"c_d":[{"e":"x"}]}"#,
        #"duplicateKey $.cD {"a_b":true,"cD":[{"e":"x"}],"cD":[]}"#,
        #"extraKey $.cD[0] {"a_b":true,"cD":[{"e":"x","unknown_key":"text"}]}"#,
        #"extraKey $.cD[0] {"a_b":true,"cD":[{"e":"x","unknown_key":"x"}]}"#,
        #"missingKey $.cD[0].e {"a_b":true,"cD":[{}]}"#,
        #"keyCase $.cD[0].e {"a_b":true,"cD":[{"E":"x"}]}"#,
        #"duplicateKey $.cD[0].e {"a_b":true,"cD":[{"e":"x","e":"x2"}]}"#,
      ])
  }

  @Test func `a date has other spellings, and a text may spell a number`() throws {
    let kinds = ["dateSpelling", "textAsNumber"]
    func found(_ text: String) throws -> [String] {
      try faults(text).filter { fault in kinds.contains { fault.hasPrefix($0) } }
    }
    #expect(
      try found("\"2020-03-16T19:45:13Z\"") == [
        "dateSpelling $ \"2020-03-16T19:45:13.5Z\"", "dateSpelling $ \"2020-03-16T19:45:13+00:00\"",
        "dateSpelling $ \"2020-03-16T19:45:13+0000\"",
        "dateSpelling $ \"2020-03-16T19:45:13+02:00\"",
        "dateSpelling $ \"2020-03-16 19:45:13Z\"",
        "dateSpelling $ \"2020-03-16T19:45:13\"", "dateSpelling $ \"2020-03-16\"",
      ])
    #expect(try found("\"2020-03-16\"") == ["dateSpelling $ \"2020-03-16T00:00:00Z\""])
    #expect(try found("\"1e3\"") == ["textAsNumber $ 1e3"])
    #expect(try found("\"five\"") == [])
  }

  @Test func `objects with another tag have faults of their own`() throws {
    let circles = Array(repeating: #"{"t":"circle","s":1}"#, count: 200).joined(separator: ",")
    let found = try faults(#"[\#(circles),{"t":"square","s":2},{"t":"square","s":3}]"#)
    let missing = found.filter { $0.hasPrefix("missingKey") && $0.contains(".s ") }
    #expect(
      missing.map { $0.split(separator: " ")[1] } == [0, 1, 2, 3, 200].map { "$[\($0)].s" })
    // Texts that are all different tell nothing apart.
    let names = (0..<9).map { #"{"n":"\#($0)"}"# }.joined(separator: ",")
    #expect(try faults("[\(names)]").filter { $0.hasPrefix("missingKey") }.count == 4)
  }

  @Test func `an array is longer, an object empty, and a string spelled in another way`() throws {
    func found(_ text: String, _ kind: String) throws -> [String] {
      try faults(text).filter { $0.hasPrefix(kind + " $ ") }.map {
        String($0.dropFirst(kind.count + 3))
      }
    }
    #expect(try found("[1,2]", "longerArray") == ["[1,2,2]", "[1,2,1,2,1]"])
    #expect(try found(#"{"a":1}"#, "emptyObject") == ["{}"])
    #expect(try found("{}", "emptyObject") == [])
    #expect(
      try found("\"5\"", "stringSpelling") == ["\" 5 \"", "\"+5\"", "\"5.0\"", "\"5e0\""])
    #expect(
      try found("\"5.5\"", "stringSpelling")
        == ["\" 5.5 \"", "\"+5.5\"", "\"5.50\"", "\"5.5e0\""])
    #expect(try found("\"text/html\"", "stringSpelling") == ["\" text/html \""])
    #expect(try found("\"01/05/2024\"", "stringSpelling") == ["\" 01/05/2024 \""])
    #expect(try found("\"/5\"", "stringSpelling") == [])
    #expect(try found("\"a/b\"", "stringSpelling") == [])
    #expect(try found("\"https://a.example\"", "stringSpelling") == [])
    #expect(try found("\"\"", "stringSpelling") == [])
  }

  @Test func `the elements behind the third share their faults, and each new key has its own`()
    throws
  {
    let found = try faults(#"[{"a":1},{"a":2},[],{"a":3},{"a":4},{"a":"x","b":1}]"#)
    let missing = found.filter { $0.hasPrefix("missingKey") }.map { $0.prefix(19) }
    #expect(
      missing == [
        "missingKey $[0].a [", "missingKey $[1].a [", "missingKey $[3].a [", "missingKey $[5].b [",
      ])
    let words = found.filter { $0.hasPrefix("unknownCase") }.map { $0.prefix(20) }
    #expect(words == ["unknownCase $[5].a ["])
  }

  @Test func `the number of faults does not grow with a long array`() throws {
    func count(_ items: Int) throws -> Int {
      let items = (0..<items).map { #"{"id":\#($0 + 2),"name":"n\#($0)"}"# }.joined(separator: ",")
      return Fault.all(in: try JSONValue(parsing: "{\"items\":[\(items)]}")).count
    }
    #expect(try count(500) == count(4))
    #expect(try count(4) > count(3))
  }

  @Test func `a key in another case does not become a second one`() throws {
    let found = try faults(#"{"a":1,"A":2}"#).filter { $0.hasPrefix("keyCase") }
    #expect(found == [])
  }

  @Test func `every kind occurs, and every document differs from the first`() throws {
    let value = try JSONValue(
      parsing:
        #"{"a":1,"b":"x","c":true,"d":[null],"e":{"f":2.5,"g":"5","h":"2020-03-16T19:45:13Z"}}"#)
    let all = Fault.all(in: value)
    #expect(Set(all.map(\.kind)) == Set(FaultKind.allCases))
    #expect(all.allSatisfy { $0.document != value })
    #expect(Set(all).count == all.count)
    #expect(all.count >= 80)
  }

  @Test(arguments: ["0", "-0", "0.0", "-0.0", "0e7", "300.0", "1E400", "-1e0"])
  func `no number is replaced by itself in another spelling`(_ text: String) throws {
    let value = try JSONValue(parsing: text)
    let kinds: Set<FaultKind> = [.fraction, .overflow, .precision]
    let numbers = Fault.all(in: value).filter { kinds.contains($0.kind) }
    #expect(numbers.filter { $0.document.isEquivalent(to: value) } == [])
    #expect(numbers.count >= 10)
  }

  @Test func `what a policy ignores stays as it is`() throws {
    let policy = ComparisonPolicy(ignored: ["$.a", "$.b[*].c"])
    let found = try Fault.all(
      in: JSONValue(parsing: #"{"a":{"x":1},"b":[{"c":1}]}"#), policy: policy)
    #expect(Set(found.map(\.path.description)) == ["$", "$.b", "$.b[0]"])
  }

  @Test func `faults are put into many levels on the stack of any thread`() throws {
    let value = (0..<JSONValue.maximumDepth).reduce(JSONValue.null) { value, level in
      level.isMultiple(of: 2) ? .array([value]) : .object([.init(key: "a", value: value)])
    }
    let count = Fault.all(in: value).count
    #expect(try onStack(of: secondaryThreadStack) { Fault.all(in: value).count } == count)
  }
}
