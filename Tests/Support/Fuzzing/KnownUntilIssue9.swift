import Foundation
import JSONParity

/// A defect that issue 9 mends.
///
/// The list becomes empty when it is mended; a test says when.
package struct KnownUntilIssue9: Sendable, CustomStringConvertible {
  /// What is wrong.
  package let reason: String
  /// The law that is broken.
  package let law: String
  /// A text in which it shows.
  package let example: [UInt8]
  /// Whether it may show in a text that breaks the law.
  let mayShow: @Sendable ([UInt8]) -> Bool

  /// The reason.
  package var description: String { reason }

  /// All that is left.
  package static let all: [KnownUntilIssue9] = [
    KnownUntilIssue9(
      reason: "10: a number above 2^128 changes its spelling at every write",
      law: WritingLaws.settling, example: Array("1e127".utf8),
      mayShow: hasNumber { Double($0)?.magnitude ?? 0 >= 0x1p127 }),
    KnownUntilIssue9(
      reason: "10: a number above 2^53 of more digits than Decimal has changes its spelling",
      law: WritingLaws.settling, example: Array("40282366920938463463374607431768211.0001".utf8),
      mayShow: hasNumber { Double($0)?.magnitude ?? 0 >= 0x1p53 && $0.utf8.count > 38 }),
    KnownUntilIssue9(
      reason:
        "10: a number above 2^53 of more digits than Decimal has is another integer when read",
      law: WritingLaws.reading,
      example: Array("70105741183460469.3173168730371588410572".utf8),
      mayShow: hasNumber { Double($0)?.magnitude ?? 0 >= 0x1p53 && $0.utf8.count > 38 }),
    KnownUntilIssue9(
      reason: "10: a number above 2^128 that Decimal holds is read back as a double",
      law: WritingLaws.reading, example: Array("3456789012345678901234567890123456781e2".utf8),
      mayShow: hasNumber { Double($0)?.magnitude ?? 0 >= 0x1p127 }),
    KnownUntilIssue9(
      reason: "10: the marker of a number that no type holds reaches init(JSONValue:)",
      law: WritingLaws.leaves, example: Array("[1e400]".utf8),
      mayShow: hasNumber { Double($0)?.isInfinite == true || NumberText.vanishes($0) }),
  ]

  private static func hasNumber(
    _ body: @escaping @Sendable (String) -> Bool
  ) -> @Sendable ([UInt8]) -> Bool {
    { bytes in
      let text = WideText.utf8(bytes) ?? bytes
      let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
      return Tokens(hasMark ? Array(text.dropFirst(3)) : text).tokens.contains {
        body(String(decoding: $0, as: UTF8.self))
      }
    }
  }
}
