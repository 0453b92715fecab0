import Builtin
public import Foundation

/// A slot of the platform for a pointer of each thread; the thread that first fills it makes its key.
///
/// Its word may be a static variable that begins as a literal: a `static let` is looked at by a call each time, whether it
/// is there yet.
///
/// Safe to share: the word is read and written by atomic operations alone, and each thread sees its own pointer.
///
/// It is public for the reason that `JSONScanner` is.
public struct ThreadSlot: @unchecked Sendable {
  /// One more than the key; 0 until there is one.
  @usableFromInline let word: UnsafeMutablePointer<UInt>
  @usableFromInline let isOfObjects: Bool

  /// Describes a slot.
  ///
  /// - Parameters:
  ///   - word: The place of its word, which is 0 and is never freed.
  ///   - isOfObjects: Whether the pointers are objects, which are released when their threads end.
  @_transparent
  public init(_ word: UnsafeMutablePointer<UInt>, isOfObjects: Bool) {
    (self.word, self.isOfObjects) = (word, isOfObjects)
  }

  /// The pointer of the calling thread; nil before it has set one.
  @_transparent
  public var pointer: UnsafeMutableRawPointer? {
    let known = UInt(Builtin.atomicload_monotonic_Word(word._rawValue))
    return known > 0 ? pthread_getspecific(pthread_key_t(truncatingIfNeeded: known &- 1)) : nil
  }

  /// Sets the pointer of the calling thread.
  package func set(_ pointer: UnsafeMutableRawPointer?) { pthread_setspecific(key(), pointer) }

  /// Returns the key, which of several threads the first one makes.
  private func key() -> pthread_key_t {
    // What another thread has made of the key must be seen with it.
    let known = UInt(Builtin.atomicload_acquire_Word(word._rawValue))
    if known > 0 { return pthread_key_t(truncatingIfNeeded: known &- 1) }
    var key = pthread_key_t()
    let status = pthread_key_create(&key, isOfObjects ? releaseObject : nil)
    precondition(status == 0, "the process has no thread-local slot left")
    let (first, isFirst) = Builtin.cmpxchg_acqrel_acquire_Word(
      word._rawValue, UInt(0)._builtinWordValue,
      (UInt(truncatingIfNeeded: key) &+ 1)._builtinWordValue)
    if Bool(isFirst) { return key }
    pthread_key_delete(key)
    return pthread_key_t(truncatingIfNeeded: UInt(first) &- 1)
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
