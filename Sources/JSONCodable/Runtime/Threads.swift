import Foundation

/// One object for each thread, created when the thread first asks for it and freed when it ends.
final class ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  // Safe to share: the key never changes after `init`, and each thread sees its own object.
  private let key: pthread_key_t
  private let make: @Sendable () -> Value

  /// Creates a slot for an object of each thread.
  ///
  /// It is never freed, so this is for static properties.
  init(_ make: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, releaseObject)
    precondition(status == 0, "the process has no thread-local slot left")
    self.key = key
    self.make = make
  }

  /// The object of the calling thread.
  var value: Value { unretained.takeUnretainedValue() }

  /// The object of the calling thread, which keeps it alive.
  var unretained: Unmanaged<Value> {
    if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer) }
    return makeValue()
  }

  @inline(never)
  private func makeValue() -> Unmanaged<Value> {
    let value = Unmanaged.passRetained(make())
    pthread_setspecific(key, value.toOpaque())
    return value
  }
}

#if canImport(Darwin)
  private func releaseObject(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
#else
  private func releaseObject(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
#endif

/// A value that threads share, behind a lock of the platform.
package final class Locked<Value>: @unchecked Sendable {
  // Safe to share: the value is used under the lock alone.
  private let lock = NSLock()
  private var value: Value

  /// Creates a value that threads share.
  package init(_ value: sending Value) { self.value = value }

  /// Runs a body with the value, under the lock.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package func withLock<R>(_ body: (inout Value) throws -> sending R) rethrows -> sending R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// A reference that shows, without a lock, whether anybody in the process holds it.
///
/// A holder keeps the object `holder`. The runtime counts the references to it.
final class Presence: Sendable {
  /// Held by all that changes how JSON is read or written.
  ///
  /// These are contexts, lenient readings, and readings of a text with a number that no type holds. While
  /// there is none, no verb has to look for one.
  static let ofAmbience = Presence()
  /// Held by the contexts of asynchronous bodies.
  static let ofTasks = Presence()

  /// What a user keeps in a stored property: the compiler may leave out the references of a variable.
  let holder: any AnyObject & Sendable
  /// The same object.
  fileprivate let token: Unmanaged<Token>

  fileprivate final class Token: Sendable {}

  init() {
    let token = Token()
    holder = token
    self.token = .passUnretained(token)
  }
}

extension Presence {
  /// Whether anybody holds it.
  ///
  /// A thread always sees a holder that was passed to it.
  @inline(__always)
  var isHeld: Bool {
    // A variable of its own, as what is asked counts as changed; its reference is not counted.
    var token = token
    return !Self.isOnlyReference(&token)
  }

  @_transparent
  private static func isOnlyReference(_ token: UnsafeMutableRawPointer) -> Bool {
    isKnownUniquelyReferenced(&token.assumingMemoryBound(to: Token.self).pointee)
  }
}
