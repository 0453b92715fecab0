import Foundation
import JSONCodable

/// What is found out about one property.
struct PropertySurvey<T: JSONEncodable & JSONRestorable> {
  typealias Step = JSONPath.Component

  let survey: SourceSurvey
  var field: MappingFacts.Field
  let position: Int
  let facts: MappingFacts
  let probing: Probing<T>
  let made: T?
  /// How what reading nothing makes it changes from one time to the next; until that is known, how its default does.
  var change = Change.none
  /// How its default does.
  var changeOfDefault = Change.none
  /// The values that the verb alone refuses, and what becomes of them.
  var refused: [Refused] = []
  /// Whether the verb of `field` is one that is only assumed.
  var isAssumed = false
  var result: SourceProperty

  init(
    _ survey: SourceSurvey, _ field: MappingFacts.Field, at position: Int, _ facts: MappingFacts,
    _ probing: Probing<T>, made: T?
  ) {
    (self.survey, self.field, self.position) = (survey, field, position)
    (self.facts, self.probing, self.made) = (facts, probing, made)
    result = SourceProperty(name: field.name, type: SourceType("Any"))
    result.isVariable = field.isVariable
  }

  /// Returns the property.
  func property() -> SourceProperty {
    var copy = self
    copy.find()
    return copy.result.isDetermined
      ? copy.result : assumptions.first(where: \.isDetermined) ?? copy.result
  }

  mutating func find() {
    result.problems = reasonsOfAudit.filter {
      $0 != MappingFacts.mayBeReadElsewhere && (!isAssumed || $0 != MappingFacts.isReadWithoutVerb)
    }
    if survey.canStartEmpty, made != nil, !field.isMapped, result.isDetermined {
      // What `init()` makes of it stays.
      result.type = SourceType(SourceTypeName.name(of: field.type))
      return findWhetherSet()
    }
    findType()
    if field.isMapped, hidesType {
      result.problems.append("it has the name of a type, which it hides from the text")
    }
    guard field.isStrong else {
      if survey.isNewType || field.isMapped {
        result.problems.append("it is weak or unowned")
      }
      return
    }
    if survey.canStartEmpty, made != nil, !(T.self is AnyClass), !field.isVariable,
      field.reading != nil
    {
      result.problems.append("it is a let, which nothing can set after self.init(); make it a var")
    }
    if field.isLazy {
      result.problems.append("it is lazy: only code knows what computes it")
    }
    findDefault()
    if holdsSubclasses {
      result.problems.append("it holds objects of subclasses, and only code knows which ones")
    }
    if isInline {
      if result.problems.isEmpty { result.problems += [problemOfMembers].compactMap { $0 } }
      return result.isInline = true
    }
    if isReadInParts {
      return result.problems.append("lines of their own read its parts, which only code knows")
    }
    findPlaces()
    if result.problems.isEmpty { findWhetherWrittenPlainly() }
    guard let steps = result.place else { return findWhetherSet() }
    guard let base = probing.base(with: steps, field.reading?.probes ?? []) else {
      result.problems.append("no sample is read back")
      return
    }
    let absence = absence(steps, base)
    findRule(absence, steps, base)
    findOtherPlaces(steps, base)
    if change == .byCode, !result.keepsDefault { return }
    findWriting(steps, base)
    findWhetherWrapperIsCodable(absence)
    findLeniency(steps, base)
    findWay(steps, base, absence)
    findCode(steps, base)
    findDependence(of: absence, steps)
    findDependence(steps)
    findDependence(ofRefused: steps, base)
  }

  // MARK: Type

