import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

/// A wrong value in the graph, and what each combination says about it.
struct GraphFault: Sendable, CustomTestStringConvertible {
  let keyPath: String
  /// What stands there; nothing for a key that is left out.
  let value: String?
  /// The problem in words, unless it names a type whose form differs.
  let words: String?

  init(_ keyPath: String, _ value: String?, _ words: String? = nil) {
    (self.keyPath, self.value, self.words) = (keyPath, value, words)
  }

  var testDescription: String { "\(value ?? "nothing") at \(keyPath)" }

  /// On Linux, JSONDecoder does not say where a number does not fit.
  var isOutOfRange: Bool { words?.hasPrefix("out of range") == true }

  func planted() throws -> JSONObject {
    var json = try JSONObject(JSONString: PlainFleet.text)
    let wrong = try value.map { try JSONObject(JSONString: #"{"v":\#($0)}"#)["v"] } ?? nil
    try json.archive(wrong, keyPath: keyPath)
    return json
  }

  static let all = [
    GraphFault("name", "5", "wrong type: number 5, expected String"),
    GraphFault("name", nil, "missing value, expected String"),
    GraphFault("flagship", #""x""#),
    GraphFault("flagship", nil),
    GraphFault("flagship.title", "true", "wrong type: boolean true, expected String"),
    GraphFault("flagship.baseURL", "7", "wrong type: number 7, expected URL"),
    GraphFault("flagship.baseURL", #""""#, #"wrong type: string "", expected URL"#),
    GraphFault("flagship.holds", "[]"),
    GraphFault("flagship.holds.aft", "[]"),
    GraphFault(
      "flagship.holds.aft.cargo", #""sand""#,
      #"unknown case "sand", expected one of "grain", "water""#),
    GraphFault(
      "flagship.holds.aft.cargo", "1",
      #"wrong type: number 1, expected one of "grain", "water""#),
    GraphFault(
      "flagship.holds.aft.cargo", nil, #"missing value, expected one of "grain", "water""#),
    GraphFault(
      "flagship.holds.aft.loaded", #""x""#,
      #"wrong type: string "x", expected Date as seconds since 2001"#),
    GraphFault("flagship.holds.fore.warden", "null"),
    GraphFault("flagship.holds.fore.warden.name", nil, "missing value, expected String"),
    GraphFault(
      "flagship.holds.aft.warden.age", "300", "out of range: 300, expected Int8"),
    GraphFault(
      "flagship.holds.aft.warden.badge", #""01""#, #"wrong type: string "01", expected UUID"#),
    GraphFault("boats", "{}"),
    GraphFault("boats[0]", "7"),
    GraphFault("boats[0].length", "null", "missing value, expected Double"),
    GraphFault("boats[1].owner", "false"),
    GraphFault("boats[1].owner.age", #""5""#, #"wrong type: string "5", expected Int8"#),
    GraphFault("boats[1].owner.name", "{}", "wrong type: object, expected String"),
  ]
}

@Suite("Each of the 32 combinations of moved and unmoved types is the same graph", .everyEngine)
struct GraphTests {
  @Test func `the graph has 32 combinations of moved and unmoved types`() {
    #expect(Set(Combination.all.map(\.testDescription)).count == 32)
    #expect(Combination.all.filter { $0.testDescription.hasPrefix("Moved") }.count == 16)
  }

  @Test func `Codable alone writes the graph as this text`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(
      try String(decoding: encoder.encode(PlainFleet.sample), as: UTF8.self) == PlainFleet.text)
  }

  @Test(arguments: Combination.all, GraphRoute.allCases)
  func `each combination of the graph writes the same text`(
    _ combination: Combination, _ route: GraphRoute
  ) throws {
    #expect(try route.write(combination.root, .sample) == PlainFleet.text)
  }

  @Test(arguments: Combination.all, GraphRoute.allCases)
  func `each combination of the graph reads the same values`(
    _ combination: Combination, _ route: GraphRoute
  ) throws {
    let json = try JSONObject(JSONString: PlainFleet.text)
    #expect(try route.read(combination.root, json) == .sample)
  }

  @Test(arguments: Combination.all)
  func `each combination of the graph writes and reads the same in a context`(
    _ combination: Combination
  ) throws {
    var context = JSONContext.current
    context.options.dates = .rfc3339
    context.options.keys = .snakeCase
    context.options.nilValues = .null
    try JSONContext.with(context) {
      let text = try GraphRoute.mapper.write(combination.root, .sample)
      #expect(text == PlainFleet.textInContext)
      let json = try JSONObject(JSONString: text)
      #expect(try GraphRoute.mapper.read(combination.root, json) == .sample)
    }
  }
}

// Neither what sees stored properties nor what writes text has a part in these.
@Suite("A fault in one of the 32 graphs is named with its place")
struct GraphFaultTests {
  @Test(arguments: Combination.all, GraphFault.all)
  func `the mapper says what is wrong in each combination of the graph, and where`(
    _ combination: Combination, _ fault: GraphFault
  ) throws {
    let json = try fault.planted()
    let error = try #require(
      throws: JSONDecodingError.self,
      performing: { try GraphRoute.mapper.read(combination.root, json) })
    #expect(error.path == JSONPath(fault.keyPath))
    if let words = fault.words { #expect("\(error.problem)" == words) }
  }

  @Test(arguments: Combination.all, GraphFault.all)
  func `Codable says where each combination of the graph is wrong`(
    _ combination: Combination, _ fault: GraphFault
  ) throws {
    let json = try fault.planted()
    for route in [GraphRoute.dictionaries, .text] where route != .text || !fault.isOutOfRange {
      let error = try #require(
        throws: DecodingError.self, performing: { try route.read(combination.root, json) })
      #expect(error.place == JSONPath(fault.keyPath), "\(route)")
    }
  }
}

extension DecodingError {
  /// The coding path as a place in the document, that of a missing key included.
  fileprivate var place: JSONPath? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      JSONPath(keys: context.codingPath)
    case .keyNotFound(let key, let context): JSONPath(keys: context.codingPath + [key])
    @unknown default: nil
    }
  }
}

extension JSONPath {
  fileprivate init(keys: [any CodingKey]) {
    self.init(keys.map { $0.intValue.map(Component.index) ?? .key($0.stringValue) })
  }
}
