/// A second opinion on what is JSON, made to be read and not to be fast.
///
/// The grammar of RFC 8259 over Unicode scalars, rule by rule, with a byte order mark in front or
/// without; it shares nothing with the scanner.
struct JSONOracle {
  private let scalars: [Unicode.Scalar]

  static func accepts(_ bytes: some Collection<UInt8>) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    let oracle = JSONOracle(scalars: Array(text.unicodeScalars))
    let start = oracle.at(0) == "\u{FEFF}" ? 1 : 0
    guard let end = oracle.value(oracle.space(start)) else { return false }
    return oracle.space(end) == oracle.scalars.count
  }

  private func at(_ index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  private func space(_ start: Int) -> Int {
    let spaces: Set<Unicode.Scalar?> = [" ", "\t", "\r", "\n"]
    return spaces.contains(at(start)) && start < scalars.count ? space(start + 1) : start
  }

  private func word(_ text: String, _ start: Int) -> Int? {
    let end = start + text.unicodeScalars.count
    return end <= scalars.count && scalars[start..<end].elementsEqual(text.unicodeScalars)
      ? end : nil
  }

  private func value(_ start: Int) -> Int? {
    switch at(start) {
    case "[": list(start, "]", value)
    case "{": list(start, "}", member)
    case "\"": string(start)
    default: word("true", start) ?? word("false", start) ?? word("null", start) ?? number(start)
    }
  }

  private func list(_ start: Int, _ close: Unicode.Scalar, _ item: (Int) -> Int?) -> Int? {
    var index = space(start + 1)
    if at(index) == close { return index + 1 }
    while let end = item(index) {
      index = space(end)
      if at(index) == close { return index + 1 }
      guard at(index) == "," else { return nil }
      index = space(index + 1)
    }
    return nil
  }

  private func member(_ start: Int) -> Int? {
    guard at(start) == "\"", let end = string(start) else { return nil }
    let colon = space(end)
    return at(colon) == ":" ? value(space(colon + 1)) : nil
  }

  private func number(_ start: Int) -> Int? {
    var index = at(start) == "-" ? start + 1 : start
    if at(index) == "0" {
      index += 1
    } else {
      guard let end = digits(index) else { return nil }
      index = end
    }
    if at(index) == "." {
      guard let end = digits(index + 1) else { return nil }
      index = end
    }
    guard at(index) == "e" || at(index) == "E" else { return index }
    let hasSign = at(index + 1) == "+" || at(index + 1) == "-"
    return digits(index + (hasSign ? 2 : 1))
  }

  private func digits(_ start: Int) -> Int? {
    let count = scalars.dropFirst(start).prefix { ("0"..."9").contains($0) }.count
    return count > 0 ? start + count : nil
  }

  private func string(_ start: Int) -> Int? {
    var index = start + 1
    while let scalar = at(index) {
      if scalar == "\"" { return index + 1 }
      if scalar.value < 0x20 { return nil }
      guard scalar == "\\" else {
        index += 1
        continue
      }
      guard let end = escape(index) else { return nil }
      index = end
    }
    return nil
  }

  private func escape(_ start: Int) -> Int? {
    guard let letter = at(start + 1) else { return nil }
    if letter != "u" { return "\"\\/bfnrt".unicodeScalars.contains(letter) ? start + 2 : nil }
    guard let unit = hex(start + 2) else { return nil }
    guard UTF16.isSurrogate(unit) else { return start + 6 }
    guard UTF16.isLeadSurrogate(unit), word("\\u", start + 6) != nil, let other = hex(start + 8),
      UTF16.isTrailSurrogate(other)
    else { return nil }
    return start + 12
  }

  private func hex(_ start: Int) -> UInt16? {
    let digits = scalars.dropFirst(start).prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit })
    else { return nil }
    return UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}
