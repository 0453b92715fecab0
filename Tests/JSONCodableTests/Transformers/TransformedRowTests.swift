import Foundation
import JSONCodable
import Testing

/// Counts calls.
private final class Counter: @unchecked Sendable {
  // Safe to share: one test has it, on one thread.
  var calls = 0
}

private struct Refused: Error {}

@Suite("Elements that become strings, integers or numbers do so in one go, and are the same JSON")
struct TransformedRowTests {
  private static let styles: [JSONOptions.DateStyle] = [
    .secondsSince2001, .secondsSince1970, .millisecondsSince1970, .rfc3339, .format("yyyy-MM-dd"),
    .native,
  ]
  private static let strings = JSONOptions.NonFiniteStyle.strings(
    positiveInfinity: "+", negativeInfinity: "-", notANumber: "?")
  private static let dates = [0, 1.5, -7, 1e9].map(Date.init(timeIntervalSince1970:))

  private func object(_ body: (inout JSONObject) throws -> Void) rethrows -> JSONObject {
    var object: JSONObject = [:]
    try body(&object)
    return object
  }

  private func problem(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  // MARK: - Dates

  @Test(arguments: styles)
  func `dates in a row are what each of them is alone`(_ style: JSONOptions.DateStyle) throws {
    try JSONContext.with(\.options.dates, style) {
      let single = try Self.dates.map { try $0.JSONEncode() }
      #expect(try #require(Self.dates.JSONEncode() as? NSArray).isEqual(single))
      let nested = try object { try $0.archive([Self.dates, []], key: "rows") }
      #expect((nested as NSDictionary).isEqual(["rows": [single, []]]))
      let slices = try object { try $0.archive(Self.dates[1...2], key: "rows") }
      #expect((slices as NSDictionary).isEqual(["rows": Array(single[1...2])]))
    }
  }

  @Test func `a date that is no number takes the others with it, by the options`() throws {
    let dates = [Self.dates[1], Date(timeIntervalSinceReferenceDate: .infinity)]
    let message = problem { _ = try object { try $0.archive(dates, key: "dates") } }
    #expect(message == "non-finite number inf at $.dates[1]")
    try JSONContext.with(\.options.nonFiniteNumbers, Self.strings) {
      try JSONContext.with(\.options.dates, .secondsSince1970) {
        let tree = try object { try $0.archive(dates, key: "dates") }
        #expect((tree as NSDictionary).isEqual(["dates": [1.5, "+"]]))
        let seconds = try tree.value([Date].self, key: "dates").map(\.timeIntervalSince1970)
        #expect(seconds == [1.5, .infinity])
      }
    }
    let far = [Self.dates[0], Date(timeIntervalSince1970: 1e306)]
    let refused = problem {
      try JSONContext.with(\.options.dates, .millisecondsSince1970) {
        _ = try object { try $0.archive(far, key: "dates") }
      }
    }
    #expect(
      refused
        == "unsupported type Date, for which the transformer millisecondsToDate returns nil at $.dates[1]"
    )
  }

  // MARK: - Transformers

  @Test func `parts become strings, integers and numbers wherever they stand`() throws {
    let tenfold = JSONTransformer<Int, Int>(decoding: { $0 / 10 }, encoding: { $0 * 10 })
    let half = JSONTransformer<Double, Int>(
      decoding: { Int($0 * 2) }, encoding: { Double($0) / 2 })
    let tree = try object {
      try $0.archive([1, 2], key: "texts", transformer: JSONTransformers.stringToInt)
      try $0.archive([[1], [], [2, 3]], key: "tens", transformer: tenfold)
      try $0.archive(["a": [1], "b": nil], key: "halves", transformer: half)
      try $0.archive([1, nil] as [Int?]?, keyPath: "a.b", transformer: half)
      try $0.archive(Set([7]), keyPath: "a.c", transformer: tenfold)
      try $0.archive([Int](), key: "none", transformer: half)
      try $0.archive(nil as [Int]?, key: "nil", transformer: half)
    }
    let expected: NSDictionary = [
      "texts": ["1", "2"], "tens": [[10], [], [20, 30]], "halves": ["a": [0.5], "b": NSNull()],
      "a": ["b": [0.5, NSNull()], "c": [70]], "none": [],
    ]
    #expect((tree as NSDictionary).isEqual(expected))
    var tens: [[Int]] = []
    try tree.restore(&tens, key: "tens", transformer: tenfold)
    #expect(tens == [[1], [], [2, 3]])
    var halves: [Int?] = []
    try tree.restore(&halves, keyPath: "a.b", transformer: half)
    #expect(halves == [1, nil])
  }

  @Test func `each part is transformed once, and none behind one that is refused`() {
    let counter = Counter()
    let picky = JSONTransformer<Double, Int>(
      "picky", decoding: { Int($0) },
      encoding: {
        counter.calls += 1
        if $0 == 3 { throw Refused() }
        return $0 == 4 ? nil : $0 == 5 ? .nan : Double($0)
      })
    for (values, calls, message) in [
      ([1, 2], 2, nil), ([1, 3, 1], 2, "Refused() at $.a[1]"),
      ([4, 1], 1, "unsupported type Int, for which the transformer picky returns nil at $.a[0]"),
      ([1, 5, 1], 3, "non-finite number nan at $.a[1]"),
    ] {
      counter.calls = 0
      let found = problem {
        _ = try object { try $0.archive(values, key: "a", transformer: picky) }
      }
      #expect(counter.calls == calls)
      #expect(found == message)
    }
  }

  @Test func `transformed rows count as a level`() {
    let message = problem {
      try JSONContext.with(\.options.depthLimit, 2) {
        _ = try object {
          try $0.archive([1], key: "a", transformer: JSONTransformers.stringToInt)
          try $0.archive([[1]], key: "b", transformer: JSONTransformers.stringToInt)
        }
      }
    }
    #expect(message == "type [Int] nested deeper than 2 levels at $.b[0]")
  }
}
