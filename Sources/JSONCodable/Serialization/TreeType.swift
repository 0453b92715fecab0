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
  /// What reads the parts of a container where they lie; nil for every other type.
  private let parts: Parts?
  /// What is known of values that are read as they are, whatever the context; nil where others may be.
  private let plain: PlainValues?

  private static let known = TypeTable<TreeType>()

  private init(of type: any Any.Type) {
    let container = FrequentContainer(type)
    isScalar = FrequentScalar.of(type) != nil
    isOptional =
      container.map { $0.form == .optional }
      ?? (!isScalar && !(type is AnyClass) && type is any OptionalValue.Type)
    plain = PlainValues.read(as: type)
    // What a value of a protocol type holds is not known by its type.
    parts = container.flatMap { container in
      guard container.form != .optional, !TypeKind.isExistential(container.part) else { return nil }
      return Parts.of(container.part, in: container.form)
    }
  }

  /// Returns the type of a value.
  static func of(_ value: Any) -> TreeType {
    let type = type(of: value)
    return known.value(for: .init(of: type), .ofThread) { TreeType(of: type) }
  }

  /// Returns the type that a value was stored as: a superclass of its own, or `Any`, where generic code has put it into a
  /// second existential.
  @inline(__always)
  private static func ofStored(_ value: Any) -> Unmanaged<TreeType> {
    let key = TypeTableKey(ofStored: value)
    return known.unretained(key) ?? added(key, Memory.storedType(of: value))
  }

  @inline(never)
  private static func added(_ key: TypeTableKey, _ type: any Any.Type) -> Unmanaged<TreeType> {
    known.unretained(key, .ofThread) { TreeType(of: type) }
  }

  /// Returns whether a value was stored as a scalar, an array or a dictionary, which is not null.
  ///
  /// False says nothing.
  static func isNeverNull(_ value: Any) -> Bool {
    ofStored(value)._withUnsafeGuaranteedRef { $0.isScalar || $0.parts != nil }
  }

  /// Returns whether a value was stored as a container of parts of a type, and is read as it is, whatever the context.
  static func isReadAsStored(
    _ value: Any, _ form: FrequentContainer.Form, of part: any Any.Type
  ) -> Bool {
    ofStored(value)._withUnsafeGuaranteedRef { type in
      guard let plain = type.plain, let parts = type.parts, parts.type == part, parts.form == form
      else { return false }
      guard let holds = plain.holds else { return true }
      return Memory.withPlace(of: value) { holds($0) }
    }
  }

  /// Returns the elements of a value that was stored as an array; nil says nothing.
  static func elements(ofStored value: Any) -> [Any]? {
    ofStored(value)._withUnsafeGuaranteedRef { type in
      type.parts(.array).map { parts in Memory.withPlace(of: value) { parts.elements($0) } }
    }
  }

  /// Returns the members of a value that was stored as a dictionary with texts as keys; nil says nothing.
  static func members(ofStored value: Any) -> JSONObject? {
    ofStored(value)._withUnsafeGuaranteedRef { type in
      type.parts(.object).map { parts in Memory.withPlace(of: value) { parts.members($0) } }
    }
  }

  /// Returns the part that stands at a step in a value that was stored as such a container, or nil in place of none; nil
  /// without an inner one says nothing.
  ///
  /// - Complexity: O(1).
  static func part(_ step: JSONPath.Component, ofStored value: Any) -> Any?? {
    ofStored(value)._withUnsafeGuaranteedRef { type in
      switch step {
      case .key(let key):
        type.parts(.object).map { parts in Memory.withPlace(of: value) { parts.member($0, key) } }
      case .index(let index):
        type.parts(.array).map { parts in Memory.withPlace(of: value) { parts.element($0, index) }
        }
      }
    }
  }

  @inline(__always)
  private func parts(_ form: FrequentContainer.Form) -> Parts? {
    guard let parts, parts.form == form else { return nil }
    return parts
  }

  /// Returns whether a value was stored as a scalar.
  static func isScalar(_ value: Any) -> Bool {
    ofStored(value)._withUnsafeGuaranteedRef(\.isScalar)
  }
}

