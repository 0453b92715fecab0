import Foundation

/// A rule that creates a property from a JSON value, of a type that is not known.
///
/// The public verbs differ in how they are called; all of them come down to a rule and a place. There is
/// one rule for each type, found out when the type is first asked for.
///
/// Safe to share: a rule holds functions that capture nothing but types, other rules and transformers.
class AnyDecodingRule: @unchecked Sendable {
  fileprivate static let known = TypeTable<AnyDecodingRule>()
  /// The rules to update values by of types whose declaration says only that they restore themselves.
  fileprivate static let updating = TypeTable<AnyDecodingRule>()

  /// Why no JSON value makes a value of the type, where that is so.
  let refusal: JSONDecodingError?
  /// Whether there is such a reason: to look at it copies it.
  let refuses: Bool
  /// The transformer that makes the value, or the parts of it; nil without one.
  let transform: JSONPropertyTransform?
  /// The type, where it restores itself; nil for a container.
  let restorable: (any JSONRestorable.Type)?
  /// The type, where it was seen to be mapped in both directions.
  let mappable: (any JSONMappable.Type)?
  /// Whether elements that are not right can be left out of a value.
  let canSkip: Bool
  /// Whether nothing inside a value can be a problem.
  let isScalar: Bool
  /// Whether null makes a value.
  let takesNull: Bool

  fileprivate init(
    _ refusal: JSONDecodingError?, _ transform: JSONPropertyTransform?,
    _ restorable: (any JSONRestorable.Type)?, _ mappable: (any JSONMappable.Type)?,
    canSkip: Bool, isScalar: Bool, takesNull: Bool
  ) {
    (self.refusal, refuses) = (refusal, refusal != nil)
    self.transform = transform
    self.restorable = restorable
    self.mappable = mappable
    (self.canSkip, self.isScalar, self.takesNull) = (canSkip, isScalar, takesNull)
  }

  /// Restores a variable of the rule's type from a value that was found, as the table at the head of `Restore`
  /// says.
  ///
  /// Where a value is made and there is nothing or null, a default is set.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not right.
  func restore(
    _ variable: UnsafeMutableRawPointer, from found: Any?, _ request: RestoreRequest,
    setDefault: () throws -> Bool
  ) throws {
    preconditionFailure("every rule is of a type")
  }

  /// Sets a variable of the rule's type to what a value makes.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not right.
  func assign(_ variable: UnsafeMutableRawPointer, _ value: Any) throws {
    preconditionFailure("every rule is of a type")
  }

  /// Sets a variable of the rule's type to what null means; where it means nothing, the variable stays as it is.
  ///
  /// - Throws: ``JSONDecodingError`` where the type refuses null.
  func setNull(_ variable: UnsafeMutableRawPointer) throws {
    preconditionFailure("every rule is of a type")
  }

  /// Returns the rule of a type.
  static func of(_ type: any Any.Type) -> AnyDecodingRule {
    if let rule = known.unretained(.init(of: type)) { return rule.takeUnretainedValue() }
    func rule<T>(_ type: T.Type) -> AnyDecodingRule { DecodingRule<T>.ofType }
    return _openExistential(type, do: rule)
  }

  /// Returns a struct or class as one that is mapped in both directions; nil for all others.
  static func mappable(_ type: any Any.Type) -> (any JSONMappable.Type)? {
    guard TypeKind.hasProperties(type) else { return nil }
    return of(type).mappable
  }

  /// Keeps what is learned of a type that is mapped in both directions, so that the runtime need not be asked about
  /// it once more, neither to read nor to write it.
  fileprivate static func keep<T: JSONMappable>(mappable type: T.Type) {
    DecodingRule<T>.keepDecodable()
    _ = ValueEncoder.of(encodable: type, .ofThread)
  }

