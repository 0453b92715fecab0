import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A check reads a document no more often than it has to")
struct ReadingCountTests {
  private struct Tagged: Codable, Sendable {
    var id = 0
    var tags: Set<String> = []
    var sizes: [Int] = []
  }

  private final class Counter: @unchecked Sendable {
    // Safe to share: a check asks on one thread.
    private(set) var count = 0

    func mapping(
      _ name: String, _ change: @escaping @Sendable (inout Tagged) -> Void = { _ in }
    ) -> ParityMapping<Tagged> {
      .functions(name) { document in
        self.count += 1
        return try JSONDecoder().decode(Tagged.self, from: document)
      } write: { value in
        var value = value
        change(&value)
        return try JSONEncoder().encode(value)
      }
    }
  }

  @Test func `a difference that lasts is found in four readings by each side`() {
    let (left, right) = (Counter(), Counter())
    let check = ParityCheck(
      "one", left.mapping("left"), right.mapping("right") { $0.id += 1 })
    let report = check.run(
      documents: [#"{"id":1,"tags":["a"],"sizes":[1,2]}"#], faults: false)
    #expect(
      report.findings.map(\.message) == ["changed value: number 1 against number 2 at $.id"])
    #expect(left.count == 4)
    #expect(right.count == 4)
  }

  @Test func `the order of sets is asked of a document once, and of what is written once`() {
    let (left, right) = (Counter(), Counter())
    let check = ParityCheck("sets", left.mapping("left"), right.mapping("right"))
    let tags = (0..<12).map { "\"t\($0)\"" }.joined(separator: ",")
    let report = check.run(
      documents: [#"{"id":1,"tags":[\#(tags)],"sizes":[1,2]}"#], faults: false)
    #expect(report.findings.isEmpty)
    // An array that is not one counts as that after 32 readings.
    #expect(left.count <= 2 * 32 + 6)
    #expect(right.count <= 2 * 32 + 6)
  }
}
