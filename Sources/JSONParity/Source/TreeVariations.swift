import JSONCodable

/// JSON that is like other JSON but for one scalar.
enum TreeVariations {
  /// So many are tried of one value.
  private static let most = 60

  /// Returns such JSON: with numbers that are negative, large and 0, and with texts that are empty and of other letters.
  static func of(_ tree: Any) -> [Any] { Array(variations(of: tree).prefix(most)) }

  private static func variations(of tree: Any) -> [Any] {
    if let object = tree as? JSONObject {
      // Each is a copy of the whole object, and no more are made than are tried.
      return object.sorted { $0.key < $1.key }.reduce(into: [Any]()) { variations, member in
        guard variations.count < most else { return }
        for other in of(member.value).prefix(most - variations.count) {
          variations.append(object.merging([member.key: other]) { $1 })
        }
      }
    }
    if let array = tree as? [Any] {
      guard let first = array.first else { return [] }
      return of(first).map { [$0] + array.dropFirst() }
    }
    switch tree {
    case let flag as Bool: return [!flag]
    case let number as Int: return [0, -5, number &+ 1, 1_000_000]
    case let number as Double: return [0.5, -1.5, number + 1, 1e6]
    case let text as String:
      return ["", "Other", text.uppercased(), text.lowercased(), text + "1"]
    default: return []
    }
  }
}
