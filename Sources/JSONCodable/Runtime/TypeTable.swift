import Builtin

/// A table of what is known of types, or of numbers.
///
/// Threads share the table, behind a lock. Each thread has a front that remembers what it has found, so
/// that it takes the lock once for each entry. Types live as long as the process, and so do the entries.
final class TypeTable<Value: AnyObject & Sendable>: Sendable {
  // Not a `Dictionary`: to make the type of the first one takes the runtime as long as to plan a type.
  /// What is known, kept alive.
  private let shared = Locked(TypeSlots())
  /// What the fronts know the table by: no other table ever has the same number, as it may the address.
  private let number = TypeTableFront.nextNumber()

  deinit { shared.withLock { $0.releaseValues() } }

  /// Returns what is known of a key; nil where nothing is.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  subscript(key: TypeTableKey, front: TypeTableFront) -> Value? {
    if let known = front.unretained(for: key, in: number) {
      return Unmanaged.fromOpaque(known.toOpaque()).takeUnretainedValue()
    }
    return look(for: key, front)
  }

  /// Returns what is known of a key, which the table keeps alive; nil where nothing is.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func unretained(_ key: TypeTableKey) -> Unmanaged<Value>? {
    TypeTableFront.threads.unretained._withUnsafeGuaranteedRef { front in
      if let known = front.unretained(for: key, in: number) {
        return Unmanaged.fromOpaque(known.toOpaque())
      }
      return look(for: key, front).map(Unmanaged.passUnretained)
    }
  }

  /// Returns what is known of a key, which the table keeps alive, and finds it out where nothing is.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func unretained(
    _ key: TypeTableKey, _ front: TypeTableFront, make: () -> Value
  ) -> Unmanaged<Value> {
    if let known = front.unretained(for: key, in: number) {
      return Unmanaged.fromOpaque(known.toOpaque())
    }
    return .passUnretained(look(for: key, front) ?? insert(make(), for: key, front))
  }

  /// Returns what is known of a key, which the table keeps alive, and finds it out where nothing is, if that can be.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func unretained(
    _ key: TypeTableKey, _ front: TypeTableFront, make: () -> Value?
  ) -> Unmanaged<Value>? {
    if let known = front.unretained(for: key, in: number) {
      return Unmanaged.fromOpaque(known.toOpaque())
    }
    if let known = look(for: key, front) { return .passUnretained(known) }
    return make().map { .passUnretained(insert($0, for: key, front)) }
  }

  @inline(never)
  private func look(for key: TypeTableKey, _ front: TypeTableFront) -> Value? {
    guard let value = shared.withLock({ known($0, key) }) else { return nil }
    front.remember(value, for: key, in: number)
    return value
  }

  /// Returns what is known of a key, and finds it out where nothing is.
  ///
  /// `make` may run on several threads at once; one result is kept.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func value(
    for key: TypeTableKey, _ front: TypeTableFront, make: () throws -> Value
  ) rethrows -> Value {
    if let known = self[key, front] { return known }
    return insert(try make(), for: key, front)
  }

  @inline(never)
  private func insert(
    _ value: Value, for key: TypeTableKey, _ front: TypeTableFront
  ) -> Value {
    let kept = shared.withLock { slots in
      if let kept = known(slots, key) { return kept }
      slots.add(Unmanaged.passRetained(value), for: key, in: number)
      return value
    }
    front.remember(kept, for: key, in: number)
    return kept
  }

  private func known(_ slots: TypeSlots, _ key: TypeTableKey) -> Value? {
    slots.value(for: key, in: number).map { unsafeDowncast($0, to: Value.self) }
  }
}

/// What a table knows something by: the address of a type, or a number.
struct TypeTableKey: Equatable, Sendable {
  fileprivate let bits: UInt

