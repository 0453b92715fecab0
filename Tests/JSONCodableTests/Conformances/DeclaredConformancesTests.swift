public import Engines
import Foundation
import Testing

@testable public import JSONCodable

extension ForeignStruct: RawRepresentable {
  /// The number.
  public var rawValue: Int { number }
  /// Creates a value of a number.
  public init?(rawValue: Int) {
    self.init()
    number = rawValue
  }
}

extension ForeignStruct: CustomReflectable {
  /// A mirror that shows something else.
  public var customMirror: Mirror { Mirror(self, children: ["seen": true]) }
}

extension ForeignStruct: JSONUnion {
  /// What tells cases apart, of which a struct has none.
  public static var discriminator: JSONDiscriminator { .init(key: "kind") }
  /// Creates a value with its defaults.
  public init(JSONDictionary: JSONObject) throws { self.init() }
  /// Creates a value with its defaults.
  public init(JSONValue: Any) throws { self.init() }
}

extension ForeignUnion: JSONUnion {
  /// What tells the cases apart.
  public static var discriminator: JSONDiscriminator { .init(key: "kind") }
  /// Creates the only case.
  public init(JSONDictionary: JSONObject) throws { self = .only }
}

extension ForeignMapped: JSONMappable {}

extension ForeignNull: JSONPropertyWrapper {
  /// Nothing.
  public var wrappedValue: Int? { nil }
}

extension ForeignEnum: CustomReflectable {
  /// A mirror that shows something else.
  public var customMirror: Mirror { Mirror(self, children: ["seen": true], displayStyle: .enum) }
}

extension ForeignGeneric: RawRepresentable where Value == Int {}

extension DeclaredConformancesTests.Page: RawRepresentable where Value == Int {
  fileprivate var rawValue: Int { number }
  fileprivate init?(rawValue: Int) { number = rawValue }
}

/// What a type's declaration says of it, and what it does not.
struct DeclaredConformancesTests {
  private struct Plain: JSONEncodable { var number = 1 }

  private struct Raw: RawRepresentable, JSONEncodable {
    var rawValue = 7
  }

  private struct Mirrored: JSONEncodable, CustomReflectable {
    var number = 1
    var customMirror: Mirror { Mirror(self, children: ["seen": true]) }
  }

  private class Base: JSONEncodable { var number = 1 }

  private final class RawClass: Base, RawRepresentable {
    var rawValue: Int { 5 }
    override init() {}
    required init?(rawValue: Int) {}
  }

