internal import Foundation

/// The two automatic key strategies, letter by letter as JSONEncoder and JSONDecoder apply them.
enum KeyConversion {
  /// `myURLProperty` becomes `my_url_property`.
  ///
  /// A word starts at a capital. Several capitals in a row are one word, save the last of them
  /// if a small letter follows. The first character never starts a second word.
  static func snakeCased(_ key: String) -> String {
    guard !key.isEmpty else { return key }
    var cuts: [String.Index] = []
    var position = key.index(after: key.startIndex)
    while let capital = key.unicodeScalars[position...].firstIndex(where: \.isCapitalLetter) {
      cuts.append(capital)
      guard let small = key.unicodeScalars[capital...].firstIndex(where: \.isSmallLetter) else {
        break
      }
      if small != key.index(after: capital) {
        cuts.append(key.index(before: small))
      }
      position = key.unicodeScalars.index(after: small)
    }
    return words(of: key, cutAt: cuts).joined(separator: "_")
  }

  private static func words(of key: String, cutAt cuts: [String.Index]) -> [String] {
    zip([key.startIndex] + cuts, cuts + [key.endIndex]).map { key[$0..<$1].lowercased() }
  }

  /// `my_url_property` becomes `myUrlProperty`; underscores at both ends stay.
  static func camelCased(_ key: String) -> String {
    let head = key.prefix { $0 == "_" }
    guard head.endIndex != key.endIndex else { return key }
    let tail = key.reversed().prefix { $0 == "_" }.count
    let core = key[head.endIndex...].dropLast(tail)
    let words = core.split(separator: "_")
    guard words.count > 1, let first = words.first else { return key }
    let rest = words.dropFirst().map(\.capitalized).joined()
    return head + first.lowercased() + rest + String(repeating: "_", count: tail)
  }
}

extension Unicode.Scalar {
  fileprivate var isCapitalLetter: Bool {
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  fileprivate var isSmallLetter: Bool {
    properties.generalCategory == .lowercaseLetter
  }
}
