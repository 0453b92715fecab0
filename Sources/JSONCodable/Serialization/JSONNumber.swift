import Foundation

/// A number of a JSON tree, whatever Swift or Foundation type holds it.
///
/// This is the only place that looks into `NSNumber`. On Linux an `NSNumber` casts to every number
/// type and to `Bool`, its `int8Value` wraps, and the `doubleValue` of an `NSDecimalNumber` is off
/// by up to two units in the last place; hence the tests by identity and by text.
package enum JSONNumber: Sendable {
  /// An integer that fits an `Int`.
  case integer(Int)
  /// An integer that fits no `Int`.
  case wide(Int128)
  /// A binary fraction, or an integer that a `Double` holds exactly.
  case double(Double)
  /// A number that needs more decimal digits than a `Double` keeps.
  case decimal(Decimal)
  /// A Swift number type, other than the integers, that stands in hand-made trees.
private protocol NumberLeaf {
  var jsonNumber: JSONNumber { get }
}

extension Float: NumberLeaf { fileprivate var jsonNumber: JSONNumber { .double(Double(self)) } }
extension CGFloat: NumberLeaf { fileprivate var jsonNumber: JSONNumber { .double(Double(self)) } }
extension Decimal: NumberLeaf { fileprivate var jsonNumber: JSONNumber { .decimal(self) } }
#if !(os(macOS) && arch(x86_64))
  extension Float16: NumberLeaf {
    fileprivate var jsonNumber: JSONNumber { .double(Double(self)) }
  }
#endif
