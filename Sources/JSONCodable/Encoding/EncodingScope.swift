import Foundation

/// The values that one thread is encoding at the moment, outermost first.
///
/// `JSONEncode()` takes no parameter, so what a run must remember between a value and the values
/// inside it (how deep it is, which objects are open) is kept with the thread. A run is synchronous:
/// it never changes threads.
package final class EncodingScope {
  // One thread has it, and each access is over at once: there is no overlap to look for.
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) private var openObjects: [ObjectIdentifier] = []
  /// The type that is asked whether its encoding is the default.
  private var askedType: (any Any.Type)?

  private static let threads = ThreadLocal { EncodingScope() }

  /// That of the calling thread.
  static var ofThread: EncodingScope { threads.value }

  /// Says that a value lies beyond the limit.
  static func tooDeep(_ type: Any.Type, limit: Int) -> JSONEncodingError {
    JSONEncodingError(problem: .tooDeep(type: Wording.name(of: type), limit: limit))
  }

  /// Whether so many arrays and objects may stand in one another here.
  static func hasRoom(for levels: Int) -> Bool {
    threads.value.depth + levels <= JSONOptions.currentDepthLimit
  }

  /// Calls the `JSONEncode()` of a type that is only asked whether it is the default.
  static func ask(_ type: Any.Type, _ encode: () throws -> Any) rethrows -> Any {
    let scope = threads.value
    let outer = scope.askedType
    scope.askedType = type
    defer { scope.askedType = outer }
    return try encode()
  }

  /// Whether a type is only asked.
  static func isAsked(_ type: Any.Type) -> Bool { threads.value.askedType == type }

  /// Runs a body one level deeper.
  ///
  /// - Throws: ``JSONEncodingError`` where the level is beyond the limit.
  static func enter<R>(_ type: Any.Type, _ body: () throws -> R) throws -> R {
    let scope = threads.value
    let limit = JSONOptions.currentDepthLimit
    guard scope.depth < limit else { throw tooDeep(type, limit: limit) }
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
      return try continueOrOpen(JSONLeaf.object(of: value), body)
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
