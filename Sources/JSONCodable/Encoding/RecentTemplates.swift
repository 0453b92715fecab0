/// The templates of types with many optional properties that one thread has used lately.
///
/// There are at most 128 for each thread, each with at most 64 keys, and they end with the thread. A
/// combination gets a template when it comes again before another one has taken its place: values that
/// are all different cost what it costs to insert their keys, and no memory.
final class RecentTemplates {
  static let capacity = 32 * neighbours
  private static let neighbours = 4

  private struct Slot {
    let owner: ObjectTemplates
    let present: UInt64
    var template: ObjectTemplate?
  }

  private var slots = [Slot?](repeating: nil, count: capacity)
  private var replacements = 0

  private static let threads = ThreadLocal { RecentTemplates() }

  /// The templates of the calling thread.
  static var ofThread: RecentTemplates { threads.value }

  /// How many templates there are.
  var count: Int { slots.count { $0?.template != nil } }

  /// Returns the template of a combination; nil for one that has not come lately.
  ///
  /// A combination has one of four slots in a row, so that few take each other's place.
  func template(
    of owner: ObjectTemplates, for present: UInt64
  ) -> ObjectTemplate? {
    let home = Self.index(owner, present)
    for index in home..<home + Self.neighbours {
      guard let slot = slots[index] else {
        slots[index] = Slot(owner: owner, present: present)
        return nil
      }
      guard slot.owner === owner, slot.present == present else { continue }
      if let template = slot.template { return template }
      let template = owner.makeTemplate(for: present)
      slots[index]?.template = template
      return template
    }
    replacements &+= 1
    slots[home + (replacements & (Self.neighbours - 1))] = Slot(owner: owner, present: present)
    return nil
  }

  private static func index(_ owner: ObjectTemplates, _ present: UInt64) -> Int {
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(owner)))
    // Fibonacci hashing: the high bits of the product depend on all bits.
    let mixed = (present ^ address) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 59) * neighbours
  }
}
