extension Memory {
  /// Returns an array whose elements a body makes where they will lie.
  ///
  /// `Array(unsafeUninitializedCapacity:initializingWith:)` does the same. Code that is not compiled for the elements asks
  /// the runtime for several types there. Here it asks for one: the room comes from the function that array literals have
  /// theirs from.
  ///
  /// - Parameters:
  ///   - capacity: How many elements there are at most.
  ///   - make: Makes elements from the start of the room on, and counts those that are made, also where it throws.
  /// - Returns: The elements that were made.
  /// - Throws: What the body throws.
  package static func array<Element>(
    capacity: Int, _ make: (UnsafeMutablePointer<Element>, inout Int) throws -> Void
  ) rethrows -> [Element] {
    // The storage that all empty arrays share has no room.
    if capacity == 0 { return [] }
    let (array, start) = _allocateUninitializedArray(capacity._builtinWordValue) as ([Element], _)
    let elements = UnsafeMutablePointer<Element>(start)
    var count = 0
    do {
      try make(elements, &count)
    } catch {
      free(array, elements, count)
      throw error
    }
    return count == capacity ? array : first(count, of: array, elements)
  }

  /// Returns the elements that were made, of an array that has room for more.
  @inline(never)
  private static func first<Element>(
    _ count: Int, of array: [Element], _ elements: UnsafeMutablePointer<Element>
  ) -> [Element] {
    let made = Array(UnsafeBufferPointer(start: elements, count: count))
    free(array, elements, count)
    return made
  }

  /// Frees an array of which only the first elements were made.
  @inline(never)
  private static func free<Element>(
    _ array: [Element], _ elements: UnsafeMutablePointer<Element>, _ count: Int
  ) {
    elements.deinitialize(count: count)
    _deallocateUninitializedArray(array)
  }
}
