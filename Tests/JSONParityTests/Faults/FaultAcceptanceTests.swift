import JSONCodable
import Testing

@testable import JSONParity

@Suite("What is accepted is accepted at its place")
struct FaultAcceptanceTests {
  @Test func `a path covers itself and what lies below, and nothing above`() {
    let acceptance = FaultAcceptance(path: "$.a.b")
    let places = [["a"], ["a", "b"], ["a", "b", "c"], ["a", "c"]]
    let covered = places.filter { keys in
      acceptance.covers(.null, JSONPath(keys.map { .key($0) }), .different)
    }
    #expect(covered == [["a", "b"], ["a", "b", "c"]])
  }
}
