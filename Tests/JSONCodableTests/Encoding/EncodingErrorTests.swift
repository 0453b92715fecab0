import Engines
import Foundation
import JSONCodable
import Testing

/// A value without JSON, and what is said about it.
struct EncodingFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> any JSONEncodable
  let message: String

  init(_ name: String, _ message: String, _ make: @escaping @Sendable () -> any JSONEncodable) {
    testDescription = name
    self.make = make
    self.message = message
  }
}

@Suite(
  "What has no JSON form is an error that names the place, never an empty object", .everyEngine)
struct EncodingErrorTests {
  static let faults = [
    EncodingFault("a tuple", "unsupported type (Int, Int) at $.value") { Box((1, 2)) },
    EncodingFault("a labelled tuple", "unsupported type (a: Int, b: Int) at $.value") {
      Box((a: 1, b: 2))
    },
    EncodingFault("a closure", "unsupported type () -> () at $.value") { Box({}) },
    EncodingFault("a pointer", "unsupported type UnsafeRawPointer at $.value") {
      Box(UnsafeRawPointer(bitPattern: 8))
    },
    EncodingFault("a struct that is not encodable", "unsupported type Plain at $.value") {
      Box(Plain())
    },
    EncodingFault("a class that is not encodable", "unsupported type PlainClass at $.value") {
      Box(PlainClass())
    },
    EncodingFault("an enum that is not encodable", "unsupported type PlainEnum at $.value") {
      Box(PlainEnum.a)
    },
    EncodingFault("an element", "unsupported type Plain at $.value[1]") {
      Box<[Any]>([1, Plain()])
    },
    EncodingFault("a value in a dictionary", "unsupported type Plain at $.value.key") {
      Box(["key": Plain()])
    },
    EncodingFault("a key", "unsupported type UUID at $.value") { Box([UUID(): 1]) },
    EncodingFault("a payload", "unsupported type (Int, Int) at $.window._0") {
      Payload.window([(1, 2)].first)
    },
    EncodingFault("infinity", "non-finite number inf at $.value") { Box(Double.infinity) },
    EncodingFault("not a number", "non-finite number nan at $.value[0]") { Box([Float.nan]) },
    EncodingFault("a decimal that is none", "non-finite number nan at $.value") {
      Box(Decimal.nan)
    },
    EncodingFault("infinity in NSNumber", "non-finite number -inf at $.value") {
      Box(NSNumber(value: -Double.infinity))
    },
    EncodingFault("two properties with one key", TwoKeys.message) { TwoKeys() },
    EncodingFault("a property hidden by one of a subclass", Cat.message) { Cat() },
    EncodingFault("equal keys of a dictionary", EqualKeys.message) { EqualKeys() },
    EncodingFault(
      "a child without label", "child without a label in the mirror of type Unlabelled at $"
    ) {
      Unlabelled()
    },
    EncodingFault("a wrapper that is not marked", "unsupported type Unmarked at $._value") {
      Unwrapped()
    },
    EncodingFault("a cycle of one", "reference cycle through type Node at $.next") {
      let node = Node()
      node.next = node
      return node
    },
    EncodingFault("a cycle of two", "reference cycle through type Node at $.next.next") {
      let node = Node()
      node.next = Node(next: node)
      return node
    },
    EncodingFault(
      "a cycle through an array", "reference cycle through type Node at $.value[0].next.next"
    ) {
      let node = Node()
      node.next = Node(next: node)
      return Box([node])
    },
    EncodingFault(
      "a cycle through archive", "reference cycle through type Link at $.next.next.next"
    ) {
      let link = Link()
      link.next = Link(next: link)
      return link
    },
  ]

  @Test(arguments: faults)
  func `an encoding error says what is wrong and where`(_ fault: EncodingFault) {
    let value = fault.make()
    let error = #expect(throws: JSONEncodingError.self) { try value.JSONEncode() }
    #expect(error?.description == fault.message)
    let textError = #expect(throws: JSONEncodingError.self) { try value.JSONString() }
    #expect(textError?.description == fault.message)
    #expect(error?.localizedDescription == fault.message)
  }

