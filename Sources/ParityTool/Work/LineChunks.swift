/// Lines that are worked on together.
struct LineChunk<Lines: Sendable>: Sendable {
  var lines: Lines
  /// How many bytes of the input were taken when the chunk was full.
  var bytesTaken = 0
}

/// Puts lines together, so that a thread gets work worth its while.
///
/// What a source throws comes after the lines that it gave before.
struct LineChunks {
  private static var mostLines: Int { 512 }
  private static var mostBytes: Int { 1 << 16 }

  private var failure: (any Error)?
  private var isAtEnd = false

  init() {}

  /// Fills the next chunk.
  ///
  /// - Parameters:
  ///   - lines: The chunk's lines, still without any.
  ///   - bytesTaken: How many bytes of the input were taken so far.
  ///   - add: Adds the next line; false at the end.
  /// - Returns: The chunk, or nil at the end.
  /// - Throws: What `add` throws.
  mutating func next<Lines>(
    _ lines: Lines, bytesTaken: () -> Int, add: (inout Lines) throws -> Bool
  ) throws -> LineChunk<Lines>? {
    if let failure { throw failure }
    if isAtEnd { return nil }
    let start = bytesTaken()
    var chunk = LineChunk(lines: lines)
    var count = 0
    do {
      while count < Self.mostLines, bytesTaken() - start < Self.mostBytes {
        guard try add(&chunk.lines) else {
          isAtEnd = true
          break
        }
        count += 1
      }
    } catch {
      failure = error
    }
    chunk.bytesTaken = bytesTaken()
    return chunk
  }
}
