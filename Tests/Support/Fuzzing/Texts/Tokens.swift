/// The parts of a text, valid or not: strings, words, white space and single signs.
struct Tokens {
  private(set) var tokens: [[UInt8]]

  /// Creates the tokens of a text; together they are the text.
  init(_ bytes: [UInt8]) {
    tokens = []
    var index = 0
    while index < bytes.count {
      let end = Self.end(of: bytes, from: index)
      tokens.append(Array(bytes[index..<end]))
      index = end
    }
  }

  /// The text.
  var bytes: [UInt8] { tokens.flatMap(\.self) }

  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    switch kind(of: bytes[start]) {
    case .quote:
      var index = start + 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.count)
    case .sign: return start + 1
    case let kind: return bytes[start...].firstIndex { Self.kind(of: $0) != kind } ?? bytes.count
    }
  }

  private enum Kind { case quote, sign, space, word }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      .sign
    case 0x20, 0x09, 0x0A, 0x0D: .space
    default: .word
    }
  }
}

// MARK: - Values

extension Tokens {
  /// The places of all values: scalars, and whole arrays and objects.
  var values: [Range<Int>] {
    var values: [Range<Int>] = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.first {
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { values.append(start..<index + 1) }
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D, nil: break
      default: if !isKey(index) { values.append(index..<index + 1) }
      }
    }
    return values
  }

  /// The places of all keys.
  var keys: [Int] { tokens.indices.filter(isKey) }

  /// Whether two keys are one to Swift, wherever they stand.
  var repeatKeys: Bool {
    var seen: Set<String> = []
    return keys.contains { place in
      guard case .accepted(.string(let key)) = Reader.decoder.read(tokens[place]) else {
        return true
      }
      return !seen.insert(key).inserted
    }
  }

  private func isKey(_ index: Int) -> Bool {
    guard tokens[index].first == UInt8(ascii: "\"") else { return false }
    let next = tokens[(index + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0.first) }
    return next == [UInt8(ascii: ":")]
  }

  mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
    tokens.replaceSubrange(range, with: [bytes])
  }

  func text(_ range: Range<Int>) -> [UInt8] { tokens[range].flatMap(\.self) }
}
