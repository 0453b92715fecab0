import Foundation
import JSONText

/// An encoder of the values of one type, from where they lie in memory and without a copy in a box.
///
/// There is one encoder for each type, whether the type is known from a declaration or from a value. What
/// stands in a variable of a class may be of a subclass; the encoder of the variable looks up that of the
/// instance. What stands in a variable of an existential type, such as `Any`, is opened first.
///
/// Safe to share: an encoder holds functions that capture nothing but types and other encoders.
final class ValueEncoder: @unchecked Sendable {
  typealias Encode = (UnsafeRawPointer, EncodingScope) throws -> Any?
  typealias Write = (UnsafeRawPointer, inout JSONTextWriter) throws -> Bool
  /// Returns nil where these values, under these options, are encoded one by one.
  typealias EncodeRow = (UnsafeRawBufferPointer, EncodingScope) throws -> Any?

  /// Returns the value of a variable as JSON, or nil for an optional without a value.
  let encode: Encode
  /// Writes the value of a variable as text; false for an optional without a value.
  let write: Write
  /// How an instance is encoded whose class is exactly this one; nil for what is not a class.
  let instance: ValueEncoder?
  /// Whether the value may be an optional without a value.
  let canBeNil: Bool
  /// Whether the value is known to become a string, a number or a boolean.
  let isNeverNull: Bool
  /// Whether only a value knows its type.
  let isExistential: Bool
  /// Whether values are property wrappers; nil where the type has to be asked.
  let isWrapper: Bool?
  /// What is known of values that are JSON trees already.
  let plain: PlainValues?
  /// Returns the encoder that the values of a type lead to, once the first one has shown it; nil until then, and
  /// where each value has to be asked.
  private let settle: ((EncodingScope) -> ValueEncoder?)?
  /// Returns values that lie in a row as an array, all at once; nil where they are encoded one by one.
  let encodeRow: EncodeRow?

  private static let known = TypeTable<ValueEncoder>()

  /// Returns the encoder of a type.
  static func of(_ type: Any.Type, _ front: TypeTableFront) -> ValueEncoder {
    known.value(for: .init(of: type), front) { make(type, front) }
  }

  /// Creates an encoder; without `write`, a value is written by way of its tree.
  init(
    canBeNil: Bool = false, isNeverNull: Bool = false, isExistential: Bool = false,
    isWrapper: Bool? = nil, plain: PlainValues? = nil, instance: ValueEncoder? = nil,
    settle: ((EncodingScope) -> ValueEncoder?)? = nil,
    encodeRow: EncodeRow? = nil, encode: @escaping Encode,
    write: Write? = nil
  ) {
    let write =
      write ?? { pointer, writer in
        guard let tree = try encode(pointer, writer.scope) else { return false }
        try writer.write(tree)
        return true
      }
    self.canBeNil = canBeNil
    self.isNeverNull = isNeverNull
    self.isExistential = isExistential
    self.isWrapper = isWrapper
    self.plain = plain
    self.encode = encode
    self.write = write
    self.instance = instance
    self.settle = settle
    self.encodeRow = encodeRow
  }

  /// Returns the encoder for many values that are encoded one after the other: the one that theirs leads to, so
  /// that it is looked up once.
  func settled(in scope: EncodingScope) -> ValueEncoder { settle?(scope) ?? self }

  /// Returns the encoder of a type, of which the runtime need not be asked whether it is `JSONEncodable`.
  static func of<P: JSONEncodable>(encodable type: P.Type, _ front: TypeTableFront) -> ValueEncoder
  {
    known.value(for: .init(of: type), front) {
      if type is AnyClass { return variable(of: type, instance: instance(of: type)) }
      return special(type, front) ?? value(of: type)
    }
  }

  private static func make<P>(_ type: P.Type, _ front: TypeTableFront) -> ValueEncoder {
    guard TypeKind.isKnown(type) else { return unsupported(type) }
    if type == Any.self { return any() }
    if TypeKind.isExistential(type) { return existential(type) }
    if let special = special(type, front) { return special }
    if let encodable = type as? any JSONEncodable.Type { return value(of: encodable) }
    if let rawValued = type as? any RawRepresentable.Type { return rawValue(of: rawValued, front) }
    if let wrapper = type as? any JSONPropertyWrapper.Type { return contents(of: wrapper, front) }
    return unsupported(type)
  }

  /// Returns the encoder of a type that this library knows, or of a class; nil for all others.
  private static func special<P>(_ type: P.Type, _ front: TypeTableFront) -> ValueEncoder? {
    if let scalar = frequentScalar(type) { return scalar }
    if let source = source(type) { return source.makeEncoder(EncodersOfTypes(front: front)) }
    return (type as? AnyClass).map { variable(of: type, instance: instance(of: $0, front)) }
  }

