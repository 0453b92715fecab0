import Synchronization

/// What is known of types, or of whatever else has an address for good, found without a lock.
///
/// An open-addressing table of addresses. A slot is written once: first the value, then, with release
/// ordering, the address; a reader that sees the address sees the value. A table that is half full is
/// replaced by one of twice the size. The old one stays, since a reader may be in it; all of them
/// together are no larger than the last. Types live as long as the process, and so do the values.
final class AddressTable<Value: AnyObject & Sendable>: @unchecked Sendable {
  private struct Slots {
    let mask: Int
    let addresses: UnsafeMutablePointer<Atomic<UInt>>
    let values: UnsafeMutablePointer<Unmanaged<Value>?>

    init(capacity: Int) {
      mask = capacity - 1
      addresses = .allocate(capacity: capacity)
      values = .allocate(capacity: capacity)
      values.initialize(repeating: nil, count: capacity)
      for index in 0..<capacity { (addresses + index).initialize(to: Atomic(0)) }
    }
  }

  private let current: Atomic<UnsafeMutablePointer<Slots>>
  private let writing: Mutex<Int>

  /// Makes an empty table.
  ///
  /// - Parameter capacity: The room to begin with, a power of two.
  init(capacity: Int = 64) {
    current = Atomic(Self.slots(capacity: capacity))
    writing = Mutex(0)
  }

  /// Gives what is known of an address; nil where nothing is.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  subscript(address: UnsafeRawPointer) -> Value? {
    Self.find(UInt(bitPattern: address), in: current.load(ordering: .acquiring))
  }

  /// Gives what is known of an address, and finds it out where nothing is.
  ///
  /// `make` may run on several threads at once; one result is kept.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func value(for address: UnsafeRawPointer, make: () -> Value) -> Value {
    self[address] ?? insert(make(), for: UInt(bitPattern: address))
  }

  /// Gives what is known of a type; nil where nothing is.
  @inline(__always)
  subscript(type: Any.Type) -> Value? { self[unsafeBitCast(type, to: UnsafeRawPointer.self)] }

  /// Gives what is known of a type, and finds it out where nothing is.
  @inline(__always)
  func value(for type: Any.Type, make: () -> Value) -> Value {
    value(for: unsafeBitCast(type, to: UnsafeRawPointer.self), make: make)
  }

  @inline(__always)
  private static func find(_ key: UInt, in slots: UnsafeMutablePointer<Slots>) -> Value? {
    var index = start(key, slots)
    while true {
      let address = slots.pointee.addresses[index].load(ordering: .acquiring)
      if address == key { return slots.pointee.values[index]?.takeUnretainedValue() }
      if address == 0 { return nil }
      index = (index + 1) & slots.pointee.mask
    }
  }

  /// The low bits of a pointer to metadata say nothing.
  @inline(__always)
  private static func start(_ key: UInt, _ slots: UnsafeMutablePointer<Slots>) -> Int {
    Int(truncatingIfNeeded: key >> 4 ^ key >> 13) & slots.pointee.mask
  }

  private func insert(_ value: Value, for key: UInt) -> Value {
    writing.withLock { count in
      var slots = current.load(ordering: .acquiring)
      if let known = Self.find(key, in: slots) { return known }
      if 2 * (count + 1) > slots.pointee.mask {
        slots = Self.larger(slots)
        current.store(slots, ordering: .releasing)
      }
      Self.add(.passRetained(value), for: key, to: slots)
      count += 1
      return value
    }
  }

  private static func slots(capacity: Int) -> UnsafeMutablePointer<Slots> {
    let slots = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
    slots.initialize(to: Slots(capacity: capacity))
    return slots
  }

  private static func larger(
    _ old: UnsafeMutablePointer<Slots>
  ) -> UnsafeMutablePointer<Slots> {
    let new = slots(capacity: 2 * (old.pointee.mask + 1))
    for index in 0...old.pointee.mask {
      let key = old.pointee.addresses[index].load(ordering: .relaxed)
      if key != 0, let value = old.pointee.values[index] { add(value, for: key, to: new) }
    }
    return new
  }

  private static func add(
    _ value: Unmanaged<Value>, for key: UInt, to slots: UnsafeMutablePointer<Slots>
  ) {
    var index = start(key, slots)
    while slots.pointee.addresses[index].load(ordering: .relaxed) != 0 {
      index = (index + 1) & slots.pointee.mask
    }
    slots.pointee.values[index] = value
    slots.pointee.addresses[index].store(key, ordering: .releasing)
  }
}
