import CodableBridge
import Foundation
import Testing

/// A document that a type refuses, and the error.
struct RefusalCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: Failure
  let words: String
  let bridge: @Sendable (DictionaryDecoder) throws -> Void
  let foundation: @Sendable (JSONDecoder) throws -> Void

  init<Value: Decodable & SendableMetatype>(
    _ name: String, _ type: Value.Type, _ text: String, _ expected: Failure, _ words: String
  ) {
    testDescription = name
    self.expected = expected
    self.words = words
    bridge = { _ = try $0.decode(type, from: tree(of: text)) }
    foundation = { _ = try $0.decode(type, from: Data(text.utf8)) }
  }

  static let all = [
    RefusalCase(
      "a missing key", [Point].self, #"[{"x":1,"y":2},{"x":1}]"#,
      Failure(name: "keyNotFound", type: "y", path: ["Index 1"]), #"No value for key "y"."#),
    RefusalCase(
      "null", [String: Point].self, #"{"p":{"x":null,"y":2}}"#,
      Failure(name: "valueNotFound", type: "Int", path: ["p", "x"]), "Expected Int, found null."),
    RefusalCase(
      "null for a boolean", [String: Bool].self, #"{"p":null}"#,
      Failure(name: "typeMismatch", type: "Bool", path: ["p"]), "Expected Bool, found null."),
    RefusalCase(
      "a string for a number", [String: [Int]].self, #"{"p":[1,"2"]}"#,
      Failure(name: "typeMismatch", type: "Int", path: ["p", "Index 1"]),
      "Expected Int, found a string."),
    RefusalCase(
      "true for a number", [Int].self, "[true]",
      Failure(name: "typeMismatch", type: "Int", path: ["Index 0"]),
      "Expected Int, found a boolean."),
    RefusalCase(
      "a number out of range", [String: [Int8]].self, #"{"p":[1,300]}"#,
      Failure(name: "dataCorrupted", path: ["p", "Index 1"]), "Expected Int8, found number 300."),
    RefusalCase(
      "a fraction", Point.self, #"{"x":5.5,"y":1}"#,
      Failure(name: "dataCorrupted", path: ["x"]), "Expected Int, found number 5.5."),
    RefusalCase(
      "an array for an object", [String: Point].self, #"{"p":[]}"#,
      Failure(name: "typeMismatch", type: "Dictionary<String, Any>", path: ["p"]),
      "Expected Dictionary<String, Any>, found an array."),
    RefusalCase(
      "an object for an array", [String: [Int]].self, #"{"p":{}}"#,
      Failure(name: "typeMismatch", type: "Array<Any>", path: ["p"]),
      "Expected Array<Any>, found an object."),
    RefusalCase(
      "a date", [String: Date].self, #"{"p":"2024"}"#,
      Failure(name: "typeMismatch", type: "Double", path: ["p"]), "Expected Double, found a string."
    ),
    RefusalCase(
      "data", [String: Data].self, #"{"p":"?"}"#,
      Failure(name: "dataCorrupted", path: ["p"]), "The string is not base64."),
    RefusalCase(
      "a URL", [URL].self, #"[""]"#,
      Failure(name: "dataCorrupted", path: ["Index 0"]), "The string is not a URL."),
    RefusalCase(
      "an array that ends early", Bird.self, #"[{"name":"a"}]"#,
      Failure(name: "valueNotFound", type: "Int", path: ["Index 1"]), "No more elements."),
    RefusalCase(
      "a superclass that is not there", Cat.self, #"{"lives":9}"#,
      Failure(
        name: "valueNotFound", type: "Dictionary<String, Any>", path: ["parent"]),
      "Expected Dictionary<String, Any>, found null."),
    RefusalCase(
      "a nested container", Deep.self, #"{"list":[[1],{"two":2,"last":null}]}"#,
      Failure(name: "valueNotFound", type: "Array<Any>", path: ["list", "Index 1", "last"]),
      "Expected Array<Any>, found null."),
  ]
}

@Suite struct `A decoding error says what, where and why` {
  @Test(arguments: RefusalCase.all)
  func `an error of the bridge has JSONDecoder's case and the whole path`(_ refusal: RefusalCase)
    throws
  {
    let bridge = Outcome { try refusal.bridge(DictionaryDecoder()) == () }
    let foundation = Outcome { try refusal.foundation(JSONDecoder()) == () }
    #expect(bridge == .failure(refusal.expected))
    #expect(bridge.agrees(withFoundation: foundation))
    let error = try #require(
      throws: DecodingError.self, performing: { try refusal.bridge(DictionaryDecoder()) })
    #expect(error.words == refusal.words)
  }

  @Test func `values that JSON does not have are errors of the bridge`() throws {
    let tree: [String: Any] = ["p": [Date(timeIntervalSince1970: 0)]]
    let error = try #require(
      throws: DecodingError.self,
      performing: { try DictionaryDecoder().decode([String: [Date]].self, from: tree) })
    #expect(error.words == "Expected Double, found Date.")
  }

  @Test func `numbers that are not finite are errors of the bridge`() throws {
    let error = try #require(
      throws: DecodingError.self,
      performing: { try DictionaryDecoder().decode([Double].self, from: [1, Double.nan]) })
    #expect(error.words == "Expected Double, found number nan.")
  }
}

extension DecodingError {
  fileprivate var words: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: ""
    }
  }
}
