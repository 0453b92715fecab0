import JSONText
import Testing

@Suite("The scanner reads what RFC 8259 allows and nothing else")
struct JSONScannerTests {
  @Test func `a document is read value by value`() throws {
    let text = #" {"a" : [1, -2.50e3, true, null], "\u00e9\ud83d\ude00\n" : "x/é"} "#
    var seen: [String] = []
    try JSONScanner.scan(text) { scanner in
      try scanner.members { scanner, key in
        seen.append("\(key)@\(scanner.keyOffset)")
        guard try scanner.peek() == .array else { return seen.append(try scanner.string()) }
        try scanner.elements { scanner in
          guard try scanner.peek() == .number else { return try scanner.literal() }
          let number = try scanner.number()
          seen.append("\(number.text) \(number.isInteger) \(number.double)")
        }
      }
    }
    #expect(
      seen == ["a@2", "1 true 1.0", "-2.50e3 false -2500.0", "é😀\n@34", "x/é"])
  }
}
