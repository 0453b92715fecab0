import JSONParity

/// A documented difference between a reader and RFC 8259 as `PlainReader` reads it.
package struct KnownDifference: Sendable, CustomStringConvertible {
  /// What the reader does otherwise.
  package let name: String
  /// The readers that do it.
  package let readers: Set<Reader>
  /// A text in which it shows.
  package let example: [UInt8]
  let effect: Effect

  /// How a difference shows.
  enum Effect: Sendable {
    /// The reader reads a text as it would read another; nil where the row says nothing.
    case reads(@Sendable ([UInt8]) -> [UInt8]?)
    /// The reader refuses a value that is JSON; what a duplicate key hides is left out.
    case refuses(@Sendable (JSONValue) -> Bool)
    /// The reader may refuse a value that is JSON.
    case mayRefuse(@Sendable (JSONValue) -> Bool)
    /// The reader keeps the first of duplicate keys, not the last.
    case firstKey
    /// The reader may take a text that is not JSON.
    case takes(@Sendable ([UInt8]) -> Bool)
    /// The reader may give a number so, by its text and its nearest double.
    case number(@Sendable (String, ReadNumber) -> Bool)
  }

  init(_ name: String, _ readers: Set<Reader>, example: String, _ effect: Effect) {
    self.init(name, readers, bytes: Array(example.utf8), effect)
  }

  init(_ name: String, _ readers: Set<Reader>, bytes: [UInt8], _ effect: Effect) {
    (self.name, self.readers, self.example, self.effect) = (name, readers, bytes, effect)
  }

  /// The name.
  package var description: String { name }

  var keepsFirstKey: Bool {
    if case .firstKey = effect { return true }
    return false
  }

  var isRefusal: Bool {
    if case .refuses = effect { return true }
    return false
  }

  func excuses(number: String, _ read: ReadNumber) -> Bool {
    if case .number(let holds) = effect { return holds(number, read) }
    return false
  }

  func rewrites(_ bytes: [UInt8]) -> [UInt8]? {
    if case .reads(let rewrite) = effect { return rewrite(bytes) }
    return nil
  }

  func hidesMistakes(in bytes: [UInt8]) -> Bool {
    if case .takes(let takes) = effect { return takes(bytes) }
    return false
  }

  func refuses(_ value: JSONValue) -> Bool {
    if case .refuses(let refuses) = effect { return refuses(value) }
    return false
  }
}

extension KnownDifference {
  func mayRefuse(_ value: JSONValue) -> Bool {
    if case .mayRefuse(let mayRefuse) = effect { return mayRefuse(value) }
    return false
  }
}

// MARK: - The table

extension KnownDifference {
  private static let readingTrees: Set<Reader> = [.mapper, .mapperText, .bridge]
  private static let takingWideText: Set<Reader> = [.mapper, .bridge, .serialization, .decoder]

  /// All documented differences.
  ///
  /// The rows that read a text as another apply in this order.
  package static let all: [KnownDifference] = texts + numbers + keys

