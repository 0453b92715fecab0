import Foundation

/// One object for each thread, made when the thread first asks for it and freed when it ends.
struct ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  // Safe to share: the key never changes after `init`, and each thread sees its own object.
  private let key: pthread_key_t
  private let make: @Sendable () -> Value

  /// Reserves a slot.
  ///
  /// It is never given back, so this is for static properties.
  init(_ make: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, releaseObject)
    precondition(status == 0, "the process has no thread-local slot left")
    self.key = key
    self.make = make
  }

  /// The object of the calling thread.
  var value: Value {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
    }
    let value = make()
    pthread_setspecific(key, Unmanaged.passRetained(value).toOpaque())
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
