import Engines
import Foundation
import JSONCodable
import Testing

/// What the mapping of `Lined` does, given by each test.
private struct Line: JSONContextKey {
  typealias Map = @Sendable (inout Lined, inout JSONMapping) throws -> Void
  static var defaultValue: Map { { _, _ in } }
}

private struct Lined: JSONMappable {
  var any: [Any]? = []
  var numbers: [Int]? = []
  var date = Date(timeIntervalSince1970: 0)
  var dates: [Date]? = []

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try JSONContext.current[Line.self](&self, &json)
  }
}

@Suite("Every line of a mapping keeps `required`, `default` and `skipping`", .everyEngine)
struct MappedLineTests {
  /// The lines of one kind of verb: at a key, at several keys, at a key path.
  private func run(
    _ lines: [Line.Map], _ body: (JSONContext) throws -> Void
  ) throws {
    for line in lines {
      var context = JSONContext.current
      context[Line.self] = line
      try JSONContext.with(context) { try body(context) }
    }
  }

  private static let required: [(expected: String, lines: [Line.Map])] = [
    (
      "[Any]",
      [
        { try $1.map(&$0.any, key: "a", required: true) },
        { try $1.map(&$0.any, keys: ["old", "a"], required: true) },
        { try $1.map(&$0.any, keyPath: "in.a", required: true) },
      ]
    ),
    (
      "Date",
      [
        { try $1.map(&$0.date, key: "a", required: true, transformer: seconds) },
        { try $1.map(&$0.date, keys: ["old", "a"], required: true, transformer: seconds) },
        { try $1.map(&$0.date, keyPath: "in.a", required: true, transformer: seconds) },
      ]
    ),
    (
      "[Date]",
      [
        { try $1.map(&$0.dates, key: "a", required: true, transformer: seconds) },
        { try $1.map(&$0.dates, keys: ["old", "a"], required: true, transformer: seconds) },
        { try $1.map(&$0.dates, keyPath: "in.a", required: true, transformer: seconds) },
      ]
    ),
  ]

  private static let seconds = JSONTransformers.secondsToDate

  @Test(arguments: RequiredTests.lacks.prefix(2))
  func `what is required and missing is an error of every line`(_ lack: RequiredTests.Lack) throws {
    for (expected, lines) in Self.required {
      var found: [String?] = []
      try run(lines) { _ in found.append(message { _ = try Lined(JSONString: lack.text) }) }
      #expect(found == lack.messages(expecting: expected))
    }
  }

