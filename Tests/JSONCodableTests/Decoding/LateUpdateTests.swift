import Engines
import Foundation
import Testing

@testable import JSONCodable

extension LateUpdateTests.Late: JSONConstructible where Value == Int {}

extension LateUpdateTests.Late: JSONDecodable where Value == Int {
  fileprivate mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&number, key: "number")
    try json.restore(&kept, key: "kept")
  }
}

@Suite("A type that restores itself is updated in place where it is decodable at all")
struct LateUpdateTests {
  /// Restores itself with all parameters, and is decodable with some.
  fileprivate struct Late<Value>: JSONRestorable {
    var number = 1, kept = 2
    init() {}
    init(JSONValue: Any) throws { number = try Restoring.object(JSONValue, for: Self.self).count }
  }

  private class Base: JSONRestorable {
    var number = 1, kept = 2
    init() {}
    required init(JSONValue: Any) throws {}
  }

  private final class Derived: Base, JSONDecodable {
    required override init() { super.init() }
    required init(JSONValue: Any) throws { super.init() }
    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&number, key: "number")
      try json.restore(&kept, key: "kept")
    }
  }

  private struct Declared: JSONDecodable {
    var number = 1, kept = 2
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&number, key: "number")
      try json.restore(&kept, key: "kept")
    }
  }

  private struct Holder: JSONDecodable {
    var late = Late<Int>(), optional: Late<Int>? = Late(), absent: Late<Int>?
    var whole = Late<String>(), wholeOptional: Late<String>? = Late()
    var derived = Derived(), declared = Declared(), byKey = ["a": Late<Int>()]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&late, key: "late")
      try json.restore(&optional, key: "optional")
      try json.restore(&absent, key: "absent")
      try json.restore(&whole, key: "whole")
      try json.restore(&wholeOptional, key: "wholeOptional")
      try json.restore(&derived, key: "derived")
      try json.restore(&declared, key: "declared")
      try json.restore(&byKey, key: "byKey")
    }
  }

  @Test(.everyEngine)
  func `a value that is decodable as it is keeps what is not mentioned`() throws {
    var holder = Holder()
    holder.late.kept = 7
    holder.optional?.kept = 7
    holder.derived.kept = 7
    holder.declared.kept = 7
    holder.byKey["a"]?.kept = 7
    let derived = holder.derived
    let patch: JSONObject = ["number": 5]
    try holder.update(from: [
      "late": patch, "optional": patch, "absent": patch, "derived": patch, "declared": patch,
      "byKey": ["a": patch],
    ])
    #expect(holder.late.number == 5 && holder.late.kept == 7)
    #expect(holder.optional?.number == 5 && holder.optional?.kept == 7)
    #expect(holder.absent?.number == 1 && holder.absent?.kept == 2)
    #expect(holder.derived === derived && derived.number == 5 && derived.kept == 7)
    #expect(holder.declared.number == 5 && holder.declared.kept == 7)
    #expect(holder.byKey["a"]?.number == 5 && holder.byKey["a"]?.kept == 7)
  }

  @Test(.everyEngine)
  func `a value that is not is made whole`() throws {
    var holder = Holder()
    holder.whole.kept = 7
    holder.wholeOptional?.kept = 7
    let patch: JSONObject = ["number": 5, "kept": 6]
    try holder.update(from: ["whole": patch, "wholeOptional": patch])
    #expect(holder.whole.number == 2 && holder.whole.kept == 2)
    #expect(holder.wholeOptional?.number == 2 && holder.wholeOptional?.kept == 2)
    try holder.update(from: ["wholeOptional": NSNull()])
    #expect(holder.wholeOptional == nil)
  }

  @Test
  func `only an update asks whether a type is decodable, where its declaration is silent`() {
    #expect(DecodingRule<Declared>.ofType.findUpdate == nil)
    #expect(DecodingRule<Declared?>.ofType.findUpdate == nil)
    #expect(DecodingRule<Declared>.ofType.update != nil)
    #expect(DecodingRule<Late<Int>>.ofType.findUpdate != nil)
    #expect(DecodingRule<Late<Int>?>.ofType.update != nil)
    #expect(DecodingRule<Late<String>>.ofType.findUpdate != nil)
    #expect(DecodingRule<Late<String>?>.ofType.update == nil)
    #expect(DecodingRule<Int>.ofType.findUpdate == nil)
  }
}
