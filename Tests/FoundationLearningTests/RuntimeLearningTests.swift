import Builtin
import Testing
import Unreflected

/// What printing asks the runtime for the name of an enum's case.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The entry points that Mirror itself calls.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_count")
private func childCount<T>(_ value: T, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<T>(
  _ value: T, _ type: Any.Type, _ index: Int,
  _ label: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ freeLabel: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

/// The kind of a type, in the numbers of the stable ABI.
@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

#if !canImport(ObjectiveC)
  /// The standard library's own way to ask for the size of a class instance.
  @_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
  private func instanceSize(_ type: AnyClass) -> Int
#endif

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@Suite("The runtime: names of cases, and properties with their offsets")
struct RuntimeLearningTests {
  enum Command: String, CustomStringConvertible {
    case start = "start_workout"
    case `end now`
    var description: String { "hijacked" }
  }

  enum Payload { case none, one(Int), `two words`(label: Int) }

  @Test func `interpolation asks CustomStringConvertible, not the case`() {
    #expect("\(Command.start)" == "hijacked")
    #expect("\(Payload.none)" == "none")
  }

  @Test func `the runtime knows the name of every case, with and without payload`() {
    #expect(caseName(Command.start) == "start")
    #expect(caseName(Command.`end now`) == "`end\u{A0}now`")
    #expect(caseName(Payload.none) == "none")
    #expect(caseName(Payload.one(1)) == "one")
    #expect(caseName(Payload.`two words`(label: 1)) == "`two\u{A0}words`")
    #expect(caseName(Int?.none) == "none")
  }

  @Test
  func `the runtime looks through an existential and takes an optional for an enum of its own`() {
    let erased: Any = Payload.one(1)
    #expect(caseName(erased) == "one")
    #expect(caseName(Optional(erased)) == "some")
    #expect(caseName(Payload?.some(.none)) == "some")
  }

  @Test func `the runtime knows no case name of what is not an enum or has no metadata`() {
    #expect(caseName(5) == nil)
    #expect(caseName(UnreflectedEnum.one) == nil)
    #expect(caseName(UnreflectedEnum.two(1)) == nil)
  }

  @Test
  func `the compiler numbers the cases, those with a payload first, in the order of the source`() {
    func number<T>(_ value: T) -> UInt32 { UInt32(Builtin.getEnumTag(value)) }
    #expect((0..<100).allSatisfy { number(Payload.one($0)) == 0 })
    #expect(number(Payload.`two words`(label: 1)) == 1)
    #expect(number(Payload.none) == 2)
    #expect(number(Command.start) == 0)
    #expect(number(Command.`end now`) == 1)
    #expect(number(UnreflectedEnum.two(1)) == 0)
    #expect(number(UnreflectedEnum.one) == 1)
    #expect(Boxed.all.map(number) == [0, 1, 2, 3, 4])
    #expect(number(Int??.some(nil)) == 0)
    #expect(number(Int??.none) == 1)
  }

  @Test func `nil, in an optional of an enum without payloads, is the first number of no case`() {
    enum Two { case first, second }
    func bytes<T>(_ none: T?) -> [UInt8] { withUnsafeBytes(of: none) { Array($0) } }
    #expect(bytes(nil as Two?) == [2])
    #expect(bytes(nil as Command?) == [2])
    // One case takes no byte, and so nil has one of its own.
    enum One { case only }
    #expect(MemoryLayout<One>.size == 0)
  }

  indirect enum Boxed {
    case again(Boxed), text(String), list([Int]), none, nothing
    static var all: [Boxed] { [.again(.none), .text("x"), .list([1]), .none, .nothing] }
  }

  @Test func `the compiler writes the number of a case beside its payload, or into it`() {
    enum Texts { case first(String), second(String), third(String), none }
    enum Lists { case first([Int]), second([Int]), third([Int]), none }
    let (text, list) = ("a text that is longer than a word", [1, 2])
    #expect(written([Texts.first(text), .second(text), .third(text)], text) == [true, true, true])
    #expect(
      written([Lists.first(list), .second(list), .third(list)], list) == [true, false, false])
  }

  /// Writes the numbers of cases over their payload, which has to give the values, and returns for each whether
  /// the bytes of the payload are as they were.
  private func written<T, P>(_ values: [T], _ payload: P) -> [Bool] {
    values.enumerated().map { number, value in
      withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { copy in
        let bytes = UnsafeMutableRawBufferPointer(copy)[..<MemoryLayout<T>.size]
        withUnsafeBytes(of: payload) {
          UnsafeMutableRawBufferPointer(rebasing: bytes).copyMemory(from: $0)
        }
        Builtin.injectEnumTag(&copy[0], UInt32(number)._value)
        #expect(withUnsafeBytes(of: value) { $0.elementsEqual(bytes) })
        return withUnsafeBytes(of: payload) { $0.elementsEqual(bytes[..<$0.count]) }
      }
    }
  }

  @Test func `an indirect case has the address of a box, with the payload behind two words`() {
    // The value keeps its box alive only while it lives itself.
    func payload<T, Payload>(of value: T, as type: Payload.Type) -> Payload {
      withExtendedLifetime(value) {
        let box = withUnsafeBytes(of: value) { $0.load(as: UnsafeRawPointer.self) }
        return box.load(fromByteOffset: 16, as: type)
      }
    }
    enum Boxes { indirect case number(Int), text(String) }
    // With several such cases the number is in bits of the address; the first one's is zero.
    #expect(payload(of: Boxes.number(7), as: Int.self) == 7)
    enum Aligned { indirect case only(SIMD4<Double>) }
    #expect(payload(of: Aligned.only([1, 2, 3, 4]), as: SIMD4<Double>.self) == [1, 2, 3, 4])
  }

  @Test func `the value of an optional lies at its start, in the bytes that it has alone`() {
    final class Object {}
    enum Texts { case first(String), second(String) }
    func isAtStart<T>(_ value: T) -> Bool {
      withUnsafeBytes(of: value) { alone in
        withUnsafeBytes(of: Optional(value)) { $0[..<alone.count].elementsEqual(alone) }
      }
    }
    #expect(isAtStart(5) && isAtStart(-0.0) && isAtStart(true) && isAtStart(UInt8.max))
    #expect(isAtStart("a text that is longer than a word") && isAtStart("") && isAtStart([1, 2]))
    #expect(isAtStart(Texts.second("x")) && isAtStart(Payload.none) && isAtStart(Command.start))
    #expect(isAtStart(Object()) && isAtStart(Int.self) && isAtStart((1, 2, 3) as Any))
    #expect(isAtStart(Int?.none) && isAtStart(Bool??.some(nil)) && isAtStart(Object?.none))
  }

  @Test func `the runtime gives what a case carries, as Mirror shows it`() {
    func payload<T>(of value: T) -> (label: String?, value: Any) {
      var label: UnsafePointer<CChar>?
      var freeLabel: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
      defer { freeLabel?(label) }
      let payload = child(value, T.self, 0, &label, &freeLabel)
      return (label.map { String(cString: $0) }, payload)
    }
    #expect(childCount(Payload.none, Payload.self) == 0)
    #expect(childCount(Payload.one(7), Payload.self) == 1)
    #expect(payload(of: Payload.one(7)).label == "one")
    #expect(payload(of: Payload.one(7)).value as? Int == 7)
    let labelled = payload(of: Payload.`two words`(label: 8)).value
    #expect(Mirror(reflecting: labelled).children.map(\.label) == ["label"])
  }

  @Test func `the runtime tells kinds of types apart by the numbers of the ABI`() {
    #expect(metadataKind(Base.self) == 0)
    #expect(metadataKind(Int.self) == 0x200)
    #expect(metadataKind(Payload.self) == 0x201)
    #expect(metadataKind(Int?.self) == 0x202)
    #expect(metadataKind((Int, Int).self) == 0x301)
    #expect(metadataKind((() -> Void).self) == 0x302)
    #expect(metadataKind(Any.self) == 0x303)
    #expect(metadataKind((any Equatable).self) == 0x303)
    #expect(metadataKind(Int.Type.self) == 0x304)
    #expect(metadataKind(Any.Type.self) == 0x306)
    #expect(metadataKind((any Collection<Int>).self) == 0x307)
  }

  @Test func `the value of a protocol type begins with the words of an Any, if not of classes`() {
    func words<T>(_ value: T) -> [UInt] {
      withUnsafeBytes(of: value) { Array($0.bindMemory(to: UInt.self)) }
    }
    let type = UInt(bitPattern: unsafeBitCast(Mixed.self as Any.Type, to: UnsafeRawPointer.self))
    let value = Mixed(flag: true, number: 7, text: "x")
    #expect(words(value as Any).count == 4)
    #expect(words(value as Any)[3] == type)
    #expect(words(value as any Marked).count == 5)
    #expect(words(value as any Marked)[3] == type)
    #expect(words(value as any Marked)[4] == words(Mixed(flag: false, number: 8) as any Marked)[4])
    #expect(words(value as any Marked & Noted).count == 6)
    #expect(words(value as any Sendable).count == 4)
    #expect(words(Leaf() as any Counted).count == 2)
    #expect(words(Leaf() as any Marked & Counted).count == 3)
  }

  #if !canImport(ObjectiveC)
    @Test func `the runtime knows the size of an instance, with its header and superclass`() {
      #expect(instanceSize(Base.self) == 17)
      #expect(instanceSize(Leaf.self) == 56)
    }
  #endif

  protocol Marked {}
  protocol Noted {}
  protocol Counted: AnyObject {}

  struct Mixed: Marked, Noted {
    let flag: Bool
    var number: Int64
    var text: String?
  }

  class Base { var id: Int8 = 1 }
  final class Leaf: Base, Counted, Marked {
    weak var parent: Leaf?; unowned(unsafe) var owner: Base = Leaf.shared; let name = "a"
    nonisolated(unsafe) static let shared = Base()
  }

  struct Property: Equatable {
    var name: String
    var type: String
    var offset: Int
    var isStrong = true
    var isVariable = true
  }

  @Test func `the runtime knows names, types and offsets of a struct's properties`() {
    #expect(
      properties(of: Mixed.self) == [
        Property(name: "flag", type: "Bool", offset: 0, isVariable: false),
        Property(name: "number", type: "Int64", offset: 8),
        Property(name: "text", type: "Optional<String>", offset: 16),
      ])
  }

  @Test
  func
    `the runtime lists a class's properties after the superclass's; weak and unowned are not strong`()
  {
    #expect(
      properties(of: Leaf.self) == [
        Property(name: "id", type: "Int8", offset: 16),
        Property(name: "parent", type: "Optional<Leaf>", offset: 24, isStrong: false),
        Property(name: "owner", type: "Base", offset: 32, isStrong: false),
        Property(name: "name", type: "String", offset: 40, isVariable: false),
      ])
  }

  @Test func `the runtime knows no properties of a type without reflection metadata`() {
    #expect(properties(of: Unreflected.self) == [])
    #expect(properties(of: Int?.self) == [])
  }

  @Test func `the offset of a property leads to its value`() {
    var value = Mixed(flag: true, number: 7, text: nil)
    let offset = recursiveChildOffset(Mixed.self, index: 1)
    let number = withUnsafeBytes(of: &value) { $0.load(fromByteOffset: offset, as: Int64.self) }
    #expect(number == 7)
  }

  @Test func `a dictionary maps its values in the order of its keys`() {
    let table = Dictionary(uniqueKeysWithValues: (0..<500).map { ("key \($0)", $0) })
    var seen: [Int] = []
    _ = table.mapValues { seen.append($0) }
    #expect(seen == table.map(\.value))
  }

  private func caseName<T>(_ value: T) -> String? {
    enumCaseName(value).map { String(cString: $0) }
  }

  private func properties(of type: Any.Type) -> [Property] {
    (0..<recursiveCount(type)).map { index in
      var field = FieldMetadata()
      let child = recursiveChildMetadata(type, index: index, fieldMetadata: &field)
      defer { field.freeName?(field.name) }
      return Property(
        name: field.name.map { String(cString: $0) } ?? "", type: "\(child)",
        offset: recursiveChildOffset(type, index: index), isStrong: field.isStrong,
        isVariable: field.isVariable)
    }
  }
}
