internal import JSONText

/// A string as the key of a dictionary that tells scalars apart.
struct ScalarString: Hashable, Comparable {
  var string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: Self, right: Self) -> Bool {
    left.string.hasSameScalars(as: right.string)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    string.hashScalars(into: &hasher)
  }
}
