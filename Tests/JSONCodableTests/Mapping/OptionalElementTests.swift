import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Optionals in arrays are read by reflection as by lines", .everyEngine)
struct OptionalElementTests {
  private struct Point: JSONMappable, Equatable {
    var x = 0
    var label: String?
  }

  private enum Colour: String { case red, green }

  private struct Reflected: JSONMappable, Equatable {
    var integers: [Int?] = []
    var texts: [String?] = []
    var doubles: [Double?]?
    var points: [Point?] = []
    var lists: [[Int]?] = []
    var rows: [[Int?]] = []
    var deep: [Int??] = []
    var objects: [[String: Int]?] = []
    var dates: [Date?] = []
    var colours: [Colour?] = []
    var wide: [UInt64?] = []
  }

  private struct ByLines: JSONMappable, Equatable {
    var all = Reflected()

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&all.integers, key: "integers")
      try json.map(&all.texts, key: "texts")
      try json.map(&all.doubles, key: "doubles")
      try json.map(&all.points, key: "points")
      try json.map(&all.lists, key: "lists")
      try json.map(&all.rows, key: "rows")
      try json.map(&all.deep, key: "deep")
      try json.map(&all.objects, key: "objects")
      try json.map(&all.dates, key: "dates")
      try json.map(&all.colours, key: "colours")
      try json.map(&all.wide, key: "wide")
    }
  }

  private struct Outcome: Equatable {
    var value: Reflected?
    var errors: [String] = []
  }

  private func outcome(_ read: () throws -> Reflected) -> Outcome {
    do {
      return Outcome(value: try read())
    } catch {
      return Outcome(errors: ["\(error)"])
    }
  }

  private func lenientOutcome<T: JSONDecodable>(
    _ object: JSONObject, _ value: (T) -> Reflected
  ) throws -> Outcome {
    let (read, problems) = try T.lenient(JSONDictionary: object)
    return Outcome(value: value(read), errors: problems.map { "\($0)" }.sorted())
  }

  private func check(
    _ object: JSONObject, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      outcome { try Reflected(JSONDictionary: object) }
        == outcome { try ByLines(JSONDictionary: object).all }, "\(object)",
      sourceLocation: sourceLocation)
    #expect(
      try lenientOutcome(object) { (value: Reflected) in value }
        == lenientOutcome(object) { (value: ByLines) in value.all }, "\(object)",
      sourceLocation: sourceLocation)
  }

  /// What may stand as an element: of each kind some, in forms that trees by hand have, too.
  private static var elements: [Any] {
    [
      NSNull(), 1, -2.5, "text", "", true, [1, 2], [1, NSNull()] as [Any], ["x": 1],
      ["x": "no", "label": 5] as [String: Any], "red", NSNumber(value: 7), Int?.some(3) as Any,
      Int?.none as Any, String?.some("s") as Any, Int??.some(.none) as Any, UInt64.max,
      [Int]?.none as Any, [[1], []] as [[Int]], "2026-11-28T20:00:00Z", Double.infinity,
    ]
  }

  @Test func `any element in any of the arrays gives the same value, or the same error`() throws {
    let keys = [
      "integers", "texts", "doubles", "points", "lists", "rows", "deep", "objects", "dates",
      "colours", "wide",
    ]
    for key in keys {
      for element in Self.elements {
        try check([key: [element]])
        try check([key: [NSNull(), element, NSNull()]])
        let twice = [key: [element, element]]
        try JSONContext.with(\.options.scalars, .converted) { try check(twice) }
        try JSONContext.with(\.options.keys, .snakeCase) { try check(twice) }
      }
    }
  }

  @Test func `nil, empty and long arrays come back`() throws {
    let date = Date(timeIntervalSince1970: 1)
    let value = Reflected(
      integers: [nil, 1, nil], texts: (0..<100).map { $0 % 3 == 0 ? nil : "\($0) and a long text" },
      doubles: [], points: [nil, Point(x: 1, label: "l"), Point()], lists: [nil, [], [1, 2]],
      rows: [[], [nil], [1, nil]], objects: [nil, [:], ["a": 1]], dates: [nil, date],
      colours: [.red, nil], wide: [.max, nil])
    #expect(try Reflected(JSONDictionary: value.JSONDictionary()) == value)
    #expect(try Reflected(JSONString: value.JSONString()) == value)
  }

  @Test func `the error of an element has its place, and what was read before it ends`() throws {
    let error = try #require(throws: JSONDecodingError.self) {
      try Reflected(JSONString: #"{"texts":["a long text that lies on the heap",null,5]}"#)
    }
    #expect("\(error.path)" == "$.texts[2]")
  }
}
