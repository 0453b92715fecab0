import CodableBridge
import Foundation
import Randomness
import Testing

/// A leaf in all the forms that a tree may hold it in, and its text in JSON.
struct LeafCase: Sendable, CustomTestStringConvertible {
  let text: String
  let name: String
  let make: @Sendable () throws -> Any

  var testDescription: String { "\(text) as \(name)" }

  init(_ text: String, _ name: String, _ make: @escaping @Sendable () throws -> Any) {
    self.text = text
    self.name = name
    self.make = make
  }

  /// What JSONSerialization reads for each text.
  static let parsed = [
    "true", "false", "null", "0", "1", "-1", "5", "5.0", "5.5", "-0.0", "1e2", "1E-2", "127", "128",
    "-128", "-129", "255", "256", "300", "32768", "65535", "65536", "2147483648", "4294967295",
    "4294967296", "16777217", "9007199254740991", "9007199254740992", "9007199254740993",
    "9007199254740993.0", "9007199254740991.9", "9007199254740992.5", "9007199254740993.5",
    "-9007199254740991.9", "-9007199254740993.5", "18014398509481985.5", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e18", "1e19", "1e20",
    "1.152921504606847e+18", "12345678901234567.5", "123456789012345678.25",
    "1234567890123456789.25", "0.1",
    "0.1234567890123",
    "0.12345678901234567", "3.4028235e38", "3.5e38", "1e-46", "1e300", "1e-300", "-1e300",
    "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
    "-170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
    "350000000000000000000000000000000000000", "1.00000005960464477539", "700000000.125",
    "\"\"", #""5""#, #""true""#, #""a b""#, #""AQI=""#, #""AQI""#, #""A Q=""#, #""AQ==\n""#,
    #""https://example.com/é""#, #""2024-01-02T03:04:05Z""#, #""2024-01-02T03:04:05.5Z""#,
    #""2024-01-02""#, "\"##\"", #""%""#, #""+∞""#, #""Infinity""#,
    #""00112233-4455-6677-8899-AABBCCDDEEFF""#, "[]", "[1]", "{}", #"{"a":1}"#,
  ].map { text in LeafCase(text, "parsed") { try tree(of: text) } }

  /// What a program may put into a tree by hand.
  static let native: [LeafCase] =
    integers + numberObjects + others

  private static let integers = [
    LeafCase("5", "Int") { 5 },
    LeafCase("300", "Int") { 300 },
    LeafCase("-1", "Int") { -1 },
    LeafCase("5", "Int8") { Int8(5) },
    LeafCase("-128", "Int8") { Int8.min },
    LeafCase("5", "Int16") { Int16(5) },
    LeafCase("5", "Int32") { Int32(5) },
    LeafCase("5", "Int64") { Int64(5) },
    LeafCase("255", "UInt8") { UInt8.max },
    LeafCase("65535", "UInt16") { UInt16.max },
    LeafCase("4294967295", "UInt32") { UInt32.max },
    LeafCase("18446744073709551615", "UInt64") { UInt64.max },
    LeafCase("18446744073709551615", "UInt") { UInt.max },
    LeafCase("\(Int128.max)", "Int128") { Int128.max },
    LeafCase("\(UInt128.max)", "UInt128") { UInt128.max },
    LeafCase("5", "Int128") { Int128(5) },
    LeafCase("0.1", "Float") { Float(0.1) },
    LeafCase("16777216", "Float") { Float(16_777_216) },
    LeafCase("3.4028235e+38", "Float") { Float.greatestFiniteMagnitude },
    LeafCase("0.1", "Double") { 0.1 },
    LeafCase("5.0", "Double") { 5.0 },
    LeafCase("5.5", "Double") { 5.5 },
    LeafCase("1.152921504606847e+18", "Double") { 1_152_921_504_606_846_976.0 },
    LeafCase("9007199254740992.0", "Double") { 9_007_199_254_740_992.0 },
    LeafCase("1e+30", "Double") { 1e30 },
    LeafCase("1.0000000596046448", "Double") { 1.0000000596046448 },
    LeafCase("5e-324", "Double") { Double.leastNonzeroMagnitude },
    LeafCase("0.1", "Decimal") { Decimal(string: "0.1") as Any },
    LeafCase("5", "Decimal") { Decimal(5) },
    LeafCase("5.5", "Decimal") { Decimal(string: "5.5") as Any },
    LeafCase("true", "Bool") { true },
    LeafCase("false", "Bool") { false },
  ]

