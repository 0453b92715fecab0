import Randomness

/// Changes texts, in their bytes and in their structure.
struct Mutation {
  var random: SplitMix64
  private static let longest = 16_384

  /// Returns a text with a few changes.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    for _ in 0..<(below(2) == 0 ? 1 : below(4) + 1) {
      text = isStructural() ? structure(text) : byteChange(text)
      if text.count > Self.longest { text = bytes }
    }
    return below(30) == 0 ? wide(text) : text
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }
  private mutating func isStructural() -> Bool { below(4) > 0 }

  private mutating func wide(_ bytes: [UInt8]) -> [UInt8] {
    guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
    let wide = WideText.allCases.pick(&random).bytes(of: text)
    return below(3) == 0 ? byteChange(wide) : wide
  }
}

// MARK: - Bytes

extension Mutation {
  private static let fragments: [[UInt8]] =
    [
      "\"", ",", ":", "[", "]", "{", "}", "-", "-0", ".", "e", "E+", "0", "00", "\\", "\\u",
      "\\ud800",
      "\\u00", "null", "tru", "1e400", "e-400", " ", "\n", "\t", "\u{0B}", "\u{A0}", "\0",
      "\u{FEFF}",
      "\u{301}", "é", "😀", "//", "'", "NaN", "+1", "0x1", "[]", "{}", "[1,", ",]",
    ].map { Array($0.utf8) } + [
      [0xFF], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
      [0xFF, 0xFE], [0x1F], [0],
    ]

  /// Flips, sets, inserts, deletes, copies, splices or cuts off.
  private mutating func byteChange(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return Self.fragments.pick(&random) }
    var text = bytes
    let place = below(bytes.count)
    switch below(8) {
    case 0: text[place] ^= 1 << UInt8(below(8))
    case 1: text[place] = UInt8(below(256))
    case 2, 3: text.insert(contentsOf: Self.fragments.pick(&random), at: place)
    case 4: text.removeSubrange(part(of: bytes, from: place))
    case 5: text.insert(contentsOf: bytes[part(of: bytes, from: place)], at: below(bytes.count))
    case 6:
      let other = Array(SeedTexts.all.pick(&random).utf8)
      text.replaceSubrange(place..., with: other[below(other.count)...])
    default: text.removeSubrange(place...)
    }
    return text
  }

  private mutating func part(of bytes: [UInt8], from start: Int) -> Range<Int> {
    let longest = below(10) == 0 ? bytes.count : 8
    return start..<min(bytes.count, start + 1 + below(longest))
  }
}

// MARK: - Structure

extension Mutation {
  /// Swaps, doubles, drops, wraps or replaces values, or makes two keys alike.
  private mutating func structure(_ bytes: [UInt8]) -> [UInt8] {
    var tokens = Tokens(bytes)
    let values = tokens.values
    guard !values.isEmpty else { return byteChange(bytes) }
    let value = values.pick(&random)
    switch below(9) {
    case 0: swap(value, values.pick(&random), in: &tokens)
    case 1: tokens.replace(value, by: tokens.text(value) + Array(",".utf8) + tokens.text(value))
    case 2:
      let place = below(tokens.tokens.count)
      tokens.replace(place..<place + 1, by: [])
    case 3: tokens.replace(value, by: wrapped(tokens.text(value)))
    case 4: tokens.replace(value, by: Array(SeedTexts.numberLiterals.pick(&random).utf8))
    case 5:
      let text = "\"\(SeedTexts.stringContents.pick(&random))\""
      tokens.replace(value, by: Array(text.utf8))
    case 6: tokens.replace(value, by: Array(SeedTexts.random(depth: 3, using: &random).utf8))
    case 7:
      tokens.replace(
        value, by: tokens.text(value) + Array([",", ":", "]", "}", " "].pick(&random).utf8))
    default: collide(&tokens)
    }
    return tokens.bytes
  }

  private func swap(_ left: Range<Int>, _ right: Range<Int>, in tokens: inout Tokens) {
    let (first, second) = left.lowerBound < right.lowerBound ? (left, right) : (right, left)
    guard first.upperBound <= second.lowerBound else { return }
    let (firstText, secondText) = (tokens.text(first), tokens.text(second))
    tokens.replace(second, by: firstText)
    tokens.replace(first, by: secondText)
  }

  private mutating func wrapped(_ text: [UInt8]) -> [UInt8] {
    let depth = below(60) == 0 ? 500 + below(14) : 1 + below(3)
    let isObject = below(2) == 0
    let open = Array((isObject ? "{\"k\":" : "[").utf8)
    return Array(repeating: open, count: depth).flatMap(\.self) + text
      + Array(repeating: UInt8(ascii: isObject ? "}" : "]"), count: depth)
  }

  private mutating func collide(_ tokens: inout Tokens) {
    let keys = tokens.keys
    guard !keys.isEmpty else { return }
    let (from, to) = (keys.pick(&random), keys.pick(&random))
    var key = String(decoding: tokens.tokens[from], as: UTF8.self)
    switch below(6) {
    case 0: key = key.replacing("a", with: #"\u0061"#)
    case 3:
      key = key.replacing("isOpen", with: "is_open").replacing("bigNumber", with: "big_number")
    case 4: key = key.replacing("_o", with: "O").replacing("_n", with: "N")
    case 1: key = key.replacing("é", with: "e\u{301}")
    case 2: key = key.replacing("e\u{301}", with: #"\u00e9"#)
    default: break
    }
    tokens.replace(to..<to + 1, by: Array(key.utf8))
  }
}
