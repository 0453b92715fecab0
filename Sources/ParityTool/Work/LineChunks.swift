/// Lines that are worked on together.
struct LineChunk<Lines: Sendable>: Sendable {
  var lines: Lines
  /// How many bytes of the input were taken when the chunk was full.
  var bytesTaken = 0
}

/// Puts lines together, so that a thread gets work worth its while.
///
/// A chunk ends where the next line is not there yet, as in a pipe that somebody writes slowly.
///
/// What a source throws comes after the lines that it gave before.
struct LineChunks {
  private static var mostLines: Int { 512 }
  private static var mostBytes: Int { 1 << 16 }

  private var failure: (any Error)?
  private var isAtEnd = false
  /// Whether the last chunk has ended because the next line is not there yet.
  private(set) var isWaiting = false

  init() {}

  /// Fills the next chunk.
  ///
  /// - Parameters:
  ///   - lines: The chunk's lines, still without any.
  ///   - bytesTaken: How many bytes of the input were taken so far.
  ///   - wouldWait: Whether the next line is not there yet.
  ///   - add: Adds the next line; false at the end.
  /// - Returns: The chunk, or nil at the end.
  /// - Throws: What `wouldWait` and `add` throw.
  mutating func next<Lines>(
    _ lines: Lines, bytesTaken: () -> Int, wouldWait: () throws -> Bool,
    add: (inout Lines) throws -> Bool
  ) throws -> LineChunk<Lines>? {
    if let failure { throw failure }
    if isAtEnd { return nil }
    let start = bytesTaken()
    var chunk = LineChunk(lines: lines)
    var count = 0
    isWaiting = false
    do {
      while !isWaiting, count < Self.mostLines, bytesTaken() - start < Self.mostBytes {
        guard try add(&chunk.lines) else {
          isAtEnd = true
          break
        }
        count += 1
        isWaiting = try wouldWait()
      }
    } catch {
      failure = error
    }
    chunk.bytesTaken = bytesTaken()
    return chunk
  }
}
