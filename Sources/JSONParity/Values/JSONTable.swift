internal import Foundation
internal import JSONText

/// The places of all values in a JSON text, in the order of the text, without the values.
///
///     {"a":[1,2],"b":{}}       a word of 32 bits for each of   "a"  1  2  "b"  {}
///                              and five for each of            {…}  [1,2]
///
/// The word of a key, a scalar and an empty array or object is its offset. What has parts begins with
/// five words, and its parts follow, each key before its value:
///
///     offset, marked | index behind the last part, marked if a key repeats in here
///                    | offset of the end, marked if no part has parts | hash by meaning, in two
///
/// So a number takes four bytes beside its text. A value is made only where it is asked for.
struct JSONTable: Sendable {
  static let mark: UInt32 = 1 << 31
  static let headWords = 5
  /// No word can hold a larger place in the table of a longer text.
  private static let longestText = 1 << 30

  let text: Data
  /// How many arrays and objects stand in one another at most.
  let levels: Int
  private var words: [UInt32]

  /// Creates the table of a JSON text in UTF-8.
  ///
  /// - Throws: `JSONSyntaxError`, with the position, when the bytes are anything else.
  init(parsing text: Data) throws {
    guard text.count <= Self.longestText else { throw JSONSyntaxError(reason: "longer than 1 GiB") }
    self.text = text
    (words, levels) = try text.withUnsafeBytes { bytes in
      try JSONScanner.scan(bytes, maximumDepth: JSONValue.maximumDepth) { scanner in
        var builder = TableBuilder(text: bytes.bindMemory(to: UInt8.self))
        _ = try builder.read(&scanner)
        return (builder.words, builder.levels)
      }
    }
  }

  /// Creates the table of a value, and its text.
  init(_ value: JSONValue) {
    (text, words, levels) = AmpleStack.run(forLevels: value.levels) {
      let text = Data(value.text().utf8)
      return text.withUnsafeBytes { bytes in
        var builder = TableBuilder(text: bytes.bindMemory(to: UInt8.self))
        var offset = 0
        _ = builder.add(value, at: &offset)
        return (text, builder.words, builder.levels)
      }
    }
  }

  /// Calls a function with the whole value, which is valid until the function returns.
  ///
  /// It changes nothing but the hashes that the table keeps.
  mutating func withRoot<R>(_ body: (JSONNode) throws -> R) rethrows -> R {
    let text = text
    return try text.withUnsafeBytes { bytes in
      try words.withUnsafeMutableBufferPointer { words in
        try body(JSONNode(text: bytes.bindMemory(to: UInt8.self), words: words, index: 0))
      }
    }
  }

  /// Calls a function with the whole value, of which it must not ask for hashes, on a stack that is large enough for it.
  func readingRoot<R>(_ body: (JSONNode) -> R) -> R {
    AmpleStack.run(forLevels: levels) {
      text.withUnsafeBytes { bytes in
        words.withUnsafeBufferPointer { words in
          body(
            JSONNode(
              text: bytes.bindMemory(to: UInt8.self),
              words: UnsafeMutableBufferPointer(mutating: words), index: 0))
        }
      }
    }
  }
}

