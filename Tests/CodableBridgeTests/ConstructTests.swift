import CodableBridge
import Foundation
import Testing

/// One value of one construct, checked over all routes.
struct Construct: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (StrategyCase) throws -> Void

  init<Value: Codable & Equatable & SendableMetatype>(
    _ name: String, decodes: Bool = true, _ value: @escaping @Sendable () -> Value
  ) {
    testDescription = name
    check = { try expectParity(value(), $0.strategies, decodes: decodes && $0.decodes) }
  }

  static let all: [Construct] =
    scalars + containers + wrappers + classes + collections + rewriting
}

extension Construct {
  static let scalars = [
    Construct("true") { true },
    Construct("false") { false },
    Construct("an empty string") { "" },
    Construct("a string with escapes") { "\u{0}\u{1f}\"\\/\u{2028}é\u{1F600}" },
    Construct("an integer") { -5 },
    Construct("the largest UInt64") { UInt64.max },
    Construct("the smallest Int64") { Int64.min },
    Construct("an Int8") { Int8.min },
    Construct("the largest UInt128") { UInt128.max },
    Construct("the smallest Int128") { Int128.min },
    Construct("a double") { 0.1 },
    Construct("a whole double") { 3.0 },
    Construct("a large double") { 1.7976931348623157e308 },
    Construct("a tiny double") { Double.leastNonzeroMagnitude },
    Construct("a double above 2^53") { 1.152921504606847e18 },
    Construct("minus zero") { -0.0 },
    Construct("a float") { Float(0.1) },
    Construct("a large float") { Float.greatestFiniteMagnitude },
    Construct("a decimal") { Decimal(string: "0.1") },
    Construct("a decimal of 38 digits") {
      Decimal(string: "1234567890123456789012345678901234567.8")
    },
    Construct("a date") { Date(timeIntervalSinceReferenceDate: 700_000_000.125) },
    Construct("data") { Data([0, 255, 3]) },
    Construct("empty data") { Data() },
    Construct("a URL") { URL(string: "https://example.com/a?b=c#d") },
    Construct("a UUID") { UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF") },
    Construct("all scalars as members") { AllScalars() },
    Construct("128-bit integers as members") { WideIntegers() },
    Construct("all scalars as elements") { [AllScalars(), AllScalars()] },
    Construct("a top-level nil") { Int?.none },
    Construct("a double that is not finite", decodes: false) { ["a": [1, Double.infinity]] },
    Construct("a float that is not a number", decodes: false) { ["a": [1, Float.nan]] },
    Construct("a date that is not finite", decodes: false) {
      [Date(timeIntervalSinceReferenceDate: .infinity)]
    },
  ]

  static let containers = [
    Construct("a struct") { Point() },
    Construct("optionals") { Optionals() },
    Construct("explicit null") { ExplicitNull(value: nil) },
    Construct("explicit value") { ExplicitNull(value: 7) },
    Construct("two keyed containers") { Merged() },
    Construct("nested containers") { Deep() },
    Construct("an empty object") { [String: Int]() },
    Construct("an empty array") { [Int]() },
    Construct("a value that encodes nothing") { Nothing() },
    Construct("members that encode nothing") { ["a": Nothing(), "b": Nothing()] },
    Construct("elements that encode nothing") { [Nothing(), Nothing()] },
  ]

  static let wrappers = [
    Construct("a wrapped integer") { Wrapper(5) },
    Construct("a wrapped Int128") { Wrapper(Int128.max) },
    Construct("a wrapped struct") { Wrapper(Point()) },
    Construct("a wrapped array") { Wrapper([1, 2]) },
    Construct("a wrapped nil") { Wrapper(Int?.none) },
    Construct("a wrapped date") { Wrapper(Date(timeIntervalSinceReferenceDate: 1)) },
    Construct("wrapped data") { Wrapper(Data([1])) },
    Construct("a wrapped decimal") { Wrapper(Decimal(5)) },
    Construct("a wrapped dictionary") { Wrapper(["aB": 1]) },
    Construct("a wrapped nothing") { Wrapper(Nothing()) },
    Construct("wrappers in wrappers") { [Wrapper(Wrapper(["a": Wrapper(Point())]))] },
    Construct("an enum without payload") { Shape.none },
    Construct("an enum with a labelled payload") { Shape.circle(radius: 1.5) },
    Construct("an enum with two payloads") { Shape.pair(1, "a") },
    Construct("an enum with a struct") { Shape.inner(Point()) },
    Construct("an enum in an enum") { Shape.nested(.nested(.pair(2, "b"))) },
    Construct("raw-value enums") { [Suit.hearts, .darkSpades] },
    Construct("integer enums") { ["level": Level.high] },
  ]

  static let classes = [
    Construct("a class") { Animal() },
    Construct("a subclass on the encoder of its superclass") { Dog() },
    Construct("a subclass with super encoders") { Cat() },
    Construct("a subclass as an array") { Bird() },
    Construct("subclasses in a dictionary") { ["dog": Dog(), "other": Dog()] },
  ]

  static let rewriting = Rewriting.allCases.map { rewriting in
    Construct("written twice, \(rewriting)", decodes: false) { rewriting }
  }

  static let collections = [
    Construct("an array") { [1, 2, 3] },
    Construct("an array of optionals") { [1, nil, 3] },
    Construct("an array of arrays") { [["a"], [], ["b", "c"]] },
    Construct("a set") { Set([5]) },
    Construct("a dictionary") { ["aB": ["cD": 1], "e_f": [:]] },
    Construct("a dictionary with Int keys") { [1: "a", -2: "b"] },
    Construct("a dictionary with enum keys") { [Suit.hearts: 1, .darkSpades: 2] },
    Construct("a dictionary with integer enum keys") { [Level.low: 1, .high: 2] },
    Construct("a dictionary with represented keys") { [Tag("a"): 1, Tag("bC"): 2] },
    Construct("a dictionary with other keys") { [2.5: "a"] },
    Construct("a dictionary of structs") { ["a": Point(), "b": Point(x: 3, y: 4)] },
    Construct("dates, data, URLs in collections") {
      ["a": [AllScalars().date], "b": [AllScalars().date, AllScalars().date]]
    },
    Construct("data in optionals") { [Data([1]), nil, Data([2])] },
    Construct("URLs as values") { ["a": AllScalars().url] },
    Construct("a range") { [0..<3] },
  ]
}

@Suite struct `The bridge writes and reads what JSONEncoder and JSONDecoder do` {
  @Test func `the table of Codable's constructs has its rows`() {
    #expect(Construct.all.count >= 80)
  }

  @Test(arguments: Construct.all)
  func `the bridge writes and reads each construct as JSONEncoder and JSONDecoder do`(
    _ construct: Construct
  ) throws {
    try construct.check(StrategyCase("default") { _ in })
  }

  @Test(arguments: StrategyCase.all, Construct.all)
  func `the bridge writes and reads each construct as they do with each strategy`(
    _ strategies: StrategyCase, _ construct: Construct
  ) throws {
    try construct.check(strategies)
  }
}
