import Foundation

/// What the lines of a mapping have noted to be written.
///
/// The properties lie in a row, as those of a value do, so that an encoding plan reads them there. The lines are kept
/// only where they are not those of the plan.
@usableFromInline
final class MappingNotes {
  /// What a line says, beside the property.
  struct Line: Hashable, Sendable {
    /// The key, or the key path.
    let place: String
    let isKeyPath: Bool
    let isRequired: Bool

    init(place: String, isRequired: Bool = false) {
      (self.place, isKeyPath, self.isRequired) = (place, false, isRequired)
    }

    init(_ location: RestoreLocation, isRequired: Bool) {
      place = location.text
      if case .keyPath = location { isKeyPath = true } else { isKeyPath = false }
      self.isRequired = isRequired
    }
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

  /// The lines that another value had; nil for the first one.
  private let plan: MappedPlan?
  /// Each property as it was when its line ran: as it is, or as a `RareProperty`.
  ///
  /// Those from `taken` to `count` are initialised.
  @exclusivity(unchecked) private var row: UnsafeMutablePointer<Any>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var taken = 0
  @exclusivity(unchecked) private var isSettled = false
  /// The lines; empty as long as they are those of the plan.
  @exclusivity(unchecked) private var otherLines: [Line] = []

  init(_ plan: MappedPlan?) {
    self.plan = plan
    capacity = plan?.lines.count ?? 8
    row = .allocate(capacity: capacity)
  }

  deinit {
    (row + taken).deinitialize(count: count - taken)
    row.deallocate()
  }

  /// Notes a line, and its property.
  @inline(__always)
  func add(_ property: consuming Any, _ line: Line) {
    let isPlanned =
      otherLines.isEmpty && plan.map { count < $0.lines.count && $0.lines[count] == line } ?? false
    guard isPlanned || makeRoom(for: line) else { return }
    (row + count).initialize(to: property)
    count += 1
  }

  /// Makes room for a line that the plan does not have; returns false for one of a mapping that somebody has kept,
  /// since what is written is settled when `JSONMap` returns.
  @inline(never)
  private func makeRoom(for line: Line) -> Bool {
    if isSettled { return false }
    if otherLines.isEmpty { otherLines = lines }
    otherLines.append(line)
    guard count == capacity else { return true }
    capacity *= 2
    let larger = UnsafeMutablePointer<Any>.allocate(capacity: capacity)
    larger.moveInitialize(from: row, count: count)
    row.deallocate()
    row = larger
    return true
  }

  /// The lines so far.
  var lines: [Line] {
    guard otherLines.isEmpty, let plan else { return otherLines }
    return Array(plan.lines.prefix(count))
  }

  /// Returns the plan, if the lines are its lines; from now on there are no others.
  private func settle() -> MappedPlan? {
    isSettled = true
    guard otherLines.isEmpty, let plan, plan.lines.count == count else { return nil }
    return plan
  }
}

// MARK: - Writing

extension MappingNotes {
  /// Returns the object of all that was noted; it can be asked for once.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func encoded(_ scope: EncodingScope, as type: Any.Type) throws -> JSONObject {
    try scope.enter(type)
    defer { scope.leave() }
    guard let plan = settle() else { return try encodedWithoutPlan(scope, as: type) }
    return try plan.members.encode(scope) { index in
      taken = index + 1
      return try plan.lines[index].encode((row + index).move(), scope)
    }
  }

  /// Writes all that was noted.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func write(to writer: inout JSONTextWriter, as type: Any.Type) throws {
    guard let plan = settle() else {
      return try writer.write(encoded(writer.scope, as: type))
    }
    try writer.write(row, by: plan.members, type)
  }
}

// MARK: - Without a plan

extension MappingNotes {
  private func encodedWithoutPlan(_ scope: EncodingScope, as type: Any.Type) throws -> JSONObject {
    var object = JSONObject(minimumCapacity: count)
    let lines = lines
    for (index, line) in lines.enumerated() {
      guard try line.write(row[index], to: &object, scope) || repeats(lines, at: index)
      else {
        throw JSONEncodingError(
          problem: .duplicateKey(
            line.place, first: "a line of JSONMap of type \(Wording.name(of: type))",
            second: "another line"))
      }
    }
    return object
  }

  /// Returns whether a property was mapped before: a class and its subclass may both map what they inherit.
  private func repeats(_ lines: [Line], at index: Int) -> Bool {
    guard let origin = origin(at: index) else { return false }
    return (0..<index).contains {
      self.origin(at: $0) == origin && lines[$0].place == lines[index].place
    }
  }

  private func origin(at index: Int) -> Origin? { (row[index] as? RareProperty)?.origin }
}

extension MappingNotes.Line {
  /// Writes a property to its place; returns whether the place was free.
  fileprivate func write(
    _ property: Any, to object: inout JSONObject, _ scope: EncodingScope
  ) throws -> Bool {
    if !isKeyPath {
      let key = scope.key(for: place)
      let encoded = try JSONEncodingError.locating(.key(key)) { try encode(property, scope) }
      return encoded.map { object.updateValue($0, forKey: key) == nil } ?? true
    }
    let steps = try JSONObject.steps(to: .keyPath(place))
    var encoded = try JSONEncodingError.locating(JSONPath(steps)) { try encode(property, scope) }
    // An element that is left out would move the next one to its place.
    if encoded == nil, case .some(.index) = steps.last { encoded = NSNull() }
    guard let encoded else { return true }
    let isFree = try object.value(at: steps) == nil
    try object.insert(encoded, at: steps)
    return isFree
  }

  /// Returns a property as JSON, or nil where it is left out.
  @inline(__always)
  func encode(_ property: consuming Any, _ scope: EncodingScope) throws -> Any? {
    TreeValue.isScalar(property) ? property : try encode(other: property, scope)
  }

  @inline(never)
  private func encode(other property: Any, _ scope: EncodingScope) throws -> Any? {
    let encoded =
      if Memory.isStored(property, as: MappingNotes.RareProperty.self) {
        try encode(Memory.contents(property, as: MappingNotes.RareProperty.self), scope)
      } else {
        try ValueEncoder.encodeProperty(property, scope)
      }
    guard isRequired, encoded.map(TreeValue.isNull) ?? true else { return encoded }
    let rare = property as? MappingNotes.RareProperty
    let type: any Any.Type = Swift.type(of: rare?.property ?? property)
    throw JSONEncodingError(problem: .missingValue(expected: Wording.expectation(of: type)))
  }

  @inline(never)
  private func encode(
    _ rare: MappingNotes.RareProperty, _ scope: EncodingScope
  ) throws -> Any? {
    try ValueEncoder.encodeProperty(rare.property, by: rare.transform, scope)
  }
}
