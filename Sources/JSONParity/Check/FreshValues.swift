internal import Foundation

/// What a mapping writes at one place for one document, another value each time: an identifier, a time.
struct FreshValues {
  private let first: JSONValue
  private let second: JSONValue

  /// Creates them from the difference of what was written first and what was written then.
  init?(_ difference: JSONDifference) {
    guard let first = difference.left?.value, let second = difference.right?.value else {
      return nil
    }
    (self.first, self.second) = (first, second)
  }

  /// Returns whether those of another mapping may be of the same form: false for times in seconds and in milliseconds,
  /// and for an identifier and a time.
  ///
  /// Numbers that are much further apart than either two of one mapping are of two forms. So are texts, if those of one
  /// mapping are alike and those of the other are alike in another way.
  func mayBe(ofForm other: FreshValues) -> Bool {
    switch (first, other.first) {
    case (.number, .number):
      guard let ones = numbers, let others = other.numbers else { return true }
      let spread = max(abs(ones.0 - ones.1), abs(others.0 - others.1))
      return abs(ones.0 - others.0) <= spread * Self.mostSpreads
    case (.string, .string):
      guard let form = form, let other = other.form else { return true }
      return form == other
    default: return true
    }
  }

  /// How many times as far apart as two readings of one mapping those of two mappings may be.
  ///
  /// Two times are seconds apart if the machine is busy, and those of one mapping as little as microseconds. Two epochs,
  /// or two units, are thousands of days apart.
  private static let mostSpreads = 1e7

  private var numbers: (Double, Double)? {
    guard case .number(let one) = first, case .number(let other) = second, let one = one.double,
      let other = other.double
    else { return nil }
    return (one, other)
  }

  /// The form that both texts have; nil where they have two.
  private var form: TextForm? {
    guard case .string(let one) = first, case .string(let other) = second else { return nil }
    let form = TextForm(one)
    return form == TextForm(other) ? form : nil
  }

  private enum TextForm: Equatable {
    /// A UUID, in upper case or not.
    case identifier(isUpper: Bool)
    /// Digits alone, with a sign or a point.
    case number
    /// A date of ISO 8601, with its digits as one for each run of them, such as `0-0-0T0:0:0Z`.
    case date(String)
    case other

    init(_ text: String) {
      if UUID(uuidString: text) != nil {
        self = .identifier(isUpper: text == text.uppercased())
      } else if Double(text) != nil {
        self = .number
      } else if text.range(of: "^[0-9]{4}-", options: .regularExpression) != nil {
        self = .date(
          text.replacingOccurrences(of: "[0-9]+", with: "0", options: .regularExpression))
      } else {
        self = .other
      }
    }
  }
}
