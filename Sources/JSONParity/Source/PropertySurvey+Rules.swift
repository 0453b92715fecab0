import Foundation
import JSONCodable

// What reading does about nothing, null and what is not right, and writing about nil.

extension PropertySurvey {
  /// What the property is where a document has nothing there, and where it has null; nil for an error.
  typealias Absence = (nothing: Any?, null: Any?)

  func absence(_ steps: [Step], _ base: JSONObject) -> Absence {
    let base = withoutOthers(base)
    let null = probing.outcome(of: position, .null, at: steps, in: base)
    return (outcomeOfNothing(steps, base).value, null.value)
  }

  mutating func findRule(_ absence: Absence, _ steps: [Step], _ base: JSONObject) {
    findChange(absence, steps, withoutOthers(base))
    if change == .byCode {
      result.keepsDefault = survey.canStartEmpty && field.isVariable && keeps(.nothing, steps, base)
      guard result.keepsDefault, let rule = ruleOfKept(absence, steps, base) else {
        return addProblemOfChange()
      }
      return result.rule = rule
    }
    switch absence {
    case (nil, nil):
      result.rule = .required
      if result.type.unwrapped.takesNull { result.problems.append(SourceType.refusedNull) }
      if result.type.unwrapped.isOptional { result.problems.append(SourceType.refusedNil) }
    case (nil, let null?): nullable(null)
    case (let nothing?, nil): setDefault(nothing, .keptUnlessPresent)
    case (let nothing?, let null?):
      if isNil(null) {
        isNil(nothing) ? result.rule = .optional : setDefault(nothing, .clearedByNull)
      } else if isSame(nothing, null) {
        setDefault(nothing, .kept)
      } else if Restoring.attempt({ try AnyJSON(null) }) == .null {
        // Null is a value of its own there.
        setDefault(nothing, .keptUnlessPresent)
      } else {
        result.problems.append("null and nothing give two values, neither of them nil")
      }
    }
  }

  /// Returns the rule of a property that keeps, without a value, what `init()` has made; nil where null makes another
  /// value of it.
  private func ruleOfKept(
    _ absence: Absence, _ steps: [Step], _ base: JSONObject
  ) -> SourceProperty.Rule? {
    guard let null = absence.null else { return .keptUnlessPresent }
    if isNil(null) { return .clearedByNull }
    return keeps(.null, steps, base) ? .kept : nil
  }

  /// Returns whether an object keeps the property as it is when it reads a document.
  func keeps(_ content: Probing<T>.Content, _ steps: [Step], _ base: JSONObject) -> Bool {
    func keeps<D: JSONDecodable>(_ type: D.Type) -> Bool {
      let object = probing.document(content, at: steps, in: withoutOthers(base))
      return Restoring.attempt {
        var value = D()
        let before = Mirror(reflecting: value).allChildren[position].value
        try value.JSONDecode(object)
        return ComparedValues.areSame(before, Mirror(reflecting: value).allChildren[position].value)
      } ?? false
    }
    return (T.self as? any JSONDecodable.Type).map { keeps($0) } ?? false
  }

  /// Returns what becomes of a property of which a document has nothing.
  ///
  /// An array without an element has none after it either. Where those have to be there, null stands for
  /// nothing, since no document can have nothing there.
  func outcomeOfNothing(_ steps: [Step], _ base: JSONObject) -> Probing<T>.Outcome {
    let nothing = probing.outcome(of: position, .nothing, at: steps, in: base)
    guard nothing.value == nil, let index = steps.last?.index else { return nothing }
    let end: [Step] = steps.dropLast() + [.index(index + 1)]
    let shortened = probing.outcome(of: position, .nothing, at: end, in: base)
    return shortened.value == nil
      ? probing.outcome(of: position, .null, at: steps, in: base) : nothing
  }

  private mutating func nullable(_ null: Any) {
    result.rule = .nullable
    if !isNil(null) { result.problems.append("null gives a value of the program's own") }
  }

  private mutating func setDefault(_ value: Any, _ rule: SourceProperty.Rule) {
    result.rule = rule
    if let made {
      let isInitial =
        change == changeOfDefault && isSame(value, Probing<T>.properties(of: made)[position])
      if isInitial, survey.canStartEmpty || result.initial != nil, field.isVariable {
        result.keepsDefault = true
        return
      }
    }
    result.fallback = expression(value)
    if result.fallback == nil { result.problems.append(problemOfDefault(value)) }
  }

