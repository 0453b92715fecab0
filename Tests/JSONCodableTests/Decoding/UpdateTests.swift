import Engines
import Foundation
import JSONCodable
import Testing

@Suite("An update changes all or nothing")
struct UpdateTests {
  @Test func `an update leaves what the dictionary does not mention`() throws {
    var user = UserTests.user
    try user.update(from: ["full_name": "New", "email": NSNull()])
    var expected = UserTests.user
    expected.name = "New"
    expected.email = nil
    #expect(user == expected)
  }

  @Test func `an update that fails leaves the value unchanged`() {
    var user = UserTests.user
    #expect(
      refusal { try user.update(from: ["full_name": "New", "friends": 5]) }
        == "wrong type: number 5, expected [User] at $.friends")
    #expect(user == UserTests.user)
  }

  @Test func `an update keeps the identity of an object, and on error its properties`() throws {
    final class Counter: JSONDecodable {
      var count = 1
      var name = "a"
      func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&count, key: "count")
        try json.restore(&name, key: "name")
      }
    }
    let counter = Counter()
    var reference = counter
    try reference.update(from: ["count": 2])
    #expect(reference === counter)
    #expect((counter.count, counter.name) == (2, "a"))
    #expect(
      refusal { try reference.update(from: ["count": 3, "name": 4]) }
        == "wrong type: number 4, expected String at $.name")
    #expect((counter.count, counter.name) == (2, "a"))
  }
}

