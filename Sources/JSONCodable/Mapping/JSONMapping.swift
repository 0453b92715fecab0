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

  /// A property that is to be written, with all that is rare in an object of its own.
  @usableFromInline
  struct Member {
    /// The key, or the key path.
    let place: String
    let isKeyPath: Bool
    let isRequired: Bool
    /// The property as it was when its line ran.
    let property: Any
    fileprivate let details: Details?

    fileprivate final class Details {
      let transform: JSONPropertyTransform?
      /// Where reflection has found the property; nil for one of a verb.
      let origin: Origin?

      init(_ transform: JSONPropertyTransform?, _ origin: Origin? = nil) {
        (self.transform, self.origin) = (transform, origin)
      }
    }

    fileprivate init(
      _ property: Any, key: String, isRequired: Bool = false, _ details: Details? = nil
    ) {
      (place, isKeyPath, self.isRequired) = (key, false, isRequired)
      (self.property, self.details) = (property, details)
    }

    init(
      _ property: Any, at location: RestoreLocation, isRequired: Bool,
      by transform: JSONPropertyTransform?
    ) {
      place = location.text
      if case .keyPath = location { isKeyPath = true } else { isKeyPath = false }
      (self.isRequired, self.property) = (isRequired, property)
      details = transform.map { Details($0) }
    }
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
    if members.isEmpty { members.reserveCapacity(8) }
    members.append(Member(property, key: key, isRequired: required))
  }

  mutating func note(
    _ property: Any, at location: RestoreLocation, _ request: RestoreRequest,
    by transform: JSONPropertyTransform?
  ) {
    if members.isEmpty { members.reserveCapacity(8) }
    members.append(Member(property, at: location, isRequired: request.isRequired, by: transform))
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
      let origin = Origin(label: field.label, address: place)
      let details = Member.Details(field.transform, origin)
      members.append(Member(field.copy(from: place), key: field.key, details))
    }
  }
}

// MARK: - Writing

extension JSONMapping {
  /// Returns the object of all that was noted.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func encoded(
    _ scope: EncodingScope, as type: Any.Type, by plan: MappedPlan? = nil
  ) throws -> JSONObject {
    try scope.enter(type)
    defer { scope.leave() }
    if let plan, plan.fits(members) {
      return try members.withUnsafeBytes { row in
        guard let base = row.baseAddress else { return [:] }
        return try plan.members.encode(base, scope)
      }
    }
    var object = JSONObject(minimumCapacity: members.count)
    for (index, member) in members.enumerated() {
      guard try member.write(to: &object, scope) || repeats(member, before: index) else {
        throw JSONEncodingError(
          problem: .duplicateKey(
            member.place, first: "a line of JSONMap of type \(Wording.name(of: type))",
            second: "another line"))
      }
    }
    return object
  }

  /// Writes all that was noted.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form, or two lines write one place.
  func write(to writer: inout JSONTextWriter, as type: Any.Type, by plan: MappedPlan?) throws {
    guard let plan, plan.fits(members) else {
      return try writer.write(encoded(writer.scope, as: type))
    }
    try members.withUnsafeBytes { row in
      guard let base = row.baseAddress else { return }
      try writer.write(base, by: plan.members, type)
    }
  }

  /// Returns whether a property was mapped before: a class and its subclass may both map what they inherit.
  private func repeats(_ member: Member, before index: Int) -> Bool {
    guard let origin = member.details?.origin else { return false }
    return members[..<index].contains {
      $0.details?.origin == origin && $0.place == member.place
    }
  }
}

extension JSONMapping.Member {
  /// Writes the property to its place; returns whether the place was free.
  fileprivate func write(to object: inout JSONObject, _ scope: EncodingScope) throws -> Bool {
    if !isKeyPath {
      let key = scope.key(for: place)
      let encoded = try JSONEncodingError.locating(.key(key)) { try self.encoded(scope) }
      return encoded.map { object.updateValue($0, forKey: key) == nil } ?? true
    }
    let steps = try JSONObject.steps(to: .keyPath(place))
    var encoded = try JSONEncodingError.locating(JSONPath(steps)) { try self.encoded(scope) }
    // An element that is left out would move the next one to its place.
    if encoded == nil, case .some(.index) = steps.last { encoded = NSNull() }
    guard let encoded else { return true }
    let isFree = try object.value(at: steps) == nil
    try object.insert(encoded, at: steps)
    return isFree
  }

  /// Returns the property as JSON, or nil where it is left out.
  func encoded(_ scope: EncodingScope) throws -> Any? {
    let encoded =
      if let details {
        try ValueEncoder.encodeProperty(property, by: details.transform, scope)
      } else {
        try ValueEncoder.encodeProperty(property, scope)
      }
    guard isRequired, encoded.map(TreeValue.isNull) ?? true else { return encoded }
    throw isMissing
  }

  /// Whether the property is written as its type alone says.
  var isPlain: Bool { !isRequired && details == nil }

  private var isMissing: JSONEncodingError {
    let type: any Any.Type = Swift.type(of: property)
    return JSONEncodingError(problem: .missingValue(expected: Wording.expectation(of: type)))
  }
}
