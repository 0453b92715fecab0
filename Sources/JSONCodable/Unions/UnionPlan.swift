/// A plan to encode a union: the tags of its cases, and how their payloads are written beside them.
///
/// A value says the number of its case. All else is known after the first value of a case: its name, where the
/// payload lies, and that a payload with an encoding plan gets the tag as one more property.
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
  /// The cases, by their numbers.
  private let cases = TypeTable<UnionCasePlan>()
  private let keys: JSONOptions.KeyStyle

  /// Creates the plan of a type, under a style of keys.
  init<Union: JSONUnion>(_ type: Union.Type, keys: JSONOptions.KeyStyle) {
    self.keys = keys
    let isPlain =
      TypeKind.isEnum(type)
      && !(type is any RawRepresentable.Type || type is any CustomReflectable.Type)
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
    guard plan.hasPayload else { return plan.tagged }
    guard let place = plan.payloadPlace else {
      return try plan.payloads.encode(EnumCase.payload(of: value), scope)
    }
    return try withUnsafePointer(to: value) { value in
      if place.isClear { return try plan.payloads.encode(value, as: place.type, scope) }
      return try place.withPayload(of: value) {
        try plan.payloads.encode($0, as: place.type, scope)
      }
    }
  }

  /// Writes a union as text; returns false, with nothing written, where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  func write<Union>(_ value: Union, to writer: inout JSONTextWriter) throws -> Bool {
    let scope = writer.scope
    guard let plan = plan(of: value, scope) else { return false }
    try scope.enter(Union.self)
    defer { scope.leave() }
    guard plan.hasPayload else {
      try withUnsafePointer(to: value) { try writer.write($0, by: plan.tagPlan) }
      return true
    }
    guard let place = plan.payloadPlace else {
      return try plan.payloads.write(EnumCase.payload(of: value), to: &writer)
    }
    return try withUnsafePointer(to: value) { value in
      if place.isClear { return try plan.payloads.write(value, as: place.type, to: &writer) }
      return try place.withPayload(of: value) {
        try plan.payloads.write($0, as: place.type, to: &writer)
      }
    }
  }

  private func plan<Union>(of value: Union, _ scope: EncodingScope) -> UnionCasePlan? {
    guard let discriminator, discriminator == currentDiscriminator() else { return nil }
    let number = TypeTableKey(number: EnumCase.number(of: value))
    if let plan = cases[number, scope.front] { return plan }
    guard let caseName = EnumCase.name(of: value), caseName != discriminator.fallback,
      let tag = discriminator.tag(ofCase: caseName)
    else { return nil }
    return cases.value(for: number, scope.front) {
      UnionCasePlan(tag, discriminator, of: value, scope)
    }
  }
}

/// A plan to encode one case of a union.
///
/// Safe to share: all is constant.
private final class UnionCasePlan: @unchecked Sendable {
  /// The object of a value without a payload.
  let tagged: JSONObject
  /// The plan of that object.
  let tagPlan: EncodingPlan
  let hasPayload: Bool
  /// Where payloads are read; nil for those of which the runtime has to make a copy.
  let payloadPlace: EnumCase.PayloadPlace?
  /// How payloads are written together with the tag.
  let payloads: TaggedPlans

  /// Creates the plan of the case that a value has.
  init<Union>(
    _ tag: String, _ discriminator: JSONDiscriminator, of value: Union, _ scope: EncodingScope
  ) {
    let key = scope.key(for: discriminator.key)
    let payloadKey = discriminator.payload.key.map(scope.key)
    tagged = [key: tag]
    tagPlan = EncodingPlan([.tag(tag, at: key)])
    hasPayload = !EnumCase.payloads(of: value).isEmpty
    payloadPlace = hasPayload ? .init(of: EnumCase.payload(of: value), in: value) : nil
    payloads = TaggedPlans(tag, at: key, payloadKey: payloadKey)
  }
}
