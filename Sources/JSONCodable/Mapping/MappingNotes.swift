import Foundation

/// What the lines of a mapping have noted to be written.
///
/// `JSONMap` runs on a copy of the value. Another copy lies at the beginning of a room, and nobody changes it. As long
/// as a property is what it was when `JSONMap` began, a line has nothing to copy: its property is written from there.
///
///     offset 0      the value; nothing for an object, whose properties `JSONMap` has in its own hands
///     behind it     the bytes of the copy on which `JSONMap` runs, as they were
///     row           the properties that lie elsewhere, each as it was when its line ran
///
/// The same bytes are the same property: what they refer to is held by the value, and so nobody changes it in place,
/// and nothing else comes to lie there.
///
/// The lines are kept only where they are not those of the plan. A line inside a `JSONContext.with` keeps its context, in
/// which it is written, and never stands in a plan.
@usableFromInline
final class MappingNotes {
  /// What a line says, beside the property.
  struct Line {
    let location: RestoreLocation
    let isRequired: Bool
    let type: any Any.Type
    let transform: JSONPropertyTransform?
    /// Whether reflection has found the property; otherwise the line is a verb.
    let isReflected: Bool
    /// Where the property lies in the value or object; nil for all others.
    let offset: Int?
    /// Whether it lies in the value, and is what it was when `JSONMap` began.
    let isUnchanged: Bool
  }

  /// A line, and its property as it was when the line ran.
  struct Noted {
    let line: Line
    let property: Any
    /// What makes JSON of the property; nil where its type alone does.
    let transform: JSONPropertyTransform?
    /// Where reflection has found the property; nil for one of a verb.
    let origin: UnsafeMutableRawPointer?
    /// The context that was opened around the line; nil for that of the value.
    let context: JSONContext?
  }

  /// A transformer that is not the one of the plan, with the property for it.
  final class OtherTransform {
    let property: Any
    let transform: JSONPropertyTransform

    init(_ property: Any, _ transform: JSONPropertyTransform) {
      (self.property, self.transform) = (property, transform)
    }
  }

  // One thread has it, and each access is over at once: there is no overlap to look for.

  /// The type of the value.
  @exclusivity(unchecked) private(set) var type: any Any.Type = Never.self
  /// How much of the room the value takes: nothing for an object.
  @exclusivity(unchecked) private var size = 0
  @exclusivity(unchecked) private var room = Room()
  /// The bytes of the copy on which `JSONMap` runs, as they were when it began.
  @exclusivity(unchecked) private var bytes: UnsafeMutableRawPointer
  /// Where `JSONMap` has the value or object.
  @exclusivity(unchecked) private var variable: UnsafeMutableRawPointer?
  /// The plans of the type; nil for the first value.
  @exclusivity(unchecked) private var plans: MappedPlans?
  /// The plan whose lines those of the value are so far.
  @exclusivity(unchecked) private var plan: MappedPlan?
  /// The line of the plan that comes next, and where the last one ends that can come.
  @exclusivity(unchecked) private var next, end: UnsafePointer<MappedPlan.Line>?
  /// The context that `JSONMap` has opened; nil for that of the value.
  @exclusivity(unchecked) private var context: JSONContext?
  /// The line that would come next without that context.
  @exclusivity(unchecked) private var nextOutside: UnsafePointer<MappedPlan.Line>?
  /// What all lines have noted; nil as long as they are those of the plan.
  @exclusivity(unchecked) private(set) var others: [Noted]?
  /// Whether all that `JSONMap` does is to map the value by reflection.
  @exclusivity(unchecked) private(set) var isByReflection = false

  init() { bytes = room.start }

  deinit { clear() }
}

// MARK: - Running

