import Foundation
import JSONCodable

/// What is found out about an enum with payloads: its tag, and where each payload stands.
struct UnionSurvey<T: JSONEncodable & JSONRestorable> {
  let survey: SourceSurvey
  let facts: MappingFacts
  let index: Int
  private(set) var samples: [Sample]
  /// The key of the tag; nil where no key says in every sample which case it is.
  private let tagKey: String?

  /// A case as a sample has it, and what is written of it.
  typealias Sample = (one: MappingFacts.Case, object: JSONObject)

  init(
    _ survey: SourceSurvey, _ type: T.Type, samples: [T], facts: MappingFacts, index: Int
  ) {
    (self.survey, self.facts, self.index) = (survey, facts, index)
    self.samples = samples.compactMap { Self.sample(of: $0) }
    tagKey = Self.tagKey(of: self.samples, facts)
    if let key = tagKey { self.samples += samplesOfUnknownTag(key) }
  }

  static func sample(of value: T) -> Sample? {
    guard let one = MappingFacts.Case(of: value),
      let object = Restoring.attempt(value.JSONDictionary)
    else { return nil }
    return (one, object)
  }

  /// Fills in the declaration.
  func run() {
    guard let key = tagKey else {
      return add("no key with a text says in every sample which case it is")
    }
    var union = SourceUnion(key: key)
    for name in names { union.cases.append(found(name, key)) }
    var unseen = unseenTags(union)
    for tag in unseen {
      guard let other = caseRead(of: tag, union) else { continue }
      add("the tag \(SwiftLiteral.text(tag)) is read as the case \(other), which has another one")
      unseen.removeAll { $0 == tag }
    }
    for tag in unseen {
      add("no sample has the tag \(SwiftLiteral.text(tag)), so its case is not known")
    }
    let knowsAllTags = knowsAllTags(key)
    if !knowsAllTags { add("only code knows whether other tags are read, too") }
    union.hasAllCases = unseen.isEmpty && knowsAllTags
    findUnknownTags(&union)
    findSpellings(of: union)
    survey.declarations[index].kind = .union(union)
  }

  func add(_ problem: String) { survey.declarations[index].problems.append(problem) }

  private var discriminator: JSONDiscriminator? { (T.self as? any JSONUnion.Type)?.discriminator }
  var fallback: String? { discriminator?.fallback }

  private static func tagKey(of samples: [Sample], _ facts: MappingFacts) -> String? {
    if let union = T.self as? any JSONUnion.Type { return union.discriminator.key }
    let keys = samples.first?.object.keys.sorted() ?? []
    let deciding = keys.filter { isTag($0, in: samples) && decides($0, in: samples) }
    return deciding.first { facts.reads[$0] is any RawRepresentable.Type } ?? deciding.first
  }

  /// Returns whether a key has a text of its own for each case.
  private static func isTag(_ key: String, in samples: [Sample]) -> Bool {
    var tags: [String: String] = [:]
    for sample in samples {
      guard let tag = sample.object[key] as? String else { return false }
      guard tags.updateValue(tag, forKey: sample.one.name) ?? tag == tag else { return false }
    }
    return Set(tags.values).count == tags.count
  }

  /// Returns whether a sample with the tag of another case is no longer read as its own, nor one with a text that is
  /// none, or without a text that no payload has.
  private static func decides(_ key: String, in samples: [Sample]) -> Bool {
    guard let first = samples.first else { return false }
    let others = samples.filter { $0.one.name != first.one.name }
    return others.allSatisfy { !isRead(first, with: $0.object[key], at: key) }
      && samples.contains { sample in
        !isRead(sample, with: "no such tag", at: key)
          || !isRead(sample, with: nil, at: key)
            && !sample.one.payloads.contains { payload in
              (MappingFacts.tree(of: payload.value) as? JSONObject)?[key] != nil
            }
      }
  }

  /// Returns whether a sample is read as its case with another value at a key.
  private static func isRead(_ sample: Sample, with value: Any?, at key: String) -> Bool {
    var object = sample.object
    object[key] = value
    return Probing<T>.value(of: object).flatMap { MappingFacts.Case(of: $0) }?.name
      == sample.one.name
  }

  /// The names of the cases, each once.
  private var names: [String] {
    var names: [String] = []
    for sample in samples where !names.contains(sample.one.name) { names.append(sample.one.name) }
    if let order = listedTags {
      let tags = tagKey.map { key in
        Dictionary(samples.map { ($0.one.name, $0.object[key] as? String ?? "") }) { first, _ in
          first
        }
      }
      let places = names.map { name in tags?[name].flatMap(order.firstIndex) ?? order.count }
      names = zip(names, places).sorted { $0.1 < $1.1 }.map(\.0)
    }
    // The fallback comes last, as `default` does.
    return names.filter { $0 != fallback } + names.filter { $0 == fallback }
  }

  // MARK: Tags

