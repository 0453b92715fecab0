import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Every verb takes every type that JSON makes", .everyEngine)
struct VerbTypesTests {
  enum Kind: String { case a, b }
  enum Level: Int, CaseIterable { case low = 1, high }

  /// What a verb returns for a type, on one document, beside what is expected.
  struct Case<T: Equatable> {
    let value: T
    let json: Any
  }

  /// Reads a value by every verb, and by every place.
  private func check<T: Equatable>(
    _ expected: T, from json: Any, start: T, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let object: JSONObject = ["key": json, "nested": ["key": json]]
    var (byKey, byKeys, byPath) = (start, start, start)
    try object.restore(&byKey, key: "key")
    try object.restore(&byKeys, keys: ["absent", "key"])
    try object.restore(&byPath, keyPath: "nested.key")
    let values = [
      byKey, byKeys, byPath, try object.value(T.self, key: "key"),
      try object.value(T.self, keys: ["absent", "key"]),
      try object.value(T.self, keyPath: "nested.key"),
      try object.value(T.self, key: "key", default: start),
      try object.valueIfPresent(T.self, key: "key") ?? start,
      try object.valueIfPresent(T.self, keys: ["absent", "key"]) ?? start,
      try object.valueIfPresent(T.self, keyPath: "nested.key") ?? start,
    ]
    for value in values { #expect(value == expected, sourceLocation: sourceLocation) }
    #expect(try object.valueIfPresent(T.self, key: "absent") == nil, sourceLocation: sourceLocation)
    #expect(
      try object.value(T.self, key: "absent", default: start) == start,
      sourceLocation: sourceLocation)
    var archived: JSONObject = [:]
    try archived.archive(expected, key: "key")
    var back = start
    try archived.restore(&back, key: "key")
    #expect(back == expected, sourceLocation: sourceLocation)
  }

  @Test func `raw values without a conformance, in every container`() throws {
    try check(Kind.b, from: "b", start: .a)
    try check([Kind.a, .b], from: ["a", "b"], start: [])
    try check(Set([Kind.a]), from: ["a", "a"], start: [])
    try check(["x": Kind.a], from: ["x": "a"], start: [:])
    try check([[Kind.a], []], from: [["a"], []] as [[String]], start: [])
    try check([Kind.a, nil], from: ["a", NSNull()] as [Any], start: [])
    try check(["x": [Level.high]], from: ["x": [2]], start: [:])
    try check(Optional([Kind.a]), from: ["a"], start: nil)
    try check([1: Level.low], from: ["1": 1], start: [:])
  }

  @Test func `values of a library, in every container`() throws {
    try check([[1, 2], []], from: [[1, 2], []] as [[Int]], start: [])
    try check(["x": Date(timeIntervalSinceReferenceDate: 1)], from: ["x": 1], start: [:])
    try check([nil, 5] as [Int?], from: [NSNull(), 5] as [Any], start: [])
    try check(Optional(Set([1, 2])), from: [1, 2, 2], start: nil)
    try check(ContiguousArray([1, 2]), from: [1, 2], start: [])
    try check(["x": ArraySlice([Level.high])], from: ["x": [2]], start: [:])
  }

  @Test func `any JSON, in every container`() throws {
    let json: JSONObject = ["list": [["a": 1], ["b": 2]], "members": ["x": [1, "2"] as [Any]]]
    var (list, members, any) = ([JSONObject](), [String: [Any]](), [Any?]())
    try json.restore(&list, key: "list")
    try json.restore(&members, key: "members")
    try json.restore(&any, keyPath: "members.x")
    #expect(list as NSArray == [["a": 1], ["b": 2]] as NSArray)
    #expect(members as NSDictionary == ["x": [1, "2"] as [Any]] as NSDictionary)
    #expect(any.compactMap(\.self) as NSArray == [1, "2"] as [Any] as NSArray)
    let objects: [String: JSONObject]? = try json.valueIfPresent(key: "absent")
    #expect(objects == nil)
    let kinds: [Kind]? = try json.valueIfPresent(key: "absent")
    #expect(kinds == nil)
  }

