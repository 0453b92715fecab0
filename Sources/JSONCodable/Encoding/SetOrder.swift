import Foundation

/// The order of a set in JSON, where what is written of two values is compared.
///
/// A set has no order, and two sets of the same elements often have two. An array of JSON has one, so a comparison
/// of JSON alone could not tell what to make of it.
package enum SetOrder {
  /// Runs a body in which all sets are written in the order of their elements' texts.
  package static func kept<R>(_ body: () throws -> R) rethrows -> R { try ordering(true, body) }

  /// Runs a body in which all sets are written in the order that they have in memory.
  package static func free<R>(_ body: () throws -> R) rethrows -> R { try ordering(false, body) }

  private static func ordering<R>(_ orders: Bool, _ body: () throws -> R) rethrows -> R {
    let scope = EncodingScope.ofThread
    let outer = scope.ordersSets
    scope.ordersSets = orders
    defer { scope.ordersSets = outer }
    return try body()
  }

  /// Returns the elements of a set in the order of their texts.
  static func ordered(_ elements: [Any]) throws -> [Any] {
    let texts = try elements.map { element in
      try JSONTextWriter.withText(ofTree: element, options: .sortedKeys) {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return zip(texts, elements).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
