import JSONParity

extension JSONValue {
  /// Whether an object inside has a key twice, scalar for scalar.
  var repeatsKeys: Bool {
    switch self {
    case .array(let elements): elements.contains(where: \.repeatsKeys)
    case .object(let members):
      Set(members.map { Array($0.key.utf8) }).count < members.count
        || members.contains { $0.value.repeatsKeys }
    default: false
    }
  }

  /// Whether `says` knows all that is in the value.
  var isComparable: Bool { !repeatsKeys && !hasNumber { !Literal($0).isExact } }

  /// Returns whether two values say the same, worked out without the package.
  ///
  /// Numbers are compared as digits, strings by scalars, members in any order. Both values are comparable.
  func says(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.number(let left), .number(let right)): return Literal(left.text) == Literal(right.text)
    case (.string(let left), .string(let right)): return left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
    case (.object(let left), .object(let right)):
      let byKey = { (members: [Member]) in
        Dictionary(members.map { (Array($0.key.utf8), $0.value) }) { $1 }
      }
      let (one, two) = (byKey(left), byKey(right))
      return one.count == two.count && one.allSatisfy { two[$0]?.says($1) == true }
    default: return false
    }
  }
}
