/// Lines that are worked on together.
struct LineChunk<Line: Sendable>: Sendable {
  var lines: [Line] = []
  /// How many bytes of the input were taken when the chunk was full.
  var bytesTaken = 0
}

/// Puts lines together, so that a thread gets work worth its while.
///
/// What a source throws comes after the lines that it gave before.
struct LineChunks<Line: Sendable> {
  private static var mostLines: Int { 256 }
  private static var mostBytes: Int { 1 << 16 }

  private var failure: (any Error)?
  private var isAtEnd = false

  init() {}

  /// Gives the next chunk.
  ///
  /// - Parameters:
  ///   - bytesTaken: How many bytes of the input were taken so far.
  ///   - line: Gives the next line.
  /// - Returns: The chunk, or nil at the end.
  /// - Throws: What `line` throws.
  mutating func next(
    bytesTaken: () -> Int, line: () throws -> Line?
  ) throws -> LineChunk<Line>? {
    if let failure { throw failure }
    if isAtEnd { return nil }
    let start = bytesTaken()
    var chunk = LineChunk<Line>()
    do {
      while chunk.lines.count < Self.mostLines, bytesTaken() - start < Self.mostBytes {
        guard let line = try line() else {
          isAtEnd = true
          break
        }
        chunk.lines.append(line)
      }
    } catch {
      failure = error
    }
    chunk.bytesTaken = bytesTaken()
    return chunk
  }
}
