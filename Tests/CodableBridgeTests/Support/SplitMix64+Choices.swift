import Randomness

extension SplitMix64 {
  mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  mutating func flip() -> Bool {
    Bool.random(using: &self)
  }
}
