/// The plans to encode values in an object that names the case of an enum or the type, by the types of the values.
///
/// A value whose members are known gets the tag as one more of them. What a value needs beyond that, such as
/// an error for a payload that is not an object, is left to the code that has no plan.
final class PayloadPlans: Sendable {
  private let form: PayloadForm
  private let payloads = TypeTable<PayloadPlan>()

  /// Creates the plans for a tag; the keys are those of the JSON.
  init(_ tag: String, at key: String, payloadKey: String?) {
    form = .tagged(.tag(tag, at: key), payloadKey: payloadKey)
  }

  /// Creates the plans for payloads whose values stand in an object of their own under a key.
  init(_ key: String) { form = .members(key) }

  /// Returns a payload with its tag; nil where there is no plan for payloads of its type.
  func encode(_ payload: Any, _ scope: EncodingScope) throws -> JSONObject? {
    func encode<Payload>(_ payload: Payload) throws -> JSONObject? {
      try withUnsafePointer(to: payload) { try self.encode($0, as: Payload.self, scope) }
    }
    return try _openExistential(payload, do: encode)
  }

  /// Writes a payload with its tag; false, with nothing written, where there is no plan for payloads
  /// of its type.
  func write(_ payload: Any, to writer: inout JSONTextWriter) throws -> Bool {
    func write<Payload>(_ payload: Payload) throws -> Bool {
      try withUnsafePointer(to: payload) { try self.write($0, as: Payload.self, to: &writer) }
    }
    return try _openExistential(payload, do: write)
  }

  /// Returns a payload of a type, from where it lies in memory, with its tag; nil where there is no plan for
  /// payloads of the type.
  func encode(
    _ payload: UnsafeRawPointer, as type: any Any.Type, _ scope: EncodingScope
  ) throws -> JSONObject? {
    try plan(of: payload, as: type, scope)?.encode(payload, scope)
  }

  /// Writes a payload of a type, from where it lies in memory, with its tag; false, with nothing written,
  /// where there is no plan for payloads of the type.
  func write(
    _ payload: UnsafeRawPointer, as type: any Any.Type, to writer: inout JSONTextWriter
  ) throws -> Bool {
    try plan(of: payload, as: type, writer.scope)?.write(payload, to: &writer) ?? false
  }

  /// Returns the plan of a payload's type; nil as long as it depends on an encoding that is not known yet.
  @inline(__always)
  private func plan(
    of payload: UnsafeRawPointer, as type: any Any.Type, _ scope: EncodingScope
  ) -> PayloadPlan? {
    payloads[.init(of: type), scope.front] ?? makePlan(of: payload, as: type, scope)
  }

  @inline(never)
  private func makePlan(
    of payload: UnsafeRawPointer, as type: any Any.Type, _ scope: EncodingScope
  ) -> PayloadPlan? {
    func contents<Payload>(_ type: Payload.Type) -> PayloadContents? {
      PayloadContents(of: payload.value(as: type), form, scope)
    }
    guard let contents = _openExistential(type, do: contents) else { return nil }
    return payloads.value(for: .init(of: type), scope.front) {
      PayloadPlan(contents, form, scope)
    }
  }
}

/// How a payload stands in its object.
private enum PayloadForm {
  /// With a tag, and under a key of its own; without that key its members stand beside the tag.
  case tagged(EncodingPlan.Entry, payloadKey: String?)
  /// Its values in an object under a key: also one that is an object itself.
  case members(String)
}

/// What stands in the object of a payload.
private enum PayloadContents {
  /// A value that is an object by itself, and its plan.
  case object(any Any.Type, EncodingPlan)
  /// Any other value, without a label.
  case value(any Any.Type)
  /// Values under their labels; those without one under `_0`, `_1`.
  case members(EncodingPlan)
  /// A value that only its encoding tells to be an object or not.
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
    let single = layout.properties.count == 1 ? layout.properties[0].type : nil
    if !isNamed, let single, !ValueEncoder.isNeverObject(single) {
      self.init(single, scope)
      if case .value = self { self = .unknown }
    } else {
      self = Self.members(layout.properties, scope)
    }
  }

  private static func members(
    _ properties: [StoredPropertyLayout.Property], _ scope: EncodingScope
  ) -> PayloadContents {
    let entries = properties.enumerated().map { index, property in
      EncodingPlan.Entry(
        key: scope.key(for: EnumCase.label(property.label) ?? "_\(index)"),
        offset: property.offset, encoder: .member(of: property.type, scope.front))
    }
    return EncodingPlan(distinct: ContiguousArray(entries)).map(PayloadContents.members) ?? .unknown
  }

  /// Creates the contents of a payload that is one value.
  private init?(_ type: Any.Type, _ scope: EncodingScope) {
    if type is AnyClass || TypeKind.isExistential(type) {
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
  /// Nil where only the encoding of each payload shows whether it is an object.
  private let plan: EncodingPlan?
  /// The type of a payload whose members stand in the same object as the tag.
  private let flatType: (any Any.Type)?
  /// Whether the payload may be nil, which leaves out its key whatever the options are.
  private let canBeNil: Bool

  init(_ contents: PayloadContents, _ form: PayloadForm, _ scope: EncodingScope) {
    func nested(_ encoder: ValueEncoder, under key: String) -> EncodingPlan {
      EncodingPlan([.init(key: key, offset: 0, encoder: encoder)])
    }
    var (flatType, canBeNil): ((any Any.Type)?, Bool) = (nil, false)
    switch (contents, form) {
    case (.object(let type, let members), .tagged(let tag, nil)):
      plan = members.adding(tag)
      flatType = type
    case (.members(let members), .tagged(let tag, nil)): plan = members.adding(tag)
    case (.object(let type, _), .tagged(let tag, let key?)),
      (.value(let type), .tagged(let tag, let key?)):
      let encoder = ValueEncoder.of(type, scope.front)
      canBeNil = encoder.canBeNil
      plan = nested(encoder, under: key).adding(tag)
    case (.members(let members), .tagged(let tag, let key?)):
      // A single nil leaves no object behind.
      plan =
        members.isSingleOptional
        ? nil : nested(.object(of: members), under: key).adding(tag)
    case (.members(let members), .members(let key)):
      plan = nested(.object(of: members), under: key)
    case (.value, _), (.object, .members), (.unknown, _): plan = nil
    }
    (self.flatType, self.canBeNil) = (flatType, canBeNil)
  }

  private func plan(_ scope: EncodingScope) -> EncodingPlan? {
    canBeNil && scope.settings.writesNull ? nil : plan
  }

  /// Returns a payload, from where it lies in memory, with its tag; nil where there is no plan.
  func encode(_ payload: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject? {
    guard let plan = plan(scope) else { return nil }
    guard let flatType else { return try plan.encode(payload, scope) }
    try scope.enter(flatType)
    defer { scope.leave() }
    return try plan.encode(payload, scope)
  }

  /// Writes a payload, from where it lies in memory, with its tag; false where there is no plan.
  func write(_ payload: UnsafeRawPointer, to writer: inout JSONTextWriter) throws -> Bool {
    guard let plan = plan(writer.scope) else { return false }
    if let flatType {
      try writer.write(payload, by: plan, flatType)
    } else {
      try writer.write(payload, by: plan)
    }
    return true
  }
}