  static func unsupported(_ type: Any.Type) -> ValueEncoder {
    ValueEncoder { _, _ in throw JSONEncodingError.unsupported(type) }
  }
}

// MARK: - Values whose type only they know

extension ValueEncoder {
  /// Returns any value as a JSON tree, or nil for an optional without a value.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form; the path starts at the value.
  static func encode(_ value: Any, _ scope: EncodingScope) throws -> Any? {
    if TreeValue.isScalar(value) { return value }
    return try open(value, scope.front) { try $0.encode($1, scope) }
  }

  /// Writes any value as text; false for an optional without a value.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form; the path starts at the value.
  static func write(_ value: Any, to writer: inout JSONTextWriter) throws -> Bool {
    try open(value, writer.scope.front) { try $0.write($1, &writer) }
  }

  /// Writes a value; false for nil, and for a property wrapper that would write null and holds nothing.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form; the path starts at the value.
  static func writeUnlessEmpty(_ value: Any, to writer: inout JSONTextWriter) throws -> Bool {
    if TreeValue.isScalar(value) {
      try writer.write(value)
      return true
    }
    if TreeValue.isOptionalScalar(value), let optional = TreeValue.optionalScalar(value) {
      guard let value = optional else { return false }
      try writer.write(value)
      return true
    }
    if TreeValue.isNull(value) {
      writer.writer.null()
      return true
    }
    guard !TreeValue.isFrequent(value), isWrapper(type(of: value), writer.scope.front) else {
      return try write(value, to: &writer)
    }
    guard let tree = try unlessEmpty(encode(value, writer.scope), value) else { return false }
    try writer.write(tree)
    return true
  }

  /// Runs a body with the encoder of a value's own type, and with the place where the value lies.
  private static func open<R>(
    _ value: Any, _ front: TypeTableFront, _ body: (ValueEncoder, UnsafeRawPointer) throws -> R
  ) throws -> R {
    func open<Value>(_ value: Value) throws -> R {
      let encoder = of(Value.self, front)
      guard !encoder.isExistential else { return try openDeeper(value) }
      return try Memory.withPlace(of: value) { try body(encoder, $0) }
    }
    /// Opens a value that generic code has put into a second existential.
    func openDeeper(_ value: Any) throws -> R {
      func cast<Value>(_ type: Value.Type) throws -> R {
        guard let value = value as? Value else { throw JSONEncodingError.unsupported(type) }
        return try Memory.withPlace(of: value) { try body(of(type, front), $0) }
      }
      return try _openExistential(type(of: value), do: cast)
    }
    return try _openExistential(value, do: open)
  }

  private static func existential<P>(_ type: P.Type) -> ValueEncoder {
    existential({ Existential.value(at: $0, as: type, $1) })
  }

  /// Returns the encoder of `Any`, which is not put into another `Any`.
  ///
  /// A tree stands in the object as it is. Only 16 levels are looked at: what is not a tree is looked at again on each
  /// level.
  private static func any() -> ValueEncoder {
    let levelsOfTrees = 16
    let general = existential({ place, _ in place.value(as: Any.self) })
    return ValueEncoder(canBeNil: true, isExistential: true) { place, scope in
      let value = place.pointer(to: Any.self).pointee
      if TreeValue.isTree(value, levels: min(levelsOfTrees, scope.room)) { return value }
      return try general.encode(place, scope)
    } write: {
      try general.write($0, &$1)
    }
  }

  @inline(__always)
  private static func existential(
    _ read: @escaping (UnsafeRawPointer, TypeTableFront) -> Any
  ) -> ValueEncoder {
    ValueEncoder(canBeNil: true, isExistential: true) { place, scope in
      try scope.requireStack(for: Any.self)
      let value = read(place, scope.front)
      return try unlessEmpty(encode(value, scope), value)
    } write: {
      try $1.scope.requireStack(for: Any.self)
      return try writeUnlessEmpty(read($0, $1.scope.front), to: &$1)
    }
  }
}

// MARK: - Parts

extension ValueEncoder {
  /// Returns a value as a JSON tree, and null for an optional without a value.
  static func encodeElement(_ value: Any) throws -> Any {
    try EncodingScope.run { try encodeElement(value, $0) }
  }

  /// Returns the same in a scope.
  static func encodeElement(_ value: Any, _ scope: EncodingScope) throws -> Any {
    try encode(value, scope) ?? NSNull()
  }

