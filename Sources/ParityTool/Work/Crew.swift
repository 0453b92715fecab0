import Dispatch
import Foundation
import JSONCodable

/// Threads that work on what one thread gives them and takes back from them.
///
/// The thread that gives is the one that takes; all other state is behind the lock.
final class Crew<Piece: Sendable, Product: Sendable> {
  private let size: Int
  private let makeWorker: @Sendable () -> (Piece) -> Product
  private let desk = Desk<Piece, Product>()
  private var threads = 0
  private var given = 0
  private var taken = 0

  /// Creates a crew of at most `size` threads, which start when there is work for them.
  init(size: Int, _ makeWorker: @escaping @Sendable () -> (Piece) -> Product) {
    self.size = size
    self.makeWorker = makeWorker
  }

  /// How many pieces were given whose products were not taken.
  var underWay: Int { given - taken }

  /// Hands a piece to whoever is free next.
  func give(_ piece: Piece) {
    desk.put(piece, number: given)
    given += 1
    if threads < size { start() }
  }

  /// Returns the product of the earliest piece under way; waits for it.
  func next() -> Product {
    precondition(underWay > 0, "a product is taken of a piece that was given")
    defer { taken += 1 }
    return desk.product(number: taken)
  }

  /// Lets the threads end after what they are at; waits for that.
  func dismiss() {
    desk.close(for: threads)
  }

  private func start() {
    threads += 1
    desk.enter()
    let thread = Thread { [desk, makeWorker] in
      let worker = makeWorker()
      while let (number, piece) = desk.waitForPiece() { desk.put(worker(piece), number: number) }
      desk.leave()
    }
    // As much as the first thread has: documents are nested, and readers recursive.
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// Where pieces and products lie between the threads.
private final class Desk<Piece: Sendable, Product: Sendable>: Sendable {
  private struct State: Sendable {
    var pieces: [(number: Int, piece: Piece)] = []
    var products: [Int: Product] = [:]
    var isClosed = false
  }

  private let state = Locked(State())
  /// One signal for each piece, and for each thread one after the last.
  private let pieceIsThere = DispatchSemaphore(value: 0)
  /// One signal for each product.
  private let productIsThere = DispatchSemaphore(value: 0)
  private let presence = DispatchGroup()

  func put(_ piece: Piece, number: Int) {
    state.withLock { $0.pieces.append((number, piece)) }
    pieceIsThere.signal()
  }

  func put(_ product: Product, number: Int) {
    state.withLock { $0.products[number] = product }
    productIsThere.signal()
  }

  func waitForPiece() -> (number: Int, piece: Piece)? {
    pieceIsThere.wait()
    return state.withLock { $0.isClosed || $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
  }

  /// Every signal stands for a product that was put since; those of other numbers are looked at
  /// again when their turn comes.
  func product(number: Int) -> Product {
    while true {
      if let product = state.withLock({ $0.products.removeValue(forKey: number) }) {
        return product
      }
      productIsThere.wait()
    }
  }

  func enter() { presence.enter() }

  func leave() { presence.leave() }

  func close(for threads: Int) {
    state.withLock { state in
      state.isClosed = true
      state.pieces = []
    }
    for _ in 0..<threads { pieceIsThere.signal() }
    presence.wait()
  }
}
