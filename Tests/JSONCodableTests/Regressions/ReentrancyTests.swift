import Engines
import Foundation
import JSONCodable
import Synchronization
import Testing

/// How often the types of this file were read.
private let readings = Mutex(0)

/// A tree whose verbs leave out children; what is wrong is found behind them.
private struct SkipBranch: JSONMappable {
  var id = 0
  var children: [SkipBranch] = []
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    readings.withLock { $0 += 1 }
    try json.map(&children, key: "children", skipping: .invalid)
    try json.map(&id, key: "id", required: true)
  }
}

/// The same with a `let` and a dictionary, which a lenient reading leaves members out of.
private struct SkipTwig: JSONConstructible {
  let id: Int
  let children: [SkipTwig]
  var named: [String: SkipTwig] = [:]
  init(JSONDictionary json: JSONObject) throws {
    readings.withLock { $0 += 1 }
    children = try json.valueIfPresent(key: "children") ?? []
    try json.restore(&named, key: "named")
    id = try json.value(key: "id")
  }
}

private struct SkipGrove: JSONDecodable {
  var twigs: [SkipTwig] = []
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&twigs, key: "twigs") }
}

/// Looks its parts up in an object that it takes out itself.
private struct DataEnvelope: JSONDecodable {
  var id = 0
  var name = ""
  mutating func JSONDecode(_ json: JSONObject) throws {
    let data = try json.value(JSONObject.self, key: "data")
    try data.restore(&id, key: "id")
    try data.restore(&name, key: "name")
  }
}

private final class ItemOwner: JSONMappable {
  // The tests of this file run one after the other.
  nonisolated(unsafe) static var shared: ItemOwner?
  var item = OwnedItem()
  var named: [String: OwnedItem] = [:]
  init() {}
}

/// Changes the property that holds it while it is read.
private struct OwnedItem: JSONMappable {
  var tags: [String] = []
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    if json.isReading {
      if let owner = ItemOwner.shared {
        owner.item = OwnedItem(tags: ["outside", "\(tags.count)"])
        owner.named = ["other": owner.item]
      }
    }
    try json.map(&tags, key: "tags")
  }
}

private struct BoxSize: JSONMappable {
  var width = 0
  var height = 0
}

/// Maps two parts by way of variables that are gone then.
private struct TwoPartBox: JSONMappable {
  private var first = BoxSize()
  private var second = BoxSize()
  var outer: BoxSize {
    get { first }
    set { first = newValue }
  }
  var inner: BoxSize {
    get { second }
    set { second = newValue }
  }
  init() {}
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.mapProperties(of: &outer)
    try json.mapProperties(of: &inner)
  }
}

private enum StallError: Error { case bad }

private struct LocatedValue: JSONRestorable {
  init(JSONValue: Any) throws {
    throw JSONUnderlyingError.located(StallError.bad, at: JSONPath([.key("size")]))
  }
}

private struct UnlocatedValue: JSONRestorable {
  init(JSONValue: Any) throws { throw StallError.bad }
}

private enum StallKey: JSONContextKey {
  static let defaultValue: String? = "main"
}

@Suite(
  "Code of a program that runs inside the mapper changes nothing around it", .everyEngine,
  .serialized)
struct ReentrancyTests {
  /// Objects in one another, of which only the innermost lacks what is required, or all do.
  private static func tree(_ levels: Int, key: String, _ id: String) -> String {
    (0..<levels).reduce(#"{"id":1}"#) { inner, _ in #"{"\#(key)":[\#(inner)]\#(id)}"# }
  }

  private static func readings(_ body: () throws -> Void) rethrows -> Int {
    JSONCodableTests.readings.withLock { $0 = 0 }
    try body()
    return JSONCodableTests.readings.withLock(\.self)
  }

  @Test func `elements that are left out are not read again and again`() throws {
    let bad = Self.tree(60, key: "children", "")
    let count = try Self.readings {
      let branch = try SkipBranch(JSONString: #"{"id":1,"children":[\#(bad)]}"#)
      #expect(branch.children.isEmpty)
    }
    #expect(count <= 62 * 62)
    let good = Self.tree(60, key: "children", #","id":2"#)
    let once = try Self.readings {
      let branch = try SkipBranch(JSONString: good)
      #expect(branch.children.count == 1)
    }
    #expect(once == 61)
  }

  @Test func `a lenient reading does not read them again and again either`() throws {
    let bad = Self.tree(40, key: "children", "")
    let json = try JSONObject(JSONString: #"{"twigs":[{"id":1},\#(bad)]}"#)
    let count = try Self.readings {
      let result = try SkipGrove.lenient(JSONDictionary: json)
      #expect(result.value.twigs.map(\.id) == [1])
      #expect(!result.problems.isEmpty)
    }
    #expect(count <= 43 * 43)
    let named = (0..<30).reduce(#"{"id":1}"#) { inner, _ in #"{"named":{"a":\#(inner)}}"# }
    let members = try JSONObject(JSONString: #"{"twigs":[\#(named)]}"#)
    let ofMembers = try Self.readings { _ = try SkipGrove.lenient(JSONDictionary: members) }
    #expect(ofMembers <= 33 * 33)
  }

  @Test func `an unknown key is refused each time`() throws {
    let bad: JSONObject = ["data": ["id": 1, "name": "n"] as JSONObject, "typo": 5]
    let good: JSONObject = ["data": ["id": 1, "name": "n"] as JSONObject]
    try JSONContext.with(\.options.unknownKeys, .refuse) {
      for _ in 0..<4 {
        let error = #expect(throws: JSONDecodingError.self) {
          try DataEnvelope(JSONDictionary: bad)
        }
        #expect(error?.path.description == "$.typo")
        let envelope = try DataEnvelope(JSONDictionary: good)
        #expect(envelope.name == "n")
      }
    }
  }

  @Test func `what a program sets while it is updated does no harm`() throws {
    var owner = ItemOwner()
    owner.item.tags = ["old"]
    owner.named = ["a": OwnedItem(tags: ["old"])]
    ItemOwner.shared = owner
    defer { ItemOwner.shared = nil }
    for _ in 0..<20 {
      try owner.update(from: ["item": ["tags": ["x"]] as JSONObject])
      #expect(owner.item.tags == ["x"])
      try owner.update(from: ["named": ["a": ["tags": ["y"]] as JSONObject] as JSONObject])
      #expect(owner.named["a"]?.tags == ["y"])
    }
  }

  @Test func `two parts that write one key are an error, wherever they lie`() {
    for _ in 0..<4 {
      let error = #expect(throws: JSONEncodingError.self) { try TwoPartBox().JSONEncode() }
      #expect(error?.description.contains("duplicate key") == true)
    }
  }

  @Test func `an error without a place has that of no other`() {
    let json: JSONObject = ["a": 1, "b": 2]
    for _ in 0..<2 {
      let located = #expect(throws: JSONDecodingError.self) {
        try json.value(LocatedValue.self, key: "a")
      }
      #expect(located?.path.description == "$.a.size")
      let plain = #expect(throws: JSONDecodingError.self) {
        try json.value(UnlocatedValue.self, key: "b")
      }
      #expect(plain?.path.description == "$.b")
    }
  }

  @Test func `a key of a context has its default, also where the value is an optional`() {
    var context = JSONContext()
    #expect(context[StallKey.self] == "main")
    context[StallKey.self] = nil
    #expect(context[StallKey.self] == nil)
    context[StallKey.self] = "other"
    #expect(context[StallKey.self] == "other")
  }
}
