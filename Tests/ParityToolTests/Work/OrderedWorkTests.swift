import Synchronization
import Testing

@testable import ParityTool

@Suite("Work in threads gives the products in the order of the pieces")
struct OrderedWorkTests {
  private struct Broken: Error, Hashable {
    var number: Int
  }

  @Test(arguments: [1, 2, 3, 8])
  func `products come in order, however long each piece takes`(_ jobs: Int) throws {
    let work = OrderedWork<Int, Int>(jobs: jobs) {
      { piece in (0..<(piece % 7) * 300).reduce(piece) { max($0, $1 % 2) } }
    }
    var products: [Int] = []
    var pieces = (1...500).makeIterator()
    try work.run {
      pieces.next()
    } take: {
      products.append($0)
    }
    #expect(products == Array(1...500))
  }

  @Test(arguments: [1, 2, 8])
  func `no pieces give no products`(_ jobs: Int) throws {
    try OrderedWork<Int, Int>(jobs: jobs) { { $0 } }.run {
      nil
    } take: { _ in
      Issue.record("there is no product")
    }
  }

  @Test(arguments: [1, 2, 8])
  func `what the source throws comes after the products before it`(_ jobs: Int) {
    var products: [Int] = []
    var number = 0
    #expect(throws: Broken(number: 20)) {
      try OrderedWork<Int, Int>(jobs: jobs) { { $0 } }.run {
        number += 1
        if number == 20 { throw Broken(number: number) }
        return number
      } take: {
        products.append($0)
      }
    }
    #expect(products == Array(1...19))
  }

  @Test(arguments: [1, 2, 8])
  func `what the taker throws ends the work`(_ jobs: Int) {
    var taken = 0
    #expect(throws: Broken(number: 3)) {
      try OrderedWork<Int, Int>(jobs: jobs) { { $0 } }.run {
        1
      } take: { _ in
        taken += 1
        if taken == 3 { throw Broken(number: taken) }
      }
    }
    #expect(taken == 3)
  }

  @Test(arguments: [2, 3])
  func `few pieces are under way at a time`(_ jobs: Int) throws {
    var given = 0
    var taken = 0
    var most = 0
    try OrderedWork<Int, Int>(jobs: jobs) { { $0 } }.run {
      most = max(most, given - taken)
      given += 1
      return given <= 200 ? given : nil
    } take: { _ in
      taken += 1
    }
    #expect(taken == 200)
    #expect(most < 2 * jobs)
  }

  @Test(arguments: [1, 2, 8])
  func `each thread makes one worker of its own`(_ jobs: Int) throws {
    let workers = Counter()
    let work = OrderedWork<Int, Int>(jobs: jobs) {
      workers.count.withLock { $0 += 1 }
      return { $0 }
    }
    var pieces = (1...100).makeIterator()
    try work.run {
      pieces.next()
    } take: { _ in
    }
    #expect(workers.count.withLock { $0 } == jobs)
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }
}
