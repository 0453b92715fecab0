import Foundation

// Equality by value, and literals.

extension AnyJSON: Hashable {
  /// Compares two values; numbers by what they are, in whatever form they are kept.
  public static func == (left: AnyJSON, right: AnyJSON) -> Bool {
    // A list of what is left, and no recursion: any depth is compared on any stack.
    var rest: [(left: AnyJSON, right: AnyJSON)] = []
    guard mayBeEqual(left, right, comparingLater: &rest) else { return false }
    while let (left, right) = rest.popLast() {
      guard haveEqualScalars(inside: left, right, comparingLater: &rest) else { return false }
    }
    return true
  }

  /// Compares two scalars; arrays and objects are put onto a list.
  private static func mayBeEqual(
    _ left: AnyJSON, _ right: AnyJSON,
    comparingLater rest: inout [(left: AnyJSON, right: AnyJSON)]
  ) -> Bool {
    guard left.isContainer, right.isContainer else { return hasEqualScalars(left, right) }
    rest.append((left, right))
    return true
  }

  /// Compares the scalars of two arrays or objects, and their counts; what else they have is put onto a list.
  private static func haveEqualScalars(
    inside left: AnyJSON, _ right: AnyJSON,
    comparingLater rest: inout [(left: AnyJSON, right: AnyJSON)]
  ) -> Bool {
    switch (left, right) {
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return false }
      for index in left.indices {
        guard mayBeEqual(left[index], right[index], comparingLater: &rest) else { return false }
      }
      return true
    case (.object(let left), .object(let right)):
      guard left.count == right.count else { return false }
      for (key, member) in left {
        guard let other = right[key], mayBeEqual(member, other, comparingLater: &rest) else {
          return false
        }
      }
      return true
    default: return false
    }
  }

  @inline(never)
  private static func hasEqualScalars(_ left: AnyJSON, _ right: AnyJSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    default:
      if let left = left.number, let right = right.number { left == right } else { false }
    }
  }

  /// Hashes the value; equal numbers alike.
  ///
  /// Of an array or object at the 16th level, the number of its elements or members is hashed.
  public func hash(into hasher: inout Hasher) { hash(into: &hasher, levels: 16) }

  private func hash(into hasher: inout Hasher, levels: Int) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let elements):
      hasher.combine(elements.count)
      guard levels > 1 else { return }
      for element in elements { element.hash(into: &hasher, levels: levels - 1) }
    case .object(let members):
      hasher.combine(members.count)
      guard levels > 1 else { return }
      // The order of the members does not count.
      let hashes = members.map { key, value in
        var hasher = Hasher()
        hasher.combine(key)
        value.hash(into: &hasher, levels: levels - 1)
        return hasher.finalize()
      }
      hasher.combine(hashes.reduce(0, ^))
    case .integer, .double, .decimal: hasher.combine(number)
    }
  }

  /// A number in the one form that all equal numbers share.
  private enum Number: Hashable {
    case integer(Int)
    case decimal(Decimal)
    case double(Double)
  }

  private var number: Number? {
    switch self {
    case .integer(let value): .integer(value)
    case .double(let value): Self.number(value)
    case .decimal(let value): Self.number(value)
    default: nil
    }
  }

  private static func number(_ value: Decimal) -> Number {
    Int(value.description).map(Number.integer) ?? .decimal(value)
  }

  /// Returns an integer by its value, and a fraction by its shortest text, as they are read.
  private static func number(_ value: Double) -> Number {
    if let integer = Int(exactly: value) { return .integer(integer) }
    guard value.isFinite else { return .double(value) }
    let integer = WideInteger(exactly: value.magnitude)
    let digits = integer.map { "\(value < 0 ? "-" : "")\($0)" } ?? value.description
    guard let decimal = Decimal(string: digits), Double(decimal.description) == value else {
      return .double(value)
    }
    return .decimal(decimal)
  }
}

extension AnyJSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates null.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number with a fraction.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an array.
  public init(arrayLiteral elements: AnyJSON...) { self = .array(elements) }

  /// Creates an object.
  ///
  /// - Precondition: The keys differ.
  public init(dictionaryLiteral members: (String, AnyJSON)...) {
    self = .object(Dictionary(uniqueKeysWithValues: members))
  }
}
