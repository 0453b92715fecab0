import Foundation
import JSONText
import Randomness
import Testing

@Suite("The writer writes the bytes of JSONSerialization")
struct JSONWriterTests {
  @Test func `a document is written value by value`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("sets")
    writer.beginArray()
    writer.integer(5)
    writer.double(2.5)
    writer.float(0.1)
    writer.boolean(true)
    writer.boolean(false)
    writer.null()
    writer.literal("1.50e3")
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.escaped("a/b").withUnsafeBufferPointer { writer.key(escaped: $0) }
    writer.string("x")
    writer.endObject()
    #expect(writer.string == #"{"sets":[5,2.5,0.1,true,false,null,1.50e3,{}],"a\/b":"x"}"#)
  }

  @Test func `pretty printing gives every value a line`() {
    var writer = JSONWriter(prettyPrinted: true)
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.integer(1)
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key("b")
    writer.beginObject()
    writer.endObject()
    writer.endObject()
    #expect(
      writer.string == """
        {
          "a" : [
            1,
            [

            ]
          ],
          "b" : {

          }
        }
        """)
  }

  @Test func `every ASCII character and some others are escaped as by JSONSerialization`() throws {
    let ascii = (0..<0x80).map { String(UnicodeScalar(UInt8($0))) }
    for text in ascii + ["é", "\u{80}", "\u{2028}", "😀", "\u{FEFF}", "", "/\"\\12345678/\"\\"] {
      for slashes in [true, false] {
        var options: JSONSerialization.WritingOptions = [.fragmentsAllowed]
        if !slashes { options.insert(.withoutEscapingSlashes) }
        let tails = ["", "1", "123456", String(repeating: "1", count: 40)]
        let shiftedTexts = (0..<40).flatMap { count in
          tails.map { String(repeating: "x", count: count) + text + $0 }
        }
        for shifted in shiftedTexts {
          let data = try JSONSerialization.data(withJSONObject: shifted, options: options)
          var writer = JSONWriter(escapingSlashes: slashes)
          writer.string(shifted)
          #expect(writer.string == String(decoding: data, as: UTF8.self))
        }
      }
    }
  }

  @Test
  func
    `random strings of many escapes are written as by JSONSerialization, however often the room grows`()
    throws
  {
    var random = SplitMix64(seed: 12)
    for length in 0..<600 {
      let text = random.text(of: "abcd\"\\/\n\u{1F}é", upTo: length)
      let data = try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
      var writer = JSONWriter(capacity: 0)
      writer.string(text)
      #expect(writer.string == String(decoding: data, as: UTF8.self))
    }
  }

  @Test(arguments: 1...3, [true, false])
  func `members that were taken back are not sorted in, however many there are`(
    count: Int, goesOn: Bool
  ) {
    var writer = JSONWriter(sortingKeys: true)
    writer.beginObject()
    for key in ["d", "b", "c"] {
      writer.key(key)
      writer.boolean(true)
    }
    let position = writer.position
    for number in 0..<count {
      writer.key("a\(number)")
      writer.integer(number)
    }
    writer.rewind(to: position)
    if goesOn {
      writer.key("a")
      writer.integer(5)
    }
    writer.endObject()
    let first = goesOn ? #""a":5,"# : ""
    #expect(writer.string == "{" + first + #""b":true,"c":true,"d":true}"#)
  }

  @Test func `integers of every width are written with all digits`() {
    var writer = JSONWriter(capacity: 0)
    writer.beginArray()
    writer.integer(Int8.min)
    writer.integer(Int16.min)
    writer.integer(Int32.min)
    writer.integer(Int64.min)
    writer.integer(Int64.max)
    writer.integer(UInt64.max)
    writer.integer(Int128.min)
    writer.integer(UInt128.max)
    writer.integer(0)
    writer.endArray()
    let numbers = [
      "-128", "-32768", "-2147483648", "-9223372036854775808", "9223372036854775807",
      "18446744073709551615", "-170141183460469231731687303715884105728",
      "340282366920938463463374607431768211455", "0",
    ]
    #expect(writer.string == "[" + numbers.joined(separator: ",") + "]")
  }

  @Test func `powers of ten and their neighbours have the right number of digits`() {
    var power: UInt64 = 1
    for _ in 0..<19 {
      power *= 10
      for value in [power - 1, power, power + 1] {
        var writer = JSONWriter()
        writer.integer(value)
        #expect(writer.string == String(value))
      }
    }
  }
}

@Suite("Doubles and floats are written as their shortest description")
struct JSONWriterFloatingPointTests {
  static func expected(_ description: String) -> String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }

  static let doubles: [Double] = [
    5, 0, -0.0, 1e16, 1e15, 1e-7, 1e-5, 1e-4, 0.0001, 0.00012, 9.999e-5, 0.1, 0.000001, 1.000001,
    999_999_999.999999, 999_999_999, 1_000_000_000, 1e9 + 0.5, 123456.789, 0.3, 1.1 + 2.2, 1e300,
    9_007_199_254_740_991, 9_007_199_254_740_992, 18_014_398_509_481_984, 1e22, -2.5, 100, 100.25,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, 0.1.nextUp,
    0.0001.nextDown, 4.35, 2.675, 1e9.nextDown, 0.5.nextDown,
  ]

  @Test(arguments: doubles)
  func `a double is written as described, without a fraction of zero`(value: Double) {
    var writer = JSONWriter()
    writer.double(value)
    #expect(writer.string == Self.expected(value.description))
  }

  @Test func `random decimals are written as described`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let scale = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8][Int.random(in: 0..<9, using: &random)]
      let digits = Int64.random(in: -999_999_999_999...999_999_999_999, using: &random)
      let value = Double(digits >> Int64.random(in: 0...40, using: &random)) / scale
      var writer = JSONWriter()
      writer.double(value)
      #expect(writer.string == Self.expected(value.description))
    }
  }
}
