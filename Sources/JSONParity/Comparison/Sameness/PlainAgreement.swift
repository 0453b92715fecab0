internal import Foundation
internal import JSONText

/// A quick look at two texts that often shows that they say the same, without making a value.
///
///     {"a":[1,"x"],"b":null}        {"b":null,"a":[1,"x"]}
///      → read member by member       ↑        ↑  ↑          a node for each value, found by its key
///
/// It sees scalars and keys as bytes and objects as sets of members. Whatever asks for more, such as
/// `1` and `1.0`, an escape in a key or a duplicate key, it leaves to the comparison.
struct PlainAgreement {
  /// A value on the right; the nodes of its children follow it.
  private struct Node {
    var kind: JSONScanner.Kind
    var key: Range<Int>
    var range: Range<Int>
    /// How many nodes there are from here to the end of the value.
    var size = 1
    /// How many members or elements the value has.
    var count = 0
  }

  /// An error that says that the look shows no agreement.
  private struct Doubt: Error {}

  /// Objects with more members are left to the comparison, which finds keys by hashing.
  private static let mostMembers = 64
  /// Longer texts are left to the comparison, which takes less memory.
  static let longestText = 1 << 16

  private let left: UnsafeRawBufferPointer
  private let right: UnsafeRawBufferPointer
  private let nodes: UnsafeBufferPointer<Node>

  /// Returns whether two texts are certain to be JSON without a difference in meaning, under any
  /// policy.
  static func isCertain(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    do {
      try nodes(of: right).withUnsafeBufferPointer { nodes in
        let look = PlainAgreement(left: left, right: right, nodes: nodes)
        try JSONScanner.scan(left, maximumDepth: JSONValue.maximumDepth) {
          try look.compare(&$0, with: 0)
        }
      }
      return true
    } catch {
      // The comparison says what differs, or what is wrong with the text.
      return false
    }
  }
}

// MARK: - The right text

extension PlainAgreement {
  private static func nodes(of bytes: UnsafeRawBufferPointer) throws -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(min(bytes.count / 8 + 1, 64))
    try JSONScanner.scan(bytes, maximumDepth: JSONValue.maximumDepth) {
      try read(&$0, key: 0..<0, into: &nodes)
    }
    return nodes
  }

  private static func read(
    _ scanner: inout JSONScanner, key: Range<Int>, into nodes: inout [Node]
  ) throws {
    let kind = try scanner.peek()
    let start = scanner.offset
    let index = nodes.count
    var count = 0
    nodes.append(Node(kind: kind, key: key, range: start..<start))
    switch kind {
    case .array:
      try scanner.elements {
        count += 1
        try read(&$0, key: 0..<0, into: &nodes)
      }
    case .object:
      try scanner.memberPlaces {
        count += 1
        try read(&$0, key: $1, into: &nodes)
      }
    default: try scanner.skipValue()
    }
    nodes[index].range = start..<scanner.offset
    nodes[index].size = nodes.count - index
    nodes[index].count = count
  }
}

// MARK: - The left text against the nodes

extension PlainAgreement {
  private func compare(_ scanner: inout JSONScanner, with index: Int) throws {
    let kind = try scanner.peek()
    guard kind == nodes[index].kind else { throw Doubt() }
    switch kind {
    case .object: try compareMembers(&scanner, of: index)
    case .array: try compareElements(&scanner, of: index)
    default:
      let start = scanner.offset
      try scanner.skipValue()
      guard areSameBytes(start..<scanner.offset, nodes[index].range) else { throw Doubt() }
    }
  }

  private func compareElements(_ scanner: inout JSONScanner, of array: Int) throws {
    var partner = array + 1
    try scanner.elements { scanner in
      guard partner < array + nodes[array].size else { throw Doubt() }
      try compare(&scanner, with: partner)
      partner += nodes[partner].size
    }
    guard partner == array + nodes[array].size else { throw Doubt() }
  }

  /// Compares each member with the one that has its key, and no two with the same.
  ///
  /// If there are as many on both sides, no key is there twice, unless two spellings of a key are.
  private func compareMembers(_ scanner: inout JSONScanner, of object: Int) throws {
    var taken: UInt64 = 0
    var count = 0
    try scanner.memberPlaces { scanner, key in
      guard let (partner, number) = partner(of: key, in: object), taken & (1 << number) == 0
      else { throw Doubt() }
      taken |= 1 << number
      count += 1
      try compare(&scanner, with: partner)
    }
    guard count == nodes[object].count else { throw Doubt() }
  }

  /// Returns the first member of an object with a key, and its number there.
  private func partner(of key: Range<Int>, in object: Int) -> (index: Int, number: Int)? {
    var index = object + 1
    for number in 0..<min(nodes[object].count, Self.mostMembers) {
      if areSameBytes(key, nodes[index].key) {
        return left[key].contains(UInt8(ascii: "\\")) ? nil : (index, number)
      }
      index += nodes[index].size
    }
    return nil
  }

  private func areSameBytes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count, let left = left.baseAddress, let right = right.baseAddress
    else { return false }
    return memcmp(left + one.lowerBound, right + other.lowerBound, one.count) == 0
  }
}
