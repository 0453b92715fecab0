import Foundation
import JSONText
import Randomness

/// A JSON value as plain as can be, to compare what is written and read.
indirect enum TextTree: Hashable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(UInt64)
  case string(String)
  case array([TextTree])
  case object([String: TextTree])

  static func double(_ value: Double) -> TextTree { .double(value.bitPattern) }
}

// MARK: - Text

extension TextTree {
  init(scanning bytes: [UInt8]) throws {
    self = try JSONScanner.scan(bytes) { try TextTree(&$0) }
  }

  init(_ scanner: inout JSONScanner) throws {
    switch try scanner.peek() {
    case .null, .true, .false:
      let start = scanner.offset
      try scanner.literal()
      let word = scanner.text(in: start..<scanner.offset)
      self = word == "null" ? .null : .boolean(word == "true")
    case .number: self = TextTree(try scanner.number())
    case .string: self = .string(try scanner.string())
    case .array:
      var elements: [TextTree] = []
      try scanner.elements { elements.append(try TextTree(&$0)) }
      self = .array(elements)
    case .object:
      var members: [String: TextTree] = [:]
      try scanner.members { members[$1] = try TextTree(&$0) }
      self = .object(members)
    }
  }

  private init(_ number: JSONNumberLiteral) {
    self = number.int64.map(TextTree.integer) ?? .double(number.double)
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .double(let bits): writer.double(Double(bitPattern: bits))
    case .string(let value): writer.string(value)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      let keys = Array(members.keys)
      for key in writer.sortsKeys ? keys : keys.sorted(by: JSONKeyOrder.precedes) {
        writer.key(key)
        members[key]?.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

// MARK: - Foundation

extension TextTree {
  /// The value as `JSONSerialization` writes it.
  var foundation: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let value): value
    case .integer(let value): value
    case .double(let bits): Double(bitPattern: bits)
    case .string(let value): value
    case .array(let elements): elements.map(\.foundation)
    case .object(let members): members.mapValues(\.foundation)
    }
  }

  /// A value as `JSONSerialization` has read it; nil for anything else.
  init?(foundation value: Any) {
    switch value {
    case is NSNull: self = .null
    case let value as NSNumber: self = TextTree(value)
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(value.compactMap(TextTree.init(foundation:)))
    case let value as [String: Any]:
      self = .object(value.compactMapValues(TextTree.init(foundation:)))
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    if number === NSNumber(value: true) || number === NSNumber(value: false) {
      self = .boolean(number.boolValue)
    } else if let integer = Int64(number.stringValue) {
      self = .integer(integer)
    } else {
      // `doubleValue` is off by a bit or two where the text is long.
      self = .double(Double(number.stringValue) ?? .nan)
    }
  }
}

// MARK: - Random trees

extension TextTree {
  static func random(depth: Int, using random: inout SplitMix64) -> TextTree {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &random))
    case 2: .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case 3: .double(Double.random(in: -1000...1000, using: &random))
    case 4: .double(Double(Int.random(in: -99_999...99_999, using: &random)) / 100 + 0.001)
    case 5: .string(randomText(&random))
    case 6, 7:
      .object(
        Dictionary(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            (randomText(&random), .random(depth: depth - 1, using: &random))
          }, uniquingKeysWith: { $1 }))
    default:
      .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          .random(depth: depth - 1, using: &random)
        })
    }
  }

  private static func randomText(_ random: inout SplitMix64) -> String {
    random.text(of: "abcXYZ09_ /\\\"\n\t\u{1}\u{1F}\u{7F}é€😀中", upTo: 20)
  }
}
