import Foundation

/// The stack of a secondary thread on Apple platforms, and of the workers of Dispatch there.
public let secondaryThreadStack = 512 << 10

/// Runs a body on a new thread that has a stack of its own size, and waits for it.
///
/// - Parameters:
///   - bytes: The size of the stack.
///   - body: The code.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func onStack<R: Sendable>(
  of bytes: Int, _ body: @escaping @Sendable () throws -> R
) throws -> R {
  let box = ResultBox<R>()
  let thread = Thread {
    box.result = Result { try body() }
    box.isReady.signal()
  }
  thread.stackSize = bytes
  thread.start()
  box.isReady.wait()
  guard let result = box.result else {
    preconditionFailure("the thread has ended without a result")
  }
  return try result.get()
}

/// What the thread hands over; written before the signal and read after it.
private final class ResultBox<R: Sendable>: @unchecked Sendable {
  let isReady = DispatchSemaphore(value: 0)
  var result: Result<R, any Error>?
}
