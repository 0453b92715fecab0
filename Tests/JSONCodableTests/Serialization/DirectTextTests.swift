import Foundation
import Stacks
import Testing

@testable import JSONCodable

@Suite("Text straight from stored properties is the text of the tree")
struct DirectTextTests {
  static let sorted: [JSONSerialization.WritingOptions] = [
    [.sortedKeys], [.prettyPrinted, .sortedKeys], [.withoutEscapingSlashes, .sortedKeys],
  ]

  private func direct(
    _ value: some JSONEncodable, _ options: JSONSerialization.WritingOptions
  ) -> Result<String, any Error> {
    Result { try value.JSONString(options: options) }
  }

  private func byTree(
    _ value: some JSONEncodable, _ options: JSONSerialization.WritingOptions
  ) -> Result<String, any Error> {
    Result {
      try JSONTextWriter.withText(ofTree: value.JSONEncode(), options: options) {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// Compares both ways with the options and with none, and returns the error where there is one.
  @discardableResult
  private func compare(
    _ value: some JSONEncodable, _ allOptions: [JSONSerialization.WritingOptions] = sorted,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String? {
    for options in allOptions {
      let texts = [direct(value, options), byTree(value, options)].map(described)
      #expect(texts[0] == texts[1], sourceLocation: sourceLocation)
    }
    switch (direct(value, []), byTree(value, [])) {
    case (.success(let one), .success(let other)):
      // Only the order of keys may differ; comparing deep trees of Foundation's takes long.
      let isSame = try one == other || Self.document(one).isEqual(Self.document(other))
      #expect(isSame, sourceLocation: sourceLocation)
      return nil
    case (.failure(let one), .failure(let other)):
      #expect("\(one)" == "\(other)", sourceLocation: sourceLocation)
      #expect(
        one as? JSONEncodingError == other as? JSONEncodingError, sourceLocation: sourceLocation)
      return "\(one)"
    case (let one, let other):
      Issue.record("\(one) is not \(other)", sourceLocation: sourceLocation)
      return nil
    }
  }

  private func described(_ result: Result<String, any Error>) -> String {
    switch result {
    case .success(let text): text
    case .failure(let error): "error: \(error)"
    }
  }

  private static func document(_ text: String) throws -> NSObject {
    let tree = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return try #require(tree as? NSObject ?? [tree] as NSArray)
  }

  // MARK: - Random values

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a random value is the same text directly and by its tree`(seed: UInt64) throws {
    var model = RandomModel(seed: seed)
    for _ in 0..<10 { #expect(try compare(model.value()) == nil) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a random value with a fault inside is the same error directly and by its tree`(seed: UInt64)
    throws
  {
    var model = RandomModel(seed: seed, isFaulty: true)
    var faults = 0
    var count = 0
    while faults < 3, count < 200 {
      count += 1
      if try compare(model.value()) != nil { faults += 1 }
    }
    #expect(faults == 3)
  }

  @Test func `a slash in the key of a property is escaped unless the options say otherwise`() throws
  {
    struct Path: JSONEncodable {
      var path = "a/b"
      static func JSONKey(forProperty name: String) -> String? { "the/\(name)" }
    }
    #expect(try Path().JSONString() == #"{"the\/path":"a\/b"}"#)
    #expect(
      try Path().JSONString(options: .withoutEscapingSlashes) == #"{"the/path":"a/b"}"#)
  }

  @Test func `random values are of 29 kinds`() { #expect(RandomModel.kindCount >= 29) }

  // MARK: - Tables

  @Test(arguments: EncodingRulesTests.rules)
  func `every encoding rule gives the same text directly and by the tree`(_ rule: EncodingRule)
    throws
  { #expect(try compare(rule.value) == nil) }

  @Test(arguments: EncodingErrorTests.faults)
  func `every encoding error is the same directly and by the tree`(_ fault: EncodingFault) throws {
    #expect(try compare(fault.make()) == fault.message)
    #expect(try compare(Box([fault.make()])) != nil)
  }

  @Test(arguments: UnionErrorTests.faults)
  func `every error of a union is the same directly and by the tree`(_ fault: UnionFault) throws {
    #expect(try compare(fault.make()) == fault.message)
  }

  // MARK: - Depth

  final class Rope: JSONEncodable {
    var next: Rope?
    init(_ next: Rope?) { self.next = next }
  }

  struct Wall: JSONEncodable { var inner: [Wall] = [] }

  /// Each level of the value is two of the text.
  indirect enum Nest: JSONEncodable { case end, more(Nest) }

  struct Depth: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Makes a value of so many levels.
    let make: @Sendable (Int) -> any JSONEncodable
  }

  static let depths = [
    Depth(testDescription: "arrays") { levels in
      (1..<levels).reduce(Box<Any>(1)) { box, _ in Box([box.value]) }
    },
    Depth(testDescription: "objects") { levels in
      (1..<levels).reduce(Box<Any>(1)) { box, _ in Box(["k": box.value]) }
    },
    Depth(testDescription: "structs") { levels in
      (1..<levels).reduce(Box<any JSONEncodable>(1)) { box, _ in Box(box) }
    },
    Depth(testDescription: "classes") { levels in
      (0..<levels).reduce(Rope?.none) { rope, _ in Rope(rope) } ?? Rope(nil)
    },
    Depth(testDescription: "structs and arrays") { levels in
      (0..<levels / 2).reduce(Wall()) { wall, _ in Wall(inner: [wall]) }
    },
    Depth(testDescription: "enums") { levels in
      let nest = (1..<levels / 2).reduce(Nest.end) { nest, _ in .more(nest) }
      return levels % 2 == 0 ? Box(nest) : Box(Box(nest))
    },
    Depth(testDescription: "lists in lists of numbers") { levels in
      (3..<levels).reduce(Box<Any>([[1, 2]])) { box, _ in Box([box.value]) }
    },
  ]

  @Test(arguments: depths)
  func `512 levels are written, 513 are the same error`(_ depth: Depth) throws {
    // A pretty text of so many levels is half a megabyte of spaces.
    let errors = try (509...516).map { levels in
      try compare(depth.make(levels), levels == 512 ? Self.sorted : [.sortedKeys])
    }
    #expect(errors.first == .some(nil))
    #expect(errors.last?.map { $0.contains("nested deeper than 512 levels") } == true)
    #expect(try compare(Box(1)) == nil)
  }

  @Test func `the first sorted text of a type needs no more of the stack than others`() throws {
    struct Pile: JSONEncodable { var inner: [Pile] = [] }
    let text = try onStack(of: secondaryThreadStack) {
      let pile = (1..<100).reduce(Pile()) { pile, _ in Pile(inner: [pile]) }
      return try pile.JSONString(options: .sortedKeys)
    }
    #expect(text.hasSuffix("]}]}]}"))
  }

  // MARK: - Own encodings

  @Test func `a JSONEncode that throws is called twice at most`() throws {
    final class Calls { var count = 0 }
    struct Thrower: JSONEncodable {
      struct OwnError: Error {}
      let calls: Calls
      func JSONEncode() throws -> Any {
        calls.count += 1
        throw OwnError()
      }
    }
    let calls = Calls()
    let value = Box(["a": ["b": ["c": [Thrower(calls: calls)]]]])
    for round in 1...3 {
      #expect(described(direct(value, [])) == "error: OwnError() at $.value.a.b.c[0]")
      #expect(calls.count <= 2 * round)
    }
  }
}
