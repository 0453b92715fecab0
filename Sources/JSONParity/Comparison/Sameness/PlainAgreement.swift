internal import Foundation
internal import JSONText

/// A quick look at two texts that often shows that they say the same, without making a value.
///
///     {"a":[1,"x"],"b":null}        {"b":null,"a":[1,"x"]}
///      ↑   ↑ ↑      ↑                a place for each value and key, and its bytes compared
///
/// It sees scalars and keys as bytes and objects as sets of members. Whatever asks for more, such as
/// `1` and `1.0`, an escape in a key or a duplicate key, it leaves to the comparison.
struct PlainAgreement {
  /// A value, and how many nodes from here lie in it; those of children follow their parent.
  private struct Node {
    var kind: JSONScanner.Kind
    var key: Range<Int>
    var range: Range<Int>
    var size: Int
  }

  /// Objects with more members are left to the comparison, which finds keys by hashing.
  private static let mostMembers = 64

  private let left: UnsafeRawBufferPointer
  private let right: UnsafeRawBufferPointer
  private let leftNodes: [Node]
  private let rightNodes: [Node]

  /// Whether two texts are certain to be JSON without a difference in meaning, under any policy.
  static func isCertain(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    do {
      let look = try PlainAgreement(left, right)
      return look.areSame(0, 0)
    } catch {
      // The comparison says what is wrong with the text.
      return false
    }
  }

  private init(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) throws {
    self.left = left
    self.right = right
    leftNodes = try Self.nodes(left)
    rightNodes = try Self.nodes(right)
  }

  private static func nodes(_ bytes: UnsafeRawBufferPointer) throws -> [Node] {
    var nodes: [Node] = []
    try JSONScanner.scan(bytes, maximumDepth: JSONValue.maximumDepth) {
      try read(&$0, key: 0..<0, into: &nodes)
    }
    return nodes
  }

  private static func read(
    _ scanner: inout JSONScanner, key: Range<Int>, into nodes: inout [Node]
  ) throws {
    let kind = try scanner.peek()
    let index = nodes.count
    let start = scanner.offset
    nodes.append(Node(kind: kind, key: key, range: start..<start, size: 1))
    switch kind {
    case .array: try scanner.elements { try read(&$0, key: 0..<0, into: &nodes) }
    case .object: try scanner.memberPlaces { try read(&$0, key: $1, into: &nodes) }
    default: try scanner.skipValue()
    }
    nodes[index].range = start..<scanner.offset
    nodes[index].size = nodes.count - index
  }
}

// MARK: - Comparing

extension PlainAgreement {
  private func areSame(_ one: Int, _ other: Int) -> Bool {
    let (node, partner) = (leftNodes[one], rightNodes[other])
    guard node.kind == partner.kind, node.size == partner.size else { return false }
    switch node.kind {
    case .object: return areSameMembers(one, other)
    case .array: return areSameElements(one, other)
    default: return areSameBytes(node.range, partner.range)
    }
  }

  private func areSameElements(_ one: Int, _ other: Int) -> Bool {
    let end = one + leftNodes[one].size
    var (index, partner) = (one + 1, other + 1)
    while index < end {
      guard partner < other + rightNodes[other].size, areSame(index, partner) else { return false }
      index += leftNodes[index].size
      partner += rightNodes[partner].size
    }
    return true
  }

  /// Whether each member has one partner with its key, and each partner one member.
  ///
  /// Then no key is there twice, unless two spellings of a key are.
  private func areSameMembers(_ one: Int, _ other: Int) -> Bool {
    var taken: UInt64 = 0
    var index = one + 1
    while index < one + leftNodes[one].size {
      guard let (partner, number) = partner(of: leftNodes[index].key, in: other),
        number < Self.mostMembers, taken & (1 << number) == 0, areSame(index, partner)
      else { return false }
      taken |= 1 << number
      index += leftNodes[index].size
    }
    // The sizes agree and so do those of all partners: nothing is left over.
    return true
  }

  /// The first member of an object on the right with a key, and its number there.
  private func partner(
    of key: Range<Int>, in object: Int
  ) -> (index: Int, number: Int)? {
    guard !left[key].contains(UInt8(ascii: "\\")) else { return nil }
    var index = object + 1
    var number = 0
    while index < object + rightNodes[object].size {
      if areSameBytes(key, rightNodes[index].key) { return (index, number) }
      index += rightNodes[index].size
      number += 1
    }
    return nil
  }

  private func areSameBytes(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count, let left = left.baseAddress, let right = right.baseAddress
    else { return false }
    return memcmp(left + one.lowerBound, right + other.lowerBound, one.count) == 0
  }
}
