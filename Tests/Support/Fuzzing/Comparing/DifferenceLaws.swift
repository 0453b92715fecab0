package import Foundation
package import JSONParity
import Randomness

/// What the comparison finds is there, and a patch leads from one document to the other.
package struct DifferenceLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "differences and patches"
  /// Of so many texts one is tried.
  package let every: Int
  private let differences: Comparing
  private let patch: Patching

  /// What finds the differences of two texts.
  package typealias Comparing =
    @Sendable (Data, Data, ComparisonLevel) throws -> [JSONDifference]
  /// What makes the patch from one value to another.
  package typealias Patching = @Sendable (JSONValue, JSONValue) -> JSONPatch

  /// Creates the laws of a comparison and of patches.
  package init(
    every: Int = 1,
    of differences: @escaping Comparing = { try JSONComparison.differences($0, $1, level: $2) },
    patch: @escaping Patching = { JSONPatch(from: $0, to: $1) }
  ) {
    (self.every, self.differences, self.patch) = (every, differences, patch)
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    guard let left = PlainReader.value(text) else { return refusalFault(text) }
    let other = Self.partner(of: text)
    do {
      guard let right = PlainReader.value(other) else { return nil }
      return try comparisonFault(text, other, left, right) ?? patchFault(left, right)
    } catch {
      return Disagreement(law: "two documents are compared", finding: "\(error)")
    }
  }

  /// Returns a text to compare with: the same one, changed.
  private static func partner(of text: [UInt8]) -> [UInt8] {
    let hash = text.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var mutation = Mutation(random: SplitMix64(seed: hash))
    for _ in 0..<3 {
      let other = mutation.mutated(text)
      if PlainReader.value(other) != nil { return other }
    }
    return text
  }

  private func refusalFault(_ text: [UInt8]) -> Disagreement? {
    do {
      let found = try differences(Data(text), Data("[]".utf8), .meaning)
      return Disagreement(law: "what is not JSON is not compared", finding: "\(found)")
    } catch {
      return nil
    }
  }

  private func comparisonFault(
    _ text: [UInt8], _ other: [UInt8], _ left: JSONValue, _ right: JSONValue
  ) throws -> Disagreement? {
    let (one, two) = (Data(text), Data(other))
    for level in ComparisonLevel.allCases {
      let found = try differences(one, one, level)
      guard found.isEmpty else {
        return Disagreement(law: "a document is itself", finding: "\(level): \(found)")
      }
    }
    guard try differences(one, two, .bytes).isEmpty == (text == other) else {
      return Disagreement(
        law: "bytes differ or not", finding: String(decoding: other, as: UTF8.self))
    }
    guard left.isComparable, right.isComparable else { return nil }
    let found = try differences(one, two, .meaning)
    guard found.isEmpty == left.says(right) else {
      return Disagreement(law: "differences are found", finding: "\(found), \(right)")
    }
    let back = try differences(two, one, .meaning)
    guard back.isEmpty == found.isEmpty else {
      return Disagreement(law: "both ways alike", finding: "\(found), \(back), \(right)")
    }
    return nil
  }

  private func patchFault(_ left: JSONValue, _ right: JSONValue) throws -> Disagreement? {
    guard left.isComparable, right.isComparable else { return nil }
    let patch = patch(left, right)
    let patched = try patch.applied(to: left)
    guard patched.says(right) else {
      return Disagreement(law: "a patch leads to the other", finding: "\(patch) gives \(patched)")
    }
    // A value in a patch lies two levels deeper than in its document.
    guard let text = PlainReader.value(Array("\(patch)".utf8), deepest: 514), text.says(patch.value)
    else {
      return Disagreement(law: "a patch is JSON", finding: "\(patch)")
    }
    return nil
  }
}
