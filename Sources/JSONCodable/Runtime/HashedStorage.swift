/// Where a set or a dictionary of the standard library keeps its elements.
///
/// Code that is not compiled for the type of a set asks the runtime for the types of its storage, of its iterator and
/// of what that returns, for each set, and copies each element. Here they are read where they lie.
///
///     word 2         how many elements there are
///     byte 32        the binary logarithm of the number of buckets
///     word 6         where the buckets of the elements of a set, or of the keys of a dictionary, lie
///     word 7         where those of a dictionary's values lie
///     from there on  a bit for each bucket, set where it is in use; what is left of a last word is set, too
///
/// This is the layout of `__RawSetStorage` and `__RawDictionaryStorage`, which the standard library promises to code
/// that was compiled for it.
package struct HashedStorage {
  /// The places of the elements of a set, or of the keys of a dictionary.
  let elements: UnsafeRawPointer
  /// The places of the values of a dictionary.
  let values: UnsafeRawPointer
  let count: Int
  private let bucketCount: Int
  private let bits: UnsafePointer<UInt>

  /// Which collection a storage belongs to, by the word in which its bits begin.
  private enum Form: Int {
    case set = 7
    case dictionary = 8
  }

  /// Creates the storage of a set that lies at a place; nil where sets are not known to be stored this way.
  ///
  /// - Precondition: A set lies there. The storage is valid as long as the set lives and is not changed.
  @inline(__always)
  init?(ofSetAt place: UnsafeRawPointer) {
    guard Self.isKnown else { return nil }
    self.init(place, .set)
  }

  /// Creates the storage of a dictionary that lies at a place; nil where they are not known to be stored this way.
  ///
  /// - Precondition: A dictionary lies there. The storage is valid as long as it lives and is not changed.
  @inline(__always)
  init?(ofDictionaryAt place: UnsafeRawPointer) {
    guard Self.isKnown else { return nil }
    self.init(place, .dictionary)
  }

  @inline(__always)
  private init(_ place: UnsafeRawPointer, _ form: Form) {
    let storage = place.load(as: UnsafeRawPointer.self)
    let words = storage.assumingMemoryBound(to: UInt.self)
    count = Int(bitPattern: words[2])
    bucketCount = 1 << Int(storage.load(fromByteOffset: 32, as: Int8.self))
    elements = storage.load(fromByteOffset: 48, as: UnsafeRawPointer.self)
    values = form == .set ? elements : storage.load(fromByteOffset: 56, as: UnsafeRawPointer.self)
    bits = words + form.rawValue
  }

  /// Returns the numbers of the buckets in use, in the order in which the collection shows what they hold.
  @inline(__always)
  var buckets: Buckets { Buckets(bits: bits, bucketCount: count == 0 ? 0 : bucketCount) }

  /// Returns an object with the keys of the dictionary, and with what a body makes of the number of each bucket in use.
  ///
  /// The layout is copied, so that no key is hashed, and the type of the values need not be known.
  ///
  /// - Parameters:
  ///   - members: The dictionary whose storage this is.
  ///   - value: Makes a value.
  /// - Returns: The object.
  /// - Throws: What the body throws.
  @inline(__always)
  func mapValues(
    of members: [String: Void], _ value: (Int) throws -> Any
  ) rethrows -> JSONObject {
    var (buckets, bucket) = (buckets, 0)
    return try members.mapValues { _ in
      // `mapValues` goes in the order of the buckets, too.
      bucket = buckets.next() ?? bucket
      return try value(bucket)
    }
  }

  /// Returns an object with the keys of a dictionary, and with what a body makes of each member.
  ///
  /// - Parameters:
  ///   - members: A dictionary whose keys are strings.
  ///   - value: Makes a value of a key and the value there.
  /// - Returns: The object.
  /// - Throws: What the body throws.
  package static func mapMembers<Value>(
    of members: [String: Value], _ value: (String, Value) throws -> Any
  ) rethrows -> JSONObject {
    try Memory.withPlace(of: members) { place in
      guard let storage = HashedStorage(ofDictionaryAt: place) else {
        return try mapEach(members, value)
      }
      let strideOfKeys = MemoryLayout<String>.stride, strideOfValues = MemoryLayout<Value>.stride
      return try storage.mapValues(of: UnsafeRawPointer(place).value(as: [String: Void].self)) {
        try value(
          (storage.elements + $0 * strideOfKeys).value(as: String.self),
          (storage.values + $0 * strideOfValues).pointer(to: Value.self).pointee)
      }
    }
  }

  // Apart: code that is not compiled for the values asks the runtime for the types of what it goes through.
  @inline(never)
  private static func mapEach<Value>(
    _ members: [String: Value], _ value: (String, Value) throws -> Any
  ) rethrows -> JSONObject {
    var object = JSONObject(minimumCapacity: members.count)
    for (key, member) in members { object[key] = try value(key, member) }
    return object
  }

  /// The numbers of the buckets in use.
  struct Buckets: IteratorProtocol {
    private let bits: UnsafePointer<UInt>
    private let bucketCount: Int
    private var index = 0
    private var word: UInt = 0

    @inline(__always)
    fileprivate init(bits: UnsafePointer<UInt>, bucketCount: Int) {
      self.bits = bits
      self.bucketCount = bucketCount
      guard bucketCount > 0 else { return }
      word = bits[0]
      if bucketCount < UInt.bitWidth { word &= 1 << UInt(bucketCount) &- 1 }
    }

    @inline(__always)
    mutating func next() -> Int? {
      while word == 0 {
        index += 1
        guard index * UInt.bitWidth < bucketCount else { return nil }
        word = bits[index]
      }
      defer { word &= word &- 1 }
      return index * UInt.bitWidth + word.trailingZeroBitCount
    }
  }
}

