/// The plans to encode values in an object that names the case of an enum or the type, by the types of the values.
///
/// A value whose members are known gets the tag as one more of them. What a value needs beyond that, such as
/// an error for a payload that is not an object, is left to the code that has no plan.
final class PayloadPlans: Sendable {
  private let form: PayloadForm
  private let payloads = TypeTable<PayloadPlan>()

  /// Creates the plans for a tag; the keys are those of the JSON.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - key: Its key.
  ///   - payloadKey: The key of the payload; nil for one whose members stand beside the tag.
  ///   - caseName: The case of a union that the tag names.
  init(_ tag: String, at key: String, payloadKey: String?, ofCase caseName: String? = nil) {
    form = .tagged(PayloadTag(text: tag, key: key, caseName: caseName), payloadKey: payloadKey)
  }

  /// Creates the plans for payloads whose values stand in an object of their own under a key.
  init(_ key: String) { form = .members(key) }

  /// Returns a payload with its tag; nil where there is no plan for payloads of its type.
  func encode(_ payload: Any, _ scope: EncodingScope) throws -> JSONObject? {
    func encode<Payload>(_ payload: Payload) throws -> JSONObject? {
      try Memory.withPlace(of: payload) { try self.encode($0, as: Payload.self, scope) }
    }
    return try _openExistential(payload, do: encode)
  }

  /// Writes a payload with its tag; false, with nothing written, where there is no plan for payloads
  /// of its type.
  func write(_ payload: Any, to writer: inout JSONTextWriter) throws -> Bool {
    func write<Payload>(_ payload: Payload) throws -> Bool {
      try Memory.withPlace(of: payload) { try self.write($0, as: Payload.self, to: &writer) }
    }
    return try _openExistential(payload, do: write)
  }

  /// Returns a payload of a type, from where it lies in memory, with its tag; nil where there is no plan for
  /// payloads of the type.
  func encode(
    _ payload: UnsafeRawPointer, as type: any Any.Type, _ scope: EncodingScope
  ) throws -> JSONObject? {
    try plan(of: payload, as: type, scope)?._withUnsafeGuaranteedRef {
      try $0.encode(payload, scope)
    }
  }

  /// Writes a payload of a type, from where it lies in memory, with its tag; false, with nothing written,
  /// where there is no plan for payloads of the type.
  func write(
    _ payload: UnsafeRawPointer, as type: any Any.Type, to writer: inout JSONTextWriter
  ) throws -> Bool {
    try plan(of: payload, as: type, writer.scope)?._withUnsafeGuaranteedRef {
      try $0.write(payload, to: &writer)
    } ?? false
  }

  /// Returns the plan of a payload's type, which the table keeps alive; nil as long as it depends on an encoding that is
  /// not known yet.
  @inline(__always)
  private func plan(
    of payload: UnsafeRawPointer, as type: any Any.Type, _ scope: EncodingScope
  ) -> Unmanaged<PayloadPlan>? {
    payloads.unretained(.init(of: type), scope.front) { makePlan(of: payload, as: type, scope) }
  }

  @inline(never)
  private func makePlan(
    of payload: UnsafeRawPointer, as type: any Any.Type, _ scope: EncodingScope
  ) -> PayloadPlan? {
    func contents<Payload>(_ type: Payload.Type) -> PayloadContents? {
      PayloadContents(of: payload.value(as: type), form, scope)
    }
    return _openExistential(type, do: contents).map { PayloadPlan($0, form, scope) }
  }
}

/// What names the case or the type of a payload, and its key in the JSON.
private struct PayloadTag {
  let text: String
  let key: String
  let caseName: String?

  var entry: EncodingPlan.Entry { .tag(text, at: key) }
}

/// How a payload stands in its object.
private enum PayloadForm {
  /// With a tag, and under a key of its own; without that key its members stand beside the tag.
  case tagged(PayloadTag, payloadKey: String?)
  /// Its values in an object under a key: also one that is an object itself.
  case members(String)
}

/// What stands in the object of a payload.
private enum PayloadContents {
  /// A value that is an object by itself, and its plan.
  case object(any Any.Type, EncodingPlan)
  /// Any other value, without a label.
  case value(any Any.Type)
  /// Any other value with a label, under which it stands where it is no object.
  case labelled(any Any.Type, String)
  /// Values under their labels; those without one under `_0`, `_1`.
  case members(EncodingPlan)
  /// What has no plan.
  case unknown

