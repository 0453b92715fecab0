import JSONText
import Testing

@Suite("The scanner accepts all valid documents and refuses all others")
struct JSONSyntaxTests {
  @Test func `the table is as large as it should be and its names are unique`() {
    #expect(SyntaxCase.valid.count >= 120)
    #expect(SyntaxCase.invalid.count >= 150)
    #expect(Set(SyntaxCase.all.map(\.name)).count == SyntaxCase.all.count)
  }

  @Test(arguments: SyntaxCase.valid)
  func `a valid document is accepted by every route`(document: SyntaxCase) throws {
    #expect(JSONOracle.accepts(document.bytes))
    for route in ScanRoute.allCases {
      #expect(try route.outcome(of: document.bytes) == .accepted, "\(route)")
    }
  }

  @Test(arguments: SyntaxCase.invalid)
  func `an invalid document is refused in the same words by every route`(
    document: SyntaxCase
  ) throws {
    #expect(!JSONOracle.accepts(document.bytes))
    let skipping = try ScanRoute.skipping.outcome(of: document.bytes)
    #expect(skipping != .accepted)
    for route in ScanRoute.allCases {
      #expect(try route.outcome(of: document.bytes) == skipping, "\(route)")
    }
  }

  @Test(arguments: SyntaxCase.all)
  func `every prefix is accepted only if it is JSON itself`(document: SyntaxCase) throws {
    for length in document.bytes.indices {
      let prefix = Array(document.bytes[..<length])
      let outcomes = try ScanRoute.allCases.map { try $0.outcome(of: prefix) }
      #expect((outcomes[0] == .accepted) == JSONOracle.accepts(prefix), "\(length) bytes")
      #expect(outcomes == outcomes.map { _ in outcomes[0] }, "\(length) bytes")
    }
  }

  @Test(arguments: SyntaxCase.valid)
  func `one changed byte is judged as by the oracle`(document: SyntaxCase) throws {
    let bytes = Array("\0\n \"\\,:[]{}0-.eutz".utf8) + [0x80, 0xC3, 0xFF]
    for index in document.bytes.indices {
      for byte in bytes {
        var changed = document.bytes
        changed[index] = byte
        let outcome = try ScanRoute.skipping.outcome(of: changed)
        #expect((outcome == .accepted) == JSONOracle.accepts(changed), "\(byte) at \(index)")
        #expect(try ScanRoute.reading.outcome(of: changed) == outcome, "\(byte) at \(index)")
      }
    }
  }
}

/// The ways through a document: reading every value, skipping the whole, skipping in containers.
enum ScanRoute: CaseIterable {
  case skipping, reading, descending

  enum Outcome: Equatable {
    case accepted
    case refused(JSONSyntaxError)
  }

  func outcome(of bytes: [UInt8]) throws -> Outcome {
    do {
      try JSONScanner.scan(bytes) { try scan(&$0) }
      return .accepted
    } catch let error as JSONSyntaxError {
      return .refused(error)
    }
  }

  private func scan(_ scanner: inout JSONScanner) throws {
    if self == .skipping { return try scanner.skipValue() }
    switch try scanner.peek() {
    case .object: try scanner.members { scanner, _ in try inner(&scanner) }
    case .array: try scanner.elements { try inner(&$0) }
    case .string: _ = try scanner.string()
    case .number: _ = try scanner.number().double
    case .true, .false, .null: try scanner.literal()
    }
  }

  private func inner(_ scanner: inout JSONScanner) throws {
    if self == .reading { try scan(&scanner) } else { try scanner.skipValue() }
  }
}