extension MappingNotes {
  /// Runs the `JSONMap` of a value, and notes its lines.
  ///
  /// - Throws: What `JSONMap` throws.
  func run<T: JSONMappable>(
    _ place: UnsafeRawPointer, as type: T.Type, _ plans: MappedPlans?, _ scope: EncodingScope
  ) throws {
    begin(type, MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment, plans)
    room.start.initializeMemory(as: type, to: place.value(as: type))
    var copy = place.value(as: type)
    try withUnsafeMutablePointer(to: &copy) { copy in
      variable = UnsafeMutableRawPointer(copy)
      bytes.copyMemory(from: copy, byteCount: size)
      try run(&copy.pointee, scope)
    }
  }

  /// Runs the `JSONMap` of an object, and notes its lines.
  ///
  /// - Throws: What `JSONMap` throws.
  func run<T: JSONMappable>(
    object: T, _ plans: MappedPlans?, _ scope: EncodingScope
  ) throws {
    var object = object
    begin(Swift.type(of: object), 0, alignment: 1, plans)
    variable = Memory.address(ofInstance: object)
    try run(&object, scope)
  }

  @inline(__always)
  private func run<T: JSONMappable>(_ value: inout T, _ scope: EncodingScope) throws {
    var mapping = JSONMapping(writing: type, self)
    let outer = scope.noting
    scope.noting = self
    defer { scope.noting = outer }
    try scope.runOwn(type) { try value.JSONMap(&mapping) }
    isByReflection = mapping.isByReflection
  }

  private func begin(
    _ type: any Any.Type, _ size: Int, alignment: Int, _ plans: MappedPlans?
  ) {
    (self.type, self.size, self.plans, plan) = (type, size, plans, plans?.first)
    let row = plan?.row
    room.reserve(max(row?.end ?? 0, rowStart), alignment: max(alignment, row?.alignment ?? 0))
    bytes = room.start + Room.aligned(size)
    (next, end) = (plan?.firstLine, plan?.endOfLines)
    others = plan == nil ? [] : nil
  }

  /// Where the row begins, behind the value and its bytes.
  private var rowStart: Int { Room.aligned(size) + size }

  /// Ends all copies.
  func clear() {
    if let plan, let next { plan.clear(before: next, in: room.start) }
    if size > 0 { room.start.deinitialize(as: type) }
    (plans, plan, next, end, variable, others) = (nil, nil, nil, nil, nil, nil)
    size = 0
    room.trim()
  }
}

// MARK: - Noting

extension MappingNotes {
  /// Notes a property.
  @inline(__always)
  func add(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, key: String, isRequired: Bool
  ) {
    if follows(property, type, key, isRequired) { return }
    leave(property, type, .key(key), isRequired)
  }

  /// Notes a property that may have a key path, or several keys.
  func add(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ location: RestoreLocation,
    isRequired: Bool
  ) {
    if follows(property, type, location, isRequired) { return }
    leave(property, type, location, isRequired)
  }

  /// Notes a property with a transformer.
  func add(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ location: RestoreLocation,
    isRequired: Bool, by identity: JSONTransformerIdentity,
    _ transform: @autoclosure () -> JSONPropertyTransform
  ) {
    let kind = MappedPlan.Line.Kind(
      isReflected: false, isKeyPath: location.isKeyPath, isTransformed: true)
    if follows(property, type, location.text, isRequired, by: identity, transform(), kind) {
      return
    }
    leave(property, type, location, isRequired, by: transform())
  }

  /// Notes a property that reflection has found.
  func add(_ field: FieldMapping.Field, at place: UnsafeMutableRawPointer) {
    // Most have no transformer, and `transform` of these would be copied.
    if !field.isTransformed, isNext(reflected: place),
      follows(place, field.type, field.key, false, .reflection)
    {
      return
    }
    let (location, transform) = (RestoreLocation.key(field.key), field.transform)
    if let transform, follows(place, field.type, location, false, by: transform, isReflected: true)
    {
      return
    }
    leave(place, field.type, location, false, by: transform, isReflected: true)
  }

