internal import Foundation

/// The bytes of a document, asked how its parts are written.
struct Spelling {
  let bytes: [UInt8]

  init(_ document: JSONDocument) {
    bytes = Array(document.data)
  }

  /// Returns the text of a part of the document.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the bytes of a key without the colon and the white space behind it.
  func key(_ range: Range<Int>) -> Range<Int> {
    let end = bytes[range].lastIndex(of: UInt8(ascii: "\"")) ?? range.upperBound - 1
    return range.lowerBound..<end + 1
  }

  func isSame(_ range: Range<Int>, _ other: Spelling, _ otherRange: Range<Int>) -> Bool {
    bytes[range].elementsEqual(other.bytes[otherRange])
  }

  // MARK: - White space

  /// Returns the white space around a whole document, before and behind it.
  func around(_ root: JSONNode) -> [String] {
    [text(0..<root.range.lowerBound), text(root.range.upperBound..<bytes.count)]
  }

  /// Returns the white space before and behind an element.
  func around(_ range: Range<Int>) -> [String] {
    [text(spaceBefore(range.lowerBound)), text(spaceBehind(range.upperBound))]
  }

  /// Returns the white space before a key, on both sides of the colon, and behind the value.
  func around(key: Range<Int>, value: Range<Int>) -> [String] {
    let end = self.key(key).upperBound
    return [
      text(spaceBefore(key.lowerBound)), text(spaceBehind(end)),
      text(spaceBefore(value.lowerBound)), text(spaceBehind(value.upperBound)),
    ]
  }

  /// Returns the white space in an array or object with nothing in it.
  func inside(_ range: Range<Int>) -> [String] {
    [text(range.lowerBound + 1..<range.upperBound - 1)]
  }

  private func spaceBefore(_ offset: Int) -> Range<Int> {
    let start = bytes[..<offset].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
    return start..<offset
  }

  private func spaceBehind(_ offset: Int) -> Range<Int> {
    offset..<(bytes[offset...].firstIndex { !Self.isSpace($0) } ?? bytes.count)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
