import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Reflection shows all that a value stores", .everyEngine)
struct MirrorEncodingTests {
  @Test func `lazy storage is written under its plain name once computed`() throws {
    var idle = Idle()
    _ = idle.cache
    #expect(try idle.JSONString(options: .sortedKeys) == #"{"cache":"computed","id":1}"#)
  }

  @Test func `a subclass in a property of its superclass's type is written whole`() throws {
    struct Kennel: JSONEncodable { var animal: Animal = Dog() }
    #expect(
      try Kennel().JSONString(options: .sortedKeys)
        == #"{"animal":{"bark":"woof","legs":4,"name":"?"}}"#)
  }

  @Test func `an override of the encoding in a subclass is honoured`() throws {
    class Base: JSONEncodable {
      func JSONEncode() throws -> Any { ["base": true] }
    }
    final class Derived: Base {
      override func JSONEncode() throws -> Any { ["derived": true] }
    }
    struct Holder: JSONEncodable { var base: Base = Derived() }
    #expect(try Holder().JSONString() == #"{"base":{"derived":true}}"#)
  }

  @Test func `JSONKey renames and drops properties`() throws {
    struct Renamed: JSONEncodable {
      var firstName = "A"
      var cache: (Int, Int) = (1, 2)
      static func JSONKey(forProperty name: String) -> String? {
        switch name {
        case "firstName": "first_name"
        case "cache": nil
        default: name
        }
      }
    }
    #expect(try Renamed().JSONString() == #"{"first_name":"A"}"#)
  }

  @Test func `JSONKey of a subclass is asked for the properties of the superclass too`() throws {
    class Base: JSONEncodable {
      var id = 1
      class func JSONKey(forProperty name: String) -> String? { name }
    }
    final class Derived: Base {
      override class func JSONKey(forProperty name: String) -> String? { "my_" + name }
    }
    #expect(try Derived().JSONString() == #"{"my_id":1}"#)
  }

  @Test func `a weak reference is written by the value it has`() throws {
    final class Node: JSONEncodable {
      var id = 1
      weak var other: Node?
    }
    let node = Node()
    let other = Node()
    node.other = other
    #expect(try node.JSONString(options: .sortedKeys) == #"{"id":1,"other":{"id":1}}"#)
    node.other = nil
    #expect(try node.JSONString() == #"{"id":1}"#)
  }

  @Test func `what a custom mirror shows is written`() throws {
    struct Account: JSONEncodable, CustomReflectable {
      var password = "secret"
      var customMirror: Mirror { Mirror(self, children: ["user": "ann"]) }
    }
    struct List: JSONEncodable, CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection)
      }
    }
    struct Table: JSONEncodable, CustomReflectable {
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: [("a", 1)], displayStyle: .dictionary)
      }
    }
    #expect(try Account().JSONString() == #"{"user":"ann"}"#)
    #expect(try List().JSONString() == "[1,2]")
    #expect(try Table().JSONString() == #"{"a":1}"#)
    struct Doubled: JSONEncodable, CustomReflectable {
      var customMirror: Mirror {
        Mirror(
          self, unlabeledChildren: [(1 as Any, "a"), ("1" as Any, "b")], displayStyle: .dictionary)
      }
    }
    #expect(
      refusal { try ["in": Doubled()].JSONString() }
        == #"duplicate key "1", written by a key of Doubled and another key at $.in"#)
  }

  @Test func `a property of any type is written by what it holds`() throws {
    struct Loose: JSONEncodable {
      var any: Any
    }
    let values: [(Any, String)] = [
      (1, "1"), ("x", #""x""#), ([1, "a"] as [Any], #"[1,"a"]"#),
      (["k": 1] as JSONObject, #"{"k":1}"#),
      (NSNull(), "null"), (NSNumber(value: true), "true"), (NSNumber(value: 1.5), "1.5"),
      ("s" as NSString, #""s""#), ([1] as NSArray, "[1]"), (["a": 1] as NSDictionary, #"{"a":1}"#),
      (AnyHashable(3), "3"), (Direction.left, #""left""#), (Optional(Optional(4)) as Any, "4"),
    ]
    for (value, text) in values {
      #expect(try Loose(any: value).JSONString() == #"{"any":\#(text)}"#)
    }
    #expect(try Loose(any: Int?.none as Any).JSONString() == "{}")
  }

  @Test func `keys of dictionaries are what has a text`() throws {
    struct Keys: JSONEncodable {
      var directions = [Direction.left: 1]
      var levels = [Level.high: 2]
      var flags = [true: 3]
      var numbers = [1.5: 4]
      var anything: [AnyHashable: Any] = ["a": 5]
    }
    #expect(
      try Keys().JSONString(options: .sortedKeys)
        == #"{"anything":{"a":5},"directions":{"left":1},"flags":{"true":3},"levels":{"9":2},"numbers":{"1.5":4}}"#
    )
  }

  @Test func `a marked property wrapper is written under its plain name`() throws {
    @propertyWrapper struct Clamped: JSONPropertyWrapper {
      var wrappedValue: Int
    }
    struct Slider: JSONEncodable {
      @Clamped var position = 3
    }
    #expect(try Slider().JSONString() == #"{"position":3}"#)
  }

  @Test func `an enum without raw values that is JSONEncodable is written inside a struct`() throws
  {
    #expect(try Box(Shape.one(1)).JSONString() == #"{"value":{"one":{"_0":1}}}"#)
  }

  @Test func `a JSONEncodable enum with raw values is written as its raw value`() throws {
    enum Color: String, JSONEncodable { case red = "RED" }
    #expect(try Color.red.JSONString() == #""RED""#)
  }

  @Test func `a value reached twice is no cycle`() throws {
    final class Leaf: JSONEncodable { var id = 1 }
    struct Twice: JSONEncodable {
      var first: Leaf
      var second: Leaf
    }
    let leaf = Leaf()
    #expect(
      try Twice(first: leaf, second: leaf).JSONString(options: .sortedKeys)
        == #"{"first":{"id":1},"second":{"id":1}}"#)
  }

  @Test(arguments: [1, 16, 17, 40]) func `an object reached twice is no cycle at any depth`(
    levels: Int
  ) throws {
    final class Node: JSONEncodable {
      let nodes: [Node]
      init(_ nodes: [Node]) { self.nodes = nodes }
    }
    let leaf = Node([])
    var (node, text) = (Node([leaf, leaf]), #"{"nodes":[{"nodes":[]},{"nodes":[]}]}"#)
    for _ in 1..<levels { (node, text) = (Node([node]), #"{"nodes":[\#(text)]}"#) }
    #expect(try node.JSONString() == text)
  }
}