  /// Creates the contents of a payload; nil where nothing is known of its type yet.
  init?<Payload>(of payload: Payload, _ form: PayloadForm, _ scope: EncodingScope) {
    let isNamed = if case .members = form { true } else { false }
    guard TypeKind.isTuple(Payload.self) else {
      guard isNamed else {
        self.init(Payload.self, scope)
        return
      }
      let only = StoredPropertyLayout.Property(
        label: ".0", type: Payload.self, offset: 0, isStrong: true, isVariable: true)
      self = Self.members([only], scope)
      return
    }
    let layout = StoredPropertyLayout(of: Payload.self)
    guard layout.isProven(by: payload, as: Payload.self) else {
      self = .unknown
      return
    }
    // A single value with a label stands for itself if it is an object.
    let single = layout.properties.count == 1 ? layout.properties[0] : nil
    if !isNamed, let single, !ValueEncoder.isNeverObject(single.type) {
      self.init(single.type, scope)
      if case .value = self { self = .labelled(single.type, Self.key(of: single, at: 0, scope)) }
    } else {
      self = Self.members(layout.properties, scope)
    }
  }

  /// Returns the key of a value among several.
  private static func key(
    of property: StoredPropertyLayout.Property, at index: Int, _ scope: EncodingScope
  ) -> String {
    scope.key(for: EnumCase.label(property.label) ?? "_\(index)")
  }

  private static func members(
    _ properties: [StoredPropertyLayout.Property], _ scope: EncodingScope
  ) -> PayloadContents {
    let entries = properties.enumerated().map { index, property in
      EncodingPlan.Entry(
        key: key(of: property, at: index, scope), offset: property.offset,
        encoder: .member(of: property.type, scope.front))
    }
    return EncodingPlan(distinct: ContiguousArray(entries)).map(PayloadContents.members) ?? .unknown
  }

  /// Creates the contents of a payload that is one value.
  private init?(_ type: Any.Type, _ scope: EncodingScope) {
    if type is AnyClass || TypeKind.isExistential(type) || ValueEncoder.source(type) != nil {
      self = .value(type)
    } else if let encoding = scope.encoding(of: type) {
      self = encoding.plan.map { .object(type, $0) } ?? .value(type)
    } else if type is any JSONEncodable.Type, !ValueEncoder.isNeverObject(type) {
      return nil
    } else {
      self = .value(type)
    }
  }
}

/// A plan to encode a payload of one type together with a tag.
private final class PayloadPlan: Sendable {
  /// The members of the object; nil where there is no plan, and where only a value tells them.
  private let plan: EncodingPlan?
  /// How a payload is written whose members, which only the value tells, stand beside the tag.
  private let merged: MergedPayload?
  /// The type of a payload whose members stand in the same object as the tag.
  private let flatType: (any Any.Type)?
  /// Whether the payload may be nil, which leaves out its key whatever the options are.
  private let canBeNil: Bool

  init(_ contents: PayloadContents, _ form: PayloadForm, _ scope: EncodingScope) {
    var (flatType, canBeNil): ((any Any.Type)?, Bool) = (nil, false)
    var merged: MergedPayload?
    func nested(_ encoder: ValueEncoder, under key: String) -> EncodingPlan {
      EncodingPlan([.init(key: key, offset: 0, encoder: encoder)])
    }
    func value(_ encoder: ValueEncoder, _ tag: PayloadTag, under key: String?) -> EncodingPlan? {
      canBeNil = encoder.canBeNil
      if let key { return nested(encoder, under: key).adding(tag.entry) }
      // A type of a registry may write its id itself.
      merged = tag.caseName.map { MergedPayload(encoder: encoder, tag: tag, caseName: $0) }
      return nil
    }
    switch (contents, form) {
    case (.object(let type, let members), .tagged(let tag, nil)):
      plan = members.adding(tag.entry)
      flatType = type
    case (.members(let members), .tagged(let tag, nil)): plan = members.adding(tag.entry)
    case (.object(let type, _), .tagged(let tag, let key)):
      plan = value(.of(type, scope.front), tag, under: key)
    case (.value(let type), .tagged(let tag, let key)):
      plan = value(.member(of: type, scope.front), tag, under: key)
    case (.labelled(let type, let label), .tagged(let tag, let key)):
      plan = value(.labelled(type, label, scope.front), tag, under: key)
    case (.members(let members), .tagged(let tag, let key?)):
      // A single nil leaves no object behind.
      let object: ValueEncoder =
        members.isSingleOptional ? .objectUnlessEmpty(of: members) : .object(of: members)
      plan = nested(object, under: key).adding(tag.entry)
    case (.members(let members), .members(let key)):
      plan = nested(.object(of: members), under: key)
    case (.value, .members), (.labelled, .members), (.object, .members), (.unknown, _): plan = nil
    }
    (self.flatType, self.canBeNil, self.merged) = (flatType, canBeNil, merged)
  }

