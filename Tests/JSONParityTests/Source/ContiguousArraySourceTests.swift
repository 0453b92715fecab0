import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Contiguous arrays in a source")
struct ContiguousArraySourceTests {
  struct Point: JSONMappable { var x = 1 }

  struct Rows: JSONMappable {
    var numbers: ContiguousArray<Int> = [1]
    var points: ContiguousArray<Point>? = nil
    var valid: ContiguousArray<Int> = []
    var days: ContiguousArray<Date> = []
    var validDays: ContiguousArray<Date>? = nil

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      let seconds = JSONTransformers.secondsToDate
      try json.map(&numbers, key: "numbers")
      try json.map(&points, key: "points")
      try json.map(&valid, key: "valid", skipping: .invalid)
      try json.map(&days, key: "days", transformer: seconds)
      try json.map(&validDays, key: "validDays", transformer: seconds, skipping: .invalid)
    }
  }

  @Test func `they are coded as arrays`() throws {
    let source = try CodableSource.of(Rows.self, as: .newType(named: "New"))
    #expect(source.unresolved == [])
    #expect(source.text.contains("var numbers: ContiguousArray<Int> = [1]"))
    #expect(source.text.contains("var points: ContiguousArray<Point>?"))
    #expect(source.text.contains("ContiguousArray($0.compactMap(\\.value))"))
    #expect(source.text.contains("ContiguousArray($0.map(\\.value))"))
  }
}
