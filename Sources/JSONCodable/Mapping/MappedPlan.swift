/// A plan to write what the lines of a `JSONMap` note: the members lie in a row, as the properties of a
/// value do.
///
/// It is made of the first value. A value whose lines differ, such as one with a line that depends on another
/// property, is written without it.
final class MappedPlan: Sendable {
  private let places: [String]
  let members: EncodingPlan

  /// Creates the plan; nil where a line has a key path, or two have one key.
  init?(_ lines: [JSONMapping.Member], _ scope: EncodingScope) {
    guard scope.settings.usesPlans, !lines.isEmpty, !lines.contains(where: \.isKeyPath) else {
      return nil
    }
    let entries = lines.enumerated().map { index, line in
      EncodingPlan.Entry(
        key: scope.key(for: line.place), offset: index * MemoryLayout<JSONMapping.Member>.stride,
        encoder: .member)
    }
    guard let members = EncodingPlan(distinct: ContiguousArray(entries)) else { return nil }
    (places, self.members) = (lines.map(\.place), members)
  }

  /// Returns whether the lines of a value are those of the plan.
  func fits(_ lines: [JSONMapping.Member]) -> Bool {
    guard lines.count == places.count else { return false }
    return lines.indices.allSatisfy { lines[$0].place == places[$0] && !lines[$0].isKeyPath }
  }
}

extension ValueEncoder {
  /// The encoder of a member of a mapping, which holds its property in an `Any`.
  fileprivate static let member = ValueEncoder(canBeNil: true) { pointer, scope in
    try pointer.pointer(to: JSONMapping.Member.self).pointee.encoded(scope)
  } write: { pointer, writer in
    let member = pointer.pointer(to: JSONMapping.Member.self)
    if member.pointee.isPlain,
      let isWritten = try write(plain: member.pointee.property, to: &writer)
    {
      return isWritten
    }
    guard let tree = try member.pointee.encoded(writer.scope) else { return false }
    try writer.write(tree)
    return true
  }
}