  private func hasPlan(_ scope: EncodingScope) -> Bool {
    !canBeNil || !scope.settings.writesNull
  }

  /// Returns a payload, from where it lies in memory, with its tag; nil where there is no plan.
  func encode(_ payload: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject? {
    guard hasPlan(scope) else { return nil }
    guard let plan else { return try merged?.encode(payload, scope) }
    guard let flatType else { return try plan.encode(payload, scope) }
    try scope.enter(flatType)
    defer { scope.leave() }
    return try plan.encode(payload, scope)
  }

  /// Writes a payload, from where it lies in memory, with its tag; false where there is no plan.
  func write(_ payload: UnsafeRawPointer, to writer: inout JSONTextWriter) throws -> Bool {
    guard hasPlan(writer.scope) else { return false }
    guard let plan else {
      guard let object = try merged?.encode(payload, writer.scope) else { return false }
      // It is the object that the value around it is written as.
      let (scope, depth) = (writer.scope, writer.scope.depth)
      scope.leave()
      defer { scope.leave(to: depth) }
      try writer.write(object)
      return true
    }
    if let flatType {
      try writer.write(payload, by: plan, flatType)
    } else {
      try writer.write(payload, by: plan)
    }
    return true
  }
}

/// A payload of a union that becomes an object by its encoding, and gets the tag as one more member.
private struct MergedPayload {
  let encoder: ValueEncoder
  let tag: PayloadTag
  let caseName: String

  /// Returns the object.
  ///
  /// - Throws: ``JSONEncodingError``: `wrongContainer` where the payload is no object, `duplicateKey` where it has a member
  ///   with the key of the tag.
  func encode(_ payload: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject {
    var object = try members(of: payload, scope)
    guard object.updateValue(tag.text, forKey: tag.key) == nil else {
      throw JSONEncodingError.duplicateTag(tag.key, ofCase: caseName)
    }
    return object
  }

  /// Returns the members, which nothing else holds then, so that adding one does not copy them.
  private func members(of payload: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject {
    let encoded = try JSONEncodingError.locating(.root) { try encoder.encode(payload, scope) }
    guard let encoded else { return [:] }
    guard let object = ValueEncoder.object(encoded) else {
      throw JSONEncodingError.noObject(encoded, ofCase: caseName)
    }
    return object
  }
}

extension JSONEncodingError {
  /// The error of a union whose payload has a member with the key of the tag.
  static func duplicateTag(_ key: String, ofCase name: String) -> JSONEncodingError {
    .init(problem: .duplicateKey(key, first: "the tag", second: "the payload of case \(name)"))
  }

  /// The error of a union whose payload stands beside the tag, and is no object.
  static func noObject(_ payload: Any, ofCase name: String) -> JSONEncodingError {
    .init(
      problem: .wrongContainer(
        found: Wording.found(payload), expected: "an object as payload of case \(name)"))
  }
}

extension ValueEncoder {
  /// Returns what was encoded as an object; nil where it is none.
  fileprivate static func object(_ encoded: Any) -> JSONObject? {
    Memory.isStored(encoded, as: JSONObject.self)
      ? Memory.contents(encoded, as: JSONObject.self) : encoded as? JSONObject
  }

  /// Returns the encoder of a value that stands under a label where it is no object.
  fileprivate static func labelled(
    _ type: Any.Type, _ label: String, _ front: TypeTableFront
  ) -> ValueEncoder {
    let encoder = member(of: type, front)
    let members = EncodingPlan([.init(key: label, offset: 0, encoder: encoder)])
    return ValueEncoder(canBeNil: encoder.canBeNil) { pointer, scope in
      do {
        guard let value = try encoder.encode(pointer, scope) else { return nil }
        return try object(value) ?? members.encode(scope) { _ in value }
      } catch {
        throw JSONEncodingError.withoutLabel(JSONEncodingError.wrap(error, under: .key(label)))
      }
    }
  }

  /// Returns the encoder of an object whose members lie in a row of their own, and that is left out without any.
  fileprivate static func objectUnlessEmpty(of plan: EncodingPlan) -> ValueEncoder {
    let part = part(of: plan)
    return ValueEncoder(canBeNil: part.canBeNil) { pointer, scope in
      try scope.inObject { try part.encode(pointer, scope) }
    } write: {
      try part.write($0, &$1)
    }
  }
}
