import Engines
import Foundation
import JSONCodable
import Testing

/// A leaf of a legacy dictionary, what it is read as and how it is written.
struct LegacyLeaf: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The JSON that is written, in a record.
  let text: String
  let value: @Sendable () -> Any
  /// Reads a value in every way, and tells which ways give something else.
  let wrongWays: @Sendable (Any) -> [String]

  init<T: JSONRestorable & Equatable & Sendable>(
    _ name: String, _ value: @autoclosure @escaping @Sendable () -> Any, _ expected: T,
    _ text: String
  ) {
    testDescription = name
    self.text = text
    self.value = value
    wrongWays = { Self.wrongWays(of: $0, expected) }
  }

  private static func wrongWays<T: JSONRestorable & Equatable>(
    of value: Any, _ expected: T
  ) -> [String] {
    let json: JSONObject = ["a": value]
    let legacy: [AnyHashable: Any] = ["inner": [AnyHashable("a"): [value]]]
    func restored() throws -> T? {
      var result: T?
      try json.restore(&result, key: "a")
      return result
    }
    let ways: [(String, () throws -> T?)] = [
      ("root", { try T(JSONValue: value) }),
      ("optional", { try T?(JSONValue: value) }),
      ("value", { try json.value(key: "a") }),
      ("valueIfPresent", { try json.valueIfPresent(key: "a") }),
      ("restore", restored),
      ("array", { try [T](JSONValue: [value]).first }),
      ("array of optionals", { try [T](JSONValue: [value as Any?]).first }),
      ("dictionary", { try [String: T](JSONValue: json)["a"] }),
      ("legacy", { try [String: [String: [T]]](JSONValue: legacy)["inner"]?["a"]?.first }),
      ("key path", { try (["top": legacy] as JSONObject).value(keyPath: "top.inner.a[0]") }),
    ]
    return ways.compactMap { name, read in
      do {
        let result = try read()
        return result == expected ? nil : "\(name): \(result as Any)"
      } catch {
        return "\(name): \(error)"
      }
    }
  }
}

@Suite(
  "Values of legacy dictionaries are read and written as their Swift equivalents", .everyEngine)
struct LegacyValuesTests {
  private static let url = "file:\\/\\/\\/c"
  private static let uuid = "0F0E0D0C-0B0A-0908-0706-050403020100"