  @Test func `the table of encoding errors has all its rows`() { #expect(Self.faults.count >= 24) }

  @Test func `a chain deeper than the limit is an error, not a stack overflow`() {
    var chain = Chain()
    for _ in 0..<100_000 { chain = Chain(next: [chain]) }
    let error = #expect(throws: JSONEncodingError.self) { try chain.JSONEncode() }
    #expect(error?.problem == .tooDeep(type: "Chain", limit: 512))
    #expect(error?.path.components.count == 512)
    Chain.dismantle(&chain)
  }

  @Test func `a value of 512 levels is written`() throws {
    var value: Any = 1
    for _ in 0..<510 { value = [value] }
    let text = try Box(value).JSONString()
    #expect(text.hasPrefix(#"{"value":[[["#))
    let deeper = #expect(throws: JSONEncodingError.self) { try Box([[value]]).JSONString() }
    #expect(deeper?.problem == .tooDeep(type: "[Any]", limit: 512))
  }

  @Test func `after an error the thread encodes as before`() throws {
    let node = Node()
    node.next = node
    for _ in 0..<1_000 {
      #expect(refusal { try node.JSONEncode() } == "reference cycle through type Node at $.next")
    }
    node.next = nil
    #expect(try node.JSONString() == "{}")
  }

  @Test func `an encoding error of the program's own code keeps its identity and gains a path`() {
    struct OwnError: Error, Equatable {}
    struct Thrower: JSONEncodable {
      func JSONEncode() throws -> Any { throw OwnError() }
    }
    let error = #expect(throws: JSONEncodingError.self) { try Box([Thrower()]).JSONEncode() }
    #expect(error?.path == JSONPath([.key("value"), .index(0)]))
    #expect(error?.underlyingError is OwnError)
    #expect(error?.description == "OwnError() at $.value[0]")
    #expect(throws: OwnError.self) { try Thrower().JSONEncode() }
  }

  @Test func `what JSONEncode leaves in its tree is written by the rules or named`() throws {
    struct Sloppy: JSONEncodable {
      var tree: [String: Any]
      func JSONEncode() -> Any { tree }
    }
    let date = Date(timeIntervalSinceReferenceDate: 1)
    #expect(
      try Sloppy(tree: ["at": date, "or": Int?.none as Any]).JSONString(options: .sortedKeys)
        == #"{"at":1,"or":null}"#)
    let error = #expect(throws: JSONEncodingError.self) {
      try Sloppy(tree: ["a": [Plain()]]).JSONString()
    }
    #expect(error?.description == "unsupported type Plain at $.a[0]")
  }
}

// MARK: - The types of the table

struct Plain {}
final class PlainClass {}
enum PlainEnum { case a, b }
enum Payload: JSONEncodable { case window((Int, Int)?) }

struct TwoKeys: JSONEncodable {
  static let message =
    #"duplicate key "name", written by TwoKeys.first and TwoKeys.second at $"#
  var first = 1
  var second: Int?
  static func JSONKey(forProperty name: String) -> String? { "name" }
}

class Pet: JSONEncodable {
  private var name = "pet"
}

final class Cat: Pet {
  static let message = #"duplicate key "name", written by Pet.name and Cat.name at $"#
  private var name = "cat"
}

struct EqualKeys: JSONEncodable {
  static let message =
    #"duplicate key "1", written by a key of [AnyHashable: Int] and another key at $.table"#
  var table: [AnyHashable: Int] = [1: 1, "1": 2]
}

struct Unlabelled: JSONEncodable, CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1], displayStyle: .struct) }
}

@propertyWrapper struct Unmarked { var wrappedValue: Int }
struct Unwrapped: JSONEncodable { @Unmarked var value = 1 }

final class Node: JSONEncodable {
  var next: Node?
  init(next: Node? = nil) { self.next = next }
}

final class Link: JSONEncodable {
  var next: Link?
  init(next: Link? = nil) { self.next = next }
  func JSONEncode() throws -> Any {
    var json: JSONObject = [:]
    try json.archive(next, key: "next")
    return json
  }
}

struct Chain: JSONEncodable {
  var next: [Chain] = []

  /// Frees a long chain link by link: freeing it at once would recurse as deep as the chain.
  static func dismantle(_ chain: inout Chain) {
    while let next = chain.next.popLast() { chain = next }
  }
}