  /// Returns whether a line of any kind is the next one of the plan, and its property is noted.
  private func follows(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ location: RestoreLocation,
    _ isRequired: Bool, by transform: JSONPropertyTransform? = nil, isReflected: Bool = false
  ) -> Bool {
    if isReflected, !isNext(reflected: property) { return false }
    let kind = MappedPlan.Line.Kind(
      isReflected: isReflected, isKeyPath: location.isKeyPath, isTransformed: transform != nil)
    guard let transform else { return follows(property, type, location.text, isRequired, kind) }
    return follows(
      property, type, location.text, isRequired, by: transform.identity, transform, kind)
  }

  /// Returns whether the next line of the plan has a property that reflection finds at a place.
  @inline(__always)
  private func isNext(reflected place: UnsafeMutableRawPointer) -> Bool {
    guard let variable, let next, next != end else { return false }
    return variable + next.pointee.origin == place
  }

  /// Returns whether a line is the next one of the plan, and its property is noted.
  @inline(__always)
  private func follows(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ key: String, _ isRequired: Bool,
    _ kind: MappedPlan.Line.Kind = .verb
  ) -> Bool {
    guard let next, next != end, next.pointee.kind == kind, next.pointee.type == type,
      next.pointee.isRequired == isRequired,
      next.pointee.words == Memory.TextWords(of: key) || plan?.hasKey(key, next) ?? false
    else { return false }
    if !next.pointee.isInValue {
      note(property, next)
    } else if !isUnchanged(property, next.pointee.offset, next.pointee.size) {
      return false
    }
    self.next = next + 1
    return true
  }

  /// Copies a property into the row.
  @inline(__always)
  private func note(_ property: UnsafeMutableRawPointer, _ line: UnsafePointer<MappedPlan.Line>) {
    let place = room.start + line.pointee.offset
    if line.pointee.isRepeated {
      place.update(as: line.pointee.type, from: property)
    } else {
      place.initialize(as: line.pointee.type, from: property)
    }
  }

  /// Returns whether a line with a transformer is the next one of the plan, and its property is noted.
  ///
  /// A line whose transformer is another one each time, as `date(format:)` makes it, notes it with the property.
  private func follows(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ key: String, _ isRequired: Bool,
    by identity: JSONTransformerIdentity, _ transform: @autoclosure () -> JSONPropertyTransform,
    _ kind: MappedPlan.Line.Kind = .transformingVerb
  ) -> Bool {
    guard let next, follows(property, type, key, isRequired, kind) else { return false }
    var other: OtherTransform?
    if next.pointee.identity != ObjectIdentifier(identity) {
      other = OtherTransform(UnsafeRawPointer(property).copy(as: type), transform())
    }
    let place = room.start + next.pointee.otherOffset
    if next.pointee.isRepeated {
      place.withVariable(of: OtherTransform?.self) { $0 = other }
    } else {
      place.initializeMemory(as: OtherTransform?.self, to: other)
    }
    return true
  }

  /// Returns whether a property of the value is what it was when `JSONMap` began.
  @inline(__always)
  private func isUnchanged(_ property: UnsafeRawPointer, _ offset: Int, _ size: Int) -> Bool {
    memcmp(property, bytes + offset, size) == 0
  }

  /// Notes a line that the plan does not have; a line of a mapping that somebody has kept comes too late.
  @inline(never)
  private func leave(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ location: RestoreLocation,
    _ isRequired: Bool, by transform: JSONPropertyTransform? = nil, isReflected: Bool = false
  ) {
    if context == nil {
      let isTaken = takesAnother {
        follows(property, type, location, isRequired, by: transform, isReflected: isReflected)
      }
      if isTaken { return }
    } else if others == nil {
      next = nextOutside
    }
    leavePlan()
    guard others != nil else { return }
    let offset = offset(of: property, type)
    let line = Line(
      location: location, isRequired: isRequired, type: type, transform: transform,
      isReflected: isReflected, offset: offset,
      isUnchanged: size > 0
        && offset.map { isUnchanged(property, $0, TypeLayout(of: type).size) } ?? false)
    others?.append(
      Noted(
        line: line, property: UnsafeRawPointer(property).copy(as: type), transform: transform,
        // The address of a temporary may be that of another one.
        origin: isReflected && offset != nil ? property : nil, context: context))
  }

