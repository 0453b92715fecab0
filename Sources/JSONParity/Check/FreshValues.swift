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

  /// Returns the form of a value that may be another one each time: an identifier, a date, or a number as large as that
  /// of a time; nil for every other value.
  static func form(of value: JSONValue) -> String? {
    switch value {
    case .number(let number):
      return (number.double?.magnitude ?? 0) >= leastTime ? "time" : nil
    case .string(let text):
      switch TextForm(text) {
      case .identifier(let isUpper): return isUpper ? "IDENTIFIER" : "identifier"
      case .date(let form): return form
      case .number, .other: return nil
      }
    default: return nil
    }
  }

  /// Returns whether two texts are the same but for values that may be others each time.
  static func areAllThatDiffers(_ one: JSONValue, _ other: JSONValue) -> Bool {
    switch (one, other) {
    case (.array(let ones), .array(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy(areAllThatDiffers)
    case (.object(let ones), .object(let others)):
      ones.count == others.count
        && zip(ones, others).allSatisfy {
          $0.key == $1.key && areAllThatDiffers($0.value, $1.value)
        }
    default:
      one == other || form(of: one).map { $0 == form(of: other) } ?? false
    }
  }

  /// The least number that may be a time of this century: seconds since the start of 2001.
  private static let leastTime = 1e8

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
      // A UUID has 36 bytes, and most texts have fewer.
      if text.utf8.count >= 36, UUID(uuidString: text) != nil {
        self = .identifier(isUpper: text == text.uppercased())
      } else if Self.beginsWithYear(text) {
        self = .date(Self.withoutDigits(text))
      } else if Double(text) != nil {
        self = .number
      } else {
        self = .other
      }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func beginsWithYear(_ text: String) -> Bool {
      let head = text.utf8.prefix(5)
      return head.count == 5 && head.last == UInt8(ascii: "-")
        && head.dropLast().allSatisfy(isDigit)
    }

    /// Returns a text with a zero for each run of digits.
    private static func withoutDigits(_ text: String) -> String {
      var form: [UInt8] = []
      var isInRun = false
      for byte in text.utf8 {
        if !isDigit(byte) { form.append(byte) } else if !isInRun { form.append(UInt8(ascii: "0")) }
        isInRun = isDigit(byte)
      }
      return String(decoding: form, as: UTF8.self)
    }
  }
}
