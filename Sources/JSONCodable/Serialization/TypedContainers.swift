/// The arrays and dictionaries of a hand-made tree whose parts have a type, such as `[Int]` and `[String: [String]]`, as
/// those of any values.
///
/// A cast to `[Any]` asks the runtime about each element anew. Here the type of the parts is found once for each type of
/// container, and the parts are copied by it.
///
/// Safe to share: functions that capture nothing but a type.
final class TypedContainers: @unchecked Sendable {
  /// Whether it is the type of a scalar, which no cast makes a container of.
  private let isScalar: Bool
  private let elements: ((Any) -> [Any]?)?
  private let members: ((Any) -> JSONObject?)?

  private static let known = TypeTable<TypedContainers>()

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
    // What a value of a protocol type holds is not known by its type.
    guard let container = FrequentContainer(type), !TypeKind.isExistential(container.part) else {
      (self.elements, self.members) = (nil, nil)
      return
    }
    let (part, form) = (container.part, container.form)
    self.elements = form == .array ? _openExistential(part, do: elements) : nil
    self.members = form == .object ? _openExistential(part, do: members) : nil
  }

  private static func of(_ value: Any) -> TypedContainers {
    let type = type(of: value)
    return known.value(for: .init(of: type), .ofThread) { TypedContainers(of: type) }
  }

  /// Returns the elements of an array, as a cast does; nil for every other value.
  static func elements(of value: Any) -> [Any]? {
    let known = of(value)
    return known.isScalar ? nil : known.elements?(value) ?? value as? [Any]
  }

  /// Returns the members of a dictionary with texts as keys, as a cast does; nil for every other value.
  static func members(of value: Any) -> JSONObject? {
    let known = of(value)
    return known.isScalar ? nil : known.members?(value) ?? value as? JSONObject
  }

  /// Returns whether a value is a scalar of the types that properties often have.
  static func isScalar(_ value: Any) -> Bool { of(value).isScalar }
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
    guard isReadAsStored(Element.self), Memory.isStored(value, as: [Element].self) else {
      return nil
    }
    let elements = Memory.contents(value, as: [Element].self)
    return elements.withUnsafeBufferPointer { areFinite($0) } ? elements : nil
  }

  /// The same for a dictionary with texts as keys.
  @inlinable
  @inline(__always)
  static func storedMembers<Key, Value>(of value: Any) -> [Key: Value]? {
    Memory.isStored(value, as: JSONObject.self) ? nil : typedMembers(of: value)
  }

  @usableFromInline
  @inline(never)
  static func typedMembers<Key, Value>(
    of value: Any, as type: [Key: Value].Type = [Key: Value].self
  ) -> [Key: Value]? {
    guard Key.self == String.self, isReadAsStored(Value.self), Memory.isStored(value, as: type)
    else { return nil }
    let members = Memory.contents(value, as: type)
    guard Value.self == Double.self || Value.self == Float.self else { return members }
    return members.values.allSatisfy { value in
      withUnsafePointer(to: value) { areFinite(UnsafeBufferPointer(start: $0, count: 1)) }
    } ? members : nil
  }

  /// Returns whether values of a type are read as they are, whatever the context: texts, truth values, integers, and
  /// numbers that are finite.
  ///
  /// The types are compared, and not cast: a cast of a type is a call.
  @inline(__always)
  private static func isReadAsStored(_ type: any Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Double.self || type == Bool.self
      || type == Int8.self || type == Int16.self || type == Int32.self || type == Int64.self
      || type == UInt.self || type == UInt8.self || type == UInt16.self || type == UInt32.self
      || type == UInt64.self || type == Float.self
  }

  /// Returns whether no value is a number that is infinite, or none at all (NaN).
  private static func areFinite<Value>(_ values: UnsafeBufferPointer<Value>) -> Bool {
    // Not a generic function: it would ask each number by a call.
    if Value.self == Double.self {
      return values.withMemoryRebound(to: Double.self) { PlainValues.areFinite($0) }
    }
    if Value.self == Float.self {
      return values.withMemoryRebound(to: Float.self) { PlainValues.areFinite($0) }
    }
    return true
  }
}
