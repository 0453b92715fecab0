import Foundation

/// What the lines of a mapping have noted to be written.
///
/// `JSONMap` runs on a copy of the value. Another copy lies at the beginning of a room, and nobody changes it. As long
/// as a property is what it was when `JSONMap` began, a line has nothing to copy: its property is written from there.
///
///     offset 0      the value; nothing for an object, whose properties `JSONMap` has in its own hands
///     row           the properties that lie elsewhere, each as it was when its line ran
///     behind        the bytes of the copy on which `JSONMap` runs, as they were
///
/// The same bytes are the same property: what they refer to is held by the value, and so nobody changes it in place,
/// and nothing else comes to lie there.
///
/// The lines are kept only where they are not those of the plan.
@usableFromInline
final class MappingNotes {
  /// What a line says, beside the property.
  struct Line {
    /// The key, or the key path.
    let place: String
    let isKeyPath: Bool
    let isRequired: Bool
    /// The type of the variable that is written, which is `RareProperty` for one of these.
    let type: any Any.Type
    /// Where the property lies in the value, and is what it was when `JSONMap` began; nil for all others, and
    /// where nobody asks for it.
    let offset: Int?
    let transform: JSONPropertyTransform?
    /// The label of a property that reflection has found in the value.
    let label: String?

    fileprivate init(
      _ location: RestoreLocation, _ isRequired: Bool, _ type: any Any.Type, at offset: Int?,
      by transform: JSONPropertyTransform? = nil, label: String? = nil
    ) {
      place = location.text
      (isKeyPath, self.isRequired) = (location.isKeyPath, isRequired)
      (self.type, self.offset) = (type, offset)
      (self.transform, self.label) = (transform, label)
    }
  }

  /// A property as it was when its line ran: as it is, or as a `RareProperty`.
  struct Noted {
    let line: Line
    let property: Any
  }

  /// A property that is not written by its type alone, or that reflection has found.
  final class RareProperty {
    let property: Any
    let transform: JSONPropertyTransform?
    /// Where reflection has found the property; nil for one of a verb.
    let origin: Origin?

    init(_ property: Any, _ transform: JSONPropertyTransform?, _ origin: Origin? = nil) {
      (self.property, self.transform, self.origin) = (property, transform, origin)
    }
  }

  /// A stored property, by its place in memory.
  struct Origin: Hashable {
    let label: String
    let address: UnsafeMutableRawPointer
  }

  // One thread has it, and each access is over at once: there is no overlap to look for.

