import Foundation

/// One direction of a mapping: what is read, or what is written so far.
public struct JSONMapping {
  /// Whether the mapping reads; otherwise it writes.
  public let isReading: Bool
  /// What is read.
  @usableFromInline let object: JSONObject
  /// What is to be written, in the order of the lines.
  @usableFromInline var members: [Member] = []
  /// The type of the value that is written; nil while reading.
  @usableFromInline let type: (any Any.Type)?
  /// Whether all that the mapping does is to map the value's own type by reflection.
  @usableFromInline var isByReflection = false

  /// A property that is to be written.
  @usableFromInline
  struct Member {
    fileprivate let location: RestoreLocation
    fileprivate let isRequired: Bool
    /// The property as it was when its line ran.
    fileprivate let property: Any
    fileprivate let transform: JSONPropertyTransform?
    /// Where reflection has found the property; nil for one of a verb.
    fileprivate let origin: Origin?
  }

  /// A stored property, by its place in memory.
  fileprivate struct Origin: Hashable {
    let label: String
    let address: UnsafeMutableRawPointer
  }

  @inlinable
  init(reading object: JSONObject) {
    isReading = true
    type = nil
    self.object = object
  }

  init(writing type: any Any.Type) {
    isReading = false
    self.type = type
    object = [:]
  }

  /// Notes a property that is to be written.
  @usableFromInline
  mutating func note(_ property: Any, key: String, required: Bool) {
    note(property, at: .key(key), RestoreRequest(isRequired: required), by: nil)
  }

  mutating func note(
    _ property: Any, at location: RestoreLocation, _ request: RestoreRequest,
    by transform: JSONPropertyTransform?
  ) {
    if members.isEmpty { members.reserveCapacity(8) }
    members.append(
      Member(
        location: location, isRequired: request.isRequired, property: property,
        transform: transform, origin: nil))
  }
}

// MARK: - Reflection

extension JSONMapping {
  /// Maps every stored property that a struct declares by reflection.
  ///
  ///     mutating func JSONMap(_ json: inout JSONMapping) throws {
  ///       try json.mapProperties(of: &self, except: ["created"])
  ///       try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
  ///     }
  ///
  /// - Parameters:
  ///   - value: The value that is mapped.
  ///   - names: The names of properties that other lines map, or none.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``: `unmappableProperty` for a property that
  ///   reflection cannot map, or a name that no property has; or what is wrong with a value.
  public mutating func mapProperties<T: JSONMappable>(
    of value: inout T, except names: Set<String> = []
  ) throws {
    try map(mappedFields(of: value, T.self, except: names), in: &value)
  }

  /// Maps every stored property that a class declares or inherits by reflection.
  ///
  /// The class is the one that the code names: in a method of `Animal`, those of `Animal`, also where the object
  /// is a `Dog`.
  ///
  /// - Parameters:
  ///   - object: The object that is mapped.
  ///   - names: The names of properties that other lines map, or none.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, as for a struct.
  public mutating func mapProperties<T: JSONMappable & AnyObject>(
    of object: T, except names: Set<String> = []
  ) throws {
    try map(mappedFields(of: object, T.self, except: names), of: object)
  }

  /// Maps every stored property of a value's own type: what ``JSONMappable/JSONMap(_:)`` is by default.
  ///
  /// Reading a known type is compiled for each type.
  @inlinable
  mutating func mapByReflection<T: JSONMappable>(_ value: inout T) throws {
    if isReading {
      if try restoreKnown(&value) { return }
      CompiledSetters(of: T.self).keep(for: T.self)
    }
    try mapByReflectionGenerally(&value)
  }

  @inlinable
  @inline(__always)
  func restoreKnown<T: JSONMappable>(_ value: inout T) throws -> Bool {
    guard T.self is AnyClass else {
      return try withUnsafeMutablePointer(to: &value) { try object.restoreKnown(T.self, of: $0) }
    }
    return try withExtendedLifetime(value) {
      try object.restoreKnown(Swift.type(of: value), of: Memory.address(ofInstance: value))
    }
  }

  @usableFromInline
  mutating func mapByReflectionGenerally<T: JSONMappable>(_ value: inout T) throws {
    if type == Swift.type(of: value) {
      // Where the default is the `JSONMap` of the type itself, its plan writes it. A part of another type
      // stands among other members.
      isByReflection = true
      return
    }
    try map(mappedFields(of: value, Swift.type(of: value), except: []), in: &value)
  }