  @Test func `a transformer reaches into optionals and collections`() throws {
    let seconds = JSONTransformers.secondsToDate
    let json: JSONObject = [
      "one": 1, "list": [1, 2], "members": ["x": 1], "none": NSNull(),
      "deep": [[1], []] as [[Int]],
    ]
    let date = { Date(timeIntervalSince1970: $0) }
    var (one, list, members) = (Date?.none, [Date]?.none, [String: Date]())
    var (none, deep, set) = (Date?(date(9)), [[Date]](), Set<Date>())
    try json.restore(&one, key: "one", transformer: seconds)
    try json.restore(&list, key: "list", transformer: seconds)
    try json.restore(&members, key: "members", transformer: seconds)
    try json.restore(&none, key: "none", transformer: seconds)
    try json.restore(&deep, key: "deep", transformer: seconds)
    try json.restore(&set, keys: ["old", "list"], transformer: seconds)
    #expect(one == date(1) && list == [date(1), date(2)] && members == ["x": date(1)])
    #expect(none == nil && deep == [[date(1)], []] && set == [date(1), date(2)])
    #expect(try json.value([Date].self, key: "list", transformer: seconds) == list)
    #expect(
      try json.valueIfPresent([String: Date].self, keyPath: "members", transformer: seconds)
        == members)
    var archived: JSONObject = [:]
    try archived.archive(members, key: "members", transformer: seconds)
    try archived.archive(deep, keyPath: "in.deep", transformer: seconds)
    try archived.archive(list, key: "list", transformer: seconds)
    #expect(
      archived as NSDictionary
        == ["members": ["x": 1.0], "in": ["deep": [[1.0], []]], "list": [1.0, 2.0]] as NSDictionary)
    #expect(
      refusal {
        try json.value([Date].self, keyPath: "deep[0]", transformer: JSONTransformers.stringToDate)
      }
        == "wrong type: number 1, expected String at $.deep[0][0]")
  }

  @Test func `a transformer of any value gets what an optional holds`() throws {
    let kind = JSONTransformer<Any, String>(
      "kind", decoding: { "\(type(of: $0))" }, encoding: { $0 })
    let json: JSONObject = [
      "a": Int?.some(5) as Any, "b": Int??.some(5) as Any, "c": AnyHashable(5), "d": 5,
    ]
    for key in json.keys {
      #expect(try json.value(key: key, transformer: kind) == "Int", "\(key)")
    }
  }

  @Test func `a transformer of an optional gets nil for null, of whatever type the optional is`()
    throws
  {
    func texts<E>(_ type: E.Type) throws -> [String] {
      let text = JSONTransformer<E, String>(decoding: { "\($0)" }, encoding: { _ in nil })
      return try [NSNull(), Int?.none as Any].map { (null: Any) in
        var value = "unchanged"
        try (["a": null] as JSONObject).restore(&value, key: "a", transformer: text)
        return value
      }
    }
    #expect(try texts(Int?.self) == ["nil", "nil"])
    #expect(try texts(Any?.self) == ["nil", "nil"])
    #expect(try texts((any CustomStringConvertible)?.self) == ["nil", "nil"])
    let json: JSONObject = ["a": 5]
    let number = JSONTransformer<(any CustomStringConvertible)?, String>(
      decoding: { $0?.description }, encoding: { $0 })
    #expect(try json.value(key: "a", transformer: number) == "5")
  }

  @Test func `a transformer gets each part, also of a row that holds its type already`() throws {
    let doubled = JSONTransformer<Int, Int>(decoding: { $0 * 2 }, encoding: { $0 / 2 })
    let json: JSONObject = ["row": [1, 2] as [Int], "object": ["x": 3] as [String: Int]]
    #expect(try json.value([Int].self, key: "row", transformer: doubled) == [2, 4])
    #expect(try json.value(Set<Int>.self, key: "row", transformer: doubled) == [2, 4])
    #expect(try json.value([String: Int].self, key: "object", transformer: doubled) == ["x": 6])
  }

  @Test func `a protocol type is named, with what reads it`() throws {
    var shapes: [any UnreadShape] = []
    var named: [String: any UnreadShape]?
    let json: JSONObject = ["a": ["x": 1], "l": [1]]
    let refused =
      "unsupported type UnreadShape, expected a property with @PolymorphicValue, or a type that conforms to JSONDecodable"
    #expect(refusal { try json.restore(&named, key: "a") } == "\(refused) at $.a")
    #expect(refusal { try json.restore(&shapes, key: "l") } == "\(refused) at $.l")
  }

  @Test func `a type that no JSON makes is named, with what it should be`() throws {
    struct Plain { var x = 1 }
    let advice = "expected one that conforms to JSONDecodable, JSONConstructible or JSONRestorable"
    var (plain, list) = (Plain(), [Plain]())
    let json: JSONObject = ["a": 1, "l": [Any]()]
    #expect(
      refusal { try json.restore(&plain, key: "a") } == "unsupported type Plain, \(advice) at $.a")
    #expect(
      refusal { try json.restore(&list, key: "l") } == "unsupported type Plain, \(advice) at $.l")
    #expect(
      refusal { try json.restore(&plain, key: "absent") }
        == "unsupported type Plain, \(advice) at $.absent")
    #expect(
      refusal { try json.value(Plain.self, key: "a") } == "unsupported type Plain, \(advice) at $.a"
    )
    struct Coded: Codable { var x = 1 }
    #expect(
      refusal { try json.value(Coded.self, key: "a") }
        == "unsupported type Coded, \(advice); a Codable type may be CodableBacked, of CodableBridge at $.a"
    )
    struct Decoded: Decodable { var x = 1 }
    #expect(
      refusal { try json.value(Decoded.self, key: "a") }
        == "unsupported type Decoded, \(advice) at $.a")
    var number = 0
    for key in ["a", "absent"] {
      #expect(
        refusal { try json.restore(&number, key: key, skipping: .invalid) }
          == "unsupported type Int, expected a collection, to skip elements of at $.\(key)")
    }
    #expect(
      refusal { try json.restore(&number, key: "a", transformer: JSONTransformers.secondsToDate) }
        == "unsupported type Int, expected Date, or an optional or a collection of it at $.a")
  }

  @Test func `a dictionary whose keys no text makes is refused, whatever stands there`() throws {
    struct Id: RawRepresentable, Hashable { var rawValue: UUID }
    let advice = "expected a key that is a String, RawRepresentable or LosslessStringConvertible"
    let id = UUID()
    for object: JSONObject in [["\(id)": 1], [:]] {
      let json: JSONObject = ["d": object, "in": ["d": object]]
      let error = "unsupported type UUID, \(advice) at $"
      var numbers = [id: 1], values: [UUID: Any] = [:], raw = [Id(rawValue: id): 1]
      #expect(refusal { try json.restore(&numbers, key: "d") } == error + ".d")
      #expect(refusal { try json.restore(&raw, key: "d") } == error + ".d")
      #expect(refusal { try json.restore(&values, key: "d") } == error + ".d")
      #expect(
        refusal { try json.restore(&numbers, key: "d", skipping: .invalid) } == error + ".d")
      #expect(refusal { try json.restore(&numbers, keyPath: "in.d") } == error + ".in.d")
      #expect(refusal { _ = try json.value([UUID: Int].self, key: "d") } == error + ".d")
      #expect(refusal { _ = try [UUID: Int](JSONValue: object) } == error)
      #expect(numbers == [id: 1])
    }
    struct Holder: JSONDecodable {
      var numbers: [UUID: Int] = [:]
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&numbers, key: "d")
      }
    }
    var holder = Holder()
    let refused = refusal { try holder.update(from: [:]) }
    #expect(refused == "unsupported type UUID, \(advice) at $.d")
    var any: [AnyHashable: Int] = [:]
    try (["d": ["k": 1]] as JSONObject).restore(&any, key: "d")
    #expect(any == ["k": 1])
  }

  @Test func `a key that is not one character is an error`() throws {
    enum Letter: Character { case a = "a" }
    var numbers: [Character: Int] = [:], letters: [Letter: Int] = [:]
    for (key, step) in [("ab", ".ab"), ("", #"[""]"#)] {
      let json: JSONObject = ["d": [key: 1]]
      func error(_ type: String) -> String {
        "wrong type: string \"\(key)\", expected \(type) at $.d\(step)"
      }
      #expect(refusal { try json.restore(&numbers, key: "d") } == error("Character"))
      #expect(refusal { try json.restore(&letters, key: "d") } == error("Letter"))
      try json.restore(&numbers, key: "d", skipping: .invalid)
      #expect(numbers.isEmpty)
    }
    for key in ["a", "e\u{301}", "👨‍👩‍👧"] as [Character] {
      try (["d": [String(key): 1]] as JSONObject).restore(&numbers, key: "d")
      #expect(numbers == [key: 1])
    }
  }

  @Test func `the first of several keys that is there is read`() throws {
    var name: String? = "old"
    try (["b": "B", "c": "C"] as JSONObject).restore(&name, keys: ["a", "b", "c"])
    #expect(name == "B")
    try (["a": NSNull(), "b": "B"] as JSONObject).restore(&name, keys: ["a", "b"])
    #expect(name == nil)
    let json: JSONObject = ["b": 5]
    #expect(
      refusal { try json.restore(&name, keys: ["a", "b"]) }
        == "wrong type: number 5, expected String at $.b")
    #expect(
      refusal { try json.restore(&name, keys: ["x", "y"], required: true) }
        == "missing value, expected String at $.x")
    #expect(
      refusal { try json.restore(&name, keys: []) }
        == #"invalid key path "", expected names, indices and dots at $"#)
  }
}

