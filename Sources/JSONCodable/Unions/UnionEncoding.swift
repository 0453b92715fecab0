/// The default encoding of a union: what reflection shows of its case, in the place that its
/// discriminator names.
struct UnionEncoding<Union: JSONUnion> {
  private let caseName: String
  private let payloads: [EnumCase.Payload]
  private let discriminator = Union.discriminator

  /// Returns a union as an object.
  ///
  /// - Throws: ``JSONEncodingError``.
  static func encode(_ value: Union, _ scope: EncodingScope) throws -> JSONObject {
    let encoding = try UnionEncoding(value)
    if encoding.caseName == encoding.discriminator.fallback { return try encoding.fallback(scope) }
    try scope.enter(Union.self)
    defer { scope.leave() }
    return try encoding.object(scope)
  }

  private init(_ value: Union) throws {
    if DeclaredConformances.rawRepresentable(Union.self) != nil {
      throw Self.invalid(found: "raw values", expected: "an enum without")
    }
    if DeclaredConformances.hasCustomMirror(Union.self) {
      throw Self.invalid(found: "a custom mirror", expected: "an enum without")
    }
    guard TypeKind.isEnum(Union.self) else {
      let style = Mirror(reflecting: value).displayStyle
      let found = style.map { "a \($0)" } ?? "another kind of type"
      throw Self.invalid(found: found, expected: "an enum")
    }
    guard let caseName = EnumCase.name(of: value) else {
      throw JSONEncodingError(problem: .missingReflection(type: Wording.name(of: Union.self)))
    }
    self.caseName = caseName
    payloads = EnumCase.payloads(of: value)
  }

  private static func invalid(found: String, expected: String) -> JSONEncodingError {
    let name = Wording.name(of: Union.self)
    return .init(problem: .invalidUnion(type: name, found: found, expected: expected))
  }
}

// MARK: - Tag

extension UnionEncoding {
  private func object(_ scope: EncodingScope) throws -> JSONObject {
    var object: JSONObject = [scope.key(for: discriminator.key): try tag()]
    for (key, value) in try members(scope) {
      guard object.updateValue(value, forKey: key) == nil else {
        throw JSONEncodingError.duplicateTag(key, ofCase: caseName)
      }
    }
    return object
  }

  private func tag() throws -> String {
    guard let tag = discriminator.tag(ofCase: caseName) else {
      let name = Wording.name(of: Union.self)
      throw JSONEncodingError(problem: .missingTag(case: caseName, type: name))
    }
    return tag
  }

  /// Returns the object that the fallback keeps.
  private func fallback(_ scope: EncodingScope) throws -> JSONObject {
    guard payloads.count == 1, payloads[0].value is JSONObject,
      let object = try ValueEncoder.encode(payloads[0].value, scope) as? JSONObject
    else {
      let types = payloads.map { Wording.name(of: type(of: $0.value)) }
      let payload = types.isEmpty ? "without payload" : "with \(types.joined(separator: ", "))"
      throw Self.invalid(
        found: "fallback case \(caseName) \(payload)", expected: "one with a JSONObject")
    }
    return object
  }
}

// MARK: - Payload

extension UnionEncoding {
  /// Returns what stands beside the tag.
  private func members(_ scope: EncodingScope) throws -> JSONObject {
    switch discriminator.payload {
    case .flat:
      let payload = try JSONEncodingError.locating(.root) { try self.payload(scope) }
      guard let payload else { return [:] }
      guard let object = payload as? JSONObject else {
        throw JSONEncodingError.noObject(payload, ofCase: caseName)
      }
      return object
    case .nested(let name):
      let key = scope.key(for: name)
      let payload = try JSONEncodingError.locating(.key(key)) {
        try hasObject ? scope.inObject { try self.payload(scope) } : self.payload(scope)
      }
      return payload.map { [key: $0] } ?? [:]
    }
  }

  /// Whether the payload is surely written as an object of labels.
  private var hasObject: Bool {
    guard payloads.count == 1 else { return !payloads.isEmpty }
    return payloads[0].label != nil && ValueEncoder.isNeverObject(type(of: payloads[0].value))
  }

  /// Returns the payload as a JSON tree; nil without one, or where its only value is nil.
  private func payload(_ scope: EncodingScope) throws -> Any? {
    guard let first = payloads.first else { return nil }
    guard payloads.count == 1 else { return try MirrorEncoding.members(of: payloads, scope) }
    guard first.label == nil else { return try labelled(first, scope) }
    return try ValueEncoder.unlessEmpty(ValueEncoder.encode(first.value, scope), first.value)
  }

  /// Returns the only payload of a case, which has a label: an object as it is, all else under the
  /// label.
  private func labelled(
    _ payload: EnumCase.Payload, _ scope: EncodingScope
  ) throws -> Any? {
    let members: JSONObject
    do {
      members = try MirrorEncoding.members(of: [payload], scope)
    } catch {
      throw JSONEncodingError.withoutLabel(error)
    }
    guard let value = members.values.first else { return nil }
    // A value may be an object without a label: null under the label would be read as one.
    if holdsNothing(payload.value), TreeValue.isNull(value),
      !ValueEncoder.isNeverObject(type(of: payload.value))
    {
      return nil
    }
    return value as? JSONObject ?? members
  }

  /// Whether a payload is nil, or a property wrapper that holds it.
  private func holdsNothing(_ payload: Any) -> Bool {
    if TypeKind.isOptional(type(of: payload)), let optional = payload as? any OptionalValue {
      return optional.wrappedOnce == nil
    }
    return (payload as? any JSONPropertyWrapper)?.holdsNothing ?? false
  }
}

extension JSONEncodingError {
  /// Returns an error at the label of a payload; one of an object without the label in its path, since none is written.
  static func withoutLabel(_ error: any Error) -> JSONEncodingError {
    var error = wrap(error)
    if error.isOfObject(in: error.path.components) { error.path.components.removeFirst() }
    return error
  }

  /// Whether the error of a payload, at a path that begins with its label, says that the payload is an object: it is inside
  /// of one, or about its keys.
  private func isOfObject(in path: [JSONPath.Component]) -> Bool {
    switch (path.dropFirst().first, problem) {
    case (.key, _), (nil, .duplicateKey): true
    default: false
    }
  }
}