extension TreeType {
  /// What reads the parts of arrays, or of dictionaries with texts as keys, that lie at a place.
  private final class Parts {
    let form: FrequentContainer.Form
    let type: any Any.Type
    let elements: (UnsafeRawPointer) -> [Any]
    let element: (UnsafeRawPointer, Int) -> Any?
    let members: (UnsafeRawPointer) -> JSONObject
    let member: (UnsafeRawPointer, String) -> Any?

    /// Returns what reads parts of a type: compiled for frequent ones.
    static func of(_ type: any Any.Type, in form: FrequentContainer.Form) -> Parts {
      func parts<Part>(_ type: Part.Type) -> Parts { Parts(of: type, in: form) }
      return switch type {
      case is String.Type: Parts(of: String.self, in: form)
      case is Int.Type: Parts(of: Int.self, in: form)
      case is Double.Type: Parts(of: Double.self, in: form)
      case is Bool.Type: Parts(of: Bool.self, in: form)
      case is JSONObject.Type: Parts(of: JSONObject.self, in: form)
      default: _openExistential(type, do: parts)
      }
    }

    private init<Part>(of type: Part.Type, in form: FrequentContainer.Form) {
      (self.form, self.type) = (form, type)
      // The parts are read where they lie: each mention of `[Part]` asks the runtime for the type.
      elements = { place in
        place.pointer(to: [Part].self).pointee.withUnsafeBufferPointer { parts in
          var elements: [Any] = []
          elements.reserveCapacity(parts.count)
          for index in parts.indices { elements.append(parts[index]) }
          return elements
        }
      }
      element = { place, index in
        place.pointer(to: [Part].self).pointee.withUnsafeBufferPointer { parts in
          parts.indices.contains(index) ? parts[index] : nil
        }
      }
      members = { place in
        guard let storage = HashedStorage(ofDictionaryAt: place) else {
          return place.value(as: [String: Part].self).mapValues { $0 as Any }
        }
        let parts = storage.values.pointer(to: Part.self)
        return storage.mapValues(of: place.value(as: [String: Void].self)) { parts[$0] }
      }
      member = { place, key in place.pointer(to: [String: Part].self).pointee[key].map { $0 } }
    }
  }
}

extension PlainValues {
  /// Returns what is known of a type whose values are read as they are, whatever the context; nil for every other type.
  ///
  /// These are texts, truth values, integers, numbers that are finite, and arrays and dictionaries of such.
  fileprivate static func read(as type: any Any.Type) -> PlainValues? {
    switch type {
    case is String.Type, is Int.Type, is Bool.Type, is Int64.Type, is Int32.Type, is Int16.Type,
      is Int8.Type, is UInt.Type, is UInt64.Type, is UInt32.Type, is UInt16.Type, is UInt8.Type:
      return .scalar
    case is Double.Type: return .double
    case is Float.Type: return .float
    default: break
    }
    guard let container = FrequentContainer(type), let part = read(as: container.part) else {
      return nil
    }
    func array<Part>(_ type: Part.Type) -> PlainValues { part.array(of: type) }
    func object<Part>(_ type: Part.Type) -> PlainValues { part.object(of: type) }
    return switch container.form {
    case .array: _openExistential(container.part, do: array)
    case .object: _openExistential(container.part, do: object)
    // Nil in an optional of an optional is read as no value at all.
    case .optional: nil
    }
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
    guard TreeType.isReadAsStored(value, .array, of: Element.self) else { return nil }
    return Memory.array(storedIn: value)
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
    guard Key.self == String.self, TreeType.isReadAsStored(value, .object, of: Value.self) else {
      return nil
    }
    return Memory.dictionary(storedIn: value)
  }
}
