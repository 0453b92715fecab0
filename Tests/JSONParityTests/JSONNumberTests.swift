import JSONParity
import Randomness
import Testing

@Suite("Numbers are compared as exact decimals of any size")
struct JSONNumberTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var left: String
    var right: String
    var testDescription: String { "\(left.prefix(40)) and \(right.prefix(40))" }
  }

  private static let hundredNines = String(repeating: "9", count: 100)
  private static let tenToHundred = "1" + String(repeating: "0", count: 100)

  static let same: [Pair] = [
    ("1", "1.0"), ("1", "1e0"), ("1", "1E+00"), ("1", "10e-1"), ("1", "0.1e1"),
    ("1", "1.000e000"), ("-1", "-1.0"), ("0", "-0"), ("0", "-0.0"),
    ("0", "0e999999999999999999999"),
    ("0.0", "-0.000e-5"), ("100", "1e2"), ("1200", "0.0120e5"), ("0.5", "5e-1"),
    ("9007199254740993", "9007199254740993.0"), ("1e400", "10e399"), ("1e-400", "0.1e-399"),
    ("1e99999999999999999999", "10e99999999999999999998"),
    ("1e-99999999999999999999", "0.1e-99999999999999999998"),
    ("1e1000000000000000000", "10e999999999999999999"),
    ("1e-1000000000000000000", "0.1e-999999999999999999"),
    ("1e00000000000000000000000000000000005", "100000"),
    ("10e\(hundredNines)", "1e\(tenToHundred)"),
    ("0.01e-\(hundredNines)", "0.1e-\(tenToHundred)"),
    ("100e-\(tenToHundred)", "10e-\(hundredNines)"),
    (tenToHundred, "1e100"), ("0." + String(repeating: "0", count: 99) + "1", "1e-100"),
  ].map(Pair.init)

  static let different: [Pair] = [
    ("1", "2"), ("1", "-1"), ("1", "10"), ("1", "1.1"), ("12", "21"), ("101", "11"),
    ("9007199254740993", "9007199254740992"), ("0.1", "0.10000000000000000001"),
    ("1e400", "1e401"), ("1e-400", "1e-401"), ("1e400", "-1e400"), ("1e400", "1e-400"),
    ("1e99999999999999999999", "1e99999999999999999998"),
    ("1e99999999999999999999", "1e-99999999999999999999"),
    ("1e\(hundredNines)", "1e\(tenToHundred)"), ("0", "1e-99999999999999999999"),
    ("1e1000000000000000000", "1e999999999999999999"),
  ].map(Pair.init)

  @Test(arguments: same)
  func `numbers with one value are one`(_ pair: Pair) throws {
    let left = try #require(JSONValue.Number(pair.left))
    let right = try #require(JSONValue.Number(pair.right))
    #expect(left.hasSameValue(as: right))
    #expect(right.hasSameValue(as: left))
    #expect(left != right)
  }

  @Test(arguments: different)
  func `numbers with two values are two`(_ pair: Pair) throws {
    let left = try #require(JSONValue.Number(pair.left))
    let right = try #require(JSONValue.Number(pair.right))
    #expect(!left.hasSameValue(as: right))
    #expect(!right.hasSameValue(as: left))
  }

  @Test(arguments: same + different)
  func `a number keeps its text`(_ pair: Pair) throws {
    #expect(try #require(JSONValue.Number(pair.left)).text == pair.left)
    #expect(try JSONValue(parsing: pair.right).text() == pair.right)
  }

  @Test(arguments: [
    "", " ", "01", "+1", ".5", "5.", "1e", "1e+", "0x1", "NaN", "1 ", " 1", "1,2", "é",
  ])
  func `other text is no number`(_ text: String) {
    #expect(JSONValue.Number(text) == nil)
  }

  @Test func `numbers are made of integers and doubles`() {
    #expect(JSONValue.Number(-5).text == "-5")
    #expect(JSONValue.Number(UInt64.max).text == "18446744073709551615")
    #expect(JSONValue.Number(0.1)?.text == "0.1")
    #expect(JSONValue.Number(1e300)?.text == "1e+300")
    #expect(JSONValue.Number(-0.0)?.text == "-0.0")
    #expect(JSONValue.Number(Double.infinity) == nil)
    #expect(JSONValue.Number(Double.nan) == nil)
  }

  @Test func `a number larger than any double has none`() throws {
    #expect(JSONValue.Number("1e400").map(\.double) == .some(nil))
    #expect(JSONValue.Number("1e99999999999999999999").map(\.double) == .some(nil))
    #expect(JSONValue.Number("1e-400")?.double == 0)
    #expect(JSONValue.Number("0.1")?.double == 0.1)
  }

  @Test func `a million digits are compared in a moment`() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    let left = try #require(JSONValue.Number("0." + digits))
    let right = try #require(JSONValue.Number(digits + "e-1000000"))
    #expect(left.hasSameValue(as: right))
  }

  @Test(arguments: 1...20)
  func `moving the point and the exponent keeps the value, seed`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let digits = String(Int.random(in: 1...9, using: &random)) + random.digits(0...30)
      let exponent = Int.random(in: -50...50, using: &random)
      let point = Int.random(in: 1...digits.count, using: &random)
      let moved =
        point == digits.count
        ? digits + "e\(exponent)"
        : digits.prefix(point) + "." + digits.dropFirst(point)
          + "e\(exponent + digits.count - point)"
      let left = try #require(JSONValue.Number("\(digits)e\(exponent)"))
      let right = try #require(JSONValue.Number(moved))
      #expect(left.hasSameValue(as: right), "\(left) and \(right)")
      let next = try #require(JSONValue.Number(digits + "1e\(exponent)"))
      #expect(!left.hasSameValue(as: next), "\(left) and \(next)")
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func digits(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &self))
      .map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
  }
}