  static let leaves: [LegacyLeaf] =
    [
      LegacyLeaf("NSString", NSString("x"), "x", #""x""#),
      LegacyLeaf("NSMutableString", NSMutableString(string: "x"), "x", #""x""#),
      LegacyLeaf("String", "x", "x", #""x""#),
      LegacyLeaf("NSNumber, integer", NSNumber(value: 7), 7, "7"),
      LegacyLeaf("NSNumber, integer for an Int8", NSNumber(value: 7), Int8(7), "7"),
      LegacyLeaf("NSNumber, double", NSNumber(value: 1.5), 1.5, "1.5"),
      LegacyLeaf("NSNumber, boolean", NSNumber(value: true), true, "true"),
      LegacyLeaf("NSDecimalNumber", NSDecimalNumber(string: "1.25"), Decimal(1.25), "1.25"),
      LegacyLeaf("NSDecimalNumber for a Double", NSDecimalNumber(string: "0.1"), 0.1, "0.1"),
      LegacyLeaf("Int", 7, 7, "7"),
      LegacyLeaf("Double", 1.5, 1.5, "1.5"),
      LegacyLeaf("Bool", false, false, "false"),
      LegacyLeaf("NSURL", link as NSURL, link, "\"\(url)\""),
      LegacyLeaf("URL", link, link, "\"\(url)\""),
      LegacyLeaf("NSUUID", id as NSUUID, id, "\"\(uuid)\""),
      LegacyLeaf("UUID", id, id, "\"\(uuid)\""),
      LegacyLeaf("NSDate", NSDate(timeIntervalSinceReferenceDate: 5), date, "5"),
      LegacyLeaf("Date", date, date, "5"),
      LegacyLeaf("NSData", NSData(data: Data([1, 2])), Data([1, 2]), #""AQI=""#),
      LegacyLeaf("NSMutableData", NSMutableData(data: Data([1, 2])), Data([1, 2]), #""AQI=""#),
      LegacyLeaf("Data", Data([1, 2]), Data([1, 2]), #""AQI=""#),
    ] + containers

  static let containers = [
    LegacyLeaf("NSArray", NSArray(array: [1, 2]), [1, 2], "[1,2]"),
    LegacyLeaf("NSMutableArray", NSMutableArray(array: [1, 2]), [1, 2], "[1,2]"),
    LegacyLeaf("NSSet", NSSet(array: [1]), [1], "[1]"),
    LegacyLeaf("NSMutableSet", NSMutableSet(array: [1]), Set([1]), "[1]"),
    LegacyLeaf("Set", Set([1]), [1], "[1]"),
    LegacyLeaf("[Int]", [1, 2], [1, 2], "[1,2]"),
    LegacyLeaf("[Any?]", [1, nil] as [Int?], [1, nil] as [Int?], "[1,null]"),
    LegacyLeaf("NSDictionary", NSDictionary(dictionary: ["k": 1]), ["k": 1], #"{"k":1}"#),
    LegacyLeaf(
      "NSMutableDictionary", NSMutableDictionary(dictionary: ["k": 1]), ["k": 1], #"{"k":1}"#),
    LegacyLeaf(
      "NSDictionary with AnyHashable keys",
      NSDictionary(dictionary: [AnyHashable("k"): [AnyHashable("l"): 1]]), ["k": ["l": 1]],
      #"{"k":{"l":1}}"#),
    LegacyLeaf("[String: Int]", ["k": 1], ["k": 1], #"{"k":1}"#),
    LegacyLeaf("[AnyHashable: Any]", [AnyHashable("k"): 1], ["k": 1], #"{"k":1}"#),
    LegacyLeaf("[NSString: Any]", [NSString("k"): 1], ["k": 1], #"{"k":1}"#),
    LegacyLeaf("[[String: Any]]", [["k": 1]] as [[String: Any]], [["k": 1]], #"[{"k":1}]"#),
    LegacyLeaf(
      "dictionaries of Foundation in each other",
      NSDictionary(dictionary: ["k": NSArray(array: [NSMutableDictionary(dictionary: ["l": 1])])]),
      ["k": [["l": 1]]], #"{"k":[{"l":1}]}"#),
  ]

  private static let link = URL(filePath: "/c")
  private static let id = UUID(
    uuid: (15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0))
  private static let date = Date(timeIntervalSinceReferenceDate: 5)

  /// The forms in which a value may stand in a dictionary.
  private func forms(of value: Any) -> [(String, Any)] {
    let hashable = (value as? AnyHashable).map { [("AnyHashable", $0 as Any)] } ?? []
    return [
      ("plain", value), ("Any?", Optional(value) as Any),
      ("Any??", Optional(Optional(value)) as Any), ("AnyObject", value as AnyObject),
    ] + hashable
  }

  @Test(arguments: leaves)
  func `a value of a legacy dictionary is read in every form and in every way`(
    _ leaf: LegacyLeaf
  ) {
    for (form, value) in forms(of: leaf.value()) {
      #expect(leaf.wrongWays(value) == [], "\(form)")
    }
  }

  @Test(arguments: leaves)
  func `a value of a legacy dictionary is written in every form and in every way`(
    _ leaf: LegacyLeaf
  ) throws {
    let text = leaf.text
    for (form, value) in forms(of: leaf.value()) {
      let json: JSONObject = ["a": value]
      #expect(try json.JSONString() == #"{"a":\#(text)}"#, "\(form)")
      #expect(try json.JSONString(options: .sortedKeys) == #"{"a":\#(text)}"#, "\(form)")
      #expect(try Box<Any>(value).JSONString() == #"{"value":\#(text)}"#, "\(form)")
      let tree = try #require(try Box<Any>([value as Any?]).JSONEncode() as? JSONObject)
      #expect(try tree.JSONString() == #"{"value":[\#(text)]}"#, "\(form)")
      let array = try #require(tree["value"] as? [Any])
      #expect(JSONSerialization.isValidJSONObject(array), "\(form)")
      var archived: JSONObject = [:]
      try archived.archive(value, key: "a")
      try archived.archive([AnyHashable("c"): value], keyPath: "b")
      #expect(
        try archived.JSONString(options: .sortedKeys) == #"{"a":\#(text),"b":{"c":\#(text)}}"#,
        "\(form)")
    }
  }

  @Test func `the table of legacy values has all its rows`() {
    #expect(Self.leaves.count >= 35)
  }

  @Test func `every null of a legacy dictionary is null`() throws {
    let nulls: [Any] = [
      NSNull(), NSNull() as NSObject, AnyHashable(NSNull()), Any?.none as Any,
      Any??.some(.none) as Any, Any?.some(NSNull()) as Any,
    ]
    for null in nulls {
      let json: JSONObject = ["a": null]
      var text: String? = "x"
      try json.restore(&text, key: "a")
      #expect(text == nil)
      #expect(try json.valueIfPresent(Int.self, key: "a") == nil)
      #expect(try Int?(JSONValue: null) == nil)
      #expect(try [Int?](JSONValue: [null]) == [nil])
      #expect(try json.JSONString() == #"{"a":null}"#)
    }
    #expect(try [Int?](JSONValue: NSArray(array: [NSNull(), 1])) == [nil, 1])
  }

  // MARK: - Keys that are not strings

  struct KeyFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: @Sendable () -> Any
    let found: String
    init(_ name: String, _ value: @autoclosure @escaping @Sendable () -> Any, _ found: String) {
      testDescription = name
      self.value = value
      self.found = found
    }
  }

  static let keyFaults = [
    KeyFault("an Int", [AnyHashable("a"): 1, 5: 2], "number 5"),
    KeyFault("several", [AnyHashable(6): 1, 5: 2], "number 5"),
    KeyFault("a typed dictionary", [true: 1], "boolean true"),
    KeyFault("Foundation's", NSDictionary(dictionary: [5: "x"]), "number 5"),
    KeyFault("a date", [Date(): 1], "value of type Date"),
    KeyFault("in an optional", Optional([5: 1]) as Any, "number 5"),
  ]

  @Test(arguments: keyFaults)
  func `a key that is not a string is named`(_ fault: KeyFault) {
    let problem = "wrong type: dictionary with a key that is not a string: \(fault.found), expected"
    #expect(message { _ = try Point(JSONValue: fault.value()) } == "\(problem) Point at $")
    #expect(message { _ = try Int(JSONValue: fault.value()) } == "\(problem) Int at $")
    #expect(
      message { _ = try [String: Int?](JSONValue: fault.value()) }
        == "\(problem) [String: Int?] at $")
    let json: JSONObject = ["at": [fault.value()]]
    #expect(
      message { _ = try json.value([Point].self, key: "at") } == "\(problem) Point at $.at[0]")
  }

  @Test func `keys that have a text are written as that text, and no others`() throws {
    let keys: [AnyHashable: Any] = [5: "x"]
    let objects = NSDictionary(dictionary: [NSNumber(value: 5): "x"])
    for value in [keys, NSDictionary(dictionary: keys), objects, [5: "x"]] as [Any] {
      let json: JSONObject = ["a": value]
      #expect(try json.JSONString() == #"{"a":{"5":"x"}}"#)
      #expect(try Box<Any>(value).JSONString() == #"{"value":{"5":"x"}}"#)
    }
    let dated: JSONObject = ["a": [AnyHashable(Date()): 1]]
    #expect(message { _ = try dated.JSONString() } == "unsupported type Date at $.a")
  }

  @Test func `a type is created from the dictionary of a push notification`() throws {
    let userInfo: [AnyHashable: Any] = [
      "x": 1, "inner": [AnyHashable("y"): NSNumber(value: 2)] as [AnyHashable: Any],
    ]
    #expect(try Point(JSONDictionary: userInfo) == Point(x: 1, y: 2))
    var context = JSONContext()
    context.options.keys = .snakeCase
    #expect(try Point(JSONDictionary: userInfo, context: context) == Point(x: 1, y: 2))
    #expect(try Point(JSONDictionary: ["x": 3, "inner": ["y": 4]]) == Point(x: 3, y: 4))
    let faulty: [AnyHashable: Any] = ["x": 1, 5: 2]
    #expect(
      message { _ = try Point(JSONDictionary: faulty) }
        == "wrong type: dictionary with a key that is not a string: number 5, expected Point at $")
  }

  private struct Point: JSONEncodable, JSONConstructible, Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    init(JSONDictionary json: JSONObject) throws {
      x = try json.value(key: "x")
      y = try json.value(keyPath: "inner.y")
    }
  }
}
