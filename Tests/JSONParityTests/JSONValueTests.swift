import Foundation
import JSONParity
import Stacks
import Testing

@Suite("A value holds what its document holds")
struct JSONValueTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var name: String
    var left: String
    var right: String
    var testDescription: String { name }
  }

  static let equal: [Pair] = [
    .init(name: "white space", left: "[1 , {}]", right: " [1,{ }]\n"),
    .init(name: "escapes", left: #"{"\u0061":"\/"}"#, right: #"{"a":"/"}"#),
    .init(name: "duplicates", left: #"{"a":1,"a":2}"#, right: #"{"a":1,"a":2}"#),
  ]

  static let unequal: [Pair] = [
    .init(name: "number texts", left: "1", right: "1.0"),
    .init(name: "the order of members", left: #"{"a":1,"b":2}"#, right: #"{"b":2,"a":1}"#),
    .init(name: "the order of duplicates", left: #"{"a":1,"a":2}"#, right: #"{"a":2,"a":1}"#),
    .init(name: "composed and decomposed", left: "\"\u{E9}\"", right: "\"e\u{301}\""),
    .init(name: "composed and decomposed keys", left: "{\"\u{E9}\":1}", right: "{\"e\u{301}\":1}"),
    .init(name: "types", left: "null", right: "false"),
    .init(name: "one and true", left: "1", right: "true"),
    .init(name: "empty things", left: "[]", right: "{}"),
    .init(name: "lengths", left: "[1]", right: "[1,1]"),
  ]

  @Test(arguments: equal)
  func `values that hold the same are equal`(_ pair: Pair) throws {
    let left = try JSONValue(parsing: pair.left)
    let right = try JSONValue(parsing: pair.right)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left.isEquivalent(to: right))
  }

  @Test(arguments: unequal)
  func `values that hold something else are not`(_ pair: Pair) throws {
    let left = try JSONValue(parsing: pair.left)
    let right = try JSONValue(parsing: pair.right)
    #expect(left != right)
    #expect(Set([left, right, left]).count == 2)
  }

  @Test func `values that mean the same need not be equal`() throws {
    let left = try JSONValue(parsing: #"{"a":[1,-0.0],"b":{"c":1,"c":2}}"#)
    let right = try JSONValue(parsing: #"{"b":{"c":1.0,"c":2e0},"a":[1e0,0]}"#)
    #expect(left.isEquivalent(to: right))
    #expect(left != right)
  }

  @Test(arguments: [
    ("null", "null"), ("true", "boolean"), ("-0", "number"), (#""""#, "string"), ("[]", "array"),
    ("{}", "object"),
  ])
  func `a value names its type`(_ text: String, _ name: String) throws {
    #expect(try JSONValue(parsing: text).typeName == name)
  }

  // MARK: - Text

  @Test func `text keeps numbers, order and duplicates`() throws {
    let text = #"{"b":1.50,"a":[-0,1E+2,true,null,{},[]],"b":"é/\"\\\u0001\n","":false}"#
    let value = try JSONValue(parsing: text)
    #expect(value.text() == text)
    #expect(value.description == text)
  }

  @Test func `pretty text has a line for each part`() throws {
    #expect(
      try JSONValue(parsing: #"{"a":[1.50,{"b":null}],"c":"/"}"#).text(.pretty) == """
        {
          "a" : [
            1.50,
            {
              "b" : null
            }
          ],
          "c" : "/"
        }
        """)
  }

  // MARK: - Reading

  struct Misspelling: Sendable, CustomTestStringConvertible {
    var text: String
    var error: String
    var offset: Int
    var testDescription: String { text.prefix(20).debugDescription }
  }

  static let misspellings: [Misspelling] = [
    .init(text: "", error: "unexpected end, expected a value at line 1, column 1", offset: 0),
    .init(
      text: "[1,\n 2,]", error: #"unexpected "]", expected a value at line 2, column 4"#, offset: 7),
    .init(
      text: #"{"a":01}"#, error: "number with a leading zero at line 1, column 6", offset: 5),
    .init(text: "1 2", error: #"unexpected "2" after the value at line 1, column 3"#, offset: 2),
    .init(text: #""\ud800""#, error: #"lone surrogate \ud800 at line 1, column 2"#, offset: 1),
    .init(
      text: String(repeating: "[", count: 513),
      error: "deeper than 512 levels at line 1, column 513",
      offset: 512),
  ]

  @Test(arguments: misspellings)
  func `what is not JSON is refused with its place`(_ item: Misspelling) {
    let refusals: [() throws -> Void] = [
      { _ = try JSONValue(parsing: item.text) },
      { _ = try JSONValue(parsing: Data(item.text.utf8)) },
      { _ = try JSONDocument(parsing: Data(item.text.utf8)) },
    ]
    for refusal in refusals {
      let error = #expect(throws: JSONSyntaxError.self) { try refusal() }
      #expect(error?.description == item.error)
      #expect(error?.position?.offset == item.offset)
    }
  }

  @Test(arguments: misspellings)
  func `a comparison says which document cannot be read`(_ item: Misspelling) throws {
    let bad = Data(item.text.utf8)
    for (left, right, side) in [
      (bad, Data("1".utf8), "left"), (Data("1".utf8), bad, "right"), (bad, bad, "left"),
    ] {
      let error = #expect(throws: JSONComparisonError.self) {
        try JSONComparison.differences(left, right)
      }
      #expect(error?.description == "\(side) document: \(item.error)")
    }
  }

  @Test func `a hundred thousand nested arrays are an error`() {
    let data = Data(repeating: UInt8(ascii: "["), count: 100_000)
    let error = JSONSyntaxError(
      reason: "deeper than 512 levels", position: .init(line: 1, column: 513, offset: 512))
    #expect(throws: error) { try JSONValue(parsing: data) }
    #expect(throws: JSONComparisonError(document: .left, problem: error)) {
      try JSONComparison.differences(data, data)
    }
  }

  @Test func `512 levels are read, compared and written`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let value = try JSONValue(parsing: text)
    #expect(value.text() == text)
    #expect(JSONComparison.differences(value, .array([])).map(\.kind) == [.missingRight])
  }

  struct Marked: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var error: String
    var offset: Int
  }

  static let marked: [Marked] = [
    .init(
      testDescription: "UTF-8", bytes: Array("\u{FEFF}[1,\n]".utf8),
      error: #"unexpected "]", expected a value at line 2, column 1"#, offset: 7),
    .init(
      testDescription: "UTF-8, first line", bytes: Array("\u{FEFF}[\"é\",]".utf8),
      error: #"unexpected "]", expected a value at line 1, column 6"#, offset: 9),
    .init(
      testDescription: "two marks", bytes: Array("\u{FEFF}\u{FEFF}1".utf8),
      error: "unexpected byte order mark, expected a value at line 1, column 1", offset: 3),
    .init(
      testDescription: "UTF-16LE", bytes: [0x5B, 0, 0x5D, 0],
      error: "unexpected U+0000, expected a value at line 1, column 2", offset: 1),
    .init(
      testDescription: "UTF-16BE", bytes: [0, 0x5B, 0, 0x5D],
      error: "unexpected U+0000, expected a value at line 1, column 1", offset: 0),
    .init(
      testDescription: "UTF-16LE with a mark", bytes: [0xFF, 0xFE, 0x31, 0],
      error: "unexpected byte 0xFF, expected a value at line 1, column 1", offset: 0),
    .init(
      testDescription: "UTF-16BE with a mark", bytes: [0xFE, 0xFF, 0, 0x31],
      error: "unexpected byte 0xFE, expected a value at line 1, column 1", offset: 0),
    .init(
      testDescription: "UTF-32LE", bytes: [0x31, 0, 0, 0],
      error: "unexpected U+0000 after the value at line 1, column 2", offset: 1),
    .init(
      testDescription: "UTF-32BE", bytes: [0, 0, 0, 0x31],
      error: "unexpected U+0000, expected a value at line 1, column 1", offset: 0),
    .init(
      testDescription: "UTF-32LE with a mark", bytes: [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0],
      error: "unexpected byte 0xFF, expected a value at line 1, column 1", offset: 0),
    .init(
      testDescription: "UTF-32BE with a mark", bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31],
      error: "unexpected U+0000, expected a value at line 1, column 1", offset: 0),
  ]

  @Test(arguments: marked)
  func `an error has its place in the data that was given`(_ item: Marked) {
    let data = Data(item.bytes)
    let errors = [
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: data) },
      #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: data) },
    ]
    for error in errors {
      #expect(error?.description == item.error)
      #expect(error?.position?.offset == item.offset)
    }
  }

  @Test func `a byte order mark is skipped, and is a difference of bytes`() throws {
    let (marked, plain) = (Data("\u{FEFF}{\"a\":1}".utf8), Data(#"{"a":1}"#.utf8))
    #expect(try JSONValue(parsing: marked) == JSONValue(parsing: plain))
    #expect(try JSONValue(parsing: "\u{FEFF}[]") == .array([]))
    let document = try JSONDocument(parsing: marked)
    #expect(document.range(at: JSONPath([.key("a")])) == 8..<9)
    #expect(try JSONComparison.differences(marked, plain, level: .spelling) == [])
    #expect(
      try JSONComparison.differences(marked, plain, level: .bytes).map(\.description)
        == [#"white space: "\ufeff" against "" at $"#])
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    let error = JSONSyntaxError(
      reason: "invalid UTF-8", position: .init(line: 1, column: 2, offset: 1))
    #expect(throws: error) { try JSONValue(parsing: Data([0x22, 0xFF, 0x22])) }
  }

  @Test func `a part of a Data is read like a whole one`() throws {
    let whole = Data(#"xx{"a": [1]}yy"#.utf8)
    let part = whole[2..<whole.count - 2]
    #expect(try JSONValue(parsing: part).text() == #"{"a":[1]}"#)
    #expect(
      try JSONComparison.differences(part, Data(#"{"a":[1]}"#.utf8), level: .bytes)
        .map(\.description) == [#"white space: " " against "" at $"#])
    #expect(try JSONDocument(parsing: part).range(at: JSONPath([.key("a")])) == 6..<9)
  }
}

@Suite("A document knows where its parts are")
struct JSONDocumentTests {
  private static let text = #"{"a" : [1.0, {"é/": null}], "b": "x", "b": 2}"#

  struct Place: Sendable, CustomTestStringConvertible {
    var path: JSONPath
    var text: String?
    var description: String
    var pointer: String
    var testDescription: String { description }

    init(
      _ components: [JSONPath.Component], _ text: String?, _ description: String, _ pointer: String
    ) {
      path = JSONPath(components)
      self.text = text
      self.description = description
      self.pointer = pointer
    }
  }

  static let places: [Place] = [
    Place([], text, "$", ""),
    Place([.key("a")], #"[1.0, {"é/": null}]"#, "$.a", "/a"),
    Place([.key("a"), .index(0)], "1.0", "$.a[0]", "/a/0"),
    Place([.key("a"), .index(1), .key("é/")], "null", #"$.a[1]["é/"]"#, "/a/1/é~1"),
    Place([.key("b")], #""x""#, "$.b", "/b"),
    Place([.key("c~/d")], nil, #"$["c~/d"]"#, "/c~0~1d"),
    Place([.key("")], nil, #"$[""]"#, "/"),
    Place([.key("a"), .index(2)], nil, "$.a[2]", "/a/2"),
    Place([.key("a"), .index(-1)], nil, "$.a[-1]", "/a/-1"),
    Place([.key("a"), .key("0")], nil, "$.a.0", "/a/0"),
    Place([.index(0)], nil, "$[0]", "/0"),
    Place(
      [.key("_x1"), .key("1x"), .key("é"), .key("x y")], nil, #"$._x1.1x.é["x y"]"#,
      "/_x1/1x/é/x y"),
  ]

  @Test(arguments: places)
  func `a path is found and written`(_ place: Place) throws {
    let document = try JSONDocument(parsing: Data(Self.text.utf8))
    let range = document.range(at: place.path)
    #expect(range.map { String(decoding: document.data[$0], as: UTF8.self) } == place.text)
    #expect(place.path.description == place.description)
    #expect(place.path.pointer == place.pointer)
  }

  @Test(arguments: places)
  func `a path and a pointer are patterns of their place`(_ place: Place) throws {
    guard place.description != "$.a[-1]" else { return }
    let left = place.path.components.reversed().reduce(JSONValue.null, nested)
    let right = place.path.components.reversed().reduce(JSONValue.boolean(true), nested)
    #expect(JSONComparison.differences(left, right).count == 1)
    for text in [place.description, place.pointer] {
      let policy = ComparisonPolicy(ignored: [try JSONPathPattern(parsing: text)])
      #expect(JSONComparison.differences(left, right, policy: policy) == [])
    }
  }

  private func nested(_ value: JSONValue, _ component: JSONPath.Component) -> JSONValue {
    switch component {
    case .key(let key): .object([JSONValue.Member(key: key, value: value)])
    case .index(let index): .array((0..<max(index, 0)).map { _ in .null } + [value])
    }
  }

  @Test func `the sides of a difference tell their bytes`() throws {
    let found = try JSONComparison.differences(
      Data(#"{ "full_name" : [1, 2.0] }"#.utf8), Data(#"{"fullName":[2.0]}"#.utf8))
    let ranges = found.map { [$0.left?.range, $0.right?.range] }
    #expect(found.map(\.kind) == [.renamedKey, .missingRight])
    #expect(ranges == [[2..<13, 1..<11], [17..<18, nil]])
  }
}

@Suite("A Foundation tree becomes a value")
struct FoundationTreeTests {
  @Test func `what JSONSerialization reads keeps its meaning`() throws {
    let text = #"{"a":[true,false,null,0,1,-5,1.5,0.1,18446744073709551615],"b":{"é":"x"}}"#
    let tree = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try JSONValue(foundation: tree).text() == text)
  }

  @Test func `what is made by hand keeps its meaning`() throws {
    let tree: [String: Any] = [
      "b": [1, 2.5, true, Int8(3), UInt64.max, NSNull(), "x", NSNumber(value: false), Float(0.5)],
      "a": NSDictionary(dictionary: ["k": NSArray(array: [NSString("s")])]),
    ]
    #expect(
      try JSONValue(foundation: tree).text()
        == #"{"a":{"k":["s"]},"b":[1,2.5,true,3,18446744073709551615,null,"x",false,0.5]}"#)
  }

  struct Misfit: Sendable, CustomTestStringConvertible {
    var tree: @Sendable () -> Any
    var error: String
    var testDescription: String { error }
  }

  static let misfits: [Misfit] = [
    .init(tree: { ["a": [Double.nan]] }, error: "no JSON for the number nan at $.a[0]"),
    .init(tree: { [Date.distantPast] }, error: "no JSON for a value of type Date at $[0]"),
    .init(
      tree: { [1: 2] }, error: "no JSON for a value of type Dictionary<Int, Int> at $"),
    .init(
      tree: { (0..<513).reduce(into: [] as [Any]) { tree, _ in tree = [tree] } },
      error: "deeper than 512 levels at $" + String(repeating: "[0]", count: 512)),
  ]

  @Test(arguments: misfits)
  func `what has no JSON is refused with its place`(_ misfit: Misfit) {
    let error = #expect(throws: JSONFoundationError.self) {
      try JSONValue(foundation: misfit.tree())
    }
    #expect(error?.description == misfit.error)
  }

  @Test func `512 levels are read`() throws {
    let tree = (0..<511).reduce(into: [] as [Any]) { tree, _ in tree = [tree] }
    #expect(try JSONValue(foundation: tree).text().count == 1_024)
  }

  @Test func `a tree of too many levels for a stack is refused`() throws {
    func levels(_ count: Int) -> Any { (0..<count).reduce(5 as Any) { tree, _ in ["a": tree] } }
    let (few, many) = (levels(50), levels(JSONValue.maximumDepth))
    #expect(try JSONValue(foundation: many).typeName == "object")
    #expect(
      try onStack(of: secondaryThreadStack) { try JSONValue(foundation: few).typeName } == "object")
    let error = #expect(throws: JSONFoundationError.self) {
      try onStack(of: 128 << 10) { try JSONValue(foundation: many) }
    }
    #expect(error?.reason == "deeper than the stack of the thread allows")
  }
}
