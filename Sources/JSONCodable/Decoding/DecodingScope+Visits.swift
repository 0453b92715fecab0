// The quick way of a verb in a scope, step by step.

extension DecodingScope {
  /// A verb that reads what stands at a place, as the modes of the scope ask.
  struct Visit {
    /// The keys of the object, where it is itself watched.
    let keys: Unmanaged<WatchedKeys>?
    /// How many steps to the place are on the trail.
    let steps: Int
    fileprivate let mark: Int

    fileprivate init(keys: Unmanaged<WatchedKeys>?, steps: Int, mark: Int) {
      (self.keys, self.steps, self.mark) = (keys, steps, mark)
    }

    /// Creates a visit with nothing to begin and nothing to end.
    @inline(__always)
    init() { self.init(keys: nil, steps: 0, mark: .max) }
  }

  /// Begins to read what stands at a key of an object; nil where only the rule of the type can.
  ///
  /// The key is in its style. Where the value is a scalar, nothing inside it can be a problem, and the step to
  /// it is not put on the trail.
  @inline(__always)
  func visit(_ key: String, of object: JSONObject, isScalar: Bool) -> Visit? {
    if leavesToRule { return nil }
    let keys = watchedKeys(of: object)
    keys?._withUnsafeGuaranteedRef { $0.ask(for: key) }
    let steps = !isScalar && enter(.key(key)) ? 1 : 0
    return Visit(keys: keys.found(in: object), steps: steps, mark: mark)
  }

  /// Begins to read what several steps lead to, in the same way.
  func visit(_ steps: [JSONPath.Component], of object: JSONObject, isScalar: Bool) -> Visit? {
    if leavesToRule { return nil }
    let keys = watchedKeys(of: object)
    keys?._withUnsafeGuaranteedRef { $0.ask(for: steps) }
    let count = !isScalar && enter(steps) ? steps.count : 0
    return Visit(keys: keys.found(in: object), steps: count, mark: mark)
  }

  /// Ends a verb; where it is not done, the general way reads the value, and records anew.
  func end(_ visit: Visit, isDone: Bool) {
    leave(visit.steps)
    if !isDone { forget(since: visit.mark) }
  }

  /// Ends a verb that has thrown an error, and returns whether that is recorded; false where the general way
  /// reads the value again.
  ///
  /// - Throws: The error, where problems are not collected, or the verb has no result in its place.
  @inline(never)
  private func end(
    _ visit: Visit, after error: any Error, canSkip: () -> Bool, _ verb: QuickVerb
  ) throws -> Bool {
    let readsAgain = isCollecting && canSkip()
    if readsAgain { noteRetry() }
    end(visit, isDone: !readsAgain)
    if readsAgain { return false }
    guard verb != .value, records(error) else { throw error }
    return true
  }
}

extension DecodingScope {
  /// Reads what stands at a place; returns false where only the general way can tell.
  ///
  /// - Parameters:
  ///   - visit: The verb that has begun.
  ///   - canSkip: Whether the general way can leave out elements that are not right.
  ///   - verb: What is restored.
  ///   - read: Reads the value.
  /// - Returns: What `read` returns; true also where a problem is recorded.
  /// - Throws: What `read` throws.
  @inline(__always)
  func read(
    _ visit: Visit, canSkip: @autoclosure () -> Bool, _ verb: QuickVerb = .property,
    _ read: () throws -> Bool
  ) throws -> Bool {
    if visit.steps > 0, isRetried, canSkip() {
      end(visit, isDone: false)
      return false
    }
    do {
      let isDone = try read()
      if visit.steps > 0 || !isDone { end(visit, isDone: isDone) }
      return isDone
    } catch {
      return try end(visit, after: error, canSkip: canSkip, verb)
    }
  }
}

// MARK: - What is read again

extension DecodingScope {
  /// Notes that what lies at the end of the trail is read again, without the elements that are not right.
  ///
  /// What is inside goes the general way at once then. If each level read again what the level above reads again, a
  /// document would take twice as long with each of its levels.
  @usableFromInline
  func noteRetry() { retriedDepth = min(retriedDepth, trail.count) }

  /// Whether what lies at the end of the trail is read again, or something around it.
  ///
  /// What stands beside it counts as well, until the reading is further up.
  @usableFromInline
  var isRetried: Bool {
    if retriedDepth == .max { return false }
    if trail.count >= retriedDepth { return true }
    retriedDepth = .max
    return false
  }

  /// Runs a body that may have to be run again in another way; returns nil inside of one that runs.
  func whileTrying<R>(_ body: () throws -> R?) rethrows -> R? {
    if isTrying { return nil }
    isTrying = true
    defer { isTrying = false }
    return try body()
  }
}

extension Unmanaged<WatchedKeys>? {
  /// Returns the keys if they are those of the object, and not of one around it: what is found in a copy, or in an object
  /// that nobody watches, says nothing of how many members are asked for.
  @inline(__always)
  fileprivate func found(in object: JSONObject) -> Unmanaged<WatchedKeys>? {
    guard let self, self._withUnsafeGuaranteedRef({ $0.isOf(object) }) else { return nil }
    return self
  }
}

extension Unmanaged<WatchedKeys> {
  /// Notes that something stands at the key.
  @inline(__always)
  func find() { _withUnsafeGuaranteedRef { $0.find() } }
}
