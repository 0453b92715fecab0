/// A plan to encode a union: the tags of its cases, and how their payloads are written beside them.
///
/// Only the runtime knows which case a value has and what it carries, so it is asked for every value,
/// by the functions that `Mirror` itself calls. All else is known after the first one: a payload that
/// has an encoding plan gets the tag as one more property.
///
/// What has no plan here goes the way of ``UnionEncoding``, which is the definition.
///
/// Safe to share: all is constant, but for the table, which is made for it.
final class UnionPlan: @unchecked Sendable {
  /// Nil for a type that ``UnionEncoding`` refuses.
  private let discriminator: JSONDiscriminator?
  /// Returns the discriminator anew: a union whose discriminator changes has a plan for the first one
  /// only.
  private let currentDiscriminator: () -> JSONDiscriminator
  /// The cases, by the addresses of their names.
  private let cases = TypeTable<UnionCasePlan>()
  private let keys: JSONOptions.KeyStyle

  /// Creates the plan of a type, under a style of keys.
  init<Union: JSONUnion>(_ type: Union.Type, keys: JSONOptions.KeyStyle) {
    self.keys = keys
    let isPlain = !(type is any RawRepresentable.Type || type is any CustomReflectable.Type)
    discriminator = isPlain ? Union.discriminator : nil
    currentDiscriminator = { Union.discriminator }
  }

  /// Returns a union as an object; nil where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  func encode<Union>(_ value: Union, _ scope: EncodingScope) throws -> JSONObject? {
    guard let plan = plan(of: value, scope) else { return nil }
    try scope.enter(Union.self)
    defer { scope.leave() }
    return try plan.hasPayload ? plan.encode(EnumCase.payload(of: value), scope) : plan.tagged
  }

  /// Writes a union as text; returns false, with nothing written, where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  func write<Union>(_ value: Union, to writer: inout JSONTextWriter) throws -> Bool {
    let scope = writer.scope
    guard let plan = plan(of: value, scope) else { return false }
    try scope.enter(Union.self)
    defer { scope.leave() }
    if plan.hasPayload { return try plan.write(EnumCase.payload(of: value), to: &writer) }
    try withUnsafePointer(to: value) { try writer.write($0, by: plan.tagPlan) }
    return true
  }

  private func plan<Union>(of value: Union, _ scope: EncodingScope) -> UnionCasePlan? {
    guard let discriminator, discriminator == currentDiscriminator(),
      let address = EnumCase.nameAddress(of: value)
    else { return nil }
    let name = UnsafeRawPointer(address)
    if let plan = cases[name, scope.front] { return plan }
    let caseName = EnumCase.name(at: address)
    guard caseName != discriminator.fallback, let tag = discriminator.tag(ofCase: caseName) else {
      return nil
    }
    return cases.value(for: name, scope.front) {
      UnionCasePlan(tag, discriminator, hasPayload: EnumCase.hasPayload(value), scope)
    }
  }
}

/// A plan to encode one case of a union.
///
/// Safe to share: all is constant, but for the table, which is made for it.
private final class UnionCasePlan: @unchecked Sendable {
  /// The object of a value without a payload.
  let tagged: JSONObject
  /// The plan of that object.
  let tagPlan: EncodingPlan
  let hasPayload: Bool
  private let tag: EncodingPlan.Entry
  private let payload: JSONDiscriminator.Payload
  /// How payloads are written together with the tag, by their types.
  private let payloads = TypeTable<PayloadPlan>()

  init(
    _ tag: String, _ discriminator: JSONDiscriminator, hasPayload: Bool, _ scope: EncodingScope
  ) {
    let key = scope.key(for: discriminator.key)
    tagged = [key: tag]
    self.hasPayload = hasPayload
    self.tag = .init(key: key, offset: 0, encoder: .constant(tag))
    tagPlan = EncodingPlan([self.tag])
    payload = discriminator.payload
  }

  /// Returns a payload with its tag; nil where there is no plan for payloads of its type.
  func encode(_ payload: Any, _ scope: EncodingScope) throws -> JSONObject? {
    func encode<Payload>(_ payload: Payload) throws -> JSONObject? {
      guard let plan = payloads[.init(of: Payload.self), scope.front] ?? make(for: payload, scope)
      else {
        return nil
      }
      return try withUnsafePointer(to: payload) { try plan.encode($0, scope) }
    }
    return try _openExistential(payload, do: encode)
  }

  /// Writes a payload with its tag; false, with nothing written, where there is no plan for payloads
  /// of its type.
  func write(_ payload: Any, to writer: inout JSONTextWriter) throws -> Bool {
    let scope = writer.scope
    func write<Payload>(_ payload: Payload) throws -> Bool {
      guard let plan = payloads[.init(of: Payload.self), scope.front] ?? make(for: payload, scope)
      else {
        return false
      }
      try withUnsafePointer(to: payload) { try plan.write($0, to: &writer) }
      return true
    }
    return try _openExistential(payload, do: write)
  }

  private func make<Payload>(for payload: Payload, _ scope: EncodingScope) -> PayloadPlan? {
    let element = Self.onlyElement(ofLabelled: payload)
    guard let plan = PayloadPlan(of: element ?? Payload.self, tag, self.payload, scope) else {
      return nil
    }
    return payloads.value(for: .init(of: Payload.self), scope.front) { plan }
  }

  /// Returns the type of a single payload with a label, which is a tuple of one element.
  private static func onlyElement<Payload>(ofLabelled payload: Payload) -> Any.Type? {
    guard case .tuple = Mirror(reflecting: payload).displayStyle,
      let property = StoredPropertyLayout(of: Payload.self).properties.first
    else { return nil }
    return StoredPropertyLayout.count(of: Payload.self) == 1 ? property.type : nil
  }
}

/// A plan to encode a payload of one type together with a tag.
private final class PayloadPlan: Sendable {
  private let plan: EncodingPlan
  /// The type of a payload whose members stand in the same object as the tag.
  private let flatType: (any Any.Type)?

  /// Creates the plan of a payload whose encoding is the default and has a plan; otherwise returns nil.
  init?(
    of type: Any.Type, _ tag: EncodingPlan.Entry, _ place: JSONDiscriminator.Payload,
    _ scope: EncodingScope
  ) {
    guard !(type is AnyClass), let members = scope.encoding(of: type)?.plan else { return nil }
    let plan: EncodingPlan?
    switch place {
    case .flat:
      plan = members.adding(tag)
      flatType = type
    case .nested(let key):
      plan = EncodingPlan([
        .init(key: scope.key(for: key), offset: 0, encoder: .of(type, scope.front))
      ]).adding(tag)
      flatType = nil
    }
    guard let plan else { return nil }
    self.plan = plan
  }

  /// Returns a payload, from where it lies in memory, with its tag.
  func encode(_ payload: UnsafeRawPointer, _ scope: EncodingScope) throws -> JSONObject {
    guard let flatType else { return try plan.encode(payload, scope) }
    try scope.enter(flatType)
    defer { scope.leave() }
    return try plan.encode(payload, scope)
  }

  /// Writes a payload, from where it lies in memory, with its tag.
  func write(_ payload: UnsafeRawPointer, to writer: inout JSONTextWriter) throws {
    guard let flatType else { return try writer.write(payload, by: plan) }
    try writer.write(payload, by: plan, flatType)
  }
}
