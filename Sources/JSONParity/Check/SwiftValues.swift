internal import Foundation
import JSONCodable

/// Compares two values of one type by `==`, and says by reflection in what they differ.
@usableFromInline
enum SwiftValues {
  private static let deepest = 16
  private static let longest = 60
  /// How many bytes of data are shown at most.
  private static let mostBytes = 16

  /// Returns the `==` of two types; nil where they are not one type that has it.
  @usableFromInline
  static func equality<Left, Right>(
    of left: Left.Type, _ right: Right.Type
  ) -> ((Left, Right) -> Bool)? {
    func equality<Value: Equatable>(_ type: Value.Type) -> (Left, Right) -> Bool {
      { left, right in
        guard let left = left as? Value, let right = right as? Value else { return false }
        return left == right
      }
    }
    guard left == right, let type = left as? any Equatable.Type else { return nil }
    return equality(type)
  }

  /// Returns the first part in which two values differ, with the types where they print alike.
  ///
  ///     Int 5 against Int 6 at .cache
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another one, which is not equal to it.
  ///   - parts: Parts that say nothing, as `differentParts` names them.
  /// - Returns: The part; nil where these are all that differ.
  static func difference(_ left: Any, _ right: Any, besides parts: Set<String> = []) -> String? {
    var search = Search(besides: parts, entersSets: parts.isEmpty)
    if let part = search.part(left, right) { return part }
    return parts.isEmpty ? "\(type(of: left)) against \(type(of: right)), which look the same" : nil
  }

  /// Returns the parts in which two values differ, each by its path.
  static func differentParts(_ left: Any, _ right: Any) -> Set<String> {
    var search = Search(besides: [], entersSets: false, isForAll: true)
    _ = search.part(left, right)
    return search.besides
  }

  /// A walk through two values to the first part in which they differ, or to all of them.
  private struct Search {
    /// The paths of parts that are passed over; of a walk to all, those that were found.
    private(set) var besides: Set<String>
    /// Whether to look into sets and dictionaries, whose parts have no place.
    let entersSets: Bool
    private let isForAll: Bool
    private var passedOver = 0
    private var seen: Set<[ObjectIdentifier]> = []

    init(besides: Set<String>, entersSets: Bool, isForAll: Bool = false) {
      (self.besides, self.entersSets, self.isForAll) = (besides, entersSets, isForAll)
    }

    /// Returns the first part that differs; of two objects that were compared before, and in a walk to all, none.
    mutating func part(
      _ left: Any, _ right: Any, path: String = "", depth: Int = 0
    ) -> String? {
      let equals = ComparedValues.areEqual(left, right)
      if equals == true { return nil }
      if besides.contains(path) {
        passedOver += 1
        return nil
      }
      if type(of: left) is AnyClass {
        let pair = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
        guard seen.insert(pair).inserted else { return nil }
      }
      let before = passedOver
      let (mirror, others) = (Mirror(reflecting: left), Array(Mirror(reflecting: right).children))
      let isSet = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
      let isWhole = isSet && !entersSets || SwiftValues.isLeaf(left)
      let ones = isWhole ? [] : Array(mirror.children)
      if depth < deepest, ones.count == others.count {
        for (index, (one, other)) in zip(ones, others).enumerated() {
          let step = one.label.map { ".\($0)" } ?? "[\(index)]"
          let found = part(one.value, other.value, path: path + step, depth: depth + 1)
          if let found { return found }
        }
      } else if besides.contains(where: { $0.hasPrefix(path + ".") || $0.hasPrefix(path + "[") }) {
        // Only one of the two has the part.
        passedOver += 1
      }
      let (one, other) = SwiftValues.texts(left, right)
      guard passedOver == before, equals == false || one != other && ones.isEmpty else {
        return nil
      }
      if isForAll {
        besides.insert(path)
        passedOver += 1
        return nil
      }
      let place = path.isEmpty ? "" : " at \(path)"
      return "\(one) against \(other)" + (one == other ? ", which print alike" : "") + place
    }
  }

  /// Returns whether the parts of a value are nothing but where it lies in memory.
  private static func isLeaf(_ value: Any) -> Bool { value is Data || isPointer(value) }

  private static func isPointer(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return ["Swift.Unsafe", "Swift.OpaquePointer", "Swift.AutoreleasingUnsafe"]
      .contains(where: name.hasPrefix)
  }

  private static func texts(_ left: Any, _ right: Any) -> (left: String, right: String) {
    guard let one = left as? Data, let other = right as? Data else {
      return (text(left), text(right))
    }
    let different = zip(one, other).prefix { $0 == $1 }.count
    let start = max(one.count, other.count) <= mostBytes ? 0 : max(0, different - mostBytes / 4)
    return (text(one, from: start), text(other, from: start))
  }

  /// Returns the bytes of data as hexadecimal digits, of many those from a place on, and their count.
  private static func text(_ data: Data, from start: Int) -> String {
    let shown = data.dropFirst(start).prefix(mostBytes)
    let digits = shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let bytes =
      (start > 0 ? "…" : "") + digits + (start + shown.count < data.count ? "…" : "")
    return "Data " + (bytes.isEmpty ? "" : bytes + " ") + "(\(data.count.of("byte")))"
  }

  private static func text(_ value: Any) -> String {
    if isPointer(value) { return "\(type(of: value))" }
    let text = ComparedValues.text(of: value)
    let cut = text.count > longest ? text.prefix(longest) + "…" : text[...]
    return "\(type(of: value)) \(cut)"
  }
}
