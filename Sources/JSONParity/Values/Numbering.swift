/// Numbers things from 0, in the order in which they come; things that are the same get one number.
///
/// It holds twenty bytes for each, and not the things: of each number it keeps the place of the first one.
struct Numbering {
  static let none = UInt32.max

  /// The last number in each bucket.
  ///
  /// The numbers of a bucket are a ring: behind the last comes the first.
  private var last: [UInt32] = []
  private var following: [UInt32] = []
  private var hashes: [UInt32] = []
  /// Where the first thing of each number is.
  private var places: [UInt32] = []

  /// How many different things have come.
  var count: Int { hashes.count }

  /// Returns the number of a thing that has come before.
  ///
  /// - Parameters:
  ///   - hash: A hash that things which are the same share.
  ///   - mostCandidates: How many things with the hash are looked at, from the first.
  ///   - isSame: Whether the thing is the same as that at a place.
  /// - Returns: `nil` when no such thing has come, or it is not among the candidates.
  func find(hash: Int, mostCandidates: Int = .max, _ isSame: (Int) -> Bool) -> Int? {
    guard !last.isEmpty else { return nil }
    let hash = UInt32(truncatingIfNeeded: hash)
    let end = last[bucket(hash)]
    guard end != Self.none else { return nil }
    var (number, candidates) = (end, 0)
    repeat {
      number = following[Int(number)]
      guard hashes[Int(number)] == hash else { continue }
      if isSame(Int(places[Int(number)])) { return Int(number) }
      candidates += 1
    } while number != end && candidates < mostCandidates
    return nil
  }

  /// Returns the number of a thing at a place, a new one if it has not come before.
  mutating func number(
    of place: Int, hash: Int, mostCandidates: Int = .max, _ isSame: (Int) -> Bool
  ) -> Int {
    if let known = find(hash: hash, mostCandidates: mostCandidates, isSame) { return known }
    if count == last.count { grow() }
    hashes.append(UInt32(truncatingIfNeeded: hash))
    following.append(0)
    places.append(UInt32(truncatingIfNeeded: place))
    link(count - 1)
    return count - 1
  }

  private func bucket(_ hash: UInt32) -> Int { Int(hash) & (last.count - 1) }

  private mutating func link(_ number: Int) {
    let bucket = bucket(hashes[number])
    let new = UInt32(truncatingIfNeeded: number)
    let end = last[bucket]
    if end == Self.none {
      following[number] = new
    } else {
      following[number] = following[Int(end)]
      following[Int(end)] = new
    }
    last[bucket] = new
  }

  private mutating func grow() {
    last = Array(repeating: Self.none, count: max(16, last.count * 2))
    for number in 0..<count { link(number) }
  }
}

/// The places at which each number of a sequence stands, to be taken from the first to the last.
struct Occurrences {
  private var first: [UInt32]
  private var following: [UInt32]

  /// Creates the places of numbers below a count; some places can be left out.
  init(of numbers: [UInt32], below count: Int, where isIncluded: (Int) -> Bool = { _ in true }) {
    first = Array(repeating: Numbering.none, count: count)
    following = Array(repeating: Numbering.none, count: numbers.count)
    for place in numbers.indices.reversed() where isIncluded(place) {
      following[place] = first[Int(numbers[place])]
      first[Int(numbers[place])] = UInt32(truncatingIfNeeded: place)
    }
  }

  /// Takes the next place of a number; nil when there is none left.
  mutating func take(_ number: Int) -> Int? {
    guard first[number] != Numbering.none else { return nil }
    let place = Int(first[number])
    first[number] = following[place]
    return place
  }
}
