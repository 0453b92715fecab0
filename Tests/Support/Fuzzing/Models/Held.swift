package import Foundation

/// What a typed value holds, apart from its type.
package indirect enum Held: Sendable {
  case nothing
  case boolean(Bool)
  /// An integer or a decimal.
  case exact(Literal)
  /// A number that is one of these.
  case double([Double])
  case text(String)
  case list([Held])
  case table([String: Held])

  /// Creates what an integer holds.
  package init(_ value: some FixedWidthInteger) { self = .exact(Literal("\(value)")) }
  /// Creates what a decimal holds.
  package init(_ value: Decimal) { self = .exact(Literal("\(value)")) }
  /// Creates what a double holds.
  package init(_ value: Double) { self = .double([value]) }
  /// Creates what a value with another one inside holds, or nothing for nil.
  init<T>(_ value: T?, _ held: (T) -> Held) { self = value.map(held) ?? .nothing }
}

extension Held: Equatable {
  /// Returns whether both hold the same: strings by their scalars, doubles by their bits.
  ///
  /// A key may be spelled in any canonically equal way: a dictionary keeps one of them.
  package static func == (left: Held, right: Held) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.exact(let left), .exact(let right)): left == right
    case (.double(let left), .double(let right)):
      left.contains { one in right.contains { $0.bitPattern == one.bitPattern } }
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.table(let left), .table(let right)): left == right
    default: false
    }
  }
}
