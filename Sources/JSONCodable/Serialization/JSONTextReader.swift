import Foundation
import JSONText

/// Reads JSON text into the tree that `JSONSerialization` would make of it.
///
/// It differs where `JSONSerialization` on Linux loses data or is too kind: doubles are the nearest
/// ones, `-0` keeps its sign, a number that no type holds is no error until somebody asks for it,
/// and a comma behind the last element is one.
enum JSONTextReader {
  /// Returns what `body` makes of the tree of a text.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`, or what `body` throws.
  static func read<R>(_ text: String, _ body: (Any) throws -> R) throws -> R {
    try read({ try tree(text) }, body)
  }

  /// Returns what `body` makes of the tree of data in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`, or what `body` throws.
  static func read<R>(_ data: Data, _ body: (Any) throws -> R) throws -> R {
    try read({ try tree(data) }, body)
  }

  private static func read<R>(_ tree: () throws -> Any, _ body: (Any) throws -> R) throws -> R {
    let count = UnrepresentableNumber.count
    let tree = try tree()
    if UnrepresentableNumber.count == count { return try body(tree) }
    return try DecodingScope.withUnrepresentableNumber { try body(tree) }
  }

  /// Reads a text.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`.
  static func tree(_ text: String) throws -> Any {
    var text = text
    return try text.withUTF8 { try tree(UnsafeRawBufferPointer($0)) }
  }

  /// Reads data in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`.
  static func tree(_ data: Data) throws -> Any {
    guard let encoding = data.withUnsafeBytes(wideEncoding) else {
      return try data.withUnsafeBytes { try tree($0) }
    }
    // `String` leaves out what is less than a whole unit at the end.
    let unit = [.utf16, .utf16BigEndian, .utf16LittleEndian].contains(encoding) ? 2 : 4
    guard data.count.isMultiple(of: unit), let text = String(data: data, encoding: encoding) else {
      throw JSONDecodingError(
        problem: .invalidText(reason: "invalid \(encoding)", line: 1, column: 1, offset: 0))
    }
    return try tree(text)
  }

  private static func tree(_ bytes: UnsafeRawBufferPointer) throws -> Any {
    if JSONContext.scopedOptions?.text == .foundation { return try FoundationText.tree(bytes) }
    let hasMark = bytes.starts(with: byteOrderMark)
    let document = UnsafeRawBufferPointer(rebasing: bytes[(hasMark ? byteOrderMark.count : 0)...])
    do {
      return try JSONScanner.scan(document, maximumDepth: JSONOptions.currentDepthLimit) {
        try TreeBuilder.tree(&$0)
      }
    } catch let error as JSONSyntaxError {
      throw JSONDecodingError(
        problem: .invalidText(
          reason: error.reason, line: error.line, column: error.column, offset: error.offset))
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Tells UTF-16 and UTF-32 by the zeros around the first character, which is ASCII in JSON.
  private static func wideEncoding(of bytes: UnsafeRawBufferPointer) -> String.Encoding? {
    // Two ASCII characters, or one, the frequent case.
    guard let first = bytes.first else { return nil }
    if (1..<0x80).contains(first), bytes.count == 1 || (1..<0x80).contains(bytes[1]) { return nil }
    return switch Array(bytes.prefix(4)) {
    case let bytes where bytes.starts(with: [0xFF, 0xFE, 0, 0]): .utf32
    case [0, 0, 0xFE, 0xFF]: .utf32
    case let bytes where bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]):
      .utf16
    case let bytes where bytes.count == 4 && bytes.starts(with: [0, 0, 0]): .utf32BigEndian
    case let bytes where bytes.count == 4 && bytes.dropFirst() == [0, 0, 0]: .utf32LittleEndian
    case let bytes where bytes.count >= 2 && bytes[0] == 0 && bytes[1] != 0: .utf16BigEndian
    case let bytes where bytes.count >= 2 && bytes[0] != 0 && bytes[1] == 0: .utf16LittleEndian
    default: nil
    }
  }
}
