import Synchronization

/// Dictionaries from the keys of a type to the indices of its properties, one for each combination of
/// properties that have a value.
///
/// They are made when they are first needed. With few optional properties they stand in an array that
/// is complete from the start; with many, in a table behind a lock.
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
  private let made = Mutex<[UInt64: Template]>([:])

  /// Makes the templates of some keys.
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
      // The keys are in place already: the dictionary is copied, and no key is hashed.
      return self[present].mapValues { values.moveElement(from: $0) }
    }
  }

  /// The template for the properties whose bits are set.
  private subscript(present: UInt64) -> Template {
    if !all.isEmpty {
      var combination = 0
      for (bit, index) in optionals.enumerated() {
        combination |= Int(present >> UInt64(index) & 1) << bit
      }
      return all[combination]
    }
    return made.withLock { made in
      if let template = made[present] { return template }
      let template = Self.template(keys, keys.indices.filter { present >> UInt64($0) & 1 == 1 })
      made[present] = template
      return template
    }
  }

  private static func template(_ keys: [String], _ indices: [Int]) -> Template {
    Dictionary(uniqueKeysWithValues: indices.map { (keys[$0], $0) })
  }
}