  private static let keys: [KnownDifference] = [
    KnownDifference(
      "the first of duplicate keys is kept", [.decoder], example: #"{"a":1,"a":2}"#, .firstKey),
    KnownDifference(
      "what a duplicate key hides is not looked at", [.decoder], example: #"{"a":1,"a":01}"#,
      .takes { Tokens(WideText.utf8($0) ?? $0).repeatKeys }),
  ]

  private static let texts: [KnownDifference] = [
    KnownDifference(
      "UTF-32 with a mark, little end first, is taken for UTF-16", [.decoder],
      bytes: [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0],
      .reads { $0.starts(with: [0xFF, 0xFE, 0, 0]) ? [0xFF] : nil }),
    KnownDifference(
      "UTF-16 without a mark is told by four bytes, not by two", [.serialization, .decoder],
      bytes: [0x22, 0, 0x22, 0x2C, 0x22, 0],
      .reads { WideText.isUTF16ByTwoBytes($0) ? [0xFF] : nil }),
    KnownDifference(
      "a part of a unit at the end of UTF-16 or UTF-32 is left out", [.serialization],
      bytes: [0x32, 0, 0x20, 0, 0x5D],
      .reads { WideText.partOfUnit($0) > 0 ? $0.dropLast(WideText.partOfUnit($0)) : nil }),
    KnownDifference(
      "a part of a unit at the end is left out, if there are more than three bytes", [.decoder],
      bytes: [0x32, 0, 0x20, 0, 0x5D],
      .reads { bytes in
        let part = WideText.partOfUnit(bytes)
        return part > 0 && bytes.count > 3 ? bytes.dropLast(part) : nil
      }),
    KnownDifference(
      "UTF-16 and UTF-32 are read", takingWideText, bytes: [0x5B, 0, 0x31, 0, 0x5D, 0],
      .reads(WideText.utf8)),
    KnownDifference(
      "a comma before a closing bracket is left out", [.serialization, .decoder],
      example: "[1,]", .reads(TrailingCommas.removed)),
    KnownDifference(
      "a byte order mark at the start of a string or behind an escape is lost", [.serialization],
      example: "[\"\u{FEFF}\"]", .reads { StringMarks.removed($0) }),
  ]

  private static let numbers: [KnownDifference] = [
    KnownDifference(
      "a number beyond the largest double is refused",
      readingTrees.union([.serialization, .decoder]), example: "1e400",
      .refuses { $0.hasNumber { Double($0)?.isInfinite == true } }),
    KnownDifference(
      "a zero with an exponent may be refused", [.decoder], example: "0e2",
      .mayRefuse { $0.hasNumber(NumberText.isZeroWithExponent) }),
    KnownDifference(
      "a number below the smallest double is refused", readingTrees.union([.decoder]),
      example: "1e-400", .refuses { $0.hasNumber(NumberText.vanishes) }),
    KnownDifference(
      "minus zero without a fraction is the integer 0", [.serialization], example: "-0",
      .number { text, read in text == "-0" && read.text == "0" }),
    KnownDifference(
      "a number of more than 38 digits is cut", [.serialization],
      example: "1.000000000000000111022302462515654042368",
      .number { text, read in
        guard let double = Double(text), let found = read.double else { return false }
        return !Literal(text).fitsDecimal && (double - found).magnitude <= 1e-15 * double.magnitude
      }),
    KnownDifference(
      "an integer is given without its fraction if there are more than 15 digits", [.decoder],
      example: "9223372036854775.5",
      .number { text, read in
        let (double, whole) = (Double(text), Literal(text).wholePart)
        return read.double?.bitPattern == double?.bitPattern && text.utf8.count > 15
          && (read.integer == whole || read.integer == double.flatMap { Int64(exactly: $0) })
      }),
  ]
}

// MARK: - Texts

/// Commas that only some readers take.
enum TrailingCommas {
  /// Returns a text without its trailing commas; nil where it has none.
  static func removed(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    /// Where the last byte stands that is not white space, and is it a comma behind a value.
    var comma: Int?
    var last: UInt8 = UInt8(ascii: "[")
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"), let comma {
          result.remove(at: comma)
        }
        comma = byte == UInt8(ascii: ",") && !Array("[{,:".utf8).contains(last) ? result.count : nil
        last = byte
        isInString = byte == UInt8(ascii: "\"")
      }
      result.append(byte)
    }
    return result.count == bytes.count ? nil : result
  }
}

/// Byte order marks in strings, which one reader takes for those of a text.
enum StringMarks {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns a text without the marks that open a string or follow an escape; nil where it has none.
  static func removed(_ bytes: [UInt8]) -> [UInt8]? {
    let tokens = Tokens(bytes).tokens.map { $0.first == UInt8(ascii: "\"") ? string($0) : $0 }
    let result = tokens.flatMap(\.self)
    return result.count == bytes.count ? nil : result
  }

  private static func string(_ token: [UInt8]) -> [UInt8] {
    var result = [token[0]]
    var index = 1
    var mayBeMark = true
    while index < token.count {
      if mayBeMark, token[index...].starts(with: mark) { index += mark.count }
      guard index < token.count else { break }
      let isEscape = token[index] == UInt8(ascii: "\\")
      let isUnicode = isEscape && token[index...].dropFirst().first == UInt8(ascii: "u")
      let end = min(index + (isUnicode ? 6 : isEscape ? 2 : 1), token.count)
      result += token[index..<end]
      let digits = String(decoding: token[index..<end].dropFirst(2), as: UTF8.self).lowercased()
      let isHalf = isUnicode && ["d8", "d9", "da", "db"].contains { digits.hasPrefix($0) }
      (index, mayBeMark) = (end, isEscape && !isHalf)
    }
    return result
  }
}

/// What is to be known of the text of a number.
enum NumberText {
  static func vanishes(_ text: String) -> Bool {
    Double(text) == 0
      && text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
  }

  static func isZeroWithExponent(_ text: String) -> Bool {
    Double(text) == 0 && !vanishes(text) && text.contains { $0 == "e" || $0 == "E" }
  }
}

extension JSONValue {
  /// Whether a number inside has a text that a body asks for.
  func hasNumber(_ body: (String) -> Bool) -> Bool {
    switch self {
    case .number(let number): body(number.text)
    case .array(let elements): elements.contains { $0.hasNumber(body) }
    case .object(let members): members.contains { $0.value.hasNumber(body) }
    default: false
    }
  }

  /// Returns the value without the members that a duplicate key hides.
  func withoutHidden(keepingFirst: Bool) -> JSONValue {
    switch self {
    case .array(let elements):
      return .array(elements.map { $0.withoutHidden(keepingFirst: keepingFirst) })
    case .object(let members):
      var seen: Set<String> = []
      let inOrder = keepingFirst ? members : members.reversed()
      return .object(
        inOrder.filter { seen.insert($0.key).inserted }.map {
          Member(key: $0.key, value: $0.value.withoutHidden(keepingFirst: keepingFirst))
        })
    default: return self
    }
  }
}
