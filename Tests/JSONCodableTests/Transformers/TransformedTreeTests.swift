import Engines
import Foundation
import JSONCodable
import Testing

/// Keeps the tree that it was made of.
private struct Keeper: JSONDecodable {
  var json: JSONObject = [:]
  mutating func JSONDecode(_ json: JSONObject) { self.json = json }
}

@Suite("A transformer of any values gets JSON, and nothing of the library", .everyEngine)
struct TransformedTreeTests {
  private static let ofAny = JSONTransformer<Any?, String>(
    decoding: { "\($0 ?? "null")" }, encoding: { $0 })
  private static let ofRow = JSONTransformer<[Any?], String>(
    decoding: { "\($0)" }, encoding: { [$0] })

  @Test(.ownTextOnly("the parser of Foundation makes another number of it"))
  func `a number that no type holds is refused where any optional is taken`() throws {
    let json = try Keeper(JSONString: #"{"a":1e400,"b":[1e400]}"#).json
    let problem = "out of range: 1e400, expected a number that Double can hold at $"
    #expect(refusal { try json.value(key: "a", transformer: Self.ofAny) } == problem + ".a")
    #expect(refusal { try json.value(key: "b", transformer: Self.ofRow) } == problem + ".b[0]")
  }

  private func refusal(_ body: () throws -> String) -> String {
    do {
      return try body()
    } catch {
      return "\(error)"
    }
  }
}