  /// Returns why a default has no expression.
  private func problemOfDefault(_ value: Any) -> String {
    let content = Self.content(of: SourceSurvey.unwrapped(value, isWrapper: field.isWrapper))
    if case .declared(let index) = result.type.unwrapped.composition,
      case .union(let union) = survey.declarations[index].kind,
      !SourceSurvey.isNil(content), let name = SourceSurvey.caseName(of: content),
      !union.cases.contains(where: { $0.name == name })
    {
      return "its default is .\(SwiftName.member(name)), and no sample has that case"
    }
    return "its default cannot be written as an expression"
  }

  func withoutOthers(_ object: JSONObject) -> JSONObject {
    var object = object
    for key in result.otherKeys { object[key] = nil }
    return object
  }

  private func isNil(_ value: Any) -> Bool {
    SourceSurvey.isNil(SourceSurvey.unwrapped(value, isWrapper: field.isWrapper))
  }

  // MARK: Writing

  mutating func findWriting(_ steps: [Step], _ base: JSONObject) {
    guard let written = result.written else { return }
    let ofNil =
      result.type.isOptional || result.wrapsOptional
      ? documentOfNil(steps, withoutOthers(base)) : nil
    if case .refused? = ofNil { result.refusesNil = true }
    if case .written(let object)? = ofNil {
      // In an array nil is null, or what follows would move up.
      let isFollowing = written.last?.index ?? 0 > 0
      result.writesNull = !isFollowing && JSONSteps.isPresent(written, in: object)
      if JSONSteps.value(at: written, in: object) != nil, !takesNothing {
        result.problems.append("nil is written as something else, by code of the type's own")
      }
    }
    guard !result.writesNull, let tree = emptyTree else { return }
    let empty = probing.outcome(of: position, .value(tree), at: steps, in: base)
    if let object = empty.written {
      result.leavesOutEmpty =
        written.last?.index == nil
        ? !JSONSteps.isPresent(written, in: object)
        : JSONSteps.value(at: written, in: object) == nil
    }
  }

  /// Whether nil has JSON of its own, such as that of a wrapper or of a transformer.
  private var takesNothing: Bool {
    result.wrapsOptional || field.writing?.transformer != nil || field.hasOwnTransformer
  }

  /// The JSON of an empty value; nil for a type without one.
  private var emptyTree: Any? {
    let type = Self.unwrapped(field.type)
    if type == String.self { return "" }
    if type is any ExpressibleByArrayLiteral.Type { return [Any]() }
    return type is any (Collection & ExpressibleByDictionaryLiteral).Type ? JSONObject() : nil
  }

  private enum Writing {
    case refused, written(JSONObject)
  }

  /// Returns what becomes of a value in which the property is nil; nil where none is known.
  private func documentOfNil(_ steps: [Step], _ base: JSONObject) -> Writing? {
    for content in [Probing<T>.Content.null, .nothing] {
      let outcome = probing.outcome(of: position, content, at: steps, in: base)
      if outcome.value.map(isNil) == true { return outcome.written.map(Writing.written) }
    }
    // No document is read as nil, but a program may have set it.
    guard let value = Probing<T>.value(of: base), Restoring.attempt(value.JSONDictionary) != nil,
      let changed = MappingFacts.changing(value, at: position, to: NSNull()),
      isNil(Probing<T>.properties(of: changed)[position])
    else { return nil }
    return Restoring.attempt(changed.JSONDictionary).map(Writing.written) ?? .refused
  }

  // MARK: The way

  /// Finds out what reading does where an object on the way is missing, null or something else.
  mutating func findWay(_ steps: [Step], _ base: JSONObject, _ absence: Absence) {
    var missing: Any?
    for count in steps.indices.dropFirst()
    where steps[count].key != nil && steps[count - 1].key != nil {
      let way = Array(steps[..<count])
      let nothing = probing.outcome(of: position, .nothing, at: way, in: base).value
      if !areSame(nothing, probing.outcome(of: position, .null, at: way, in: base).value) {
        addProblem(ofWay: way, "is missing or null")
      } else if nothing == nil {
        result.requiredSteps.insert(count)
      } else if missing != nil, !areSame(missing, nothing) {
        addProblem(ofWay: way, "is missing")
      } else {
        missing = nothing
      }
      findOthers(at: way, nothing, base)
    }
    guard let missing, !areSame(missing, absence.nothing) else { return }
    guard absence.nothing == nil, result.rule == .required, steps.allSatisfy({ $0.key != nil })
    else {
      return addProblem(ofWay: steps.dropLast(), "is missing")
    }
    setDefault(missing, .required)
    result.isRequiredInside = true
  }