/// Writes the words of a table, for a scanner or for a value.
private struct TableBuilder {
  let text: UnsafeBufferPointer<UInt8>
  var words: [UInt32] = []
  /// How many arrays and objects stand in one another at most, and how many the next part stands in.
  private(set) var levels = 0
  private var depth = 0

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    words.reserveCapacity(Self.mostWords(of: text))
  }

  /// Returns how many words a text can need, so that the table need not grow.
  ///
  /// Brackets in strings count too, so it is no more than a word for each byte: a text that needs more has little but
  /// brackets.
  private static func mostWords(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var (separators, brackets) = (0, 0)
    for byte in text {
      separators += byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") ? 1 : 0
      brackets += byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") ? 1 : 0
    }
    return min(1 + separators + JSONTable.headWords * brackets, text.count)
  }

  /// Adds an offset.
  private mutating func append(_ offset: Int) { words.append(UInt32(truncatingIfNeeded: offset)) }

  /// Makes room for the rest of a head when the first part comes.
  private mutating func beginParts(of index: Int) {
    guard words.count == index + 1 else { return }
    for _ in 1..<JSONTable.headWords { words.append(0) }
  }

  /// Goes into an array or object.
  private mutating func enter() {
    depth += 1
    levels = max(levels, depth)
  }

  /// Leaves an array or object, and fills in its head; returns whether a key repeats in it.
  private mutating func finish(_ index: Int, end: Int, isFlat: Bool, _ repeats: Bool) -> Bool {
    depth -= 1
    guard words.count > index + 1 else { return false }
    words[index] |= JSONTable.mark
    words[index + 1] = UInt32(truncatingIfNeeded: words.count)
    words[index + 2] = UInt32(truncatingIfNeeded: end) | (isFlat ? JSONTable.mark : 0)
    let repeats = repeats || hasRepeats(index)
    if repeats { words[index + 1] |= JSONTable.mark }
    return repeats
  }

  private mutating func hasRepeats(_ index: Int) -> Bool {
    let text = text
    return words.withUnsafeMutableBufferPointer {
      let node = JSONNode(text: text, words: $0, index: index)
      return node.kind == .object && node.children.repeatKeys
    }
  }
}

// MARK: - From a text

extension TableBuilder {
  /// Reads a value; returns whether a key repeats in it.
  mutating func read(_ scanner: inout JSONScanner) throws -> Bool {
    let kind = try scanner.peek()
    let index = words.count
    append(scanner.offset)
    switch kind {
    case .array: return try readElements(&scanner, index)
    case .object: return try readMembers(&scanner, index)
    default:
      try scanner.skipValue()
      return false
    }
  }

  private mutating func readElements(_ scanner: inout JSONScanner, _ index: Int) throws -> Bool {
    var (isFlat, repeats) = (true, false)
    enter()
    try scanner.elements { scanner in
      beginParts(of: index)
      let part = words.count
      if try read(&scanner) { repeats = true }
      if words.count > part + 1 { isFlat = false }
    }
    return finish(index, end: scanner.offset, isFlat: isFlat, repeats)
  }

  private mutating func readMembers(_ scanner: inout JSONScanner, _ index: Int) throws -> Bool {
    var (isFlat, repeats) = (true, false)
    enter()
    try scanner.memberPlaces { scanner, key in
      beginParts(of: index)
      append(key.lowerBound)
      let part = words.count
      if try read(&scanner) { repeats = true }
      if words.count > part + 1 { isFlat = false }
    }
    return finish(index, end: scanner.offset, isFlat: isFlat, repeats)
  }
}

// MARK: - From a value

extension TableBuilder {
  /// Adds a value whose compact text begins at an offset, which moves behind it; returns whether a
  /// key repeats in it.
  mutating func add(_ value: JSONValue, at offset: inout Int) -> Bool {
    let index = words.count
    append(offset)
    switch value {
    case .array(let elements):
      return add(elements, index, &offset) { builder, element, offset in
        builder.add(element, at: &offset)
      }
    case .object(let members):
      return add(members, index, &offset) { builder, member, offset in
        builder.append(offset)
        offset = QuotedText(text: builder.text, offset: offset).range.upperBound + 1
        return builder.add(member.value, at: &offset)
      }
    default:
      offset = words.withUnsafeMutableBufferPointer {
        JSONNode(text: text, words: $0, index: index).end
      }
      return false
    }
  }

  private mutating func add<Part>(
    _ parts: [Part], _ index: Int, _ offset: inout Int,
    _ add: (inout TableBuilder, Part, inout Int) -> Bool
  ) -> Bool {
    var (isFlat, repeats) = (true, false)
    enter()
    offset += 1
    for part in parts {
      beginParts(of: index)
      let start = words.count
      if add(&self, part, &offset) { repeats = true }
      if words.count > start + 2 { isFlat = false }
      // The comma, or the bracket at the end.
      offset += 1
    }
    if parts.isEmpty { offset += 1 }
    return finish(index, end: offset, isFlat: isFlat, repeats)
  }
}
