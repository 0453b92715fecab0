import Engines
import Foundation
import JSONCodable
import Testing

/// A gesture, its tag by each style, and its payload.
struct GestureRow: Sendable, CustomTestStringConvertible {
  let gesture: Gesture
  /// By case name, in snake case, explicit.
  let tags: [String]
  /// What the flat form has beside the tag, and the nested form under its key.
  let payload: String
  /// Whether the nested form has its key.
  var hasNestedKey = true

  var testDescription: String { "\(gesture)" }
}

/// One of the ways in which a union stands in JSON.
struct UnionForm: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let discriminator: JSONDiscriminator
  let tagIndex: Int
}

@Suite("A union is written as its tag and its payload", .everyEngine)
struct JSONUnionTests {
  static let rows = [
    GestureRow(
      gesture: .tapOnce, tags: ["tapOnce", "tap_once", "TAP"], payload: "{}", hasNestedKey: false),
    GestureRow(
      gesture: .tapAt(Point(x: 1, y: 2)), tags: ["tapAt", "tap_at", "AT"],
      payload: #"{"x":1,"y":2}"#),
    GestureRow(
      gesture: .dragTo(end: Point(x: 1, y: 2)), tags: ["dragTo", "drag_to", "DRAG"],
      payload: #"{"x":1,"y":2}"#),
    GestureRow(
      gesture: .waitFor(seconds: 5), tags: ["waitFor", "wait_for", "WAIT"],
      payload: #"{"seconds":5}"#),
    GestureRow(
      gesture: .typeKeys(codes: [1, 2]), tags: ["typeKeys", "type_keys", "KEYS"],
      payload: #"{"codes":[1,2]}"#),
    GestureRow(
      gesture: .moveBy(1, y: 2), tags: ["moveBy", "move_by", "MOVE"], payload: #"{"_0":1,"y":2}"#),
    GestureRow(
      gesture: .maybeAt(nil), tags: ["maybeAt", "maybe_at", "MAYBE"], payload: "{}",
      hasNestedKey: false),
    GestureRow(
      gesture: .maybeAt(Point(x: 1, y: 2)), tags: ["maybeAt", "maybe_at", "MAYBE"],
      payload: #"{"x":1,"y":2}"#),
    GestureRow(
      gesture: .maybeTo(end: nil), tags: ["maybeTo", "maybe_to", "TO"], payload: "{}",
      hasNestedKey: false),
    GestureRow(
      gesture: .maybeTo(end: Point(x: 1, y: 2)), tags: ["maybeTo", "maybe_to", "TO"],
      payload: #"{"x":1,"y":2}"#),
    GestureRow(
      gesture: .maybeBoth(nil, note: nil), tags: ["maybeBoth", "maybe_both", "BOTH"], payload: "{}"),
    GestureRow(
      gesture: .maybeBoth(nil, note: "n"), tags: ["maybeBoth", "maybe_both", "BOTH"],
      payload: #"{"note":"n"}"#),
  ]

  static let forms = ["flat": JSONDiscriminator.Payload.flat, "nested": .nested(key: "data")]
    .flatMap { name, payload in
      zip(["case name", "snake case", "explicit"], [.caseName, .snakeCase, .explicit(tags)])
        .enumerated().map { index, style in
          UnionForm(
            testDescription: "\(name), \(style.0)",
            discriminator: JSONDiscriminator(key: "type", tags: style.1, payload: payload),
            tagIndex: index)
        }
    }

  private static let tags = [
    "tapOnce": "TAP", "tapAt": "AT", "dragTo": "DRAG", "waitFor": "WAIT", "typeKeys": "KEYS",
    "moveBy": "MOVE", "maybeAt": "MAYBE", "maybeTo": "TO", "maybeBoth": "BOTH",
  ]

  @Test(arguments: rows, forms)
  func `a gesture has the JSON of its form and comes back`(
    _ row: GestureRow, _ form: UnionForm
  ) throws {
    try JSONContext.with(\.gestures, form.discriminator) {
      let text = try row.gesture.JSONString(options: .sortedKeys)
      let expected = try Self.text(of: row, in: form)
      #expect(text == expected)
      #expect(try Gesture(JSONString: text) == row.gesture)
    }
  }

  private static func text(of row: GestureRow, in form: UnionForm) throws -> String {
    var expected = ["type": row.tags[form.tagIndex]] as JSONObject
    let payload = try JSONObject(JSONString: row.payload)
    switch form.discriminator.payload {
    case .flat: expected.merge(payload) { tag, _ in tag }
    case .nested(let key): expected[key] = row.hasNestedKey ? payload : nil
    }
    return try expected.JSONString(options: .sortedKeys)
  }

  @Test func `the tables of unions have all their rows`() {
    #expect(Self.rows.count >= 12)
    #expect(Self.forms.count == 6)
    #expect(Set(Self.rows.map { $0.tags[0] }) == Set(Gesture.Kind.allCases.map(\.rawValue)))
  }

  @Test func `unions of the flat and the nested form are written as these texts`() throws {
    let gesture = Gesture.waitFor(seconds: 5)
    #expect(try gesture.JSONString(options: .sortedKeys) == #"{"seconds":5,"type":"waitFor"}"#)
    let nested = JSONDiscriminator(key: "t", payload: .nested(key: "of"))
    let text = try JSONContext.with(\.gestures, nested) {
      try gesture.JSONString(options: .sortedKeys)
    }
    #expect(text == #"{"of":{"seconds":5},"t":"waitFor"}"#)
  }

  @Test func `the nested form takes an unlabelled payload that is not an object`() throws {
    #expect(
      try Nested.number(5).JSONString(options: .sortedKeys) == #"{"kind":"number","value":5}"#)
    #expect(
      try Nested.list([1, 2]).JSONString(options: .sortedKeys)
        == #"{"kind":"list","value":[1,2]}"#)
    #expect(try Nested.number(nil).JSONString() == #"{"kind":"number"}"#)
    #expect(try Nested(JSONString: #"{"kind":"number","value":5}"#) == .number(5))
  }

  @Test
  func `a case that prints otherwise, and one with a raw identifier, keep their names as tags`()
    throws
  {
    #expect(try Disguised.plain.JSONString() == #"{"type":"plain"}"#)
    #expect(
      try Disguised.`two words`(n: 1).JSONString(options: .sortedKeys)
        == #"{"n":1,"type":"two words"}"#)
    #expect("\(Disguised.plain)" == "disguised")
  }

  @Test func `unions in properties, arrays, optionals and dictionaries are written as unions`()
    throws
  {
    let sheet = GestureSheet()
    let text = try sheet.JSONString(options: .sortedKeys)
    #expect(
      text
        == #"{"any":{"type":"tapOnce"},"list":[{"type":"tapOnce"},{"seconds":1,"type":"waitFor"}],"#
        + #""maybe":{"type":"tapOnce"},"one":{"type":"tapOnce"},"table":{"a":{"type":"tapOnce"}}}"#)
    let json = try JSONObject(JSONString: text)
    #expect(try json.value([Gesture].self, key: "list") == sheet.list)
    #expect(try json.value([String: Gesture].self, key: "table") == sheet.table)
    #expect(try json.value(Gesture?.self, key: "maybe") == sheet.maybe)
  }

  @Test func `a union's own JSONEncode is honoured`() throws {
    enum Own: JSONUnion {
      case a
      static let discriminator = JSONDiscriminator(key: "type")
      init(JSONDictionary: JSONObject) throws { self = .a }
      func JSONEncode() throws -> Any { "own" }
    }
    #expect(try [Own.a].JSONString() == #"["own"]"#)
  }

  @Test func `a union's own JSONEncode adds to what reflection gives, as text and as a tree`()
    throws
  {
    let text = #"[{"type":"a","version":2},{"count":1,"type":"b","version":2}]"#
    #expect(try [Versioned.a, .b(count: 1)].JSONString(options: .sortedKeys) == text)
    for value in [Versioned.a, .b(count: 1)] {
      let tree = try value.JSONDictionary()
      #expect(
        try JSONObject(JSONString: value.JSONString()) as NSDictionary == tree as NSDictionary)
      #expect(tree["version"] as? Int == 2)
    }
  }

  @Test func `a generic and recursive union is written at every depth`() throws {
    let tree = Tree.branch(left: .leaf(value: 1), right: .branch(left: .leaf(value: 2), right: nil))
    #expect(
      try tree.JSONString(options: .sortedKeys)
        == #"{"left":{"node":"leaf","value":1},"node":"branch","#
        + #""right":{"left":{"node":"leaf","value":2},"node":"branch"}}"#)
  }

  private enum Reply: JSONUnion, Equatable {
    case found(point: Point?), counted(number: Int?), kept(any: AnyJSON?)

    static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "data"))

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(String.self, key: "type") {
      case "found": self = .found(point: try json.valueIfPresent(key: "data"))
      case "kept": self = .kept(any: try json.valueIfPresent(keyPath: "data.any") ?? .some(.null))
      default: self = .counted(number: try json.valueIfPresent(keyPath: "data.number"))
      }
    }
  }

  @Test
  func `nil in the place of an object without a label is none under it, also where nil is null`()
    throws
  {
    let rows: [(Reply, String)] = [
      (.found(point: nil), #"{"type":"found"}"#),
      (.found(point: Point(x: 1, y: 2)), #"{"data":{"x":1,"y":2},"type":"found"}"#),
      (.counted(number: nil), #"{"data":{"number":null},"type":"counted"}"#),
      (.counted(number: 1), #"{"data":{"number":1},"type":"counted"}"#),
      (.kept(any: .some(.null)), #"{"data":{"any":null},"type":"kept"}"#),
      (.kept(any: 1), #"{"data":{"any":1},"type":"kept"}"#),
    ]
    try JSONContext.with(\.options.nilValues, .null) { () throws in
      for (reply, text) in rows {
        #expect(try reply.JSONString(options: .sortedKeys) == text)
        #expect(
          try JSONObject(JSONString: text) as NSDictionary == reply.JSONDictionary() as NSDictionary
        )
        #expect(try Reply(JSONString: text) == reply)
      }
    }
  }
}

// MARK: - Models

enum Nested: JSONUnion, Hashable {
  case number(Int?), list([Int])
  static let discriminator = JSONDiscriminator(key: "kind", payload: .nested(key: "value"))

  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(String.self, key: "kind") {
    case "list": self = .list(try json.value(key: "value"))
    default: self = .number(try json.valueIfPresent(key: "value"))
    }
  }
}

enum Versioned: JSONUnion {
  case a, b(count: Int)
  static let discriminator = JSONDiscriminator(key: "type")

  init(JSONDictionary: JSONObject) throws { self = .a }

  func JSONEncode() throws -> Any {
    var json = try #require(try JSONEncodeByReflection() as? JSONObject)
    json["version"] = 2
    return json
  }
}

enum Disguised: JSONUnion, CustomStringConvertible, CustomDebugStringConvertible {
  case plain, `two words`(n: Int)
  static let discriminator = JSONDiscriminator(key: "type")
  init(JSONDictionary: JSONObject) throws { self = .plain }
  var description: String { "disguised" }
  var debugDescription: String { "disguised" }
}

struct GestureSheet: JSONEncodable {
  var one = Gesture.tapOnce
  var any: Any = Gesture.tapOnce
  var maybe: Gesture? = .tapOnce
  var none: Gesture?
  var list = [Gesture.tapOnce, .waitFor(seconds: 1)]
  var table = ["a": Gesture.tapOnce]
}

indirect enum Tree<Value: JSONEncodable>: JSONUnion {
  case leaf(value: Value)
  case branch(left: Tree, right: Tree?)
  static var discriminator: JSONDiscriminator { JSONDiscriminator(key: "node") }
  init(JSONDictionary: JSONObject) throws { throw JSONDecodingError(problem: .invalidKeyPath("")) }
}