  /// The tags that the type of the tag lists; nil where it does not.
  private var listedTags: [String]? {
    func rawValues<Tag: RawRepresentable>(_ type: Tag.Type) -> [String]? {
      MappingFacts.cases(of: type)?.compactMap { $0.rawValue as? String }
    }
    return (tagKey.flatMap { facts.reads[$0] } as? any RawRepresentable.Type).flatMap {
      rawValues($0)
    }
  }

  private func knowsAllTags(_ key: String) -> Bool {
    if case .explicit? = discriminator?.tags { return true }
    return listedTags != nil
  }

  private func unseenTags(_ union: SourceUnion) -> [String] {
    var known = listedTags ?? []
    if case .explicit(let tags)? = discriminator?.tags { known = tags.values.sorted() }
    let seen = Set(union.cases.map(\.tag))
    return known.filter { !seen.contains($0) }
  }

  // MARK: Cases

  /// Returns the type that a case declares for a payload: that of its values, or `Any` where these have the type of
  /// whatever is read; nil where they have several types otherwise.
  private func declaredType(
    _ position: Int, of name: String, in object: JSONObject, _ place: [String]
  ) -> (any Any.Type)? {
    func type(_ value: T?) -> (any Any.Type)? {
      value.flatMap { payload(position, of: name, in: $0) }.map { Swift.type(of: $0) }
    }
    let trees: [Any] = ["text", 1, 1.5, true, [1], ["a": 1] as JSONObject]
    let own = samples.filter { $0.one.name == name }.map {
      Swift.type(of: $0.one.payloads[position].value)
    }
    let read = trees.map { type(self.read(object, with: $0, at: place)) }
    guard Set((own + read.compactMap(\.self)).map(ObjectIdentifier.init)).count > 1
    else { return own.first }
    return read.contains { $0 == nil } ? nil : Any.self
  }

  private func found(_ name: String, _ key: String) -> SourceUnion.Case {
    let own = samples.filter { $0.one.name == name }
    var one = SourceUnion.Case(name: name, tag: own.first?.object[key] as? String ?? "")
    if name == fallback {
      one.isFallback = true
      let payload = own[0].one.payloads.first
      let type = kept(payload?.value)
      one.payloads = [.init(label: payload?.label, type: type, place: [])]
      one.problem = type.problem
      return one
    }
    // The sample that writes the most shows where everything stands.
    guard let sample = own.max(by: { $0.object.count < $1.object.count }) else { return one }
    if let problem = problem(of: own, key) {
      one.problem = problem
      return one
    }
    guard let places = places(of: sample, key) else {
      one.problem =
        sample.one.payloads.allSatisfy { SourceSurvey.isNil($0.value) }
        ? "no sample has more than nil in the case, so the place of its payload is not known"
        : "only code knows where its payload stands in the JSON"
      return one
    }
    for (position, payload) in sample.one.payloads.enumerated() {
      guard let declared = declaredType(position, of: name, in: sample.object, places[position])
      else {
        one.problem = "only code knows which types its payload may have"
        return one
      }
      let type = TypeResolver(survey).source(of: declared)
      var found = SourceUnion.Payload(label: payload.label, type: type, place: places[position])
      if let missing = read(sample.object, with: nil, at: found.place) {
        found.writesNull = writesNull(missing, at: found.place)
        if let rule = rule(of: type, name, position, missing, in: sample.object, found.place) {
          (found.rule, found.fallback) = rule
        } else {
          one.problem = Self.missingPayload
        }
      }
      if found.rule == .required, type.takesNull, !found.place.isEmpty,
        read(sample.object, with: NSNull(), at: found.place) == nil
      {
        one.problem = SourceType.refusedNull
      }
      if let problem = problemOfOtherPlaces(in: sample.object, at: found.place) {
        one.problem = problem
      } else if changes(declared, position, of: name, in: sample.object, at: found.place, key) {
        one.problem = "code of the type changes what it reads"
      } else if readsWhatIsNotRight(declared, in: sample.object, at: found.place) {
        one.problem = "code of the type reads values that are not right"
      }
      one.payloads.append(found)
      if let problem = type.problem { one.problem = problem }
    }
    surveyObject(of: &one, in: sample.object, own)
    return one
  }

  /// Returns the type of the object that a fallback keeps.
  private func kept(_ object: Any?) -> SourceType {
    let json = "[String: AnyJSON]", type = object.map { Swift.type(of: $0) }
    if survey.isNewType || type == [String: AnyJSON].self {
      return SourceType(json, literal: SwiftLiteral.container)
    }
    guard type == JSONObject.self else {
      return SourceType(json, problem: "only code knows what it keeps of an unknown object")
    }
    return SourceType(
      "[String: Any]",
      coding: .init(
        spelling: json, decoded: { "\($0).mapValues(\\.tree)" },
        encoded: { "AnyJSON(\($0))" }))
  }

  private static var missingPayload: String {
    "only code knows what it is where its payload is missing"
  }

