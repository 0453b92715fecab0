/// Elements that wait until the array or object they belong to is complete.
///
/// It is public for the reason that `JSONScanner` is: so that its steps become a part of the caller in every build.
public struct Stack<Element>: ~Copyable {
  /// The most room that an empty stack keeps, in elements.
  @_transparent public static var mostKept: Int { 4_096 }
  @usableFromInline static var leastRoom: Int { 64 }

  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var room: Int
  @usableFromInline var waiting = 0

  /// Creates a stack without elements.
  @inlinable
  package init() {
    room = Self.leastRoom
    base = .allocate(capacity: room)
  }

  @inlinable
  deinit {
    base.deinitialize(count: waiting)
    base.deallocate()
  }

  /// How many elements there is room for.
  @inlinable package var capacity: Int { room }

  /// How many elements wait.
  @_transparent public var count: Int { waiting }

  /// Adds an element on top.
  @_transparent
  public mutating func push(_ element: consuming Element) {
    if waiting == room { grow() }
    (base + waiting).initialize(to: element)
    waiting &+= 1
  }

  /// The element at an index, counted from the bottom.
  @inlinable
  package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "the stack has no such element")
    return base[index]
  }

  /// Removes the element on top and returns it.
  @_transparent
  public mutating func pop() -> Element {
    precondition(waiting > 0, "the stack is empty")
    waiting &-= 1
    return (base + waiting).move()
  }

  /// Removes the elements from an index on; the caller moves each of them out before it adds another one.
  @_transparent
  public mutating func popAll(from first: Int) -> UnsafeMutableBufferPointer<Element> {
    let elements = UnsafeMutableBufferPointer(start: base + first, count: waiting - first)
    waiting = first
    return elements
  }

  /// Removes the elements from an index on and returns them as an array.
  @_transparent
  public mutating func popArray(from first: Int) -> [Element] {
    if waiting == first { return [] }
    let elements = popAll(from: first)
    return Array(unsafeUninitializedCapacity: elements.count) { array, initializedCount in
      initializedCount = array.moveInitialize(fromContentsOf: elements)
    }
  }

  /// Destroys all elements.
  @inlinable
  package mutating func removeAll() {
    base.deinitialize(count: waiting)
    waiting = 0
  }

  /// Frees the room that is more than an empty stack keeps.
  @_transparent
  public mutating func trim() {
    if room > Self.mostKept { shrink() }
  }

  @inlinable
  @inline(never)
  mutating func shrink() {
    precondition(waiting == 0, "the stack is not empty")
    base.deallocate()
    room = Self.leastRoom
    base = .allocate(capacity: room)
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    room *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    larger.moveInitialize(from: base, count: waiting)
    base.deallocate()
    base = larger
  }
}
