import Testing

/// A document with a name that says what is in it.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  init(_ name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A string whose content is given by its bytes.
  init(_ name: String, stringOf content: [UInt8]) {
    self.init(name, bytes: [0x22] + content + [0x22])
  }

  var testDescription: String { name }

  static let all = valid + invalid
  static let valid = validStructures + validNumbers + validStrings
  static let invalid = invalidStructures + invalidNumbers + invalidStrings + invalidBytes
}
