import Foundation
import JSONText

/// A writer of values and trees as JSON text, with the bytes of `JSONSerialization` on Linux.
///
/// It differs where `JSONSerialization` traps: a value that is not JSON is written by the encoding
/// rules if they know it, and otherwise an error with its path.
struct JSONTextWriter: ~Copyable {
  var writer: JSONWriter
  /// What the thread is encoding: a value that is written directly counts there as well.
  let scope: EncodingScope

  private init(options: JSONSerialization.WritingOptions, _ scope: EncodingScope) {
    self.scope = scope
    writer = JSONWriter(
      prettyPrinted: options.contains(.prettyPrinted),
      escapingSlashes: !options.contains(.withoutEscapingSlashes),
      sortingKeys: options.contains(.sortedKeys))
  }

  /// Returns what `body` makes of the text of a value.
  ///
  /// Where no option of the context asks for anything else, stored properties are written directly, without a tree
  /// in between.
  ///
  /// - Throws: ``JSONEncodingError`` where a part has no JSON form.
  static func withText<Value: JSONEncodable, R>(
    of value: Value, options: JSONSerialization.WritingOptions,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try EncodingScope.run { scope in
      guard scope.settings.writesText else {
        let tree = try scope.runOwn(Value.self) { try value.JSONEncode() }
        return try withText(ofTree: tree, options: options, body)
      }
      return try withText(options: options, scope, { try $0.write(root: value) }, body)
    }
  }

  /// Returns what `body` makes of the text of a tree.
  ///
  /// - Throws: ``JSONEncodingError`` where a part has no JSON form.
  static func withText<R>(
    ofTree tree: Any, options: JSONSerialization.WritingOptions,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try EncodingScope.run { scope in
      if scope.settings.textEngine == .foundation {
        return try FoundationText.data(ofTree: tree, options: options).withUnsafeBytes(body)
      }
      return try withText(options: options, scope, { try $0.write(tree) }, body)
    }
  }

  private static func withText<R>(
    options: JSONSerialization.WritingOptions, _ scope: EncodingScope,
    _ write: (inout JSONTextWriter) throws -> Void, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    var writer = JSONTextWriter(options: options, scope)
    let depth = scope.depth
    do {
      try write(&writer)
    } catch {
      scope.leave(to: depth)
      throw error
    }
    return try writer.writer.withBytes(body)
  }
}

// MARK: - Values

// Text straight from stored properties. It is the text of the tree that the value would give; only the order of keys that
// are not sorted is that of the declaration, since no dictionary is in between.

extension JSONTextWriter {
  /// Writes the value of the whole text.
  ///
  /// An object that writes itself is not open yet, as it is not when its `JSONEncode()` is called.
  mutating func write<T: JSONEncodable>(root value: T) throws {
    if T.self is AnyClass { return try write(value: value) }
    let encoder = ValueEncoder.of(encodable: T.self, scope.front)
    if try !Memory.withPlace(of: value, { try encoder.write($0, &self) }) { writer.null() }
  }

  /// Writes a value after its dynamic type.
  mutating func write<T: JSONEncodable>(value: T) throws {
    switch try DefaultEncoding.ask(value, sortsKeys: writer.sortsKeys, scope) {
    case .tree(let tree): try write(tree)
    case .encoding(let encoding): try write(value, by: encoding)
    }
  }

  private mutating func write<T: JSONEncodable>(_ value: T, by encoding: DefaultEncoding) throws {
    if let plan = encoding.plan {
      guard type(of: value) is AnyClass else {
        return try Memory.withPlace(of: value) { try write($0, by: plan, T.self) }
      }
      return try write(Memory.object(of: value), by: plan)
    }
    try writeWithoutPlan(value, encoding.way)
  }

  /// Writes a value that is not a row of properties; apart, since it needs more of the stack.
  @inline(never)
  private mutating func writeWithoutPlan<T: JSONEncodable>(
    _ value: T, _ way: DefaultEncoding.Way
  ) throws {
    switch way {
    case .cases(let plan): if try plan.write(value, to: &self) { return }
    case .mapped(let encoder), .contents(let encoder):
      if try !Memory.withPlace(of: value, { try encoder.write($0, &self) }) { writer.null() }
      return
    case .own, .text, .elements, .mirror: break
    }
    try write(scope.runOwn(T.self) { try value.JSONEncode() })
  }

