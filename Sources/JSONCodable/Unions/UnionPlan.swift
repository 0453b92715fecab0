/// What is known of a union: the tags of its cases, and how their payloads are written beside them.
///
/// Only the runtime knows which case a value has and what it carries, so it is asked for every value,
/// by the functions that `Mirror` itself calls. All else is known after the first one: a payload that
/// has an encoding plan gets the tag as one more property.
///
/// What has no plan here goes the way of ``UnionEncoding``, which is the definition.
final class UnionPlan: Sendable {
  /// Nil for a type that ``UnionEncoding`` refuses.
  private let discriminator: JSONDiscriminator?
  /// The cases, by the addresses of their names.
  private let cases = AddressTable<UnionCasePlan>(capacity: 16)

  private static let known = AddressTable<UnionPlan>()

  private init<Union: JSONUnion>(_ type: Union.Type) {
    let isPlain = !(type is any RawRepresentable.Type || type is any CustomReflectable.Type)
    discriminator = isPlain ? Union.discriminator : nil
  }

  /// Gives a union as an object; nil where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  static func encode<Union: JSONUnion>(_ value: Union) throws -> JSONObject? {
    guard JSONOptions.currentlyAllowsPlans,
      let plan = known.value(for: Union.self, make: { UnionPlan(Union.self) }).plan(of: value)
    else { return nil }
    return try EncodingScope.enter(Union.self) {
      try plan.hasPayload ? plan.encode(EnumReflection.payload(of: value)) : plan.tagged
    }
  }

  private func plan<Union: JSONUnion>(of value: Union) -> UnionCasePlan? {
    // A union whose discriminator changes has a plan for the first one only.
    guard let discriminator, discriminator == Union.discriminator,
      let name = EnumReflection.caseNameAddress(of: value)
    else { return nil }
    if let plan = cases[UnsafeRawPointer(name)] { return plan }
    let caseName = EnumReflection.caseName(at: name)
    guard caseName != discriminator.fallback, let tag = discriminator.tag(ofCase: caseName) else {
      return nil
    }
    return cases.value(for: UnsafeRawPointer(name)) {
      UnionCasePlan(tag, discriminator, hasPayload: EnumReflection.hasPayload(value))
    }
  }
}

/// What is known of a case of a union.
///
/// Safe to share: all is constant, but for the table, which is made for it.
private final class UnionCasePlan: @unchecked Sendable {
  /// The object of a value without a payload.
  let tagged: JSONObject
  let hasPayload: Bool
  private let tag: String
  private let discriminator: JSONDiscriminator
  /// How payloads are written together with the tag, by their types.
  private let payloads = AddressTable<PayloadPlan>(capacity: 8)

  init(_ tag: String, _ discriminator: JSONDiscriminator, hasPayload: Bool) {
    tagged = [discriminator.key: tag]
    self.hasPayload = hasPayload
    self.tag = tag
    self.discriminator = discriminator
  }

  /// Gives a payload with its tag; nil where there is no plan for payloads of its type.
  func encode(_ payload: Any) throws -> JSONObject? {
    func encode<Payload>(_ payload: Payload) throws -> JSONObject? {
      guard let plan = payloads[Payload.self] ?? make(for: payload) else { return nil }
      return try withUnsafePointer(to: payload) { try plan.encode($0) }
    }
    return try _openExistential(payload, do: encode)
  }

  private func make<Payload>(for payload: Payload) -> PayloadPlan? {
    let element = Self.onlyElement(ofLabelled: payload)
    guard let plan = PayloadPlan(of: element ?? Payload.self, tag, discriminator) else {
      return nil
    }
    return payloads.value(for: Payload.self) { plan }
  }

  /// Gives the type of a single payload with a label, which is a tuple of one element.
  private static func onlyElement<Payload>(ofLabelled payload: Payload) -> Any.Type? {
    guard case .tuple = Mirror(reflecting: payload).displayStyle,
      let properties = StoredPropertyLayout(of: Payload.self)?.properties, properties.count == 1
    else { return nil }
    return properties[0].type
  }
}

/// How a payload of one type is written together with a tag.
private final class PayloadPlan: Sendable {
  private let plan: EncodingPlan
  /// The type of a payload whose members stand in the same object as the tag.
  private let flatType: (any Any.Type)?

  /// Makes the plan of a payload whose encoding is the default and has a plan; otherwise gives nil.
  init?(of type: Any.Type, _ tag: String, _ discriminator: JSONDiscriminator) {
    guard case .value(let members) = DefaultEncoding.known(for: type)?.way else { return nil }
    let tagEntry = EncodingPlan.Entry(key: discriminator.key, offset: 0, reader: .constant(tag))
    let plan: EncodingPlan?
    switch discriminator.payload {
    case .flat:
      plan = members.adding(tagEntry)
      flatType = type
    case .nested(let key):
      plan = EncodingPlan([.init(key: key, offset: 0, reader: .of(type))]).adding(tagEntry)
      flatType = nil
    }
    guard let plan else { return nil }
    self.plan = plan
  }

  /// Gives a payload, from where it lies in memory, with its tag.
  func encode(_ payload: UnsafeRawPointer) throws -> JSONObject {
    guard let flatType else { return try plan.encode(payload) }
    return try EncodingScope.enter(flatType) { try plan.encode(payload) }
  }
}