  mutating func findType() {
    let transformer = field.reading?.access.transformer ?? field.writing?.transformer
    let resolver = TypeResolver(survey, transformer: transformer, refusal: refusal(of: transformer))
    if field.isWrapper {
      findWrapper(resolver)
    } else {
      result.type = resolver.source(of: field.type)
    }
    if let problem = result.type.problem {
      if field.isMapped { result.problems.append(problem) }
      // The type itself is known, so that the text can have it with its default.
      if problem == resolver.refusal { result.type = TypeResolver(survey).source(of: field.type) }
    }
    if let remark = result.type.remark { result.remarks.append(remark) }
    if let transformer, !field.hasOwnTransformer, let form = CodedForm(transformer: transformer) {
      result.remarks.append(form.remark)
    }
  }

  /// Whether a property of the type has a type of this property's name, such as `URL`.
  private var hidesType: Bool {
    // A protocol of their module has its name, so that this does not name them.
    ["AnyJSON", "PolymorphicValue"].contains(field.name)
      && facts.fields.contains { field in
        // Such as `Swift.Optional<Foundation.URL>`.
        String(reflecting: field.type)
          .split { !($0.isInIdentifier || $0 == ".") }
          .contains { $0.split(separator: ".").last.map(String.init) == self.field.name }
      }
  }

  /// Why a transformer has no Codable form, or nil.
  func refusal(of transformer: String?) -> String? {
    guard let transformer else { return nil }
    if transformer == "a transformer" { return "its transformer has no name" }
    guard !field.hasOwnTransformer else {
      return "what the transformer \(transformer) does only its code knows"
    }
    guard let form = CodedForm(transformer: transformer) else {
      return transformer.hasPrefix("iso8601ToDate(timeZone:")
        ? "texts without a time zone are in one that only code knows"
        : "what the transformer \(transformer) does only its code knows"
    }
    guard case .formattedDate(let format) = form else { return nil }
    return field.reading.map { DateTexts.isPlain($0, format) } == true
      ? nil : "the dates have a time zone or a locale of their own, which only code knows"
  }

  mutating func findWrapper(_ resolver: TypeResolver) {
    guard let wrapper = field.type as? any JSONPropertyWrapper.Type else { return }
    result.remarks.append("The property wrapper stays.")
    result.wrapsOptional = resolver.wrapsOptional(wrapper)
    if let polymorphic = field.type as? any Composed.Type {
      let type = polymorphic.source(resolver)
      result.wrapper = "PolymorphicValue"
      result.type = type
      return
    }
    let source = resolver.source(ofWrapped: wrapper)
    result.type = SourceType(source.spelling, literal: source.literal)
    guard field.type is any Codable.Type, let name = survey.path(of: field.type) else {
      result.problems.append("only code knows what its property wrapper does")
      return
    }
    if source.hasDeclared(where: { _ in true }) {
      result.problems.append(
        "only code knows whether its property wrapper takes \(source.spelling)")
      return
    }
    result.wrapper = name
    result.type.isHashable = field.type is any Hashable.Type
  }

  /// Codable must write and read the values of a property wrapper as the mapper does.
  mutating func findWhetherWrapperIsCodable(_ absence: Absence) {
    guard let wrapper = result.wrapper else { return }
    if wrapper == "PolymorphicValue" {
      if result.wrapsOptional, result.writesNull {
        result.problems.append("nil is written as null, and Codable leaves it out")
      }
      return
    }
    let present = probing.samples.map { Probing<T>.properties(of: $0.value)[position] }
    // Where nil is left out, and nothing is read as it, Codable of the wrapper never sees it.
    let values = (present + [absence.null].compactMap { $0 }).filter { value in
      let isNil = SourceSurvey.isNil(SourceSurvey.unwrapped(value, isWrapper: true))
      return !isNil || result.writesNull || result.rule == .nullable
    }
    if !values.allSatisfy(CodableSamples.isMapped) {
      result.problems.append(
        "the Codable of its property wrapper was not found to do what the mapper does")
    }
  }

  // MARK: Places