  /// Returns whether JSON makes values of a type, where the questions tell that are asked to write it; false where only
  /// its rule can.
  ///
  /// Raw values do not exclude that the type restores itself, but then it has a rule as well.
  static func isSurelyMade(_ type: any Any.Type) -> Bool {
    func isFrequent<T: RawRepresentable>(_: T.Type) -> Bool {
      FrequentScalar.of(T.RawValue.self) != nil
    }
    guard TypeKind.isKnown(type), !TypeKind.isExistential(type) else { return type == Any.self }
    if let container = FrequentContainer(type) { return isSurelyMade(container.part) }
    if FrequentScalar.of(type) != nil { return true }
    if ValueEncoder.source(type) != nil { return false }
    if let rule = known[.init(of: type), .ofThread] { return !rule.refuses }
    let rawValued: (any RawRepresentable.Type)?
    if let encodable = type as? any JSONEncodable.Type {
      if let mappable = encodable._JSONMappedEncodable {
        keep(mappable: mappable)
        return true
      }
      if encodable._JSONUnion != nil { return true }
      rawValued = DeclaredConformances.rawRepresentable(encodable)
    } else {
      rawValued = type as? any RawRepresentable.Type
    }
    return rawValued.map { isFrequent($0) } ?? false
  }

  /// Returns the rule of a type, as `DecodingRule.ofType` does.
  ///
  /// Code that is not compiled for the type has to ask the runtime for `DecodingRule<Value>` there, which takes
  /// longer than to make most values.
  static func typed<Value>(_ type: Value.Type) -> DecodingRule<Value> {
    guard let rule = known.unretained(.init(of: type)) else { return DecodingRule<Value>.ofType }
    return Memory.known(rule.takeUnretainedValue(), as: DecodingRule<Value>.self)
  }

  /// Checks that values of the type can be made at all, whatever stands in the JSON.
  ///
  /// - Throws: ``JSONDecodingError`` `unsupportedType`.
  @inline(__always)
  func requireSupport() throws {
    if let refusal { throw refusal }
  }
}

/// A rule that creates a property from a JSON value.
///
/// Safe to share, like every rule.
final class DecodingRule<Value>: AnyDecodingRule, @unchecked Sendable {
  typealias Make = (Any) throws -> Value
  typealias Update = (inout Value, Any, JSONSkipping) throws -> Void

  /// What the value is expected to be, for the error where it is missing.
  let expectation: () -> String
  /// Returns what null turns the property into; nil where null leaves the property as it is.
  let null: (() throws -> Value)?
  /// Creates the property from a value that is not null.
  let make: Make
  /// Creates a collection without the elements that are not right; nil for all else.
  let makeOfValid: Make?
  /// What `update` is, where it was known from the start.
  private let knownUpdate: Update?
  /// Finds out what `update` is, where it takes long and nothing but an update asks for it; otherwise nil.
  let findUpdate: (() -> Update?)?
  /// Returns what an update begins with where there is no value yet: a dictionary without members, or null for any
  /// value; nil where a new value is made.
  let blank: (() -> Value)?

  /// Creates a rule.
  init(
    expecting type: any Any.Type = Value.self, null: (() throws -> Value)? = nil,
    refusal: JSONDecodingError? = nil, transform: JSONPropertyTransform? = nil,
    restorable: (any JSONRestorable.Type)? = nil, mappable: (any JSONMappable.Type)? = nil,
    isScalar: Bool = Restoring.isFrequentScalar(Value.self), make: @escaping Make,
    makeOfValid: Make? = nil, update: Update? = nil, findUpdate: (() -> Update?)? = nil,
    blank: (() -> Value)? = nil
  ) {
    expectation = { Wording.expectation(of: type) }
    self.null = null
    self.make = make
    self.makeOfValid = makeOfValid
    knownUpdate = update
    self.findUpdate = findUpdate
    self.blank = blank
    super.init(
      refusal, transform, restorable, mappable, canSkip: makeOfValid != nil, isScalar: isScalar,
      takesNull: null != nil)
  }

  /// The rule of the type.
  static var ofType: DecodingRule {
    Memory.known(known.value(for: .init(of: Value.self), .ofThread) { find() }, as: Self.self)
  }

