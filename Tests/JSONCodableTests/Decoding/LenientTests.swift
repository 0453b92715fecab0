import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A lenient reading keeps what it can and names the rest", .everyEngine)
struct LenientTests {
  @Test func `a lenient reading keeps the defaults of bad properties at every depth`() throws {
    let text = #"""
      {"id":"x","full_name":"Ann","email":5,"company":{"name":7,"address":"here"},
       "friends":[{"id":1},{"id":2.5,"company":{"name":true},"friends":[{"id":[]}]}]}
      """#
    let (user, problems) = try User.lenient(JSONDictionary: JSONObject(JSONString: text))
    #expect(
      user
        == User(
          id: 0, name: "Ann", email: nil, company: Company(name: "", address: "here"),
          friends: [User(id: 1), User(company: Company(), friends: [User()])]))
    #expect(
      problems.map(\.description) == [
        #"wrong type: string "x", expected Int at $.id"#,
        "wrong type: number 5, expected String at $.email",
        "wrong type: number 7, expected String at $.company.name",
        "wrong type: number 2.5, expected Int at $.friends[1].id",
        "wrong type: boolean true, expected String at $.friends[1].company.name",
        "wrong type: array, expected Int at $.friends[1].friends[0].id",
      ])
  }

  @Test func `an initializer of the type's own runs, and its error is a problem`() throws {
    struct Moved: JSONMappable {
      var name = ""
      var age = 1
      init() {}
      init(JSONDictionary json: JSONObject) throws {
        self.init()
        var json = json
        if let old = json.removeValue(forKey: "old") { json["name"] = old }
        try JSONDecode(json)
        if age < 0 {
          throw JSONDecodingError(
            path: JSONPath([.key("age")]), problem: .outOfRange(number: "-1", expected: "an age"))
        }
      }
    }
    let moved = try Moved.lenient(JSONDictionary: ["old": "n", "age": "x"])
    #expect(moved.value.name == "n" && moved.value.age == 1)
    #expect(
      moved.problems.map(\.description) == [#"wrong type: string "x", expected Int at $.age"#])
    let wrong = try Moved.lenient(JSONDictionary: ["name": 5, "age": -1])
    #expect(wrong.value.age == -1)
    #expect(
      wrong.problems.map(\.description) == [
        "wrong type: number 5, expected String at $.name",
        "out of range: -1, expected an age at $.age",
      ])
  }

  @Test func `a bad element costs a lenient reading that element alone`() throws {
    struct List: JSONDecodable {
      var numbers = [9]
      mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&numbers, key: "n") }
    }
    let (list, problems) = try List.lenient(JSONDictionary: ["n": [1, "x"]])
    #expect(list.numbers == [1])
    #expect(problems.map(\.description) == [#"wrong type: string "x", expected Int at $.n[1]"#])
  }

  @Test func `a bad member costs a lenient reading that member alone`() throws {
    enum Kind: String { case x, y }
    struct Own: Equatable { var value = 0 }
    struct Members: JSONDecodable {
      var numbers = ["z": 0]
      var kinds: [String: Kind]?
      var nested: [[String: [String: Kind]]] = []
      var own: [String: Own] = [:]
      var deep: [String: Own]?

      mutating func JSONDecode(_ json: JSONObject) throws {
        let positive = JSONTransformer<Int, Own>(
          decoding: { $0 < 0 ? nil : Own(value: $0) }, encoding: { $0.value })
        try json.restore(&numbers, key: "numbers")
        try json.restore(&kinds, key: "kinds")
        try json.restore(&nested, key: "nested")
        try json.restore(&own, key: "own", transformer: positive)
        try json.restore(&deep, keyPath: "a.deep", transformer: positive)
      }
    }
    // The order of an object's members changes with each process.
    let json = try JSONObject(
      JSONString: #"""
        {"numbers":{"a":1,"b":"x","c":3},"kinds":{"a":"x","b":"?"},"own":{"a":1,"b":-1,"c":null},
         "nested":[{"a":{"a":"x","b":"?"},"b":5}],"a":{"deep":{"a":-1,"b":2}}}
        """#)
    let (members, problems) = try Members.lenient(JSONDictionary: json)
    #expect(members.numbers == ["a": 1, "c": 3])
    #expect(members.kinds == ["a": .x])
    #expect(members.nested == [["a": ["a": .x]]])
    #expect(members.own == ["a": Own(value: 1)])
    #expect(members.deep == ["b": Own(value: 2)])
    #expect(
      problems.map(\.description).sorted() == [
        "unknown case \"?\", expected Kind at $.kinds.b",
        "unknown case \"?\", expected Kind at $.nested[0].a.b",
        "wrong type: null, expected Int at $.own.c",
        "wrong type: number -1, expected Own at $.a.deep.a",
        "wrong type: number -1, expected Own at $.own.b",
        "wrong type: number 5, expected [String: Kind] at $.nested[0].b",
        "wrong type: string \"x\", expected Int at $.numbers.b",
      ])
  }

  @Test func `a problem inside what a transformer takes has its whole path`() throws {
    struct Size: JSONCodable {
      var width = 0
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&width, key: "width")
      }
    }
    struct Sizes: JSONDecodable {
      var at = "", deep: String?, all: [String] = [], named: [String: String] = [:]

      mutating func JSONDecode(_ json: JSONObject) throws {
        let text = JSONTransformer<Size, String>(
          decoding: { "\($0.width)" }, encoding: { _ in Size() })
        try json.restore(&at, key: "at", transformer: text)
        try json.restore(&deep, keyPath: "a.deep", transformer: text)
        try json.restore(&all, key: "all", transformer: text)
        try json.restore(&named, keyPath: "a.named", transformer: text)
      }
    }
    let bad = #"{"width":true}"#
    let json = try JSONObject(
      JSONString: #"{"at":\#(bad),"all":[\#(bad)],"a":{"deep":\#(bad),"named":{"n":\#(bad)}}}"#)
    let (sizes, problems) = try Sizes.lenient(JSONDictionary: json)
    #expect((sizes.at, sizes.deep, sizes.all, sizes.named) == ("0", "0", ["0"], ["n": "0"]))
    #expect(
      problems.map(\.path.description) == [
        "$.at.width", "$.a.deep.width", "$.all[0].width", "$.a.named.n.width",
      ])
  }

  @Test func `a missing required property is a problem of a lenient reading`() throws {
    struct Strict: JSONDecodable {
      var id = 3
      var name = ""
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&id, key: "id", required: true)
        try json.restore(&name, key: "name")
      }
    }
    let (strict, problems) = try Strict.lenient(JSONDictionary: ["name": "x"])
    #expect((strict.id, strict.name) == (3, "x"))
    #expect(problems.map(\.description) == ["missing value, expected Int at $.id"])
  }

  @Test func `a lenient reading names the place of a nested type that cannot be made whole`() throws
  {
    struct Point: JSONConstructible {
      let x: Int
      init(JSONDictionary json: JSONObject) throws { x = try json.value(key: "x") }
    }
    struct Line: JSONDecodable {
      var start: Point?
      var ends: [Point] = []
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&start, key: "start")
        try json.restore(&ends, key: "ends")
      }
    }
    let json = try JSONObject(JSONString: #"{"start":{"x":"1"},"ends":[{"x":1},{}]}"#)
    let (line, problems) = try Line.lenient(JSONDictionary: json)
    #expect(line.start == nil)
    #expect(line.ends.map(\.x) == [1])
    #expect(
      problems.map(\.description) == [
        #"wrong type: string "1", expected Int at $.start.x"#,
        "missing value, expected Int at $.ends[1].x",
      ])
  }

  @Test func `a value that is tried a second time has its problems once`() throws {
    struct Fussy: JSONRestorable {
      init(JSONValue: Any) throws {
        var number = 0
        try (["x": "bad"] as JSONObject).restore(&number, key: "x")
        throw JSONDecodingError(problem: .missingValue(expected: "Fussy"))
      }
    }
    struct Holder: JSONDecodable {
      var fussy: Fussy?
      mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&fussy, key: "a") }
    }
    // An empty string stands for nil, once the type has refused it.
    let problems = try JSONContext.with(\.options.scalars, .converted) {
      try Holder.lenient(JSONDictionary: ["a": ""]).problems
    }
    #expect(problems.map(\.description) == [#"wrong type: string "bad", expected Int at $.a.x"#])
  }

  @Test func `an array with an element that is not right has the problems of the others once`()
    throws
  {
    struct Item: JSONDecodable {
      var id = 0
      mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
    }
    struct List: JSONDecodable {
      var items: [Item] = []
      mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&items, key: "items") }
    }
    struct Made: JSONConstructible {
      let items: [Item]
      init(JSONDictionary json: JSONObject) throws { items = try json.value(key: "items") }
    }
    struct Around: JSONDecodable {
      var made: Made?
      mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&made, key: "made") }
    }
    let json: JSONObject = ["items": [["id": "x"], 5, ["id": 7]]]
    let messages = [
      #"wrong type: string "x", expected Int at $.items[0].id"#,
      "wrong type: number 5, expected Item at $.items[1]",
    ]
    let (list, problems) = try List.lenient(JSONDictionary: json)
    #expect(list.items.map(\.id) == [0, 7])
    #expect(problems.map(\.description) == messages)
    let (around, found) = try Around.lenient(JSONDictionary: ["made": json])
    #expect(around.made?.items.map(\.id) == [0, 7])
    #expect(found.map(\.description) == messages.map { $0.replacing("$", with: "$.made") })
  }

  @Test func `an error that JSONDecode throws itself is one problem`() throws {
    struct Thrower: JSONDecodable {
      var id = 0
      mutating func JSONDecode(_ json: JSONObject) throws { id = try json.value(key: "id") }
    }
    let (_, problems) = try Thrower.lenient(JSONDictionary: ["id": "x"])
    #expect(problems.map(\.description) == [#"wrong type: string "x", expected Int at $.id"#])
  }

  @Test func `a lenient reading finds nothing wrong with a good dictionary`() throws {
    let (user, problems) = try User.lenient(JSONDictionary: UserTests.dictionary)
    #expect(user == UserTests.user)
    #expect(problems.isEmpty)
  }

  @Test
  func
    `a lenient reading throws an error of the type's own code at the top and collects it inside`()
    throws
  {
    struct OwnError: Error {}
    struct Picky: JSONDecodable {
      func JSONDecode(_ json: JSONObject) throws { throw OwnError() }
    }
    struct Holder: JSONDecodable {
      var picky: Picky?
      mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&picky, key: "p") }
    }
    #expect(throws: OwnError.self) { try Picky.lenient(JSONDictionary: [:]) }
    let (_, problems) = try Holder.lenient(JSONDictionary: ["p": JSONObject()])
    #expect(problems.map(\.description) == ["OwnError() at $.p"])
    #expect(problems.first?.underlyingError is OwnError)
  }

  @Test func `a strict reading inside a lenient one is lenient, and after it strict again`() throws
  {
    _ = try User.lenient(JSONDictionary: ["id": "x"])
    #expect(
      refusal { try User(JSONDictionary: ["id": "x"]) }
        == #"wrong type: string "x", expected Int at $.id"#)
  }

  @Test func `a lenient reading inside a lenient one keeps its problems to itself`() throws {
    struct Outer: JSONDecodable {
      var id = 0
      var inner = 0
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&id, key: "id")
        inner = try User.lenient(JSONDictionary: ["id": "y"]).problems.count
      }
    }
    let (outer, problems) = try Outer.lenient(JSONDictionary: ["id": "x"])
    #expect(outer.inner == 1)
    #expect(problems.map(\.description) == [#"wrong type: string "x", expected Int at $.id"#])
  }

  private struct Item: JSONDecodable, Equatable {
    var id = 0
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
  }

  /// Reads its items by each verb of the quick way, which tries once before the rule of the type does.
  private struct Basket: JSONDecodable {
    enum Verb: CaseIterable { case restore, required, value, valueIfPresent, keyPath }
    @TaskLocal static var verb = Verb.restore
    var items: [Item] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      switch Self.verb {
      case .restore: try json.restore(&items, key: "items")
      case .required: try json.restore(&items, key: "items", required: true)
      case .value: items = try json.value(key: "items")
      case .valueIfPresent: items = try json.valueIfPresent(key: "items") ?? []
      case .keyPath: items = try json.value(keyPath: "items")
      }
    }
  }

  private struct Shop: JSONDecodable {
    var baskets: [Basket] = []
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&baskets, key: "b") }
  }

  @Test(arguments: Basket.Verb.allCases)
  private func `a second attempt repeats no problem of the first`(by verb: Basket.Verb) throws {
    let object: JSONObject = ["items": [["id": "x"], 5, ["id": 7]] as [Any]]
    func expect(_ basket: Basket?, _ problems: [JSONDecodingError], at path: String) {
      #expect(basket?.items == [Item(), Item(id: 7)])
      #expect(
        problems.map(\.description) == [
          #"wrong type: string "x", expected Int at \#(path)[0].id"#,
          "wrong type: number 5, expected Item at \(path)[1]",
        ])
    }
    try Basket.$verb.withValue(verb) {
      let basket = try Basket.lenient(JSONDictionary: object)
      expect(basket.value, basket.problems, at: "$.items")
      let shop = try Shop.lenient(JSONDictionary: ["b": [object]])
      expect(shop.value.baskets.first, shop.problems, at: "$.b[0].items")
    }
  }

  private struct Inner: JSONMappable {
    var number = 1
    var list: [Int] = []
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number")
      try json.map(&list, key: "list", skipping: .invalid)
    }
  }

  @Test func `a lenient reading keeps an element that a plain reading would skip`() throws {
    struct Person: JSONMappable {
      var name = ""
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&name, key: "name", required: true)
      }
    }
    struct Group: JSONMappable {
      var people: [Person] = []
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&people, key: "people", skipping: .invalid)
      }
    }
    let json: JSONObject = ["people": [["name": "Ann"], ["name": 5], 5] as [Any]]
    #expect(try Group(JSONDictionary: json).people.map(\.name) == ["Ann"])
    let (group, problems) = try Group.lenient(JSONDictionary: json)
    #expect(group.people.map(\.name) == ["Ann", ""])
    #expect(
      problems.map(\.description) == [
        "wrong type: number 5, expected String at $.people[1].name",
        "wrong type: number 5, expected Person at $.people[2]",
      ])
  }

  private struct Texts: JSONMappable {
    var byKey = Inner()
    var byPath = Inner()
    var bySeveral: Inner?
    var byReflection = [Inner()]

    static let text = JSONTransformer<String, Inner>(
      "text", decoding: { try Inner(JSONString: $0) }, encoding: { try $0.JSONString() })

    static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
      name == "byReflection" ? JSONPropertyTransform(text) : nil
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: &self, except: ["byKey", "byPath", "bySeveral"])
      try json.map(&byKey, key: "key", transformer: Self.text)
      try json.map(&byPath, keyPath: "a.b", transformer: Self.text)
      try json.map(&bySeveral, keys: ["one", "two"], transformer: Self.text)
    }
  }

  @Test func `a problem in a value that a transformer makes of a text has its path`() throws {
    func json(_ text: String) -> JSONObject {
      ["key": text, "a": ["b": text] as JSONObject, "two": text, "byReflection": [text]]
    }
    let places = ["$.byReflection[0]", "$.key", "$.a.b", "$.two"]
    let lenient = try Texts.lenient(JSONDictionary: json(#"{"number":"x","list":[1,"y"]}"#))
    #expect(
      lenient.problems.map(\.path.description)
        == places.flatMap { ["\($0).number", "\($0).list[1]"] })
    let reported = Reports()
    _ = try JSONContext.with(\.report, { reported.append($0) }) {
      try Texts(JSONDictionary: json(#"{"list":[1,"y"]}"#))
    }
    #expect(
      reported.texts == places.map { #"wrong type: string "y", expected Int at \#($0).list[1]"# })
  }
}
