import Foundation
import JSONCodable
import Stacks
import Testing

@Suite("Containers of Foundation are read and written level by level")
struct FoundationContainerTests {
  private final class Link: JSONMappable {
    var next: Link?
    var list: [Any]?
    init() {}
  }

  private static func dictionaries(_ levels: Int) -> NSObject {
    (1..<levels).reduce(NSDictionary()) { inner, _ in
      NSDictionary(object: inner, forKey: "next" as NSString)
    }
  }

  private static func arrays(_ levels: Int) -> NSObject {
    (1..<levels).reduce(NSArray()) { inner, _ in NSArray(object: inner) }
  }

  private struct Holder: JSONEncodable { var set: NSSet }

  @Test(arguments: [64 << 10, 256 << 10, 1 << 20], [600, 20_000])
  func `deep ones are an error, not the end of the process`(stack: Int, levels: Int) throws {
    let trees = [Self.dictionaries(levels), Self.arrays(levels)]
    for tree in trees {
      let refused: [() throws -> Any] = [
        { try Link(JSONValue: tree) },
        { try Link(JSONDictionary: ["list": [tree]]).JSONString() },
        { try Link(JSONDictionary: ["next": tree]) },
        { try AnyJSON(tree) },
        { try Holder(set: NSSet(object: tree)).JSONString() },
        { try Holder(set: NSSet(object: tree)).JSONDictionary() },
        { try (["a": tree] as JSONObject).JSONString() },
        { try (["a": [tree]] as JSONObject).JSONString(options: .sortedKeys) },
        {
          try JSONContext.with(\.options.text, .foundation) {
            try (["a": tree] as JSONObject).JSONString()
          }
        },
      ]
      for operation in refused {
        _ = try onStack(of: stack) { #expect(throws: (any Error).self) { try operation() } }
      }
    }
    // To free them takes the stack as well.
    withExtendedLifetime(trees) {}
  }

  private final class Own: NSArray {
    override var count: Int { 2 }
    override func object(at index: Int) -> Any { index + 5 }
  }

  @Test func `each has its own elements, of whatever class it is`() throws {
    // The first one of a class proves where all others have theirs.
    for number in 0..<3 {
      let members: [String: Int] = ["a": number, "b": number + 1]
      for object in [NSDictionary(dictionary: members), NSMutableDictionary(dictionary: members)] {
        #expect(try [String: Int](JSONValue: object) == members)
      }
      for array in [NSArray(array: [number]), NSMutableArray(array: [number]), Own()] {
        #expect(try [Int](JSONValue: array) == (array is Own ? [5, 6] : [number]))
      }
      for set in [NSSet(array: [number]), NSMutableSet(array: [number])] {
        #expect(try [Int](JSONValue: set) == [number])
      }
    }
    #expect(try [String: Int](JSONValue: NSDictionary()) == [:])
  }

  @Test func `they have the elements that a cast gives`() throws {
    struct Box {}
    let array = NSArray(array: [
      1, 1.5, true, "a", NSNull(), ["k": [1]], NSMutableArray(array: [2]),
    ])
    #expect(try array.JSONTree() == "[1,1.5,true,\"a\",null,{\"k\":[1]},[2]]")
    #expect(try [Int](JSONValue: Own()) == [5, 6])
    #expect(try [Int](JSONValue: NSSet(array: [7])) == [7])
    let object = NSMutableDictionary(dictionary: ["a": [["b": "c"]]])
    #expect(try [String: [[String: String]]](JSONValue: object) == ["a": [["b": "c"]]])
    #expect(try [String: AnyJSON](JSONValue: object) == ["a": [["b": "c"]]])
    #expect(
      refusal { try [String: Int](JSONValue: NSDictionary(dictionary: [1: 2])) }
        == "wrong type: dictionary with a key that is not a string: number 1, "
        + "expected [String: Int] at $")
    #expect(
      refusal { try ["a": NSArray(object: Box())].JSONString() }
        == "unsupported type Box at $.a[0]")
  }
}

extension NSArray {
  fileprivate func JSONTree() throws -> String { try AnyJSON(self).JSONString() }
}
