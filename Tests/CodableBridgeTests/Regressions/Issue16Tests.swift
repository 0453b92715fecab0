import CodableBridge
import JSONCodable
import Testing

private struct Level: CodableBacked, Equatable { var level: Int }

/// What the fuzzer has found.
@Suite("Issue 16: a number that no double holds is no integer")
struct Issue16Tests {
  @Test(arguments: ["1e-999", "-1e-400", "2.5e-350"])
  func `a number that is nearly zero is not read as zero`(number: String) {
    #expect(
      throws: JSONDecodingError(
        path: JSONPath([.key("level")]),
        problem: .outOfRange(number: number, expected: "Int"))
    ) { try Level(JSONString: #"{"level":\#(number)}"#) }
  }

  @Test(arguments: ["0", "-0", "0.0", "0e5", "0e-999"])
  func `a zero is read as zero, however it is written`(number: String) throws {
    #expect(try Level(JSONString: #"{"level":\#(number)}"#) == Level(level: 0))
  }
}
