internal import JSONCodable

/// A type that says by path which differences do not count.
///
///     let policy = ComparisonPolicy(
///       ignored: ["$.generated_at"], unordered: ["$.tags"], tolerances: ["$.points[*].x": 0.001])
///
/// - What is ignored is left out of both documents before they are compared, with all below it.
/// - The elements of an unordered array may stand in any order.
/// - Under a tolerance two numbers are the same when they are no further apart, in exact
///   arithmetic: 1.1 and 1.0 are within 0.1.
///
/// In an unordered array under a tolerance as many elements as can be are matched. There are two limits in arrays of
/// more than 256 elements. Arrays and objects go first with those that are exactly the same, and with those at the same
/// place. Of what is left, if that is still more than 256, each is held against the first 256 that are alike but for
/// their numbers.
///
/// An index in a path is an index in the left document, save for elements that only the right one
/// has.
public struct ComparisonPolicy: Hashable, Sendable {
  /// The paths of the values that are left out.
  public var ignored: [JSONPathPattern]
  /// The paths of the arrays whose order does not count.
  public var unordered: [JSONPathPattern]
  /// The paths of the numbers that may differ, and by how much.
  ///
  /// Nothing is below a negative tolerance, everything is within an infinite one.
  public var tolerances: [JSONPathPattern: Double]

  /// Creates a policy; the default lets every difference count.
  public init(
    ignored: [JSONPathPattern] = [], unordered: [JSONPathPattern] = [],
    tolerances: [JSONPathPattern: Double] = [:]
  ) {
    self.ignored = ignored
    self.unordered = unordered
    self.tolerances = tolerances
  }

  /// Whether a path names an index.
  var namesIndices: Bool {
    (ignored + unordered + tolerances.keys).contains { $0.components.contains(where: \.isIndex) }
  }
}

/// What a policy says about a value and all below it: its rules, each with the steps still to go.
///
/// Going down one step drops the rules that do not match, so that below the paths of a policy
/// nothing is left to ask.
struct PolicyCursor {
  enum Action {
    case ignore
    case allowAnyOrder
    case tolerate(Double)
  }

  struct Rule {
    var steps: ArraySlice<JSONPathPattern.Component>
    var action: Action
  }

  private(set) var rules: [Rule] = []

  /// Creates the cursor of an empty policy.
  init() {}

  /// Creates the cursor of the whole document.
  init(_ policy: ComparisonPolicy) {
    rules =
      policy.ignored.map { Rule(steps: $0.components[...], action: .ignore) }
      + policy.unordered.map { Rule(steps: $0.components[...], action: .allowAnyOrder) }
      + policy.tolerances.map { Rule(steps: $0.components[...], action: .tolerate($1)) }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Returns the cursor one step down.
  func into(_ component: @autoclosure () -> JSONPath.Component) -> PolicyCursor {
    filtered { $0.matches(component()) }
  }

  /// Returns the cursor of an element of which the index is not known: a rule for one index holds
  /// for all.
  ///
  /// It serves to find what may go together; whether it says the same is up to `into(_:)`.
  func intoAnyIndex() -> PolicyCursor {
    filtered { $0.isIndex || $0 == .any }
  }

  /// Returns the cursor of an element that no rule names by its index.
  func intoUnnamedIndex() -> PolicyCursor {
    filtered { $0 == .any }
  }

  /// Returns whether a rule names an index of this array.
  func names(_ index: Int) -> Bool {
    rules.contains { $0.steps.first?.index == index }
  }

  /// Returns the cursor of the array that has only the elements from an index on.
  func counting(from start: Int) -> PolicyCursor {
    guard start > 0, namesIndices else { return self }
    var cursor = PolicyCursor()
    for var rule in rules {
      if let index = rule.steps.first?.index {
        guard index >= start else { continue }
        rule.steps = [.index(index - start)] + rule.steps.dropFirst()
      }
      cursor.rules.append(rule)
    }
    return cursor
  }

  private func filtered(_ matches: (JSONPathPattern.Component) -> Bool) -> PolicyCursor {
    guard !isEmpty else { return self }
    var cursor = PolicyCursor()
    for rule in rules {
      guard let first = rule.steps.first, matches(first) else { continue }
      cursor.rules.append(Rule(steps: rule.steps.dropFirst(), action: rule.action))
    }
    return cursor
  }

  // MARK: - Questions about the value itself

  var isIgnored: Bool {
    rules.contains { rule in
      if case .ignore = rule.action { rule.steps.isEmpty } else { false }
    }
  }

  var allowsAnyOrder: Bool {
    rules.contains { rule in
      if case .allowAnyOrder = rule.action { rule.steps.isEmpty } else { false }
    }
  }

  /// Whether a part of this array or object may be ignored.
  var mayIgnoreParts: Bool {
    rules.contains { rule in
      if case .ignore = rule.action { rule.steps.count == 1 } else { false }
    }
  }

  /// The largest tolerance for the number.
  var tolerance: Double? {
    rules.compactMap { rule in
      if case .tolerate(let value) = rule.action, rule.steps.isEmpty { value } else { nil }
    }.max()
  }

  /// Whether a rule below names one index of this array.
  var namesIndices: Bool {
    rules.contains { $0.steps.first?.isIndex ?? false }
  }

  /// Whether a number here or below may differ.
  var hasTolerances: Bool {
    rules.contains { rule in
      if case .tolerate = rule.action { true } else { false }
    }
  }

  /// The cursor of a policy that is the same but for its tolerances.
  var withoutTolerances: PolicyCursor {
    var cursor = self
    cursor.rules.removeAll { rule in
      if case .tolerate = rule.action { true } else { false }
    }
    return cursor
  }

  /// Returns whether two numbers are near enough.
  func tolerates(_ left: JSONValue.Number, _ right: JSONValue.Number) -> Bool {
    guard let tolerance, tolerance >= 0 else { return false }
    guard let limit = JSONValue.Number(tolerance) else { return true }
    if let clear = left.isClearlyWithin(tolerance, of: right) { return clear }
    let exact = ExactDecimal(left.text)
      .isWithin(ExactDecimal(limit.text), of: ExactDecimal(right.text))
    if let exact { return exact }
    guard let left = left.double, let right = right.double else { return false }
    return abs(left - right) <= tolerance
  }
}

extension JSONValue.Number {
  /// Returns whether two numbers are near enough, if doubles are good enough to say so.
  fileprivate func isClearlyWithin(_ tolerance: Double, of other: JSONValue.Number) -> Bool? {
    guard let left = double, let right = other.double else { return nil }
    let distance = abs(left - right)
    // Far more than what rounding three numbers and a difference can amount to.
    let doubt = (abs(left) + abs(right) + tolerance) * 1e-15 + 4 * .leastNormalMagnitude
    if distance > tolerance + doubt { return false }
    return distance < tolerance - doubt ? true : nil
  }
}
