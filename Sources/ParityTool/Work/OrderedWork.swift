/// Works on pieces in several threads and gives the products in the order of the pieces.
///
///     next ──► waiting ──► worker ──► finished ──► take, in order
///                     └──► worker ──┘
///
/// So few pieces are under way at a time that memory does not grow with their number.
struct OrderedWork<Piece: Sendable, Product: Sendable>: Sendable {
  /// How many threads work.
  var jobs: Int
  /// Creates what works on a piece; called once on each thread, which alone uses it.
  var makeWorker: @Sendable () -> (Piece) -> Product

  /// Runs until there are no more pieces.
  ///
  /// With one job everything happens on the calling thread.
  ///
  /// - Parameters:
  ///   - next: Returns the next piece, and nil at the end; called on this thread.
  ///   - isIdle: Whether the next piece is not there yet: the products of all before it are taken first.
  ///   - take: Takes the products in the order of their pieces; called on this thread.
  /// - Throws: What `take` throws, at once; what `next` throws, after `take` has had the products of
  ///   all pieces before.
  func run(
    next: () throws -> Piece?, isIdle: () -> Bool = { false }, take: (Product) throws -> Void
  ) throws {
    if jobs == 1 {
      let worker = makeWorker()
      while let piece = try next() { try take(worker(piece)) }
    } else {
      try runInThreads(next, isIdle, take)
    }
  }

  private func runInThreads(
    _ next: () throws -> Piece?, _ isIdle: () -> Bool, _ take: (Product) throws -> Void
  ) throws {
    let crew = Crew(size: jobs, makeWorker)
    defer { crew.dismiss() }
    var failure: (any Error)?
    while failure == nil {
      do {
        guard let piece = try next() else { break }
        crew.give(piece)
      } catch {
        failure = error
      }
      let most = isIdle() ? 0 : 2 * jobs - 1
      while crew.underWay > most { try take(crew.next()) }
    }
    while crew.underWay > 0 { try take(crew.next()) }
    if let failure { throw failure }
  }
}
