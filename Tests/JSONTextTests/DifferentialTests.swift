import Foundation
import JSONText
import Randomness
import Testing

@Suite("The scanner and the writer agree with JSONSerialization")
struct DifferentialTests {
  @Test(arguments: 0..<60)
  func `a random tree gives the same bytes with every option`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5 {
      let tree = TextTree.random(depth: 3, using: &random)
      for pretty in [false, true] {
        for slashes in [false, true] {
          let texts = [false, true].map { sorting in
            var writer = JSONWriter(
              prettyPrinted: pretty, escapingSlashes: slashes, sortingKeys: sorting)
            tree.write(to: &writer)
            return writer.string
          }
          var options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
          if pretty { options.insert(.prettyPrinted) }
          if !slashes { options.insert(.withoutEscapingSlashes) }
          let data = try JSONSerialization.data(withJSONObject: tree.foundation, options: options)
          let text = String(decoding: data, as: UTF8.self)
          #expect(texts == [text, text])
        }
      }
    }
  }

  @Test(arguments: 0..<60)
  func `a random text gives the same tree`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5 {
      var writer = JSONWriter(prettyPrinted: Bool.random(using: &random))
      TextTree.random(depth: 3, using: &random).write(to: &writer)
      let object = try JSONSerialization.jsonObject(
        with: Data(writer.bytes), options: .fragmentsAllowed)
      #expect(try TextTree(scanning: writer.bytes) == TextTree(foundation: object))
    }
  }

  @Test func `20,000 random doubles and floats are written alike`() throws {
    var random = SplitMix64(seed: 11)
    let doubles = (0..<20_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let floats = doubles.map { Float(bitPattern: UInt32($0.bitPattern >> 32)) }.filter(\.isFinite)
    var writer = JSONWriter()
    writer.beginArray()
    for value in doubles { writer.double(value) }
    for value in floats { writer.float(value) }
    writer.endArray()
    let values: [Any] = doubles + floats
    #expect(try writer.bytes == Array(JSONSerialization.data(withJSONObject: values)))
  }
}

#if os(Linux)
  /// What Foundation on Linux does otherwise; when one of these goes red, a note can go.
  @Suite("JSONSerialization on Linux differs from RFC 8259 in known ways")
  struct JSONSerializationDifferenceTests {
    /// Invalid documents that it accepts, by their names in the table.
    static let wronglyAccepted: Set<String> = [
      "an array with a trailing comma", "an array with a trailing comma and a space",
      "an object with a trailing comma", "a number and a NUL",
      "a byte order mark of UTF-16", "UTF-16, big end first", "UTF-16, little end first",
    ]
    /// Valid documents that it refuses.
    static let wronglyRefused: Set<String> = [
      "more than the largest double", "an exponent of thirty digits",
    ]

    @Test func `the verdicts differ for these documents alone`() {
      func accepts(_ document: SyntaxCase) -> Bool {
        do {
          _ = try JSONSerialization.jsonObject(
            with: Data(document.bytes), options: .fragmentsAllowed)
          return true
        } catch {
          return false
        }
      }
      let accepted = SyntaxCase.invalid.filter(accepts).map(\.name)
      let refused = SyntaxCase.valid.filter { !accepts($0) }.map(\.name)
      #expect(Set(accepted) == Self.wronglyAccepted)
      #expect(Set(refused) == Self.wronglyRefused)
    }

    @Test func `a double of more than 17 characters is read one or two bits off`() throws {
      var random = SplitMix64(seed: 12)
      var wrong: [Int: Int] = [:]
      for _ in 0..<2000 {
        let value = Double.random(in: 0..<1, using: &random)
        let text = value.description
        let array = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [NSNumber]
        let read = try #require(array?.first)
        let distance = Int(read.doubleValue.bitPattern) - Int(value.bitPattern)
        wrong[distance.magnitude == 0 ? 0 : text.count > 17 ? 2 : 1, default: 0] += 1
        #expect(try JSONScanner.scan(text) { try $0.number().double } == value)
        #expect(Double(read.stringValue) == value)
      }
      #expect(wrong[1] == nil)
      #expect((wrong[2] ?? 0) > 500)
    }

    @Test func `a number below the smallest double is read as zero`() throws {
      let array = try JSONSerialization.jsonObject(with: Data("[1e-400]".utf8)) as? [NSNumber]
      #expect(array?.first?.doubleValue == 0)
      #expect(try !JSONScanner.scan("1e-400") { try $0.number().isZero })
    }
  }
#endif
