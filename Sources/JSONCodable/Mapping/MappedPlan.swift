/// A plan to write what the lines of a `JSONMap` note.
///
/// It is made of a value. Values whose lines differ, such as those with a line that depends on another property, have
/// plans of their own: see `MappedPlans`.
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
    let kind: Kind
    let isRequired: Bool
    /// Whether the property lies in the value itself; otherwise it is copied into the row.
    let isInValue: Bool
    /// Whether an earlier line is the same, and the property takes its place.
    let isRepeated: Bool
    let offset: Int
    let size: Int
    /// Where reflection has found the property in the value or object; of no meaning for a verb.
    let origin: Int
    /// What tells the transformer that is used from others; nil without one.
    let identity: ObjectIdentifier?
    /// Where another transformer lies, with the property for it; of no meaning without a transformer.
    let otherOffset: Int
    /// The words of the key, which the same line has each time.
    let words: Memory.TextWords

    /// What a line is made by: a verb with a key or a key path, or reflection; with a transformer, or without.
    ///
    /// Not an option set: unoptimised, to make an empty one takes longer than the rest of a line.
    enum Kind {
      case verb, transformingVerb, pathVerb, transformingPathVerb, reflection,
        transformingReflection

      init(isReflected: Bool, isKeyPath: Bool, isTransformed: Bool) {
        self =
          if isReflected {
            isTransformed ? .transformingReflection : .reflection
          } else if isKeyPath {
            isTransformed ? .transformingPathVerb : .pathVerb
          } else {
            isTransformed ? .transformingVerb : .verb
          }
      }
    }

    /// Creates a line, and takes the room that it needs in the row.
    fileprivate init(
      _ note: MappingNotes.Line, isInValue: Bool, repeating other: Line?, _ row: inout Row
    ) {
      let isTransformed = note.transform != nil
      (type, isRequired, self.isInValue) = (note.type, note.isRequired, isInValue)
      kind = Kind(
        isReflected: note.isReflected, isKeyPath: note.location.isKeyPath,
        isTransformed: isTransformed)
      isRepeated = other != nil
      size = TypeLayout(of: type).size
      origin = note.offset ?? 0
      offset = other?.offset ?? (isInValue ? origin : row.add(type))
      identity = other?.identity ?? note.transform.map { ObjectIdentifier($0.identity) }
      otherOffset =
        other?.otherOffset
        ?? (isTransformed ? row.add(MappingNotes.OtherTransform?.self) : 0)
      words = .init(of: note.location.text)
    }
  }

  /// Where the row ends, and the alignment that it needs.
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
  /// Whether the members of some object do not follow each other: what is written first is not what the first line says.
  let isInterleaved: Bool
  /// The row, which lies behind the value.
  let row: Row
  private let hasRow: Bool

  /// Creates the plan for values of a type, of what the lines of one have said; nil where a line has no key, or leads
  /// through an array, or where two have one place.
  init?(
    _ notes: [MappingNotes.Line], of type: any Any.Type, rowAt start: Int, _ scope: EncodingScope
  ) {
    guard scope.settings.usesPlans, !notes.isEmpty else { return nil }
    let ways = notes.compactMap { Self.keys(to: $0.location) }
    guard ways.count == notes.count else { return nil }
    // Of what reflection has found elsewhere, nobody would know whether it is repeated.
    guard notes.allSatisfy({ !$0.isReflected || $0.offset != nil }) else { return nil }
    var row = Row(end: start)
    let layout = TypeKind.isInline(type) ? StoredPropertyLayout.known(type) : nil
    var lines: [Line] = []
    // The reflected lines by their keys. Two properties at one key have no plan, so the last one is enough.
    var reflected: [String: Int] = [:]
    for (index, note) in notes.enumerated() {
      // A part of an optional or of an enum is not there in every value.
      let isInValue =
        note.isUnchanged && note.offset.flatMap { layout?.holds(note.type, at: $0) } ?? false
      var repeated: Int?
      if note.isReflected {
        let key = note.location.text
        repeated = reflected[key].flatMap { notes[$0].isRepeated(by: note) ? $0 : nil }
        if repeated == nil { reflected[key] = index }
      }
      lines.append(
        Line(note, isInValue: isInValue, repeating: repeated.map { lines[$0] }, &row))
    }
    let written = notes.indices.filter { !lines[$0].isRepeated }.map { index in
      let (note, line) = (notes[index], lines[index])
      return Member(
        way: ways[index][...], offset: line.offset,
        encoder: .noted(by: note, otherAt: line.otherOffset - line.offset, scope.front))
    }
    var isInterleaved = false
    guard let members = Self.object(of: written, &isInterleaved) else { return nil }
    self.isInterleaved = isInterleaved
    (self.members, self.notes, self.row) = (members, notes, row)
    hasRow = row.end > start
    let kept = UnsafeMutablePointer<Line>.allocate(capacity: lines.count)
    kept.initialize(from: lines, count: lines.count)
    (firstLine, endOfLines) = (UnsafePointer(kept), UnsafePointer(kept + lines.count))
  }

  // The lines are freed as they are: they hold nothing.
  deinit { firstLine.deallocate() }
}

