import Dispatch
import Foundation
import JSONText

/// The default encoding: what `Mirror` shows of a value, by the encoding rules.
enum MirrorEncoding {
  /// Returns a value as a JSON tree by reflection.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the value has no JSON form.
  static func encode<T: JSONEncodable>(_ value: T, _ scope: EncodingScope) throws -> Any {
    func encode<Union: JSONUnion>(union: Union) throws -> Any {
      try UnionEncoding.encode(union, scope)
    }
    if DeclaredConformances.union(type(of: value)) != nil, let union = value as? any JSONUnion {
      return try encode(union: union)
    }
    try scope.enter(type(of: value))
    defer { scope.leave() }
    let mirror = mirror(of: value)
    let isCustom = DeclaredConformances.hasCustomMirror(type(of: value))
    switch mirror.displayStyle {
    case .enum where !isCustom: return try enumeration(value, scope)
    case .collection, .set: return try array(mirror, scope)
    case .dictionary: return try dictionary(mirror, scope)
    case .struct, .class, .enum: return try object(value, mirror, scope)
    case nil where isCustom && Self.shows(mirror, all: value):
      return try object(value, mirror, scope)
    default: throw JSONEncodingError.unsupported(type(of: value))
    }
  }

  /// Returns what reflection shows of a value: its own mirror only where its declaration has one.
  static func mirror<T: JSONEncodable>(of value: T) -> Mirror {
    _ = prepared
    guard value is any CustomReflectable, !DeclaredConformances.hasCustomMirror(type(of: value))
    else { return Mirror(reflecting: value) }
    let children = (0..<runtimeChildCount(value, T.self)).map { index in
      withRuntimeChild(of: value, as: T.self, at: index) { label, child in
        (label: label.map { String(cString: $0) }, value: child)
      }
    }
    return Mirror(
      value, children: children, displayStyle: TypeKind.isEnum(T.self) ? .enum : .struct)
  }

  /// Makes a mirror, once.
  ///
  /// For the first one of a process the runtime makes generic types of the standard library, one inside the other, on
  /// more than 32 KiB of the stack. Where there is less room, a thread of its own makes it.
  private static let prepared: Void = {
    @Sendable func make() { _ = Mirror(reflecting: (0, 1)).children.count }
    if StackRoom.ofThread.has(128 << 10) { return make() }
    let made = DispatchSemaphore(value: 0)
    let thread = Thread {
      make()
      made.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    made.wait()
  }()

  /// Returns whether a mirror without a style shows something, or has nothing to show.
  private static func shows<T>(_ mirror: Mirror, all value: T) -> Bool {
    !mirror.children.isEmpty || mirror.superclassMirror != nil || MemoryLayout<T>.size == 0
  }

  /// Writes the stored properties under their keys, superclass first.
  private static func object<T: JSONEncodable>(
    _ value: T, _ mirror: Mirror, _ scope: EncodingScope
  ) throws -> JSONObject {
    var object: JSONObject = [:]
    var owners: [String: StoredProperties.Property] = [:]
    for property in try StoredProperties(of: value, mirror: mirror) {
      guard let name = property.key else { continue }
      let key = scope.key(for: name)
      if let first = owners.updateValue(property, forKey: key) {
        throw JSONEncodingError(
          problem: .duplicateKey(
            key, first: first.qualifiedName, second: property.qualifiedName))
      }
      object[key] = try JSONEncodingError.locating(.key(key)) {
        try ValueEncoder.encodeProperty(property.value, by: property.transform, scope)
      }
    }
    return object
  }

  /// Writes an enum as `Codable` synthesises it: `{"case":{"_0":payload}}`.
  private static func enumeration<T>(_ value: T, _ scope: EncodingScope) throws -> JSONObject {
    guard let caseName = EnumCase.name(of: value) else {
      throw JSONEncodingError(problem: .missingReflection(type: Wording.name(of: T.self)))
    }
    let name = scope.key(for: caseName)
    return try JSONEncodingError.locating(.key(name)) {
      [name: try scope.inObject { try members(of: EnumCase.payloads(of: value), scope) }]
    }
  }

  /// Writes payloads under their labels, and those without one under `_0`, `_1`.
  static func members(
    of payloads: [EnumCase.Payload], _ scope: EncodingScope
  ) throws -> JSONObject {
    var object: JSONObject = [:]
    var owners: [String: String] = [:]
    for (index, payload) in payloads.enumerated() {
      let key = scope.key(for: payload.label ?? "_\(index)")
      if let first = owners.updateValue("payload \(index)", forKey: key) {
        throw JSONEncodingError(
          problem: .duplicateKey(key, first: first, second: "payload \(index)"))
      }
      object[key] = try JSONEncodingError.locating(.key(key)) {
        try ValueEncoder.encodeProperty(payload.value, scope)
      }
    }
    return object
  }

  /// Writes a custom mirror that shows a collection.
  private static func array(_ mirror: Mirror, _ scope: EncodingScope) throws -> [Any] {
    try mirror.children.enumerated().map { index, child in
      try JSONEncodingError.locating(.index(index)) {
        try ValueEncoder.encodeElement(child.value, scope)
      }
    }
  }

  /// Writes a custom mirror that shows a dictionary: its children are pairs of a key and a value.
  private static func dictionary(
    _ mirror: Mirror, _ scope: EncodingScope
  ) throws -> JSONObject {
    var object: JSONObject = [:]
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2 else {
        throw JSONEncodingError(
          problem: .missingLabel(type: Wording.name(of: mirror.subjectType)))
      }
      let name = try DictionaryKey.name(of: pair[0].value)
      let encoded = try JSONEncodingError.locating(.key(name)) {
        try ValueEncoder.encodeElement(pair[1].value, scope)
      }
      guard object.updateValue(encoded, forKey: name) == nil else {
        throw JSONEncodingError.duplicateKey(name, ofKeysOf: mirror.subjectType)
      }
    }
    return object
  }
}
