internal import Foundation
internal import JSONCodable

/// The automatic key strategy of decoding, letter by letter as JSONDecoder applies it, and where the mapper goes
/// another way.
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

extension KeyConversion {
  /// Returns names in camel case for a key in snake case, with some of the words in capitals: `openURL` for `open_url`.
  ///
  /// - Complexity: O(2ⁿ) for *n* words behind the first, at most six; none for more words.
  static func withAcronyms(_ key: String) -> [String] {
    let words = key.split(separator: "_")
    guard let first = words.first, (2...7).contains(words.count) else { return [] }
    return words.dropFirst().reduce([String(first)]) { names, word in
      names.flatMap { [$0 + word.uppercased(), $0 + word.capitalized] }
    }
  }

  /// Returns whether keys of a type are those of a dictionary, which are data and have no style in the mapper.
  static func isOfDictionary(_ type: any CodingKey.Type) -> Bool { type == keyOfDictionaries }

  /// The type of key that the standard library has for the members of dictionaries.
  private static let keyOfDictionaries: (any CodingKey.Type)? = {
    let asked = AskedDecoder()
    do { _ = try [Int: Int](from: asked) } catch { return asked.keyType }
    return nil
  }()
}

/// The state of an encoding or a decoding, as far as it decides in what form keys are.
protocol CodingSession {
  /// True unless keys stay as they are.
  var convertsKeys: Bool { get }
  /// Whether it is a part of the mapper's run.
  var isInsideMapper: Bool { get }
}

extension CodingSession {
  /// Returns whether keys of a type have another form in the document.
  func convertsKeys(of type: any CodingKey.Type) -> Bool {
    convertsKeys && !(isInsideMapper && KeyConversion.isOfDictionary(type))
  }

  /// Returns the key of a dictionary, as the path of an error has it.
  func memberKey(_ name: String) -> any CodingKey {
    convertsKeys ? PathKey.name(name) : MemberKey(name)
  }

  /// Returns a key in snake case.
  func snakeCased(_ key: String) -> String { SnakeCase.knownKey(for: key) }
}

/// The key of a dictionary, with a number where its text is one, as JSONEncoder and JSONDecoder have it.
private struct MemberKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.init(stringValue) }
  init(intValue: Int) { self.init(String(intValue)) }
}

/// A decoder that notes the type of key that it is asked for, and has nothing to read.
private final class AskedDecoder: Decoder {
  private(set) var keyType: (any CodingKey.Type)?
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    keyType = type
    throw empty
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw empty }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw empty }

  private var empty: DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "There is nothing to read."))
  }
}