// MARK: - Places

extension MappedPlan {
  /// A property, and the keys that lead to its place.
  private struct Member {
    let way: ArraySlice<String>
    let offset: Int
    let encoder: ValueEncoder

    /// The member in the object at its first key.
    var inside: Member { Member(way: way.dropFirst(), offset: offset, encoder: encoder) }
  }

  /// Returns the keys that lead to a place, in the style of the context; nil where there are none, or an index is
  /// among them.
  private static func keys(to location: RestoreLocation) -> [String]? {
    guard !location.isNowhere,
      let steps = Restoring.attempt({ try JSONObject.steps(to: location) })
    else { return nil }
    let keys = steps.compactMap { step in if case .key(let key) = step { key } else { nil } }
    return keys.count == steps.count ? keys : nil
  }

  /// Returns the plan of an object; nil where two members have one place.
  private static func object(of members: [Member], _ isInterleaved: inout Bool) -> EncodingPlan? {
    // The members of each object, in the order of their first ones.
    var inner: [[Member]] = [], objects: [String: Int] = [:], last: Int?
    for member in members {
      guard let key = member.way.first else { return nil }
      guard member.way.count > 1 else {
        last = nil
        continue
      }
      let place = objects[key] ?? inner.count
      if place == inner.count {
        objects[key] = place
        inner.append([])
      } else if place != last {
        isInterleaved = true
      }
      inner[place].append(member.inside)
      last = place
    }
    var entries: ContiguousArray<EncodingPlan.Entry> = [], written = 0
    for member in members {
      guard let key = member.way.first else { return nil }
      guard member.way.count > 1 else {
        entries.append(.init(key: key, offset: member.offset, encoder: member.encoder))
        continue
      }
      guard objects[key] == written else { continue }
      guard let plan = object(of: inner[written], &isInterleaved) else { return nil }
      entries.append(.init(key: key, offset: 0, encoder: .part(of: plan)))
      written += 1
    }
    return EncodingPlan(distinct: entries)
  }
}

extension ValueEncoder {
  /// Returns the encoder of an object for properties that lie in the value around it; without one of them it is left
  /// out.
  static func part(of plan: EncodingPlan) -> ValueEncoder {
    ValueEncoder(canBeNil: plan.canBeEmpty) { pointer, scope in
      let object = try plan.encode(pointer, scope)
      return object.isEmpty ? nil : object
    } write: { pointer, writer in
      try writer.writeMembers(of: pointer, by: plan)
    }
  }
}

