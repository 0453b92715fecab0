internal import JSONCodable

/// The rules of a policy for a value and all below it, as a tree of the steps of their paths.
///
///     ignored $.a, $.b[0]        {a: ignored, b: {0: ignored}, c: {*: any order}}
///     unordered $.c[*]
///
/// So a step down costs the same however many rules there are.
final class PolicyRules {
  enum Action {
    case ignore
    case allowAnyOrder
    case tolerate(Double)
  }

  private(set) var isIgnored = false
  private(set) var allowsAnyOrder = false
  private(set) var tolerances: [Double] = []
  /// Whether a part of this array or object may be ignored.
  private(set) var mayIgnoreParts = false
  /// Whether a number here or below may differ.
  private(set) var hasTolerances = false
  /// Whether there is another rule than a tolerance here or below.
  private(set) var hasOthers = false
  /// Whether a rule below names an index of this array, and whether one that is not a tolerance does.
  private(set) var namesIndices = false, othersNameIndices = false
  private var ofAny: PolicyRules?
  private var ofNamed: [JSONPathPattern.Component: PolicyRules] = [:]
  private var hasPointers = false

  /// Creates the rules of the whole document.
  init(_ policy: ComparisonPolicy) {
    for pattern in policy.ignored { add(.ignore, at: pattern) }
    for pattern in policy.unordered { add(.allowAnyOrder, at: pattern) }
    for (pattern, tolerance) in policy.tolerances { add(.tolerate(tolerance), at: pattern) }
  }

  private init() {}

  private func add(_ action: Action, at pattern: JSONPathPattern) {
    var rules = self
    for (index, step) in pattern.components.enumerated() {
      rules.note(action, at: step, isLast: index == pattern.components.count - 1)
      rules = rules.part(at: step)
    }
    switch action {
    case .ignore: (rules.isIgnored, rules.hasOthers) = (true, true)
    case .allowAnyOrder: (rules.allowsAnyOrder, rules.hasOthers) = (true, true)
    case .tolerate(let tolerance):
      rules.tolerances.append(tolerance)
      rules.hasTolerances = true
    }
  }

  /// Notes an action on the way to its place, in front of a step.
  private func note(_ action: Action, at step: JSONPathPattern.Component, isLast: Bool) {
    if step.isIndex { namesIndices = true }
    if case .tolerate = action {
      hasTolerances = true
    } else {
      hasOthers = true
      if step.isIndex { othersNameIndices = true }
    }
    if case .ignore = action, isLast { mayIgnoreParts = true }
  }

  /// Returns the rules behind a step, which are made if there are none.
  private func part(at step: JSONPathPattern.Component) -> PolicyRules {
    if let known = step == .any ? ofAny : ofNamed[step] { return known }
    let rules = PolicyRules()
    switch step {
    case .any: ofAny = rules
    case .keyOrIndex: (ofNamed[step], hasPointers) = (rules, true)
    case .key, .index: ofNamed[step] = rules
    }
    return rules
  }

  // MARK: - Steps

  /// Returns the rules one step down, of which there are several where patterns say the step in several ways.
  func into(_ component: () -> JSONPath.Component) -> [PolicyRules] {
    ofNamed.isEmpty ? intoUnnamedIndex() : intoUnnamedIndex() + named(component())
  }

  /// Returns the rules of patterns that name a step.
  func named(_ component: JSONPath.Component) -> [PolicyRules] {
    let step = JSONPathPattern.Component(component)
    let pointed = hasPointers ? step.ofPointer.flatMap { ofNamed[$0] } : nil
    return [ofNamed[step], pointed].compactMap(\.self)
  }

  /// Returns the rules for each element, whatever its index is, and those for one of them.
  func intoAnyIndex() -> [PolicyRules] {
    intoUnnamedIndex() + ofNamed.filter(\.key.isIndex).values
  }

  /// Returns the rules for each element, whatever its index is.
  func intoUnnamedIndex() -> [PolicyRules] { ofAny.map { [$0] } ?? [] }

  /// Returns the rules of the array that has only the elements from an index on.
  func counting(from start: Int) -> PolicyRules {
    let rules = PolicyRules()
    (rules.isIgnored, rules.allowsAnyOrder, rules.tolerances) =
      (isIgnored, allowsAnyOrder, tolerances)
    (rules.mayIgnoreParts, rules.hasTolerances, rules.hasOthers) =
      (mayIgnoreParts, hasTolerances, hasOthers)
    (rules.ofAny, rules.hasPointers) = (ofAny, hasPointers)
    for (step, part) in ofNamed {
      guard let step = step.counting(from: start) else { continue }
      rules.ofNamed[step] = part
      if step.isIndex { rules.namesIndices = true }
      if step.isIndex, part.hasOthers { rules.othersNameIndices = true }
    }
    return rules
  }
}

extension JSONPathPattern.Component {
  /// The step as a pointer says it, which leaves open whether it is a key or an index; nil where it can be only one.
  fileprivate var ofPointer: Self? {
    switch self {
    case .index(let index): return .keyOrIndex(ScalarString("\(index)"), index)
    case .key(let key):
      // A key that is spelled otherwise than its number is in no pattern.
      return Int(key.string).map { .keyOrIndex(key, $0) }
    case .keyOrIndex, .any: return nil
    }
  }

  /// Returns the step in the array that has only the elements from an index on; nil where that has no such element.
  fileprivate func counting(from start: Int) -> Self? {
    guard let index else { return self }
    guard index >= start else { return nil }
    if case .keyOrIndex = self { return Self.index(index - start).ofPointer }
    return .index(index - start)
  }
}
