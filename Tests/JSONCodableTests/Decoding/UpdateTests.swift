import Engines
import Foundation
import JSONCodable
import Testing

@Suite("An update changes what it mentions, at every depth", .everyEngine)
struct UpdateDepthTests {
  struct Street: JSONDecodable, Equatable {
    var name = ""
    var number: Int?
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
      try json.restore(&number, key: "number")
    }
  }

  struct Person: JSONDecodable {
    var id = 0
    var street = Street(name: "Main", number: 1)
    var second: Street?
    var streets: [String: Street] = [:]
    var list: [Street] = []
    var any: Any?
    var object: JSONObject = [:]
    var tags: Set<String> = []
    var since: Date?
    var title: String?
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", required: true)
      try json.restore(&street, key: "street")
      try json.restore(&second, key: "second")
      try json.restore(&streets, key: "streets")
      try json.restore(&list, key: "list")
      try json.restore(&any, key: "any")
      try json.restore(&object, key: "object")
      try json.restore(&tags, key: "tags")
      try json.restore(&since, key: "since", transformer: JSONTransformers.secondsToDate)
      try json.restore(&title, keyPath: "alert.title")
    }
  }

  @Test func `a nested value is updated, and a new one is made whole`() throws {
    var person = Person()
    try person.update(from: ["street": ["number": 2], "second": ["name": "Side"]])
    #expect(person.street == Street(name: "Main", number: 2))
    #expect(person.second == Street(name: "Side"))
    try person.update(from: ["second": ["number": 3]])
    #expect(person.second == Street(name: "Side", number: 3))
    try person.update(from: ["second": NSNull()])
    #expect(person.second == nil)
    #expect(
      refusal { try person.update(from: ["second": ["number": 3]]) }
        == "missing value, expected String at $.second.name")
  }

  @Test func `a required property may be left out, and null for it is an error`() throws {
    var person = Person(id: 7)
    try person.update(from: ["title": "ignored"])
    #expect(person.id == 7)
    #expect(
      refusal { try person.update(from: ["id": NSNull()]) } == "missing value, expected Int at $.id"
    )
    #expect(
      refusal { try person.update(from: ["street": ["name": NSNull()]]) }
        == "missing value, expected String at $.street.name")
  }

  @Test func `a dictionary is merged by key, and an array replaced`() throws {
    var person = Person()
    person.streets = ["a": Street(name: "A", number: 1), "b": Street(name: "B")]
    person.list = [Street(name: "A"), Street(name: "B")]
    person.tags = ["x", "y"]
    try person.update(from: [
      "streets": ["a": ["number": 2], "b": NSNull(), "c": ["name": "C"]] as [String: Any],
      "list": [["name": "C"]], "tags": ["z"],
    ])
    #expect(person.streets == ["a": Street(name: "A", number: 2), "c": Street(name: "C")])
    #expect(person.list == [Street(name: "C")])
    #expect(person.tags == ["z"])
    #expect(
      refusal { try person.update(from: ["streets": ["d": ["number": 1]]]) }
        == "missing value, expected String at $.streets.d.name")
    #expect(
      refusal { try person.update(from: ["list": [["number": 1]]]) }
        == "missing value, expected String at $.list[0].name")
  }

  @Test func `any JSON is patched as RFC 7396 says`() throws {
    // The table of the RFC's appendix: the original, the patch, the result.
    let cases = [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
      (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
      (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
      (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
      (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
      ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ]
    for (original, patch, result) in cases {
      let tree = { (_ json: String) in try JSONObject(JSONString: #"{"any":\#(json)}"#) }
      var person = try Person(JSONDictionary: tree(original).merging(["id": 1]) { $1 })
      try person.update(from: tree(patch))
      let any = person.any as? NSObject
      #expect(try any == tree(result)["any"] as? NSObject, "\(original) with \(patch)")
      guard let start = try tree(original)["any"] as? JSONObject, patch.hasPrefix("{") else {
        continue
      }
      person.object = start
      try person.update(from: ["object": tree(patch)["any"] as Any])
      #expect(try person.object as NSDictionary == tree(result)["any"] as? NSDictionary)
    }
  }

  @Test func `a transformed value is replaced, and null at a key path's start clears its end`()
    throws
  {
    var person = Person()
    try person.update(from: ["since": 5, "alert": ["title": "Hi"]])
    #expect(person.since == Date(timeIntervalSince1970: 5))
    #expect(person.title == "Hi")
    try person.update(from: ["alert": ["body": "x"]])
    #expect(person.title == "Hi")
    try person.update(from: ["alert": NSNull(), "since": NSNull()])
    #expect(person.title == nil)
    #expect(person.since == nil)
  }

  @Test func `a value that code makes inside an update is made whole`() throws {
    struct Outer: JSONDecodable {
      var street = Street(name: "Main")
      mutating func JSONDecode(_ json: JSONObject) throws {
        if let inner = try json.valueIfPresent(JSONObject.self, key: "street") {
          street = try Street(JSONDictionary: inner)
        }
      }
    }
    struct Valued: JSONDecodable {
      var id = 0
      mutating func JSONDecode(_ json: JSONObject) throws { id = try json.value(key: "id") }
    }
    var outer = Outer()
    #expect(
      refusal { try outer.update(from: ["street": ["number": 1]]) }
        == "missing value, expected String at $.name")
    var valued = Valued()
    #expect(refusal { try valued.update(from: [:]) } == "missing value, expected Int at $.id")
  }
}

@Suite("An update of objects keeps what they are, and on error what they hold", .everyEngine)
struct UpdateObjectTests {
  class Node: JSONDecodable {
    var name = ""
    var child: Node?
    var children: [String: Node] = [:]
    var observed = 0 { didSet { changes += 1 } }
    var changes = 0
    let constant = 5
    required init() {}
    convenience init(_ name: String) {
      self.init()
      self.name = name
    }
    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
      try json.restore(&child, key: "child")
      try json.restore(&children, key: "children")
      try json.restore(&observed, key: "observed")
    }
  }

  final class Leaf: Node {
    var size = 0.0
    override func JSONDecode(_ json: JSONObject) throws {
      try super.JSONDecode(json)
      try json.restore(&size, key: "size")
    }
  }

  struct Holder: JSONDecodable {
    var node = Node("held")
    var count = 0
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&node, key: "node")
      try json.restore(&count, key: "count")
    }
  }

  @Test func `every object that is reached keeps its identity`() throws {
    var root = Node("root")
    let (child, member) = (Leaf("child"), Node("member"))
    (root.child, root.children) = (child, ["m": member])
    try root.update(from: [
      "child": ["size": 2.5, "child": ["name": "new"]], "children": ["m": ["observed": 3]],
    ])
    #expect(root.child === child && root.children["m"] === member)
    #expect(child.size == 2.5 && child.child?.name == "new" && child.name == "child")
    #expect(member.observed == 3 && member.changes == 1)
  }

  @Test func `an error far inside puts every object back`() throws {
    var root = Node("root")
    let (child, member) = (Leaf("child"), Node("member"))
    (root.child, root.children) = (child, ["m": member])
    let patch: JSONObject = [
      "name": "changed", "child": ["size": 2.5, "name": "changed", "child": ["name": "new"]],
      "children": ["m": ["name": "changed", "observed": "x"]], "observed": 9,
    ]
    #expect(
      refusal { try root.update(from: patch) }
        == #"wrong type: string "x", expected Int at $.children.m.observed"#)
    #expect(root.name == "root" && root.observed == 0 && root.changes == 0 && root.constant == 5)
    #expect(root.child === child && child.size == 0 && child.name == "child" && child.child == nil)
    #expect(root.children["m"] === member && member.name == "member")
  }

  @Test func `an object inside a struct is put back as well`() throws {
    var holder = Holder()
    let node = holder.node
    #expect(
      refusal { try holder.update(from: ["node": ["name": "changed"], "count": "x"]) }
        == #"wrong type: string "x", expected Int at $.count"#)
    #expect(node.name == "held" && holder.node === node)
    try holder.update(from: ["node": ["name": "changed"], "count": 1])
    #expect(node.name == "changed" && holder.node === node && holder.count == 1)
  }

  @Test func `an object that is reached twice is put back as it was first`() throws {
    var root = Node("root")
    let shared = Node("shared")
    (root.child, root.children) = (shared, ["m": shared])
    let patch: JSONObject = [
      "child": ["name": "once"], "children": ["m": ["name": "twice"]], "observed": [],
    ]
    #expect(throws: JSONDecodingError.self) { try root.update(from: patch) }
    #expect(shared.name == "shared")
  }

  @Test func `an object that was reached is let go when the update is over`() throws {
    weak var reached: Leaf?
    var root = Node("root")
    do {
      let child = Leaf("child")
      (root.child, reached) = (child, child)
    }
    try root.update(from: ["child": ["size": 2.5]])
    #expect(reached?.size == 2.5)
    root.child = nil
    #expect(reached == nil)
  }

  @Test func `an inner update whose error is caught leaves what the outer one has done`() throws {
    final class Outer: JSONDecodable {
      var name = ""
      var inner = Node("inner")
      func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&name, key: "name")
        do {
          try inner.update(from: ["name": "changed", "observed": "x"])
        } catch is JSONDecodingError {
          name += "!"
        }
      }
    }
    var outer = Outer()
    try outer.update(from: ["name": "new"])
    #expect(outer.name == "new!" && outer.inner.name == "inner")
  }

  @Test func `an object that cannot be put back refuses before anything has changed`() throws {
    final class Weak: JSONDecodable {
      var name = "old"
      weak var parent: Node?
      func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "name") }
    }
    final class Mirrored: JSONDecodable, CustomReflectable {
      var name = "old"
      var customMirror: Mirror { Mirror(self, children: ["x": 1]) }
      func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "name") }
    }
    final class Parent: JSONDecodable {
      var name = "old"
      var weak = Weak()
      func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&name, key: "name")
        try json.restore(&weak, key: "weak")
      }
    }
    var (weak, mirrored, parent) = (Weak(), Mirrored(), Parent())
    #expect(
      refusal { try weak.update(from: ["name": "new"]) }
        == "type Weak cannot be updated: property parent is weak or unowned, and could not be put back on an error at $"
    )
    #expect(
      refusal { try mirrored.update(from: ["name": "new"]) }
        == "type Mirrored cannot be updated: its properties cannot be seen, and could not be put back on an error at $"
    )
    #expect(
      refusal { try parent.update(from: ["name": "new", "weak": JSONObject()]) }
        == "type Weak cannot be updated: property parent is weak or unowned, and could not be put back on an error at $.weak"
    )
    #expect(weak.name == "old" && mirrored.name == "old" && parent.name == "old")
  }

  @Test func `an update in snake case and one inside a lenient reading are updates too`() throws {
    struct Named: JSONDecodable {
      var fullName = "old"
      var count = 1
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&fullName, key: "fullName", required: true)
        try json.restore(&count, key: "count", required: true)
      }
    }
    var named = Named()
    try named.update(from: ["full_name": "new"], context: .with(keys: .snakeCase))
    #expect(named.fullName == "new" && named.count == 1)
  }
}

extension JSONContext {
  fileprivate static func with(keys: JSONOptions.KeyStyle) -> JSONContext {
    var context = JSONContext()
    context.options.keys = keys
    return context
  }
}
