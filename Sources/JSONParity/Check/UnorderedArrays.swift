internal import Foundation
import JSONCodable

// Arrays that come of a Swift set: two sets of the same elements often have two orders, also where one mapping has
// read both from one document.

extension MappingSide {
  /// How often a document is read before an array counts as one that has an order.
  ///
  /// Two elements of a set come in the order of the first reading half of the time.
  private static var mostReadings: Int { 32 }

  /// Returns which of some arrays this mapping writes in another order when it reads a document again.
  func unordered(among arrays: Set<JSONPathPattern>, _ document: Data) -> Set<JSONPathPattern> {
    var found: Set<JSONPathPattern> = []
    // The order of a set comes from where it lies, so each is kept.
    var values: [Value] = []
    var first: JSONValue?
    while found != arrays, values.count < Self.mostReadings {
      guard case .success(let value) = reading(document), let text = writing(value).value else {
        return []
      }
      values.append(value)
      let differences = first.map { JSONComparison.differences($0, text) } ?? []
      found.formUnion(arrays.intersection(differences.compactMap(\.arrayOfMovedElement)))
      first = first ?? text
    }
    return withExtendedLifetime(values) { found }
  }
}

extension JSONDifference {
  /// The array of an element that has moved; nil for every other difference.
  var arrayOfMovedElement: JSONPathPattern? {
    guard kind == .order, let path = (left ?? right)?.path,
      case .index = path.components.last
    else { return nil }
    return JSONPathPattern(anyIndexOf: JSONPath(Array(path.components.dropLast())))
  }
}
