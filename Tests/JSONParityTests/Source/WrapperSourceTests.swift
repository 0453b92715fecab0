import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Property wrappers in a source")
struct WrapperSourceTests {
  @propertyWrapper
  struct Plain<T: JSONEncodable & JSONRestorable & Codable>: JSONPropertyWrapper, JSONEncodable,
    JSONRestorable, Codable
  {
    var wrappedValue: T

    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    init(JSONValue: Any) throws { wrappedValue = try T(JSONValue: JSONValue) }
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(T.self)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  struct Optionals: JSONMappable {
    @Plain var n: Int? = nil
    @Plain var text: String? = "x"
    @Plain var at = Date(timeIntervalSince1970: 0)
    @Plain var inner: Int? = nil

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_n, key: "n")
      try json.map(&_text, key: "text")
      try json.map(&_at, key: "at")
      try json.map(&_inner, keyPath: "a.inner")
    }
  }

  @Test func `nil in a wrapper is a wrapper around nil`() throws {
    let source = try CodableSource.of(Optionals.self, as: .newType(named: "New"))
    #expect(source.unresolved == [])
    let plain = "WrapperSourceTests.Plain<Int?>"
    #expect(source.text.contains("?? \(plain)(wrappedValue: nil)"))
  }

  struct Reflected: JSONMappable {
    @Plain var n: Int? = nil
    @Plain var names: [String] = []
  }

  @Test func `nil in a wrapper is left out as the mapper leaves it out`() throws {
    let source = try CodableSource.of(Reflected.self, as: .newType(named: "New"))
    #expect(source.unresolved == [])
    #expect(source.text.contains("if _n.wrappedValue != nil {"))
    #expect(source.text.contains("    try container.encode(_names, forKey: .names)"))
  }

  struct Part: JSONMappable, JSONIdentified { var size = 1 }

  struct Hall: JSONMappable {
    @PolymorphicValue var main: (any JSONIdentified)?
    @PolymorphicValue var parts: [any JSONIdentified]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_main, keyPath: "center.main")
      try json.map(&_parts, keyPath: "center.parts")
    }
  }

  @Test func `a polymorphic value in an object that may be missing is a wrapper around nil`() throws
  {
    let text = try CodableSource.of(Hall.self, as: .newType(named: "New")).text
    #expect(text.contains("PolymorphicValue<(any JSONIdentified)?>(wrappedValue: nil)"))
    #expect(text.contains("PolymorphicValue<[any JSONIdentified]?>(wrappedValue: nil)"))
    #expect(text.contains("if _main.wrappedValue != nil || _parts.wrappedValue != nil {"))
  }

  @propertyWrapper
  struct Synthesised: JSONPropertyWrapper, JSONEncodable, JSONRestorable, Codable {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(JSONValue: Any) throws { wrappedValue = try Int(JSONValue: JSONValue) }
  }

  struct Counted: JSONMappable {
    @Synthesised var count = 3
    @Plain var n = 1
  }

  @Test func `a wrapper whose Codable does something else is open`() throws {
    #expect(
      try CodableSource.of(Counted.self).unresolved.map(\.description) == [
        "WrapperSourceTests.Counted.count: the Codable of its property wrapper was not found to do "
          + "what the mapper does"
      ])
  }

  @propertyWrapper
  struct Kept<Value>: JSONPropertyWrapper, JSONRestorable, Codable
  where Value: JSONEncodable & JSONRestorable & Codable {
    var wrappedValue: Value

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(JSONValue: __shared Any) throws { wrappedValue = try Value(JSONValue: JSONValue) }
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    }
  }

  struct Inner: JSONMappable, Codable { var a = 1 }

  struct Keeping: JSONMappable {
    @Kept var numbers = [1]
    @Kept var parts = ["a": Inner()]
  }

  @Test func `a wrapper that may not take a type of the text is open`() throws {
    let source = try CodableSource.of(Keeping.self, as: .newType(named: "New"))
    let reason = "only code knows whether its property wrapper takes [String: Inner]"
    #expect(source.unresolved.map(\.reason) == [reason])
    #expect(source.text.contains("Kept<[Int]> var numbers: [Int] = [1]\n"))
    #expect(!source.text.contains("Kept<[String"))
    // The types of a conformance are those that the wrapper has.
    #expect(try CodableSource.of(Keeping.self).unresolved == [])
  }

  struct Guarded: JSONCodable {
    struct Missing: Error {}
    var a = 0
    var b: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&a, key: "a")
      try json.restore(&b, key: "b")
    }

    func JSONEncode() throws -> Any {
      guard let b else { throw Missing() }
      return ["a": a, "b": b] as JSONObject
    }
  }

  @Test func `a sample of a struct that cannot be written is named, and not what init makes`()
    throws
  {
    let full = try Guarded(JSONString: #"{"a":1,"b":2}"#)
    let reason = "the sample Guarded(a: 2, b: nil) is not written: Missing()"
    let half = try Guarded(JSONString: #"{"a":2}"#)
    #expect(
      try CodableSource.of(Guarded.self, samples: [full, half]).unresolved.map(\.reason) == [reason]
    )
    #expect(try CodableSource.of(Guarded.self, samples: [full]).unresolved == [])
  }

  struct Measured: JSONMappable {
    @Plain var n = 1
    @Plain var note: String? = nil
    @Synthesised var count = 3
    @PolymorphicValue var part: (any JSONIdentified)? = nil
  }

  struct Holder: JSONMappable {
    var plain = Measured()
    var changed = Measured(n: 2)
  }

  @Test func `a default with property wrappers is what its initialiser makes`() throws {
    let source = try CodableSource.of(Holder.self, as: .newType(named: "New"))
    #expect(
      source.unresolved.map(\.description) == [
        "WrapperSourceTests.Measured.count: the Codable of its property wrapper was not found to do "
          + "what the mapper does"
      ])
    #expect(source.text.contains("  var plain = Measured()\n"))
    #expect(source.text.contains("  var changed = Measured(n: 2)\n"))
  }
}
