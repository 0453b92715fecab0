internal import Foundation
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
    left.string.withUTF8Bytes { one in
      right.string.withUTF8Bytes { other in
        guard let here = one.baseAddress, let there = other.baseAddress else {
          return one.count < other.count
        }
        let order = memcmp(here, there, min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    string.hashScalars(into: &hasher)
  }
}
