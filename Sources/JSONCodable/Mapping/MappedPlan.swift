/// A plan to write what the lines of a `JSONMap` note.
///
/// It is made of the first value. A value whose lines differ, such as one with a line that depends on another
/// property, is written without it.
///
/// A property that lies in the value is written from there, as the default encoding does it. For one that lies
/// elsewhere there is a place in a row: it is computed, transformed, or belongs to an object.
///
/// Safe to share: all is constant.
final class MappedPlan: @unchecked Sendable {
  /// What is compared with a line, and where its property lies in the room of a value's notes.
  ///
  /// It holds nothing that is counted, so that a look at it copies nothing.
  struct Line {
    let type: any Any.Type
    let isRequired: Bool
    /// Whether the property lies in the value itself; otherwise it is copied into the row.
    let isInValue: Bool
    let offset: Int
    let size: Int
    /// What tells the transformer from others; nil without one.
    let identity: ObjectIdentifier?
    /// Where another transformer lies, with the property for it; of no meaning without a transformer.
    let otherOffset: Int
    /// The words of the key, which the same line has each time.
    let words: Memory.TextWords

    /// Creates a line, and takes the room that it needs in the row.
    fileprivate init(_ line: MappingNotes.Line, at offset: Int?, _ row: inout Row) {
      (type, isRequired, isInValue) = (line.type, line.isRequired, offset != nil)
      size = TypeLayout(of: type).size
      self.offset = offset ?? row.add(type)
      identity = line.transform.map { ObjectIdentifier($0.identity) }
      otherOffset = identity == nil ? 0 : row.add(MappingNotes.RareProperty?.self)
      words = .init(of: line.place)
    }
  }

  /// The row while it is laid out.
  struct Row {
    fileprivate(set) var end: Int
    fileprivate(set) var alignment = 1

    /// Takes the room of a variable, and returns where it begins.
    fileprivate mutating func add(_ type: any Any.Type) -> Int {
      let layout = TypeLayout(of: type)
      let offset = layout.aligned(end)
      end = offset + layout.size
      alignment = max(alignment, layout.alignment)
      return offset
    }
  }

  /// The first line, and where the last one ends.
  let firstLine, endOfLines: UnsafePointer<Line>
  private let notes: [MappingNotes.Line]
  let members: EncodingPlan
  /// The row behind the value.
  let row: Row
  private let hasRow: Bool

  /// Creates the plan for values of a type, of what the lines of the first one have said; nil where a line has a key
  /// path, or two have one key.
  init?(
    _ notes: [MappingNotes.Line], of type: any Any.Type, _ valueSize: Int, _ scope: EncodingScope
  ) {
    guard scope.settings.usesPlans, !notes.isEmpty, !notes.contains(where: \.isKeyPath) else {
      return nil
    }
    var row = Row(end: valueSize)
    // An object holds its properties itself, and a part of an optional or of an enum is not there in every value.
    let layout =
      valueSize > 0 && TypeKind.isInline(type) ? StoredPropertyLayout(of: type) : nil
    let lines = notes.map { note in
      let offset = note.offset.flatMap { layout?.holds(note.type, at: $0) ?? false ? $0 : nil }
      return Line(note, at: offset, &row)
    }
    guard zip(notes, lines).allSatisfy({ $0.label == nil || $1.isInValue }) else { return nil }
    let entries = zip(notes, lines).map { note, line in
      EncodingPlan.Entry(
        key: scope.key(for: note.place), offset: line.offset,
        encoder: .noted(by: note, otherAt: line.otherOffset - line.offset, scope.front))
    }
    guard let members = EncodingPlan(distinct: ContiguousArray(entries)) else { return nil }
    (self.members, self.notes, self.row) = (members, notes, row)
    hasRow = row.end > valueSize
    let kept = UnsafeMutablePointer<Line>.allocate(capacity: lines.count)
    kept.initialize(from: lines, count: lines.count)
    (firstLine, endOfLines) = (UnsafePointer(kept), UnsafePointer(kept + lines.count))
  }

  // The lines are freed as they are: they hold nothing.
  deinit { firstLine.deallocate() }
}

extension MappedPlan {
  /// Returns whether a line has a key, whose words are others.
  func hasKey(_ key: String, _ line: UnsafePointer<Line>) -> Bool {
    notes[line - firstLine].place == key
  }

  private func lines(before end: UnsafePointer<Line>) -> UnsafeBufferPointer<Line> {
    UnsafeBufferPointer(start: firstLine, count: end - firstLine)
  }

  /// Returns what the lines before one have noted, as they would have noted it without the plan, from where `JSONMap`
  /// has the value.
  func properties(
    before end: UnsafePointer<Line>, in room: UnsafeMutableRawPointer,
    _ variable: UnsafeMutableRawPointer?
  ) -> [MappingNotes.Noted] {
    zip(notes, lines(before: end)).map { note, line in
      let property = (room + line.offset).copy(as: line.type)
      let origin = note.label.flatMap { label in
        variable.map { MappingNotes.Origin(label: label, address: $0 + line.offset) }
      }
      let other =
        line.identity == nil
        ? nil : (room + line.otherOffset).load(as: MappingNotes.RareProperty?.self)
      let transform = other?.transform ?? note.transform
      guard transform != nil || origin != nil else { return .init(line: note, property: property) }
      return .init(
        line: note, property: MappingNotes.RareProperty(property, transform, origin))
    }
  }

  /// Ends the copies that the lines before one have made.
  func clear(before end: UnsafePointer<Line>, in room: UnsafeMutableRawPointer) {
    guard hasRow else { return }
    for line in lines(before: end) {
      if !line.isInValue { (room + line.offset).deinitialize(as: line.type) }
      if line.identity != nil {
        (room + line.otherOffset).deinitialize(as: MappingNotes.RareProperty?.self)
      }
    }
  }
}
