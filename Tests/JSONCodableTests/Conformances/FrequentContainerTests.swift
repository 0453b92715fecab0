import Foundation
import Testing

@testable import JSONCodable

/// Types of the standard library by what they are made of, read from metadata.
@Suite struct FrequentContainerTests {
  @Test(arguments: optionals) func `an optional is made of the type it wraps`(sample: Sample) {
    #expect(sample.isMade(of: sample.argument, as: .optional))
    #expect(sample.container?.isWhole == false)
    #expect(ValueEncoder.source(sample.type).map { $0 == sample.type } == true)
  }

  @Test(arguments: arrays) func `an array is made of the type of its elements`(sample: Sample) {
    #expect(sample.isMade(of: sample.argument, as: .array))
    #expect(sample.container?.isWhole == true)
    #expect(ValueEncoder.source(sample.type).map { $0 == sample.type } == true)
  }

  @Test(arguments: objects) func `a dictionary is made of the type of its values`(sample: Sample) {
    #expect(sample.isMade(of: sample.argument, as: .object))
    #expect(sample.container?.isWhole == true)
    #expect(ValueEncoder.source(sample.type).map { $0 == sample.type } == true)
  }

  @Test(arguments: others) func `no other type is taken for one`(sample: Sample) {
    #expect(sample.container == nil)
  }

  private static let optionals = [
    Sample(Int?.self, Int.self), Sample(String?.self, String.self), Sample(Int??.self, Int?.self),
    Sample([Int]?.self, [Int].self), Sample(Point?.self, Point.self),
    Sample(Node?.self, Node.self), Sample(Pair<Int, String>?.self, Pair<Int, String>.self),
    Sample(Any?.self, Any.self), Sample((any Equatable)?.self, (any Equatable).self),
    Sample(AnyClass?.self, AnyClass.self), Sample((Int, a: String)?.self, (Int, a: String).self),
    Sample(Int.Type?.self, Int.Type.self), Sample((() -> Void)?.self, (() -> Void).self),
    Sample(Never?.self, Never.self), Sample(Void?.self, Void.self),
  ]

  private static let arrays = [
    Sample([Int].self, Int.self), Sample([[String]].self, [String].self),
    Sample([Point?].self, Point?.self), Sample([Node].self, Node.self),
    Sample([Any].self, Any.self), Sample([any Equatable].self, (any Equatable).self),
    Sample([Pair<Int, [Int]>].self, Pair<Int, [Int]>.self),
    Sample([(Int, Int)].self, (Int, Int).self), Sample([() -> Void].self, (() -> Void).self),
    Sample([Named.Array<Int>].self, Named.Array<Int>.self),
  ]

  private static let objects = [
    Sample([String: Int].self, Int.self), Sample(JSONObject.self, Any.self),
    Sample([String: Any?].self, Any?.self), Sample([String: Node].self, Node.self),
    Sample([String: [String: Point]].self, [String: Point].self),
    Sample([String: Pair<String, Int>].self, Pair<String, Int>.self),
  ]

  private static let others = [
    Sample(Int.self), Sample(String.self), Sample(Point.self), Sample(Node.self),
    Sample(Pair<Int, Int>.self), Sample(Any.self), Sample((Int, Int).self), Sample(Int.Type.self),
    Sample([Int: Int].self), Sample([AnyHashable: Int].self), Sample([Substring: Int].self),
    Sample(Set<Int>.self), Sample(ArraySlice<Int>.self), Sample(ContiguousArray<Int>.self),
    Sample(Range<Int>.self), Sample(Result<Int, any Error>.self),
    Sample([String: Int].Index.self), Sample([String: Int].Keys.self),
    Sample([String: Int].Values.self), Sample([Int].Iterator.self), Sample([Int].Page.self),
    Sample(Int?.Page.self), Sample([String: Int].Page<Int>.self), Sample(Named.Array<Int>.self),
    Sample(Named.Optional<Int>.self), Sample(Named.Dictionary<String, Int>.self),
    Sample(NSArray.self), Sample(NSDictionary.self), Sample(Unmanaged<Node>.self),
    Sample(UnsafePointer<Int>.self),
  ]

  /// A type, and the one that it is made of.
  struct Sample: Sendable, CustomTestStringConvertible {
    let type: any Any.Type
    let argument: (any Any.Type)?

    init(_ type: any Any.Type, _ argument: (any Any.Type)? = nil) {
      self.type = type
      self.argument = argument
    }

    var container: FrequentContainer? { FrequentContainer(type) }
    var testDescription: String { _typeName(type) }

    func isMade(of part: (any Any.Type)?, as form: FrequentContainer.Form) -> Bool {
      guard let container, let part else { return false }
      return container.form == form && container.part == part && container.type == type
    }
  }

  struct Point { var x = 1 }
  final class Node {}
  struct Pair<First, Second> {}

  /// Types with names that the standard library has too.
  enum Named {
    struct Array<Element> {}
    enum Optional<Wrapped> { case none, some(Wrapped) }
    struct Dictionary<Key, Value> {}
  }
}

extension Array { struct Page {} }
extension Optional { struct Page {} }
extension Dictionary { struct Page<Number> {} }
