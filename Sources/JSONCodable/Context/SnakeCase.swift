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
      if small != name.index(after: capital) { cuts.append(name.index(before: small)) }
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

/// The keys in snake case that one thread has found for names.
///
/// There are at most 1,024, one in each slot, and they end with the thread. A name is found by where its
/// text lies, since most names are constants of the program. A name that is not all ASCII has no slot,
/// since it may equal another name in another spelling.
final class KnownKeys {
  static let capacity = 1_024

  @exclusivity(unchecked) private var slots = [(name: String, key: String)?](
    repeating: nil, count: capacity)

  private static let threads = ThreadLocal { KnownKeys() }

  /// The keys of the calling thread.
  static var ofThread: KnownKeys { threads.value }

  /// How many there are.
  var count: Int { slots.count { $0 != nil } }

  /// The key for a name.
  @inline(__always)
  subscript(name: String) -> String {
    let slot = Memory.hash(ofStorage: name) & (Self.capacity - 1)
    if let known = slots[slot], known.name == name { return known.key }
    return work(out: name, for: slot)
  }

  @inline(never)
  private func work(out name: String, for slot: Int) -> String {
    let key = SnakeCase.key(for: name)
    if name.utf8.allSatisfy({ $0 < 0x80 }) { slots[slot] = (name, key) }
    return key
  }
}
