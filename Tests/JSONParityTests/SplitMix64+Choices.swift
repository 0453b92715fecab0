import Randomness

extension SplitMix64 {
  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
