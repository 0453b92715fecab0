import Foundation
import JSONText

/// Builds the trees of the texts that one thread reads.
///
/// What is read waits on a stack until its array or object is complete, so that each of them is made
/// once and in its final size, and an object can take over the layout of an earlier one.
final class TreeBuilder {
  private let values = Stack<Any>()
  /// The numbers of the keys of the objects that are not complete.
  private let numbers = Stack<Int32>()
  private let keys = InternedKeys()
  private let layouts = ObjectLayouts()

  private static let threads = ThreadLocal { TreeBuilder() }

  /// Reads the next value of a text, by the builder of the calling thread.
  ///
  /// - Throws: `JSONSyntaxError`.
  static func tree(_ scanner: inout JSONScanner) throws -> Any {
    let builder = threads.value
    builder.makeRoom()
    defer { builder.removeRest() }
    return try builder.value(&scanner)
  }

  private func makeRoom() {
    guard keys.isFull || layouts.isFull else { return }
    keys.removeAll()
    layouts.removeAll()
  }

  /// Removes what an error has left behind.
  private func removeRest() {
    values.removeAll()
    numbers.removeAll()
  }
}

// MARK: - Values

extension TreeBuilder {
  private func value(_ scanner: inout JSONScanner) throws -> Any {
    switch try scanner.peek() {
    case .string: return try scanner.string()
    case .number: return JSONNumber(try scanner.number()).leaf
    case .object: return try object(&scanner)
    case .array: return try array(&scanner)
    case .true: return try literal(JSONNumber.yes, &scanner)
    case .false: return try literal(JSONNumber.no, &scanner)
    case .null: return try literal(NSNull(), &scanner)
    }
  }

  private func literal(_ value: Any, _ scanner: inout JSONScanner) throws -> Any {
    try scanner.literal()
    return value
  }

  private func array(_ scanner: inout JSONScanner) throws -> [Any] {
    let first = values.count
    try scanner.elements { values.push(try value(&$0)) }
    return values.popArray(from: first)
  }

  /// Keeps the last of duplicate keys, as `JSONSerialization` does.
  private func object(_ scanner: inout JSONScanner) throws -> JSONObject {
    let (first, firstNumber) = (values.count, numbers.count)
    var marks: UInt64 = 0
    /// The members so far, once there was a key without a number.
    var members: JSONObject?
    try scanner.members { scanner -> String? in
      if members == nil, let number = try number(ofKey: &scanner) {
        numbers.push(Int32(number))
        marks ^= keys.mark(of: number)
        return nil
      }
      if members == nil { members = popMembers(first, firstNumber, ObjectLayouts.inserted) }
      return try scanner.string()
    } _: { scanner, key in
      let value = try value(&scanner)
      if let key {
        members?[key] = value
      } else {
        values.push(value)
      }
    }
    return members
      ?? popMembers(first, firstNumber) { layouts.object(of: $0, $1, marks: marks, $2) }
  }

  private func popMembers(
    _ first: Int, _ firstNumber: Int,
    _ make: (
      UnsafeMutableBufferPointer<Any>, UnsafeMutableBufferPointer<Int32>, InternedKeys
    ) -> JSONObject
  ) -> JSONObject {
    values.popAll(from: first) { values in
      numbers.popAll(from: firstNumber) { make(values, $0, keys) }
    }
  }

  /// Reads a key that has a number; nil, with the key unread, for one that has none.
  @inline(__always)
  private func number(ofKey scanner: inout JSONScanner) throws -> Int? {
    let start = scanner.offset
    try scanner.skipString()
    let text = scanner.bytes(in: start..<scanner.offset)
    let number = try keys.number(of: text) {
      scanner.rewind(to: start)
      return try scanner.string()
    }
    if number == nil { scanner.rewind(to: start) }
    return number
  }
}
