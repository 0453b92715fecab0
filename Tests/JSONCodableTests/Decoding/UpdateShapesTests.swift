import Engines
import Foundation
import JSONCodable
import Testing

private struct Spot: JSONMappable, Equatable {
  var x = 0
  var y = 0

  init() {}

  init(JSONValue: Any) throws {
    self.init()
    if let text = JSONValue as? String {
      x = text.count
    } else {
      guard let object = JSONValue as? JSONObject else {
        throw JSONDecodingError(problem: .wrongType(found: "this", expected: "a point"))
      }
      try JSONDecode(object)
    }
  }
}

private struct Spots: JSONMappable {
  var point = Spot()
  var maybe: Spot? = Spot()
  var points: [String: Spot] = ["a": Spot()]
  var texts: [Int: String] = [:]
  var counts: [String: Int]? = ["a": 1]
  var any: Any = 0
  var object: JSONObject = [:]
}

/// What may hold nothing before an update.
private struct Blanks: JSONMappable {
  var any: Any = NSNull()
  var maybe: Any?
  var object: JSONObject?
  var json: AnyJSON?
  var trees: [String: AnyJSON]?
  var anys: [String: Any?] = [:]
  var nested: [String: [String: Int]] = [:]
  var table: [String: [String: Int]?]?
  var counts: [String: Int]?
}

/// The same by lines.
private struct LinedBlanks: JSONMappable {
  var blanks = Blanks()

  init() {}
  init(blanks: Blanks) { self.blanks = blanks }

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&blanks.any, key: "any")
    try json.map(&blanks.maybe, key: "maybe")
    try json.map(&blanks.object, key: "object")
    try json.map(&blanks.json, key: "json")
    try json.map(&blanks.trees, key: "trees")
    try json.map(&blanks.anys, keyPath: "anys")
    try json.map(&blanks.nested, keys: ["nested", "old"])
    try json.map(&blanks.table, key: "table")
    try json.map(&blanks.counts, key: "counts")
  }
}

/// Wraps any value, and lets it read and write itself.
@propertyWrapper
private struct Held<Value: JSONRestorable & JSONEncodable>: JSONPropertyWrapper, JSONRestorable,
  JSONEncodable
{
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(JSONValue: Any) throws { wrappedValue = try Value(JSONValue: JSONValue) }
  func JSONEncode() throws -> Any { try wrappedValue.JSONEncode() }
}

private struct Holders: JSONMappable {
  @Held var number: Int? = 5
  @Held var any: AnyJSON = 5
  @Held var text = "t"
}

