import Testing

@testable import json_codable_benchmarks

@Suite("The statistics are those of the textbook")
struct StatisticsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var values: [Double]
    var median: Double?
    var spread: Double?
    var testDescription: String { "\(values)" }
  }

  static let cases = [
    Case(values: []),
    Case(values: [3], median: 3),
    Case(values: [4, 1], median: 2.5),
    Case(values: [9, 1, 5], median: 5),
    Case(values: [1, 4, 2, 3], median: 2.5, spread: 0.4),
    Case(values: [5, 5, 5, 5, 5], median: 5, spread: 0),
    Case(values: [100, 1, 2, 3, 4], median: 3, spread: 1.0 / 3),
    Case(values: [0, 0, 0, 0], median: 0),
  ]

  @Test(arguments: cases)
  func `the median of a sample stands in the middle`(_ test: Case) {
    #expect(median(test.values) == test.median)
  }

  @Test(arguments: cases)
  func `the spread of a sample is half the distance of the quartiles`(_ test: Case) {
    #expect(relativeSpread(test.values) == test.spread)
  }

  @Test func `what slows a whole round of measuring does not change the ratio`() {
    #expect(medianRatio([2, 200, 2], to: [1, 100, 1]) == 2)
  }

  @Test func `a round of measuring without a baseline does not count`() {
    #expect(medianRatio([2, 7, 4], to: [1, 0, 1]) == 3)
    #expect(medianRatio([2], to: [0]) == nil)
  }
}
