/// Collects the problems of a lenient reading.
///
/// A nested object is read by code that knows nothing of the key it stands under. So each problem is
/// recorded with the path from the innermost object, and every level on the way out puts its own
/// step in front of the problems that were recorded inside it.
final class LenientDecoding {
  private var problems: [JSONDecodingError] = []
  private var isCollecting = false

  private static let threads = ThreadLocal { LenientDecoding() }

  /// The collector of the calling thread, if it is collecting.
  private static var current: LenientDecoding? {
    guard Ambience.isInUse else { return nil }
    let collector = threads.value
    return collector.isCollecting ? collector : nil
  }

  /// Whether the calling thread is collecting.
  static var isCollecting: Bool { current != nil }

  /// Reads with a collector and gives what it has collected.
  static func collect<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, problems: [JSONDecodingError]) {
    let collector = threads.value
    let outer = (problems: collector.problems, isCollecting: collector.isCollecting)
    Ambience.enter()
    collector.problems = []
    collector.isCollecting = true
    defer {
      Ambience.leave()
      collector.problems = outer.problems
      collector.isCollecting = outer.isCollecting
    }
    let value = try body()
    return (value, collector.problems)
  }

  /// Records a problem if the thread is collecting; tells whether it is.
  @discardableResult
  static func record(_ problem: JSONDecodingError) -> Bool {
    guard let collector = current else { return false }
    collector.problems.append(problem)
    return true
  }

  /// Reads an element of an array; problems and errors inside get its index.
  static func read<Value>(index: Int, _ body: () throws -> Value) throws -> Value {
    try read(at: JSONPath([.index(index)]), body)
  }

  /// Reads a member of an object; problems and errors inside get its key.
  static func read<Value>(key: String, _ body: () throws -> Value) throws -> Value {
    try read(at: JSONPath([.key(key)]), body)
  }

  /// Reads a part of a value; problems recorded and errors thrown inside get the part's place.
  @inline(__always)
  static func read<Value>(
    at path: @autoclosure () -> JSONPath, _ body: () throws -> Value
  ) throws -> Value {
    do {
      guard let collector = current else { return try body() }
      return try collector.read(at: path(), body)
    } catch {
      throw JSONDecodingError.wrap(error, under: path())
    }
  }

  private func read<Value>(
    at path: JSONPath, _ body: () throws -> Value
  ) rethrows -> Value {
    let first = problems.count
    defer {
      for index in problems.indices[first...] {
        problems[index].path = problems[index].path.prefixed(by: path)
      }
    }
    return try body()
  }
}
