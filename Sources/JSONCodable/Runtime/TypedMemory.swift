// Variables whose type is known only at run time.

extension UnsafeRawPointer {
  /// Returns a copy of the variable that lies here.
  ///
  /// - Precondition: A variable of the type lies here.
  func copy(as type: any Any.Type) -> Any {
    func copy<T>(_ type: T.Type) -> Any { value(as: type) }
    return _openExistential(type, do: copy)
  }
}

extension UnsafeMutableRawPointer {
  /// Initializes the memory here to a copy of another variable.
  ///
  /// - Precondition: A variable of the type lies there, and none lies here.
  @inline(__always)
  func initialize(as type: any Any.Type, from other: UnsafeMutableRawPointer) {
    func initialize<T>(_ type: T.Type) {
      initializeMemory(as: type, to: UnsafeRawPointer(other).value(as: type))
    }
    _openExistential(type, do: initialize)
  }

  /// Sets the variable that lies here to another one.
  ///
  /// - Precondition: A variable of the type lies at both places.
  func update(as type: any Any.Type, from other: UnsafeMutableRawPointer) {
    func update<T>(_ type: T.Type) {
      assumingMemoryBound(to: type).pointee = UnsafeRawPointer(other).value(as: type)
    }
    _openExistential(type, do: update)
  }

  /// Ends the variable that lies here.
  ///
  /// - Precondition: A variable of the type lies here.
  @inline(__always)
  func deinitialize(as type: any Any.Type) {
    func deinitialize<T>(_ type: T.Type) {
      assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    _openExistential(type, do: deinitialize)
  }
}

/// How much room a variable takes.
struct TypeLayout {
  let size, alignment: Int

  init(of type: any Any.Type) {
    func layout<T>(_ type: T.Type) -> (Int, Int) {
      (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
    }
    (size, alignment) = _openExistential(type, do: layout)
  }

  /// Returns the first offset from one on at which a variable may begin.
  func aligned(_ offset: Int) -> Int { (offset + alignment - 1) & -alignment }
}

/// Memory for variables of any types.
struct Room: ~Copyable {
  /// The most room that is kept, in bytes.
  static let mostKept = 4_096
  private static let leastAlignment = 16

  private(set) var start: UnsafeMutableRawPointer
  private var (size, alignment) = (1_024, Self.leastAlignment)

  init() { start = .allocate(byteCount: size, alignment: alignment) }

  deinit { start.deallocate() }

  /// Returns the first offset from one on at which any usual variable may begin.
  static func aligned(_ offset: Int) -> Int { (offset + leastAlignment - 1) & -leastAlignment }

  /// Makes room for so many bytes; what was there is lost.
  @inline(__always)
  mutating func reserve(_ size: Int, alignment: Int) {
    if !holds(size, alignment: alignment) { allocate(size, alignment) }
  }

  /// Returns whether there is room for so many bytes.
  @inline(__always)
  func holds(_ size: Int, alignment: Int) -> Bool {
    self.size >= size && self.alignment >= alignment
  }

  /// Frees the room that is more than is kept.
  @inline(__always)
  mutating func trim() {
    if size > Self.mostKept { allocate(Self.mostKept, Self.leastAlignment) }
  }

  @inline(never)
  private mutating func allocate(_ size: Int, _ alignment: Int) {
    start.deallocate()
    self.alignment = max(alignment, Self.leastAlignment)
    self.size = size
    start = .allocate(byteCount: size, alignment: self.alignment)
  }
}
