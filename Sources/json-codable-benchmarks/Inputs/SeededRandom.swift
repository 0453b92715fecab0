import Randomness

/// Random numbers and texts that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// An integer of a range.
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number with at most `digits` digits behind the point.
  ///
  /// `JSONSerialization` on Linux reads a number of more than 17 characters inexactly, so that code
  /// by hand would not get the same value out of it.
  mutating func decimal(_ range: ClosedRange<Int>, digits: Int = 2) -> Double {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = int(range.lowerBound * scale...range.upperBound * scale)
    return Double(scaled) / Double(scale)
  }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// What `make` gives, or nil once in `count` times.
  mutating func optional<T>(nilOnceIn count: Int, _ make: (inout SeededRandom) -> T) -> T? {
    oneIn(count) ? nil : make(&self)
  }

  /// An element of a list.
  mutating func pick<T>(_ list: [T]) -> T { list[int(0...list.count - 1)] }

  /// An array of what `make` gives.
  mutating func array<T>(_ counts: ClosedRange<Int>, _ make: (inout SeededRandom) -> T) -> [T] {
    (0..<int(counts)).map { _ in make(&self) }
  }

  /// A dictionary of what `make` gives, with keys such as `key-7`.
  mutating func dictionary<T>(
    _ counts: ClosedRange<Int>, keys: (prefix: String, numbers: ClosedRange<Int>),
    _ make: (inout SeededRandom) -> T
  ) -> [String: T] {
    let pairs = array(counts) { ("\(keys.prefix)-\($0.int(keys.numbers))", make(&$0)) }
    return Dictionary(pairs) { first, _ in first }
  }
}

// MARK: - Texts

extension SeededRandom {
  private static let words = [
    "request", "window", "the", "of", "timeout", "renders", "café", "naïve", "slow", "after",
    "über", "update", "crash", "when", "a", "日本語", "layout", "перевод", "emoji 🙈", "header",
    "\"quoted\"", "path/to/file", "with", "without", "größe", "scroll", "back", "to", "line\nbreak",
    "and", "value", "undefined", "in", "release", "builds", "only",
  ]
  private static let names = [
    "Ann", "Bob", "Chloé", "Dmitri", "Eve", "François", "Grace", "Håkon", "Ines", "Jürgen", "Kenji",
    "Łukasz", "María", "Noor", "Ólafur", "Priya", "Quentin", "Rosa", "Søren", "田中", "Uma",
  ]

  /// A first and a last name.
  mutating func fullName() -> String { "\(pick(Self.names)) \(pick(Self.names))son" }

  /// Words with spaces between, some of them not ASCII, some with characters that are escaped.
  mutating func text(words: ClosedRange<Int>) -> String {
    array(words) { $0.pick(Self.words) }.joined(separator: " ")
  }

  /// A date and time as RFC 3339 has it.
  mutating func timestamp() -> String {
    let fields = [int(1...12), int(1...28), int(0...23), int(0...59), int(0...59)].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let year = int(2015...2026)
    return "\(year)-\(fields[0])-\(fields[1])T\(fields[2]):\(fields[3]):\(fields[4])Z"
  }
}
