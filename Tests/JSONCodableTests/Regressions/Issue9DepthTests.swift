import Engines
import Foundation
import JSONCodable
import Testing

/// Writes itself, and is not one of the types whose encoding the library knows.
private final class LoopLink: JSONEncodable {
  var next: LoopLink?
  func JSONEncode() throws -> Any { ["next": next as Any] }
}

private final class Itself: JSONEncodable {
  func JSONEncode() throws -> Any { self }
}

private struct ItselfByValue: JSONEncodable {
  func JSONEncode() throws -> Any { self }
}

private final class There: JSONEncodable {
  var back: Back?
  func JSONEncode() throws -> Any { back as Any }
}

private final class Back: JSONEncodable {
  var there: There?
  func JSONEncode() throws -> Any { there as Any }
}

/// Leads back to itself by its own text.
private struct InItsText: JSONEncodable {
  func JSONEncode() throws -> Any { try JSONString() }
}

/// Gives an array of itself, for ever.
private struct Endless: JSONEncodable {
  func JSONEncode() throws -> Any { [Endless()] }
}

private struct AnyTree: JSONEncodable {
  var tree: Any
}

/// Gives a tree that it was handed.
private struct Handed: JSONEncodable {
  let tree: [Any]
  func JSONEncode() throws -> Any { tree }
}

private func arrays(_ levels: Int) -> [Any] {
  (1..<levels).reduce(into: [Any]()) { tree, _ in tree = [tree] }
}

@Suite("Issue 9: every way of writing has one limit and one check for cycles", .everyEngine)
struct Issue9DepthTests {
  @Test func `a cycle of types that write themselves is named`() {
    let link = LoopLink()
    link.next = LoopLink()
    link.next?.next = link
    #expect(
      refusal { try link.JSONString() }
        == "reference cycle through type LoopLink at $.next.next.next")
    link.next?.next = nil
    #expect(refusal { try link.JSONString() } == nil)
  }

  @Test func `a value that gives itself as its JSON is an error`() {
    #expect(refusal { try Itself().JSONString() } == "reference cycle through type Itself at $")
    JSONContext.with(\.options.depthLimit, 100) {
      #expect(
        refusal { try ItselfByValue().JSONString() }
          == "type ItselfByValue nested deeper than 400 levels at $")
    }
  }

  @Test func `two values that give each other as their JSON are an error`() {
    let (there, back) = (There(), Back())
    (there.back, back.there) = (back, there)
    #expect(refusal { try there.JSONString() } == "reference cycle through type Back at $")
    there.back = nil
  }

  @Test func `a value whose JSON is its own text is an error`() {
    JSONContext.with(\.options.depthLimit, 100) {
      #expect(
        refusal { try InItsText().JSONString() }
          == "type InItsText nested deeper than 400 levels at $")
    }
  }

  @Test func `a value that goes on for ever is an error at the limit`() {
    let path = "$" + String(repeating: "[0]", count: 512)
    #expect(
      refusal { try Endless().JSONString() }
        == "type [Any] nested deeper than 512 levels at \(path)")
  }

  @Test(arguments: [513, 600, 3_000, 20_000])
  func `a tree beyond the limit is refused at the level that is one too many`(_ levels: Int) {
    let tree = arrays(levels)
    let path = String(repeating: "[0]", count: 511)
    let limit = "type [Any] nested deeper than 512 levels at $"
    #expect(refusal { try Handed(tree: tree).JSONString() } == limit + path + "[0]")
    #expect(refusal { try ["a": tree].JSONString() } == limit + ".a" + path)
    #expect(refusal { try (["a": tree] as JSONObject).JSONString() } == limit + ".a" + path)
    #expect(refusal { try AnyTree(tree: tree).JSONString() } == limit + ".tree" + path)
    #expect(refusal { try AnyTree(tree: tree).JSONEncode() } == limit + ".tree" + path)
  }

  @Test(.ownTextOnly("JSONSerialization counts otherwise"))
  func `what is written at the limit is read back, one level more is not written`() throws {
    let text = try Handed(tree: arrays(512)).JSONString()
    #expect(text.count == 1_024)
    let read = try JSONObject(JSONString: "{\"a\":\(text.dropFirst().dropLast())}")
    #expect(read.count == 1)
    #expect(refusal { try Handed(tree: arrays(513)).JSONString() } != nil)
  }

  @Test func `an error inside leaves nothing behind for the next value`() throws {
    for _ in 0..<3 {
      #expect(refusal { try Handed(tree: arrays(600)).JSONString() } != nil)
      #expect(refusal { try Itself().JSONString() } != nil)
    }
    #expect(try Handed(tree: arrays(512)).JSONString().count == 1_024)
  }

  @Test func `an error of a text inside that the program catches leaves nothing behind`() throws {
    struct Cautious: JSONEncodable {
      func JSONEncode() throws -> Any {
        [
          "inner": refusal { try Handed(tree: arrays(600)).JSONString() } == nil,
          "tree": arrays(511),
        ]
      }
    }
    #expect(try Cautious().JSONString().contains("\"inner\":false"))
  }
}
