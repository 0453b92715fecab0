import Randomness

/// Tries random texts on parts of the package; a seed and a step give the same text in every run.
package struct Fuzzer: Sendable {
  package let seed: UInt64
  private let parts: [any FuzzPart]

  /// Creates the fuzzer of a seed.
  package init(seed: UInt64, parts: [any FuzzPart] = fuzzParts) {
    (self.seed, self.parts) = (seed, parts)
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

  /// Returns the parts on which the text of a step is tried.
  package func parts(at step: Int) -> [any FuzzPart] {
    parts.filter { step.isMultiple(of: $0.every) }
  }

  /// Returns what is wrong with the text of a step, shrunk, or nil.
  package func failure(at step: Int) -> FuzzFailure? {
    let text = text(step)
    for part in parts(at: step) {
      if let failure = failure(of: text, at: step, in: part) { return failure }
    }
    return nil
  }

  /// Returns what is wrong with a text in any part, shrunk, or nil.
  package func failure(of text: [UInt8], at step: Int) -> FuzzFailure? {
    for part in parts { if let failure = failure(of: text, at: step, in: part) { return failure } }
    return nil
  }

  private func failure(of text: [UInt8], at step: Int, in part: any FuzzPart) -> FuzzFailure? {
    guard let found = part.firstBroken(by: text) else { return nil }
    let shrunk = Shrinking.shrunk(text) { part.isBroken(found.law, by: $0) }
    return FuzzFailure(
      seed: seed, step: step, part: part.name, text: shrunk,
      disagreement: part.firstBroken(by: shrunk) ?? found)
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
  /// The part of the package.
  package let part: String
  /// The text, made as short as the law allows.
  package let text: [UInt8]
  package let disagreement: Disagreement

  /// The law, the text, and the command that tries it again.
  package var description: String {
    """
    \(part): \(String("\(disagreement)".prefix(2_000)))
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