  /// Finds out whether something else than an object counts as missing, or is read.
  private mutating func findOthers(at way: [Step], _ nothing: Any?, _ base: JSONObject) {
    let object = JSONSteps.value(at: way, in: base) as? JSONObject ?? [:]
    let others: [Any] = [0, "7", true, [1.5, 2.5], [object]]
    let values = others.map { probing.outcome(of: position, .value($0), at: way, in: base).value }
    let more = object.merging(["probe key": 7]) { $1 }
    if !areSame(
      probing.outcome(of: position, base).value,
      probing.outcome(of: position, .value(more), at: way, in: base).value)
    {
      return addProblem(ofWay: way, "has another member")
    }
    if values.allSatisfy({ $0 == nil }) { return }
    result.skippedSteps.insert(way.count)
    if nothing == nil || !values.allSatisfy({ areSame($0, nothing) }) {
      addProblem(ofWay: way, "is no object")
    }
  }

  private mutating func addProblem(ofWay way: [Step], _ state: String) {
    result.problems.append("only code knows what it is where \(JSONPath(way)) \(state)")
  }

  // MARK: Values that are not right

  mutating func findLeniency(_ steps: [Step], _ base: JSONObject) {
    refused = refusedTrees.map { tree in
      Refused(
        tree: tree, value: probing.outcome(of: position, .value(tree), at: steps, in: base).value)
    }
    let isAnyRead = refused.contains { $0.value != nil }
    if field.reading?.access.skipping == .invalid { findValidElements(isWholeRead: isAnyRead) }
    guard result.leniency == .none, isAnyRead else { return }
    let isFound = findLeniency(about: refused, initial: outcomeOfNothing(steps, base).value)
    if !isFound, isJudged {
      result.problems.append("code of the type reads values of other types")
    }
  }

  private mutating func findValidElements(isWholeRead: Bool) {
    result.leniency = .elements
    guard let kept = KeptElements(.elements, of: result.type.unwrapped) else {
      result.problems.append("only code knows which elements of it are left out")
      return
    }
    if isWholeRead {
      result.problems.append("code of the type reads also what has no elements")
    } else {
      survey.helpers.formUnion(kept.forms)
    }
  }

  /// Whether what the verb alone makes of a value is what the property becomes, unless code changes it.
  var isJudged: Bool {
    field.reading.map { $0.type != Any.self } == true && !field.isWrapper
      && !field.hasOwnTransformer
  }

  /// Values of every type that the verb alone refuses.
  private var refusedTrees: [Any] {
    guard let reading = field.reading else { return [] }
    let others =
      (reading.probes + present).flatMap {
        Self.inOtherShapes($0) + Self.withWrongPart($0)
      } + (probe.map { Self.withOtherParts($0, []) + Self.withOtherMembers($0) } ?? []) + given
    return (Self.treesOfAllTypes + others + otherTrees)
      .filter { !($0 is NSNull) && value(from: $0, reading) == nil }
  }

  /// What samples have at its place.
  var present: [Any] {
    probing.objects.compactMap { object in
      result.place.flatMap { JSONSteps.value(at: $0, in: object) }
    }
  }

  /// What the documents have at its place that are given.
  private var given: [Any] {
    probing.given.compactMap { document in
      result.place.flatMap { JSONSteps.value(at: $0, in: document.object) }
    }
  }

  /// Returns an object of objects with one more in which a part is another one, and with such a one in place of the first.
  static func withOtherMembers(_ tree: Any) -> [Any] {
    guard let object = tree as? JSONObject, let first = object.min(by: { $0.key < $1.key })
    else { return [] }
    let parts = withOtherParts(first.value, [])
    return [first.key, "probe other"].flatMap { key in
      parts.map { part -> Any in object.merging([key: part]) { $1 } }
    }
  }

  /// Returns one value in the place of several, and several in the place of one: APIs write both under one key.
  private static func inOtherShapes(_ tree: Any) -> [Any] {
    let part = (tree as? [Any])?.first ?? (tree as? JSONObject)?.min { $0.key < $1.key }?.value
    return [[tree]] + (part.map { [$0] } ?? [])
  }

  /// Returns a container with one part of another type, and one that lacks what it has; code may leave out such a part.
  private static func withWrongPart(_ tree: Any) -> [Any] {
    let wrong: [Any] = [JSONObject(), "no such value", 1]
    if let array = tree as? [Any], let last = array.last { return wrong.map { [$0, last] } }
    guard let object = tree as? JSONObject, !object.isEmpty else { return [] }
    return wrong.map { object.merging(["probe other": $0]) { $1 } }
  }

  private static var treesOfAllTypes: [Any] {
    [JSONObject(), [Any](), "", "no such value", "12", "true", true, false, 0, 1, 1.5]
  }
}
