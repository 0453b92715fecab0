import Foundation

/// A JSON document as a value: objects without order, numbers exact.
indirect enum Document: Hashable, Sendable {
  case null
  case bool(Bool)
  case string(String)
  case number(ExactNumber)
  case array([Document])
  case object([String: Document])

  /// Reads a text that is known to be valid JSON.
  init(parsing data: Data) throws {
    var reader = DocumentReader(bytes: Array(data))
    self = try reader.document()
    try reader.end()
  }

  /// Reads the text that JSONSerialization writes for a tree.
  init(writing tree: Any) throws {
    try self.init(
      parsing: JSONSerialization.data(withJSONObject: tree, options: .fragmentsAllowed))
  }
}

/// A decimal number of any size: 1, 1.0 and 10e-1 are one number, -0 is 0.
struct ExactNumber: Hashable, Sendable {
  let isNegative: Bool
  let digits: String
  let exponent: Int

  init(text: String) {
    let parts = text.lowercased().split(separator: "e")
    let mantissa = parts[0].drop { $0 == "-" }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 ? halves[1] : ""
    let all = (halves[0] + fraction).drop { $0 == "0" }
    let significant = String(all.reversed().drop { $0 == "0" }.reversed())
    digits = significant
    isNegative = text.hasPrefix("-") && !significant.isEmpty
    let written = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    exponent =
      significant.isEmpty ? 0 : written - fraction.count + all.count - significant.count
  }
}

struct InvalidDocument: Error {
  let offset: Int
}

private struct DocumentReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws -> Document {
    switch bytes.indices.contains(position) ? bytes[position] : 0 {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  func end() throws {
    if position != bytes.count { throw InvalidDocument(offset: position) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard take(character) else { throw InvalidDocument(offset: position) }
  }

  private mutating func word(_ word: String, _ document: Document) throws -> Document {
    guard bytes[position...].starts(with: word.utf8) else {
      throw InvalidDocument(offset: position)
    }
    position += word.utf8.count
    return document
  }

  private mutating func object() throws -> [String: Document] {
    var members: [String: Document] = [:]
    try expect("{")
    if take("}") { return members }
    repeat {
      let key = try string()
      try expect(":")
      members[key] = try document()
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func array() throws -> [Document] {
    var elements: [Document] = []
    try expect("[")
    if take("]") { return elements }
    repeat { elements.append(try document()) } while take(",")
    try expect("]")
    return elements
  }

  private mutating func number() throws -> ExactNumber {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) {
      position += 1
    }
    if start == position { throw InvalidDocument(offset: position) }
    return ExactNumber(text: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Leaves the escapes to JSONDecoder.
  private mutating func string() throws -> String {
    let start = position
    try expect("\"")
    var hasEscape = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        hasEscape = true
        position += 1
      }
      position += 1
    }
    try expect("\"")
    if hasEscape {
      return try JSONDecoder().decode(String.self, from: Data(bytes[start..<position]))
    }
    return String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
  }
}
