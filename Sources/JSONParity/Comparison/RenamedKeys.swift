/// Finds members that stand under another key on the other side.
///
/// Two keys are one name when they differ in case and separators only (`full_name`, `fullName`);
/// their values may differ. Other keys belong together when they hold the same value and no other
/// member that is left over holds it, unless it is a value that many members have: null, a
/// boolean, or something empty.
enum RenamedKeys {
  /// Looks among the members that only one of the objects has, and gives the right index for each
  /// left index.
  static func find(
    _ left: [JSONValue.Member], _ leftOnly: [Int], _ right: [JSONValue.Member], _ rightOnly: [Int]
  ) -> [Int: Int] {
    guard !leftOnly.isEmpty, !rightOnly.isEmpty else { return [:] }
    var renames = unique(leftOnly, rightOnly) { index, isLeft -> ScalarString? in
      let name = plainName((isLeft ? left : right)[index].key)
      return name.isEmpty ? nil : ScalarString(name)
    }
    let taken = Set(renames.values)
    var classes = SamenessClasses(PolicyCursor())
    let byValue = unique(
      leftOnly.filter { renames[$0] == nil }, rightOnly.filter { !taken.contains($0) }
    ) { index, isLeft -> Int? in
      let value = (isLeft ? left : right)[index].value
      guard value.isTelling else { return nil }
      return classes.number(of: value, hash: MeaningHash.of(value, under: PolicyCursor()))
    }
    renames.merge(byValue) { first, _ in first }
    return renames
  }

  /// Pairs indices for which a feature is the same and that nobody else shares.
  private static func unique<Feature: Hashable>(
    _ left: [Int], _ right: [Int], _ feature: (_ index: Int, _ isLeft: Bool) -> Feature?
  ) -> [Int: Int] {
    var holders: [Feature: (left: [Int], right: [Int])] = [:]
    for index in left {
      if let feature = feature(index, true) {
        holders[feature, default: ([], [])].left.append(index)
      }
    }
    for index in right {
      if let feature = feature(index, false) {
        holders[feature, default: ([], [])].right.append(index)
      }
    }
    var pairs: [Int: Int] = [:]
    for holder in holders.values where holder.left.count == 1 && holder.right.count == 1 {
      pairs[holder.left[0]] = holder.right[0]
    }
    return pairs
  }

  private static func plainName(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension JSONValue {
  /// Whether a value is rare enough to be recognised by.
  fileprivate var isTelling: Bool {
    switch self {
    case .null, .boolean: false
    case .number: true
    case .string(let string): !string.isEmpty
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    }
  }
}