  /// Finds out whether the object that holds the payloads may be missing.
  private func surveyObject(
    of one: inout SourceUnion.Case, in object: JSONObject,
    _ own: [(one: MappingFacts.Case, object: JSONObject)]
  ) {
    guard let key = one.objectKey else { return }
    one.leavesOutObject =
      one.payloads.count == 1 && one.payloads[0].type.isOptional
      && own.allSatisfy { !isNothing($0.one.payloads[0].value) || $0.object[key] == nil }
    guard let missing = read(object, with: nil, at: [key]) else { return }
    one.isObjectRequired = false
    for (position, payload) in one.payloads.enumerated() {
      let value = self.payload(position, of: one.name, in: missing)
      if payload.rule == .required
        || value.flatMap(payload.type.literal) != payload.fallback ?? "nil"
      {
        one.problem = one.problem ?? Self.missingPayload
      }
    }
  }

  private func isNothing(_ payload: Any) -> Bool {
    MappingFacts.tree(of: payload).map { $0 is NSNull } ?? true
  }

  /// Returns what an object is read as with another value at a place, or without one; nil where that is an
  /// error, and where no place is named.
  func read(_ object: JSONObject, with value: Any?, at place: [String]) -> T? {
    guard !place.isEmpty else { return nil }
    let steps = place.map { JSONPath.Component.key($0) }
    return Probing<T>.value(of: JSONSteps.setting(steps, to: value, in: object))
  }

  /// Returns whether null is written at a place for a value that has nothing there.
  private func writesNull(_ value: T, at place: [String]) -> Bool {
    let steps = place.map { JSONPath.Component.key($0) }
    return Restoring.attempt(value.JSONDictionary).map { object in
      JSONSteps.isPresent(steps, in: object) && JSONSteps.value(at: steps, in: object) == nil
    } ?? false
  }

  /// Returns what a case carries at a position; nil for a value of another case.
  func payload(_ position: Int, of name: String, in value: T) -> Any? {
    guard let one = MappingFacts.Case(of: value), one.name == name,
      one.payloads.indices.contains(position)
    else { return nil }
    return one.payloads[position].value
  }

  /// Returns what reading does about nothing and null for a payload that may be missing; nil where that is
  /// not clear.
  private func rule(
    of type: SourceType, _ name: String, _ position: Int, _ missing: T, in object: JSONObject,
    _ place: [String]
  ) -> (SourceProperty.Rule, fallback: String?)? {
    guard let value = payload(position, of: name, in: missing), let fallback = type.literal(value)
    else { return nil }
    guard let null = read(object, with: NSNull(), at: place) else {
      return (.keptUnlessPresent, fallback)
    }
    let ofNull = payload(position, of: name, in: null).flatMap(type.literal)
    guard ofNull == fallback else { return nil }
    return type.isOptional && isNothing(value) ? (.optional, nil) : (.kept, fallback)
  }

  /// Returns where each payload stands; nil where that is not clear.
  private func places(
    of sample: (one: MappingFacts.Case, object: JSONObject), _ key: String
  ) -> [[String]]? {
    let trees = sample.one.payloads.map { MappingFacts.tree(of: $0.value) }
    var rest = sample.object
    rest[key] = nil
    if trees.isEmpty { return rest.isEmpty ? [] : nil }
    if trees.count == 1, isNothing(sample.one.payloads[0].value), rest.isEmpty {
      return placeOfNothing(labelled: sample.one.payloads[0].label).map { [$0] }
    }
    if trees.count == 1, let tree = trees[0] {
      if let object = tree as? JSONObject,
        JSONSteps.isSame(object, rest) || JSONSteps.isSame(object, sample.object)
      {
        return [[]]
      }
      if rest.count == 1, let only = rest.first, JSONSteps.isSame(only.value, tree) {
        return [[only.key]]
      }
    }
    if let flat = members(of: sample.one, trees, in: rest) { return flat.map { [$0] } }
    guard rest.count == 1, let only = rest.first, let inner = only.value as? JSONObject,
      let nested = members(of: sample.one, trees, in: inner)
    else { return nil }
    return nested.map { [only.key, $0] }
  }

  /// Returns where a payload stands that no sample writes; nil where only a value would show it.
  private func placeOfNothing(labelled label: String?) -> [String]? {
    guard label == nil, case .nested(let key)? = discriminator?.payload else { return nil }
    return [key]
  }

  /// Returns the keys of payloads that stand under their labels.
  private func members(
    of one: MappingFacts.Case, _ trees: [Any?], in object: JSONObject
  ) -> [String]? {
    var keys: [String] = []
    for (position, payload) in one.payloads.enumerated() {
      let key = payload.label ?? "_\(position)"
      let tree = trees[position] ?? NSNull()
      guard JSONSteps.isSame(object[key] ?? NSNull(), tree) else { return nil }
      keys.append(key)
    }
    return Set(object.keys).isSubset(of: keys) ? keys : nil
  }
}