// MARK: - Proof

extension HashedStorage {
  /// Whether collections that are known have been found to be stored this way: an empty one, one with a part of a word
  /// of bits, and one with two words.
  ///
  /// On Apple's platforms one may be an object of Objective-C, which is not.
  private static let isKnown: Bool = {
    #if canImport(ObjectiveC)
      return false
    #else
      return [0, 1, 50].allSatisfy { count in
        // Of strings: every process has asked the runtime whether they are keys.
        let keys = (0..<UInt8(count)).map { String(Unicode.Scalar(UInt8(ascii: "0") + $0)) }
        let set = Set(keys)
        let dictionary = [String: UInt8](
          uniqueKeysWithValues: keys.map { ($0, $0.utf8.first ?? 0) })
        let strideOfKeys = MemoryLayout<String>.stride, strideOfValues = MemoryLayout<UInt8>.stride
        return hasPlaces(of: set, .set, strides: [strideOfKeys])
          && hasPlaces(of: dictionary, .dictionary, strides: [strideOfKeys, strideOfValues])
          && withUnsafePointer(to: set) { place in
            let storage = HashedStorage(place, .set)
            return IteratorSequence(storage.buckets)
              .map { (storage.elements + $0 * strideOfKeys).value(as: String.self) }
              .elementsEqual(set)
          }
          && withUnsafePointer(to: dictionary) { place in
            let storage = HashedStorage(place, .dictionary)
            return IteratorSequence(storage.buckets)
              .map { bucket in
                (
                  (storage.elements + bucket * strideOfKeys).value(as: String.self),
                  (storage.values + bucket * strideOfValues).value(as: UInt8.self)
                )
              }
              .elementsEqual(dictionary) { $0 == ($1.key, $1.value) }
          }
      }
    #endif
  }()

  /// Returns whether the storage of a collection says how many elements it has, and that they are where they have to
  /// be: behind the bits, the values behind the keys.
  private static func hasPlaces<Elements: Collection>(
    of collection: Elements, _ form: Form, strides: [Int]
  ) -> Bool {
    guard MemoryLayout<Elements>.size == 8, MemoryLayout<UInt>.size == 8 else { return false }
    return withUnsafePointer(to: collection) { place in
      let storage = UnsafeRawPointer(place).load(as: UnsafeRawPointer.self)
      let words = storage.assumingMemoryBound(to: UInt.self)
      let scale = Int(storage.load(fromByteOffset: 32, as: Int8.self))
      guard words[2] == UInt(collection.count), 0...8 ~= scale else { return false }
      // All empty collections share a storage without places.
      if collection.isEmpty { return true }
      guard 1 << scale > collection.count else { return false }
      let wordCount = max(1, 1 << scale / UInt.bitWidth)
      var place = UnsafeRawPointer(words + form.rawValue + wordCount)
      return strides.indices.allSatisfy { index in
        defer { place += strides[index] << scale }
        return words[6 + index] == UInt(bitPattern: place)
      }
    }
  }
}