extension MappedPlan {
  /// Returns whether a line has a key, whose words are others.
  func hasKey(_ key: String, _ line: UnsafePointer<Line>) -> Bool {
    notes[line - firstLine].location.text == key
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
      let other =
        note.transform == nil
        ? nil : (room + line.otherOffset).load(as: MappingNotes.OtherTransform?.self)
      return MappingNotes.Noted(
        line: note, property: UnsafeRawPointer(room + line.offset).copy(as: line.type),
        transform: other?.transform ?? note.transform,
        origin: note.isReflected ? variable.map { $0 + line.origin } : nil, context: nil)
    }
  }

  /// Ends the copies that the lines before one have made.
  func clear(before end: UnsafePointer<Line>, in room: UnsafeMutableRawPointer) {
    guard hasRow else { return }
    for line in lines(before: end) where !line.isRepeated {
      if !line.isInValue { (room + line.offset).deinitialize(as: line.type) }
      if line.identity != nil {
        (room + line.otherOffset).deinitialize(as: MappingNotes.OtherTransform?.self)
      }
    }
  }
}

extension MappedPlan {
  /// Returns the line that stands where a line of another plan does, if all lines before it are the same.
  func line(at line: UnsafePointer<Line>, of other: MappedPlan) -> UnsafePointer<Line>? {
    let count = line - other.firstLine
    guard count <= endOfLines - firstLine,
      (0..<count).allSatisfy({ firstLine[$0].isSame(as: other.firstLine[$0]) })
    else { return nil }
    return firstLine + count
  }
}

extension MappedPlan.Line {
  /// Returns whether another line notes the same property in the same place.
  fileprivate func isSame(as other: Self) -> Bool {
    type == other.type && kind == other.kind && isRequired == other.isRequired
      && isInValue == other.isInValue && isRepeated == other.isRepeated && offset == other.offset
      && origin == other.origin && identity == other.identity && otherOffset == other.otherOffset
      && words == other.words
  }
}

extension MappingNotes.Line {
  /// Returns whether another line maps the same property at the same key: a class and its subclass may both map what
  /// they inherit.
  fileprivate func isRepeated(by other: MappingNotes.Line) -> Bool {
    isReflected && other.isReflected && offset == other.offset
      && location.text == other.location.text
      && type == other.type && (transform == nil) == (other.transform == nil)
  }
}

/// The plans for the values of a type: one for each sequence of lines that values have had, as long as they are few.
final class MappedPlans: Sendable {
  /// How many sequences of lines have plans after the first, and how many of the last ones without are remembered.
  private static let most = 16
  /// How many values without a plan are looked at.
  private static let mostTried = 128

  /// The plan of the first value; nil where its lines have none.
  let first: MappedPlan?
  /// The plans, how many values without one were looked at, and the hashes of the last lines that had none.
  private let others = Locked((plans: [MappedPlan](), tried: 0, met: [Int]()))

  init(_ first: MappedPlan?) { self.first = first }

  /// Returns whether a body takes one of the other plans whose lines are the same before a line of a plan, with the line
  /// that stands there.
  func contains(
    like plan: MappedPlan, before line: UnsafePointer<MappedPlan.Line>,
    where takes: (MappedPlan, UnsafePointer<MappedPlan.Line>) -> Bool
  ) -> Bool {
    let others = others.withLock { $0.plans }
    return first.map { [$0] + others }?.contains { candidate in
      candidate !== plan
        && candidate.line(at: line, of: plan).map { takes(candidate, $0) } ?? false
    } ?? false
  }

  /// Adds a plan for lines that have come before, unless there are many.
  ///
  /// The lines of some mappings, such as one for each key of a dictionary, are others with each value: a plan would take
  /// more than to write the value, and would never be used.
  func add(_ hashOfLines: () -> Int, _ plan: () -> MappedPlan?) {
    guard others.withLock({ $0.tried < Self.mostTried && $0.plans.count < Self.most }) else {
      return
    }
    let hash = hashOfLines()
    let comesAgain = others.withLock { others in
      others.tried += 1
      if let index = others.met.firstIndex(of: hash) {
        others.met.remove(at: index)
        return true
      }
      if others.met.count == Self.most { others.met.removeFirst() }
      others.met.append(hash)
      return false
    }
    guard comesAgain, let plan = plan() else { return }
    others.withLock { if $0.plans.count < Self.most { $0.plans.append(plan) } }
  }
}
