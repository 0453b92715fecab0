import Foundation

/// The values that one thread is encoding at the moment, outermost first.
///
/// `JSONEncode()` takes no parameter, so what a run must remember between a value and the values
/// inside it (how deep it is, which objects are open) is kept with the thread. A run is synchronous:
/// it never changes threads.
package final class EncodingScope {
  private var depth = 0
  private var openObjects: [ObjectIdentifier] = []

  private static let threads = ThreadLocal { EncodingScope() }

  /// Runs a body one level deeper.
  ///
  /// - Throws: ``JSONEncodingError`` where the level is beyond the limit.
  static func enter<R>(_ type: Any.Type, _ body: () throws -> R) throws -> R {
    let scope = threads.value
    let limit = JSONOptions.currentDepthLimit
    guard scope.depth < limit else {
      throw JSONEncodingError(problem: .tooDeep(type: Wording.name(of: type), limit: limit))
    }
    scope.depth += 1
    defer { scope.depth -= 1 }
    return try body()
  }

  /// Runs a body while an object is open that stands inside another value.
  ///
  /// - Throws: ``JSONEncodingError`` where the object is open already: the graph has a cycle.
  static func open<R>(_ object: AnyObject, _ body: () throws -> R) throws -> R {
    let scope = threads.value
    let identifier = ObjectIdentifier(object)
    guard !scope.openObjects.contains(identifier) else {
      throw JSONEncodingError(
        problem: .referenceCycle(type: Wording.name(of: type(of: object))))
    }
    scope.openObjects.append(identifier)
    defer { scope.openObjects.removeLast() }
    return try body()
  }

  /// Runs the encoding of a value that does not go by the default encoding.
  ///
  /// - Throws: ``JSONEncodingError`` where the value is too deep, or an object that is open further up.
  package static func enclose<T, R>(_ value: T, _ body: () throws -> R) throws -> R {
    try enter(type(of: value)) {
      guard type(of: value) is AnyClass else { return try body() }
      return try continueOrOpen(value as AnyObject, body)
    }
  }

  /// Runs the default encoding of an object, which is open already unless it is the outermost.
  ///
  /// - Throws: ``JSONEncodingError`` where the object is open further up.
  static func continueOrOpen<R>(_ object: AnyObject, _ body: () throws -> R) throws -> R {
    if threads.value.openObjects.last == ObjectIdentifier(object) { return try body() }
    return try open(object, body)
  }
}
