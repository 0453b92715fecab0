import Foundation
import Testing
import Unreflected

@Suite("Mirror: labels and children as the mapper meets them")
struct MirrorLearningTests {
  @propertyWrapper struct Wrapper { var wrappedValue: Int }

  struct Labelled {
    @Wrapper var wrapped = 1
    lazy var late = 2
    var _plain = 3
    var `class` = 5
    static let shared = 6
    var computed: Int { 7 }
  }

  @Test
  func
    `Mirror labels a wrapper with an underscore, lazy storage with a prefix, a keyword with nothing`()
  {
    #expect(
      labels(Labelled()) == [
        "_wrapped", "$__lazy_storage_$_late", "_plain", "class",
      ])
  }

  struct Raw: Encodable {
    var `a-b` = 1
    var `with space` = 2
  }

  @Test
  func `a raw identifier keeps its backticks in a mirror, and its spaces become no-break spaces`()
    throws
  {
    #expect(labels(Raw()) == ["`a-b`", "`with\u{A0}space`"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Raw()), as: UTF8.self)
    #expect(text == #"{"a-b":1,"with space":2}"#)
  }

  @Test func `Mirror shows lazy storage as nil until it is read`() throws {
    var value = Labelled()
    let before = try #require(Mirror(reflecting: value).descendant("$__lazy_storage_$_late"))
    #expect(before as? Int == nil)
    _ = value.late
    let after = try #require(Mirror(reflecting: value).descendant("$__lazy_storage_$_late"))
    #expect(after as? Int == 2)
    #expect(Mirror(reflecting: after).displayStyle == .optional)
  }

  final class Node {
    weak var weakNode: Node?
  }

  @Test func `Mirror shows a weak reference by its current value`() throws {
    let node = Node()
    var other: Node? = Node()
    node.weakNode = other
    #expect(Mirror(reflecting: node).descendant("weakNode") as? Node === other)
    other = nil
    let gone = try #require(Mirror(reflecting: node).descendant("weakNode"))
    #expect(Mirror(reflecting: gone).displayStyle == .optional)
    #expect(Mirror(reflecting: gone).children.isEmpty)
  }

  class Base { var id = 1 }
  class Middle: Base { let name = "a" }
  final class Leaf: Middle { var id2 = 2 }

  @Test
  func `the mirror of a class has its own properties, its superclass has a mirror of its own`()
    throws
  {
    let mirror = Mirror(reflecting: Leaf() as Base)
    #expect(mirror.children.map(\.label) == ["id2"])
    let middle = try #require(mirror.superclassMirror)
    #expect(middle.children.map(\.label) == ["name"])
    #expect(ObjectIdentifier(middle.subjectType) == ObjectIdentifier(Middle.self))
    let base = try #require(middle.superclassMirror)
    #expect(base.children.map(\.label) == ["id"])
    #expect(base.superclassMirror == nil)
  }

  enum Payloads {
    case none
    case unlabelled(Int)
    case single(label: Int)
    case several(Int, label: String)
    case object(Data)
  }

  @Test func `the mirror of a case without payload has no child, so no name`() {
    #expect(labels(Payloads.none) == [])
    #expect(Mirror(reflecting: Payloads.none).displayStyle == .enum)
  }

  @Test func `an unlabelled payload is the child of a case's mirror`() throws {
    let child = try #require(Mirror(reflecting: Payloads.unlabelled(3)).children.first)
    #expect(child.label == "unlabelled")
    #expect(child.value as? Int == 3)
  }

  @Test func `a single labelled payload is a tuple of one in a mirror`() throws {
    let child = try #require(Mirror(reflecting: Payloads.single(label: 3)).children.first)
    #expect(child.label == "single")
    #expect(child.value as? Int == nil)
    let tuple = Mirror(reflecting: child.value)
    #expect(tuple.displayStyle == .tuple)
    #expect(tuple.children.map(\.label) == ["label"])
    #expect(tuple.children.map { $0.value as? Int } == [3])
    #expect("\(type(of: child.value))" == "(label: Int)")
  }

  @Test func `several payload values are a tuple in a mirror, with positions for labels that lack`()
    throws
  {
    let child = try #require(Mirror(reflecting: Payloads.several(1, label: "a")).children.first)
    #expect(child.label == "several")
    #expect(labels(child.value) == [".0", "label"])
  }

  struct Custom: CustomReflectable {
    var hidden = 1
    var customMirror: Mirror { Mirror(self, children: ["shown": 2]) }
  }

  @Test func `a custom mirror takes the place of the stored properties`() {
    #expect(labels(Custom()) == ["shown"])
  }

  @Test func `an entry of a dictionary's mirror is a tuple of key and value`() throws {
    let child = try #require(Mirror(reflecting: ["a": 1]).children.first)
    #expect(child.label == nil)
    #expect(labels(child.value) == ["key", "value"])
  }

  @Test func `the mirror of a UUID has no children and that of Data shows a pointer`() {
    #expect(labels(UUID()) == [])
    #expect(labels(Data([1, 2])) == ["count", "pointer", "bytes"])
  }

  @Test func `the mirror of a type without reflection metadata has no children`() {
    #expect(labels(Unreflected()) == [])
    #expect(labels(UnreflectedClass()) == [])
    #expect(Mirror(reflecting: Unreflected()).displayStyle == .struct)
  }

  private func labels(_ value: Any) -> [String?] {
    Mirror(reflecting: value).children.map(\.label)
  }
}
