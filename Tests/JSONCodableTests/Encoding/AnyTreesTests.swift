import Foundation
import Testing

@testable import JSONCodable

@Suite("A tree in a property of any value is written as it is, and what is no tree is made one")
struct AnyTreesTests {
  private struct Holder: JSONMappable {
    var any: Any = 0
    var object: JSONObject = [:]
    var array: [Any] = []
  }

  private struct Point: JSONMappable { var x = 1 }

  /// Returns what is written, by the plans and by `Mirror`.
  private func written(_ value: Any) throws -> (planned: JSONObject, mirrored: JSONObject) {
    let holder = Holder(any: value, object: ["in": value], array: [value, [value]])
    return (
      try holder.JSONDictionary(),
      try JSONContext.with(\.options.reflection, .mirror) { try holder.JSONDictionary() }
    )
  }

  private static func nested(_ value: Any, _ levels: Int) -> Any {
    var tree = value
    for level in 0..<levels {
      if level.isMultiple(of: 2) { tree = [tree, 1] as [Any] } else { tree = ["level": tree] }
    }
    return tree
  }

  @Test func `trees with leaves of all kinds give the same by both ways`() throws {
    let leaves: [Any] = [
      "a", 1, true, 1.5, NSNull(), NSNumber(value: 7), NSNumber(value: true),
      NSNumber(value: 0.5), NSDecimalNumber(string: "0.1"), Int8(3), Float(0.25), UInt64.max,
      Point(), Optional(5) as Any, Optional<Int>.none as Any, [1, 2], ["a": 1.5], AnyJSON.null,
      NSArray(array: [1]), "text" as NSString, AnyHashable(1), Decimal(2), [Point()],
    ]
    for leaf in leaves {
      for levels in [0, 1, 2, 15, 16, 17, 20] {
        let (planned, mirrored) = try written(Self.nested(leaf, levels))
        #expect(ExactTree(root: planned) == ExactTree(root: mirrored), "\(leaf), \(levels)")
      }
    }
  }

  @Test func `a tree from a text is the same object`() throws {
    let text = #"{"a":[1,2.5,"x",null,true,{"b":{}}],"c":{"d":[[],[1]]}}"#
    let tree = try JSONObject(JSONString: text)
    let (planned, mirrored) = try written(tree)
    #expect(ExactTree(root: planned) == ExactTree(root: mirrored))
    let kept = try #require(planned["any"] as? JSONObject)
    #expect(Memory.storage(of: kept) == Memory.storage(of: tree))
  }

  @Test func `a number that is not finite is an error at its place, at any depth`() {
    for number in [Double.nan, .infinity] as [Double] {
      for leaf in [number as Any, NSNumber(value: number)] {
        for levels in [0, 1, 16, 18] {
          let steps = (0..<levels).reversed().map { $0.isMultiple(of: 2) ? "[0]" : ".level" }
          #expect(
            refusal { try Holder(any: Self.nested(leaf, levels)).JSONDictionary() }
              == "non-finite number \(number) at $.any\(steps.joined())")
        }
      }
    }
    #expect {
      try Holder(any: ["a": [1, Double.nan] as [Any]] as JSONObject).JSONDictionary()
    } throws: {
      "\($0)" == "non-finite number nan at $.any.a[1]"
    }
  }

  @Test func `the depth limit holds for trees`() throws {
    for limit in [3, 4, 5, 6] {
      for levels in 1...5 {
        let holder = Holder(any: Self.nested(1, levels))
        func error(_ style: JSONOptions.Reflection) -> String? {
          do {
            _ = try JSONContext.with(\.options.depthLimit, limit) {
              try JSONContext.with(\.options.reflection, style) { try holder.JSONDictionary() }
            }
            return nil
          } catch { return "\(error)" }
        }
        #expect(error(.plans) == error(.mirror), "\(limit), \(levels)")
        #expect((error(.mirror) == nil) == (levels < limit), "\(limit), \(levels)")
      }
    }
  }
}
