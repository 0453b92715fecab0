/// Elements that wait until the array or object they belong to is complete.
final class Stack<Element> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
  }

  deinit {
    removeAll()
    base.deallocate()
  }

  /// Puts an element on top.
  @inline(__always)
  func push(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Takes the elements from an index on; `body` moves each of them out.
  @inline(__always)
  func popAll<R>(from first: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> R) -> R {
    let elements = UnsafeMutableBufferPointer(start: base + first, count: count - first)
    count = first
    return body(elements)
  }

  /// Takes the elements from an index on as an array.
  func popArray(from first: Int) -> [Element] {
    if count == first { return [] }
    return popAll(from: first) { elements in
      Array(unsafeUninitializedCapacity: elements.count) { array, initializedCount in
        initializedCount = array.moveInitialize(fromContentsOf: elements)
      }
    }
  }

  /// Destroys all elements.
  func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  @inline(never)
  private func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
