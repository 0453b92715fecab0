import Foundation
import RandomTypes
import Testing
import TypeChecks

@Suite("Random types give the JSON that the rules of encoding say")
struct RandomTypesTests {
  static let seed: UInt64 = 1
  static let typeCount = 40

  @Test func `there are 40 types and three values of each`() {
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

  @Test func `a wrong expectation is a failure by every route`() throws {
    let first = try #require(randomTypes.first)
    let wrong = TypeCase(first.name, json: "[\(first.json)]", first.value)
    #expect(TypeCheck.failures(of: [wrong], in: .forward).count == 7)
    #expect(TypeCheck.failures(of: [wrong], threads: 8).count == 56)
  }
}

@Suite("The generator of random types")
struct RandomTypesGeneratorTests {
  private var generated: GeneratedFiles {
    GeneratedFiles(count: RandomTypesTests.typeCount, seed: RandomTypesTests.seed)
  }

  @Test func `the files in Generated are those of the seed`() throws {
    let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Generated")
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path()).sorted()
    #expect(names == generated.files.map(\.name).sorted())
    for file in generated.files {
      let text = try String(contentsOf: directory.appending(path: file.name), encoding: .utf8)
      #expect(text == file.text, "\(file.name): run Scripts/random-types.sh --check-in")
    }
  }

  @Test func `other seeds give other types`() {
    #expect(GeneratedFiles(count: 10, seed: 2).files != GeneratedFiles(count: 10, seed: 3).files)
  }
}
