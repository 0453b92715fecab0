import Builtin
import Foundation

/// One object for each thread, created when the thread first asks for it and freed when it ends.
package final class ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  // Safe to share: the key never changes after `init`, and each thread sees its own object.
  private let key: pthread_key_t
  private let make: @Sendable () -> Value

  /// Creates a slot for an object of each thread.
  ///
  /// It is never freed, so this is for static properties.
  package init(_ make: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, releaseObject)
    precondition(status == 0, "the process has no thread-local slot left")
    self.key = key
    self.make = make
  }

  /// The object of the calling thread.
  package var value: Value { unretained.takeUnretainedValue() }

  @inline(never)
  private func makeValue() -> Unmanaged<Value> {
    let value = Unmanaged.passRetained(make())
    pthread_setspecific(key, value.toOpaque())
    return value
  }
}

extension ThreadLocal {
  /// The object of the calling thread, which keeps it alive.
  ///
  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  var unretained: Unmanaged<Value> {
    if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer) }
    return makeValue()
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

/// A count that shows, without a lock, whether anybody in the process holds it.
///
/// A holder keeps the object `holder`, or says when it begins and when it ends.
final class Presence: @unchecked Sendable {
  /// Held by all that changes how JSON is read or written.
  ///
  /// These are contexts, lenient readings, and readings of a text with a number that no type holds. While
  /// there is none, no verb has to look for one.
  static let ofAmbience = Presence()
  /// Held by the contexts of asynchronous bodies.
  static let ofTasks = Presence()

  // Safe to share: it is read and written by atomic operations alone. Not an `Atomic`, which Apple's systems do
  // not have before those of 2024.
  private let count: UnsafeMutablePointer<Int32>

  init() {
    count = .allocate(capacity: 1)
    count.initialize(to: 0)
  }

  deinit { count.deallocate() }

  /// Whether anybody holds it.
  ///
  /// A thread always sees a holder that was passed to it.
  @inline(__always)
  var isHeld: Bool { Int32(Builtin.atomicload_monotonic_Int32(count._rawValue)) != 0 }

  /// An object that holds it for as long as somebody keeps the object: in a stored property, since the compiler
  /// may leave out the references of a variable.
  var holder: any AnyObject & Sendable { Holder(self) }

  /// Begins to hold it.
  @inline(__always)
  func begin() { add(1) }

  /// Ends what `begin` has begun.
  @inline(__always)
  func end() { add(-1) }

  @inline(__always)
  private func add(_ holders: Int32) {
    _ = Builtin.atomicrmw_add_monotonic_Int32(count._rawValue, holders._value)
  }

  private final class Holder: Sendable {
    private let presence: Presence

    init(_ presence: Presence) {
      self.presence = presence
      presence.begin()
    }

    deinit { presence.end() }
  }
}