@Suite("An update changes what it mentions, at every depth", .everyEngine)
struct UpdateDepthTests {
  struct Street: JSONDecodable, Equatable {
    var name = ""
    var number: Int?
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
      try json.restore(&number, key: "number")
    }
  }

  struct Person: JSONDecodable {
    var id = 0
    var street = Street(name: "Main", number: 1)
    var second: Street?
    var streets: [String: Street] = [:]
    var list: [Street] = []
    var any: Any?
    var object: JSONObject = [:]
    var tags: Set<String> = []
    var since: Date?
    var title: String?
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id", required: true)
      try json.restore(&street, key: "street")
      try json.restore(&second, key: "second")
      try json.restore(&streets, key: "streets")
      try json.restore(&list, key: "list")
      try json.restore(&any, key: "any")
      try json.restore(&object, key: "object")
      try json.restore(&tags, key: "tags")
      try json.restore(&since, key: "since", transformer: JSONTransformers.secondsToDate)
      try json.restore(&title, keyPath: "alert.title")
    }
  }

  @Test func `a nested value is updated, and a new one is made whole`() throws {
    var person = Person()
    try person.update(from: ["street": ["number": 2], "second": ["name": "Side"]])
    #expect(person.street == Street(name: "Main", number: 2))
    #expect(person.second == Street(name: "Side"))
    try person.update(from: ["second": ["number": 3]])
    #expect(person.second == Street(name: "Side", number: 3))
    try person.update(from: ["second": NSNull()])
    #expect(person.second == nil)
    #expect(
      refusal { try person.update(from: ["second": ["number": 3]]) }
        == "missing value, expected String at $.second.name")
  }

  @Test func `a required property may be left out, and null for it is an error`() throws {
    var person = Person(id: 7)
    try person.update(from: ["title": "ignored"])
    #expect(person.id == 7)
    #expect(
      refusal { try person.update(from: ["id": NSNull()]) } == "missing value, expected Int at $.id"
    )
    #expect(
      refusal { try person.update(from: ["street": ["name": NSNull()]]) }
        == "missing value, expected String at $.street.name")
  }

  @Test func `a dictionary is merged by key, and an array replaced`() throws {
    var person = Person()
    person.streets = ["a": Street(name: "A", number: 1), "b": Street(name: "B")]
    person.list = [Street(name: "A"), Street(name: "B")]
    person.tags = ["x", "y"]
    try person.update(from: [
      "streets": ["a": ["number": 2], "b": NSNull(), "c": ["name": "C"]] as [String: Any],
      "list": [["name": "C"]], "tags": ["z"],
    ])
    #expect(person.streets == ["a": Street(name: "A", number: 2), "c": Street(name: "C")])
    #expect(person.list == [Street(name: "C")])
    #expect(person.tags == ["z"])
    #expect(
      refusal { try person.update(from: ["streets": ["d": ["number": 1]]]) }
        == "missing value, expected String at $.streets.d.name")
    #expect(
      refusal { try person.update(from: ["list": [["number": 1]]]) }
        == "missing value, expected String at $.list[0].name")
  }

  @Test func `any JSON is patched as RFC 7396 says`() throws {
    // The table of the RFC's appendix: the original, the patch, the result.
    let cases = [
      (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
      (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
      (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
      (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
      (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
      (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
      (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
      (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
      (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
      ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ]
    for (original, patch, result) in cases {
      let tree = { (_ json: String) in try JSONObject(JSONString: #"{"any":\#(json)}"#) }
      var person = try Person(JSONDictionary: tree(original).merging(["id": 1]) { $1 })
      try person.update(from: tree(patch))
      let any = person.any as? NSObject
      #expect(try any == tree(result)["any"] as? NSObject, "\(original) with \(patch)")
      guard let start = try tree(original)["any"] as? JSONObject, patch.hasPrefix("{") else {
        continue
      }
      person.object = start
      try person.update(from: ["object": tree(patch)["any"] as Any])
      #expect(try person.object as NSDictionary == tree(result)["any"] as? NSDictionary)
    }
  }

  @Test func `a transformed value is replaced, and null at a key path's start clears its end`()
    throws
  {
    var person = Person()
    try person.update(from: ["since": 5, "alert": ["title": "Hi"]])
    #expect(person.since == Date(timeIntervalSince1970: 5))
    #expect(person.title == "Hi")
    try person.update(from: ["alert": ["body": "x"]])
    #expect(person.title == "Hi")
    try person.update(from: ["alert": NSNull(), "since": NSNull()])
    #expect(person.title == nil)
    #expect(person.since == nil)
    person.title = "Hi"
    // Only a cast tells that it is null.
    try person.update(from: ["alert": JSONObject?.none as Any])
    #expect(person.title == nil)
  }

  @Test func `a value that code makes inside an update is made whole`() throws {
    struct Outer: JSONDecodable {
      var street = Street(name: "Main")
      mutating func JSONDecode(_ json: JSONObject) throws {
        if let inner = try json.valueIfPresent(JSONObject.self, key: "street") {
          street = try Street(JSONDictionary: inner)
        }
      }
    }
    struct Valued: JSONDecodable {
      var id = 0
      mutating func JSONDecode(_ json: JSONObject) throws { id = try json.value(key: "id") }
    }
    var outer = Outer()
    #expect(
      refusal { try outer.update(from: ["street": ["number": 1]]) }
        == "missing value, expected String at $.name")
    var valued = Valued()
    #expect(refusal { try valued.update(from: [:]) } == "missing value, expected Int at $.id")
  }
}

@Suite("An update leaves a property whose key it does not have, however it is mapped", .everyEngine)
struct UnmentionedPropertyTests {
  enum Level: String { case low, high }

  struct Part: JSONMappable, Equatable {
    var number = 1
    var label: String? = "old"
  }

  protocol Whole: JSONDecodable {
    init()
    var values: Values { get }
  }

  /// Mapped by reflection, each property under its name, or by the lines of the types below.
  struct Values: Whole, JSONMappable, Equatable {
    var id = 1
    var longName: String? = "old"
    var level = Level.high
    var firstPart = Part(number: 2)
    var part: Part? = Part(number: 3)
    var parts = [Part(number: 4)]
    var members = ["a": 1]

    var values: Values { self }

    /// Restores each property by a line with its key; those that are not optional may be required.
    mutating func restore(from json: JSONObject, required: Bool) throws {
      try json.restore(&id, key: "id", required: required)
      try json.restore(&longName, key: "longName")
      try json.restore(&level, key: "level", required: required)
      try json.restore(&firstPart, key: "firstPart", required: required)
      try json.restore(&part, key: "part")
      try json.restore(&parts, key: "parts", required: required)
      try json.restore(&members, key: "members", required: required)
    }
  }

  struct Keys: Whole {
    var values = Values()
    mutating func JSONDecode(_ json: JSONObject) throws {
      try values.restore(from: json, required: false)
    }
  }

  /// Mapped by lines that go the general way in an update.
  struct KeyPaths: Whole {
    var values = Values()
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&values.id, keyPath: "id")
      try json.restore(&values.longName, keyPath: "longName")
      try json.restore(&values.level, keyPath: "level")
      try json.restore(&values.firstPart, keyPath: "firstPart")
      try json.restore(&values.part, keyPath: "part")
      try json.restore(&values.parts, keyPath: "parts")
      try json.restore(&values.members, keyPath: "members")
    }
  }

  /// The same with lines for which there has to be a value where one is made.
  struct Required: Whole {
    var values = Values()
    mutating func JSONDecode(_ json: JSONObject) throws {
      try values.restore(from: json, required: true)
    }
  }

  struct Patch: Sendable, CustomTestStringConvertible {
    let text: String
    var testDescription: String { text }
    func object() throws -> JSONObject { try JSONObject(JSONString: text) }
  }

  static let patches = [
    "{}", #"{"id":5}"#, #"{"longName":"n"}"#, #"{"long_name":"n","first_part":{"number":9}}"#,
    #"{"firstPart":{"number":9},"other":1}"#, #"{"part":null,"longName":null}"#,
    #"{"part":{"label":null,"nmae":1}}"#, #"{"parts":[],"members":{"a":null,"b":2}}"#,
    #"{"level":"low","id":"x"}"#, #"{"first_part":[],"parts":[{"number":"x"}]}"#, #"{"id":1e400}"#,
  ].map { Patch(text: $0) }

  private let styles: [(JSONOptions.KeyStyle, JSONOptions.UnknownKeyStyle)] = [
    (.asDeclared, .ignore), (.asDeclared, .report), (.asDeclared, .refuse), (.snakeCase, .ignore),
    (.snakeCase, .report), (.snakeCase, .refuse),
  ]

  /// Returns what an update does, its error, and what was reported.
  private func outcome<T: Whole>(
    of type: T.Type, _ patch: Patch, _ context: JSONContext
  ) throws -> (Values, [String]) {
    let reports = Reports()
    var (value, context) = (T(), context)
    context.report = { reports.append($0) }
    var texts: [String] = []
    do {
      try JSONContext.with(context) { try value.update(from: patch.object()) }
    } catch {
      texts.append("\(error)")
    }
    return (value.values, texts + reports.texts)
  }

  @Test(arguments: patches)
  func `reflection, keys and key paths agree in every style`(patch: Patch) throws {
    for (keys, unknownKeys) in styles {
      var context = JSONContext()
      (context.options.keys, context.options.unknownKeys) = (keys, unknownKeys)
      let expected = try outcome(of: KeyPaths.self, patch, context)
      #expect(try outcome(of: Values.self, patch, context) == expected)
      #expect(try outcome(of: Keys.self, patch, context) == expected)
    }
  }

  @Test func `a required property is left as well, and its key is known`() throws {
    var context = JSONContext()
    context.options.unknownKeys = .refuse
    for patch in Self.patches.prefix(3) {
      let expected = try outcome(of: KeyPaths.self, patch, context)
      #expect(try outcome(of: Required.self, patch, context) == expected)
    }
    var value = Required()
    #expect(
      refusal { try value.update(from: ["nmae": 1], context: context) } == """
        unknown key, expected one of "firstPart", "id", "level", "longName", "members", "part", \
        "parts" at $.nmae
        """)
  }
}
