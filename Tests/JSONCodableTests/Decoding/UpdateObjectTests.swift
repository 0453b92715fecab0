import Engines
import Foundation
import JSONCodable
import Testing

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
    #expect(
      refusal { try root.update(from: patch) } == "wrong type: array, expected Int at $.observed")
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

  private final class Part: JSONMappable {
    var number = 1
  }

  private final class Whole: JSONMappable {
    let part = Part()
    var last = 1

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: part)
      try json.map(&last, key: "last")
    }
  }

  @Test func `an object whose properties stand among those of another is put back as well`() throws
  {
    var whole = Whole()
    #expect(
      refusal { try whole.update(from: ["number": 7, "last": "bad"]) }
        == #"wrong type: string "bad", expected Int at $.last"#)
    #expect(whole.part.number == 1 && whole.last == 1)
    try whole.update(from: ["number": 7, "last": 8])
    #expect(whole.part.number == 7 && whole.last == 8)
  }

  private struct Pair: JSONMappable, Equatable {
    var (x, y) = (1, 2)
    init() {}
    init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  private struct Members: JSONMappable {
    var pairs = ["a": Pair(), "b": Pair()]
    var parts = ["a": Whole(), "b": Whole()]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&pairs, key: "pairs", skipping: .invalid)
      try json.map(&parts, key: "parts", skipping: .invalid)
    }
  }

  @Test func `a member that is left out is not updated in part`() throws {
    var members = Members()
    let kept = members.parts["a"]
    try members.update(
      from: [
        "pairs": [
          "a": ["x": 5, "y": "bad"] as JSONObject, "b": ["x": 6, "y": 7] as JSONObject,
          "c": ["x": "bad"] as JSONObject,
        ] as JSONObject,
        "parts": [
          "a": ["number": 5, "last": "bad"] as JSONObject, "b": ["number": 6] as JSONObject,
        ] as JSONObject,
      ])
    #expect(members.pairs == ["a": Pair(), "b": Pair(6, 7)])
    #expect(members.parts["a"] === kept && kept?.part.number == 1 && kept?.last == 1)
    #expect(members.parts["b"]?.part.number == 6)
  }
}

extension JSONContext {
  fileprivate static func with(keys: JSONOptions.KeyStyle) -> JSONContext {
    var context = JSONContext()
    context.options.keys = keys
    return context
  }
}