  private static let numberObjects = [
    LeafCase("true", "NSNumber") { NSNumber(value: true) },
    LeafCase("false", "NSNumber") { NSNumber(value: false) },
    LeafCase("1", "NSNumber of Int8") { NSNumber(value: Int8(1)) },
    LeafCase("1", "NSNumber of Int") { NSNumber(value: 1) },
    LeafCase("200", "NSNumber of UInt8") { NSNumber(value: UInt8(200)) },
    LeafCase("18446744073709551615", "NSNumber") { NSNumber(value: UInt64.max) },
    LeafCase("-9223372036854775808", "NSNumber") { NSNumber(value: Int64.min) },
    LeafCase("0.1", "NSNumber of Float") { NSNumber(value: Float(0.1)) },
    LeafCase("0.1", "NSNumber of Double") { NSNumber(value: 0.1) },
    LeafCase("5.0", "NSNumber of Double") { NSNumber(value: 5.0) },
    LeafCase("0.1", "NSDecimalNumber") { NSDecimalNumber(string: "0.1") },
    LeafCase("300", "NSDecimalNumber") { NSDecimalNumber(value: 300) },
  ]

  private static let others = [
    LeafCase("null", "NSNull") { NSNull() },
    LeafCase("null", "nil") { Int?.none as Any },
    LeafCase("null", "nil in an optional") { Int??.some(.none) as Any },
    LeafCase("5", "optional Int") { Int?.some(5) as Any },
    LeafCase(#""5""#, "NSString") { NSString(string: "5") },
    LeafCase("[1]", "NSArray") { NSArray(array: [1]) },
    LeafCase("[1]", "array of Int") { [1] },
    LeafCase("[1.5,null]", "array of optionals") { [1.5, nil] as [Double?] },
    LeafCase("[]", "array of String") { [String]() },
    LeafCase(#"{"a":1}"#, "dictionary of Int") { ["a": 1] },
    LeafCase(#"{"a":1}"#, "NSDictionary") { NSDictionary(dictionary: ["a": 1]) },
    LeafCase(#"{"a":[{"b":2}]}"#, "nested NSDictionary") {
      NSDictionary(dictionary: ["a": NSArray(array: [NSDictionary(dictionary: ["b": 2])])])
    },
  ]
}

/// A type to read a leaf as, in every way that decoders offer.
struct TargetCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable (LeafCase, StrategyCase) throws -> Void

  init<Value: Codable & Hashable & SendableMetatype>(_ type: Value.Type) {
    testDescription = "\(type)"
    check = { leaf, strategies in
      try compare(Value.self, leaf, strategies) { $0 }
      try compare(Wrapper<Value>.self, leaf, strategies) { $0 }
      try compare([Value].self, leaf, strategies, text: { "[\($0)]" }) { [$0] }
      try compare([String: Value].self, leaf, strategies, text: { #"{"k":\#($0)}"# }) { ["k": $0] }
      try compare(Member<Value>.self, leaf, strategies, text: { #"{"k":\#($0)}"# }) { ["k": $0] }
      try compare(IfPresent<Value>.self, leaf, strategies, text: { #"{"k":\#($0)}"# }) {
        ["k": $0]
      }
      try compare(ElementIfPresent<Value>.self, leaf, strategies, text: { "[\($0)]" }) { [$0] }
    }
  }

  static let all = [
    TargetCase(Bool.self), .init(String.self), .init(Int.self), .init(Int8.self),
    .init(Int16.self), .init(Int32.self), .init(Int64.self), .init(Int128.self),
    .init(UInt.self), .init(UInt8.self), .init(UInt16.self), .init(UInt32.self),
    .init(UInt64.self), .init(UInt128.self), .init(Float.self), .init(Double.self),
    .init(Decimal.self), .init(Date.self), .init(Data.self), .init(URL.self), .init(UUID.self),
    .init(Int?.self), .init([Int].self), .init([Double?].self), .init([String: Int].self),
    .init(Suit.self), .init(Level.self), .init([String: [[String: Int]]].self),
  ]

  static let strategies = [
    StrategyCase("default") { _ in },
    StrategyCase("dates as ISO 8601, data byte by byte, other numbers as strings") {
      $0.dateDecoding = .iso8601
      $0.dataDecoding = .deferredToData
      $0.floatDecoding = .convertFromString(
        positiveInfinity: "+∞", negativeInfinity: "Infinity", nan: "a b")
    },
    StrategyCase("dates as seconds, keys from snake case") {
      $0.dateDecoding = .secondsSince1970
      $0.keyDecoding = .convertFromSnakeCase
    },
  ]
}

private struct Member<Value: Codable & Hashable>: Decodable, Hashable {
  var k: Value
}

/// Reads a member with the function for its own type.
private struct IfPresent<Value: Codable & Hashable>: Decodable, Hashable {
  var k: Value?
}

private struct ElementIfPresent<Value: Codable & Hashable>: Decodable, Hashable {
  var element: Value?

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    element = try container.decodeIfPresent(Value.self)
    guard container.isAtEnd, container.currentIndex == 1 else { throw Unexpected() }
  }
}

/// Reads behind the last element, as a loop does that ends with nil.
private struct BehindTheLast: Decodable {
  var found: [String]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd { _ = try container.decode(Int.self) }
    let end = container.currentIndex
    func step<Value>(_ value: Value?) -> String {
      "\(container.currentIndex - end): \(value as Any)"
    }
    found = [
      step(try container.decodeIfPresent(Bool.self)),
      step(try container.decodeIfPresent(String.self)),
      step(try container.decodeIfPresent(Double.self)),
      step(try container.decodeIfPresent(Float.self)),
      step(try container.decodeIfPresent(Int.self)),
      step(try container.decodeIfPresent(Int8.self)),
      step(try container.decodeIfPresent(Int16.self)),
      step(try container.decodeIfPresent(Int32.self)),
      step(try container.decodeIfPresent(Int64.self)),
      step(try container.decodeIfPresent(UInt.self)),
      step(try container.decodeIfPresent(UInt8.self)),
      step(try container.decodeIfPresent(UInt16.self)),
      step(try container.decodeIfPresent(UInt32.self)),
      step(try container.decodeIfPresent(UInt64.self)),
      step(try container.decodeIfPresent(Date.self)),
      step(try container.decodeIfPresent([Int].self)),
      step(try container.decodeIfPresent(Int128.self)),
    ]
    if case .failure(let failure) = Outcome({ try container.decode(Int.self) }) {
      found.append("\(failure.path)")
    }
  }
}

private func compare<Value: Decodable & Equatable>(
  _ type: Value.Type, _ leaf: LeafCase, _ strategies: StrategyCase,
  text: (String) -> String = { $0 }, tree: (Any) -> Any
) throws {
  let data = Data(text(leaf.text).utf8)
  let foundation = Outcome {
    try strategies.strategies.foundationDecoder.decode(Value.self, from: data)
  }
  let bridge = Outcome {
    try strategies.strategies.bridgeDecoder.decode(Value.self, from: tree(leaf.make()))
  }
  let isSame = bridge.agrees(withFoundation: foundation) || "\(bridge)" == "\(foundation)"
  #expect(isSame, "\(leaf.testDescription) read as \(type): \(bridge), \(foundation)")
}

@Suite struct `A leaf is accepted and refused as by JSONDecoder` {
  @Test func `the tables of leaves and of targets have their rows`() {
    #expect(LeafCase.parsed.count >= 70)
    #expect(LeafCase.native.count >= 50)
    #expect(TargetCase.all.count >= 25)
  }

  @Test(arguments: TargetCase.all, TargetCase.strategies)
  func `a parsed leaf is read as by JSONDecoder`(_ target: TargetCase, _ strategies: StrategyCase)
    throws
  {
    for leaf in LeafCase.parsed { try target.check(leaf, strategies) }
  }

  @Test(arguments: TargetCase.all, LeafCase.native)
  func `a native leaf is read as by JSONDecoder`(_ target: TargetCase, _ leaf: LeafCase) throws {
    try target.check(leaf, TargetCase.strategies[0])
  }

  @Test(arguments: ["[]", "[1,2]"])
  func `there is nothing behind the last element`(_ text: String) throws {
    let tree = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let found = try DictionaryDecoder().decode(BehindTheLast.self, from: tree).found
    let expected = try JSONDecoder().decode(BehindTheLast.self, from: Data(text.utf8)).found
    #expect(found == expected)
    let end = text == "[]" ? 0 : 2
    let steps = (1...16).map { "\($0): nil" } + ["16: nil", #"["Index \#(end + 16)"]"#]
    #expect(found == steps)
  }

  @Test(arguments: UInt64(0)..<8)
  func `random numbers are read as by JSONDecoder`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let text = Self.number(using: &random)
      let leaf = LeafCase(text, "parsed") { try tree(of: text) }
      try Self.compareNumbers(leaf)
      guard let double = Double(text) else { continue }
      try Self.compareNumbers(LeafCase(double.description, "Double") { double })
      let float = Float(text) ?? 0
      if float.isFinite { try Self.compareNumbers(LeafCase(float.description, "Float") { float }) }
    }
  }

  /// At most 20 digits, so that JSONSerialization loses none, and no zero with an exponent, which
  /// JSONDecoder does not take for one.
  private static func number(using random: inout SplitMix64) -> String {
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in Character("\(random.below(10))") })
    }
    let whole = random.flip() ? "0" : "\(1 + random.below(9))" + digits(random.below(16))
    let fraction = random.flip() ? "" : "." + digits(1 + random.below(4))
    let isZero = Double(whole + fraction) == 0
    let exponent = isZero || random.below(3) > 0 ? "" : "e\(random.below(60) - 30)"
    return (random.flip() ? "-" : "") + whole + fraction + exponent
  }

  private static func compareNumbers(_ leaf: LeafCase) throws {
    let strategies = TargetCase.strategies[0]
    try compare(Int.self, leaf, strategies) { $0 }
    try compare(Int8.self, leaf, strategies) { $0 }
    try compare(UInt64.self, leaf, strategies) { $0 }
    if leaf.name != "parsed" || !leaf.text.contains("e") {
      // JSONSerialization turns the exponent into digits, which JSONDecoder takes for an integer.
      try compare(Int128.self, leaf, strategies) { $0 }
    }
    try compare(Float.self, leaf, strategies) { $0 }
    try compare(Double.self, leaf, strategies) { $0 }
    try compare(Decimal.self, leaf, strategies) { $0 }
  }
}
