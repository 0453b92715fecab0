import Foundation

/// A type that this library has an encoder of its own for.
protocol EncoderSource {
  /// Creates the encoder of the type.
  ///
  /// The encoder of the elements of a container is looked up once, so that a long array costs no look-ups.
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder
  /// The type of what an optional holds; nil for all else.
  static var unwrappedType: (any Any.Type)? { get }
}

extension EncoderSource {
  static var unwrappedType: (any Any.Type)? { nil }
}

extension ValueEncoder {
  /// The modules whose types may have an encoder of their own; `__C` is that of imported structs.
  private static let modulesOfSources = [
    "Swift.", "Foundation", "JSONCodable.", "CoreFoundation.", "CoreGraphics.", "__C.",
  ]

  /// Returns a type as one that this library has an encoder of its own for; nil for all others.
  ///
  /// To find out whether a type conforms to a protocol, the runtime goes through the conformances of all
  /// libraries, once for each type. So the types of a program are not asked, since the protocol is known to this
  /// module alone, and the most frequent scalars and containers are known without.
  ///
  /// - Precondition: The type is of a known kind.
  static func source(_ type: Any.Type) -> (any EncoderSource.Type)? {
    if let scalar = FrequentScalar.of(type) { return scalar }
    let name = _typeName(type)
    guard modulesOfSources.contains(where: { name.hasPrefix($0) }) else { return nil }
    return FrequentContainer(type, named: name)?.type ?? PolymorphicWrapper.of(type, named: name)
      ?? type as? any EncoderSource.Type
  }
}

/// A container of the standard library, which is encoded element by element, whatever its elements are.
///
/// It cannot be `JSONEncodable` for every type of elements, since some have no JSON form.
protocol ContainerEncodable: EncoderSource {}

/// The encoders that the parts of containers are written by.
protocol ValueEncoders {
  /// Returns the encoder of a type.
  func encoder(of type: any Any.Type) -> ValueEncoder
}

/// The types' own encoders, as a thread knows them.
struct EncodersOfTypes: ValueEncoders {
  let front: TypeTableFront

  func encoder(of type: any Any.Type) -> ValueEncoder { .of(type, front) }
}

extension Optional: ContainerEncodable {
  static var unwrappedType: (any Any.Type)? { Wrapped.self }

  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    let wrapped = encoders.encoder(of: Wrapped.self)
    if wrapped.plain == nil { return encoder(ofCopies: wrapped) }
    return ValueEncoder(canBeNil: true) { pointer, scope in
      guard let value = pointer.value(ofOptional: Wrapped.self) else { return nil }
      return try wrapped.encode(value, scope)
    } write: { pointer, writer in
      guard let value = pointer.value(ofOptional: Wrapped.self) else { return false }
      return try wrapped.write(value, &writer)
    }
  }

  /// Returns an encoder of a copy of the value: what is written may run code that sets the optional to nil.
  private static func encoder(ofCopies wrapped: ValueEncoder) -> ValueEncoder {
    ValueEncoder(canBeNil: true) { pointer, scope in
      guard let value = pointer.value(ofOptional: Wrapped.self)?.value(as: Wrapped.self) else {
        return nil
      }
      return try Memory.withPlace(of: value) { try wrapped.encode($0, scope) }
    } write: { pointer, writer in
      guard let value = pointer.value(ofOptional: Wrapped.self)?.value(as: Wrapped.self) else {
        return false
      }
      return try Memory.withPlace(of: value) { try wrapped.write($0, &writer) }
    }
  }
}

extension AnyHashable: ContainerEncodable {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    ValueEncoder(canBeNil: true) { try ValueEncoder.encode($0.value(as: Self.self).base, $1) }
  }
}

// MARK: - Arrays

/// A collection whose elements can be read where they lie.
protocol RowOfElements: ContainerEncodable {
  associatedtype Element
  /// Returns what is known of rows that may stand in a tree as they are, from what is known of their
  /// elements; nil for all but arrays.
  static func plain(_ elements: PlainValues?) -> PlainValues?
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

extension RowOfElements {
  static func plain(_ elements: PlainValues?) -> PlainValues? { nil }

  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    let elements = ElementEncoder(Element.self, in: Self.self, encoders)
    let plain = plain(elements.encoder.plain)
    return ValueEncoder(plain: plain) { pointer, scope in
      if let plain, plain.admit(pointer, scope) { return pointer.value(as: Self.self) }
      return try pointer.pointer(to: Self.self).pointee
        .withUnsafeBytes { try elements.encode($0, scope) }
    } write: { pointer, writer in
      try pointer.pointer(to: Self.self).pointee
        .withUnsafeBytes { try writer.write($0, by: elements) }
      return true
    }
  }
}

