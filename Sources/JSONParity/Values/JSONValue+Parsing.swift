public import Foundation
internal import JSONText

extension JSONValue {
  /// The number of arrays and objects that may stand in one another in a text that is read: 512.
  public static let maximumDepth = 512

  /// Creates a value from JSON text.
  ///
  /// Everything that RFC 8259 calls a JSON text is read, up to 512 levels deep, save for strings
  /// with a lone surrogate (`"\ud800"`), which no `String` can hold. A byte order mark is skipped.
  ///
  /// - Throws: `JSONSyntaxError`, with the position, when the text is anything else.
  public init(parsing text: String) throws {
    self = try JSONScanner.scan(text, maximumDepth: Self.maximumDepth) {
      try JSONValue(reading: &$0)
    }
  }

  /// Creates a value from JSON text in UTF-8; a byte order mark is skipped.
  ///
  /// - Throws: `JSONSyntaxError`, with the position, when the bytes are anything else.
  public init(parsing data: Data) throws {
    self = try data.withUnsafeBytes { bytes in
      try JSONScanner.scan(bytes, maximumDepth: Self.maximumDepth) { try JSONValue(reading: &$0) }
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

  /// Creates a value that is neither an array nor an object.
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
