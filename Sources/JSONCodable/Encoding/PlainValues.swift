/// What is known of a type whose values stand in a tree as they are: strings, integers, booleans,
/// doubles, and arrays and dictionaries of such.
///
/// `[[1.5, 2]]` is a JSON tree already, so nothing has to be made of it. Only its doubles must be
/// finite.
struct PlainValues: Sendable {
  /// How many arrays and dictionaries stand in one another.
  let levels: Int
  /// Tells whether a value is all JSON; nil where every value is.
  let holds: (@Sendable (UnsafeRawPointer) -> Bool)?

  /// What is known of a scalar type that is always JSON.
  static let scalar = PlainValues(levels: 0, holds: nil)
  /// What is known of `Double`.
  static let double = PlainValues(levels: 0) {
    $0.assumingMemoryBound(to: Double.self).pointee.isFinite
  }

  /// What follows for arrays of such values.
  func array<Element>(of type: Element.Type) -> PlainValues {
    guard let holds else { return PlainValues(levels: levels + 1, holds: nil) }
    return PlainValues(levels: levels + 1) { array in
      array.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBytes { elements in
        guard let base = elements.baseAddress else { return true }
        let stride = MemoryLayout<Element>.stride
        return Swift.stride(from: 0, to: elements.count, by: stride).allSatisfy {
          holds(base + $0)
        }
      }
    }
  }

  /// What follows for objects of such values.
  func object<Value>(of type: Value.Type) -> PlainValues {
    guard let holds else { return PlainValues(levels: levels + 1, holds: nil) }
    return PlainValues(levels: levels + 1) { object in
      object.assumingMemoryBound(to: [String: Value].self).pointee.values.allSatisfy { value in
        withUnsafePointer(to: value) { holds($0) }
      }
    }
  }

  /// Tells whether a value may stand in the tree as it is.
  func admit(_ value: UnsafeRawPointer) -> Bool {
    EncodingScope.hasRoom(for: levels) && holds?(value) ?? true
  }
}
