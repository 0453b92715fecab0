/// A table of what is known of types, or of numbers.
///
/// Threads share the table, behind a lock. Each thread has a front that remembers what it has found, so
/// that it takes the lock once for each entry. Types live as long as the process, and so do the entries.
final class TypeTable<Value: AnyObject & Sendable>: Sendable {
  private let shared = Locked<[TypeTableKey: Value]>([:])
  /// What the fronts know the table by: no other table ever has the same number, as it may the address.
  private let number = TypeTableFront.nextNumber()

  /// Returns what is known of a key; nil where nothing is.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  subscript(key: TypeTableKey, front: TypeTableFront) -> Value? {
    if let known = front.value(for: key, in: number) {
      return unsafeDowncast(known, to: Value.self)
    }
    return look(for: key, front)
  }

  /// Returns what is known of a key, which the table keeps alive; nil where nothing is.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func unretained(_ key: TypeTableKey) -> Unmanaged<Value>? {
    TypeTableFront.unretained._withUnsafeGuaranteedRef { front in
      if let known = front.unretained(for: key, in: number) {
        return Unmanaged.fromOpaque(known.toOpaque())
      }
      return look(for: key, front).map(Unmanaged.passUnretained)
    }
  }

  @inline(never)
  private func look(for key: TypeTableKey, _ front: TypeTableFront) -> Value? {
    guard let value = shared.withLock({ $0[key] }) else { return nil }
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
    let kept = shared.withLock { values in
      let kept = values[key] ?? value
      values[key] = kept
      return kept
    }
    front.remember(kept, for: key, in: number)
    return kept
  }
}

/// What a table knows something by: the address of a type, or a number.
struct TypeTableKey: Hashable, Sendable {
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
  init(number: Int) { bits = UInt(bitPattern: number) << Self.equalBits }

  /// How many of the low bits are the same in all addresses.
  fileprivate static let equalBits = 4
}

/// What one thread has found in the tables of types: an open-addressing table of tables and keys.
///
/// It keeps nothing alive, since the tables never forget; what a table that is gone has held is found no
/// more. It has at most four slots for each of their entries, and 64 at least. Tables come and go with what a
/// program makes, such as registries, so a front of 16,384 slots that is half full begins anew.
final class TypeTableFront {
  private struct Slot {
    var key: TypeTableKey
    var table: UInt
    var value: Unmanaged<AnyObject>
  }

  private var slots: UnsafeMutablePointer<Slot?>
  private var mask: Int
  private var count = 0

  private static let threads = ThreadLocal { TypeTableFront() }

  /// The front of the calling thread.
  static var ofThread: TypeTableFront { threads.value }

  /// The front of the calling thread, which keeps it alive.
  @inline(__always)
  fileprivate static var unretained: Unmanaged<TypeTableFront> { threads.unretained }

  private static let tables = Locked<UInt>(0)

  fileprivate static func nextNumber() -> UInt {
    tables.withLock { count in
      count += 1
      return count
    }
  }

  private init() {
    mask = 63
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: nil, count: mask + 1)
  }

  deinit {
    slots.deinitialize(count: mask + 1)
    slots.deallocate()
  }

  /// Returns what the thread has found under a key of a table.
  @inline(__always)
  fileprivate func value(
    for key: TypeTableKey, in table: UInt
  ) -> AnyObject? {
    unretained(for: key, in: table)?.takeUnretainedValue()
  }

  @inline(__always)
  fileprivate func unretained(
    for key: TypeTableKey, in table: UInt
  ) -> Unmanaged<AnyObject>? {
    var index = start(key, table)
    while let slot = slots[index] {
      if slot.key == key, slot.table == table { return slot.value }
      index = (index + 1) & mask
    }
    return nil
  }

  @inline(never)
  fileprivate func remember(
    _ value: AnyObject, for key: TypeTableKey, in table: UInt
  ) {
    if 2 * (count + 1) > mask { slotCount < Self.mostSlots ? grow() : forget() }
    add(Slot(key: key, table: table, value: .passUnretained(value)))
    count += 1
  }

  /// Returns where a search begins.
  @inline(__always)
  private func start(_ key: TypeTableKey, _ table: UInt) -> Int {
    let bits = key.bits ^ table &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: bits &>> UInt(TypeTableKey.equalBits) ^ bits &>> 13) & mask
  }

  private func add(_ slot: Slot) {
    var index = start(slot.key, slot.table)
    while slots[index] != nil { index = (index + 1) & mask }
    slots[index] = slot
  }

  static let mostSlots = 16_384

  /// How many slots there are.
  var slotCount: Int { mask + 1 }

  private func forget() {
    slots.update(repeating: nil, count: mask + 1)
    count = 0
  }

  private func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: mask + 1)
    mask = 2 * mask + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: nil, count: mask + 1)
    for case let slot? in old { add(slot) }
    old.deinitialize()
    old.deallocate()
  }
}
