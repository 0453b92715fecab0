import Foundation
import JSONCodable
import Randomness
import Testing

@testable import CodableBridge

@Suite struct `Keys are converted as by JSONEncoder and JSONDecoder` {
  static let keys = [
    "", "_", "__", "a", "A", "aB", "AB", "oneTwoThree", "_oneTwo_", "myURLProperty", "URL", "aURL",
    "aURLs", "id1", "a1B2", "x1Y", "ABC1d", "aB_c", "snake_case_key", "__lead", "trail__", "a__b",
    "A_B", "é", "éÉa", "straßeNummer", "ǅungla", "aǅb", "a-b_c-d", "foo_barBaz", "foo bar_baz",
    "_0",
    "a_1b", "ONE_TWO", "İx_yZ", "e\u{301}E\u{301}x", "\u{1F600}_a", "a\u{1F600}B",
  ]

  @Test(arguments: keys)
  func `keys are converted to snake case as by JSONEncoder`(_ key: String) throws {
    #expect(SnakeCase.key(for: key) == (try foundationSnakeCase(key)))
  }

  @Test(arguments: keys)
  func `keys are converted from snake case as by JSONDecoder`(_ key: String) throws {
    #expect(KeyConversion.camelCased(key) == (try foundationCamelCase(key)))
  }

  @Test(arguments: UInt64(0)..<4)
  func `random keys are converted as by JSONEncoder and JSONDecoder`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("aabbAB__01éÉß -ǅ\u{301}")
    for _ in 0..<500 {
      let key = String((0..<random.below(10)).map { _ in alphabet[random.below(alphabet.count)] })
      #expect(SnakeCase.key(for: key) == (try foundationSnakeCase(key)), "\(key)")
      #expect(KeyConversion.camelCased(key) == (try foundationCamelCase(key)), "\(key)")
    }
  }

  private struct OneKey: Encodable {
    let key: AnyKey

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(1, forKey: key)
    }
  }

  private struct ReadKeys: Decodable {
    let keys: [AnyKey]

    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys
    }
  }

  private func foundationSnakeCase(_ key: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let data = try encoder.encode(OneKey(key: AnyKey(key)))
    return try #require(try JSONDecoder().decode([String: Int].self, from: data).keys.first)
  }

  private func foundationCamelCase(_ key: String) throws -> String {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = try JSONEncoder().encode([key: 1])
    return try #require(try decoder.decode(ReadKeys.self, from: data).keys.first?.stringValue)
  }

  @Test(arguments: ["aB", "bC", "cD", "dE", "eF", "fG", "gH", "hI", "iJ", "jK"])
  func `the smaller of two keys that become one counts`(_ key: String) throws {
    let decoder = DictionaryDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct Member: Decodable {
      let value: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        value = try container.decode(String.self, forKey: try #require(container.allKeys.first))
      }
    }
    let tree = [key: "small", SnakeCase.key(for: key): "large"]
    #expect(try decoder.decode(Member.self, from: tree).value == ("small"))
  }

  @Test(arguments: "BCDEFGHIJKLM".map { "\($0)" })
  func `a member is found by its own key in a dictionary, and by the converted key elsewhere`(
    _ letter: String
  ) throws {
    struct Twice: Decodable {
      var byKey: [[String: Int]] = []
      var all: [String: [String: Int]] = [:]

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        let key = try #require(container.allKeys.first)
        byKey.append(try container.decode([String: Int].self, forKey: key))
        all = try decoder.singleValueContainer().decode([String: [String: Int]].self)
        byKey.append(try container.decode([String: Int].self, forKey: key))
      }
    }
    let decoder = DictionaryDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let tree = ["A_\(letter)": ["x": 1], "a\(letter)": ["x": 2]]
    let read = try decoder.decode(Twice.self, from: tree)
    #expect(read.all == tree)
    #expect(read.byKey == [["x": 1], ["x": 1]])
  }
}