extension Array: RowOfElements {
  static func plain(_ elements: PlainValues?) -> PlainValues? { elements?.array(of: Element.self) }
}

extension ArraySlice: RowOfElements {}
extension ContiguousArray: RowOfElements {}

extension Set: ContainerEncodable {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    let elements = ElementEncoder(Element.self, in: Self.self, encoders)
    let areMovable = _isBitwiseTakable(Element.self)
    func withRow(
      _ place: UnsafeRawPointer, _ scope: EncodingScope,
      _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
      guard areMovable, scope.settings.usesPlans, let storage = HashedStorage(ofSetAt: place) else {
        return try Array(place.value(as: Self.self)).withUnsafeBytes(body)
      }
      // What is written may run code that sets the variable to another set.
      try withExtendedLifetime(place.value(as: AnyObject.self)) {
        try elements.withRow(of: storage, body)
      }
    }
    func encode(_ place: UnsafeRawPointer, _ scope: EncodingScope) throws -> Any? {
      var array: Any?
      try withRow(place, scope) { row in
        array =
          scope.ordersSets
          ? try SetOrder.ordered(elements.encodeEach(row, by: elements.encoder, scope))
          : try elements.encode(row, scope)
      }
      return array
    }
    return ValueEncoder(encode: encode) { pointer, writer in
      if writer.scope.ordersSets, let array = try encode(pointer, writer.scope) {
        try writer.write(array)
      } else {
        try withRow(pointer, writer.scope) { try writer.write($0, by: elements) }
      }
      return true
    }
  }
}

/// An encoder of values of one type that lie in a row.
struct ElementEncoder {
  let stride: Int
  let encoder: ValueEncoder
  let container: Any.Type
  private let alignment: Int

  init<Element>(_ type: Element.Type, in container: Any.Type, _ encoders: some ValueEncoders) {
    stride = MemoryLayout<Element>.stride
    encoder = encoders.encoder(of: type)
    self.container = container
    alignment = MemoryLayout<Element>.alignment
  }

  /// Runs a body with the elements of a set in a row.
  ///
  /// - Precondition: The bytes of an element are one as long as the element itself lives.
  fileprivate func withRow(
    of set: HashedStorage, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try withUnsafeTemporaryAllocation(byteCount: set.count * stride, alignment: alignment) { row in
      if let base = row.baseAddress {
        var (buckets, offset) = (set.buckets, 0)
        while let bucket = buckets.next() {
          memcpy(base + offset, set.elements + bucket * stride, stride)
          offset += stride
        }
      }
      try body(UnsafeRawBufferPointer(row))
    }
  }

  /// Returns the values of a row as an array of JSON trees.
  fileprivate func encode(_ row: UnsafeRawBufferPointer, _ scope: EncodingScope) throws -> Any? {
    let encoder = encoder.settled(in: scope)
    guard let encodeRow = encoder.encodeRow else { return try encodeEach(row, by: encoder, scope) }
    try scope.enter(container)
    defer { scope.leave() }
    return try encodeRow(row, scope) ?? encodeEach(row, by: encoder, scope)
  }

  fileprivate func encodeEach(
    _ row: UnsafeRawBufferPointer, by encoder: ValueEncoder, _ scope: EncodingScope
  ) throws -> [Any] {
    try scope.enter(container)
    defer { scope.leave() }
    return try ValueEncoder.elements(of: row, stride: stride) {
      try encoder.encode($0, scope) ?? NSNull()
    }
  }
}

// MARK: - Dictionaries

extension Dictionary: ContainerEncodable {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    let members = MemberEncoder(Self.self, encoders)
    guard Key.self != String.self else { return members.encoderOfTexts(to: Value.self) }
    let name = DictionaryKey.naming(Key.self)
    return ValueEncoder { pointer, scope in
      try members.encode(pointer, as: Self.self, name, scope)
    }
  }
}

/// An encoder of dictionaries of one type.
///
/// It does not name the type of its dictionaries for each of them: code that is not compiled for the type asks the
/// runtime for it there.
private struct MemberEncoder {
  let values: ValueEncoder
  let container: any Any.Type
  let strideOfKeys, strideOfValues: Int

  init<Key, Value>(_ type: [Key: Value].Type, _ encoders: some ValueEncoders) {
    values = encoders.encoder(of: Value.self)
    container = type
    strideOfKeys = MemoryLayout<Key>.stride
    strideOfValues = MemoryLayout<Value>.stride
  }

