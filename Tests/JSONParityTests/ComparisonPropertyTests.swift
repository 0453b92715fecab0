import Foundation
import JSONParity
import Testing

@Suite("Comparing random documents keeps the laws of comparing")
struct ComparisonPropertyTests {
  /// A claim about a pair; the pair is shrunk when it does not hold.
  private func check(
    _ seeds: Range<UInt64>, repeatsKeys: Bool = false, _ claim: String,
    sourceLocation: SourceLocation = #_sourceLocation, where fails: (DocumentPair) throws -> Bool
  ) rethrows {
    for seed in seeds {
      let pair = DocumentPair.first(seed, repeatsKeys: repeatsKeys)
      guard try fails(pair) else { continue }
      let smallest = try pair.shrunk(where: fails)
      Issue.record(
        "seed \(seed), not so: \(claim), for \(smallest)", sourceLocation: sourceLocation)
    }
  }

  private static let seeds = (0..<10).map { UInt64($0) * 100..<UInt64($0) * 100 + 100 }

  @Test(arguments: seeds, [false, true])
  func `nothing is found exactly where the meaning is the same`(
    _ seeds: Range<UInt64>, _ repeatsKeys: Bool
  ) throws {
    check(seeds, repeatsKeys: repeatsKeys, "differences are found where meanings differ") { pair in
      JSONComparison.differences(pair.left, pair.right).isEmpty
        != pair.left.isEquivalent(to: pair.right)
    }
  }

  @Test(arguments: seeds)
  func `the sides can be exchanged`(_ seeds: Range<UInt64>) throws {
    check(seeds, "the other way round the sides change places") { pair in
      let found = JSONComparison.differences(pair.left, pair.right)
      let reversed = JSONComparison.differences(pair.right, pair.left)
      return found.isEmpty != reversed.isEmpty
    }
  }

  @Test(arguments: seeds, ComparisonLevel.allCases)
  func `what is found stands where it is said to be`(
    _ seeds: Range<UInt64>, _ level: ComparisonLevel
  ) throws {
    try check(seeds, "each side has the value at its place") { pair in
      let left = try JSONDocument(parsing: Data(pair.left.text().utf8))
      let right = try JSONDocument(parsing: Data(pair.right.text().utf8))
      for difference in JSONComparison.differences(left, right, level: level) {
        for (side, document) in [(difference.left, left), (difference.right, right)] {
          guard let side else { continue }
          let range = try #require(document.range(at: side.path))
          if try JSONValue(parsing: document.data.subdata(in: range)) != side.value { return true }
        }
      }
      return false
    }
  }

  @Test(arguments: seeds)
  func `another spelling means the same`(_ seeds: Range<UInt64>) throws {
    try check(seeds, "random spellings of one value mean the same") { pair in
      var spelling = RandomDocuments(seed: seeds.lowerBound)
      let left = Data(spelling.text(of: pair.left).utf8)
      let right = Data(spelling.text(of: pair.left).utf8)
      return try !JSONComparison.differences(left, right).isEmpty
    }
  }

  @Test(arguments: seeds)
  func `spelling finds what is left without white space`(_ seeds: Range<UInt64>) throws {
    try check(seeds, "spellings are the same when texts without white space are") { pair in
      var spelling = RandomDocuments(seed: seeds.lowerBound)
      for keepsTokens in [true, false] {
        let left = spelling.text(of: pair.left, keepsTokens: keepsTokens)
        let right = spelling.text(of: pair.left, keepsTokens: keepsTokens)
        let found = try JSONComparison.differences(
          Data(left.utf8), Data(right.utf8), level: .spelling)
        let isSame = Array(withoutSpace(left).utf8) == Array(withoutSpace(right).utf8)
        if found.isEmpty != isSame { return true }
      }
      return false
    }
  }

  @Test(arguments: seeds)
  func `bytes finds every byte`(_ seeds: Range<UInt64>) throws {
    try check(seeds, "nothing is found exactly when the bytes are the same") { pair in
      var spelling = RandomDocuments(seed: seeds.lowerBound)
      for right in [pair.left, pair.right] {
        let left = Data(pair.left.text().utf8)
        let right = Data(spelling.text(of: right, keepsTokens: true).utf8)
        let found = try JSONComparison.differences(left, right, level: .bytes)
        if found.isEmpty != (left == right) { return true }
      }
      return false
    }
  }

  @Test(arguments: seeds, ComparisonLevel.allCases)
  func `no two differences are the same and none looks the same on both sides`(
    _ seeds: Range<UInt64>, _ level: ComparisonLevel
  ) throws {
    try check(seeds, "all descriptions are distinct") { pair in
      let found = try JSONComparison.differences(
        Data(pair.left.text().utf8), Data(pair.right.text().utf8), level: level)
      let texts = found.map(\.description)
      return Set(texts).count != texts.count
    }
  }

  @Test(arguments: seeds)
  func `an equal value has an equal hash and text`(_ seeds: Range<UInt64>) throws {
    try check(seeds, "reading what was written gives the value") { pair in
      for layout in [JSONValue.Layout.compact, .pretty] {
        let reread = try JSONValue(parsing: pair.left.text(layout))
        if reread != pair.left || reread.hashValue != pair.left.hashValue { return true }
      }
      return false
    }
  }
}

extension JSONValue {
  /// Whether an object in here has a key twice.
  fileprivate var repeatsKeys: Bool {
    switch self {
    case .array(let elements): elements.contains(where: \.repeatsKeys)
    case .object(let members):
      Set(members.map { Array($0.key.utf8) }).count < members.count
        || members.contains(where: \.value.repeatsKeys)
    default: false
    }
  }
}
