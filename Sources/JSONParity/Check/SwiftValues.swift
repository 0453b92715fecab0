import JSONCodable

/// Compares two values of one type by `==`, and says by reflection in what they differ.
@usableFromInline
enum SwiftValues {
  private static let deepest = 16
  private static let longest = 60

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
      let ones = isSet && !entersSets ? [] : Array(mirror.children)
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
      let (one, other) = (SwiftValues.text(left), SwiftValues.text(right))
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

  private static func text(_ value: Any) -> String {
    let text = ComparedValues.text(of: value)
    let cut = text.count > longest ? text.prefix(longest) + "…" : text[...]
    return "\(type(of: value)) \(cut)"
  }
}