  /// Creates the key of a type, whose address is the same for as long as the process lives.
  @inline(__always)
  init(of type: Any.Type) {
    bits = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  /// Creates the key of the type that the value of an `Any` was stored as, or of its superclass.
  @inline(__always)
  init(ofStored value: Any) {
    bits = unsafeBitCast(value as Any, to: (UInt, UInt, UInt, UInt).self).3
  }

  /// Creates the key of the type that the value of an `Any` was stored as, where the `Any` lies at a place.
  ///
  /// - Precondition: Four words lie there.
  @inline(__always)
  init(ofStored place: UnsafeRawPointer) {
    bits = place.load(fromByteOffset: 3 * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// Creates the key of a number, for a table that has nothing but numbers.
  @inline(__always)
  init(number: Int) { bits = UInt(bitPattern: number) }
}

/// Objects under the keys of tables: an open-addressing table of tables and keys.
///
/// It has at most four slots for each object, and 64 at least. It keeps none of them alive.
class TypeSlots {
  private struct Slot {
    var key: TypeTableKey
    var table: UInt
    var value: Unmanaged<AnyObject>
  }

  // One thread has them, or the lock of a table: there is no overlap to look for.
  @exclusivity(unchecked) private final var slots: UnsafeMutablePointer<Slot?>
  @exclusivity(unchecked) private final var mask: Int
  @exclusivity(unchecked) private final var count = 0

  fileprivate init() {
    mask = 63
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: nil, count: mask + 1)
  }

  deinit {
    slots.deinitialize(count: mask + 1)
    slots.deallocate()
  }

  /// How many slots there are.
  final var slotCount: Int { mask + 1 }

  /// Whether one more object has no room in the slots.
  fileprivate final var isFull: Bool { 2 * (count + 1) > mask }

  /// Adds an object under a key that has none.
  @inline(never)
  fileprivate final func add<Object: AnyObject>(
    _ value: Unmanaged<Object>, for key: TypeTableKey, in table: UInt
  ) {
    if isFull { grow() }
    insert(Slot(key: key, table: table, value: .fromOpaque(value.toOpaque())))
    count += 1
  }

  /// Removes all objects.
  fileprivate final func forget() {
    slots.update(repeating: nil, count: slotCount)
    count = 0
  }

  /// Releases all objects, which whoever has added them has retained.
  fileprivate final func releaseValues() {
    for index in 0..<slotCount { slots[index]?.value.release() }
    forget()
  }

  private final func insert(_ slot: Slot) {
    var index = start(slot.key, slot.table)
    while slots[index] != nil { index = (index + 1) & mask }
    slots[index] = slot
  }

  private final func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: slotCount)
    mask = 2 * mask + 1
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: nil, count: slotCount)
    for case let slot? in old { insert(slot) }
    old.deinitialize()
    old.deallocate()
  }
}

// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.

extension TypeSlots {
  /// Returns the object under a key of a table.
  @inline(__always)
  fileprivate final func value(for key: TypeTableKey, in table: UInt) -> AnyObject? {
    unretained(for: key, in: table)?.takeUnretainedValue()
  }

  @inline(__always)
  fileprivate final func unretained(
    for key: TypeTableKey, in table: UInt
  ) -> Unmanaged<AnyObject>? {
    found(key, table)
  }

  @_transparent
  private func found(_ key: TypeTableKey, _ table: UInt) -> Unmanaged<AnyObject>? {
    var index = start(key, table)
    while let slot = slots[index] {
      if slot.key.bits == key.bits, slot.table == table { return slot.value }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Returns where a search begins.
  ///
  /// Types that were compiled together lie side by side. So that they do not stand side by side here as well, where a
  /// search would pass many of them, a product spreads them: its middle bits depend on all bits of an address.
  @_transparent
  private func start(_ key: TypeTableKey, _ table: UInt) -> Int {
    #if _pointerBitWidth(_64)
      let bits = (key.bits ^ table &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
      return Int(truncatingIfNeeded: bits &>> 32) & mask
    #else
      let bits = (key.bits ^ table &* 0x9E37_79B9) &* 0xD6E8_FEB9
      return Int(truncatingIfNeeded: bits &>> 16) & mask
    #endif
  }
}

/// What one thread has found in the tables of types.
///
/// It keeps nothing alive, since the tables never forget; what a table that is gone has held is found no
/// more. Tables come and go with what a program makes, such as registries, so a front of 16,384 slots begins anew
/// when they are full.
final class TypeTableFront: TypeSlots {
  static let mostSlots = 16_384

  /// The front of the calling thread.
  static var ofThread: TypeTableFront { threads.value }

  private static let tables = Locked<UInt>(0)

  fileprivate static func nextNumber() -> UInt {
    tables.withLock { count in
      count += 1
      return count
    }
  }

  @inline(never)
  fileprivate func remember(_ value: AnyObject, for key: TypeTableKey, in table: UInt) {
    if isFull, slotCount == Self.mostSlots { forget() }
    add(.passUnretained(value), for: key, in: table)
  }
}

extension TypeTableFront {
  /// The fronts of all threads.
  @_transparent
  fileprivate static var threads: ThreadLocal<TypeTableFront> {
    ThreadLocal(at: .init(Builtin.addressof(&slot))) { TypeTableFront() }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var slot: UInt = 0
}
