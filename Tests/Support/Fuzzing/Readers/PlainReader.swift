import JSONParity

/// A second opinion on what a JSON text holds, made to be read and not to be fast.
///
/// RFC 8259 over bytes, rule by rule, as deep as the package reads, with a byte order mark of UTF-8 or without.
/// It shares nothing with the package but the type of its result.
struct PlainReader {
  private let bytes: [UInt8]
  private var index = 0
  private let deepest: Int

  /// Returns the value of a text in UTF-8, or nil where it is not JSON, or deeper than a number of levels.
  static func value(_ bytes: [UInt8], deepest: Int = 512) -> JSONValue? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var reader = PlainReader(bytes: bytes, deepest: deepest)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    reader.skipSpace()
    guard let value = reader.value(level: 0) else { return nil }
    reader.skipSpace()
    return reader.index == bytes.count ? value : nil
  }

  private init(bytes: [UInt8], deepest: Int) { (self.bytes, self.deepest) = (bytes, deepest) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) -> JSONValue? {
    let word = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[index...].starts(with: word) else { return nil }
    index += word.count
    return value
  }

  private mutating func value(level: Int) -> JSONValue? {
    switch next.map(Unicode.Scalar.init) {
    case "[": array(level: level + 1)
    case "{": object(level: level + 1)
    case "\"": string().map(JSONValue.string)
    case "t": word("true", .boolean(true))
    case "f": word("false", .boolean(false))
    case "n": word("null", .null)
    default: number()
    }
  }
}

// MARK: - Containers

extension PlainReader {
  private mutating func array(level: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    let isWhole = list(level: level, closing: "]") { reader in
      guard let value = reader.value(level: level) else { return false }
      elements.append(value)
      return true
    }
    return isWhole ? .array(elements) : nil
  }

  private mutating func object(level: Int) -> JSONValue? {
    var members: [JSONValue.Member] = []
    let isWhole = list(level: level, closing: "}") { reader in
      guard let key = reader.string() else { return false }
      reader.skipSpace()
      guard reader.skip(":") else { return false }
      reader.skipSpace()
      guard let value = reader.value(level: level) else { return false }
      members.append(JSONValue.Member(key: key, value: value))
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func list(
    level: Int, closing: Unicode.Scalar, item: (inout PlainReader) -> Bool
  ) -> Bool {
    guard level <= deepest else { return false }
    index += 1
    skipSpace()
    if skip(closing) { return true }
    while true {
      guard item(&self) else { return false }
      skipSpace()
      if skip(closing) { return true }
      guard skip(",") else { return false }
      skipSpace()
    }
  }
}

// MARK: - Scalars

extension PlainReader {
  private mutating func number() -> JSONValue? {
    let start = index
    _ = skip("-")
    if !skip("0") { guard skipDigits() else { return nil } }
    if skip(".") { guard skipDigits() else { return nil } }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard skipDigits() else { return nil }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return JSONValue.Number(text).map(JSONValue.number)
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var content: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        content += Array(String(scalar).utf8)
      default: content.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let sign = next else { return nil }
    index += 1
    switch Unicode.Scalar(sign) {
    case "\"", "\\", "/": return Unicode.Scalar(sign)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return unicode()
    default: return nil
    }
  }

  private mutating func unicode() -> Unicode.Scalar? {
    guard let high = digits() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) }
    guard skip("\\"), skip("u"), let low = digits(), (0xDC00..<0xE000).contains(low) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func digits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    index += 4
    return unit
  }
}
