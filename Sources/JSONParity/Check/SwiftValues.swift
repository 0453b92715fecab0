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
  static func difference(_ left: Any, _ right: Any) -> String {
    var seen: Set<[ObjectIdentifier]> = []
    return part(left, right, path: "", depth: 0, &seen)
      ?? "\(type(of: left)) against \(type(of: right)), which look the same"
  }

  /// Returns the first part in which two values differ; of two objects that were compared before, none.
  private static func part(
    _ left: Any, _ right: Any, path: String, depth: Int, _ seen: inout Set<[ObjectIdentifier]>
  ) -> String? {
    let equals = ComparedValues.areEqual(left, right)
    if equals == true { return nil }
    if type(of: left) is AnyClass {
      let pair = [ObjectIdentifier(left as AnyObject), ObjectIdentifier(right as AnyObject)]
      guard seen.insert(pair).inserted else { return nil }
    }
    let ones = Array(Mirror(reflecting: left).children)
    let others = Array(Mirror(reflecting: right).children)
    if depth < deepest, ones.count == others.count {
      for (index, (one, other)) in zip(ones, others).enumerated() {
        let step = one.label.map { ".\($0)" } ?? "[\(index)]"
        let found = part(one.value, other.value, path: path + step, depth: depth + 1, &seen)
        if let found { return found }
      }
    }
    let (one, other) = (text(left), text(right))
    guard equals == false || one != other && ones.isEmpty else { return nil }
    let place = path.isEmpty ? "" : " at \(path)"
    return "\(one) against \(other)" + (one == other ? ", which print alike" : "") + place
  }

  private static func text(_ value: Any) -> String {
    let text = ComparedValues.text(of: value)
    let cut = text.count > longest ? text.prefix(longest) + "…" : text[...]
    return "\(type(of: value)) \(cut)"
  }
}