  private mutating func write(_ object: AnyObject, by plan: EncodingPlan) throws {
    try scope.whileOpen(object) {
      try write(Unmanaged.passUnretained(object).toOpaque(), by: plan, type(of: object))
    }
  }

  /// Writes the properties of a value, from where it lies in memory, one level deeper.
  mutating func write(
    _ base: UnsafeRawPointer, by plan: EncodingPlan, _ type: Any.Type
  ) throws {
    try scope.enter(type)
    try write(base, by: plan)
    scope.leave()
  }

  /// Writes the properties of a value, from where it lies in memory, in an object.
  mutating func write(_ base: UnsafeRawPointer, by plan: EncodingPlan) throws {
    writer.beginObject()
    try plan.forEachEntry { try write($0, of: base) }
    writer.endObject()
  }

  /// Writes properties of a value in an object of their own, one level deeper; returns false where there is none to write.
  mutating func writeMembers(of base: UnsafeRawPointer, by plan: EncodingPlan) throws -> Bool {
    try scope.enter(JSONObject.self)
    writer.beginObject()
    let start = writer.position
    try plan.forEachEntry { try write($0, of: base) }
    let hasMembers = !writer.ends(at: start)
    writer.endObject()
    scope.leave()
    return hasMembers
  }

  @inline(__always)
  private mutating func write(
    _ entry: UnsafePointer<EncodingPlan.Entry>, of base: UnsafeRawPointer
  ) throws {
    let start = writer.position
    if writer.sortsKeys {
      writer.key(entry.pointee.orderedKey)
    } else {
      writer.key(
        escaped: writer.escapesSlashes ? entry.pointee.escapedKey : entry.pointee.plainKey)
    }
    do {
      let place = base + entry.pointee.offset
      let isWritten = try entry.pointee.encoder._withUnsafeGuaranteedRef {
        try $0.write(place, &self)
      }
      if !isWritten {
        if scope.settings.writesNull { writer.null() } else { writer.rewind(to: start) }
      }
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(entry.pointee.key))
    }
  }

  /// Writes values of one type that lie in a row.
  mutating func write(_ row: UnsafeRawBufferPointer, by elements: ElementEncoder) throws {
    try scope.enter(elements.container)
    writer.beginArray()
    if let base = row.baseAddress {
      let encoder = elements.encoder.settled(in: scope)
      // Not `stride`: unoptimised, it takes longer than a number.
      var offset = 0
      while offset < row.count {
        do {
          if try !encoder.write(base + offset, &self) { writer.null() }
        } catch {
          throw JSONEncodingError.wrap(error, under: .index(offset / elements.stride))
        }
        offset += elements.stride
      }
    }
    writer.endArray()
    scope.leave()
  }

  /// Writes the members of a dictionary whose keys are texts, in its own order, from where they lie.
  mutating func write(
    _ members: HashedStorage, _ strideOfValues: Int, by encoder: ValueEncoder, _ type: Any.Type
  ) throws {
    try scope.enter(type)
    writer.beginObject()
    let encoder = encoder.settled(in: scope)
    var buckets = members.buckets
    while let bucket = buckets.next() {
      let key = (members.elements + bucket * MemoryLayout<String>.stride).pointer(to: String.self)
      writer.key(key.pointee)
      do {
        if try !encoder.write(members.values + bucket * strideOfValues, &self) { writer.null() }
      } catch {
        throw JSONEncodingError.wrap(error, under: .key(key.pointee))
      }
    }
    writer.endObject()
    scope.leave()
  }

  /// Writes the members of a dictionary in its own order.
  mutating func write<Value>(_ members: [String: Value], by encoder: ValueEncoder) throws {
    try scope.enter([String: Value].self)
    writer.beginObject()
    let encoder = encoder.settled(in: scope)
    for (key, value) in members {
      writer.key(key)
      do {
        if try !Memory.withPlace(of: value, { try encoder.write($0, &self) }) { writer.null() }
      } catch {
        throw JSONEncodingError.wrap(error, under: .key(key))
      }
    }
    writer.endObject()
    scope.leave()
  }
}