  /// Updates the property in place from a value that is not null; nil where it is made anew.
  var update: Update? {
    guard let findUpdate else { return knownUpdate }
    return findUpdate()
  }

  /// Whether it is the rule of the type, and not that of a transformer.
  var isOfType: Bool { self === Self.ofType }

  /// Returns how a verb creates the value.
  ///
  /// - Throws: ``JSONDecodingError`` `unsupportedType` where there are no elements to skip.
  func make(_ skipping: JSONSkipping) throws -> Make {
    guard skipping == .invalid else { return make }
    if let makeOfValid { return makeOfValid }
    throw JSONDecodingError(
      problem: .unsupportedType(
        Wording.name(of: Value.self), expected: "a collection, to skip elements of"))
  }

  /// Creates a value from one that was found; nil for null.
  func value(of found: Any, _ skipping: JSONSkipping) throws -> Value? {
    try requireSupport()
    let make = try make(skipping)
    return try Restoring.unlessNull(found, orEmpty: takesNull) { value in
      try DecodingScope.whole { try make(value) }
    }
  }

  /// Creates a value from one that was found outside of every scope, and is not null.
  func plainValue(of found: Any) throws -> Value {
    try requireSupport()
    return try make(found)
  }

  /// Creates an element of a collection, in which null is a value like others.
  func makeElement(_ value: Any) throws -> Value {
    // What trees mostly consist of is neither null nor an optional.
    if !takesNull, TreeValue.isFrequent(value) { return try make(value) }
    return try Restoring.made(
      of: value, orEmpty: takesNull, ofNull: { try null?() ?? make(NSNull()) }, make)
  }

  override func assign(_ variable: UnsafeMutableRawPointer, _ value: Any) throws {
    let value = try make(value)
    variable.withVariable(of: Value.self) { $0 = value }
  }

  override func setNull(_ variable: UnsafeMutableRawPointer) throws {
    guard let value = try DecodingScope.whole({ try null?() ?? wrapperOfNull() }) else { return }
    variable.withVariable(of: Value.self) { $0 = value }
  }

  /// Returns a property wrapper with what null makes of the value inside; nil where that is nothing, or there is none.
  ///
  /// To ask the runtime whether a type is a wrapper takes long the first time. So it is not asked before there is null.
  private func wrapperOfNull() throws -> Value? {
    guard let wrapper = restorable as? any JSONPropertyWrapper.Type,
      AnyDecodingRule.of(wrapper.innermostWrapped).takesNull
    else { return nil }
    return try make(NSNull())
  }

  override func restore(
    _ variable: UnsafeMutableRawPointer, from found: Any?, _ request: RestoreRequest,
    setDefault: () throws -> Bool
  ) throws {
    try requireSupport()
    let make = try make(request.skipping)
    let isUpdating = DecodingScope.isUpdating
    guard let found else {
      if isUpdating { return }
      if request.isRequired { throw Restoring.missing(expectation()) }
      _ = try setDefault()
      return
    }
    let isDone: Void?
    if isUpdating, let update {
      if request.isRequired, TypeKind.isOptional(Value.self), ConvertedScalar.isNil(found) {
        throw Restoring.missing(expectation())
      }
      isDone = try Restoring.unlessNull(found) { value in
        // A copy: the code of a type may set the property itself, or end it, while it runs.
        var updated = UnsafeRawPointer(variable).value(as: Value.self)
        try update(&updated, value, request.skipping)
        variable.withVariable(of: Value.self) { $0 = updated }
      }
    } else {
      isDone = try Restoring.unlessNull(found, orEmpty: takesNull) { value in
        let value = try DecodingScope.whole { try make(value) }
        variable.withVariable(of: Value.self) { $0 = value }
      }
    }
    if isDone != nil { return }
    if request.isRequired { throw Restoring.missing(expectation()) }
    if !isUpdating, try setDefault() { return }
    try setNull(variable)
  }
}

/// What a verb asks for, beside the place.
struct RestoreRequest {
  /// Whether a missing value or null is an error.
  var isRequired = false
  /// Which elements of a collection are left out.
  var skipping = JSONSkipping.nothing
}

