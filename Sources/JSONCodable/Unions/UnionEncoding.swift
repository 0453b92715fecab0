/// The default encoding of a union: what reflection shows of its case, in the place that its
/// discriminator names.
struct UnionEncoding<Union: JSONUnion> {
  private let caseName: String
  private let payloads: [EnumReflection.Payload]
  private let discriminator = Union.discriminator

  /// Gives a union as an object.
  ///
  /// - Throws: ``JSONEncodingError``.
  static func encode(_ value: Union) throws -> JSONObject {
    if JSONOptions.currentlyAllowsPlans {
      guard let plan = UnionPlan.known(for: Union.self) else { return try encodeFirst(value) }
      if let object = try plan.encode(value) { return object }
    }
    return try reflect(value)
  }

  private static func encodeFirst(_ value: Union) throws -> JSONObject {
    _ = UnionPlan.make(for: Union.self)
    return EncodingScope.isAsked(Union.self) ? [:] : try encode(value)
  }

  private static func reflect(_ value: Union) throws -> JSONObject {
    let encoding = try UnionEncoding(value)
    if encoding.caseName == encoding.discriminator.fallback { return try encoding.fallback() }
    return try EncodingScope.enter(Union.self) { try encoding.object() }
  }

  private init(_ value: Union) throws {
    if Union.self is any RawRepresentable.Type {
      throw Self.invalid(found: "raw values", expected: "an enum without")
    }
    if value is any CustomReflectable {
      throw Self.invalid(found: "a custom mirror", expected: "an enum without")
    }
    let mirror = Mirror(reflecting: value)
    guard case .enum = mirror.displayStyle else {
      let found = mirror.displayStyle.map { "a \($0)" } ?? "another kind of type"
      throw Self.invalid(found: found, expected: "an enum")
    }
    guard let caseName = EnumReflection.caseName(of: value) else {
      throw JSONEncodingError(problem: .missingReflection(type: Wording.name(of: Union.self)))
    }
    self.caseName = caseName
    payloads = EnumReflection.payloads(in: mirror)
  }

  private static func invalid(found: String, expected: String) -> JSONEncodingError {
    let name = Wording.name(of: Union.self)
    return .init(problem: .invalidUnion(type: name, found: found, expected: expected))
  }
}

// MARK: - Tag

extension UnionEncoding {
  private func object() throws -> JSONObject {
    var object: JSONObject = [JSONOptions.currentKey(for: discriminator.key): try tag()]
    for (key, value) in try members() {
      guard object.updateValue(value, forKey: key) == nil else {
        throw JSONEncodingError(
          problem: .duplicateKey(key, first: "the tag", second: "the payload of case \(caseName)"))
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

  /// Gives the object that the fallback keeps.
  private func fallback() throws -> JSONObject {
    guard payloads.count == 1, payloads[0].value is JSONObject,
      let object = try ValueEncoding.encode(payloads[0].value) as? JSONObject
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
  /// Gives what stands beside the tag.
  private func members() throws -> JSONObject {
    switch discriminator.payload {
    case .flat:
      guard let payload = try payload(at: .root) else { return [:] }
      guard let object = payload as? JSONObject else {
        throw JSONEncodingError(
          problem: .wrongContainer(
            found: Wording.found(payload), expected: "an object as payload of case \(caseName)"))
      }
      return object
    case .nested(let name):
      let key = JSONOptions.currentKey(for: name)
      return try payload(at: JSONPath([.key(key)])).map { [key: $0] } ?? [:]
    }
  }

  private func payload(at path: JSONPath) throws -> Any? {
    do {
      return try payload()
    } catch {
      throw JSONEncodingError.wrap(error, under: path)
    }
  }

  /// Gives the payload as a JSON tree; nil without one, or where its only value is nil.
  private func payload() throws -> Any? {
    guard let first = payloads.first else { return nil }
    guard payloads.count == 1 else { return try MirrorEncoding.members(of: payloads) }
    return first.label == nil ? try ValueEncoding.encode(first.value) : try labelled(first)
  }

  /// Gives the only payload of a case, which has a label: an object as it is, all else under the
  /// label.
  private func labelled(_ payload: EnumReflection.Payload) throws -> Any? {
    let members: JSONObject
    do {
      members = try MirrorEncoding.members(of: [payload])
    } catch {
      throw Self.withoutLabel(error)
    }
    guard let value = members.values.first else { return nil }
    return value as? JSONObject ?? members
  }

  /// Takes the label off the path of an error inside an object, which is written without it.
  private static func withoutLabel(_ error: any Error) -> JSONEncodingError {
    var error = JSONEncodingError.wrap(error)
    if case .key = error.path.components.dropFirst().first {
      error.path.components.removeFirst()
    }
    return error
  }
}
