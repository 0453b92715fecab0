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

extension ForeignNull: JSONPropertyWrapper {
  /// Nothing.
  public var wrappedValue: Int? { nil }
}

extension ForeignEnum: CustomReflectable {
  /// A mirror that shows something else.
  public var customMirror: Mirror { Mirror(self, children: ["seen": true], displayStyle: .enum) }
}

extension ForeignGeneric: RawRepresentable where Value == Int {}

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

  private struct Holder: JSONEncodable {
    var foreign = ForeignStruct()
    var choice = ForeignEnum.number(3)
    var raw = Raw()
    var mirrored = Mirrored()
    var generic = ForeignGeneric(rawValue: 4)
    var null = ForeignNull()
    var anyNull: Any = ForeignNull()
    var ownNull = OwnNull()
    var anyOwnNull: Any = OwnNull()
  }

  @Test
  func `the compiler answers for what the declaration says`() {
    #expect(DeclaredConformances.rawRepresentable(Raw.self) == Raw.self)
    #expect(DeclaredConformances.rawRepresentable(Plain.self) == nil)
    #expect(DeclaredConformances.hasCustomMirror(Mirrored.self))
    #expect(!DeclaredConformances.hasCustomMirror(Plain.self))
    #expect(DeclaredConformances.isPropertyWrapper(OwnNull.self))
    #expect(DeclaredConformances.isPropertyWrapper(Wrapper<Int>.self))
    #expect(!DeclaredConformances.isPropertyWrapper(Plain.self))
  }

  @Test
  func `a subclass may have what its superclass has not`() {
    #expect(DeclaredConformances.rawRepresentable(RawClass.self) == RawClass.self)
    #expect(DeclaredConformances.rawRepresentable(Base.self) == nil)
    #expect(DeclaredConformances.hasCustomMirror(MirroredClass.self))
    #expect(!DeclaredConformances.hasCustomMirror(Base.self))
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
    ]
    #expect(try Holder().JSONDictionary() as NSDictionary == json)
    let text = try Holder().JSONString()
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary == json)
  }
}
