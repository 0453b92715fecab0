import Builtin
import Foundation

/// One object for each thread, created when the thread first asks for it and freed when it ends.
///
/// Safe to share: the slot is read and written by atomic operations alone, and each thread sees its own object.
package struct ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  /// One more than the key of the platform's slot; 0 until there is one.
  private let slot: UnsafeMutablePointer<UInt>
  private let make: @Sendable () -> Value

  /// Creates a slot for an object of each thread.
  ///
  /// It is never freed, so this is for static properties.
  package init(_ make: @escaping @Sendable () -> Value) {
    slot = .allocate(capacity: 1)
    slot.initialize(to: 0)
    self.make = make
  }

  /// Describes a slot whose word is a static variable that begins as a literal.
  ///
  /// A `static let` is looked at by a call each time, whether it is there yet.
  @_transparent
  init(at word: Builtin.RawPointer, _ make: @escaping @Sendable () -> Value) {
    slot = UnsafeMutablePointer(word)
    self.make = make
  }

  /// The object of the calling thread.
  package var value: Value { unretained.takeUnretainedValue() }

  @inline(never)
  private func makeValue() -> Unmanaged<Value> {
    let key = makeKey()
    if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer) }
    let value = Unmanaged.passRetained(make())
    pthread_setspecific(key, value.toOpaque())
    return value
  }

  /// Returns the key of the platform's slot, which of several threads the first one makes.
  private func makeKey() -> pthread_key_t {
    // What another thread has made of the key must be seen with it.
    let known = UInt(Builtin.atomicload_acquire_Word(slot._rawValue))
    if known > 0 { return pthread_key_t(truncatingIfNeeded: known &- 1) }
    var key = pthread_key_t()
    let status = pthread_key_create(&key, releaseObject)
    precondition(status == 0, "the process has no thread-local slot left")
    let (first, isFirst) = Builtin.cmpxchg_acqrel_acquire_Word(
      slot._rawValue, UInt(0)._builtinWordValue,
      (UInt(truncatingIfNeeded: key) &+ 1)._builtinWordValue)
    if Bool(isFirst) { return key }
    pthread_key_delete(key)
    return pthread_key_t(truncatingIfNeeded: UInt(first) &- 1)
  }
}

extension ThreadLocal {
  /// The object of the calling thread, which keeps it alive.
  ///
  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  var unretained: Unmanaged<Value> {
    let word = UInt(Builtin.atomicload_monotonic_Word(slot._rawValue))
    if word > 0, let pointer = pthread_getspecific(pthread_key_t(truncatingIfNeeded: word &- 1)) {
      return Unmanaged.fromOpaque(pointer)
    }
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
///
/// Safe to share: the counts are read and written by atomic operations alone. These are not those of `Atomic`, which
/// Apple's systems do not have before the systems of 2024.
struct Presence: @unchecked Sendable {
  /// Held by all that changes how JSON is read or written.
  ///
  /// These are contexts, lenient readings, and readings of a text with a number that no type holds. While
  /// there is none, no verb has to look for one.
  @_transparent
  static var ofAmbience: Presence { Presence(.init(Builtin.addressof(&ambience))) }
  /// Held by the contexts of asynchronous bodies.
  @_transparent
  static var ofTasks: Presence { Presence(.init(Builtin.addressof(&tasks))) }
  /// Held by the numbers that no Swift type holds.
  @_transparent
  static var ofUnrepresentableNumbers: Presence {
    Presence(.init(Builtin.addressof(&unrepresentableNumbers)))
  }

  // Variables that begin as a literal: a `static let` is looked at by a call each time, whether it is there yet.
  @exclusivity(unchecked) nonisolated(unsafe) private static var ambience: Int32 = 0
  @exclusivity(unchecked) nonisolated(unsafe) private static var tasks: Int32 = 0
  @exclusivity(unchecked) nonisolated(unsafe) private static var unrepresentableNumbers: Int32 = 0

  private let count: UnsafeMutablePointer<Int32>

  /// Creates a presence from the place of its count, which is 0 and is never freed.
  @_transparent
  init(_ count: UnsafeMutablePointer<Int32>) { self.count = count }

  /// Whether anybody holds it.
  ///
  /// A thread always sees a holder that was passed to it.
  @_transparent
  var isHeld: Bool { Int32(Builtin.atomicload_monotonic_Int32(count._rawValue)) != 0 }

  /// An object that holds it for as long as somebody keeps the object: in a stored property, since the compiler
  /// may leave out the references of a variable.
  var holder: any AnyObject & Sendable { Holder(self) }

  /// Begins to hold it.
  func begin() { add(1) }

  /// Ends what `begin` has begun.
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