  mutating func findPlaces() {
    if let reading = field.reading {
      result.place = JSONSteps.steps(to: reading.access.place)
      if case .keys(let keys) = reading.access.place { result.otherKeys = Array(keys.dropFirst()) }
      if reading.access.transformer == nil, !isRead(as: reading.type) {
        let name = SourceTypeName.name(of: reading.type)
        result.problems.append("it is read as \(name), and only code knows what becomes of that")
      }
      if reading.isLookedUp {
        result.remarks.append(
          "The object is looked up without a verb: whether others are, too, nothing shows.")
      }
      if reading.isOneOfSeveral {
        result.problems.append("several lines read it, from several places")
      }
    }
    result.written = field.writing.map { JSONSteps.steps(to: $0.place) }
    let steps = (result.place ?? []) + (result.written ?? [])
    let problems = (steps.compactMap(\.key) + result.otherKeys).compactMap(survey.keys.problem)
    result.problems += problems.prefix(1)
    if field.isMoved, let writing = field.writing {
      result.remarks.append("It is written to \(writing.place).")
    }
    if field.reading == nil { findWhyUnread() }
    if field.reading != nil, field.comesBack == false, !isLostByItsType {
      result.problems.append(
        problemOfTransformers ?? "another value comes back, by code of the type's own")
    }
  }

  /// Which transformers its two directions have, where these are not the same.
  private var problemOfTransformers: String? {
    for asymmetry in facts.audit.asymmetries where asymmetry.property == field.name {
      guard case .otherTransformer(let read, let written) = asymmetry.problem else { continue }
      let names = [read, written].map { $0.map { "by \($0)" } ?? "without a transformer" }
      return "it is read \(names[0]), and written \(names[1])"
    }
    return nil
  }

  /// Whether the type of the property does not read what it writes: then its own source says so.
  private var isLostByItsType: Bool {
    guard isJudged, field.reading?.access.transformer == nil else { return false }
    return probing.samples.contains { sample in
      let value = Probing<T>.properties(of: sample.value)[position]
      guard let tree = MappingFacts.tree(of: value),
        let back = MappingFacts.value(of: field.type, from: tree)
      else { return false }
      return !Self.isSame(back, value)
    }
  }

  /// Whether several lines each read another part of the property.
  private var isReadInParts: Bool {
    guard let reading = field.reading, reading.isOneOfSeveral else { return false }
    return reading.access.transformer == nil && !isRead(as: reading.type)
      && MappingFacts.propertyCount(of: field.type) > 0
  }

  /// Whether a verb of a type reads the property itself: `Any` is what the layer for JSONCodable 3 reads.
  func isRead(as type: any Any.Type) -> Bool {
    Self.unwrapped(type) == Self.unwrapped(field.type) || type == Any.self
  }

  static func unwrapped(_ type: any Any.Type) -> any Any.Type {
    guard let optional = type as? any (ExpressibleByNilLiteral & Composed).Type else { return type }
    return unwrapped(optional.part)
  }

  /// Whether reading makes an object of a subclass.
  private var holdsSubclasses: Bool {
    let declared = innermostType
    guard declared is AnyClass else { return false }
    return probing.samples.contains { sample in
      guard let value = Probing<T>.value(of: sample.object) else { return false }
      let property = Probing<T>.properties(of: value)[position]
      return Self.objects(in: property).contains { type(of: $0) != declared }
    }
  }

  private static func objects(in value: Any) -> [AnyObject] {
    if type(of: value) is AnyClass { return [value as AnyObject] }
    return Mirror(reflecting: value).children.flatMap { objects(in: $0.value) }
  }

  /// Whether the members of the property stand among those of the type itself: what is read or written whole at a place of
  /// its own may have the same values as members beside it.
  private var isInline: Bool {
    guard result.type.problem == nil, !field.isWrapper, !probing.samples.isEmpty else {
      return false
    }
    if let reading = field.reading, Self.unwrapped(reading.type) == Self.unwrapped(field.type) {
      return false
    }
    let written = field.writing.map { JSONSteps.steps(to: $0.place) }
    return probing.samples.allSatisfy { sample in
      let values = Probing<T>.properties(of: sample.value)
      guard let inner = MappingFacts.tree(of: values[position]) as? JSONObject, !inner.isEmpty
      else {
        return false
      }
      if let written, JSONSteps.isSame(inner, JSONSteps.value(at: written, in: sample.object)) {
        return false
      }
      return inner.allSatisfy { key, value in
        JSONSteps.isSame(value, sample.object[key]) && !JSONSteps.isSame(inner, sample.object[key])
      }
    }
  }

