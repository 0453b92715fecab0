// The scalars, by tables of a Swift expression and its JSON.

extension TypeGenerator {
  /// The types whose values are no containers.
  static let scalars: [SwiftType] =
    integers + [
      SwiftType(name: "Bool", isEncodable: true, isHashable: true) {
        $0.chance(2) ? Value(source: "true", json: "true") : Value(source: "false", json: "false")
      },
      SwiftType(name: "String", isEncodable: true, isHashable: true) {
        let text = $0.text()
        return Value(source: Source.string(text), json: JSON.string(text))
      },
      SwiftType(name: "Double", isEncodable: true, isHashable: true) {
        let text = $0.double()
        return Value(source: "Double(\(text))", json: text)
      },
      SwiftType(name: "Float", isEncodable: true, isHashable: true) {
        let text = $0.pick(floats)
        return Value(source: "Float(\(text))", json: text)
      },
      SwiftType(name: "Decimal", isEncodable: true, isHashable: true) { $0.decimal() },
      SwiftType(name: "Date", isEncodable: true, isHashable: true) {
        let text = $0.double()
        return Value(source: "Date(timeIntervalSinceReferenceDate: \(text))", json: text)
      },
      SwiftType(name: "URL", isEncodable: true, isHashable: true) {
        let text = $0.pick(urls)
        return Value(source: "checkedURL(\(Source.string(text)))", json: JSON.string(text))
      },
      SwiftType(name: "UUID", isEncodable: true, isHashable: true) { $0.uuid() },
      SwiftType(name: "Data", isEncodable: true, isHashable: true) { $0.data() },
    ]

  /// The scalars that are most frequent in programs, which the library treats by themselves.
  private static let frequent = scalars.filter {
    ["Int", "String", "Double", "Bool"].contains($0.name)
  }

  /// Returns a scalar, a frequent one as often as one of all.
  mutating func scalar() -> SwiftType { pick(chance(2) ? Self.frequent : Self.scalars) }

  private static let integers: [SwiftType] = [
    integer("Int", 64), integer("Int8", 8), integer("Int16", 16), integer("Int32", 32),
    integer("Int64", 64), integer("UInt", 64, isSigned: false),
    integer("UInt8", 8, isSigned: false), integer("UInt16", 16, isSigned: false),
    integer("UInt32", 32, isSigned: false), integer("UInt64", 64, isSigned: false),
    wide("Int128", ["-170141183460469231731687303715884105728", "18446744073709551616"]),
    wide("UInt128", ["340282366920938463463374607431768211455", "9223372036854775808"]),
  ]

  private static func integer(_ name: String, _ bits: Int, isSigned: Bool = true) -> SwiftType {
    SwiftType(name: name, isEncodable: true, isHashable: true) { generator in
      let largest = isSigned ? UInt64.max >> UInt64(65 - bits) : .max >> UInt64(64 - bits)
      let magnitude = generator.pick([0, 1, 7, largest, largest - 1, largest / 3])
      let sign = isSigned && magnitude > 0 && generator.chance(3) ? "-" : ""
      return Value(source: "\(name)(\(sign)\(magnitude))", json: "\(sign)\(magnitude)")
    }
  }

  private static func wide(_ name: String, _ literals: [String]) -> SwiftType {
    SwiftType(name: name, isEncodable: true, isHashable: true) { generator in
      let text = generator.pick(literals + ["0", "5"])
      return Value(source: "(\(text) as \(name))", json: text)
    }
  }

  private static let floats = [
    "0.1", "-0.5", "3.4028235e+38", "16777216", "1.1754944e-38", "0.333", "1e-05", "7", "-123.456",
  ]
  private static let doubles = [
    "0.1", "-0.5", "1.7976931348623157e+308", "2.2250738585072014e-308", "9007199254740993e3",
    "0.30000000000000004",
    "1e100", "-1e-07", "3", "-2.5e17", "123456789.125", "1e15", "1e16", "1e22",
  ]
  private static let urls = [
    "https://example.org/a/b?c=d&e=f#g", "file:///a%20b", "mailto:a@b.c", "relative/path", "//host",
    "https://example.org",
  ]

  private mutating func double() -> String {
    if chance(2) { return pick(Self.doubles) }
    return "\(chance(2) ? "-" : "")\(below(10_000)).\(below(9) + 1)"
  }

  private mutating func decimal() -> Value {
    let digits = pick(["5", "123456789", "12345678901234567890", "31415926535897932384", "1"])
    let places = below(7)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = chance(3) ? "-" : ""
    let point = places > 0 ? "." : ""
    return Value(
      source:
        "checkedDecimal(\"\(sign)\(padded.dropLast(places))\(point)\(padded.suffix(places))\")",
      json: "\(sign)\(padded.dropLast(places))\(point)\(padded.suffix(places))")
  }

  private mutating func uuid() -> Value {
    let bytes = (0..<16).map { _ in UInt8(below(256)) }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
    let list = bytes.map(String.init).joined(separator: ", ")
    return Value(
      source: "UUID(uuid: (\(list)))", json: JSON.string(groups.joined(separator: "-")))
  }

  private mutating func data() -> Value {
    let bytes = (0..<below(6)).map { _ in UInt8(below(256)) }
    let list = bytes.map(String.init).joined(separator: ", ")
    return Value(source: "Data([\(list)] as [UInt8])", json: JSON.string(Self.base64(bytes)))
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = group + Array(repeating: 0, count: 3 - group.count)
      let word = padded.reduce(0) { $0 << 8 | Int($1) }
      let letters = [18, 12, 6, 0].map { alphabet[word >> $0 & 63] }
      text +=
        String(letters.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }
    return text
  }

  private static let texts = [
    "", "a", "A b", "a/b", "\"q\"", "\\", "\n\t", "\u{E9}", "e\u{301}", "\u{1F600}", "\u{0}",
    "\u{7F}",
    "\u{2028}", "\u{FEFF}x", "null", "5", "\u{1F468}\u{200D}\u{1F469}", "twelve bytes", "{}",
  ]

  /// Returns a text of any characters.
  mutating func text() -> String { pick(Self.texts) }
}
