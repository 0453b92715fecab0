/// A plan to write what the lines of a `JSONMap` note: the properties lie in a row, as those of a value do.
///
/// It is made of the first value. A value whose lines differ, such as one with a line that depends on another
/// property, is written without it.
final class MappedPlan: Sendable {
  let lines: [MappingNotes.Line]
  let members: EncodingPlan

  /// Creates the plan; nil where a line has a key path, or two have one key.
  init?(_ lines: [MappingNotes.Line], _ scope: EncodingScope) {
    guard scope.settings.usesPlans, !lines.isEmpty, !lines.contains(where: \.isKeyPath) else {
      return nil
    }
    let entries = lines.enumerated().map { index, line in
      EncodingPlan.Entry(
        key: scope.key(for: line.place), offset: index * MemoryLayout<Any>.stride,
        encoder: .noted(by: line))
    }
    guard let members = EncodingPlan(distinct: ContiguousArray(entries)) else { return nil }
    (self.lines, self.members) = (lines, members)
  }
}

extension ValueEncoder {
  /// Returns the encoder of a property that a line has noted.
  fileprivate static func noted(by line: MappingNotes.Line) -> ValueEncoder {
    ValueEncoder(canBeNil: true) { property, scope in
      try line.encode(property.value(as: Any.self), scope)
    } write: { property, writer in
      let property = property.value(as: Any.self)
      if !line.isRequired, !Memory.isStored(property, as: MappingNotes.RareProperty.self) {
        return try writeUnlessEmpty(property, to: &writer)
      }
      guard let tree = try line.encode(property, writer.scope) else { return false }
      try writer.write(tree)
      return true
    }
  }
}
