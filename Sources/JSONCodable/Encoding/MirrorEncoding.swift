import Foundation

/// The default encoding: what `Mirror` shows of a value, by the encoding rules.
enum MirrorEncoding {
  /// Gives a value as a JSON tree by reflection.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the value has no JSON form.
  static func encode<T: JSONEncodable>(_ value: T) throws -> Any {
    if let encoding = DefaultEncoding.known(for: type(of: value)) {
      return try encode(value, by: encoding)
    }
    let encoding = DefaultEncoding.decided(for: value)
    return EncodingScope.isAsked(type(of: value)) ? NSNull() : try encode(value, by: encoding)
  }

  /// Gives a value of a type that is not a class, from where it lies in memory, by the default
  /// encoding or its own.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the value has no JSON form.
  static func encode<T: JSONEncodable>(at pointer: UnsafePointer<T>) throws -> Any {
    guard let plan = DefaultEncoding.known(for: T.self)?.valuePlan else {
      return try EncodingScope.runOwn(T.self) { try pointer.pointee.JSONEncode() }
    }
    let scope = EncodingScope.ofThread
    try scope.enter(T.self, limit: JSONOptions.currentDepthLimit)
    defer { scope.leave() }
    return try plan.encode(pointer)
  }

  /// Gives an instance of a class that is open already, by the default encoding or its own.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the instance has no JSON form.
  static func encode<T: JSONEncodable>(opened instance: T) throws -> Any {
    guard let plan = DefaultEncoding.known(for: type(of: instance))?.objectPlan else {
      return try EncodingScope.runOwn(type(of: instance)) { try instance.JSONEncode() }
    }
    return try encode(JSONLeaf.object(of: instance), by: plan)
  }

  private static func encode<T: JSONEncodable>(
    _ value: T, by encoding: DefaultEncoding
  ) throws -> Any {
    if let plan = encoding.valuePlan {
      return try EncodingScope.enter(T.self) {
        try withUnsafePointer(to: value) { try plan.encode($0) }
      }
    }
    if let plan = encoding.objectPlan {
      let object = JSONLeaf.object(of: value)
      return try whileOpen(object) { try encode(object, by: plan) }
    }
    switch encoding.way {
    case .rawValue: return try encode(rawValue: value)
    case .text: return String(describing: value)
    case .elements: return try ValueEncoding.encodeElement(value)
    case .mirror: return try reflect(value)
    case .objectMirror:
      return try whileOpen(JSONLeaf.object(of: value)) { try reflect(value) }
    }
  }

  private static func whileOpen(_ object: AnyObject, _ body: () throws -> Any) throws -> Any {
    let scope = EncodingScope.ofThread
    let isOpened = try scope.openUnlessInnermost(object)
    defer { if isOpened { scope.close() } }
    return try body()
  }

  @inline(__always)
  private static func encode(_ object: AnyObject, by plan: EncodingPlan) throws -> Any {
    let scope = EncodingScope.ofThread
    try scope.enter(type(of: object), limit: JSONOptions.currentDepthLimit)
    defer { scope.leave() }
    return try withExtendedLifetime(object) {
      try plan.encode(Unmanaged.passUnretained(object).toOpaque())
    }
  }

  private static func encode(rawValue value: Any) throws -> Any {
    guard let value = value as? any RawRepresentable else {
      throw JSONEncodingError.unsupported(type(of: value))
    }
    return try ValueEncoding.encodeElement(value.rawValue)
  }

  private static func reflect<T: JSONEncodable>(_ value: T) throws -> Any {
    try EncodingScope.enter(type(of: value)) {
      if let plan = MirrorPlan.known(for: T.self) { return try plan.encode(value) }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum where !(value is any CustomReflectable): return try enumeration(value, mirror)
      case .collection, .set: return try array(mirror)
      case .dictionary: return try dictionary(mirror)
      case .struct, .class, .enum: return try object(value, mirror)
      case nil where value is any CustomReflectable && Self.shows(mirror, all: value):
        return try object(value, mirror)
      default: throw JSONEncodingError.unsupported(type(of: value))
      }
    }
  }

  /// Tells whether a mirror of no style shows anything, if there is anything to show.
  private static func shows<T>(_ mirror: Mirror, all value: T) -> Bool {
    !mirror.children.isEmpty || mirror.superclassMirror != nil || MemoryLayout<T>.size == 0
  }

  /// Writes the stored properties under their keys, superclass first.
  private static func object<T: JSONEncodable>(_ value: T, _ mirror: Mirror) throws -> JSONObject {
    let properties = try StoredProperties(of: value, mirror: mirror)
    var object: JSONObject = [:]
    var owners: [String: StoredProperties.Property] = [:]
    for property in properties {
      guard let name = property.key else { continue }
      let key = JSONOptions.currentKey(for: name)
      if let first = owners.updateValue(property, forKey: key) {
        throw JSONEncodingError(
          problem: .duplicateKey(
            key, first: first.qualifiedName, second: property.qualifiedName))
      }
      object[key] = try ValueEncoding.encodeProperty(property.value, key: key)
    }
    MirrorPlan.remember(value, mirror, properties)
    return object
  }

  /// Writes an enum as `Codable` synthesises it: `{"case":{"_0":payload}}`.
  private static func enumeration<T>(_ value: T, _ mirror: Mirror) throws -> JSONObject {
    guard let caseName = EnumReflection.caseName(of: value) else {
      throw JSONEncodingError(problem: .missingReflection(type: Wording.name(of: T.self)))
    }
    let name = JSONOptions.currentKey(for: caseName)
    do {
      return [name: try members(of: EnumReflection.payloads(in: mirror))]
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(name))
    }
  }

  /// Writes payloads under their labels, and those without one under `_0`, `_1`.
  static func members(of payloads: [EnumReflection.Payload]) throws -> JSONObject {
    var object: JSONObject = [:]
    var owners: [String: String] = [:]
    for (index, payload) in payloads.enumerated() {
      let key = JSONOptions.currentKey(for: payload.label ?? "_\(index)")
      if let first = owners.updateValue("payload \(index)", forKey: key) {
        throw JSONEncodingError(
          problem: .duplicateKey(key, first: first, second: "payload \(index)"))
      }
      object[key] = try ValueEncoding.encodeProperty(payload.value, key: key)
    }
    return object
  }

  /// Writes a custom mirror that shows a collection.
  private static func array(_ mirror: Mirror) throws -> [Any] {
    try mirror.children.enumerated().map { index, child in
      try ValueEncoding.encode(child.value, at: .index(index)) ?? NSNull()
    }
  }

  /// Writes a custom mirror that shows a dictionary: its children are pairs of a key and a value.
  private static func dictionary(_ mirror: Mirror) throws -> JSONObject {
    var object: JSONObject = [:]
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2 else {
        throw JSONEncodingError(
          problem: .missingLabel(type: Wording.name(of: mirror.subjectType)))
      }
      let name = try DictionaryKey.name(of: pair[0].value)
      object[name] = try ValueEncoding.encode(pair[1].value, at: .key(name)) ?? NSNull()
    }
    return object
  }
}
