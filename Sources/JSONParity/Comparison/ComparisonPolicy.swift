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

/// What a policy says about a value and all below it: the rules that hold there.
///
/// Going down one step drops the rules that do not match, so that below the paths of a policy
/// nothing is left to ask.
struct PolicyCursor {
  private var rules: [PolicyRules] = []
  /// Whether tolerances do not count.
  private var isExact = false

  /// Creates the cursor of an empty policy.
  init() {}

  /// Creates the cursor of the whole document.
  init(_ policy: ComparisonPolicy) {
    self.init([PolicyRules(policy)], isExact: false)
  }

  private init(_ rules: [PolicyRules], isExact: Bool) {
    self.rules = rules.filter { $0.hasOthers || !isExact && $0.hasTolerances }
    self.isExact = isExact
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Returns the cursor one step down.
  func into(_ component: @autoclosure () -> JSONPath.Component) -> PolicyCursor {
    parts { $0.into(component) }
  }

  /// Returns the cursor of an element of which the index is not known: a rule for one index holds
  /// for all.
  ///
  /// It serves to find what may go together; whether it says the same is up to `into(_:)`.
  func intoAnyIndex() -> PolicyCursor { parts { $0.intoAnyIndex() } }

  /// Returns the cursor of an element that no rule names by its index.
  func intoUnnamedIndex() -> PolicyCursor { parts { $0.intoUnnamedIndex() } }

  private func parts(_ parts: (PolicyRules) -> [PolicyRules]) -> PolicyCursor {
    guard !isEmpty else { return self }
    return PolicyCursor(rules.flatMap(parts), isExact: isExact)
  }

  /// Returns whether a rule names an index of this array.
  func names(_ index: Int) -> Bool {
    rules.contains { $0.named(.index(index)).contains { $0.hasOthers || !isExact } }
  }

  /// Returns the cursor of the array that has only the elements from an index on.
  func counting(from start: Int) -> PolicyCursor {
    guard start > 0, namesIndices else { return self }
    return PolicyCursor(rules.map { $0.counting(from: start) }, isExact: isExact)
  }

  // MARK: - Questions about the value itself

  var isIgnored: Bool { rules.contains(where: \.isIgnored) }

  var allowsAnyOrder: Bool { rules.contains(where: \.allowsAnyOrder) }

  /// Whether a part of this array or object may be ignored.
  var mayIgnoreParts: Bool { rules.contains(where: \.mayIgnoreParts) }

  /// The largest tolerance for the number.
  var tolerance: Double? { isExact ? nil : rules.flatMap(\.tolerances).max() }

  /// Whether a rule below names one index of this array.
  var namesIndices: Bool {
    rules.contains { isExact ? $0.othersNameIndices : $0.namesIndices }
  }

  /// Whether a number here or below may differ.
  var hasTolerances: Bool { !isExact && rules.contains(where: \.hasTolerances) }

  /// The cursor of a policy that is the same but for its tolerances.
  var withoutTolerances: PolicyCursor { PolicyCursor(rules, isExact: true) }

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