  /// Encodes a property: nil is left out, or null where the options say so.
  static func encodeProperty(_ value: Any, _ scope: EncodingScope) throws -> Any? {
    if TreeValue.isScalar(value) { return value }
    if TreeValue.isOptionalScalar(value), let optional = TreeValue.optionalScalar(value) {
      return optional ?? (scope.settings.writesNull ? NSNull() : nil)
    }
    let encoded = unlessEmpty(try encode(value, scope), value)
    return Memory.isNil(encoded) && scope.settings.writesNull ? NSNull() : encoded
  }

  /// Encodes a property that may be nil.
  static func encodeProperty(_ value: Any?, _ scope: EncodingScope) throws -> Any? {
    if let value { return try encodeProperty(value as Any, scope) }
    return scope.settings.writesNull ? NSNull() : nil
  }

  /// Encodes a property through a transform, if there is one.
  static func encodeProperty(
    _ value: Any, by transform: JSONPropertyTransform?, _ scope: EncodingScope
  ) throws -> Any? {
    guard let transform else { return try encodeProperty(value, scope) }
    return try encode(value, by: transform, scope) ?? (scope.settings.writesNull ? NSNull() : nil)
  }

  /// Returns what a transform makes of any value, or nil for an optional without a value.
  static func encode(
    _ value: Any, by transform: JSONPropertyTransform, _ scope: EncodingScope
  ) throws -> Any? {
    func encode<Value>(_ value: Value) throws -> Any? {
      let encoder = transform.encoder(of: Value.self)
      return try Memory.withPlace(of: value) { try encoder.encode($0, scope) }
    }
    return try _openExistential(value, do: encode)
  }
}

// MARK: - Types that are encoded by reflection, or encode themselves

extension ValueEncoder {
  /// Returns the encoder of a struct or enum.
  private static func value<P: JSONEncodable>(of type: P.Type) -> ValueEncoder {
    ValueEncoder(
      isWrapper: DeclaredConformances.propertyWrapper(type) != nil,
      settle: { $0.encoding(of: type)?.encoder }
    ) { pointer, scope in
      let encoding = scope.encoding(of: type)
      guard let plan = encoding?.plan else {
        if let encoder = encoding?.encoder {
          let encoded = try encoder.encode(pointer, scope)
          return Memory.isNil(encoded) ? NSNull() : encoded
        }
        let tree = try scope.runOwn(type) { try pointer.value(as: type).JSONEncode() }
        if encoding == nil { DefaultEncoding.note(own: type, scope) }
        return tree
      }
      try scope.enter(type)
      defer { scope.leave() }
      return try plan.encode(pointer, scope)
    } write: { pointer, writer in
      let encoding = writer.scope.encoding(of: type)
      if let plan = encoding?.plan {
        try writer.write(pointer, by: plan, type)
      } else if let encoder = encoding?.encoder {
        if try !encoder.write(pointer, &writer) { writer.writer.null() }
      } else {
        try writer.write(value: pointer.value(as: type))
      }
      return true
    }
  }

  /// Returns the encoder of a type that is written as its raw values.
  static func rawValue<P: RawRepresentable>(
    of type: P.Type, _ front: TypeTableFront
  ) -> ValueEncoder {
    // Another raw value is put where its encoder finds it; code that is not compiled for its type asks for its size,
    // copies and ends it by calls.
    if P.RawValue.self == String.self {
      return scalars(stride: MemoryLayout<P>.stride) {
        Memory.same($0.pointer(to: type).pointee.rawValue, as: String.self)
      } write: {
        $1.string($0)
      }
    }
    if P.RawValue.self == Int.self {
      return scalars(stride: MemoryLayout<P>.stride) {
        Memory.same($0.pointer(to: type).pointee.rawValue, as: Int.self)
      } write: {
        $1.integer($0)
      }
    }
    let encoder = of(P.RawValue.self, front)
    let isNeverNull = encoder.plain?.isScalar ?? false
    return ValueEncoder(canBeNil: encoder.canBeNil, isNeverNull: isNeverNull) { pointer, scope in
      let rawValue = pointer.value(as: type).rawValue
      return try Memory.withPlace(of: rawValue) { try encoder.encode($0, scope) }
    } write: { pointer, writer in
      let rawValue = pointer.value(as: type).rawValue
      return try Memory.withPlace(of: rawValue) { try encoder.write($0, &writer) }
    }
  }

