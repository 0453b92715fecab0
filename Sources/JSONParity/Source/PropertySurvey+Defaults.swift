import Foundation
import JSONCodable

// What a property is by default, and whether that is another value each time.

extension PropertySurvey {
  /// How values that are made alike differ.
  enum Change: Equatable {
    case none
    /// Each is the time at which it was made.
    case clock
    /// Each is a new identifier.
    case identifier
    /// They have such parts, which their types make; the expression of any of them.
    case parts(String)
    /// They have times and identifiers of their own, which their types make; the JSON of any of them without these.
    case scalars(AnyJSON)
    /// They differ otherwise.
    case byCode
  }

  static var isAnotherEachTime: String {
    "its default is another one each time, which only code makes"
  }

  mutating func findDefault() {
    guard let made, let type = T.self as? any JSONDecodable.Type else { return }
    let properties = Probing<T>.properties(of: made)
    guard properties.indices.contains(position) else { return }
    change = change {
      let again = type.init() as? T
      let properties = again.map { Probing<T>.properties(of: $0) } ?? []
      return properties.indices.contains(position) ? properties[position] : nil
    }
    changeOfDefault = change
    if change == .byCode {
      // A type of the program makes its default itself.
      if survey.isNewType { addProblemOfChange() }
      return
    }
    let text = expression(properties[position])
    result.initial = text == "nil" ? nil : text
  }

  mutating func addProblemOfChange() {
    if !result.problems.contains(Self.isAnotherEachTime) {
      result.problems.append(Self.isAnotherEachTime)
    }
  }

  /// Finds out how what the property is without a value changes.
  mutating func findChange(_ absence: Absence, _ steps: [Step], _ base: JSONObject) {
    let ofNull = change {
      absence.null == nil
        ? nil : probing.outcome(of: position, .null, at: steps, in: base).value
    }
    change = change {
      absence.nothing == nil ? nil : outcomeOfNothing(steps, base).value
    }
    if ofNull == .byCode { change = ofNull }
    if change == .identifier, ofNull != .identifier, value(absence.null) is UUID { change = .none }
  }

  /// Returns how values that are made alike differ.
  private func change(_ make: () -> Any?) -> Change {
    var values: [Any] = [], areCurrent = true
    for _ in 0..<2 {
      let start = Date()
      guard let value = value(make()) else { return .none }
      if let date = value as? Date {
        // What is kept in another unit may be rounded.
        let range = start.addingTimeInterval(-0.001)...Date().addingTimeInterval(0.001)
        areCurrent = areCurrent && range.contains(date)
      }
      values.append(value)
    }
    let dates = values.compactMap { $0 as? Date }
    if dates.count == values.count {
      if areCurrent { return .clock }
      return dates[0] == dates[1] && !Self.isNow(dates[0]) ? .none : .byCode
    }
    return change(values[0], values[1])
  }

  private func change(_ one: Any, _ other: Any) -> Change {
    if Self.isSame(one, other) { return .none }
    if one is UUID, other is UUID { return .identifier }
    if let text = commonText(one, other) { return .parts(text) }
    if survey.canStartEmpty, let common = commonTree(one, other) { return .scalars(common) }
    let texts = [one, other].compactMap(result.type.literal)
    let trees = [one, other].compactMap { MappingFacts.tree(of: $0) }
    let isOther = texts.count == 2 && texts[0] != texts[1]
    return isOther || texts.isEmpty && trees.count == 2 ? .byCode : .none
  }

  /// Returns the expression that makes both of two values with times and identifiers of their own.
  private func commonText(_ one: Any, _ other: Any) -> String? {
    let text = survey.literal(one, by: result.type, unlike: other)
    return text.flatMap { survey.literal(other, by: result.type, unlike: one) == $0 ? $0 : nil }
  }

  /// Returns the JSON of two values with null in place of times and identifiers of their own; nil where more differs.
  private func commonTree(_ one: Any, _ other: Any) -> AnyJSON? {
    let trees = [one, other].compactMap { value in
      MappingFacts.tree(of: value).flatMap { tree in Restoring.attempt { try AnyJSON(tree) } }
    }
    var differences = 0
    guard trees.count == 2, let tree = Self.common(trees[0], trees[1], &differences),
      differences == SourceSurvey.changing(in: one, unlike: other).count
    else { return nil }
    return tree
  }

  /// Returns two trees as one with null for each scalar that differs, and counts these.
  private static func common(
    _ one: AnyJSON, _ other: AnyJSON, _ differences: inout Int
  ) -> AnyJSON? {
    switch (one, other) {
    case (.object(let one), .object(let other)):
      guard one.count == other.count else { return nil }
      var members: [String: AnyJSON] = [:]
      for (key, value) in one {
        guard let counterpart = other[key],
          let member = common(value, counterpart, &differences)
        else { return nil }
        members[key] = member
      }
      return .object(members)
    case (.array(let one), .array(let other)):
      guard one.count == other.count else { return nil }
      var elements: [AnyJSON] = []
      for (element, counterpart) in zip(one, other) {
        guard let element = common(element, counterpart, &differences) else { return nil }
        elements.append(element)
      }
      return .array(elements)
    case (.object, _), (_, .object), (.array, _), (_, .array): return nil
    default:
      if one == other { return one }
      differences += 1
      return .null
    }
  }

  /// Returns what the property is without a value as an expression.
  func expression(_ value: Any) -> String? {
    switch change {
    case .none, .byCode: result.type.literal(self.value(value) ?? value)
    case .clock: "Date()"
    case .identifier: "UUID()"
    case .parts(let text): text
    case .scalars: nil
    }
  }

  /// Returns whether two values are the same but for what is another one each time.
  func isSame(_ left: Any, _ right: Any) -> Bool {
    if ComparedValues.areSame(left, right) { return true }
    guard let left = value(left), let right = value(right) else { return false }
    switch change {
    case .none, .byCode:
      return result.type.literal(left).map { $0 == result.type.literal(right) } == true
    case .clock: return [left, right].allSatisfy { ($0 as? Date).map { Self.isNow($0) } == true }
    case .identifier: return left is UUID && right is UUID
    case .parts: return commonText(left, right) != nil
    case .scalars(let common): return commonTree(left, right) == common
    }
  }

  /// Returns what a wrapper has.
  private func value(_ value: Any?) -> Any? {
    value.map { SourceSurvey.unwrapped($0, isWrapper: field.isWrapper) }
  }

  private static func isNow(_ date: Date) -> Bool { abs(date.timeIntervalSinceNow) < 60 }
}
