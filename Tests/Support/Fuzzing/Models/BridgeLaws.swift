import CodableBridge
import Foundation
import JSONCodable
import JSONParity

/// `DictionaryDecoder` and `DictionaryEncoder` do what `JSONDecoder` and `JSONEncoder` do.
package struct BridgeLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "the bridge as Foundation's coders"
  /// Of so many texts one is tried.
  package let every: Int

  private let read: @Sendable (Any) throws -> CodedSample

  /// Creates the laws.
  package init(
    every: Int = 1,
    read: @escaping @Sendable (Any) throws -> CodedSample = {
      try DictionaryDecoder().decode(CodedSample.self, from: $0)
    }
  ) {
    (self.every, self.read) = (every, read)
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    guard let value = PlainReader.value(text), !text.starts(with: [0xEF, 0xBB, 0xBF]),
      !Self.areReadApart(value), !Tokens(text).repeatKeys
    else { return nil }
    let data = Data(text)
    let tree = Result { try MapperTree.read(data) }
    let own = Result { try read(tree.get()) }
    let foundation = Result { try JSONDecoder().decode(CodedSample.self, from: data) }
    switch (own, foundation) {
    case (.failure, .failure): return nil
    case (.success(let sample), .failure(let error)):
      return Disagreement(law: "refused by both", finding: "\(sample.held) read, \(error)")
    case (.failure(let error), .success(let sample)):
      return Disagreement(
        law: "read by both", finding: "\(error), read by the other: \(sample.held)")
    case (.success(let own), .success(let foundation)):
      guard own.held == foundation.held else {
        return Disagreement(law: "read alike", finding: "\(own.held), \(foundation.held)")
      }
      return Self.writingFault(own).map { Disagreement(law: "written alike", finding: $0) }
    }
  }

  /// Whether Foundation's parser has a documented difference in one of the numbers.
  private static func areReadApart(_ value: JSONValue) -> Bool {
    value.hasNumber {
      Double($0)?.isInfinite == true || NumberText.vanishes($0) || NumberText.isZeroWithExponent($0)
        || $0.utf8.count > 15
    }
  }

  private static func writingFault(_ sample: CodedSample) -> String? {
    do {
      let own = try AnyJSON(DictionaryEncoder().encode(sample)).JSONData()
      let foundation = try JSONEncoder().encode(sample)
      let (left, right) = (PlainReader.value(Array(own)), PlainReader.value(Array(foundation)))
      guard let left, let right else { return "not JSON" }
      return left.says(right) ? nil : "\(left) and \(right)"
    } catch {
      return "\(error)"
    }
  }
}