  /// Returns the encoder of values of which each gives a scalar that every tree may hold.
  ///
  /// - Parameters:
  ///   - stride: The distance of two values in a row.
  ///   - scalar: Returns the scalar of a value.
  ///   - write: Writes a scalar as text.
  /// - Returns: The encoder.
  static func scalars<Scalar>(
    stride: Int, _ scalar: @escaping (UnsafeRawPointer) throws -> Scalar,
    write: @escaping (Scalar, inout JSONWriter) -> Void
  ) -> ValueEncoder {
    let encodeRow: EncodeRow = { row, _ in try elements(of: row, stride: stride, scalar) }
    return ValueEncoder(isNeverNull: true, encodeRow: encodeRow) { pointer, _ in
      try scalar(pointer)
    } write: { pointer, writer in
      write(try scalar(pointer), &writer.writer)
      return true
    }
  }

  /// Returns the encoder of values of which each gives a floating-point number.
  ///
  /// - Parameters:
  ///   - stride: The distance of two values in a row.
  ///   - number: Returns the number of a value.
  /// - Returns: The encoder.
  static func doubles(
    stride: Int, _ number: @escaping (UnsafeRawPointer) throws -> Double
  ) -> ValueEncoder {
    let encodeRow: EncodeRow = { row, _ in try doubles(of: row, stride: stride, number) }
    return ValueEncoder(isNeverNull: true, encodeRow: encodeRow) { pointer, _ in
      try encode(number(pointer))
    } write: { pointer, writer in
      try write(number(pointer), to: &writer)
      return true
    }
  }

  /// Returns the numbers of the values in a row; if one of them is infinite or not a number, as the options say.
  static func doubles(
    of row: UnsafeRawBufferPointer, stride: Int, _ number: (UnsafeRawPointer) throws -> Double
  ) throws -> Any {
    let numbers = try elements(of: row, stride: stride, number)
    if numbers.allSatisfy(\.isFinite) { return numbers }
    return try numbers.withUnsafeBytes {
      try elements(of: $0, stride: MemoryLayout<Double>.stride) {
        try encode($0.load(as: Double.self))
      }
    }
  }

  /// Returns what a body makes of the values in a row; an error gets the index of its value.
  @inline(__always)
  static func elements<Element>(
    of row: UnsafeRawBufferPointer, stride: Int, _ element: (UnsafeRawPointer) throws -> Element
  ) throws -> [Element] {
    // Not `init(unsafeUninitializedCapacity:)`: it asks the runtime for the type of the storage each time, which takes
    // longer than to encode an element.
    var elements: [Element] = []
    guard let base = row.baseAddress, row.count > 0 else { return elements }
    elements.reserveCapacity(row.count / stride)
    var offset = 0
    while offset < row.count {
      do {
        elements.append(try element(base + offset))
      } catch {
        throw JSONEncodingError.wrap(error, under: .index(offset / stride))
      }
      offset += stride
    }
    return elements
  }

  /// Returns the encoder of an object whose members lie in a row of their own.
  static func object(of plan: EncodingPlan) -> ValueEncoder {
    ValueEncoder { pointer, scope in
      try scope.inObject { try plan.encode(pointer, scope) }
    } write: {
      try $1.write($0, by: plan, JSONObject.self)
      return true
    }
  }

  /// Returns the encoder of a member that is the same text in every object.
  static func constant(_ text: String) -> ValueEncoder {
    ValueEncoder { _, _ in
      text
    } write: {
      $1.writer.string(text)
      return true
    }
  }
}

// MARK: - Scalars

/// A type of the standard library or of Foundation that is a single JSON value, by this library's
/// conformance: its `JSONEncode()` leads to no other one.
protocol ScalarEncodable: JSONEncodable, EncoderSource {
  /// Writes the value as the text of what `JSONEncode()` returns.
  func writeScalar(to writer: inout JSONTextWriter) throws
}

extension ScalarEncodable {
  func writeScalar(to writer: inout JSONTextWriter) throws { try writer.write(JSONEncode()) }

  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    ValueEncoder { pointer, _ in
      try pointer.value(as: Self.self).JSONEncode()
    } write: { pointer, writer in
      try pointer.value(as: Self.self).writeScalar(to: &writer)
      return true
    }
  }
}

extension FixedWidthInteger where Self: ScalarEncodable {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    ValueEncoder(plain: bitWidth <= 64 ? .scalar : nil) { pointer, _ in
      try pointer.value(as: Self.self).JSONEncode()
    } write: { pointer, writer in
      writer.writer.integer(pointer.value(as: Self.self))
      return true
    }
  }
}

extension Float {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    ValueEncoder(plain: .float) { pointer, _ in
      try pointer.value(as: Float.self).JSONEncode()
    } write: { pointer, writer in
      let value = pointer.value(as: Float.self)
      if value.isFinite { writer.writer.float(value) } else { try writer.write(value.JSONEncode()) }
      return true
    }
  }
}

