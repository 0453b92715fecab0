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

  private let keys: [String]
  /// The indices of the properties that may be nil.
  private let optionals: [Int]
  private let all: [Template]
  private let made = Mutex<[UInt64: Template]>([:])

  init(_ entries: ContiguousArray<EncodingPlan.Entry>) {
    let keys = entries.map(\.key)
    let optionals = entries.indices.filter { entries[$0].reader.canBeNil }
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

  /// The template for the properties whose bits are set.
  subscript(present: UInt64) -> Template {
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
