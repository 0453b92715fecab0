import Foundation
import Testing

@testable import JSONCodable

@Suite("Null that is a value comes back as null")
struct NullIsAValueTests {
  @propertyWrapper
  struct Boxed<Value: JSONEncodable & JSONRestorable>: JSONPropertyWrapper, JSONEncodable,
    JSONRestorable
  {
    var wrappedValue: Value

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(JSONValue: Any) throws { wrappedValue = try Value(JSONValue: JSONValue) }
  }

  private struct Reflected: JSONMappable {
    @Boxed var count: Int? = 4
    @Boxed var any: AnyJSON = 4
    @Boxed @Boxed var inner: Int? = 4
    var plain = Boxed(wrappedValue: AnyJSON.boolean(true))
    @Boxed var id = 4
  }

  private struct Lined: JSONMappable {
    @Boxed var count: Int? = 4
    @Boxed var any: AnyJSON = 4
    @Boxed @Boxed var inner: Int? = 4
    var plain = Boxed(wrappedValue: AnyJSON.boolean(true))
    @Boxed var id = 4

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_count, key: "count")
      try json.map(&_any, keyPath: "any")
      try json.map(&_inner, key: "inner")
      try json.map(&plain, key: "plain")
      try json.map(&_id, key: "id")
    }
  }

  private struct Restored: JSONCodable {
    @Boxed var count: Int? = 4
    @Boxed var any: AnyJSON = 4
    @Boxed @Boxed var inner: Int? = 4
    var plain = Boxed(wrappedValue: AnyJSON.boolean(true))
    @Boxed var id = 4

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&_count, key: "count")
      try json.restore(&_any, keys: ["old", "any"])
      try json.restore(&_inner, key: "inner")
      try json.restore(&plain, key: "plain")
      try json.restore(&_id, key: "id")
    }
  }

  private static let nulls = #"{"any":null,"count":null,"id":4,"inner":null,"plain":null}"#

  private func expectNulls<T: JSONCodable>(_ type: T.Type) throws {
    let text = #"{"any":null,"count":null,"id":null,"inner":null,"plain":null}"#
    let tree = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? JSONObject)
    var updated = T()
    try updated.update(from: tree)
    try JSONContext.with(\.options.nilValues, .null) {
      for value in [try T(JSONString: text), try T(JSONDictionary: tree), updated] {
        #expect(try value.JSONString(options: .sortedKeys) == Self.nulls, "\(type)")
        let back = try T(JSONDictionary: value.JSONDictionary())
        #expect(try back.JSONString(options: .sortedKeys) == Self.nulls, "\(type)")
      }
      let lenient = try T.lenient(JSONDictionary: tree)
      #expect(lenient.problems.isEmpty)
      #expect(try lenient.value.JSONString(options: .sortedKeys) == Self.nulls, "\(type)")
    }
  }

  @Test func `a property wrapper takes null where what it wraps does, by every form`() throws {
    try expectNulls(Reflected.self)
    try expectNulls(Lined.self)
    try expectNulls(Restored.self)
  }

  private struct Held: JSONMappable { var any: Any = 5 }

  private struct Required: JSONMappable {
    var any: Any = 5
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&any, key: "any", required: true)
    }
  }

  @Test func `a required property of any value is not null, in both directions`() throws {
    let path = JSONPath.root.appending(.key("any"))
    #expect(throws: JSONDecodingError(path: path, problem: .missingValue(expected: "Any"))) {
      try Required(JSONString: #"{"any":null}"#)
    }
    #expect(throws: JSONEncodingError(path: path, problem: .missingValue(expected: "Any"))) {
      try Required(any: NSNull()).JSONDictionary()
    }
    // An empty text is a value of it, also where scalars are converted.
    try JSONContext.with(\.options.scalars, .converted) {
      var value = Required()
      try value.update(from: ["any": ""])
      #expect(value.any as? String == "")
    }
  }

  // MARK: The audit

  /// A type that writes null itself.
  private enum Level: JSONEncodable, JSONRestorable {
    case none, some(Int)
    init(JSONValue: Any) throws {
      self = JSONValue is NSNull ? .none : .some(try Int(JSONValue: JSONValue))
    }
    func JSONEncode() throws -> Any {
      switch self {
      case .none: NSNull()
      case .some(let level): level
      }
    }
  }
  private struct Leveled: JSONMappable { var level = Level.some(1) }

  @Test func `an audit names a value that is written as null and comes back as its default`() throws
  {
    let audit = try JSONMappingAudit.of(Leveled.self, samples: [Leveled(level: .none)])
    #expect(
      audit.asymmetries.map(\.description)
        == [#"level: written to "level", and comes back as another value"#])
    let held = try JSONMappingAudit.of(Held.self, samples: [Held(any: NSNull()), Held(any: "a")])
    #expect(
      held.asymmetries.map(\.description)
        == [#"any: written to "any", and comes back as another value"#])
  }

  @Test func `an audit names a property wrapper of an optional that is left out`() throws {
    for audit in [try JSONMappingAudit.of(Reflected.self), try JSONMappingAudit.of(Lined.self)] {
      #expect(audit.asymmetries.map(\.property) == ["count", "inner"])
    }
  }

  // MARK: Counted sets

  @Test func `a set that counts its elements is refused`() throws {
    let counted = NSCountedSet(array: [7, 7])
    #expect(
      refusal { try Held(any: counted).JSONDictionary() }
        == "unsupported type NSCountedSet at $.any")
    #expect(
      refusal { try [Int](JSONValue: counted) }
        == "wrong type: value of type NSCountedSet, expected [Int] at $")
    #expect(try [Int](JSONValue: NSSet(array: [7])) == [7])
  }
}