  @Test func `nil that is required is not written by any line`() throws {
    for (expected, lines) in Self.required where expected != "Date" {
      var found: [String?] = []
      var value = Lined()
      (value.any, value.dates) = (nil, nil)
      try run(lines) { _ in found.append(message { _ = try value.JSONString() }) }
      #expect(
        found
          == ["$.a", "$.old", "$.in.a"].map { "missing value, expected \(expected) at \($0)" })
    }
  }

  @Test func `nil that is required is not written as null either`() throws {
    var value = Lined()
    value.any = nil
    var found: [String?] = []
    try run(Self.required[0].lines) { context in
      var context = context
      context.options.nilValues = .null
      found.append(message { _ = try value.JSONString(context: context) })
    }
    #expect(found == ["$.a", "$.old", "$.in.a"].map { "missing value, expected [Any] at \($0)" })
  }

  /// The same place as a key of its own, and as a key path.
  private struct Dotted: JSONMappable {
    var number = 1
    var isPath = false

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      if isPath {
        try json.map(&number, keyPath: "a.b")
      } else {
        try json.map(&number, key: "a.b")
      }
    }
  }

  @Test func `a key and a key path that are spelled alike are two places`() throws {
    var (key, path) = (Dotted(), Dotted())
    (key.isPath, path.isPath) = (false, true)
    for _ in 0..<2 {
      #expect(try key.JSONString() == #"{"a.b":1}"#)
      #expect(try path.JSONString() == #"{"a":{"b":1}}"#)
      #expect(try path.JSONDictionary() as NSDictionary == ["a": ["b": 1]])
    }
  }

  private class Base: JSONMappable {
    var id = 1
    required init() {}
    class func JSONKey(forProperty name: String) -> String? { name }
    func JSONMap(_ json: inout JSONMapping) throws { try json.mapProperties(of: self) }
  }

  /// Writes what it inherits a second time, to a key that another line has.
  private final class Renaming: Base {
    var number = 2
    override class func JSONKey(forProperty name: String) -> String? {
      name == "id" ? "number" : nil
    }
    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      try json.map(&number, key: "number")
      try json.mapProperties(of: self)
    }
  }

  @Test func `a property that is mapped twice is no excuse for the place of another`() {
    #expect(
      message { _ = try Renaming().JSONString() }
        == #"duplicate key "number", written by a line of JSONMap of type Renaming and another line at $"#
    )
  }

  @Test func `nil at an index is null, and moves no other element`() throws {
    var value = Lined()
    value.numbers = nil
    let first: Line.Map = { try $1.map(&$0.numbers, keyPath: "list[0]") }
    let both: Line.Map = {
      try $1.map(&$0.numbers, keyPath: "list[0]")
      try $1.map(&$0.any, keyPath: "list[1]")
    }
    var texts: [String] = []
    try run([first, both]) { _ in texts.append(try value.JSONString()) }
    #expect(texts == [#"{"list":[null]}"#, #"{"list":[null,[]]}"#])
  }

  @Test(arguments: RequiredTests.lacks.prefix(2))
  func `a missing value becomes the default of every line`(_ lack: RequiredTests.Lack) throws {
    let (seconds, day) = (Self.seconds, Date(timeIntervalSince1970: 86_400))
    let lines: [Line.Map] = [
      { try $1.map(&$0.numbers, key: "a", default: [5]) },
      { try $1.map(&$0.numbers, keys: ["old", "a"], default: [5]) },
      { try $1.map(&$0.numbers, keyPath: "in.a", default: [5]) },
      { try $1.map(&$0.date, key: "a", transformer: seconds, default: day) },
      { try $1.map(&$0.date, keys: ["old", "a"], transformer: seconds, default: day) },
      { try $1.map(&$0.date, keyPath: "in.a", transformer: seconds, default: day) },
      { try $1.map(&$0.dates, key: "a", transformer: seconds, default: [day]) },
      { try $1.map(&$0.dates, keys: ["old", "a"], transformer: seconds, default: [day]) },
      { try $1.map(&$0.dates, keyPath: "in.a", transformer: seconds, default: [day]) },
    ]
    var isDefault: [Bool] = []
    try run(lines) { _ in
      let value = try Lined(JSONString: lack.text)
      isDefault.append(value.numbers == [5] || value.date == day || value.dates == [day])
    }
    #expect(isDefault == lines.map { _ in true })
  }

  @Test func `an update keeps what it does not name, whatever the default of a line is`() throws {
    let lines: [Line.Map] = [{ try $1.map(&$0.numbers, key: "a", default: [5]) }]
    try run(lines) { _ in
      var value = Lined()
      value.numbers = [1]
      try value.update(from: [:])
      #expect(value.numbers == [1])
      try value.update(from: ["a": NSNull()])
      #expect(value.numbers == nil)
    }
  }

  @Test func `every line leaves out the elements that it may, and no other does`() throws {
    let text = #"{"a":[1,"x",2],"in":{"a":[1,"x",2]}}"#
    let places = ["$.a[1]", "$.a[1]", "$.in.a[1]"]
    let seconds = Self.seconds
    func lines(_ skipping: JSONSkipping) -> [Line.Map] {
      [
        { try $1.map(&$0.numbers, key: "a", skipping: skipping) },
        { try $1.map(&$0.numbers, keys: ["old", "a"], skipping: skipping) },
        { try $1.map(&$0.numbers, keyPath: "in.a", skipping: skipping) },
        { try $1.map(&$0.dates, key: "a", transformer: seconds, skipping: skipping) },
        { try $1.map(&$0.dates, keys: ["old", "a"], transformer: seconds, skipping: skipping) },
        { try $1.map(&$0.dates, keyPath: "in.a", transformer: seconds, skipping: skipping) },
      ]
    }
    var counts: [Int] = []
    try run(lines(.invalid)) { _ in
      let value = try Lined(JSONString: text)
      counts.append((value.numbers?.count ?? 0) + (value.dates?.count ?? 0))
    }
    #expect(counts == lines(.invalid).map { _ in 2 })
    var refusals: [String?] = []
    try run(lines(.nothing)) { _ in refusals.append(message { _ = try Lined(JSONString: text) }) }
    #expect(
      refusals
        == places.map { #"wrong type: string "x", expected Int at \#($0)"# }
        + places.map { #"wrong type: string "x", expected Double at \#($0)"# })
  }
}
