internal import Foundation
internal import JSONText

/// A stack that is large enough to go from level to level of a document.
///
/// A comparison cannot fail, so it cannot stop where the stack ends. It goes on a thread of its own where the one
/// of the caller has too little room: a thread of 512 KiB, as Apple's platforms have them, has room for 100 levels.
enum AmpleStack {
  /// How many bytes a level may take.
  ///
  /// It takes 4,300 in a debug build on Linux, x86-64, and 3,300 in a release build; more than 8,300 in a debug build
  /// where arrays are compared in any order.
  private static let bytesOfLevel = 16 << 10
  /// How many bytes are kept for what a level calls, which does not go deeper.
  private static let reserve = 256 << 10

  /// Runs a body that goes through so many levels.
  static func run<R>(forLevels levels: Int, _ body: () -> R) -> R {
    guard !StackRoom.ofThread.has(UInt(bitPattern: levels * bytesOfLevel)) else { return body() }
    return onThread(ofStack: reserve + levels * bytesOfLevel, body)
  }

  private static func onThread<R>(ofStack size: Int, _ body: () -> R) -> R {
    var result: R?
    withoutActuallyEscaping({ result = body() }) { body in
      let work = Work(body)
      let thread = Thread { work() }
      thread.stackSize = size
      thread.start()
      work.wait()
    }
    guard let result else { preconditionFailure("the thread has ended without a result") }
    return result
  }

  /// A function that another thread runs once, while this one waits for it.
  private final class Work: @unchecked Sendable {
    // Safe to share: the thread that made it does nothing else before the other one is done.
    private var body: (() -> Void)?
    private let isDone = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> Void) { self.body = body }

    func callAsFunction() {
      body?()
      // Before the other thread goes on, which ends what it captures.
      body = nil
      isDone.signal()
    }

    func wait() { isDone.wait() }
  }
}