extension Date {
  static func makeEncoder(_ encoders: some ValueEncoders) -> ValueEncoder {
    let encodeRow: ValueEncoder.EncodeRow = { row, scope in
      guard let toNumber = scope.settings.dates.toNumber else { return nil }
      return try ValueEncoder.doubles(of: row, stride: MemoryLayout<Date>.stride) {
        try toNumber($0.value(as: Date.self))
      }
    }
    return ValueEncoder(encodeRow: encodeRow) { pointer, scope in
      try scope.settings.dates.encode(pointer.value(as: Date.self))
    }
  }
}

extension Decimal {
  func writeScalar(to writer: inout JSONTextWriter) throws {
    try writer.write(.decimal(self))
  }
}

/// The types among them that properties often have, which the runtime need not be asked about.
enum FrequentScalar {
  /// Returns a type as one of them; nil for all others.
  static func of(
    _ type: any Any.Type
  ) -> (any (ScalarEncodable & JSONRestorable & Codable).Type)? {
    switch type {
    case is String.Type: String.self
    case is Int.Type: Int.self
    case is Bool.Type: Bool.self
    case is Double.Type: Double.self
    case is Date.Type: Date.self
    case is URL.Type: URL.self
    case is UUID.Type: UUID.self
    case is Data.Type: Data.self
    case is Decimal.Type: Decimal.self
    case is Float.Type: Float.self
    case is Int64.Type: Int64.self
    case is Int32.Type: Int32.self
    case is UInt.Type: UInt.self
    case is UInt64.Type: UInt64.self
    case is UInt32.Type: UInt32.self
    case is UInt8.Type: UInt8.self
    case is UInt16.Type: UInt16.self
    case is Int16.Type: Int16.self
    case is Int8.Type: Int8.self
    default: nil
    }
  }
}

extension ValueEncoder {
  /// Returns the encoder of a frequent type whose encoding is the value itself, or of an optional one.
  ///
  /// Each stands here with its type, and not as a call of a generic function: the compiler knows how to copy
  /// it then, also where it optimises nothing.
  private static func frequentScalar(_ type: Any.Type) -> ValueEncoder? {
    switch type {
    case is String.Type:
      ValueEncoder(plain: .scalar) { pointer, _ in
        pointer.value(as: String.self)
      } write: {
        $1.writer.string($0.value(as: String.self))
        return true
      }
    case is Int.Type:
      ValueEncoder(plain: .scalar) { pointer, _ in
        pointer.value(as: Int.self)
      } write: {
        $1.writer.integer($0.value(as: Int.self))
        return true
      }
    case is Bool.Type:
      ValueEncoder(plain: .scalar) { pointer, _ in
        pointer.value(as: Bool.self)
      } write: {
        $1.writer.boolean($0.value(as: Bool.self))
        return true
      }
    case is Double.Type:
      ValueEncoder(plain: .double) { pointer, _ in
        try encode(pointer.value(as: Double.self))
      } write: {
        try write($0.value(as: Double.self), to: &$1)
        return true
      }
    case is String?.Type:
      ValueEncoder(canBeNil: true) { pointer, _ in
        pointer.value(as: String?.self)
      } write: {
        guard let value = $0.value(as: String?.self) else { return false }
        $1.writer.string(value)
        return true
      }
    case is Int?.Type:
      ValueEncoder(canBeNil: true) { pointer, _ in
        pointer.value(as: Int?.self)
      } write: {
        guard let value = $0.value(as: Int?.self) else { return false }
        $1.writer.integer(value)
        return true
      }
    case is Bool?.Type:
      ValueEncoder(canBeNil: true) { pointer, _ in
        pointer.value(as: Bool?.self)
      } write: {
        guard let value = $0.value(as: Bool?.self) else { return false }
        $1.writer.boolean(value)
        return true
      }
    case is Double?.Type:
      ValueEncoder(canBeNil: true) { pointer, _ in
        try pointer.value(as: Double?.self).map(encode)
      } write: {
        guard let value = $0.value(as: Double?.self) else { return false }
        try write(value, to: &$1)
        return true
      }
    default: nil
    }
  }

  @inline(__always)
  private static func encode(_ value: Double) throws -> Any {
    value.isFinite ? value : try JSONNumber.encoded(value)
  }

  @inline(__always)
  private static func write(_ value: Double, to writer: inout JSONTextWriter) throws {
    if value.isFinite { writer.writer.double(value) } else { try writer.write(.double(value)) }
  }
}
