/// The type of a value in a hand-made tree: what it says of the value is found out once for each type.
///
/// A cast asks the runtime each time, and a cast of `[Int]` or `[String: [String]]` to a container of any values about
/// each part anew. Here the parts are copied by their type.
///
/// Safe to share: types, and functions that capture nothing but a type.
final class TreeType: @unchecked Sendable {
  /// Whether it is the type of a scalar that properties often have, which no cast makes a container of.
  let isScalar: Bool
  /// Whether a value may stand for another one, or for none, as an optional does.
  let isOptional: Bool
  private let elements: ((Any) -> [Any]?)?
  private let members: ((Any) -> JSONObject?)?

  private static let known = TypeTable<TreeType>()

  private init(of type: any Any.Type) {
    let stored = TypeTableKey(of: type)
    // The parts are read where they lie: each mention of `[Part]` asks the runtime for the type.
    func elements<Part>(_: Part.Type) -> (Any) -> [Any]? {
      { value in
        withUnsafePointer(to: value) { place in
          let place = UnsafeRawPointer(place)
          // A value that generic code has put into a second existential is not stored as its type.
          guard TypeTableKey(ofStored: place) == stored else { return nil }
          return place.pointer(to: [Part].self).pointee.withUnsafeBufferPointer { parts in
            var elements: [Any] = []
            elements.reserveCapacity(parts.count)
            for index in parts.indices { elements.append(parts[index]) }
            return elements
          }
        }
      }
    }
    func members<Part>(_: Part.Type) -> (Any) -> JSONObject? {
      { value in
        withUnsafePointer(to: value) { place in
          let place = UnsafeRawPointer(place)
          guard TypeTableKey(ofStored: place) == stored else { return nil }
          guard let storage = HashedStorage(ofDictionaryAt: place) else {
            return place.value(as: [String: Part].self).mapValues { $0 as Any }
          }
          let parts = storage.values.pointer(to: Part.self)
          return storage.mapValues(of: place.value(as: [String: Void].self)) { parts[$0] }
        }
      }
    }
    isScalar = FrequentScalar.of(type) != nil
    isOptional = !isScalar && !(type is AnyClass) && type is any OptionalValue.Type
    // What a value of a protocol type holds is not known by its type.
    guard let container = FrequentContainer(type), !TypeKind.isExistential(container.part) else {
      (self.elements, self.members) = (nil, nil)
      return
    }
    let (part, form) = (container.part, container.form)
    self.elements = form == .array ? _openExistential(part, do: elements) : nil
    self.members = form == .object ? _openExistential(part, do: members) : nil
  }

  /// Returns the type of a value.
  static func of(_ value: Any) -> TreeType {
    let type = type(of: value)
    return known.value(for: .init(of: type), .ofThread) { TreeType(of: type) }
  }

  /// Returns the elements of an array, as a cast does; nil for every other value.
  static func elements(of value: Any) -> [Any]? {
    let type = of(value)
    return type.isScalar ? nil : type.elements?(value) ?? value as? [Any]
  }

  /// Returns the members of a dictionary with texts as keys, as a cast does; nil for every other value.
  static func members(of value: Any) -> JSONObject? {
    let type = of(value)
    return type.isScalar ? nil : type.members?(value) ?? value as? JSONObject
  }
}

extension Restoring {
  /// Returns an array that stands in a hand-made tree as it is read; nil where an element has to be looked at.
  @inlinable
  @inline(__always)
  static func storedElements<Element>(of value: Any) -> [Element]? {
    // Most arrays are of any values: generic code need not ask for the type `[Element]` then.
    Memory.isStored(value, as: [Any].self) ? nil : typedElements(of: value)
  }

  @usableFromInline
  @inline(never)
  static func typedElements<Element>(of value: Any) -> [Element]? {
    guard isReadAsStored(value, as: Element.self, inArray: true), areFinite(value) else {
      return nil
    }
    return withUnsafePointer(to: value) {
      UnsafeRawPointer($0).pointer(to: [Element].self).pointee
    }
  }

  /// The same for a dictionary with texts as keys.
  @inlinable
  @inline(__always)
  static func storedMembers<Key, Value>(of value: Any) -> [Key: Value]? {
    Memory.isStored(value, as: JSONObject.self) ? nil : typedMembers(of: value)
  }

  @usableFromInline
  @inline(never)
  static func typedMembers<Key, Value>(of value: Any) -> [Key: Value]? {
    guard Key.self == String.self, isReadAsStored(value, as: Value.self, inArray: false),
      areFinite(value)
    else { return nil }
    return withUnsafePointer(to: value) {
      UnsafeRawPointer($0).pointer(to: [Key: Value].self).pointee
    }
  }

  /// Returns whether a value was stored as an array, or as a dictionary with texts as keys, of parts of a type that are
  /// read as they are, whatever the context: texts, truth values, integers, and numbers that are finite.
  ///
  /// Each type stands here, since generic code would ask the runtime for that of the container.
  @inline(__always)
  private static func isReadAsStored(
    _ value: Any, as type: any Any.Type, inArray: Bool
  ) -> Bool {
    func isStored<Part>(_ part: Part.Type) -> Bool {
      guard type == part else { return false }
      return inArray
        ? Memory.isStored(value, as: [Part].self) : Memory.isStored(value, as: [String: Part].self)
    }
    return isStored(String.self) || isStored(Int.self) || isStored(Double.self)
      || isStored(Bool.self) || isStored(Int8.self) || isStored(Int16.self)
      || isStored(Int32.self) || isStored(Int64.self) || isStored(UInt.self)
      || isStored(UInt8.self) || isStored(UInt16.self) || isStored(UInt32.self)
      || isStored(UInt64.self) || isStored(Float.self)
  }

  /// Returns whether no number of an array or a dictionary is infinite, or none at all (NaN).
  private static func areFinite(_ value: Any) -> Bool {
    if Memory.isStored(value, as: [Double].self) {
      return PlainValues.areFinite(Memory.contents(value, as: [Double].self))
    }
    if Memory.isStored(value, as: [Float].self) {
      return PlainValues.areFinite(Memory.contents(value, as: [Float].self))
    }
    if Memory.isStored(value, as: [String: Double].self) {
      return Memory.contents(value, as: [String: Double].self).values.allSatisfy(\.isFinite)
    }
    if Memory.isStored(value, as: [String: Float].self) {
      return Memory.contents(value, as: [String: Float].self).values.allSatisfy(\.isFinite)
    }
    return true
  }
}
