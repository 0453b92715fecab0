import JSONText
import Randomness
import Testing

@Suite("What the writer writes the scanner reads")
struct RoundTripTests {
  @Test(arguments: 0..<100)
  func `a random tree comes back, compact and pretty`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let tree = TextTree.random(depth: 4, using: &random)
      for pretty in [false, true] {
        var writer = JSONWriter(prettyPrinted: pretty, escapingSlashes: seed % 2 == 0)
        tree.write(to: &writer)
        #expect(try TextTree(scanning: writer.bytes) == tree, "\(writer.string)")
      }
    }
  }

  @Test func `20,000 random doubles come back bit for bit`() throws {
    var random = SplitMix64(seed: 3)
    var wrong: [Double] = []
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      var writer = JSONWriter()
      writer.double(value)
      let number = try JSONScanner.scan(writer.bytes) { try $0.number().double }
      if number.bitPattern != value.bitPattern { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  @Test func `20,000 random floats come back bit for bit`() throws {
    var random = SplitMix64(seed: 4)
    var wrong: [Float] = []
    for _ in 0..<20_000 {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
      guard value.isFinite else { continue }
      var writer = JSONWriter()
      writer.float(value)
      let number = try JSONScanner.scan(writer.bytes) { try $0.number().float }
      if number.bitPattern != value.bitPattern { wrong.append(value) }
    }
    #expect(wrong == [])
  }

  @Test func `20,000 random decimals are read as Swift reads them`() throws {
    var random = SplitMix64(seed: 5)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let digits = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      let decimals = random.text(of: "0123456789", upTo: 12)
      let exponent = Int.random(in: -40...40, using: &random)
      let text = decimals.isEmpty ? "\(digits)e\(exponent)" : "-\(digits).\(decimals)e\(exponent)"
      let (double, float) = try JSONScanner.scan(text) { scanner in
        let number = try scanner.number()
        return (number.double, number.float)
      }
      if double != Double(text) || float != Float(text) { wrong.append(text) }
    }
    #expect(wrong == [])
  }
}
