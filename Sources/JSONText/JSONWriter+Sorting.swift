// Members in the order of their keys.
//
// An object is written as its members come, and put in order where it ends: whatever writes it need not know its
// keys before. What stands in it is in order by then. So a text of n bytes in d levels takes O(n · d), where the keys on
// each level came in another order.

/// The members of the objects that are open, as they were written.
///
/// Where nothing is optimised, an algorithm of the standard library copies each element for each step. So the members are
/// compared where they lie, and put in order by their numbers.
@usableFromInline
struct WrittenMembers {
  struct Member {
    let key: JSONKeyOrder.Key
    /// Where it stands in the text, with what separates it from the member before.
    let start: Int
  }

  private var members: [Member] = []
  /// For each open object, how many members stand before its first.
  private var firsts: [Int] = []
  /// Where the last member that was noted begins: none of them begins later.
  private var lastStart = -1

  init() {}

  mutating func begin() { firsts.append(members.count) }

  mutating func append(_ key: JSONKeyOrder.Key, at start: Int) {
    let member = Member(key: key, start: start)
    let left = start <= lastStart ? countBefore(start) : members.count
    lastStart = start
    if left == members.count { return members.append(member) }
    // Mostly one was taken back, and this one takes its place: nothing has to be removed.
    if left + 1 < members.count { members.removeLast(members.count - left - 1) }
    members[left] = member
  }

  /// Returns how many members are left where the writer has taken back what begins at an offset or later.
  private func countBefore(_ end: Int) -> Int {
    let first = firsts.isEmpty ? 0 : firsts[firsts.count - 1]
    var count = members.count
    while count > first, members[count - 1].start >= end { count -= 1 }
    return count
  }

  /// Ends the object begun last, and calls a function with the ranges of its members in the order of their keys, unless
  /// the text has them in that order.
  mutating func end(
    at end: Int, _ reorder: (_ start: Int, UnsafeMutableBufferPointer<Range<Int>>) -> Void
  ) {
    let left = end <= lastStart ? countBefore(end) : members.count
    let first = firsts.removeLast()
    let count = left - first
    members.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress, !Self.isSorted(base + first, count) else { return }
      let members = base + first
      withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: count) { ranges in
        Self.withOrder(of: members, count) { order in
          var place = 0
          while place < count {
            let number = order[place]
            let isLast = number + 1 == count
            ranges.initializeElement(
              at: place, to: members[number].start..<(isLast ? end : members[number + 1].start))
            place += 1
          }
        }
        reorder(members.pointee.start, ranges)
      }
    }
    members.removeLast(members.count - first)
  }

  private static func isSorted(_ members: UnsafePointer<Member>, _ count: Int) -> Bool {
    var index = 1
    while index < count {
      if precedes(members + index, members + index - 1) { return false }
      index += 1
    }
    return true
  }

  /// What the ranks decide, as mostly, needs no copies of the keys, which a call of `<` takes.
  @_transparent
  private static func precedes(_ left: UnsafePointer<Member>, _ right: UnsafePointer<Member>)
    -> Bool
  {
    let (rank, other) = (left.pointee.key.prefixRank, right.pointee.key.prefixRank)
    if rank != other, rank != 0, other != 0 { return rank < other }
    return left.pointee.key < right.pointee.key
  }

  /// Calls a function with the numbers of members in the order of their keys.
  ///
  /// A few are inserted one after the other, as `sort` does it, without its generic calls.
  private static func withOrder(
    of members: UnsafePointer<Member>, _ count: Int, _ body: (UnsafeMutablePointer<Int>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { numbers in
      var all = numbers
      guard let order = all.baseAddress else { return }
      let sortsHere = count < mostInserted
      var number = 0
      while number < count {
        var place = number
        while sortsHere, place > 0, precedes(members + number, members + order[place - 1]) {
          (order + place).initialize(to: order[place - 1])
          place -= 1
        }
        (order + place).initialize(to: number)
        number += 1
      }
      if !sortsHere { all.sort { precedes(members + $0, members + $1) } }
      body(order)
    }
  }

  /// Below so many elements `sort` inserts them, too.
  private static let mostInserted = 64
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
        var index = 0
        while index < members.count {
          if index > 0 {
            place.update(from: separator.utf8Start, count: comma)
            place += comma
          }
          // The first member in the text is the only one without a comma.
          let (start, end) = (members[index].lowerBound - first, members[index].upperBound - first)
          let from = start == 0 ? 0 : start + comma
          place.update(from: base + from, count: end - from)
          place += end - from
          index += 1
        }
        assert(place == text + length, "members in order are as long as they were")
      }
    }
  }
}
