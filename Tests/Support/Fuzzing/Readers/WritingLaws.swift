import Foundation
import JSONCodable
import JSONParity

/// What holds for a text that is read, written and read again.
package struct WritingLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "writing"
  /// Of so many texts one is tried.
  package let every: Int

  /// Creates the laws.
  package init(every: Int = 1) { self.every = every }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by bytes: [UInt8]) -> Disagreement? { Self.broken(by: bytes).first }

  /// Returns whether a text breaks one law.
  package func isBroken(_ law: String, by bytes: [UInt8]) -> Bool {
    Self.broken(by: bytes).contains { $0.law == law }
  }

  static let writing = "what is read is written"
  static let losslessReading = "a lossless value is written and read back"
  static let reading = "what the mapper writes is read back as the same value"
  static let settling = "a text settles when it is written"
  static let leaves = "a type is made of what JSONSerialization makes"

  /// Returns the laws that a text breaks.
  static func broken(by bytes: [UInt8]) -> [Disagreement] {
    [
      check(writing) { try writes(bytes) }, check(losslessReading) { try lossless(bytes) },
      check(reading) { try reads(bytes) }, check(settling) { try settles(bytes) },
      check(leaves) { try hasOnlyLeaves(bytes) },
    ].compactMap(\.self)
  }

  private static func check(_ law: String, _ finding: () throws -> String?) -> Disagreement? {
    do {
      return try finding().map { Disagreement(law: law, finding: $0) }
    } catch {
      // What cannot be read or written breaks the laws of reading and writing.
      return law == writing || law == losslessReading
        ? Disagreement(law: law, finding: "\(error)") : nil
    }
  }

  private static func lossless(_ bytes: [UInt8]) throws -> String? {
    guard case .accepted = Reader.lossless.read(bytes) else { return nil }
    let value = try JSONValue(parsing: Data(bytes))
    let texts = [value.text(.compact), value.text(.pretty)]
    return try texts.first { try JSONValue(parsing: $0) != value }
  }

  private static func writes(_ bytes: [UInt8]) throws -> String? {
    guard case .accepted = Reader.mapper.read(bytes) else { return nil }
    let written = try written(bytes)
    _ = try JSONValue(parsing: written)
    return nil
  }

  private static func reads(_ bytes: [UInt8]) throws -> String? {
    let again = try MapperTree.read(written(bytes))
    return Content.difference(
      try Content(tree: MapperTree.read(Data(bytes))), try Content(tree: again))
  }

  private static func settles(_ bytes: [UInt8]) throws -> String? {
    let first = try written(bytes)
    let second = try written(Array(first))
    return first == second
      ? nil
      : "\(String(decoding: first, as: UTF8.self)) becomes \(String(decoding: second, as: UTF8.self))"
  }

  private static func hasOnlyLeaves(_ bytes: [UInt8]) throws -> String? {
    foreignLeaf(in: try MapperTree.unchecked(Data(bytes)))
  }

  private static func foreignLeaf(in tree: Any) -> String? {
    switch tree {
    case let array as [Any]:
      for element in array { if let found = foreignLeaf(in: element) { return found } }
    case let object as JSONObject:
      for value in object.values { if let found = foreignLeaf(in: value) { return found } }
    case is String, is NSNumber, is NSNull: break
    default: return "\(type(of: tree))"
    }
    return nil
  }

  /// Returns what the mapper makes of a text, as text with sorted keys.
  private static func written(_ bytes: [UInt8]) throws -> Data {
    try Tree(MapperTree.read(Data(bytes))).JSONData(options: .sortedKeys)
  }

  private struct Tree: JSONEncodable {
    let tree: Any
    init(_ tree: Any) { self.tree = tree }
    func JSONEncode() -> Any { tree }
  }
}

extension Content {
  /// Returns where two contents of the mapper differ, or nil.
  static func difference(_ left: Content, _ right: Content, at path: String = "$") -> String? {
    switch (left, right) {
    case (.null, .null): return nil
    case (.boolean(let left), .boolean(let right)) where left == right: return nil
    case (.string(let left), .string(let right)) where left.utf8.elementsEqual(right.utf8):
      return nil
    case (.number(let left), .number(let right)) where left.hasValue(of: right): return nil
    case (.array(let left), .array(let right)) where left.count == right.count:
      for (index, pair) in zip(left, right).enumerated() {
        if let found = difference(pair.0, pair.1, at: "\(path)[\(index)]") { return found }
      }
      return nil
    case (.object(let left), .object(let right)) where left.count == right.count:
      for (key, value) in left {
        guard let index = right.index(forKey: key), right[index].key.utf8.elementsEqual(key.utf8)
        else { return "\(path): no key \(key.debugDescription)" }
        if let found = difference(value, right[index].value, at: "\(path).\(key)") { return found }
      }
      return nil
    default: return "\(path): \(left) becomes \(right)"
    }
  }
}

extension ReadNumber {
  /// Whether two numbers of the mapper are one: the same exact value, and the same sign of zero.
  fileprivate func hasValue(of other: ReadNumber) -> Bool {
    guard let text, let otherText = other.text, let number = JSONValue.Number(text),
      let otherNumber = JSONValue.Number(otherText)
    else { return false }
    return number.hasSameValue(as: otherNumber) && double?.bitPattern == other.double?.bitPattern
      && integer == other.integer && unsigned == other.unsigned
  }
}
