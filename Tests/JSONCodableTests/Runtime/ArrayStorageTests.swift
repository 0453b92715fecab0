import JSONCodable
import Testing

/// An object that is counted as long as it lives.
private final class Counted {
  final class Count { var living = 0 }

  let number: Int
  private let count: Count

  init(_ number: Int, _ count: Count) {
    (self.number, self.count) = (number, count)
    count.living += 1
  }

  deinit { count.living -= 1 }
}

private struct Stopped: Error {}

@Suite("An array whose elements are made where they lie")
struct ArrayStorageTests {
  private let count = Counted.Count()

  /// Makes an array by code that is not compiled for the elements.
  private func array<Element>(
    _ capacity: Int, made: Int, stops: Bool = false, _ element: (Int) -> Element
  ) throws -> [Element] {
    try Memory.array(capacity: capacity) { elements, count in
      while count < made {
        (elements + count).initialize(to: element(count))
        count += 1
      }
      if stops { throw Stopped() }
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 5), (5, 3), (4, 0), (1_000, 999)])
  func `it has the elements that were made, and releases them`(capacity: Int, made: Int) throws {
    var objects = try array(capacity, made: made) { Counted($0, count) }
    #expect(objects.map(\.number) == Array(0..<made))
    #expect(count.living == made)
    var copy = objects
    objects.append(Counted(-1, count))
    if made > 0 { objects[0] = Counted(-2, count) }
    #expect(copy.map(\.number) == Array(0..<made))
    #expect(objects.count == made + 1)
    objects = []
    #expect(count.living == made)
    copy = []
    #expect(count.living == 0)
  }

  @Test(arguments: [0, 1, 3])
  func `an error releases what was made before it`(made: Int) {
    #expect(throws: Stopped.self) {
      _ = try array(3, made: made, stops: true) { Counted($0, count) }
    }
    #expect(count.living == 0)
  }

  @Test func `elements of any size lie side by side`() throws {
    let pairs = try array(4, made: 4) { (Int8($0), "\($0)") }
    #expect(pairs.map(\.1) == ["0", "1", "2", "3"])
    #expect(try array(3, made: 3) { _ in () }.count == 3)
    #expect(try array(3, made: 2) { UInt8($0) } == [0, 1])
  }
}
