/// Keys such as `my_url_property` from names of Swift, as `JSONEncoder` has them.
package enum SnakeCase {
  /// Returns the key for a name: `myURLProperty` becomes `my_url_property`.
  ///
  /// A word starts at a capital. Several capitals in a row are one word, save the last of them if a
  /// small letter follows. The first character never starts a second word, and digits stay with the
  /// word before them.
  package static func key(for name: String) -> String {
    guard !name.isEmpty else { return name }
    var cuts: [String.Index] = []
    var position = name.index(after: name.startIndex)
    while let capital = name.unicodeScalars[position...].firstIndex(where: \.isCapitalLetter) {
      cuts.append(capital)
      guard let small = name.unicodeScalars[capital...].firstIndex(where: \.isSmallLetter) else {
        break
      }
      if small != name.index(after: capital) {
        // Both may stand within one character, whose start comes before them.
        cuts.append(max(capital, name.index(before: small)))
      }
      position = name.unicodeScalars.index(after: small)
    }
    return words(of: name, cutAt: cuts).joined(separator: "_")
  }

  private static func words(of name: String, cutAt cuts: [String.Index]) -> [String] {
    zip([name.startIndex] + cuts, cuts + [name.endIndex]).map { name[$0..<$1].lowercased() }
  }
}

extension Unicode.Scalar {
  fileprivate var isCapitalLetter: Bool {
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  fileprivate var isSmallLetter: Bool { properties.generalCategory == .lowercaseLetter }
}
