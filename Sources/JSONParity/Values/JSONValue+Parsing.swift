public import Foundation
internal import JSONText

extension JSONValue {
  /// The number of arrays and objects that may stand in one another in a text that is read: 512.
  public static let maximumDepth = 512

  /// Reads JSON text.
  ///
  /// Everything that RFC 8259 calls a JSON text is read, up to 512 levels deep, save for strings
  /// with a lone surrogate (`"\ud800"`), which no `String` can hold. A byte order mark is refused.
  ///
  /// - Throws: `JSONParsingError`, with the place, when the text is anything else.
  public init(parsing text: String) throws {
    self = try JSONParsingError.wrapping {
      try JSONScanner.scan(text, maximumDepth: Self.maximumDepth) { try JSONValue(reading: &$0) }
    }
  }

  /// Reads JSON text in UTF-8.
  ///
  /// - Throws: `JSONParsingError`, with the place, when the bytes are anything else.
  public init(parsing data: Data) throws {
    self = try JSONParsingError.wrapping {
      try data.withUnsafeBytes { bytes in
        try JSONScanner.scan(bytes, maximumDepth: Self.maximumDepth) {
          try JSONValue(reading: &$0)
        }
      }
    }
  }

  private init(reading scanner: inout JSONScanner) throws {
    switch try scanner.peek() {
    case .array:
      var elements: [JSONValue] = []
      try scanner.elements { elements.append(try JSONValue(reading: &$0)) }
      self = .array(elements)
    case .object:
      var members: [Member] = []
      try scanner.members { scanner, key in
        members.append(Member(key: key, value: try JSONValue(reading: &scanner)))
      }
      self = .object(members)
    case let kind: try self.init(readingScalar: kind, &scanner)
    }
  }

  /// Reads a value that is neither an array nor an object.
  init(readingScalar kind: JSONScanner.Kind, _ scanner: inout JSONScanner) throws {
    switch kind {
    case .string: self = .string(try scanner.string())
    case .number: self = .number(Number(scanned: try scanner.number().text))
    default:
      try scanner.literal()
      self = kind == .null ? .null : .boolean(kind == .true)
    }
  }
}

/// Says why and where a text is not JSON.
///
///     unexpected "]", expected a value at line 3, column 7
///
public struct JSONParsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; a line ends with a line feed.
  public var line: Int
  /// The column, from 1, in bytes of the line.
  public var column: Int
  /// The offset from the start of the text, from 0, in bytes.
  public var offset: Int
  /// What was found and what was expected, in lower case and without a full stop.
  public var reason: String

  /// Makes an error.
  public init(line: Int, column: Int, offset: Int, reason: String) {
    self.line = line
    self.column = column
    self.offset = offset
    self.reason = reason
  }

  /// The reason and the place.
  public var description: String { "\(reason) at line \(line), column \(column)" }

  /// Turns the errors of the scanner into those that clients see.
  static func wrapping<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as JSONSyntaxError {
      throw JSONParsingError(
        line: error.line, column: error.column, offset: error.offset, reason: error.reason)
    }
  }
}
