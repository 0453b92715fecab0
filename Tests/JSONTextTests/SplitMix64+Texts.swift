import Randomness

extension SplitMix64 {
  mutating func casing(of text: String) -> String {
    text.map { next() % 2 == 0 ? $0.uppercased() : $0.lowercased() }.joined()
  }

  mutating func text(of alphabet: String, upTo length: Int) -> String {
    let letters = Array(alphabet)
    return String(
      (0..<Int.random(in: 0...length, using: &self)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &self)]
      })
  }
}
