import Engines
import Foundation
public import JSONCodable
import Observation
import Testing

private struct Doubled: JSONPropertyWrapper {
  var wrappedValue: Int
}

private struct Loose: JSONEncodable {
  var _x: Any
}

private struct LooseAgain: JSONEncodable {
  var _x: Any
}

private struct KeyPrefix: JSONContextKey {
  static let defaultValue = "plain_"
}

extension JSONContext {
  fileprivate var keyPrefix: String {
    get { self[KeyPrefix.self] }
    set { self[KeyPrefix.self] = newValue }
  }
}

private struct ByContext: JSONEncodable {
  var a = 1
  static func JSONKey(forProperty name: String) -> String? { JSONContext.current.keyPrefix + name }
}

private final class ObjectByContext: JSONEncodable {
  var a = 1
  static func JSONKey(forProperty name: String) -> String? { JSONContext.current.keyPrefix + name }
}

private struct MirroredByContext: JSONEncodable, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .struct) }
  static func JSONKey(forProperty name: String) -> String? { JSONContext.current.keyPrefix + name }
}

extension Substring: JSONEncodable {}
extension Character: JSONEncodable {}
extension StaticString: JSONEncodable {}
extension Unicode.Scalar: JSONEncodable {}
extension AnyHashable: JSONEncodable {}

private struct Pieces: JSONEncodable {
  var substring = "abc".dropFirst()
  var character: Character = "é"
  var literal: StaticString = "s"
  var scalar: Unicode.Scalar = "u"
  var hashable: AnyHashable = [1.5]
  var optional: Substring?
  var list: [Character] = ["x"]
}

private struct HiddenByMirror: JSONEncodable, CustomReflectable {
  var secret = 1
  var customMirror: Mirror { Mirror(self, children: []) }
}

@Observable private class Observed: JSONCodable {
  var name = ""
  var age = 0
  @ObservationIgnored var note: String?
  static func JSONKey(forProperty name: String) -> String? { name == "name" ? "full_name" : name }
  required init() {}
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "full_name")
    try json.restore(&age, key: "age")
    try json.restore(&note, key: "note")
  }
}

private final class ObservedPupil: Observed {
  var _grade = 7
}

@Suite(
  "Issue 9: what plans see is what Mirror sees, and neither casts what cannot be cast", .everyEngine
)
struct Issue9PlanTests {
  @Test func `an underscore and a wrapper inside an Any do not mark a property`() throws {
    let wrapper = Doubled(wrappedValue: 5)
    #expect(try Loose(_x: 5).JSONString() == #"{"_x":5}"#)
    #expect(try Loose(_x: wrapper).JSONString() == #"{"_x":5}"#)
    // The other way round: the wrapper comes first in the process.
    #expect(try LooseAgain(_x: wrapper).JSONString() == #"{"_x":5}"#)
    #expect(try LooseAgain(_x: 5).JSONString() == #"{"_x":5}"#)
  }

  @Test func `a property's key is asked for outside of every context`() throws {
    try JSONContext.with(\.keyPrefix, "first_") { () throws in
      #expect(try ByContext().JSONString() == #"{"plain_a":1}"#)
      #expect(try ObjectByContext().JSONString() == #"{"plain_a":1}"#)
      #expect(try MirroredByContext().JSONString() == #"{"plain_a":1}"#)
    }
    #expect(try ByContext().JSONString() == #"{"plain_a":1}"#)
    #expect(try ObjectByContext().JSONString() == #"{"plain_a":1}"#)
    #expect(try MirroredByContext().JSONString() == #"{"plain_a":1}"#)
  }

  @Test func `pieces of text of the standard library are text`() throws {
    #expect(
      try Pieces().JSONString(options: .sortedKeys)
        == #"{"character":"é","hashable":[1.5],"list":["x"],"literal":"s","scalar":"u","substring":"bc"}"#
    )
    #expect(try ("abc".dropFirst() as Substring).JSONEncode() as? String == "bc")
    #expect(try ("x" as Character).JSONString() == #""x""#)
    #expect(try ("x" as StaticString).JSONString() == #""x""#)
    #expect(try ("x" as Unicode.Scalar).JSONString() == #""x""#)
  }

  @Test func `a hashable value of any type is written alike as text and as a tree`() throws {
    let hashable = AnyHashable(["a": 1])
    #expect(try hashable.JSONString() == #"{"a":1}"#)
    #expect(try hashable.JSONEncode() as? [String: Int] == ["a": 1])
  }

  @Test func `a custom mirror that shows nothing of a value is an error`() {
    #expect(refusal { try HiddenByMirror().JSONString() } == "unsupported type HiddenByMirror at $")
  }

  @Test func `an observable class is written and read by the names of its properties`() throws {
    let person = Observed()
    (person.name, person.age, person.note) = ("Ann", 30, "n")
    let text = try person.JSONString(options: .sortedKeys)
    #expect(text == #"{"age":30,"full_name":"Ann","note":"n"}"#)
    let read = try Observed(JSONString: text)
    #expect((read.name, read.age, read.note) == ("Ann", 30, "n"))
  }

  @Test func `a subclass without the macro keeps its own underscores`() throws {
    #expect(
      try ObservedPupil().JSONString(options: .sortedKeys)
        == #"{"_grade":7,"age":0,"full_name":""}"#)
  }
}

// MARK: - Inline arrays

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: JSONEncodable {}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct Inline: JSONEncodable {
  var before = "a"
  var row: InlineArray<3, String> = ["a long text that lies on the heap", "b", "c"]
  var after = [1]
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private final class InlineObject: JSONEncodable {
  var row: InlineArray<3, Int>? = [1, 2, 3]
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct WithoutInline: JSONEncodable {
  var row: InlineArray<3, Int> = [1, 2, 3]
  var after = 1
  static func JSONKey(forProperty name: String) -> String? { name == "row" ? nil : name }
}

extension Issue9PlanTests {
  static let unknown = "unsupported type of a kind that Swift's runtime does not describe at $"

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `an inline array is an error, and no memory is read for it`() throws {
    for _ in 0..<100 {
      #expect(refusal { try Inline().JSONString() } == Self.unknown + ".row._storage")
      #expect(refusal { try Inline().JSONEncode() } == Self.unknown + ".row._storage")
      #expect(refusal { try InlineObject().JSONString() } == Self.unknown + ".row._storage")
      let row: InlineArray<3, Int> = [1, 2, 3]
      #expect(refusal { try row.JSONString() } == Self.unknown + "._storage")
      #expect(try WithoutInline().JSONString() == #"{"after":1}"#)
    }
  }
}
