import Randomness

/// Tries texts on the laws of the readers; a seed and a step give the same text in every run.
package struct ReaderFuzzer: Sendable {
  package let seed: UInt64
  private let laws: ReaderLaws

  /// Creates the fuzzer of a seed.
  package init(seed: UInt64, laws: ReaderLaws = ReaderLaws()) {
    (self.seed, self.laws) = (seed, laws)
  }

  /// Returns the text of a step.
  package func text(_ step: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    random = SplitMix64(seed: random.next() ^ UInt64(step))
    _ = random.next()
    let start = SeedTexts.start(using: &random)
    var mutation = Mutation(random: random)
    return mutation.below(12) == 0 ? start : mutation.mutated(start)
  }

  /// Returns what is wrong with the text of a step, shrunk, or nil.
  package func failure(at step: Int) -> FuzzFailure? { failure(of: text(step), at: step) }

  /// Returns what is wrong with a text, shrunk, or nil.
  package func failure(of text: [UInt8], at step: Int) -> FuzzFailure? {
    guard let found = laws.firstBroken(by: text) else { return nil }
    let shrunk = Shrinking.shrunk(text) { laws.isBroken(found.law, by: $0) }
    return FuzzFailure(
      seed: seed, step: step, text: shrunk, disagreement: laws.firstBroken(by: shrunk) ?? found)
  }

  /// Returns the first failure of steps, or nil.
  package func firstFailure(in steps: Range<Int>) -> FuzzFailure? {
    for step in steps { if let failure = failure(at: step) { return failure } }
    return nil
  }

  /// Returns the failures of steps.
  package func failures(in steps: Range<Int>) -> [FuzzFailure] { steps.compactMap(failure(at:)) }
}

/// A text that breaks a law, and how to try it again.
package struct FuzzFailure: Sendable, CustomStringConvertible {
  package let seed: UInt64
  package let step: Int
  /// The text, made as short as the law allows.
  package let text: [UInt8]
  package let disagreement: Disagreement

  /// The law, the text, and the command that tries it again.
  package var description: String {
    """
    \(String("\(disagreement)".prefix(2_000)))
    text: \(Self.literal(of: text))
    again: Scripts/fuzz.sh --step \(step) \(seed)
    """
  }

  /// Returns bytes as a literal of Swift, or as a list where they are not UTF-8.
  package static func literal(of bytes: [UInt8]) -> String {
    let text = String(validating: bytes, as: UTF8.self)
    return (text?.debugDescription ?? "\(bytes)") + " (\(bytes.count) bytes)"
  }
}

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