/// Which elements of a collection a verb leaves out.
///
///     try json.restore(&friends, key: "friends", skipping: .invalid)
public enum JSONSkipping: Hashable, Sendable {
  /// None: one bad element refuses the whole collection.
  case nothing
  /// Those that are not right: one bad element costs that element.
  ///
  /// Each is reported with its path: among the problems of a lenient reading, otherwise to
  /// ``JSONContext/report``. What no other document would mend is an error all the same: a stack that is too small, a
  /// value that the context lacks, a key path or a type that cannot be mapped, an object that an update cannot put back.
  ///
  /// A lenient reading reads the elements leniently as well: one of a ``JSONDecodable`` type stays, with the defaults of
  /// what is not right in it.
  case invalid
}

// MARK: - The rule of a type

extension DecodingRule {
  private static func find() -> AnyDecodingRule {
    guard TypeKind.isKnown(Value.self) else { return unsupported }
    if Value.self == Any.self { return DecodingRule<Any>.any }
    if Value.self == AnyJSON.self { return DecodingRule<AnyJSON>.anyJSON }
    if let scalar = FrequentScalar.of(Value.self) { return rule(ofWhole: scalar) }
    if Value.self == [Any].self { return DecodingRule<[Any]>.anyArray }
    if Value.self == JSONObject.self { return DecodingRule<JSONObject>.anyObject }
    if let container = RulesOfTypes.container(Value.self) {
      return container.makeRule(RulesOfTypes())
    }
    // Each question takes long, so the first one is that which most others follow from.
    if let restorable = Value.self as? any JSONRestorable.Type {
      if let mappable = restorable._JSONMappedRestorable { return rule(ofMappable: mappable) }
      if restorable._JSONIsMadeWhole { return rule(ofWhole: restorable) }
      if let decodable = restorable._JSONDecodableRestorable { return rule(of: decodable) }
      return rule(of: restorable)
    }
    if let rawValued = Value.self as? any RawRepresentable.Type { return rule(ofRaw: rawValued) }
    return unsupported
  }

  /// The rule of a type that no JSON value makes.
  private static var unsupported: DecodingRule { refusing(.unsupported(Value.self)) }

  /// Returns a rule that refuses every value.
  static func refusing(_ error: JSONDecodingError) -> DecodingRule {
    DecodingRule(refusal: error) { _ in throw error }
  }

  /// Returns the rule of a type whose values no update changes in place.
  private static func rule<T: JSONRestorable>(ofWhole type: T.Type) -> AnyDecodingRule {
    DecodingRule<T>.restorable()
  }

  private static func rule<T: JSONRestorable>(of type: T.Type) -> AnyDecodingRule {
    DecodingRule<T>.restorable { DecodingRule<T>.lateUpdate }
  }

  private static func rule<T: JSONDecodable>(of type: T.Type) -> AnyDecodingRule {
    DecodingRule<T>.decodable()
  }

  private static func rule<T: JSONMappable>(ofMappable type: T.Type) -> AnyDecodingRule {
    keep(mappable: type)
    return .of(type)
  }

  private static func rule<T: RawRepresentable>(ofRaw type: T.Type) -> AnyDecodingRule {
    // Not by a conformance that depends on the raw values: the runtime would look for it, for each type anew.
    func rule<RawValue: JSONRestorable>(_: RawValue.Type) -> AnyDecodingRule {
      DecodingRule<T>.rawValues(RawValue.self)
    }
    let rawValue: (any JSONRestorable.Type)? =
      FrequentScalar.of(T.RawValue.self) ?? T.RawValue.self as? any JSONRestorable.Type
    return rawValue.map { rule($0) } ?? DecodingRule<T>.unsupported
  }
}

