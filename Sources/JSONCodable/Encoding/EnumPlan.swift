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
  private let tagging: Tagging?
  /// The cases, by their numbers.
  private let cases = TypeTable<CasePlan>()

  /// Creates the plan of a union; there is none for a type that ``UnionEncoding`` refuses.
  init<Union: JSONUnion>(ofUnion type: Union.Type) {
    isPlanned =
      TypeKind.isEnum(type)
      && DeclaredConformances.rawRepresentable(type) == nil
      && !DeclaredConformances.hasCustomMirror(type)
    tagging = isPlanned ? Tagging(of: type) : nil
  }

  /// Creates the plan of an enum without raw values that is no union; there is none for one with a custom mirror.
  init(ofEnum type: any JSONEncodable.Type) {
    isPlanned = !DeclaredConformances.hasCustomMirror(type)
    tagging = nil
  }

  /// Returns a value as an object; nil where there is no plan for it.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  func encode<Value>(_ value: Value, _ scope: EncodingScope) throws -> JSONObject? {
    guard let plan = plan(of: value, scope) else { return nil }
    try scope.enter(Value.self)
    defer { scope.leave() }
    return try Memory.withPlace(of: value) { value in
      try plan._withUnsafeGuaranteedRef { try $0.encode(value, scope) }
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
    return try Memory.withPlace(of: value) { value in
      try plan._withUnsafeGuaranteedRef { try $0.write(value, to: &writer) }
    }
  }

  /// Returns the plan of the case that a value has, which the table keeps alive.
  @inline(__always)
  private func plan<Value>(of value: Value, _ scope: EncodingScope) -> Unmanaged<CasePlan>? {
    guard isPlanned else { return nil }
    if let tagging, !tagging.isCurrent { return nil }
    let number = TypeTableKey(number: EnumCase.number(of: value))
    return cases.unretained(number, scope.front) { makePlan(of: value, scope) }
  }

  /// Returns the plan of the case that a value has; nil for a case that is not to be written, or has no name.
  private func makePlan<Value>(of value: Value, _ scope: EncodingScope) -> CasePlan? {
    guard let name = EnumCase.name(of: value) else { return nil }
    guard let discriminator = tagging?.discriminator else {
      return CasePlan(named: scope.key(for: name), of: value)
    }
    guard name != discriminator.fallback, let tag = discriminator.tag(ofCase: name) else {
      return nil
    }
    return CasePlan(
      tagged: tag, at: scope.key(for: discriminator.key),
      discriminator.payload.key.map(scope.key), ofCase: name, of: value)
  }
}

/// What names the cases of a union.
///
/// A class, and not two properties of the plan: what is compared for each value is not copied. Safe to share: all is
/// constant.
private final class Tagging: @unchecked Sendable {
  let discriminator: JSONDiscriminator
  private let union: any JSONUnion.Type

  init(of union: any JSONUnion.Type) {
    (self.union, discriminator) = (union, union.discriminator)
  }

  /// Whether the union's discriminator is the same still: one that changes has a plan for the first one only.
  @inline(__always)
  var isCurrent: Bool { union.discriminator == discriminator }
}

/// A plan to encode one case of an enum.
///
/// Safe to share: all is constant.
private final class CasePlan: @unchecked Sendable {
  /// The object of a value without a payload.
  private let empty: JSONObject
  /// The plan of that object.
  private let emptyPlan: EncodingPlan
  private let hasPayload: Bool
  /// Where payloads are read; nil for those of which the runtime has to make a copy.
  private let payloadPlace: EnumCase.PayloadPlace?
  /// How payloads are written.
  private let payloads: PayloadPlans

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

  /// Returns a value of the case as an object; nil where its payload has no plan.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  @inline(__always)
  func encode<Value>(
    _ value: UnsafePointer<Value>, _ scope: EncodingScope
  ) throws -> JSONObject? {
    guard hasPayload else { return empty }
    guard let place = payloadPlace else {
      return try payloads.encode(EnumCase.payload(of: value.pointee), scope)
    }
    if place.isClear { return try payloads.encode(value, as: place.type, scope) }
    return try place.withPayload(of: value) { try payloads.encode($0, as: place.type, scope) }
  }

  /// Writes a value of the case; returns false, with nothing written, where its payload has no plan.
  ///
  /// - Throws: ``JSONEncodingError`` where a part of the payload has no JSON form.
  @inline(__always)
  func write<Value>(
    _ value: UnsafePointer<Value>, to writer: inout JSONTextWriter
  ) throws -> Bool {
    guard hasPayload else {
      try writer.write(value, by: emptyPlan)
      return true
    }
    guard let place = payloadPlace else {
      return try payloads.write(EnumCase.payload(of: value.pointee), to: &writer)
    }
    if place.isClear { return try payloads.write(value, as: place.type, to: &writer) }
    return try place.withPayload(of: value) {
      try payloads.write($0, as: place.type, to: &writer)
    }
  }
}
