/// Makes texts shorter as long as they stay what they are.
enum Shrinking {
  private static let mostRounds = 8
  private static let mostTries = 3_000

  /// Returns a shorter text for which a condition holds as well.
  static func shrunk(_ text: [UInt8], while holds: ([UInt8]) -> Bool) -> [UInt8] {
    var text = text
    var tries = 0
    let limited = { (text: [UInt8]) -> Bool in
      tries += 1
      return tries <= mostTries && holds(text)
    }
    for _ in 0..<mostRounds {
      let shorter = withoutBytes(withoutTokens(withoutValues(text, limited), limited), limited)
      if shorter.count == text.count { break }
      text = shorter
    }
    return text
  }

  /// Puts a value in the place of the whole text, or a digit in the place of a value.
  private static func withoutValues(_ text: [UInt8], _ holds: ([UInt8]) -> Bool) -> [UInt8] {
    var text = text
    let tokens = Tokens(text)
    let inner = tokens.values.map(tokens.text).sorted { $0.count < $1.count }.prefix(100)
    if let value = inner.first(where: { $0.count < text.count && holds($0) }) { text = value }
    var index = 0
    while true {
      var tokens = Tokens(text)
      let values = tokens.values.sorted { $0.count > $1.count }.filter { $0.count > 1 }
      guard index < min(values.count, 200) else { return text }
      tokens.replace(values[index], by: [UInt8(ascii: "1")])
      if holds(tokens.bytes) { text = tokens.bytes } else { index += 1 }
    }
  }

  /// Removes a few signs and scalars together, such as a member and its comma.
  private static func withoutTokens(_ text: [UInt8], _ holds: ([UInt8]) -> Bool) -> [UInt8] {
    var tokens = Tokens(text)
    for length in [8, 4, 3, 2] {
      var start = 0
      while start + length < tokens.tokens.count, tokens.tokens.count < 400 {
        var fewer = tokens
        fewer.replace(start..<start + length, by: [])
        fewer = Tokens(fewer.bytes)
        if holds(fewer.bytes) { tokens = fewer } else { start += 1 }
      }
    }
    return tokens.bytes
  }

  private static func withoutBytes(_ text: [UInt8], _ holds: ([UInt8]) -> Bool) -> [UInt8] {
    var text = text
    var length = text.count / 2
    while length > 0 {
      var start = 0
      while start < text.count {
        var shorter = text
        shorter.removeSubrange(start..<min(start + length, text.count))
        if holds(shorter) { text = shorter } else { start += length }
      }
      length /= 2
    }
    return text
  }
}
