import Foundation

/// One direction of a mapping: what is read, or what is written so far.
public struct JSONMapping {
  /// Whether the mapping reads; otherwise it writes.
  public let isReading: Bool
  /// What is read.
  @usableFromInline let object: JSONObject
  /// What is to be written; nil while reading.
  @usableFromInline let notes: MappingNotes?
  /// The type of the value that is written; nil while reading.
  @usableFromInline let type: (any Any.Type)?
  /// Whether all that the mapping does is to map the value's own type by reflection.
  @usableFromInline var isByReflection = false

  @inlinable
  init(reading object: JSONObject) {
    isReading = true
    type = nil
    notes = nil
    self.object = object
  }

  /// Creates a mapping that writes a value of a type.
  init(writing type: any Any.Type, _ notes: MappingNotes) {
    isReading = false
    self.type = type
    self.notes = notes
    // Not `[:]`, which goes through an array where nothing is optimised.
    object = JSONObject()
  }

  /// Notes a property that is to be written.
  @usableFromInline
  func note<T>(_ property: UnsafeMutablePointer<T>, key: String, required: Bool) {
    notes?.add(property, T.self, key: key, isRequired: required)
  }

  func note<T>(
    _ property: UnsafeMutablePointer<T>, at location: RestoreLocation, _ request: RestoreRequest
  ) {
    notes?.add(property, T.self, location, isRequired: request.isRequired)
  }

  func note<T, E, D>(
    _ property: UnsafeMutablePointer<T>, at location: RestoreLocation, _ request: RestoreRequest,
    by transformer: JSONTransformer<E, D>
  ) {
    notes?.add(
      property, T.self, location, isRequired: request.isRequired, by: transformer.identity,
      JSONPropertyTransform(transformer))
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
      try object.restoreKnown(Swift.type(of: value), ofObject: Memory.address(ofInstance: value))
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
  ) throws -> FieldMapping.Selection {
    let mapping = FieldMapping.of(value, as: type)
    do {
      return try mapping.fields(except: names)
    } catch {
      throw error.inDirection(isReading: isReading)
    }
  }

  private mutating func map<T>(
    _ fields: FieldMapping.Selection, in value: inout T
  ) throws {
    guard T.self is AnyClass else {
      return try withUnsafeMutablePointer(to: &value) { try map(fields, of: $0) }
    }
    try map(fields, of: Memory.object(of: value))
  }

  private mutating func map(
    _ fields: FieldMapping.Selection, of object: AnyObject
  ) throws {
    if isReading, DecodingScope.isUpdating { try DecodingScope.keep(object) }
    try withExtendedLifetime(object) {
      try map(fields, of: Unmanaged.passUnretained(object).toOpaque())
    }
  }

  private mutating func map(
    _ fields: FieldMapping.Selection, of base: UnsafeMutableRawPointer
  ) throws {
    if isReading { try object.restore(fields, of: base) } else { note(fields, of: base) }
  }

  private func note(_ fields: FieldMapping.Selection, of base: UnsafeMutableRawPointer) {
    withExtendedLifetime(fields) {
      fields.unretained.forEachField { notes?.add($0, at: base + $0.offset) }
    }
  }
}
