import Foundation

extension Wording {
  /// Returns a text that is not a URL in words, with the first character that a URL cannot have.
  ///
  ///     string "…/search?q=a^b", invalid at "^"
  ///
  /// It is nil where no single character is at fault, as in an empty text.
  static func found(invalidURL text: String) -> String? {
    guard let place = firstInvalid(in: text) else { return nil }
    let scalars = text.unicodeScalars
    var part = text
    if text.count > longestFoundValue {
      let start = scalars.index(place, offsetBy: -40, limitedBy: scalars.startIndex)
      let end = scalars.index(place, offsetBy: 20, limitedBy: scalars.endIndex)
      part = (start == nil ? "" : "…") + text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
      if end != nil, end != text.endIndex { part += "…" }
    }
    return "string \(quoted(part)), invalid at \(quoted(String(scalars[place])))"
  }

  /// Returns the place of the first character that is in no URL, or of the first that Foundation would
  /// escape where it stands, such as a second `#`.
  private static func firstInvalid(in text: String) -> String.Index? {
    let scalars = text.unicodeScalars
    let foreign = scalars.indices.first { index in
      let next = scalars[index...].dropFirst().prefix(2)
      return scalars[index] == "%"
        ? next.count < 2 || !next.allSatisfy(\.properties.isASCIIHexDigit)
        : !allowed.contains(scalars[index])
    }
    if let foreign { return foreign }
    let escaped = URL(escaping: text)?.absoluteString
    return zip(scalars.indices, (escaped ?? text).unicodeScalars).first { scalars[$0] != $1 }?.0
  }

  /// The characters of RFC 3986.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;="
      .unicodeScalars)
}
