import Foundation
import JSONCodable
import RandomTypes
import Testing
import TypeChecks

@Suite("Random types give the JSON that the rules of encoding say")
struct RandomTypesTests {
  static let seed: UInt64 = 24
  static let typeCount = 56

  @Test func `the random types are 56, with three values of each`() {
    #expect(randomTypes.count >= 3 * Self.typeCount)
  }

  @Test func `random types give their JSON in the order of declaration`() {
    #expect(TypeCheck.failures(of: randomTypes, in: .forward) == [])
  }

  // Each order has a process of its own, in which every type is new.

  @Test func `random types give their JSON in the opposite order of first use`() async {
    await #expect(processExitsWith: .success) {
      #expect(TypeCheck.failures(of: randomTypes, in: .backward) == [])
    }
  }

  @Test func `random types give their JSON in a random order of first use`() async {
    await #expect(processExitsWith: .success) {
      #expect(TypeCheck.failures(of: randomTypes, in: .shuffled(2)) == [])
    }
  }

  @Test
  func `random types give their JSON to 8 threads that use all of them first at the same time`()
    async
  {
    await #expect(processExitsWith: .success) {
      #expect(TypeCheck.failures(of: randomTypes, threads: 8) == [])
    }
  }

  /// Each of them was wrong once by some route.
  private static let found = [
    TypeCase("an optional Float in an own tree", json: #"{"x":0.1}"#) {
      OwnTree(["x": Float?.some(0.1) as Any])
    },
    TypeCase("a hashable Float in an own tree", json: "[0.1]") {
      OwnTree([AnyHashable(Float(0.1))])
    },
    TypeCase("a set of decimals that is an own tree", json: "[1]") { OwnTree(Set<Decimal>([1])) },
    TypeCase("a set of dates in an own tree", json: #"{"x":[5]}"#) {
      OwnTree(["x": Set([Date(timeIntervalSinceReferenceDate: 5)])])
    },
  ]

  private struct OwnTree: JSONEncodable {
    let tree: Any
    init(_ tree: Any) { self.tree = tree }
    func JSONEncode() -> Any { tree }
  }

  @Test func `a type that was found gives its JSON by every route`() {
    #expect(TypeCheck.failures(of: Self.found, in: .forward) == [])
  }

  @Test func `a wrong expectation of a type's JSON is a failure by every route`() throws {
    let first = try #require(randomTypes.first)
    let wrong = TypeCase(first.name, json: "[\(first.json)]", first.value)
    #expect(TypeCheck.failures(of: [wrong], in: .forward).count == 7)
    #expect(TypeCheck.failures(of: [wrong], threads: 8).count == 56)
  }
}

@Suite("The generator of random types")
struct RandomTypesGeneratorTests {
  private static let generated = GeneratedFiles(
    count: RandomTypesTests.typeCount, seed: RandomTypesTests.seed)

  @Test func `the files of random types in Generated are those of the seed`() throws {
    try requireRecord(of: Self.generated.files, in: "Generated")
  }

  /// What the library treats in a way of its own, and so must be among the types.
  static let kinds = [
    "Optional<Int>.some", "Optional<String>.some", "Optional<Double>.some", "Optional<Bool>.some",
    "Optional<Optional<", "Array<Int>", "Dictionary<String, ", "Dictionary<Int", "Set<",
    "ArraySlice<",
    "[Any]", "[String: Any]", "Optional<Any>", "AnyHashable(", "(any Shown)", "(any JSONEncodable)",
    "Date(", "checkedURL(", "UUID(", "Data(", "checkedDecimal(", "Float(", "Int128", "UInt64(",
    "@Marked var", "@MarkedObject var", "@SelfWriting var", "@Unmarked var", "lazy var",
    "touching(",
    "weak var", "unowned let", "NamedLeaf(", "override class func", "<Element>", "return nil",
    "OptionSet", "RawRepresentable", "JSONUnion", ".nested(key:", "payload: .flat",
    "displayStyle: .struct",
    "displayStyle: .collection", "func JSONEncode()", "private let", "`raw ",
  ]

  @Test(arguments: kinds)
  func `a kind of property or type is among the random types`(_ kind: String) {
    #expect(Self.generated.files.contains { $0.text.contains(kind) })
  }

  @Test func `other seeds give other random types`() {
    #expect(GeneratedFiles(count: 10, seed: 2).files != GeneratedFiles(count: 10, seed: 3).files)
  }
}
