// The quick way of a verb in a scope. Each step is one call, since the verbs are compiled into the program.

extension DecodingScope {
  /// A verb that reads what stands at a place, as the modes of the scope ask.
  @usableFromInline
  struct Visit {
    /// The keys of the object, where they are watched.
    @usableFromInline let keys: Unmanaged<WatchedKeys>?
    /// How many steps to the place are on the trail.
    @usableFromInline let steps: Int
    fileprivate let mark: Int

    fileprivate init(keys: Unmanaged<WatchedKeys>?, steps: Int, mark: Int) {
      (self.keys, self.steps, self.mark) = (keys, steps, mark)
    }

    /// Creates a visit with nothing to begin and nothing to end.
    @usableFromInline
    @inline(__always)
    init() { self.init(keys: nil, steps: 0, mark: .max) }
  }

  /// Begins to read what stands at a key of an object; nil where only the rule of the type can.
  ///
  /// The key is in its style. Where the value is a scalar, nothing inside it can be a problem, and the step to
  /// it is not put on the trail.
  @usableFromInline
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
  @usableFromInline
  func end(_ visit: Visit, isDone: Bool) {
    leave(visit.steps)
    if !isDone { forget(since: visit.mark) }
  }

  /// Ends a verb that has thrown an error, and returns whether that is recorded; false where the general way
  /// reads the value again.
  ///
  /// - Throws: The error, where problems are not collected, or the verb has no result in its place.
  @usableFromInline
  @inline(never)
  func end(
    _ visit: Visit, after error: any Error, for type: any Any.Type, canReplace: Bool
  ) throws -> Bool {
    let readsAgain = readsAgain(type)
    end(visit, isDone: !readsAgain)
    if readsAgain { return false }
    guard canReplace, records(error) else { throw error }
    return true
  }
}

extension DecodingScope {
  /// Reads what stands at a place; nil where only the general way can tell.
  ///
  /// - Parameters:
  ///   - visit: The verb that has begun.
  ///   - type: The type that is read.
  ///   - replacement: The result where a problem is recorded; nil where the error is thrown.
  ///   - read: Reads the value.
  /// - Returns: What `read` returns, or the replacement.
  /// - Throws: What `read` throws.
  @inlinable
  @inline(__always)
  func read<R>(
    _ visit: Visit, for type: any Any.Type, orElse replacement: R?, _ read: () throws -> R?
  ) throws -> R? {
    do {
      let result = try read()
      if visit.steps > 0 || result == nil { end(visit, isDone: result != nil) }
      return result
    } catch {
      let isRecorded = try end(visit, after: error, for: type, canReplace: replacement != nil)
      return isRecorded ? replacement : nil
    }
  }
}

extension Unmanaged<WatchedKeys> {
  /// Notes that something stands at the key.
  @inlinable
  @inline(__always)
  func find() { _withUnsafeGuaranteedRef { $0.find() } }
}
