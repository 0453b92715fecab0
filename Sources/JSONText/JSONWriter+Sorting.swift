// Members in the order of their keys.
//
// An object is written as its members come, and put in order where it ends: whatever writes it need not know its
// keys before. What stands in it is in order by then. So a text of n bytes in d levels takes O(n · d), where the keys on
// each level came in another order.

/// The members of the objects that are open, as they were written.
@usableFromInline
struct WrittenMembers {
  struct Member {
    let key: JSONKeyOrder.Key
    /// Where it stands in the text, with what separates it from the member before.
    let start: Int
    var end = 0
  }

  private var members: [Member] = []
  /// For each open object, how many members stand before its first.
  private var firsts: [Int] = []

  init() {}

  mutating func begin() { firsts.append(members.count) }

  mutating func append(_ key: JSONKeyOrder.Key, at start: Int) {
    removeTaken(from: start)
    members.append(Member(key: key, start: start))
  }

  /// Removes the members that the writer has taken back.
  private mutating func removeTaken(from end: Int) {
    let first = firsts.last ?? 0
    while members.count > first, let last = members.last, last.start >= end { members.removeLast() }
  }

  /// Ends the object begun last, and calls a function with its members in the order of their keys, unless the text has
  /// them in that order.
  mutating func end(
    at end: Int, _ reorder: (_ start: Int, UnsafeMutableBufferPointer<Member>) -> Void
  ) {
    removeTaken(from: end)
    let first = firsts.removeLast()
    members.withUnsafeMutableBufferPointer { all in
      var members = UnsafeMutableBufferPointer(rebasing: all[first...])
      guard let start = members.first?.start, !Self.isSorted(members) else { return }
      for index in members.indices {
        members[index].end = index + 1 < members.count ? members[index + 1].start : end
      }
      members.sort { $0.key < $1.key }
      reorder(start, members)
    }
    members.removeSubrange(first...)
  }

  private static func isSorted(_ members: UnsafeMutableBufferPointer<Member>) -> Bool {
    for index in members.indices.dropFirst() where members[index].key < members[index - 1].key {
      return false
    }
    return true
  }
}

extension JSONWriter {
  /// Writes a key; its value follows.
  package mutating func key(_ key: JSONKeyOrder.Key) {
    if sortsKeys { written.append(key, at: length) }
    separate()
    put(quoted: key.text)
    colon()
  }

  @usableFromInline
  mutating func beginMembers() { written.begin() }

  /// Puts the members of the object begun last in the order of their keys.
  @usableFromInline
  mutating func sortMembers() {
    let separator: StaticString = isPretty ? ",\n" : ","
    let (text, length, comma) = (start, length, separator.utf8CodeUnitCount)
    written.end(at: length) { first, members in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length - first) { old in
        guard let base = old.baseAddress else { return }
        base.initialize(from: text + first, count: old.count)
        // The members and what separates them fill the same range in any order.
        var place = text + first
        for index in members.indices {
          // The first member in the text is the only one without a comma.
          let (member, isFirst) = (members[index], members[index].start == first)
          if index > 0 {
            place.update(from: separator.utf8Start, count: comma)
            place += comma
          }
          let from = member.start - first + (isFirst ? 0 : comma)
          let count = member.end - first - from
          place.update(from: base + from, count: count)
          place += count
        }
        assert(place == text + length, "members in order are as long as they were")
      }
    }
  }
}
