import Foundation

/// The stack of a secondary thread on Apple platforms, and of the workers of Dispatch there.
public let secondaryThreadStack = 512 << 10

/// Runs a body on a new thread with a stack of its own, and waits for it.
///
/// The memory is allocated for the thread: the system may hand out a larger stack that it has at hand.
/// Below it lies a page that nobody may touch.
///
/// - Parameters:
///   - bytes: The size of the stack, a multiple of the size of a page.
///   - body: The code.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func onStack<R>(of bytes: Int, _ body: () throws -> R) throws -> R {
  try withoutActuallyEscaping(body) { body in
    var result: Result<R, any Error>?
    let work = Work { result = Result { try body() } }
    try withStack(of: bytes) { try runThread(on: $0, work) }
    guard let result else { preconditionFailure("the thread has ended without a result") }
    return try result.get()
  }
}

private final class Work {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func withStack(
  of bytes: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> Void
) throws {
  let page = sysconf(Int32(_SC_PAGESIZE))
  guard
    let memory = mmap(
      nil, page + bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
    memory != MAP_FAILED
  else { throw POSIXError(.ENOMEM) }
  defer { munmap(memory, page + bytes) }
  try check(mprotect(memory, page, PROT_NONE))
  try body(UnsafeMutableRawBufferPointer(start: memory + page, count: bytes))
}

private func runThread(on stack: UnsafeMutableRawBufferPointer, _ work: Work) throws {
  try withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
    guard let attributes = memory.baseAddress, let start = stack.baseAddress else { return }
    try check(pthread_attr_init(attributes))
    defer { pthread_attr_destroy(attributes) }
    try check(pthread_attr_setstack(attributes, start, stack.count))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(work).toOpaque()
    try check(pthread_create(&thread, attributes, runWork, argument))
    #if canImport(Darwin)
      guard let thread else { return }
    #endif
    try check(pthread_join(thread, nil))
  }
}

#if canImport(Darwin)
  private func runWork(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#endif

private func check(_ status: CInt) throws {
  guard status == 0 else { throw POSIXError(.init(rawValue: status) ?? .EINVAL) }
}
