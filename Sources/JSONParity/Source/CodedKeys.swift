import Foundation
import JSONCodable

/// How the keys of a mapping stand in the coding keys of the text.
///
/// Under `.snakeCase` the coders have strategies, which find some keys by another name than the mapper does:
///
///     JSON        mapper     .convertFromSnakeCase
///     user_name   userName   userName
///     home_url    homeURL    homeUrl
struct CodedKeys {
  var style = JSONOptions.KeyStyle.asDeclared

  /// Returns the name of a key for the coders.
  func name(of key: String) -> String { strategyName(of: key) ?? key }

  /// Returns why no name of a key is one for the coders; nil where there is one.
  func problem(of key: String) -> String? {
    guard strategyName(of: key) == nil else { return nil }
    return
      "its key \(SwiftLiteral.text(written(key))) in snake case is none that the strategies of the coders keep"
  }

  private func written(_ key: String) -> String {
    JSONContext.with(\.options.keys, style) { JSONOptions.currentKey(for: key) }
  }

  /// Returns the name that the strategies of the coders turn into the key of the JSON, and back.
  private func strategyName(of key: String) -> String? {
    guard style == .snakeCase else { return key }
    let written = written(key)
    return Restoring.attempt {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let read = try decoder.decode(Member.self, from: JSONEncoder().encode(Member(key: written)))
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      let again = try JSONDecoder().decode(Member.self, from: encoder.encode(read))
      return again.key == written ? read.key : nil
    } ?? nil
  }

  /// An object with one key.
  private struct Member: Codable {
    let key: String

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(key: String) { self.key = key }

    init(from decoder: any Decoder) throws {
      key = try decoder.container(keyedBy: Key.self).allKeys.first?.stringValue ?? ""
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(0, forKey: Key(stringValue: key))
    }
  }
}