@Suite("An update reads each value as a first reading does")
struct UpdateShapesTests {
  @Test func `a type that reads more than objects does so in an update`() throws {
    var shapes = Spots()
    try shapes.update(from: ["point": "abc", "maybe": "ab", "points": ["a": "a"]])
    #expect(shapes.point.x == 3 && shapes.maybe?.x == 2 && shapes.points["a"]?.x == 1)
    try shapes.update(from: ["point": ["y": 7], "maybe": ["y": 8]])
    #expect(shapes.point.x == 3 && shapes.point.y == 7)
    #expect(shapes.maybe?.x == 2 && shapes.maybe?.y == 8)
    #expect(
      refusal { try shapes.update(from: ["point": 5]) }
        == "wrong type: this, expected a point at $.point")
  }

  @Test func `two spellings of one key are an error`() {
    var shapes = Spots()
    let patch: JSONObject = ["texts": ["1": "a", "01": "b"]]
    let error = refusal { try shapes.update(from: patch) }
    #expect(error?.hasPrefix("duplicate key") == true)
    #expect(error?.hasSuffix("expected distinct keys of type Int at $.texts") == true)
    #expect(shapes.texts.isEmpty)
  }

  @Test func `any JSON is merged as it is written, whatever holds it`() throws {
    var shapes = Spots()
    shapes.any = [1: "x"] as [Int: String]
    shapes.object = ["in": Spot()]
    try shapes.update(from: ["any": ["2": "y"], "object": ["in": ["y": 2]]])
    #expect(shapes.any as? [String: String] == ["1": "x", "2": "y"])
    #expect((shapes.object["in"] as? JSONObject)?["x"] as? Int == 0)
    #expect((shapes.object["in"] as? JSONObject)?["y"] as? Int == 2)
  }

  @Test(.everyEngine) func `null removes a key also where the patch begins with nothing`() throws {
    /// Patches a value twice, which is the same as once.
    func patched(_ blanks: Blanks, _ patch: String, by lines: Bool) throws -> NSDictionary {
      func patched<T: JSONMappable>(_ start: T) throws -> NSDictionary {
        var value = start
        try value.update(from: JSONObject(JSONString: patch))
        let once = try value.JSONDictionary() as NSDictionary
        try value.update(from: JSONObject(JSONString: patch))
        #expect(try value.JSONDictionary() as NSDictionary == once)
        return once
      }
      return try lines ? patched(LinedBlanks(blanks: blanks)) : patched(blanks)
    }
    for key in ["any", "maybe", "object", "json", "trees", "anys", "nested", "table"] {
      for lines in [false, true] {
        let json = try patched(Blanks(), #"{"\#(key)":{"a":null,"b":{"c":null}}}"#, by: lines)
        let value = json[key] as? NSDictionary
        #expect(value == ["b": [:] as NSDictionary], "\(key)")
        let scalar = try patched(Blanks(), #"{"counts":{"a":null,"b":1}}"#, by: lines)
        #expect(scalar["counts"] as? NSDictionary == ["b": 1])
      }
      #expect(
        refusal { _ = try patched(Blanks(), #"{"counts":{"a":"x"}}"#, by: false) }?
          .hasSuffix("at $.counts.a") == true)
    }
  }

  @Test func `what an update of nothing refuses is not there afterwards`() throws {
    var blanks = Blanks()
    func update() throws { try blanks.update(from: ["counts": ["a": 1, "b": "x"] as JSONObject]) }
    #expect(throws: JSONDecodingError.self, performing: update)
    #expect(blanks.counts == nil)

    struct Tried: JSONMappable {
      var nested: [String: [String: Int]] = [:]

      mutating func JSONDecode(_ json: JSONObject) { try? json.restore(&nested, key: "nested") }
    }
    var tried = Tried()
    try tried.update(from: ["nested": ["a": ["b": "x"] as JSONObject] as JSONObject])
    #expect(tried.nested.isEmpty)
  }

  @Test func `an empty text is nil where texts are converted`() throws {
    var context = JSONContext()
    context.options.scalars = .converted
    try JSONContext.with(context) {
      for _ in 1...2 {
        var shapes = Spots()
        try shapes.update(from: ["counts": ""])
        #expect(shapes.counts == nil)
        try shapes.update(from: ["counts": ""])
        #expect(shapes.counts == nil)
      }
    }
  }

  @Test(.everyEngine) func `null comes back through a wrapper of what can be null`() throws {
    for nilValues in [JSONOptions.NilStyle.null, .omitted] {
      try JSONContext.with(\.options.nilValues, nilValues) {
        var wrapped = Holders()
        (wrapped.number, wrapped.any) = (nil, .null)
        let back = try Holders(JSONString: #"{"number":null,"any":null,"text":null}"#)
        #expect(back.number == nil && back.any == .null && back.text == "t")
        let again = try Holders(JSONString: wrapped.JSONString())
        #expect(again.any == .null)
        if nilValues == .null { #expect(again.number == nil) }
        var updated = Holders()
        try updated.update(from: ["number": NSNull(), "any": NSNull()])
        #expect(updated.number == nil && updated.any == .null)
        let lenient = try Holders.lenient(JSONDictionary: ["number": NSNull()])
        #expect(lenient.value.number == nil && lenient.problems.isEmpty)
      }
    }
  }
}
