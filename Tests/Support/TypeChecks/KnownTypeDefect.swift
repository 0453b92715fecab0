import JSONCodable
import JSONParity

/// A defect that issue 9 mends.
///
/// The list becomes empty when it is mended; a test says when.
public struct KnownTypeDefect: Sendable {
  /// What is wrong.
  public let reason: String
  /// A value in which it shows, and its JSON.
  public let example: TypeCase
  /// Whether a text differs from the expected one by the defect alone.
  let explains: @Sendable (_ text: JSONValue, _ expected: JSONValue) -> Bool

  /// All that is left.
  public static let untilIssue9: [KnownTypeDefect] = [
    KnownTypeDefect(
      reason: "a Float in an optional or AnyHashable in the tree of a JSONEncode() is a Double",
      example: TypeCase("an optional Float", json: #"{"x":0.1}"#) {
        OwnTree(["x": Float?.some(0.1) as Any])
      },
      explains: differOnlyInFloats)
  ]

  private struct OwnTree: JSONEncodable {
    let tree: @Sendable () -> Any
    init(_ tree: @autoclosure @escaping @Sendable () -> JSONObject) { self.tree = tree }
    func JSONEncode() -> Any { tree() }
  }

  /// Whether values are the same, but for floats that are written as their doubles.
  @Sendable
  private static func differOnlyInFloats(_ text: JSONValue, _ expected: JSONValue) -> Bool {
    switch (text, expected) {
    case (.number(let left), .number(let right)):
      return left.hasSameValue(as: right)
        || left.double == Float(right.text).map(Double.init)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy(differOnlyInFloats)
    case (.object(let left), .object(let right)):
      guard left.count == right.count else { return false }
      return left.allSatisfy { member in
        right.contains { $0.key == member.key && differOnlyInFloats(member.value, $0.value) }
      }
    default: return text.means(expected)
    }
  }
}