  /// Returns the object of a dictionary whose keys have a name.
  func encode<Key: Hashable, Value>(
    _ place: UnsafeRawPointer, as type: [Key: Value].Type,
    _ name: (UnsafeRawPointer) throws -> String, _ scope: EncodingScope
  ) throws -> JSONObject {
    try scope.enter(container)
    defer { scope.leave() }
    let values = values.settled(in: scope)
    guard scope.settings.usesPlans, let storage = HashedStorage(ofDictionaryAt: place) else {
      return try encode(place.value(as: type), name, by: values, scope)
    }
    // What is written may run code that sets the variable to another dictionary.
    return try withExtendedLifetime(place.value(as: AnyObject.self)) {
      var object = JSONObject(minimumCapacity: storage.count)
      var buckets = storage.buckets
      while let bucket = buckets.next() {
        let value = storage.values + bucket * strideOfValues
        try insert(
          value, by: values, under: name(storage.elements + bucket * strideOfKeys), into: &object,
          scope)
      }
      return object
    }
  }

  /// The same for a dictionary whose members are not known to be where they are looked for.
  @inline(never)
  private func encode<Key: Hashable, Value>(
    _ members: [Key: Value], _ name: (UnsafeRawPointer) throws -> String, by values: ValueEncoder,
    _ scope: EncodingScope
  ) throws -> JSONObject {
    var object = JSONObject(minimumCapacity: members.count)
    for (key, value) in members {
      let name = try Memory.withPlace(of: key) { try name($0) }
      try Memory.withPlace(of: value) {
        try insert($0, by: values, under: name, into: &object, scope)
      }
    }
    return object
  }

  private func insert(
    _ value: UnsafeRawPointer, by values: ValueEncoder, under name: String,
    into object: inout JSONObject, _ scope: EncodingScope
  ) throws {
    let encoded: Any?
    do {
      encoded = try values.encode(value, scope)
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(name))
    }
    guard object.updateValue(encoded ?? NSNull(), forKey: name) == nil else {
      throw JSONEncodingError.duplicateKey(name, ofKeysOf: container)
    }
  }
}

// MARK: Keys that are texts

extension MemberEncoder {
  func encoderOfTexts<Value>(to type: Value.Type) -> ValueEncoder {
    let plain = values.plain?.object(of: type)
    return ValueEncoder(plain: plain) { pointer, scope in
      if let plain, plain.admit(pointer, scope) { return pointer.copy(as: container) }
      guard scope.settings.usesPlans, let storage = HashedStorage(ofDictionaryAt: pointer) else {
        return try encode(pointer.value(as: [String: Value].self), scope)
      }
      return try encode(pointer.value(as: [String: Void].self), storage, scope)
    } write: { pointer, writer in
      guard let storage = HashedStorage(ofDictionaryAt: pointer) else {
        try writer.write(pointer.value(as: [String: Value].self), by: values)
        return true
      }
      try withExtendedLifetime(pointer.value(as: AnyObject.self)) {
        try writer.write(storage, strideOfValues, by: values, container)
      }
      return true
    }
  }

  /// Returns an object by copying the layout of the dictionary, so that no key is hashed.
  ///
  /// Code that does not look at the values need not know their type.
  private func encode(
    _ members: [String: Void], _ storage: HashedStorage, _ scope: EncodingScope
  ) throws -> JSONObject {
    try scope.enter(container)
    defer { scope.leave() }
    let values = values.settled(in: scope)
    var bucket = 0
    // For the key of an error: what is written may run code that sets the variable to another dictionary.
    defer { withExtendedLifetime(members) {} }
    do {
      return try storage.mapValues(of: members) {
        bucket = $0
        return try values.encode(storage.values + bucket * strideOfValues, scope) ?? NSNull()
      }
    } catch {
      let key = storage.elements + bucket * strideOfKeys
      throw JSONEncodingError.wrap(error, under: .key(key.value(as: String.self)))
    }
  }

  private func encode<Value>(_ members: [String: Value], _ scope: EncodingScope) throws
    -> JSONObject
  {
    try scope.enter(container)
    defer { scope.leave() }
    var count = 0
    let values = values.settled(in: scope)
    do {
      return try members.mapValues { value in
        count += 1
        return try Memory.withPlace(of: value) { try values.encode($0, scope) } ?? NSNull()
      }
    } catch {
      // The value is not encoded again to find its key: that would double the time with every level.
      let key = members.keys[members.keys.index(members.startIndex, offsetBy: count - 1)]
      throw JSONEncodingError.wrap(error, under: .key(key))
    }
  }
}

