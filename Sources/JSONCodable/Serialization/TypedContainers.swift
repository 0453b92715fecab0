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
    // A value that generic code has put into a second existential is not stored as its type.
    func elements<Part>(_: Part.Type) -> (Any) -> [Any]? {
      {
        guard Memory.isStored($0, as: [Part].self) else { return nil }
        return Memory.contents($0, as: [Part].self).map { $0 as Any }
      }
    }
    func members<Part>(_: Part.Type) -> (Any) -> JSONObject? {
      {
        guard Memory.isStored($0, as: [String: Part].self) else { return nil }
        return Memory.contents($0, as: [String: Part].self).mapValues { $0 as Any }
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
    guard Memory.isStored(value, as: [Element].self) else { return nil }
    let elements = Memory.contents(value, as: [Element].self)
    return elements.withUnsafeBufferPointer { areReadAsStored($0) } ? elements : nil
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
    guard Key.self == String.self, Memory.isStored(value, as: type) else { return nil }
    let members = Memory.contents(value, as: type)
    if Value.self == Double.self || Value.self == Float.self {
      return members.values.allSatisfy { value in
        withUnsafePointer(to: value) { areReadAsStored(UnsafeBufferPointer(start: $0, count: 1)) }
      } ? members : nil
    }
    // Of all other types, the type alone tells.
    return areReadAsStored(UnsafeBufferPointer<Value>(start: nil, count: 0)) ? members : nil
  }

  /// Returns whether values are read as they are, whatever the context: texts, truth values, integers, and numbers that
  /// are finite.
  private static func areReadAsStored<Value>(_ values: UnsafeBufferPointer<Value>) -> Bool {
    switch Value.self {
    case is String.Type, is Bool.Type, is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type,
      is Int64.Type, is UInt.Type, is UInt8.Type, is UInt16.Type, is UInt32.Type, is UInt64.Type:
      return true
    // Not a generic function: it would ask each number by a call.
    case is Double.Type:
      return values.withMemoryRebound(to: Double.self) { $0.allSatisfy { $0.isFinite } }
    case is Float.Type:
      return values.withMemoryRebound(to: Float.self) { $0.allSatisfy { $0.isFinite } }
    default: return false
    }
  }
}