extension DecodingRule where Value: JSONRestorable {
  /// Returns the rule of a type that restores itself.
  ///
  /// - Parameter findUpdate: Finds out how its values are updated in place; nil where they are not.
  /// - Returns: The rule.
  fileprivate static func restorable(findUpdate: (() -> Update?)? = nil) -> DecodingRule {
    // Of the types that restore themselves, those of this library alone may be nil.
    let mayBeNil =
      _typeName(Value.self).hasPrefix("JSONCodable.") && Value.self is any OptionalValue.Type
    return DecodingRule(
      null: mayBeNil ? { try Value(JSONValue: NSNull()) } : nil, restorable: Value.self,
      make: { value in
        try Restoring.requireStack(inside: value, for: Value.self)
        return try restored(value)
      }, findUpdate: findUpdate)
  }

  /// How values are updated in place of a type whose declaration does not say that they are.
  fileprivate static var lateUpdate: Update? {
    let found = updating.value(for: .init(of: Value.self), .ofThread) {
      let decodable = Value.self as? any JSONDecodable.Type
      return decodable.map { rule(of: $0) } ?? restorable()
    }
    return Memory.known(found, as: DecodingRule.self).update
  }

  fileprivate static func restored(_ value: Any) throws -> Value {
    try Restoring.refuseUnrepresentable(value, as: Value.self)
    return try Value(JSONValue: value)
  }
}

extension DecodingRule where Value: JSONDecodable {
  /// The rule of a type that is updated in place.
  fileprivate static func decodable(
    mappable: (any JSONMappable.Type)? = nil
  ) -> DecodingRule {
    DecodingRule(
      restorable: Value.self, mappable: mappable, make: { try restored($0) },
      update: { value, json, _ in try Updating.update(&value, from: json) })
  }
}

extension DecodingRule where Value: JSONMappable {
  /// Keeps the rule of the type, which is the one that would be found.
  static func keepDecodable() {
    _ = known.value(for: .init(of: Value.self), .ofThread) { decodable(mappable: Value.self) }
  }
}

extension DecodingRule where Value: RawRepresentable, Value.RawValue: JSONRestorable {
  /// The rule of a raw-value type without a conformance.
  static var rawValue: DecodingRule { DecodingRule { try Restoring.rawRepresentable(of: $0) } }
}

extension DecodingRule where Value: RawRepresentable {
  /// Returns the same rule, where the type of the raw values was found by a cast.
  ///
  /// - Precondition: `RawValue` is the type of the raw values.
  fileprivate static func rawValues<RawValue: JSONRestorable>(
    _: RawValue.Type
  ) -> DecodingRule {
    let make = Memory.requiring(Value.self) { (raw: RawValue) in
      Value(rawValue: Memory.same(raw, as: Value.RawValue.self))
    } orThrow: {
      Restoring.unknownCase($0, of: Value.self)
    }
    return DecodingRule { try make(Restoring.rawValue(of: $0, for: Value.self)) }
  }
}

// MARK: - Any JSON values, kept as they are

extension DecodingRule {
  fileprivate static var any: DecodingRule<Any> {
    .init(
      make: { try Restoring.checked($0) },
      update: { value, json, _ in value = try Updating.merged(value, with: json) },
      blank: { NSNull() })
  }

  fileprivate static var anyArray: DecodingRule<[Any]> {
    .init(
      make: { try Restoring.checked(Restoring.array($0, for: [Any].self)) },
      makeOfValid: { try Restoring.elements(of: $0, skipping: .invalid, Restoring.checked) })
  }

  fileprivate static var anyObject: DecodingRule<JSONObject> {
    .init(
      make: { try Restoring.checked(Restoring.object($0, for: JSONObject.self)) },
      makeOfValid: { try Restoring.members(of: $0, skipping: .invalid, Restoring.checked) },
      update: { object, json, skipping in
        let patch = try Restoring.object(json, for: JSONObject.self)
        object = try Updating.merged(object, with: patch, skipping)
      },
      blank: { [:] })
  }

  fileprivate static var anyJSON: DecodingRule<AnyJSON> {
    .init(
      null: { .null }, make: { try AnyJSON(JSONValue: $0) },
      update: { value, json, _ in
        value = try AnyJSON(Updating.merged(value.tree, with: json))
      },
      blank: { .null })
  }
}
