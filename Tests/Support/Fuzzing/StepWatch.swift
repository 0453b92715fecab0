import Foundation

/// Tells when one text takes too long, from another thread.
package final class StepWatch: @unchecked Sendable {
  // Safe to share: all that changes is guarded by the lock.
  private let lock = NSLock()
  private var current: (step: Int, seed: UInt64, since: UInt64)?
  private let limit: Double
  private let overdue: @Sendable (Int, UInt64) -> Void

  /// Creates a watch, which looks until it is released.
  ///
  /// - Parameters:
  ///   - limit: How many seconds a text may take.
  ///   - overdue: Gets the step and the seed of one that takes longer, on a thread of the watch's own.
  package init(limit: Double, overdue: @escaping @Sendable (Int, UInt64) -> Void) {
    (self.limit, self.overdue) = (limit, overdue)
    let pause = min(limit / 4, 1)
    Thread.detachNewThread { [weak self] in
      while self != nil {
        Thread.sleep(forTimeInterval: pause)
        self?.look()
      }
    }
  }

  /// Notes that the text of a step begins, and returns when.
  package func start(_ step: Int, of seed: UInt64) -> UInt64 {
    let now = DispatchTime.now().uptimeNanoseconds
    lock.withLock { current = (step, seed, now) }
    return now
  }

  /// Returns how many seconds have gone by since a time that `start` has returned.
  package func seconds(since start: UInt64) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// Notes that nothing is tried any more.
  package func stop() { lock.withLock { current = nil } }

  private func look() {
    let late = lock.withLock { current.flatMap { seconds(since: $0.since) > limit ? $0 : nil } }
    if let late { overdue(late.step, late.seed) }
  }
}
