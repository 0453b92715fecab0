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

  /// Returns a sample as it is where no style changes keys.
  ///
  /// A union that keeps an object with an unknown tag has the key of the tag as the style writes it.
  func asDeclared<M: JSONEncodable & JSONRestorable>(_ sample: M) -> M {
    guard style != .asDeclared, var object = Restoring.attempt(sample.JSONDictionary) else {
      return sample
    }
    var isRenamed = false
    while true {
      do {
        let read = try M(JSONValue: object)
        return isRenamed ? read : sample
      } catch {
        guard let renamed = renaming(keyMissedBy: error, in: object) else { return sample }
        (object, isRenamed) = (renamed, true)
      }
    }
  }

  /// Returns an object with the key that an error says is missing, in place of that of the style; nil without this.
  private func renaming(keyMissedBy error: any Error, in object: JSONObject) -> JSONObject? {
    guard let error = error as? JSONDecodingError, case .missingValue = error.problem,
      let key = error.path.components.last?.key
    else { return nil }
    let place = error.path.components.dropLast() + [.key(written(key))]
    guard let value = JSONSteps.value(at: Array(place), in: object) else { return nil }
    let without = JSONSteps.setting(Array(place), to: nil, in: object)
    return JSONSteps.setting(error.path.components, to: value, in: without)
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
