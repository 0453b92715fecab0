import CodableBridge
import Foundation
import Testing

@Suite("Containers of the standard library")
struct ContainerTests {
  private enum Level: Int, Codable { case low = 1, high }
  private struct Row: Codable {
    var cells: [Double?]
    var named: [String: [Level]?]?
  }

  /// Documents with one fault at most, as a dictionary has no order.
  private static let documents = [
    "null", "1", #""a""#, "[]", "{}", "[1,2]", "[1,null]", "[[1],[null,2]]", #"[[1,"x"]]"#,
    "[true]",
    #"{"a":1}"#, #"{"a":null}"#, #"{"a":[1,null]}"#, #"{"5":"x"}"#, #"{"5":{"6":[1,"y"]}}"#,
    #"[{"cells":[1,null,2.5]}]"#, #"[{"cells":[1,"z"]}]"#,
    #"{"a":{"cells":[],"named":{"7":[1,3]}}}"#,
    #"{"a":{"cells":[],"named":{"k":null}}}"#,
  ]

  @Test(arguments: [false, true])
  func `values, kinds of errors and their paths are those of JSONDecoder`(converts: Bool) throws {
    try check([Int].self, converts)
    try check([Int?].self, converts)
    try check([[Int?]?].self, converts)
    try check(Int??.self, converts)
    try check([String: Int?].self, converts)
    try check([String: [Level]].self, converts)
    try check([String: [String: [Int]]]?.self, converts)
    try check([Row?].self, converts)
    try check([String: Row].self, converts)
    try check([Int: [Int]].self, converts)
  }

  private func check<T: Codable>(_ type: T.Type, _ converts: Bool) throws {
    let decoder = JSONDecoder(), bridge = DictionaryDecoder()
    let encoder = JSONEncoder(), writer = DictionaryEncoder()
    encoder.outputFormatting = .sortedKeys
    if converts {
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      bridge.keyDecodingStrategy = .convertFromSnakeCase
      encoder.keyEncodingStrategy = .convertToSnakeCase
      writer.keyEncodingStrategy = .convertToSnakeCase
    }
    for text in Self.documents {
      let data = Data(text.utf8)
      let tree = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      let expected = Result { try encoder.encode(decoder.decode(type, from: data)) }
      let found = Result {
        try JSONSerialization.data(
          withJSONObject: writer.encode(bridge.decode(type, from: tree)),
          options: [.sortedKeys, .fragmentsAllowed])
      }
      #expect(Self.text(of: found) == Self.text(of: expected), "\(type) from \(text)")
    }
  }

  @Test(arguments: [false, true])
  func `the path to a number that is not finite is that of JSONEncoder`(converts: Bool) {
    let encoder = JSONEncoder(), bridge = DictionaryEncoder()
    if converts {
      encoder.keyEncodingStrategy = .convertToSnakeCase
      bridge.keyEncodingStrategy = .convertToSnakeCase
    }
    func check(_ value: some Encodable) {
      let expected = Result { try encoder.encode(value) }
      #expect(Self.text(of: Result { try bridge.encode(value) }) == Self.text(of: expected))
    }
    check([1, Double.nan])
    check(["a": [1, Double.nan]])
    check(["5": [Double.nan]])
    check([5: [Double.nan]])
    // With converted keys, JSONEncoder loses the index of a dictionary.
    if !converts { check([["5": [nil, Double?.some(.infinity)]]]) }
  }

  private static func text(of result: Result<some Any, any Error>) -> String {
    func path(_ context: [any CodingKey]) -> String {
      context.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    switch result {
    case .success(let data as Data): return String(decoding: data, as: UTF8.self)
    case .success(let value): return "\(value)"
    case .failure(DecodingError.typeMismatch(let type, let context)):
      return "mismatch of \(type) at \(path(context.codingPath))"
    case .failure(DecodingError.valueNotFound(let type, let context)):
      return "no \(type) at \(path(context.codingPath))"
    case .failure(DecodingError.keyNotFound(let key, let context)):
      return "no key \(key.stringValue) at \(path(context.codingPath))"
    case .failure(DecodingError.dataCorrupted(let context)):
      return "corrupted at \(path(context.codingPath))"
    case .failure(EncodingError.invalidValue(let value, let context)):
      return "invalid \(value) at \(path(context.codingPath))"
    case .failure(let error): return "\(error)"
    }
  }
}
