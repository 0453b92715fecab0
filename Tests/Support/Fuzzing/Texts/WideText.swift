import Foundation

/// Text in UTF-16 and UTF-32.
package enum WideText: String, CaseIterable, Sendable {
  case utf16Little, utf16Big, utf32Little, utf32Big
  case utf16LittleMarked, utf16BigMarked, utf32LittleMarked, utf32BigMarked

  /// Returns a text in the encoding.
  func bytes(of text: String) -> [UInt8] {
    let units = isUTF32 ? text.unicodeScalars.map(\.value) : text.utf16.map(UInt32.init)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * units.count + 4)
    let (count, isBig) = (isUTF32 ? 4 : 2, isBig)
    for unit in (isMarked ? [0xFEFF] : []) + units {
      for index in 0..<count {
        let place = isBig ? count - 1 - index : index
        bytes.append(UInt8(truncatingIfNeeded: unit >> (8 * place)))
      }
    }
    return bytes
  }

  private var isMarked: Bool {
    [.utf16LittleMarked, .utf16BigMarked, .utf32LittleMarked, .utf32BigMarked].contains(self)
  }
  private var isUTF32: Bool {
    [.utf32Little, .utf32Big, .utf32LittleMarked, .utf32BigMarked].contains(self)
  }
  private var isBig: Bool {
    [.utf16Big, .utf32Big, .utf16BigMarked, .utf32BigMarked].contains(self)
  }

  /// Returns the text of bytes whose first four say that they are UTF-16 or UTF-32; nil for all else.
  ///
  /// Bytes that are no such text give a text that no reader takes.
  static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard let encoding = encoding(of: bytes) else { return nil }
    if partOfUnit(bytes) > 0 { return [0xFF] }
    guard let text = String(data: Data(bytes), encoding: encoding) else { return [0xFF] }
    // The first mark is gone, and a second one is no part of JSON.
    let isMarkedTwice =
      [.utf16, .utf32].contains(encoding) && text.unicodeScalars.first == "\u{FEFF}"
    return isMarkedTwice ? [0xFF] : Array(text.utf8)
  }

  private static func encoding(of bytes: [UInt8]) -> String.Encoding? {
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .utf32
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    switch zeros {
    case [true, true, true, false]: return .utf32BigEndian
    case [false, true, true, true]: return .utf32LittleEndian
    case _ where zeros.starts(with: [true, false]): return .utf16BigEndian
    case _ where zeros.starts(with: [false, true]): return .utf16LittleEndian
    default: return nil
    }
  }

  /// Returns how many bytes stand at the end that are less than a unit of the encoding.
  static func partOfUnit(_ bytes: [UInt8]) -> Int {
    guard let encoding = encoding(of: bytes) else { return 0 }
    let isUTF16 = [.utf16, .utf16LittleEndian, .utf16BigEndian].contains(encoding)
    return bytes.count % (isUTF16 ? 2 : 4)
  }

  /// Whether only the first two bytes look like UTF-16.
  static func isUTF16ByTwoBytes(_ bytes: [UInt8]) -> Bool {
    let encoding = encoding(of: bytes)
    guard bytes.count >= 4, encoding == .utf16LittleEndian || encoding == .utf16BigEndian else {
      return false
    }
    return (bytes[0] == 0) != (bytes[2] == 0) || (bytes[1] == 0) != (bytes[3] == 0)
  }
}
