import Builtin
import Foundation
import JSONText

/// One object for each thread, created when the thread first asks for it and freed when it ends.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let slot: ThreadSlot
  private let make: @Sendable () -> Value

  /// Creates a slot for an object of each thread.
  ///
  /// It is never freed, so this is for static properties.
  package init(_ make: @escaping @Sendable () -> Value) {
    let word = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    word.initialize(to: 0)
    self.init(at: word, make)
  }

  /// Describes a slot by the place of its word, a static variable that begins as 0.
  @_transparent
  init(at word: UnsafeMutablePointer<UInt>, _ make: @escaping @Sendable () -> Value) {
    slot = ThreadSlot(word, isOfObjects: true)
    self.make = make
  }

  /// The object of the calling thread.
  package var value: Value { unretained.takeUnretainedValue() }

  @inline(never)
  private func makeValue() -> Unmanaged<Value> {
    let value = Unmanaged.passRetained(make())
    slot.set(value.toOpaque())
    return value
  }
}

extension ThreadLocal {
  /// The object of the calling thread, which keeps it alive.
  ///
  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  var unretained: Unmanaged<Value> {
    if let pointer = slot.pointer { return Unmanaged.fromOpaque(pointer) }
    return makeValue()
  }
}

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
  @inline(__always)
  static var ofAmbience: Presence { Presence(.init(Builtin.addressof(&ambience))) }
  /// Held by the contexts of asynchronous bodies.
  @inline(__always)
  static var ofTasks: Presence { Presence(.init(Builtin.addressof(&tasks))) }
  /// Held by the numbers that no Swift type holds.
  @inline(__always)
  static var ofUnrepresentableNumbers: Presence {
    Presence(.init(Builtin.addressof(&unrepresentableNumbers)))
  }

  // Variables that begin as a literal: a `static let` is looked at by a call each time, whether it is there yet.
  @exclusivity(unchecked) nonisolated(unsafe) private static var ambience: Int32 = 0
  @exclusivity(unchecked) nonisolated(unsafe) private static var tasks: Int32 = 0
  @exclusivity(unchecked) nonisolated(unsafe) private static var unrepresentableNumbers: Int32 = 0

  private let count: UnsafeMutablePointer<Int32>

  /// Creates a presence from the place of its count, which is 0 and is never freed.
  @inline(__always)
  init(_ count: UnsafeMutablePointer<Int32>) { self.count = count }

  /// Whether anybody holds it.
  ///
  /// A thread always sees a holder that was passed to it.
  @inline(__always)
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
