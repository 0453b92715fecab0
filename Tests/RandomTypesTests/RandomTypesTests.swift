import Foundation
import JSONCodable
import RandomTypes
import Testing
import TypeChecks

@Suite("Random types give the JSON that the rules of encoding say")
struct RandomTypesTests {
  static let seed: UInt64 = 24
  static let typeCount = 56

  @Test func `there are 56 types and three values of each`() {
    #expect(randomTypes.count >= 3 * Self.typeCount)
  }

  @Test func `in the order of declaration`() {
    #expect(TypeCheck.failures(of: randomTypes, in: .forward) == [])
  }

  // Each order has a process of its own, in which every type is new.

  @Test func `in the opposite order of first use`() async {
    await #expect(processExitsWith: .success) {
      #expect(TypeCheck.failures(of: randomTypes, in: .backward) == [])
    }
  }

  @Test func `in a random order of first use`() async {
    await #expect(processExitsWith: .success) {
      #expect(TypeCheck.failures(of: randomTypes, in: .shuffled(2)) == [])
    }
  }

  @Test func `from 8 threads that use all types first at the same time`() async {
    await #expect(processExitsWith: .success) {
      #expect(TypeCheck.failures(of: randomTypes, threads: 8) == [])
    }
  }

  /// When a case says that no issue was recorded, the defect is mended: take it off the list.
  @Test(arguments: KnownTypeDefect.untilIssue9.indices)
  func `a known defect shows in its example`(_ index: Int) {
    let defect = KnownTypeDefect.untilIssue9[index]
    withKnownIssue("\(defect.reason)") {
      #expect(TypeCheck.failures(of: [defect.example], in: .forward, knownDefects: []) == [])
    }
  }

  /// Known until issue 9: then `notInSets` of the generator is to be emptied.
  @Test func `a set of decimals in the tree of a JSONEncode() ends the process`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        _ = try Holder(OwnSet()).JSONString()
      }
    }
  }

  private struct OwnSet: JSONEncodable {
    func JSONEncode() -> Any { Set<Decimal>([1]) }
  }

  @Test func `a wrong expectation is a failure by every route`() throws {
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

  @Test func `the files in Generated are those of the seed`() throws {
    let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Generated")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path()).sorted()
    #expect(names == Self.generated.files.map(\.name).sorted())
    for file in Self.generated.files {
      let text = try String(contentsOf: directory.appending(path: file.name), encoding: .utf8)
      #expect(text == file.text, "\(file.name): run Scripts/random-types.sh --check-in")
    }
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
  func `a kind of property or type is among them`(_ kind: String) {
    #expect(Self.generated.files.contains { $0.text.contains(kind) })
  }

  @Test func `other seeds give other types`() {
    #expect(GeneratedFiles(count: 10, seed: 2).files != GeneratedFiles(count: 10, seed: 3).files)
  }
}