// MARK: - Values that are trees

/// What is known of a type whose values stand in a tree as they are: strings, integers, booleans,
/// doubles and floats, and arrays and dictionaries of such.
///
/// `[[1.5, 2]]` is a JSON tree already, so nothing has to be made of it. Only its doubles and floats must
/// be finite.
struct PlainValues: Sendable {
  /// How many arrays and dictionaries stand in one another.
  let levels: Int
  /// Returns whether a value is all JSON; nil where every value is.
  let holds: (@Sendable (UnsafeRawPointer) -> Bool)?

  /// Whether every value is a string, an integer or a boolean.
  var isScalar: Bool { levels == 0 && holds == nil }

  /// What is known of a scalar type that is always JSON.
  static let scalar = PlainValues(levels: 0, holds: nil)
  /// What is known of `Double`.
  static let double = PlainValues(levels: 0) { $0.value(as: Double.self).isFinite }
  /// What is known of `Float`.
  static let float = PlainValues(levels: 0) { $0.value(as: Float.self).isFinite }

  /// Returns what follows for arrays of such values.
  func array<Element>(of type: Element.Type) -> PlainValues {
    guard let holds else { return PlainValues(levels: levels + 1, holds: nil) }
    // A loop in place of a call for each element.
    if type == Double.self {
      return PlainValues(levels: levels + 1) {
        Self.areFinite($0.pointer(to: [Double].self).pointee)
      }
    }
    if type == Float.self {
      return PlainValues(levels: levels + 1) {
        Self.areFinite($0.pointer(to: [Float].self).pointee)
      }
    }
    if type == [Double].self {
      return PlainValues(levels: levels + 1) { rows in
        rows.pointer(to: [[Double]].self).pointee.allSatisfy(Self.areFinite)
      }
    }
    return PlainValues(levels: levels + 1) { array in
      array.pointer(to: [Element].self).pointee.withUnsafeBytes { elements in
        guard let base = elements.baseAddress else { return true }
        let stride = MemoryLayout<Element>.stride
        return Swift.stride(from: 0, to: elements.count, by: stride).allSatisfy {
          holds(base + $0)
        }
      }
    }
  }

  /// Returns whether all numbers are finite: without a branch for each, so that the compiler takes several at once.
  ///
  /// An exponent of ones, which infinity and NaN have, is carried into the sign.
  @inline(__always)
  static func areFinite(_ values: [Double]) -> Bool {
    values.withUnsafeBufferPointer { values in
      var (carried, index) = (0 as UInt64, 0)
      while index < values.count {
        carried |= (values[index].bitPattern & Double.infinity.bitPattern) &+ 1 << 52
        index += 1
      }
      return carried >> 63 == 0
    }
  }

  /// Returns the same of floats: not by a generic function, which where nothing is optimised calls one for each step.
  @inline(__always)
  static func areFinite(_ values: [Float]) -> Bool {
    values.withUnsafeBufferPointer { values in
      var (carried, index) = (0 as UInt32, 0)
      while index < values.count {
        carried |= (values[index].bitPattern & Float.infinity.bitPattern) &+ 1 << 23
        index += 1
      }
      return carried >> 31 == 0
    }
  }

  /// Returns what follows for objects of such values.
  func object<Value>(of type: Value.Type) -> PlainValues {
    guard let holds else { return PlainValues(levels: levels + 1, holds: nil) }
    if type == Double.self {
      return PlainValues(levels: levels + 1) {
        $0.pointer(to: [String: Double].self).pointee.values.allSatisfy(\.isFinite)
      }
    }
    if type == [Double].self {
      return PlainValues(levels: levels + 1) { object in
        object.pointer(to: [String: [Double]].self).pointee.values.allSatisfy(Self.areFinite)
      }
    }
    let stride = MemoryLayout<Value>.stride
    return PlainValues(levels: levels + 1) { object in
      guard let storage = HashedStorage(ofDictionaryAt: object) else {
        return object.pointer(to: [String: Value].self).pointee.values.allSatisfy { value in
          Memory.withPlace(of: value) { holds($0) }
        }
      }
      var buckets = storage.buckets
      while let bucket = buckets.next() {
        if !holds(storage.values + bucket * stride) { return false }
      }
      return true
    }
  }

  /// Returns whether a value may stand in the tree as it is.
  func admit(_ value: UnsafeRawPointer, _ scope: EncodingScope) -> Bool {
    scope.hasRoom(for: levels) && holds?(value) ?? true
  }
}
