import Testing

@testable import JSONCodable

@Suite("What watches keys is kept for the next object")
struct WatchedKeysTests {
  /// An object that asks for as many keys as it has, and for one of its own kind inside.
  private struct Wide: JSONConstructible {
    let inner: [Wide]

    init(JSONDictionary json: JSONObject) throws {
      for key in json.keys where key.hasPrefix("k") { _ = try json.value(Int.self, key: key) }
      inner = try json.value(key: "inner", default: [])
    }

    static func document(levels: Int, keys: Int) -> JSONObject {
      let members = (0..<keys).map { ("k\($0)", $0 as Any) }
      var object = JSONObject(uniqueKeysWithValues: members)
      if levels > 1 { object["inner"] = [document(levels: levels - 1, keys: keys)] }
      return object
    }
  }

  private var refusing: JSONContext {
    var context = JSONContext()
    context.options.unknownKeys = .refuse
    return context
  }

  @Test(arguments: [(1, 3, 1), (20, 3, 16), (3, 70, 0)])
  func `at most sixteen small ones are kept, and none knows of the object before`(
    levels: Int, keys: Int, kept: Int
  ) throws {
    let scope = DecodingScope.threads.value
    scope.idleKeys = []
    let document = Wide.document(levels: levels, keys: keys)
    for _ in 0..<2 {
      _ = try Wide(JSONDictionary: document, context: refusing)
      #expect(scope.idleKeys.count == kept)
      #expect(scope.watched.isEmpty)
      #expect(
        throws: JSONDecodingError(
          path: JSONPath([.key("extra")]), problem: .unknownKey(expected: #"one of "inner", "k0""#))
      ) {
        try Wide(JSONDictionary: ["k0": 1, "extra": 1], context: refusing)
      }
      scope.idleKeys.removeLast(scope.idleKeys.count - kept)
    }
  }
}