  /// The type of the value.
  @exclusivity(unchecked) private(set) var type: any Any.Type = Never.self
  /// How much of the room the value takes: nothing for an object.
  @exclusivity(unchecked) private var size = 0
  @exclusivity(unchecked) private var room = Room()
  /// The bytes of the copy on which `JSONMap` runs, as they were when it began.
  @exclusivity(unchecked) private var bytes: UnsafeMutableRawPointer
  /// Where `JSONMap` has the value; nil where it is an object.
  @exclusivity(unchecked) private var variable: UnsafeMutableRawPointer?
  /// The lines that another value had; nil for the first one.
  @exclusivity(unchecked) private var plan: MappedPlan?
  /// The line of the plan that comes next, and where the last one ends that can come.
  @exclusivity(unchecked) private var next, end: UnsafePointer<MappedPlan.Line>?
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
    _ place: UnsafeRawPointer, as type: T.Type, _ plan: MappedPlan?, _ scope: EncodingScope
  ) throws {
    begin(type, MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment, plan)
    room.start.initializeMemory(as: type, from: place.pointer(to: type), count: 1)
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
    object: T, _ plan: MappedPlan?, _ scope: EncodingScope
  ) throws {
    var object = object
    begin(Swift.type(of: object), 0, alignment: 1, plan)
    try run(&object, scope)
  }

  @inline(__always)
  private func run<T: JSONMappable>(_ value: inout T, _ scope: EncodingScope) throws {
    var mapping = JSONMapping(writing: type, self)
    try scope.runOwn(type) { try value.JSONMap(&mapping) }
    isByReflection = mapping.isByReflection
  }

  private func begin(
    _ type: any Any.Type, _ size: Int, alignment: Int, _ plan: MappedPlan?
  ) {
    (self.type, self.size, self.plan) = (type, size, plan)
    let row = Room.aligned(plan?.row.end ?? size)
    room.reserve(row + size, alignment: max(alignment, plan?.row.alignment ?? 0))
    bytes = room.start + row
    (next, end) = (plan?.firstLine, plan?.endOfLines)
    others = plan == nil ? [] : nil
  }

  /// Ends all copies.
  func clear() {
    if let plan, let next { plan.clear(before: next, in: room.start) }
    if variable != nil { room.start.deinitialize(as: type) }
    (plan, next, end, variable, others) = (nil, nil, nil, nil, nil)
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
    if !location.isKeyPath, follows(property, type, location.text, isRequired) { return }
    leave(property, type, location, isRequired)
  }

  /// Notes a property with a transformer.
  func add(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ location: RestoreLocation,
    isRequired: Bool, by identity: JSONTransformerIdentity,
    _ transform: @autoclosure () -> JSONPropertyTransform
  ) {
    if !location.isKeyPath,
      follows(property, type, location.text, isRequired, by: identity, transform())
    {
      return
    }
    leave(property, type, location, isRequired, by: transform())
  }

  /// Notes a property that reflection has found.
  func add(_ field: FieldMapping.Field, at place: UnsafeMutableRawPointer) {
    let isNoted =
      if let transform = field.transform {
        follows(place, field.type, field.key, false, by: transform.identity, transform)
      } else {
        follows(place, field.type, field.key, false)
      }
    guard !isNoted else { return }
    let origin = Origin(label: field.label, address: place)
    var rare = RareProperty(place.copy(as: field.type), field.transform, origin)
    let isRare = withUnsafeMutablePointer(to: &rare) {
      follows($0, RareProperty.self, field.key, false)
    }
    guard !isRare else { return }
    leave(
      offset(of: place, field.type).map {
        Line(.key(field.key), false, field.type, at: $0, by: field.transform, label: field.label)
      } ?? Line(.key(field.key), false, RareProperty.self, at: nil), rare)
  }

  /// Returns whether a line is the next one of the plan, and its property is noted.
  @inline(__always)
  private func follows(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ key: String, _ isRequired: Bool
  ) -> Bool {
    guard let next, next != end, next.pointee.identity == nil else { return false }
    return follows(next, property, type, key, isRequired)
  }

  /// Returns whether a line with a transformer is the next one of the plan, and its property is noted.
  ///
  /// A line whose transformer is another one each time, as `date(format:)` makes it, notes it with the property.
  private func follows(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ key: String, _ isRequired: Bool,
    by identity: JSONTransformerIdentity, _ transform: @autoclosure () -> JSONPropertyTransform
  ) -> Bool {
    guard let next, next != end, let planned = next.pointee.identity,
      follows(next, property, type, key, isRequired)
    else { return false }
    let other =
      planned == ObjectIdentifier(identity)
      ? nil : RareProperty(property.copy(as: type), transform())
    (room.start + next.pointee.otherOffset).initializeMemory(as: RareProperty?.self, to: other)
    return true
  }

  @inline(__always)
  private func follows(
    _ line: UnsafePointer<MappedPlan.Line>, _ property: UnsafeMutableRawPointer,
    _ type: any Any.Type, _ key: String, _ isRequired: Bool
  ) -> Bool {
    guard line.pointee.type == type, line.pointee.isRequired == isRequired,
      line.pointee.words == Memory.TextWords(of: key) || plan?.hasKey(key, line) ?? false
    else { return false }
    if !line.pointee.isInValue {
      (room.start + line.pointee.offset).initialize(as: type, from: property)
    } else {
      guard isUnchanged(property, line.pointee.offset, line.pointee.size) else { return false }
    }
    next = line + 1
    return true
  }

  /// Returns whether a property of the value is what it was when `JSONMap` began.
  @inline(__always)
  private func isUnchanged(_ property: UnsafeRawPointer, _ offset: Int, _ size: Int) -> Bool {
    memcmp(property, bytes + offset, size) == 0
  }

  /// Returns where a property lies in the value, if it is what it was when `JSONMap` began; nil once there is a plan.
  private func offset(of property: UnsafeMutableRawPointer, _ type: any Any.Type) -> Int? {
    guard let variable, plan == nil else { return nil }
    let (offset, size) = (property - variable, TypeLayout(of: type).size)
    guard offset >= 0, offset + size <= self.size, isUnchanged(property, offset, size) else {
      return nil
    }
    return offset
  }

  /// Notes a line that the plan does not have.
  @inline(never)
  private func leave(
    _ property: UnsafeMutableRawPointer, _ type: any Any.Type, _ location: RestoreLocation,
    _ isRequired: Bool, by transform: JSONPropertyTransform? = nil
  ) {
    let offset = offset(of: property, type)
    let copy = property.copy(as: type)
    leave(
      Line(location, isRequired, type, at: offset, by: transform),
      transform.map { RareProperty(copy, $0) } ?? copy)
  }

  /// Notes a line that the plan does not have; a line of a mapping that somebody has kept comes too late.
  private func leave(_ line: Line, _ property: Any) {
    leavePlan()
    others?.append(Noted(line: line, property: property))
  }

  private func leavePlan() {
    guard others == nil, let plan, let next else { return }
    others = plan.properties(before: next, in: room.start, variable)
    end = next
  }
}

// MARK: - The end

extension MappingNotes {
  /// Returns the plan, if the lines are its lines; from now on there are no others.
  func settle() -> MappedPlan? {
    if others == nil, next != end { leavePlan() }
    end = next
    return others == nil ? plan : nil
  }

  /// Creates the plan for values whose lines are these.
  func makePlan(_ scope: EncodingScope) -> MappedPlan? {
    MappedPlan((others ?? []).map(\.line), of: type, size, scope)
  }

  /// Where the value and the row lie, as the plan has them.
  var start: UnsafeRawPointer { UnsafeRawPointer(room.start) }
}

// MARK: - Notes that wait

extension EncodingScope {
  /// Returns notes that no other value has.
  @inline(__always)
  func takeNotes() -> MappingNotes { spareNotes.popLast() ?? MappingNotes() }

  /// Takes notes back when their value has been written.
  @inline(__always)
  func putBack(_ notes: inout MappingNotes) {
    notes.clear()
    // Somebody may have kept the mapping, and its lines do not count any longer.
    if spareNotes.count < Self.mostSpareNotes, isKnownUniquelyReferenced(&notes) {
      spareNotes.append(notes)
    }
  }

  /// How many notes a thread keeps.
  private static var mostSpareNotes: Int { 16 }
}