@Suite("A bad element costs that element, where it may be skipped", .everyEngine)
struct SkippingTests {
  struct Item: JSONDecodable, Equatable {
    var id = 0
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", required: true)
    }
  }

  struct Feed: JSONDecodable {
    var items: [Item] = []
    var members: [String: Item]? = nil
    var dates: [Date] = []
    var rows: [[Int]] = []
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&items, key: "items", skipping: .invalid)
      try json.restore(&members, keyPath: "in.members", skipping: .invalid)
      try json.restore(
        &dates, key: "dates", transformer: JSONTransformers.secondsToDate, skipping: .invalid)
      try json.restore(&rows, keys: ["old", "rows"], skipping: .invalid)
    }
  }

  private let json: JSONObject = [
    "items": [["id": 1], ["id": "x"], 5, ["id": 4]] as [Any],
    "in": ["members": ["a": ["id": 1], "b": [:]] as JSONObject], "dates": [1, "x", 2] as [Any],
    "rows": [[1], "x", [2, "y"] as [Any]] as [Any],
  ]

  @Test func `each bad element is left out and reported with its path`() throws {
    let reported = Reports()
    let feed = try JSONContext.with(\.report, { reported.append($0) }) {
      try [Feed](JSONArray: [json])[0]
    }
    #expect(feed.items == [Item(id: 1), Item(id: 4)])
    #expect(feed.members == ["a": Item(id: 1)])
    #expect(feed.dates.count == 2)
    #expect(feed.rows == [[1]])
    #expect(
      reported.texts == [
        #"wrong type: string "x", expected Int at $[0].items[1].id"#,
        "wrong type: number 5, expected Item at $[0].items[2]",
        "missing value, expected Int at $[0].in.members.b.id",
        #"wrong type: string "x", expected Double at $[0].dates[1]"#,
        #"wrong type: string "x", expected [Int] at $[0].rows[1]"#,
        #"wrong type: string "y", expected Int at $[0].rows[2][1]"#,
      ])
  }

  @Test func `without a report they are left out, and other errors stay errors`() throws {
    #expect(try Feed(JSONDictionary: json).items == [Item(id: 1), Item(id: 4)])
    #expect(
      refusal { try Feed(JSONDictionary: ["items": 5]) }
        == "wrong type: number 5, expected [Item] at $.items")
  }

  @Test func `a lenient reading skips in every verb, and collects`() throws {
    struct Loose: JSONDecodable {
      var items: [Item] = []
      var numbers: Set<Int> = []
      var vector = SIMD2<Float>(9, 9)
      var data = Data([9])
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&items, key: "items")
        numbers = try json.value(key: "numbers")
        try json.restore(&vector, key: "vector")
        try json.restore(&data, key: "data")
      }
    }
    var context = JSONContext()
    context.options.data = .bytes
    let (loose, problems) = try Loose.lenient(
      JSONDictionary: [
        "items": [["id": 1], 5] as [Any], "numbers": [1, "x"] as [Any],
        "vector": [1, "x"] as [Any],
        "data": [1, 300],
      ], context: context)
    #expect(loose.items == [Item(id: 1)] && loose.numbers == [1])
    #expect(loose.vector == SIMD2(9, 9) && loose.data == Data([9]))
    #expect(
      problems.map(\.description) == [
        "wrong type: number 5, expected Item at $.items[1]",
        #"wrong type: string "x", expected Int at $.numbers[1]"#,
        #"wrong type: string "x", expected Float at $.vector[1]"#,
        "out of range: 300, expected UInt8 at $.data[1]",
      ])
  }
}

private protocol UnreadShape {}
