/// Dictionaries from the keys of a type to the indices of its properties, one for each combination of
/// properties that have a value.
///
/// With few optional properties they stand in an array that is complete from the start, at most 16. With
/// many there are too many combinations to keep them all: each thread keeps those that come again.
final class ObjectTemplates: Sendable {
  typealias Template = [String: Int]

  /// From this many optional properties on, there are too many combinations to make them all.
  private static let fewOptionals = 4

  /// The most properties: one for each bit of a word.
  static let capacity = UInt64.bitWidth

  private let keys: [String]
  /// The indices of the properties that may be nil.
  private let optionals: [Int]
  private let all: [Template]

  /// Creates the templates of some keys.
  ///
  /// - Parameters:
  ///   - keys: The keys of the properties, at most `capacity`, all different.
  ///   - optionals: The indices of the properties that may be nil.
  init(keys: [String], optionals: [Int]) {
    self.keys = keys
    self.optionals = optionals
    guard optionals.count <= Self.fewOptionals else {
      all = []
      return
    }
    let required = keys.indices.filter { !optionals.contains($0) }
    all = (0..<1 << optionals.count).map { combination in
      let present = optionals.indices.filter { combination >> $0 & 1 == 1 }.map { optionals[$0] }
      return Self.template(keys, required + present)
    }
  }

  /// Makes an object of the values of the properties.
  ///
  /// - Parameter read: Gives the value of each property in turn, or nil.
  /// - Returns: The object; a property that is nil has no key.
  /// - Throws: What `read` throws, with the property's key.
  @inline(__always)
  func object(_ read: (Int) throws -> Any?) throws -> JSONObject {
    try withUnsafeTemporaryAllocation(of: Any.self, capacity: keys.count) { values in
      var present: UInt64 = 0
      for index in keys.indices {
        do {
          guard let value = try read(index) else { continue }
          values.initializeElement(at: index, to: value)
          present |= 1 << UInt64(index)
        } catch {
          for index in 0..<index where present & 1 << UInt64(index) != 0 {
            values.extracting(index..<index + 1).deinitialize()
          }
          throw JSONEncodingError.wrap(error, under: .key(keys[index]))
        }
      }
      guard let template = template(for: present) else { return inserted(values, present) }
      // The keys are in place already: the dictionary is copied, and no key is hashed.
      return template.mapValues { values.moveElement(from: $0) }
    }
  }

  /// Makes an object key by key, of the values whose bits are set.
  @inline(never)
  private func inserted(
    _ values: UnsafeMutableBufferPointer<Any>, _ present: UInt64
  ) -> JSONObject {
    var object = JSONObject(minimumCapacity: present.nonzeroBitCount)
    for index in keys.indices where present & 1 << UInt64(index) != 0 {
      object[keys[index]] = values.moveElement(from: index)
    }
    return object
  }

  /// Returns the template for the properties whose bits are set; nil for a combination of many that has
  /// not come lately.
  private func template(for present: UInt64) -> Template? {
    if all.isEmpty { return RecentTemplates.ofThread.template(of: self, for: present) }
    var combination = 0
    for (bit, index) in optionals.enumerated() {
      combination |= Int(present >> UInt64(index) & 1) << bit
    }
    return all[combination]
  }

  /// Makes the template for the properties whose bits are set.
  fileprivate func makeTemplate(for present: UInt64) -> Template {
    Self.template(keys, keys.indices.filter { present >> UInt64($0) & 1 == 1 })
  }

  private static func template(_ keys: [String], _ indices: [Int]) -> Template {
    Dictionary(uniqueKeysWithValues: indices.map { (keys[$0], $0) })
  }
}

/// The templates of types with many optional properties that one thread has used lately.
///
/// There are at most 128 for each thread, each with at most 64 keys, and they end with the thread. A
/// combination gets a template when it comes again before another one has taken its place: values that
/// are all different cost what it costs to insert their keys, and no memory.
final class RecentTemplates {
  static let capacity = 128

  private struct Slot {
    let owner: ObjectTemplates
    let present: UInt64
    var template: ObjectTemplates.Template?
  }

  private var slots = [Slot?](repeating: nil, count: capacity)

  private static let threads = ThreadLocal { RecentTemplates() }

  /// Those of the calling thread.
  static var ofThread: RecentTemplates { threads.value }

  /// How many templates there are.
  var count: Int { slots.count { $0?.template != nil } }

  fileprivate func template(
    of owner: ObjectTemplates, for present: UInt64
  ) -> ObjectTemplates.Template? {
    let index = Self.index(owner, present)
    guard let slot = slots[index], slot.owner === owner, slot.present == present else {
      slots[index] = Slot(owner: owner, present: present)
      return nil
    }
    if slot.template == nil { slots[index]?.template = owner.makeTemplate(for: present) }
    return slots[index]?.template
  }

  private static func index(_ owner: ObjectTemplates, _ present: UInt64) -> Int {
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(owner)))
    // Fibonacci hashing: the high bits of the product depend on all bits.
    let mixed = (present ^ address) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 57) & (capacity - 1)
  }
}
