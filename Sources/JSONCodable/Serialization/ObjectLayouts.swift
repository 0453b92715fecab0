import Foundation

/// The layouts of the objects of earlier texts: their dictionaries without the values.
///
///     {"id":1,"name":"a"}     keys 0, 1     id: 0, name: 1
///     {"name":"b","id":2}     keys 1, 0     the same
///
/// Most objects of a document have the keys of an earlier one. The layout of its dictionary is copied
/// then, so that no key is hashed, which would take longer than all else in reading a text.
///
/// There are few layouts, and few keys in all of them, whatever the texts are like.
final class ObjectLayouts {
  private final class Layout {
    /// The numbers of the keys, in the order of the object that was seen first.
    let numbers: UnsafeMutableBufferPointer<Int32>
    /// The keys with their places in that order.
    let members: [String: Int]

    init(_ numbers: UnsafeMutableBufferPointer<Int32>, members: [String: Int]) {
      self.numbers = .allocate(capacity: numbers.count)
      _ = self.numbers.initialize(fromContentsOf: numbers)
      self.members = members
    }

    deinit { numbers.deallocate() }

    /// Returns whether keys are the same in the same order.
    @inline(__always)
    func isOf(_ others: UnsafeMutableBufferPointer<Int32>) -> Bool {
      guard numbers.count == others.count, let one = numbers.baseAddress,
        let other = others.baseAddress
      else { return false }
      return memcmp(one, other, numbers.count * MemoryLayout<Int32>.size) == 0
    }
  }

  /// A set of keys that was seen before; it gets a layout when it is seen again.
  private struct Slot {
    /// The hash of the set of keys; 0 in an empty slot.
    var keysHash: UInt64 = 0
    var layout: Layout?
  }

  private static let capacity = 512
  /// How many keys all layouts together have at most, but for the last one.
  private static let mostKeys = 32 * 1_024
  /// A power of two; half of it stays empty.
  private static let slotCount = 2 * capacity
  private static let mostProbes = 8

  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var keyCount = 0
  /// Where the value of a key stands, by the key's number, and in which object that was.
  private let places = UnsafeMutablePointer<Int32>.allocate(capacity: InternedKeys.capacity)
  private let objects = UnsafeMutablePointer<Int>.allocate(capacity: InternedKeys.capacity)
  @exclusivity(unchecked) private var object = 0

  init() {
    slots.initialize(repeating: Slot(), count: Self.slotCount)
    objects.initialize(repeating: 0, count: InternedKeys.capacity)
  }

  deinit {
    slots.deinitialize(count: Self.slotCount)
    slots.deallocate()
    places.deallocate()
    objects.deallocate()
  }

  /// Whether there is no room for another layout.
  var isFull: Bool { count == Self.capacity || keyCount >= Self.mostKeys }

  /// Forgets all layouts.
  func removeAll() {
    slots.update(repeating: Slot(), count: Self.slotCount)
    (count, keyCount) = (0, 0)
  }
}

// MARK: - Objects

extension ObjectLayouts {
  /// Returns an object of its values; of duplicate keys the last counts.
  ///
  /// - Parameters:
  ///   - values: The values, which are moved out.
  ///   - numbers: The numbers of their keys.
  ///   - keysHash: The hash of the set of keys.
  ///   - keys: What the numbers stand for.
  /// - Returns: The object.
  func object(
    of values: UnsafeMutableBufferPointer<Any>, _ numbers: UnsafeMutableBufferPointer<Int32>,
    keysHash: UInt64, _ keys: InternedKeys
  ) -> JSONObject {
    if values.isEmpty { return [:] }
    if let layout = slots[Int(truncatingIfNeeded: keysHash) & (Self.slotCount - 1)].layout,
      layout.isOf(numbers)
    {
      return layout.members.mapValues { values.moveElement(from: $0) }
    }
    guard note(numbers), let layout = layout(of: numbers, keysHash, keys) else {
      return Self.inserted(values, numbers, keys)
    }
    let places = places
    return layout.members.mapValues {
      values.moveElement(from: Int(places[Int(layout.numbers[$0])]))
    }
  }

  /// Returns an object whose values are inserted key by key.
  static func inserted(
    _ values: UnsafeMutableBufferPointer<Any>, _ numbers: UnsafeMutableBufferPointer<Int32>,
    _ keys: InternedKeys
  ) -> JSONObject {
    var object = JSONObject(minimumCapacity: values.count)
    for index in values.indices {
      object[keys.name(of: Int(numbers[index]))] = values.moveElement(from: index)
    }
    return object
  }

  /// Notes where the value of each key stands; returns false where a key is there twice.
  @_transparent
  private func note(_ numbers: UnsafeMutableBufferPointer<Int32>) -> Bool {
    object += 1
    // Not a loop over the indices, here and below: unoptimised, their iterator takes longer than a key.
    let (object, count) = (object, numbers.count)
    var index = 0
    while index < count {
      let number = Int(numbers[index])
      if objects[number] == object { return false }
      objects[number] = object
      places[number] = Int32(truncatingIfNeeded: index)
      index &+= 1
    }
    return true
  }

  /// Returns the layout of the keys that were noted.
  @_transparent
  private func layout(
    of numbers: UnsafeMutableBufferPointer<Int32>, _ keysHash: UInt64, _ keys: InternedKeys
  ) -> Layout? {
    var slot = Int(truncatingIfNeeded: keysHash)
    for _ in 0..<Self.mostProbes {
      slot &= Self.slotCount - 1
      if slots[slot].keysHash == keysHash { return known(at: slot, numbers, keys) }
      if slots[slot].keysHash == 0 {
        if !isFull {
          slots[slot].keysHash = keysHash
          count += 1
        }
        return nil
      }
      slot += 1
    }
    return nil
  }

  @_transparent
  private func known(
    at slot: Int, _ numbers: UnsafeMutableBufferPointer<Int32>, _ keys: InternedKeys
  ) -> Layout? {
    guard let layout = slots[slot].layout else {
      return keyCount < Self.mostKeys ? makeLayout(at: slot, numbers, keys) : nil
    }
    // Other keys may have the same hash, though very rarely.
    let (known, object, count) = (layout.numbers, object, numbers.count)
    guard known.count == count else { return nil }
    var index = 0
    while index < count {
      if objects[Int(known[index])] != object { return nil }
      index &+= 1
    }
    return layout
  }

  /// Returns a new layout for keys that were seen before; nil where two of them are one key in two
  /// spellings.
  @inline(never)
  private func makeLayout(
    at slot: Int, _ numbers: UnsafeMutableBufferPointer<Int32>, _ keys: InternedKeys
  ) -> Layout? {
    let names = numbers.map { keys.name(of: Int($0)) }
    let members = Dictionary(zip(names, names.indices), uniquingKeysWith: { $1 })
    guard members.count == numbers.count else { return nil }
    let layout = Layout(numbers, members: members)
    slots[slot].layout = layout
    keyCount += names.count
    return layout
  }
}
