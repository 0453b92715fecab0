import CodableBridge
import Foundation
import Randomness
import Testing

/// Random values under one set of strategies, from one seed.
struct RandomCase: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let strategies: StrategyCase

  var testDescription: String { "seed \(seed), \(strategies.testDescription)" }

  /// Half of the cases use the default strategies.
  static let all = (0..<26).map { index in
    let strategies = StrategyCase.all
    let isDefault = index.isMultiple(of: 2)
    return RandomCase(
      seed: UInt64(index),
      strategies: isDefault
        ? StrategyCase("default") { _ in } : strategies[index / 2 % strategies.count])
  }
}

@Suite struct `Random values are written and read as by JSONEncoder and JSONDecoder` {
  private static let count = 400

  @Test func `at least ten thousand random values are compared`() {
    #expect(RandomCase.all.count * Self.count >= 10_000)
  }

  @Test(arguments: RandomCase.all)
  func `random values give the same document and come back as by Foundation's coders`(
    _ random: RandomCase
  ) {
    var generator = SplitMix64(seed: random.seed)
    for number in 0..<Self.count {
      let value = RandomValue(using: &generator, depth: 1 + number % 6)
      if difference(value, random.strategies) == nil { continue }
      let small = value.shrunk { difference($0, random.strategies) != nil }
      Issue.record("value \(number): \(difference(small, random.strategies) ?? "") for \(small)")
      return
    }
  }

  @Test(arguments: RandomCase.all)
  func `random values of another structure give the same error as by JSONDecoder`(
    _ random: RandomCase
  ) throws {
    var generator = SplitMix64(seed: random.seed)
    var failures = 0
    for number in 0..<Self.count {
      let value = RandomValue(using: &generator, depth: 1 + number % 4, dictionaries: false)
      let other = RandomValue(using: &generator, depth: 1 + number % 4, dictionaries: false)
      guard let outcomes = try read(value, like: other, random.strategies) else { continue }
      if case .failure = outcomes.foundation { failures += 1 }
      #expect(
        outcomes.bridge.agrees(withFoundation: outcomes.foundation), "\(value) read as \(other)")
    }
    #expect(failures > Self.count / 3)
  }

  /// What is wrong, or nil.
  private func difference(_ value: RandomValue, _ strategies: StrategyCase) -> String? {
    let foundation = Outcome { try strategies.strategies.foundationEncoder.encode(value) }
    let expected = foundation.map { try Document(parsing: $0) }
    let bridge = Outcome {
      try Document(writing: strategies.strategies.bridgeEncoder.encode(value))
    }
    guard bridge.agrees(withFoundation: expected) else {
      return "\(bridge) in place of \(expected)"
    }
    guard strategies.decodes, case .value(let data) = foundation else { return nil }
    let original = Outcome { try decode(value, strategies) { try $0.decode($1, from: data) } }
    guard original == .value(value) else { return "the document loses the value: \(original)" }
    let own = Outcome {
      let tree = try strategies.strategies.bridgeEncoder.encode(value)
      return try decodeBridge(value, strategies, from: tree)
    }
    let parsed = Outcome {
      let tree = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return try decodeBridge(value, strategies, from: tree)
    }
    return own == original && parsed == original ? nil : "\(own), \(parsed) in place of \(original)"
  }

  private func decode(
    _ template: RandomValue, _ strategies: StrategyCase,
    _ body: (JSONDecoder, RandomValue.Type) throws -> RandomValue
  ) throws -> RandomValue {
    let decoder = strategies.strategies.foundationDecoder
    decoder.userInfo[.replay] = Replay(template)
    return try body(decoder, RandomValue.self)
  }

  private func decodeBridge(
    _ template: RandomValue, _ strategies: StrategyCase, from tree: Any
  ) throws -> RandomValue {
    let decoder = strategies.strategies.bridgeDecoder
    decoder.userInfo[.replay] = Replay(template)
    return try decoder.decode(RandomValue.self, from: tree)
  }

  private func read(
    _ value: RandomValue, like template: RandomValue, _ strategies: StrategyCase
  ) throws -> (bridge: Outcome<RandomValue>, foundation: Outcome<RandomValue>)? {
    let foundation = Outcome { try strategies.strategies.foundationEncoder.encode(value) }
    guard case .value(let data) = foundation else { return nil }
    let tree = try strategies.strategies.bridgeEncoder.encode(value)
    return (
      Outcome { try decodeBridge(template, strategies, from: tree) },
      Outcome { try decode(template, strategies) { try $0.decode($1, from: data) } }
    )
  }
}