  /// What stands in the JSON must be what the type of the property writes.
  mutating func findWhetherWrittenPlainly() {
    guard let written = result.written, field.writing?.transformer == nil,
      field.reading?.access.transformer == nil
    else { return }
    let isPlain = probing.samples.allSatisfy { sample in
      let values = Probing<T>.properties(of: sample.value)
      let tree = MappingFacts.tree(of: values[position])
      let found = JSONSteps.value(at: written, in: sample.object)
      guard let found else { return true }
      return JSONSteps.isSame(tree, found)
    }
    if !isPlain {
      result.problems.append(
        Self.writesOtherwise)
    }
  }

  /// Whether samples come back with another value.
  private var isChangedOnTheWay: Bool {
    guard change == .none, !(T.self is any JSONMappable.Type) else { return false }
    return probing.samples.contains { sample in
      guard let back = Probing<T>.value(of: sample.object) else { return false }
      let values = [sample.value, back].map { Probing<T>.properties(of: $0)[position] }
      return !Self.isSame(values[0], values[1])
    }
  }

  /// Whether code without verbs could read the property, and no sample is given that would show it.
  private var mayBeReadUnseen: Bool {
    field.isVariable && !(T.self is any JSONMappable.Type)
      && survey.samples.givenCount(of: T.self) == 0
  }

  /// What is written and not read keeps its default, unless some line reads it that was not found.
  mutating func findWhyUnread() {
    guard result.problems.isEmpty else { return }
    if let place = facts.sharedPlaces[field.name] {
      return result.problems.append(
        "what is read at \(place) changes other properties, too, by code of the type's own")
    }
    let names = Set(facts.fields.map(\.name))
    // Where samples are read back, that of init() is not needed.
    let hides = { (entry: JSONMappingAudit.Unresolved) in
      !names.contains(entry.name)
        && (probing.samples.isEmpty || !entry.reason.hasPrefix(MappingFacts.isNotReadBack))
    }
    if facts.audit.unresolved.contains(where: hides) {
      result.problems.append(
        "what reads it was not found out; samples with other values may show it")
    } else if result.written != nil {
      result.remarks.append("It is written, and no verb reads it.")
      if isChangedOnTheWay {
        result.problems.append(
          "no verb reads it, and another value comes back: whether other keys are looked up, nothing shows"
        )
      } else if mayBeReadUnseen {
        return result.problems.append(
          "it is written, and no reading of it was seen; code that casts by hand shows in samples")
      }
      if result.initial == nil { result.problems.append("only code knows what sets it") }
    }
  }
}

extension SourceSurvey {
  /// Whether reading begins with `self.init()`.
  var canStartEmpty: Bool { !isNewType }

  /// Adds a value of a type that no sample has.
  func addSample(_ value: Any) { samples.add(value) }

  /// Returns what a property wrapper wraps.
  static func unwrapped(_ value: Any, isWrapper: Bool) -> Any {
    guard isWrapper, let wrapper = value as? any JSONPropertyWrapper else { return value }
    return wrapper.wrappedValue
  }

  /// Returns whether a value is nil.
  static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

extension TypeResolver {
  /// Whether a property wrapper wraps an optional.
  func wrapsOptional<W: JSONPropertyWrapper>(_ type: W.Type) -> Bool {
    W.Wrapped.self is any (ExpressibleByNilLiteral & Composed).Type
  }

  /// Returns the form of the type that a property wrapper wraps.
  func source<W: JSONPropertyWrapper>(ofWrapped type: W.Type) -> SourceType {
    source(of: W.Wrapped.self)
  }
}
