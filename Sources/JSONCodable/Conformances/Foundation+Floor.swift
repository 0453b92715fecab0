package import Foundation

// What Foundation has only on systems newer than those that the package is for.

extension URL {
  /// Creates a URL from a text that is one as it stands.
  package init?(strict text: String) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      self.init(string: text, encodingInvalidCharacters: false)
    } else {
      // There it is strict.
      self.init(string: text)
    }
  }

  /// Creates a URL from a text in which characters that a URL cannot have are escaped.
  package init?(escaping text: String) {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      self.init(string: text, encodingInvalidCharacters: true)
    } else {
      self.init(escapingByHand: text)
    }
  }

  /// Creates such a URL where Foundation does not do it.
  init?(escapingByHand text: String) {
    let allowed = CharacterSet(charactersIn: "-._~:/?#[]@!$&'()*+,;=").union(.asciiAlphanumerics)
    if text.unicodeScalars.allSatisfy({ $0 == "%" || allowed.contains($0) }) {
      self.init(string: text)
    } else {
      guard let escaped = text.addingPercentEncoding(withAllowedCharacters: allowed) else {
        return nil
      }
      self.init(string: escaped)
    }
  }
}

extension CharacterSet {
  fileprivate static let asciiAlphanumerics = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}

extension TimeZone {
  /// Coordinated universal time.
  static let utc = TimeZone(secondsFromGMT: 0) ?? TimeZone(identifier: "GMT") ?? .current
}
