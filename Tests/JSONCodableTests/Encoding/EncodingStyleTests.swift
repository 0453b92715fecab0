import Foundation
import JSONCodable
import Testing

@Suite("A style of keys or of nil changes what is written, and not by what it is written")
struct EncodingStyleTests {
  /// The options that a plan knows.
  private struct Style: Sendable, CustomTestStringConvertible {
    let keys: JSONOptions.KeyStyle
    let nilValues: JSONOptions.NilStyle
    var testDescription: String { "\(keys), nil \(nilValues)" }

    static let all = [
      Style(keys: .asDeclared, nilValues: .null), Style(keys: .snakeCase, nilValues: .omitted),
      Style(keys: .snakeCase, nilValues: .null),
    ]

    func context(_ reflection: JSONOptions.Reflection) -> JSONContext {
      var context = JSONContext()
      context.options.keys = keys
      context.options.nilValues = nilValues
      context.options.reflection = reflection
      return context
    }
  }

  /// Returns the text that comes of a tree, with sorted keys, or what is wrong.
  private func text(of tree: () throws -> Any) -> String {
    do {
      return try ["": tree()].JSONString(options: .sortedKeys)
    } catch {
      return "\(error)"
    }
  }

  private func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// Checks that a value gives the same by its plan and by `Mirror`, as a tree and as text.
  private func check(_ style: Style, _ make: () -> any JSONEncodable) {
    let mirrored = JSONContext.with(style.context(.mirror)) {
      text { try make().JSONEncode() }
    }
    JSONContext.with(style.context(.plans)) {
      for _ in 0..<2 {
        let planned = text { try make().JSONEncode() }
        let direct = text { try parsed(make().JSONString()) }
        #expect(planned == mirrored)
        #expect(direct == mirrored || mirrored.contains(" at $"))
      }
    }
  }

  @Test(arguments: Style.all, EncodingRulesTests.rules)
  private func `a plan and Mirror write alike in every style`(
    _ style: Style, _ rule: EncodingRule
  ) {
    check(style) { rule.value }
  }

  @Test(arguments: Style.all, EncodingErrorTests.faults)
  private func `a plan and Mirror throw alike in every style`(
    _ style: Style, _ fault: EncodingFault
  ) {
    check(style, fault.make)
  }

  private struct Inner: JSONEncodable {
    var fullName = "Ann"
    var homePage: String?
  }

  private class Base: JSONEncodable {
    var firstValue: Int?
    var innerList: [Inner?] = [Inner(), nil]
  }

  private final class Derived: Base {
    var someAny: Any? = Inner()
    var byName: [String: Inner?] = ["aB": Inner(), "cD": nil]
    weak var parentObject: Derived?
  }

  private enum Event: JSONUnion {
    case inFlight(Inner), waiting(forSeconds: Int?), movedTo(x: Int, newPlace: String?), atEnd
    static let discriminator = JSONDiscriminator(key: "eventType", tags: .snakeCase)
    init(JSONDictionary: JSONObject) throws { self = .atEnd }
  }

  private enum Nested: JSONUnion {
    case inFlight(Inner), waiting(Int?), atEnd
    static let discriminator = JSONDiscriminator(
      key: "eventType", payload: .nested(key: "eventData"))
    init(JSONDictionary: JSONObject) throws { self = .atEnd }
  }

  @Test(arguments: Style.all)
  private func `classes, unions and containers are written alike in every style`(
    _ style: Style
  ) {
    check(style) { Derived() }
    check(style) { [Derived(), Base()] }
    for event in [
      Event.inFlight(Inner(homePage: "x")), .waiting(forSeconds: nil), .waiting(forSeconds: 5),
      .movedTo(x: 1, newPlace: nil), .atEnd,
    ] {
      check(style) { event }
      check(style) { [event] }
    }
    for event in [Nested.inFlight(Inner()), .waiting(nil), .waiting(5), .atEnd] {
      check(style) { ["aB": event] }
    }
  }

  @Test func `snake case and null change keys and nil, at every depth`() throws {
    let style = Style(keys: .snakeCase, nilValues: .null)
    try JSONContext.with(style.context(.plans)) {
      let events = try [Event.inFlight(Inner())].JSONString(options: .sortedKeys)
      let base = try Base().JSONString(options: .sortedKeys)
      #expect(events == #"[{"event_type":"in_flight","full_name":"Ann","home_page":null}]"#)
      #expect(
        base == #"{"first_value":null,"inner_list":[{"full_name":"Ann","home_page":null},null]}"#)
    }
  }

  /// A type that writes a part of itself in another style.
  private struct Framed: JSONEncodable {
    var inner = Inner()

    func JSONEncode() throws -> Any {
      let declared = try JSONContext.with(\.options.keys, .asDeclared) { try inner.JSONEncode() }
      return ["declared": declared, "inherited": try inner.JSONEncode()] as JSONObject
    }
  }

  @Test func `a context inside a value ends where its body ends`() throws {
    struct Frame: JSONEncodable {
      var firstFrame = Framed()
      var lastName = "x"
    }
    let expected =
      #"{"first_frame":{"declared":{"fullName":"Ann"},"inherited":{"full_name":"Ann"}},"#
      + #""last_name":"x"}"#
    try JSONContext.with(\.options.keys, .snakeCase) {
      let sorted = try Frame().JSONString(options: .sortedKeys)
      #expect(sorted == expected)
      for _ in 0..<2 {
        let tree = text { try Frame().JSONEncode() }
        let direct = text { try parsed(Frame().JSONString()) }
        #expect(tree == #"{"":\#(expected)}"#)
        #expect(direct == #"{"":\#(expected)}"#)
      }
    }
    #expect(try Inner().JSONString() == #"{"fullName":"Ann"}"#)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a task that begins inside a body sees the style of its own context`() async throws {
    let task = JSONContext.with(\.options.keys, .snakeCase) {
      Task.immediate {
        try await JSONContext.with(\.options.keys, .asDeclared) {
          let json: JSONObject = ["firstName": "declared", "first_name": "snake"]
          let first = (try Inner().JSONString(), try json.value(String.self, key: "firstName"))
          await Task.yield()
          return [first, (try Inner().JSONString(), try json.value(key: "firstName"))]
        }
      }
    }
    for found in try await task.value {
      #expect(found.0 == #"{"fullName":"Ann"}"#)
      #expect(found.1 == "declared")
    }
  }

  @Test func `a task sees its own style, whatever the thread has seen before`() async throws {
    try await JSONContext.with(\.options.keys, .snakeCase) {
      await Task.yield()
      #expect(try Inner().JSONString() == #"{"full_name":"Ann"}"#)
      let inside = try await Task { try Inner().JSONString() }.value
      let outside = try await Task.detached { try Inner().JSONString() }.value
      #expect(inside == #"{"full_name":"Ann"}"#)
      #expect(outside == #"{"fullName":"Ann"}"#)
    }
  }
}
