/// A step on the way to the value of a property.
enum PathStep: Hashable, Sendable {
  case key(String), index(Int)
}

/// An array in a model's JSON, at whose indices lines map properties.
struct IndexedList {
  private let name: String
  private let isInside: Bool
  private var count = 0

  init(_ types: inout TypeGenerator) {
    (name, isInside) = (types.newName("list"), types.chance(2))
  }

  /// Returns the place of the next property, at the next index.
  ///
  /// At the end of a place stands null for nil. On the way to a key nothing would be made for nil, and the next
  /// index would be out of reach.
  mutating func next(
    _ property: String, isOptional: Bool, _ types: inout TypeGenerator
  ) -> (path: [PathStep], text: String) {
    defer { count += 1 }
    let start: [PathStep] = isInside ? [.key("in"), .key(name)] : [.key(name)]
    let text = (isInside ? "in." : "") + "\(name)[\(count)]"
    switch types.below(isOptional ? 3 : 4) {
    case 0, 1: return (start + [.index(count)], text)
    case 2: return (start + [.index(count), .index(0)], text + "[0]")
    default: return (start + [.index(count), .key(property)], text + ".\(property)")
    }
  }
}

extension JSON {
  /// Returns an object with members at paths; none is the start of another.
  static func nested(_ members: [(path: [PathStep], json: String)]) -> String {
    var steps: [PathStep] = []
    for member in members where !steps.contains(member.path[0]) { steps.append(member.path[0]) }
    let values = steps.map { step in
      let inner = members.filter { $0.path[0] == step }
      return inner[0].path.count == 1
        ? inner[0].json : nested(inner.map { (path: Array($0.path.dropFirst()), json: $0.json) })
    }
    if case .index? = steps.first { return array(values) }
    let keys = steps.map { step in
      if case .key(let key) = step { key } else { "" }
    }
    return object(zip(keys, values).map { (key: $0, json: $1) })
  }
}
