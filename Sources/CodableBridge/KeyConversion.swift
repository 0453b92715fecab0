internal import Foundation

/// The automatic key strategy of decoding, letter by letter as JSONDecoder applies it.
///
/// The strategy of encoding is the mapper's `SnakeCase`.
enum KeyConversion {
  /// Returns a key in camel case: `my_url_property` becomes `myUrlProperty`.
  ///
  /// Underscores at both ends stay.
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
