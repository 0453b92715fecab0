internal import JSONCodable

/// What the threads that use a coder share: its options, and what a run has left for the next one.
///
/// A run leaves something only where nobody else has it, so that the next run finds it as a new one is.
final class CoderState<Options: Sendable, Coder: AnyObject>: Sendable {
  /// A run under the options of its beginning.
  struct Run: @unchecked Sendable {
    // Safe to share: one run has it, or it waits behind the lock.
    var coder: Coder
    fileprivate let version: Int
  }

  private struct Shared: Sendable {
    var options: Options
    /// How many times the options have changed.
    var version = 0
    var spare: Run?
  }

  private let shared: Locked<Shared>

  init(_ options: Options) { shared = Locked(Shared(options: options)) }

  var options: Options { shared.withLock { $0.options } }

  func change(_ change: (inout Options) -> Void) {
    // What the options held before is released without the lock, since its `deinit` may use the coder.
    _ = shared.withLock { shared in
      let before = shared
      change(&shared.options)
      shared.version += 1
      shared.spare = nil
      return before
    }
  }

  /// Begins a run, with what another one has left or with what is made under the options.
  func begin(_ make: (Options) -> Coder) -> Run {
    shared.withLock { shared in
      defer { shared.spare = nil }
      return shared.spare ?? Run(coder: make(shared.options), version: shared.version)
    }
  }

  /// Ends a run whose coder nobody else has.
  func end(_ run: Run) {
    shared.withLock { shared in
      if run.version == shared.version { shared.spare = run }
    }
  }
}
