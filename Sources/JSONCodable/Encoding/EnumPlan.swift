/// A plan to encode an enum: the names or tags of its cases, and how their payloads are written.
///
///     case square(side: Double)     {"square":{"side":2}}           by the default encoding
///                                   {"type":"square","side":2}      as a union
///
/// A value says the number of its case. All else is known after the first value of a case: its name, where the
/// payload lies, and that a payload with an encoding plan gets the tag as one more property.
///
/// What has no plan here goes the way of ``MirrorEncoding`` or ``UnionEncoding``, which are the definition.
///
/// Safe to share: all is constant, but for the table, which is made for it.
final class EnumPlan: @unchecked Sendable {
  /// Whether there is a plan at all.
  private let isPlanned: Bool
  /// What names the cases of a union; nil for an enum whose cases have their names for keys.
  private let discriminator: JSONDiscriminator?
  /// Returns the discriminator anew: a union whose discriminator changes has a plan for the first one only.
  private let currentDiscriminator: (() -> JSONDiscriminator)?
  /// The cases, by their numbers.
  private let cases = TypeTable<CasePlan>()

  /// Creates the plan of a union; there is none for a type that ``UnionEncoding`` refuses.
  init<Union: JSONUnion>(ofUnion type: Union.Type) {
    isPlanned =
      TypeKind.isEnum(type)
      && DeclaredConformances.rawRepresentable(type) == nil
      && !DeclaredConformances.hasCustomMirror(type)
    discriminator = isPlanned ? Union.discriminator : nil
    currentDiscriminator = { Union.discriminator }
  }

  /// Creates the plan of an enum without raw values that is no union; there is none for one with a custom mirror.
  init(ofEnum type: any JSONEncodable.Type) {
    isPlanned = !DeclaredConformances.hasCustomMirror(type)
    (discriminator, currentDiscriminator) = (nil, nil)
  }

  /// Returns a value as an object; nil where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  func encode<Value>(_ value: Value, _ scope: EncodingScope) throws -> JSONObject? {
    guard let plan = plan(of: value, scope) else { return nil }
    try scope.enter(Value.self)
    defer { scope.leave() }
    guard plan.hasPayload else { return plan.empty }
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

  /// Writes a value as text; returns false, with nothing written, where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  func write<Value>(_ value: Value, to writer: inout JSONTextWriter) throws -> Bool {
    let scope = writer.scope
    guard let plan = plan(of: value, scope) else { return false }
    try scope.enter(Value.self)
    defer { scope.leave() }
    guard plan.hasPayload else {
      try withUnsafePointer(to: value) { try writer.write($0, by: plan.emptyPlan) }
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

  private func plan<Value>(of value: Value, _ scope: EncodingScope) -> CasePlan? {
    guard isPlanned else { return nil }
    if let discriminator, let currentDiscriminator {
      guard discriminator == currentDiscriminator() else { return nil }
    }
    let number = TypeTableKey(number: EnumCase.number(of: value))
    if let plan = cases[number, scope.front] { return plan }
    guard let plan = makePlan(of: value, scope) else { return nil }
    return cases.value(for: number, scope.front) { plan }
  }

  /// Returns the plan of the case that a value has; nil for a case that is not to be written, or has no name.
  private func makePlan<Value>(of value: Value, _ scope: EncodingScope) -> CasePlan? {
    guard let name = EnumCase.name(of: value) else { return nil }
    guard let discriminator else { return CasePlan(named: scope.key(for: name), of: value) }
    guard name != discriminator.fallback, let tag = discriminator.tag(ofCase: name) else {
      return nil
    }
    return CasePlan(
      tagged: tag, at: scope.key(for: discriminator.key),
      discriminator.payload.key.map(scope.key), ofCase: name, of: value)
  }
}

/// A plan to encode one case of an enum.
///
/// Safe to share: all is constant.
private final class CasePlan: @unchecked Sendable {
  /// The object of a value without a payload.
  let empty: JSONObject
  /// The plan of that object.
  let emptyPlan: EncodingPlan
  let hasPayload: Bool
  /// Where payloads are read; nil for those of which the runtime has to make a copy.
  let payloadPlace: EnumCase.PayloadPlace?
  /// How payloads are written.
  let payloads: PayloadPlans

  /// Creates the plan of the case that a value has, in an object with the name of the case for its only key.
  convenience init<Value>(named key: String, of value: Value) {
    let nothing = EncodingPlan.Entry(key: key, offset: 0, encoder: .object(of: EncodingPlan([])))
    self.init([key: [:] as JSONObject], EncodingPlan([nothing]), PayloadPlans(key), of: value)
  }

  /// Creates the plan of the case that a value has, in an object with a tag.
  convenience init<Value>(
    tagged tag: String, at key: String, _ payloadKey: String?, ofCase name: String,
    of value: Value
  ) {
    self.init(
      [key: tag], EncodingPlan([.tag(tag, at: key)]),
      PayloadPlans(tag, at: key, payloadKey: payloadKey, ofCase: name), of: value)
  }

  private init<Value>(
    _ empty: JSONObject, _ emptyPlan: EncodingPlan, _ payloads: PayloadPlans, of value: Value
  ) {
    (self.empty, self.emptyPlan, self.payloads) = (empty, emptyPlan, payloads)
    hasPayload = !EnumCase.payloads(of: value).isEmpty
    payloadPlace = hasPayload ? .init(of: EnumCase.payload(of: value), in: value) : nil
  }
}
