package import Foundation
import JSONText

extension UUID {
  /// How many digits and hyphens a text has.
  private static var textLength: Int { 36 }

  /// Creates a UUID from 32 hexadecimal digits with hyphens between them; nil for any other text.
  ///
  /// Not by Foundation, which on Linux reads the bytes with C's `sscanf`: that takes longer than reading an object, and
  /// takes a text such as `0xE621F8-…`, or one with more behind it.
  package init?(text: String) {
    var text = text
    var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let isWhole = text.withUTF8 { text in
      guard text.count == Self.textLength else { return false }
      return withUnsafeMutableBytes(of: &uuid) { bytes in
        var place = 0
        for index in bytes.indices {
          if Self.hasHyphen(before: index) {
            guard text[place] == UInt8(ascii: "-") else { return false }
            place += 1
          }
          guard let high = text[place].hexValue, let low = text[place + 1].hexValue else {
            return false
          }
          bytes[index] = high << 4 | low
          place += 2
        }
        return true
      }
    }
    guard isWhole else { return nil }
    self.init(uuid: uuid)
  }

  /// The text, in upper case, as `uuidString` has it.
  package var text: String {
    withUnsafeBytes(of: uuid) { bytes in
      String(unsafeUninitializedCapacity: Self.textLength) { text in
        var place = 0
        for index in bytes.indices {
          if Self.hasHyphen(before: index) {
            text[place] = UInt8(ascii: "-")
            place += 1
          }
          text[place] = Self.letter(bytes[index] >> 4)
          text[place + 1] = Self.letter(bytes[index] & 0xF)
          place += 2
        }
        return place
      }
    }
  }

  private static func hasHyphen(before byte: Int) -> Bool {
    byte == 4 || byte == 6 || byte == 8 || byte == 10
  }

  private static func letter(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
