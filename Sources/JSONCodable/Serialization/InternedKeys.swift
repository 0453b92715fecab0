import Foundation
import JSONText

/// The keys of earlier texts, each with a number, found by the bytes that stand in the text.
///
/// The table is small, and what does not fit is not in it, so that no text can make it large or slow.
final class InternedKeys {
  /// The most keys.
  static let capacity = 1_024
  private static let longestKey = 128
  /// A power of two; half of it stays empty.
  private static let slotCount = 2 * capacity
  private static let mostProbes = 8
  /// A power of two.
  private static let followerCount = 4 * capacity

  private struct Entry {
    let text: UnsafeBufferPointer<UInt8>
    let name: String
    let hash: UInt64
  }

  private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
  /// The numbers of the keys, from 1; 0 in an empty slot.
  private let slots = UnsafeMutablePointer<Int32>.allocate(capacity: slotCount)
  @exclusivity(unchecked) private var count = 0
  /// The number of the key that came after the last keys before, from 1; 0 where none has come.
  private let followers = UnsafeMutablePointer<Int32>.allocate(capacity: followerCount)
  /// The place in `followers` that the last two keys and some of the one before them make.
  @exclusivity(unchecked) private var place = 0

  init() {
    slots.initialize(repeating: 0, count: Self.slotCount)
    followers.initialize(repeating: 0, count: Self.followerCount)
  }

  deinit {
    removeAll()
    entries.deallocate()
    slots.deallocate()
    followers.deallocate()
  }

  /// Whether there is no room for another key.
  var isFull: Bool { count == Self.capacity }

  /// Forgets all keys.
  func removeAll() {
    for index in 0..<count { entries[index].text.deallocate() }
    entries.deinitialize(count: count)
    slots.update(repeating: 0, count: Self.slotCount)
    followers.update(repeating: 0, count: Self.followerCount)
    (count, place) = (0, 0)
  }

  /// Returns the key with a number.
  func name(of number: Int) -> String { entries[number].name }

  /// Returns the hash of a key, for hashes of sets of keys.
  ///
  /// Hashes of several keys, combined by exclusive or, are the same in every order, as A. Zobrist described
  /// in 1970.
  @inline(__always)
  func hash(ofKey number: Int) -> UInt64 { entries[number].hash }
}

// MARK: - Numbers

extension InternedKeys {
  /// Reads a key that has a number, and returns that; nil, with the key unread, for one that has none.
  ///
  /// - Throws: `JSONSyntaxError`.
  func number(in scanner: inout JSONScanner) throws -> Int? {
    if let number = follower(in: &scanner) { return number }
    return try numberOfOther(in: &scanner)
  }

  /// The same for a key that does not follow the last ones.
  private func numberOfOther(in scanner: inout JSONScanner) throws -> Int? {
    let start = scanner.offset
    try scanner.skipString()
    let text = scanner.bytes(in: start..<scanner.offset)
    let number = try number(of: text) {
      scanner.rewind(to: start)
      return try scanner.string()
    }
    if number == nil { scanner.rewind(to: start) }
    return number
  }

  /// Reads the key that came after the last ones before, and returns its number; nil where another one comes.
  ///
  /// Objects of one kind have their keys in the same order. To compare a key takes less than to look for its end and
  /// for its number.
  @_transparent
  private func follower(in scanner: inout JSONScanner) -> Int? {
    let number = Int(followers[place]) - 1
    guard number >= 0, scanner.take(entries[number].text) else { return nil }
    follow(number)
    return number
  }

  /// Returns the number of a key; a new key gets a new one.
  ///
  /// - Parameters:
  ///   - text: The key as it stands in the text, with its quotes and escapes.
  ///   - name: Reads the key.
  /// - Returns: The number, or nil where there is no room.
  /// - Throws: What `name` throws.
  @_transparent
  func number(
    of text: UnsafeBufferPointer<UInt8>, name: () throws -> String
  ) rethrows -> Int? {
    var (slot, probes) = (Self.hash(text), 0)
    while probes < Self.mostProbes {
      probes += 1
      slot &= Self.slotCount - 1
      let number = Int(slots[slot]) - 1
      if number < 0 { return add(text, try name(), at: slot) }
      if Self.isSame(entries[number].text, text) {
        note(number)
        return number
      }
      slot += 1
    }
    return nil
  }

  @inline(never)
  private func add(_ text: UnsafeBufferPointer<UInt8>, _ name: String, at slot: Int) -> Int? {
    guard !isFull, text.count <= Self.longestKey else { return nil }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = copy.initialize(fromContentsOf: text)
    let number = count
    (entries + number).initialize(
      to: Entry(text: UnsafeBufferPointer(copy), name: name, hash: Self.hash(ofKey: number)))
    count += 1
    slots[slot] = Int32(count)
    note(number)
    return number
  }

  /// Notes a key that has come where another one had, or none.
  @_transparent
  private func note(_ number: Int) {
    followers[place] = Int32(number + 1)
    follow(number)
  }

  @_transparent
  private func follow(_ number: Int) {
    place = (place &<< 6 ^ number) & (Self.followerCount - 1)
  }

  @_transparent
  private static func isSame(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard one.count == other.count, let one = one.baseAddress, let start = other.baseAddress else {
      return false
    }
    return memcmp(one, start, other.count) == 0
  }

  /// Returns a hash of the first and the last bytes and of the length: most keys are short.
  @_transparent
  static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let count = text.count
    guard let start = text.baseAddress, count > 0 else { return 0 }
    var hash = UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      let bytes = UnsafeRawPointer(start)
      hash ^= bytes.loadUnaligned(as: UInt64.self)
      hash = hash &* 0x9E37_79B9_7F4A_7C15
      hash ^= bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      // No iterator, and no `<<`: both are generic where nothing is optimised.
      var index = 0
      while index < count {
        hash = hash &<< 8 ^ hash &>> 56 ^ UInt64(truncatingIfNeeded: start[index])
        index += 1
      }
    }
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> 40)
  }

  /// Returns the number at a place of the sequence SplitMix64, by Steele, Lea and Flood, 2014.
  private static func hash(ofKey number: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: number + 1) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }
}
