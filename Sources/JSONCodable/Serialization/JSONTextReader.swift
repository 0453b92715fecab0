package import Foundation
import JSONText

/// A reader of JSON text, into the tree that `JSONSerialization` would return.
///
/// It differs where `JSONSerialization` on Linux loses data or is too kind. Doubles are the nearest
/// ones, and `-0` keeps its sign. A number that no type holds is an error only where a type asks for
/// it. A comma behind the last element is an error.
package enum JSONTextReader {
  /// Returns what `body` returns for the tree of a text.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`, or what `body` throws.
  static func read<R>(_ text: String, _ body: (Any) throws -> R) throws -> R {
    try DecodingScope.read({ try tree(text) }, body)
  }

  /// Returns what `body` returns for the tree of data in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`, or what `body` throws.
  static func read<R>(_ data: Data, _ body: (Any) throws -> R) throws -> R {
    try DecodingScope.read({ try tree(data) }, body)
  }

  /// Returns the tree of a text.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`.
  static func tree(_ text: String) throws -> Any {
    var text = text
    return try text.withUTF8 { try tree(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the tree of data in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: ``JSONDecodingError`` `invalidText`.
  static func tree(_ data: Data) throws -> Any {
    guard let encoding = data.withUnsafeBytes(WideEncoding.init) else {
      return try data.withUnsafeBytes { try tree($0) }
    }
    guard let text = encoding.text(of: data) else {
      throw encoding.error(ofFaultIn: data)
    }
    do {
      return try tree(text)
    } catch let error as JSONDecodingError {
      throw encoding.error(error, in: text)
    }
  }

  /// Returns data in UTF-16 or UTF-32 as UTF-8; all other data as it is.
  package static func utf8(of data: Data) -> Data {
    let encoding = data.withUnsafeBytes(WideEncoding.init)
    return encoding?.text(of: data).map { Data($0.utf8) } ?? data
  }

  private static func tree(_ bytes: UnsafeRawBufferPointer) throws -> Any {
    let options = JSONContext.scopedOptions ?? JSONOptions()
    if options.text == .foundation { return try FoundationText.tree(bytes) }
    do {
      return try JSONScanner.scan(bytes, maximumDepth: options.usedDepthLimit) {
        try TreeBuilder.tree(&$0)
      }
    } catch let error as JSONSyntaxError {
      throw JSONDecodingError(problem: .invalidText(error))
    }
  }
}

/// UTF-16 or UTF-32, recognised by the first bytes of data.
private struct WideEncoding {
  let encoding: String.Encoding
  /// How many bytes a unit has.
  let unit: Int
  /// How many bytes the byte order mark has; 0 without one.
  let lengthOfByteOrderMark: Int

  /// Creates the encoding of data; nil for UTF-8.
  ///
  /// The first character of JSON is ASCII, so the zeros around it show the encoding.
  init?(of bytes: UnsafeRawBufferPointer) {
    // Two ASCII characters, or one, the frequent case.
    guard let first = bytes.first else { return nil }
    if (1..<0x80).contains(first), bytes.count == 1 || (1..<0x80).contains(bytes[1]) { return nil }
    switch Array(bytes.prefix(4)) {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]:
      self.init(.utf32, unit: 4, lengthOfByteOrderMark: 4)
    case let bytes where bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]):
      self.init(.utf16, unit: 2, lengthOfByteOrderMark: 2)
    case let bytes where bytes.count == 4 && bytes.starts(with: [0, 0, 0]):
      self.init(.utf32BigEndian, unit: 4)
    case let bytes where bytes.count == 4 && bytes.dropFirst() == [0, 0, 0]:
      self.init(.utf32LittleEndian, unit: 4)
    case let bytes where bytes.count >= 2 && bytes[0] == 0 && bytes[1] != 0:
      self.init(.utf16BigEndian, unit: 2)
    case let bytes where bytes.count >= 2 && bytes[0] != 0 && bytes[1] == 0:
      self.init(.utf16LittleEndian, unit: 2)
    default: return nil
    }
  }

  private init(_ encoding: String.Encoding, unit: Int, lengthOfByteOrderMark: Int = 0) {
    (self.encoding, self.unit, self.lengthOfByteOrderMark) = (encoding, unit, lengthOfByteOrderMark)
  }

  /// Returns the text of data without its byte order mark; nil where it is not a text in the encoding.
  func text(of data: Data) -> String? {
    // `String` leaves out what is less than a whole unit at the end.
    guard data.count.isMultiple(of: unit), let text = String(data: data, encoding: encoding),
      // A second mark is no part of JSON, as in UTF-8.
      text.unicodeScalars.first != Self.byteOrderMark
    else { return nil }
    return text
  }

  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  /// Returns the error of data that is not a text in the encoding, with the place of the first fault.
  func error(ofFaultIn data: Data) -> JSONDecodingError {
    let (position, scalar) =
      unit == 2
      ? place(ofFaultIn: data, Unicode.UTF16.self) : place(ofFaultIn: data, Unicode.UTF32.self)
    let reason =
      scalar == Self.byteOrderMark
      ? "unexpected byte order mark, expected a value" : "invalid \(encoding)"
    return JSONDecodingError(
      problem: .invalidText(JSONSyntaxError(reason: reason, position: position)))
  }

  /// Returns where the first unit stands that is no character, or is a second byte order mark.
  private func place<Encoding: Unicode.Encoding>(
    ofFaultIn data: Data, _ type: Encoding.Type
  ) -> (JSONSyntaxError.Position, Unicode.Scalar?) where Encoding.CodeUnit: FixedWidthInteger {
    let bytes = Array(data)
    let isBigEndian =
      lengthOfByteOrderMark > 0
      ? bytes[0] != 0xFF : encoding == .utf16BigEndian || encoding == .utf32BigEndian
    let starts = stride(from: lengthOfByteOrderMark, through: bytes.count - unit, by: unit)
    var units = starts.lazy
      .map { start in
        let unit = bytes[start..<start + unit]
        return (isBigEndian ? Array(unit) : unit.reversed())
          .reduce(0 as Encoding.CodeUnit) { $0 << 8 | Encoding.CodeUnit($1) }
      }
      .makeIterator()
    var position = JSONSyntaxError.Position(line: 1, column: 1, offset: lengthOfByteOrderMark)
    var parser = Encoding.ForwardParser()
    while case .valid(let character) = parser.parseScalar(from: &units) {
      let scalar = Encoding.decode(character)
      if scalar == Self.byteOrderMark, position.offset == lengthOfByteOrderMark {
        return (position, scalar)
      }
      position.offset += unit * character.count
      (position.line, position.column) =
        scalar == "\n" ? (position.line + 1, 1) : (position.line, position.column + 1)
    }
    return (position, nil)
  }

  /// Returns an error of the text as one of the data, where the offset differs.
  func error(_ error: JSONDecodingError, in text: String) -> JSONDecodingError {
    guard case .invalidText(var syntax) = error.problem, let position = syntax.position else {
      return error
    }
    syntax.position?.offset =
      lengthOfByteOrderMark + unit * units(of: text.utf8.prefix(position.offset))
    return JSONDecodingError(path: error.path, problem: .invalidText(syntax))
  }

  private func units(of part: Substring.UTF8View) -> Int {
    unit == 2 ? Substring(part).utf16.count : Substring(part).unicodeScalars.count
  }
}
