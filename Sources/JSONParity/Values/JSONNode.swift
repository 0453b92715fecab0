internal import Foundation
internal import JSONCodable
internal import JSONText

/// A value in a table, with its place in the text; valid inside `withRoot` alone.
struct JSONNode {
  let text: UnsafeBufferPointer<UInt8>
  let words: UnsafeMutableBufferPointer<UInt32>
  let index: Int

  /// Where the value begins in the text.
  var offset: Int { Int(words[index] & ~JSONTable.mark) }
  /// Where the value ends in the text.
  var end: Int { hasParts ? Int(words[index + 2] & ~JSONTable.mark) : endOfLeaf }
  /// The bytes in the text.
  var range: Range<Int> { offset..<end }
  /// Whether the value is an array or object that is not empty.
  var hasParts: Bool { words[index] & JSONTable.mark != 0 }
  /// Whether an object in here has a key twice.
  var repeatsKeys: Bool { hasParts && words[index + 1] & JSONTable.mark != 0 }
  /// The index behind the value.
  var next: Int { hasParts ? Int(words[index + 1] & ~JSONTable.mark) : index + 1 }

  /// The indices of all that is in the value.
  var inside: Range<Int> { hasParts ? index + JSONTable.headWords..<next : next..<next }

  /// Whether no part of the value has parts.
  fileprivate var isFlat: Bool { !hasParts || words[index + 2] & JSONTable.mark != 0 }

  /// Returns another value of the table.
  func node(at index: Int) -> JSONNode { JSONNode(text: text, words: words, index: index) }

  /// Returns a key of the table.
  func key(at index: Int) -> QuotedText { QuotedText(text: text, offset: node(at: index).offset) }

  var kind: JSONScanner.Kind {
    switch text[offset] {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "t"): .true
    case UInt8(ascii: "f"): .false
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Returns whether two values are of one type; `true` and `false` are.
  func hasSameType(as other: JSONNode) -> Bool {
    func type(_ kind: JSONScanner.Kind) -> JSONScanner.Kind { kind == .false ? .true : kind }
    return type(kind) == type(other.kind)
  }

  /// Returns whether two values are written with the same bytes.
  func hasSameBytes(as other: JSONNode) -> Bool {
    let (range, otherRange) = (range, other.range)
    guard range.count == otherRange.count else { return false }
    guard let here = text.baseAddress, let there = other.text.baseAddress else { return true }
    return memcmp(here + range.lowerBound, there + otherRange.lowerBound, range.count) == 0
  }

  /// The hash by meaning of an array or object that has parts, once it is known; else 0.
  var knownHash: Int {
    get { Int(truncatingIfNeeded: UInt64(words[index + 3]) << 32 | UInt64(words[index + 4])) }
    nonmutating set {
      words[index + 3] = UInt32(truncatingIfNeeded: newValue >> 32)
      words[index + 4] = UInt32(truncatingIfNeeded: newValue)
    }
  }
}

/// The elements of an array, or the values of an object's members, in their order.
///
/// Where no part has parts, one stands behind the other. Else their indices are listed.
struct JSONChildren: RandomAccessCollection {
  private let parent: JSONNode
  /// How many words stand before a value: its key or nothing.
  private let keyWords: Int
  private var listed: [UInt32] = []
  let endIndex: Int
  var startIndex: Int { 0 }

  fileprivate init(of parent: JSONNode) {
    self.parent = parent
    keyWords = parent.kind == .object ? 1 : 0
    guard !parent.isFlat else {
      endIndex = parent.inside.count / (1 + keyWords)
      return
    }
    var count = 0
    Self.forEach(of: parent, keyWords) { _ in count += 1 }
    listed.reserveCapacity(count)
    endIndex = count
    Self.forEach(of: parent, keyWords) { listed.append(UInt32(truncatingIfNeeded: $0)) }
  }

  private static func forEach(of parent: JSONNode, _ keyWords: Int, _ body: (Int) -> Void) {
    var index = parent.inside.lowerBound
    while index < parent.next {
      body(index + keyWords)
      index = parent.node(at: index + keyWords).next
    }
  }

  private func index(_ position: Int) -> Int {
    listed.isEmpty
      ? parent.inside.lowerBound + position * (1 + keyWords) + keyWords : Int(listed[position])
  }

  subscript(position: Int) -> JSONNode { parent.node(at: index(position)) }

  /// Returns the key of a member.
  func key(_ position: Int) -> QuotedText { parent.key(at: index(position) - 1) }
}

extension JSONNode {
  /// The elements of an array or the values of an object's members.
  ///
  /// - Complexity: O(*n*) in their number, if one of them has parts.
  var children: JSONChildren { JSONChildren(of: self) }

  /// Returns the first part that a step of a path leads to.
  func child(_ component: JSONPath.Component) -> JSONNode? {
    let children = children
    switch (component, kind) {
    case (.index(let index), .array):
      return children.indices.contains(index) ? children[index] : nil
    case (.key(let key), .object):
      return children.indices.first { children.key($0).string.hasSameScalars(as: key) }
        .map { children[$0] }
    default: return nil
    }
  }
}

// MARK: - Duplicate keys

extension JSONChildren {
  private static let few = 8

  /// Whether a key is there twice.
  var repeatKeys: Bool {
    if count <= Self.few {
      return indices.contains { index in
        (0..<index).contains { key($0).hasSameScalars(as: key(index)) }
      }
    }
    var keys = Numbering()
    return indices.contains { position in
      keys.number(of: position, hash: key(position).hash) {
        key($0).hasSameScalars(as: key(position))
      } < position
    }
  }

  /// The positions of the members whose key has been there before.
  var repeats: Set<Int> {
    var keys = Numbering()
    var repeats: Set<Int> = []
    for position in indices {
      let known = keys.count
      let number = keys.number(of: position, hash: key(position).hash) {
        key($0).hasSameScalars(as: key(position))
      }
      if number < known { repeats.insert(position) }
    }
    return repeats
  }
}
