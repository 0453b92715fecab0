import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A property wrapper is written as what it wraps, wherever it stands", .everyEngine)
struct PropertyWrapperTests {
  /// A wrapper that writes and reads what it wraps, and declares no encoding of its own.
  @propertyWrapper
  struct Both<Value: JSONEncodable & JSONRestorable>: JSONPropertyWrapper, JSONEncodable,
    JSONRestorable
  {
    private var values: [Value]
    var wrappedValue: Value {
      get { values[0] }
      set { values = [newValue] }
    }

    init(wrappedValue: Value) { values = [wrappedValue] }
    init(JSONValue: Any) throws { values = [try Value(JSONValue: JSONValue)] }
  }

  /// The same without an encoding, and with storage in a class.
  @propertyWrapper
  struct Shared<Value: JSONEncodable & JSONRestorable>: JSONPropertyWrapper, JSONRestorable {
    private final class Storage {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    private let storage: Storage
    var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    init(JSONValue: Any) throws { storage = Storage(try Value(JSONValue: JSONValue)) }
  }

  /// A wrapper that is read from an object.
  @propertyWrapper
  struct Boxed: JSONPropertyWrapper, JSONMappable {
    var wrappedValue = 0
  }

  /// A wrapper with an encoding of its own.
  @propertyWrapper
  struct Quoted: JSONPropertyWrapper, JSONEncodable, JSONRestorable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(JSONValue: Any) throws { wrappedValue = Int(try String(JSONValue: JSONValue)) ?? 0 }
    func JSONEncode() -> Any { "\(wrappedValue)" }
  }

  struct ByReflection: JSONMappable {
    @Both var a = 1
    @Both var b: [Int?] = [nil]
    @Both var c: Int?
    @Shared var d = ["x": 2]
    @Boxed var e = 3
    @Quoted var f = 4
    var list = [Both(wrappedValue: 5)]
  }

  struct ByLines: JSONMappable {
    @Both var a = 1
    @Both var b: [Int?] = [nil]
    @Both var c: Int?
    @Shared var d = ["x": 2]
    @Boxed var e = 3
    @Quoted var f = 4
    var list = [Both(wrappedValue: 5)]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_a, key: "a")
      try json.map(&_b, key: "b")
      try json.map(&_c, key: "c")
      try json.map(&_d, key: "d")
      try json.map(&_e, key: "e")
      try json.map(&_f, key: "f")
      try json.map(&list, key: "list")
    }
  }

  static let text =
    #"{"a":1,"b":[null],"d":{"x":2},"e":{"wrappedValue":3},"f":"4","list":[5]}"#

  private func check<M: JSONMappable>(_ value: M) throws {
    #expect(try value.JSONString(options: .sortedKeys) == Self.text)
    #expect(
      try (value.JSONEncode() as? NSDictionary)
        == JSONSerialization.jsonObject(with: Data(Self.text.utf8)) as? NSDictionary)
    let changed = Self.text.replacingOccurrences(of: "1", with: "9")
    #expect(try M(JSONString: changed).JSONString(options: .sortedKeys) == changed)
    let again = try M(JSONDictionary: value.JSONDictionary())
    #expect(try again.JSONString(options: .sortedKeys) == Self.text)
  }

  @Test func `by reflection`() throws { try check(ByReflection()) }

  @Test func `by lines`() throws { try check(ByLines()) }

  @Test func `by verbs, in a collection and by itself`() throws {
    var json = JSONObject()
    try json.archive(Shared(wrappedValue: [1]), key: "a")
    try json.archive([Shared(wrappedValue: 2)], key: "b")
    try json.archive(["k": Both(wrappedValue: "s")], key: "c")
    #expect(try json.JSONString(options: .sortedKeys) == #"{"a":[1],"b":[2],"c":{"k":"s"}}"#)
    #expect(try Both(wrappedValue: 7).JSONString() == "7")
    #expect(try Both<Int?>(wrappedValue: nil).JSONString() == "null")
  }

  @propertyWrapper
  struct Plain<Value>: JSONPropertyWrapper { var wrappedValue: Value }

  @propertyWrapper
  struct Default<Value>: JSONPropertyWrapper, JSONEncodable { var wrappedValue: Value }

  @propertyWrapper
  struct Own<Value>: JSONPropertyWrapper, JSONEncodable {
    var wrappedValue: Value
    func JSONEncode() throws -> Any { ["own": wrappedValue] as [String: Any] }
  }

  struct Nothing: JSONEncodable {
    @Plain @Default var a: Int?
    @Plain @Own var b: Int?
    @Default @Plain var c: [Int]?
    @Own @Own var d: Int?
    @Default var e: Any
    @Plain @Default var f: Any?

    init() {
      _a = Plain(wrappedValue: Default(wrappedValue: nil))
      _b = Plain(wrappedValue: Own(wrappedValue: nil))
      _c = Default(wrappedValue: Plain(wrappedValue: nil))
      _d = Own(wrappedValue: Own(wrappedValue: nil))
      _e = Default(wrappedValue: Int?.none as Any)
      _f = Plain(wrappedValue: Default(wrappedValue: nil))
    }
  }

  @Test func `nil in a wrapper inside another one is left out`() throws {
    #expect(try Nothing().JSONString() == "{}")
    #expect(try Nothing().JSONDictionary().isEmpty)
    #expect(try ["x": Nothing()].JSONString() == #"{"x":{}}"#)
  }

  struct Null: JSONEncodable {
    @Own var a: AnyJSON = .null
    @Own var b = NSNull()
    @Default var c: Any = NSNull()
    @Default var d: AnyJSON? = .some(.null)
    @Plain var e: Any? = NSNull()
  }

  @Test func `null in a wrapper is a value`() throws {
    #expect(
      try Null().JSONString(options: .sortedKeys)
        == #"{"a":{"own":null},"b":{"own":null},"c":null,"d":null,"e":null}"#)
    let object = try Null().JSONDictionary()
    #expect(try object.JSONString(options: .sortedKeys) == Null().JSONString(options: .sortedKeys))
  }

  enum Loose: JSONUnion {
    case any(Any)

    static let discriminator = JSONDiscriminator(key: "kind", payload: .nested(key: "value"))

    init(JSONDictionary json: JSONObject) throws { self = .any(json) }
  }

  @Test func `nil in a wrapper that a case carries is left out`() throws {
    #expect(try Loose.any(Default(wrappedValue: Int?.none)).JSONString() == #"{"kind":"any"}"#)
    #expect(
      try Loose.any(Default(wrappedValue: NSNull())).JSONString(options: .sortedKeys)
        == #"{"kind":"any","value":null}"#)
  }
}