  private func mappedFields<T: JSONMappable>(
    of value: T, _ type: T.Type, except names: Set<String>
  ) throws -> [FieldMapping.Field] {
    let mapping = FieldMapping.of(value, as: type)
    do {
      return try mapping.fields(except: names)
    } catch {
      throw error.inDirection(isReading: isReading)
    }
  }

  private mutating func map<T>(
    _ fields: [FieldMapping.Field], in value: inout T
  ) throws {
    guard T.self is AnyClass else {
      return try withUnsafeMutablePointer(to: &value) { try map(fields, of: $0) }
    }
    try map(fields, of: Memory.object(of: value))
  }

  private mutating func map(
    _ fields: [FieldMapping.Field], of object: AnyObject
  ) throws {
    try withExtendedLifetime(object) {
      try map(fields, of: Unmanaged.passUnretained(object).toOpaque())
    }
  }

  private mutating func map(
    _ fields: [FieldMapping.Field], of base: UnsafeMutableRawPointer
  ) throws {
    if isReading { try object.restore(fields, of: base) } else { note(fields, of: base) }
  }

  @inline(never)
  private mutating func note(
    _ fields: [FieldMapping.Field], of base: UnsafeMutableRawPointer
  ) {
    for field in fields {
      let place = base + field.offset
      members.append(
        Member(
          location: .key(field.key), isRequired: false, property: field.copy(from: place),
          transform: field.transform, origin: Origin(label: field.label, address: place)))
    }
  }
}

// MARK: - Writing

extension JSONMapping {
  /// Returns the object of all that was noted.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func encoded(_ scope: EncodingScope, as type: Any.Type) throws -> JSONObject {
    try scope.enter(type)
    defer { scope.leave() }
    var object = JSONObject(minimumCapacity: members.count)
    for (index, member) in members.enumerated() {
      let isNew: Bool
      if case .key(let name) = member.location {
        let key = scope.key(for: name)
        guard let encoded = try member.encoded(at: .key(key), scope) else { continue }
        isNew = object.updateValue(encoded, forKey: key) == nil
      } else {
        isNew = try member.write(to: &object, scope)
      }
      guard isNew || repeats(member, before: index) else {
        throw JSONEncodingError(
          problem: .duplicateKey(
            member.location.text,
            first: "a line of JSONMap of type \(Wording.name(of: type))", second: "another line"))
      }
    }
    return object
  }

  /// Returns whether a property was mapped before: a class and its subclass may both map what they inherit.
  private func repeats(_ member: Member, before index: Int) -> Bool {
    guard let origin = member.origin else { return false }
    return members[..<index].contains { $0.origin == origin && $0.location == member.location }
  }
}

extension JSONMapping.Member {
  /// Returns the property as JSON, or nil where it is left out.
  fileprivate func encoded(
    at component: @autoclosure () -> JSONPath.Component, _ scope: EncodingScope
  ) throws -> Any? {
    try JSONEncodingError.locating(component()) { try content(scope) }
  }

  /// Writes the property to a place of several steps, or to the first of several keys; returns whether the
  /// place was free.
  fileprivate func write(to object: inout JSONObject, _ scope: EncodingScope) throws -> Bool {
    let steps = try JSONObject.steps(to: location)
    var encoded = try JSONEncodingError.locating(JSONPath(steps)) { try content(scope) }
    // An element that is left out would move the next one to its place.
    if encoded == nil, case .some(.index) = steps.last { encoded = NSNull() }
    guard let encoded else { return true }
    let isFree = try object.value(at: steps) == nil
    try object.insert(encoded, at: steps)
    return isFree
  }

  /// Returns the property as JSON, or nil where it is left out.
  private func content(_ scope: EncodingScope) throws -> Any? {
    let encoded = try ValueEncoder.encodeProperty(property, by: transform, scope)
    guard isRequired, encoded.map(TreeValue.isNull) ?? true else { return encoded }
    let type: any Any.Type = Swift.type(of: property)
    let expected = Wording.expectation(of: type)
    throw JSONEncodingError(problem: .missingValue(expected: expected))
  }
}