  private final class MirroredClass: Base, CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["seen": true]) }
  }

  private struct OwnNull: JSONEncodable, JSONPropertyWrapper {
    var wrappedValue: Int? { nil }
    func JSONEncode() -> Any { NSNull() }
  }

  private struct Wrapper<Value>: JSONEncodable, JSONPropertyWrapper {
    var wrappedValue: Value
  }

  private enum Union: JSONUnion {
    case only
    static var discriminator: JSONDiscriminator { .init(key: "kind") }
    init(JSONDictionary: JSONObject) throws { self = .only }
  }

  private struct NoUnion: JSONUnion {
    static var discriminator: JSONDiscriminator { .init(key: "kind") }
    init() {}
    init(JSONDictionary: JSONObject) throws {}
  }

  private class Mapped: JSONMappable {
    var number = 1
    required init() {}
  }

  private final class MappedSubclass: Mapped {}

  private struct RawStruct: RawRepresentable { var rawValue = 1 }

  private struct Restored: JSONRestorable {
    init(JSONValue: Any) throws {}
  }

  @propertyWrapper
  private struct Restoring: JSONPropertyWrapper, JSONRestorable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(JSONValue: Any) throws { wrappedValue = try Int(JSONValue: JSONValue) }
  }

  private struct Properties: JSONMappable {
    @Restoring var wrapped = 1
    var raws = [RawStruct()], foreign = ForeignMapped(), byNumber: [Int: RawStruct] = [8: .init()]
  }

  private struct Holder: JSONEncodable {
    var foreign = ForeignStruct()
    var choice = ForeignEnum.number(3)
    var raw = Raw()
    var mirrored = Mirrored()
    var generic = ForeignGeneric(rawValue: 4)
    var null = ForeignNull()
    var anyNull: Any = ForeignNull()
    var ownNull = OwnNull()
    var union = ForeignUnion.only
    var anyOwnNull: Any = OwnNull()
  }

  @Test
  func `the compiler answers for what the declaration says`() {
    #expect(DeclaredConformances.rawRepresentable(Raw.self) == Raw.self)
    #expect(DeclaredConformances.rawRepresentable(Plain.self) == nil)
    #expect(DeclaredConformances.hasCustomMirror(Mirrored.self))
    #expect(!DeclaredConformances.hasCustomMirror(Plain.self))
    #expect(DeclaredConformances.propertyWrapper(OwnNull.self) == OwnNull.self)
    #expect(DeclaredConformances.propertyWrapper(Wrapper<Int>.self) == Wrapper<Int>.self)
    #expect(DeclaredConformances.propertyWrapper(Plain.self) == nil)
  }

  @Test
  func `a union is one by its declaration, and an enum by that of another module as well`() {
    #expect(DeclaredConformances.union(Union.self) == Union.self)
    #expect(DeclaredConformances.union(NoUnion.self) == NoUnion.self)
    #expect(DeclaredConformances.union(ForeignUnion.self) == ForeignUnion.self)
    #expect(DeclaredConformances.union(ForeignStruct.self) == nil)
    #expect(DeclaredConformances.union(ForeignEnum.self) == nil)
    #expect(
      refusal { try NoUnion().JSONString() }
        == "invalid union NoUnion: a struct, expected an enum at $")
  }

  @Test
  func `a type is mapped in both directions by the first of its declarations that is asked`() {
    for type in [Mapped.self, MappedSubclass.self, Properties.self] as [any JSONMappable.Type] {
      #expect(type._JSONMappedEncodable == type)
      #expect(type._JSONMappedRestorable == type)
      #expect(AnyDecodingRule.mappable(type) == type)
    }
    #expect(AnyDecodingRule.mappable(ForeignMapped.self) == nil)
    for type in [Int8.self, URL.self, [Mapped].self, Union.self, Restored.self] as [any Any.Type] {
      #expect(AnyDecodingRule.mappable(type) == nil)
    }
  }

  @Test
  func `what surely is made has a rule that makes it`() {
    let made: [any Any.Type] = [
      Int8.self, [String: RawStruct].self, RawStruct?.self, Mapped.self, MappedSubclass.self,
      Union.self, Any.self,
    ]
    let asked: [any Any.Type] = [Plain.self, [Int: Int].self, (() -> Void).self, (any Error).self]
    for (types, isSure) in [(made, true), (asked, false)] {
      for type in types { #expect(AnyDecodingRule.isSurelyMade(type) == isSure, "\(type)") }
    }
    for type in made { #expect(!AnyDecodingRule.of(type).refuses, "\(type)") }
  }

  @Test(.everyEngine)
  func `properties are written and read the same in either order`() throws {
    let json: NSDictionary = [
      "wrapped": 1, "raws": [1], "foreign": ["number": 1], "byNumber": ["8": 1],
    ]
    #expect(try Properties().JSONDictionary() as NSDictionary == json)
    var other = json as? JSONObject ?? [:]
    other["foreign"] = ["number": 2]
    let read = try Properties(JSONDictionary: other)
    #expect(read.foreign.number == 2)
    #expect(read.byNumber.keys.sorted() == [8])
    #expect(try read.JSONDictionary() as NSDictionary == other as NSDictionary)
  }

  @Test
  func `a subclass may have what its superclass has not`() {
    #expect(DeclaredConformances.rawRepresentable(RawClass.self) == RawClass.self)
    #expect(DeclaredConformances.rawRepresentable(Base.self) == nil)
    #expect(DeclaredConformances.hasCustomMirror(MirroredClass.self))
    #expect(!DeclaredConformances.hasCustomMirror(Base.self))
  }

  /// A class and a generic struct that are read from objects, and have raw values only in part.
  private class Object: JSONMappable {
    var number = 1
    required init() {}
  }

  private final class RawObject: Object, RawRepresentable {
    var rawValue: Int { 5 }
    required init() {}
    required init?(rawValue: Int) {}
  }

  fileprivate struct Page<Value>: JSONMappable {
    var number = 1
  }

  @Test(.everyEngine)
  func `what is read from an object by its declaration is written as one`() throws {
    #expect(DeclaredConformances.rawRepresentable(RawObject.self) == nil)
    #expect(DeclaredConformances.rawRepresentable(Page<Int>.self) == nil)
    #expect(DeclaredConformances.readsObjects(Union.self))
    #expect(!DeclaredConformances.readsObjects(Wrapper<Int>.self))
    let text = #"{"number":1}"#
    #expect(try RawObject().JSONString() == text)
    #expect(try RawObject(JSONString: text).number == 1)
    #expect(try Page<Int>().JSONString() == text)
    #expect(try Page<Int>(JSONString: text).number == 1)
  }

  @Test
  func `a generic type may conform for some parameters`() {
    #expect(DeclaredConformances.rawRepresentable(ForeignGeneric<Int>.self) != nil)
    #expect(DeclaredConformances.rawRepresentable(ForeignGeneric<String>.self) == nil)
  }

  @Test(.everyEngine)
  func `what another module adds does not change the JSON of a type`() throws {
    #expect(try ForeignStruct().JSONString(options: .sortedKeys) == #"{"number":1,"text":"a"}"#)
    #expect(try ForeignEnum.number(3).JSONString() == #"{"number":{"_0":3}}"#)
    #expect(try ForeignEnum.none.JSONString() == #"{"none":{}}"#)
    let json: NSDictionary = [
      "foreign": ["number": 1, "text": "a"], "choice": ["number": ["_0": 3]], "raw": 7,
      "mirrored": ["seen": true], "generic": 4, "null": NSNull(), "anyNull": NSNull(),
      "union": ["kind": "only"],
    ]
    #expect(try Holder().JSONDictionary() as NSDictionary == json)
    let text = try Holder().JSONString()
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary == json)
  }
}
