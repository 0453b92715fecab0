/// Elements that wait until the array or object they belong to is complete.
struct Stack<Element>: ~Copyable {
  /// The most room that an empty stack keeps, in elements.
  static var mostKept: Int { 4_096 }
  private static var leastRoom: Int { 64 }

  private var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init() {
    capacity = Self.leastRoom
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// Adds an element on top.
  @_transparent
  mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// The element at an index, counted from the bottom.
  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "the stack has no such element")
    return base[index]
  }

  /// Removes the element on top and returns it.
  @_transparent
  mutating func pop() -> Element {
    precondition(count > 0, "the stack is empty")
    count -= 1
    return (base + count).move()
  }

  /// Removes the elements from an index on; `body` moves each of them out.
  @_transparent
  mutating func popAll<R>(from first: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> R) -> R
  {
    let elements = UnsafeMutableBufferPointer(start: base + first, count: count - first)
    count = first
    return body(elements)
  }

  /// Removes the elements from an index on and returns them as an array.
  mutating func popArray(from first: Int) -> [Element] {
    if count == first { return [] }
    return popAll(from: first) { elements in
      Array(unsafeUninitializedCapacity: elements.count) { array, initializedCount in
        initializedCount = array.moveInitialize(fromContentsOf: elements)
      }
    }
  }

  /// Destroys all elements.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  /// Frees the room that is more than an empty stack keeps.
  @_transparent
  mutating func trim() {
    if capacity > Self.mostKept { shrink() }
  }

  @inline(never)
  private mutating func shrink() {
    precondition(count == 0, "the stack is not empty")
    base.deallocate()
    capacity = Self.leastRoom
    base = .allocate(capacity: capacity)
  }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
