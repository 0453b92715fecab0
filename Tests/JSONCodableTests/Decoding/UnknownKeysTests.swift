import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A key that no line asks for is ignored, reported or refused", .everyEngine)
struct UnknownKeysTests {
  struct Item: JSONMappable, Equatable {
    var id = 0
    var name: String?
  }

  struct Point: JSONEncodable, JSONConstructible {
    let x: Int
    init(JSONDictionary json: JSONObject) throws { x = try json.value(key: "x") }
  }

  struct Order: JSONDecodable {
    var items: [Item] = []
    var point: Point?
    var title = ""
    var nick = ""
    var any: Any?
    var members: [String: Item] = [:]
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&items, key: "items")
      try json.restore(&point, key: "point")
      try json.restore(&title, keyPath: "alert.title")
      try json.restore(&nick, keys: ["nick", "nickname"])
      try json.restore(&any, key: "any")
      try json.restore(&members, key: "members")
    }
  }

  private let json: JSONObject = [
    "items": [["id": 1], ["id": 2, "nmae": "x"]], "point": ["x": 1, "y": 2],
    "alert": ["title": "t", "body": "b"], "nickname": "n", "any": ["free": 1], "extra": NSNull(),
    "members": ["a": ["id": 1, "old": true]],
  ]

  private func context(_ style: JSONOptions.UnknownKeyStyle) -> JSONContext {
    var context = JSONContext()
    context.options.unknownKeys = style
    return context
  }

  private let messages = [
    #"unknown key, expected one of "id", "name" at $.items[1].nmae"#,
    #"unknown key, expected one of "x" at $.point.y"#,
    #"unknown key, expected one of "id", "name" at $.members.a.old"#,
    #"unknown key, expected one of "title" at $.alert.body"#,
    #"unknown key, expected one of "alert", "any", "items", "members", "nick", "nickname", "point" at $.extra"#,
  ]

  struct Parcel: JSONMappable {
    var item = Item()
    var weight = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&item, key: "item")
      try json.map(&weight, keyPath: "item.weight")
    }
  }

  @Test func `a key path into the object of another property asks for no key of it`() throws {
    let parcel = try Parcel(JSONDictionary: ["item": ["id": 1, "weight": 5]])
    #expect(parcel.item == Item(id: 1) && parcel.weight == 5)
    let written = try parcel.JSONDictionary()
    #expect(
      refusal { try Parcel(JSONDictionary: written, context: context(.refuse)) }
        == #"unknown key, expected one of "id", "name" at $.item.weight"#)
  }

  @Test func `by default they are ignored`() throws {
    #expect(try Order(JSONDictionary: json).items.count == 2)
  }

  @Test func `each is reported with its path`() throws {
    let reports = Reports()
    var context = self.context(.report)
    context.report = { reports.append($0) }
    let order = try Order(JSONDictionary: json, context: context)
    #expect(order.items.count == 2 && order.title == "t" && order.nick == "n")
    #expect(reports.texts == messages)
    let (_, problems) = try Order.lenient(JSONDictionary: json, context: context)
    #expect(problems.map(\.description) == messages)
  }

  @Test func `the first is refused`() throws {
    let context = context(.refuse)
    #expect(refusal { try Order(JSONDictionary: json, context: context) } == messages[0])
    #expect(
      refusal { try Order(JSONString: #"{"extra":1}"#, context: context) }
        == messages[4])
    #expect(
      refusal { try Point(JSONDictionary: ["x": 1, "y": 2], context: context) }
        == #"unknown key, expected one of "x" at $.y"#)
    var item = Item()
    #expect(
      refusal { try item.update(from: ["nmae": 1], context: context) }
        == #"unknown key, expected one of "id", "name" at $.nmae"#)
    #expect(
      try Order(JSONString: #"{"items":[{"id":1}],"nick":"x"}"#, context: context).nick == "x")
    #expect(try [Item](JSONString: #"[{"id":1,"name":null}]"#, context: context).count == 1)
  }

  @Test func `a union and its payload ask for the keys of one object`() throws {
    enum Move: JSONUnion {
      case go(Item), stop, other(JSONObject)
      enum Kind: String, CaseIterable { case go, stop }
      static let discriminator = JSONDiscriminator(key: "type", fallback: "other")
      init(JSONDictionary json: JSONObject) throws {
        switch try Self.JSONTag(Kind.self, in: json) {
        case .go: self = .go(try Item(JSONDictionary: json))
        case .stop: self = .stop
        case nil: self = .other(json)
        }
      }
    }
    let context = context(.refuse)
    for text in [#"{"type":"go","id":1}"#, #"{"type":"stop"}"#, #"{"type":"fly","to":5}"#] {
      #expect(throws: Never.self) { try Move(JSONString: text, context: context) }
    }
    #expect(
      refusal { try Move(JSONString: #"{"type":"go","id":1,"x":2}"#, context: context) }
        == #"unknown key, expected one of "id", "name", "type" at $.x"#)
  }

  @Test func `a registry asks for its own keys`() throws {
    struct Dog: JSONIdentified, JSONMappable { var name = "" }
    struct Owner: JSONMappable { @PolymorphicValue var pet: any JSONIdentified = Dog() }
    var context = context(.refuse)
    for (payload, text) in [
      (.flat, #"{"pet":{"_type":"Dog","name":"Rex"}}"#),
      (.nested(key: "value"), #"{"pet":{"_type":"Dog","value":{"name":"Rex"}}}"#),
    ] as [(JSONDiscriminator.Payload, String)] {
      context.types = try JSONTypeRegistry(payload: payload, [Dog.self])
      #expect((try Owner(JSONString: text, context: context).pet as? Dog)?.name == "Rex")
    }
    #expect(
      refusal {
        try Owner(
          JSONString: #"{"pet":{"_type":"Dog","value":{"name":"Rex"},"x":1}}"#, context: context)
      } == #"unknown key, expected one of "_type", "value" at $.pet.x"#)
  }

  @Test func `a key that is asked of a changed copy is known`() throws {
    struct Renaming: JSONDecodable {
      var name = ""
      mutating func JSONDecode(_ json: JSONObject) throws {
        var json = json
        json["note"] = 5
        try json.restore(&name, key: "name")
      }
    }
    #expect(try Renaming(JSONDictionary: ["name": "x"], context: context(.refuse)).name == "x")
    #expect(
      refusal { try Renaming(JSONDictionary: ["name": "x", "a": 1], context: context(.refuse)) }
        == #"unknown key, expected one of "name" at $.a"#)
  }

  @Test func `a key that an inner value asks of the outer object is known there alone`() throws {
    struct Outside: JSONContextKey {
      static var defaultValue: @Sendable () -> JSONObject { { [:] } }
    }
    struct Inner: JSONDecodable {
      var unit = ""
      mutating func JSONDecode(_ json: JSONObject) throws {
        try JSONContext.current[Outside.self]().restore(&unit, key: "unit")
      }
    }
    struct Outer: JSONDecodable {
      var inner = Inner()
      mutating func JSONDecode(_ json: JSONObject) throws {
        var context = JSONContext.current
        nonisolated(unsafe) let object = json  // It is read by this thread, while the body runs.
        context[Outside.self] = { object }
        try JSONContext.with(context) { try json.restore(&inner, key: "inner") }
      }
    }
    let context = context(.refuse)
    let text = #"{"inner":{},"unit":"m"}"#
    #expect(try Outer(JSONString: text, context: context).inner.unit == "m")
    #expect(
      refusal {
        try Outer(JSONString: #"{"inner":{"a":1,"unit":"m"},"unit":"m"}"#, context: context)
      } == "unknown key, expected no key at $.inner.a")
    #expect(
      refusal { try Outer(JSONString: #"{"inner":{"unit":"m"},"unit":"m"}"#, context: context) }
        == "unknown key, expected no key at $.inner.unit")
  }

  @Test func `a key that is asked for twice does not stand for another`() throws {
    struct Twice: JSONDecodable {
      var a = 0, b = 0
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&a, key: "a")
        if json["c"] == nil {
          try json.restore(&b, key: "b")
        } else {
          try json.restore(&b, key: "a")
        }
      }
    }
    let context = context(.refuse)
    for _ in 0..<2 {
      #expect(try Twice(JSONDictionary: ["a": 1, "b": 2], context: context).b == 2)
      #expect(
        refusal { try Twice(JSONDictionary: ["a": 1, "c": 2], context: context) }
          == #"unknown key, expected one of "a" at $.c"#)
    }
  }

  @Test func `all of several keys are known, whichever is read`() throws {
    struct Named: JSONDecodable {
      var name = ""
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&name, keys: ["name", "nick", "title"])
      }
    }
    let json: JSONObject = ["name": "a", "nick": "b", "title": "c"]
    #expect(try Named(JSONDictionary: json, context: context(.refuse)).name == "a")
  }

  @Test func `a class asks for what its superclass asks for`() throws {
    class Base: JSONDecodable {
      var a = 0
      required init() {}
      func JSONDecode(_ json: JSONObject) throws { try json.restore(&a, key: "a") }
    }
    final class Sub: Base {
      var b = 0
      override func JSONDecode(_ json: JSONObject) throws {
        try super.JSONDecode(json)
        try json.restore(&b, key: "b")
      }
    }
    let context = context(.refuse)
    #expect(try Sub(JSONDictionary: ["a": 1, "b": 2], context: context).b == 2)
    #expect(
      refusal { try Sub(JSONDictionary: ["a": 1, "c": 2], context: context) }
        == #"unknown key, expected one of "a", "b" at $.c"#)
  }
}