  /// Returns whether there is another plan with the same lines so far that goes on as it should.
  private func takesAnother(_ goesOn: () -> Bool) -> Bool {
    guard others == nil, let plans, let plan, let next else { return false }
    let end = end
    return plans.contains(like: plan, before: next) { candidate, line in
      guard room.holds(candidate.row.end, alignment: candidate.row.alignment) else { return false }
      (self.plan, self.next, self.end) = (candidate, line, candidate.endOfLines)
      if goesOn() { return true }
      (self.plan, self.next, self.end) = (plan, next, end)
      return false
    }
  }

  /// Returns where a property lies in the value or object; nil for one that lies elsewhere.
  private func offset(of property: UnsafeMutableRawPointer, _ type: any Any.Type) -> Int? {
    guard let variable else { return nil }
    let offset = property - variable
    let extent = (self.type as? AnyClass).map(runtimeInstanceSize) ?? size
    return offset >= 0 && offset + TypeLayout(of: type).size <= extent ? offset : nil
  }

  /// Takes the lines that the plan has followed as they would have been noted without it.
  func leavePlan() {
    guard others == nil, let plan, let next else { return }
    others = plan.properties(before: next, in: room.start, variable)
    end = next
  }
}

// MARK: - Contexts of lines

extension MappingNotes {
  /// Runs a body whose lines have a context of their own.
  func within<R>(_ context: JSONContext, _ body: () throws -> R) rethrows -> R {
    let outer = self.context
    self.context = context
    // No line of the plan has a context, and so none comes next.
    if outer == nil { (nextOutside, next) = (next, nil) }
    defer {
      self.context = outer
      if outer == nil { next = nextOutside }
    }
    return try body()
  }
}

// MARK: - The end

extension MappingNotes {
  /// Returns the plan, if the lines are its lines; from now on there are no others.
  func settle(_ scope: EncodingScope) -> MappedPlan? {
    if others == nil, next != end, !takesAnother({ next == end }) { leavePlan() }
    end = next
    guard others != nil else { return plan }
    if plan != nil { plans?.add({ hashOfLines }, { makePlan(scope) }) }
    return nil
  }

  /// A hash that is the same for the same lines.
  private var hashOfLines: Int {
    var hasher = Hasher()
    for noted in others ?? [] {
      hasher.combine(noted.line.location.text)
      hasher.combine(ObjectIdentifier(noted.line.type))
      hasher.combine(noted.line.isUnchanged)
    }
    return hasher.finalize()
  }

  /// Creates the plan for values whose lines are these; nil where one has a context of its own.
  func makePlan(_ scope: EncodingScope) -> MappedPlan? {
    let noted = others ?? []
    if noted.contains(where: { $0.context != nil }) { return nil }
    return MappedPlan(noted.map(\.line), of: type, rowAt: rowStart, scope)
  }

  /// Where the value and the row lie, as the plan has them.
  var start: UnsafeRawPointer { UnsafeRawPointer(room.start) }
}

// MARK: - Notes that wait

extension EncodingScope {
  /// Runs a body with notes that no other value has.
  @inline(__always)
  func withNotes<R>(_ body: (MappingNotes) throws -> R) rethrows -> R {
    var notes = spareNotes.popLast() ?? MappingNotes()
    defer {
      notes.clear()
      // Somebody may have kept the mapping, and its lines do not count any longer.
      if spareNotes.count < Self.mostSpareNotes, isKnownUniquelyReferenced(&notes) {
        spareNotes.append(notes)
      }
    }
    return try body(notes)
  }

  /// How many notes a thread keeps.
  private static var mostSpareNotes: Int { 16 }
}
