// The quick way of a verb in a scope, step by step.

extension DecodingScope {
  /// A verb that reads what stands at a place, as the modes of the scope ask.
  struct Visit {
    /// The keys of the object, where they are watched.
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
    return Visit(keys: keys, steps: steps, mark: mark)
  }

  /// Begins to read what several steps lead to, in the same way.
  func visit(_ steps: [JSONPath.Component], of object: JSONObject, isScalar: Bool) -> Visit? {
    if leavesToRule { return nil }
    let keys = watchedKeys(of: object)
    keys?._withUnsafeGuaranteedRef { $0.ask(for: steps) }
    let count = !isScalar && enter(steps) ? steps.count : 0
    return Visit(keys: keys, steps: count, mark: mark)
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
    do {
      let isDone = try read()
      if visit.steps > 0 || !isDone { end(visit, isDone: isDone) }
      return isDone
    } catch {
      return try end(visit, after: error, canSkip: canSkip, verb)
    }
  }
}

extension Unmanaged<WatchedKeys> {
  /// Notes that something stands at the key.
  @inline(__always)
  func find() { _withUnsafeGuaranteedRef { $0.find() } }
}
