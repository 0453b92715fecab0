import Engines
import Foundation
import JSONCodable
import Testing

/// Checks that a value is written as an object, and read back from it by every route.
func checkMapped<T: JSONMappable & Equatable>(
  _ value: T, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let tree = try JSONObject(JSONString: json) as NSDictionary
  #expect(try value.JSONDictionary() as NSDictionary == tree, sourceLocation: sourceLocation)
  for options in [[], .sortedKeys, .prettyPrinted] as [JSONSerialization.WritingOptions] {
    let text = try value.JSONString(options: options)
    #expect(
      try JSONObject(JSONString: text) as NSDictionary == tree, sourceLocation: sourceLocation)
    #expect(try T(JSONString: text) == value, sourceLocation: sourceLocation)
  }
  #expect(try T(JSONDictionary: value.JSONDictionary()) == value, sourceLocation: sourceLocation)
  #expect(
    try [T](JSONString: "[\(json),\(json)]") == [value, value], sourceLocation: sourceLocation)
}

@Suite("A mapping by reflection goes both ways", .everyEngine)
struct ReflectedMappingTests {
  struct Company: JSONMappable, Equatable {
    var name = ""
    var address: String?
  }

  enum Kind: String { case a, b }

  struct Everything: JSONMappable, Equatable {
    var id = 0
    var small: UInt8 = 0
    var name = ""
    var isOn = false
    var ratio = 0.5
    var level: Float = 1
    var since = Date(timeIntervalSinceReferenceDate: 0)
    var url: URL?
    var uuid: UUID?
    var data = Data()
    var price: Decimal = 0
    var kind = Kind.a
    var kinds: [Kind] = []
    var kindSet: Set<Kind>?
    var members: [String: Company] = [:]
    var companies: [Company]?
    var company: Company?
    var nested: [[Int]] = []
    var optionals: [Int?] = []
    private(set) var hidden = "h"
    static func JSONKey(forProperty name: String) -> String? { name == "isOn" ? "is_on" : name }
  }

  @Test func `a struct with defaults needs nothing more to say`() throws {
    try checkMapped(Company(name: "Acme", address: "here"), #"{"name":"Acme","address":"here"}"#)
    try checkMapped(Company(name: "Acme"), #"{"name":"Acme"}"#)
  }

  @Test func `every type goes both ways`() throws {
    var all = Everything()
    (all.id, all.small, all.name, all.isOn, all.ratio, all.level) = (7, 255, "n", true, 0.1, 2.5)
    (all.since, all.price, all.kind) = (Date(timeIntervalSinceReferenceDate: 3), 1.25, .b)
    (all.url, all.data) = (URL(string: "https://a.b/c"), Data([1, 2]))
    all.uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    (all.kinds, all.kindSet) = ([.a, .b], [.b])
    (all.members, all.companies) = (["m": Company(name: "M")], [Company(), Company(name: "C")])
    (all.company, all.nested, all.optionals) = (Company(name: "D"), [[1], []], [nil, 5])
    try checkMapped(
      all,
      #"""
      {"id":7,"small":255,"name":"n","is_on":true,"ratio":0.1,"level":2.5,"since":3,"url":"https://a.b/c",
       "uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","data":"AQI=","price":1.25,"kind":"b","kinds":["a","b"],
       "kindSet":["b"],"members":{"m":{"name":"M"}},"companies":[{"name":""},{"name":"C"}],
       "company":{"name":"D"},"nested":[[1],[]],"optionals":[null,5],"hidden":"h"}
      """#)
  }

  @Test func `reading has the semantics of restore`() throws {
    var all = try Everything(JSONDictionary: ["kindSet": NSNull(), "name": NSNull(), "hidden": "x"])
    #expect(all.kindSet == nil && all.name == "" && all.hidden == "x")
    all.company = Company(name: "old", address: "here")
    try all.update(from: ["company": ["name": "new"], "members": ["a": ["name": "A"]]])
    #expect(all.company == Company(name: "new", address: "here") && all.members["a"]?.name == "A")
    #expect(
      refusal { try Everything(JSONDictionary: ["companies": [["name": 5]]]) }
        == "wrong type: number 5, expected String at $.companies[0].name")
    let (value, problems) = try Everything.lenient(
      JSONDictionary: ["id": "x", "kinds": ["a", "z"], "company": ["name": 1, "address": "a"]])
    #expect(value.kinds == [.a] && value.company == Company(name: "", address: "a"))
    #expect(
      problems.map(\.description) == [
        #"wrong type: string "x", expected Int at $.id"#,
        #"unknown case "z", expected Kind at $.kinds[1]"#,
        "wrong type: number 1, expected String at $.company.name",
      ])
    let optional: String? = "hand-made"
    #expect(try Company(JSONDictionary: ["name": optional as Any]).name == "hand-made")
  }

  @Test func `a style of keys changes both directions`() throws {
    struct Snake: JSONMappable, Equatable { var fullName = "", homeURL: String? }
    var context = JSONContext()
    context.options.keys = .snakeCase
    context.options.nilValues = .null
    let snake = Snake(fullName: "Ann", homeURL: nil)
    let text = try snake.JSONString(options: .sortedKeys, context: context)
    #expect(text == #"{"full_name":"Ann","home_url":null}"#)
    #expect(try Snake(JSONString: text, context: context) == snake)
  }

  class Animal: JSONMappable {
    var name = ""
    fileprivate var age = 0
    required init() {}
  }

  final class Dog: Animal {
    var toys: [String] = []
    var friend: Animal?
  }

  @Test func `a class is mapped with what it inherits, and as what it is`() throws {
    let dog = Dog()
    (dog.name, dog.age, dog.toys, dog.friend) = ("Rex", 3, ["ball"], Dog())
    let animal: Animal = dog
    let json = #"{"age":3,"friend":{"age":0,"name":"","toys":[]},"name":"Rex","toys":["ball"]}"#
    #expect(try animal.JSONString(options: .sortedKeys) == json)
    let back = try Dog(JSONString: json)
    #expect(back.name == "Rex" && back.age == 3 && back.toys == ["ball"] && back.friend?.name == "")
    #expect(try animal.JSONDictionary().keys.sorted() == ["age", "friend", "name", "toys"])
  }

  @Test func `a generic and a private type are mapped`() throws {
    struct Box<Content: JSONCodable & Equatable>: JSONMappable, Equatable {
      var content: Content?
      var list: [Content] = []
    }
    struct Secret: JSONMappable, Equatable {
      private var code = 5; mutating func set() { code = 6 }
    }
    var secret = Secret()
    secret.set()
    try checkMapped(secret, #"{"code":6}"#)
    try checkMapped(
      Box(content: Company(name: "A"), list: [Company()]),
      #"{"content":{"name":"A"},"list":[{"name":""}]}"#)
  }

  @Test func `a transform says both directions of one property`() throws {
    struct Event: JSONMappable, Equatable {
      var when = Date(timeIntervalSince1970: 0)
      var others: [Date]?
      static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
        JSONPropertyTransform(JSONTransformers.secondsToDate)
      }
    }
    try checkMapped(
      Event(when: Date(timeIntervalSince1970: 5), others: [Date(timeIntervalSince1970: 6)]),
      #"{"when":5,"others":[6]}"#)
    try checkMapped(Event(when: Date(timeIntervalSince1970: 5)), #"{"when":5}"#)
    #expect(
      refusal { try Event(JSONDictionary: ["others": [1, "x"] as [Any]]) }
        == #"wrong type: string "x", expected Double at $.others[1]"#)
  }
}

@Suite("What reflection cannot map is an error in both directions", .everyEngine)
struct UnmappableTests {
  private func check<T: JSONMappable>(
    _ value: T, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = message + " at $"
    #expect(refusal { try value.JSONEncode() } == expected, sourceLocation: sourceLocation)
    #expect(refusal { try value.JSONString() } == expected, sourceLocation: sourceLocation)
    #expect(refusal { try value.JSONString() } == expected, sourceLocation: sourceLocation)
    #expect(refusal { try T(JSONDictionary: [:]) } == expected, sourceLocation: sourceLocation)
    #expect(refusal { try T(JSONString: "{}") } == expected, sourceLocation: sourceLocation)
    #expect(
      refusal { try ["in": [value]].JSONString() } == message + " at $.in[0]",
      sourceLocation: sourceLocation)
  }

  @propertyWrapper struct Clamped: JSONPropertyWrapper, JSONEncodable {
    var wrappedValue = 0
  }

  @Test func `a let, a weak property, a wrapper, and a type without JSON`() {
    struct Constant: JSONMappable { let id = 5; var name = "" }
    final class Weak: JSONMappable {
      weak var parent: Weak?; unowned var other: AnyObject?; init() {}
    }
    struct Wrapped: JSONMappable { @Clamped var level = 1 }
    struct Plain: JSONMappable { var pair = (1, 2) }
    struct Resource: ~Copyable { var number = 3 }
    final class Owner: JSONMappable {
      var resource = Resource()
      init() {}
    }
    @propertyWrapper struct Unknown { var wrappedValue = 1 }
    struct Unwrapped: JSONMappable { @Unknown var level }
    struct Doubled: JSONMappable {
      var a = 1, b = 2
      static func JSONKey(forProperty name: String) -> String? { "x" }
    }
    struct Mirrored: JSONMappable, CustomReflectable {
      var a = 1
      var customMirror: Mirror { Mirror(self, children: ["a": 2]) }
    }
    let advice = "expected one that conforms to JSONDecodable, JSONConstructible or JSONRestorable"
    check(
      Constant(),
      "property id of type Constant cannot be mapped by reflection: a let cannot be set")
    check(
      Weak(), "property parent of type Weak cannot be mapped by reflection: it is weak or unowned")
    check(
      Wrapped(),
      "property level of type Wrapped cannot be mapped by reflection: its wrapper Clamped is not JSONRestorable"
    )
    check(
      Unwrapped(),
      "property _level of type Unwrapped cannot be mapped by reflection: unsupported type Unknown, \(advice); a property wrapper conforms to JSONPropertyWrapper"
    )
    check(
      Plain(),
      "property pair of type Plain cannot be mapped by reflection: unsupported type (Int, Int), \(advice)"
    )
    check(
      Owner(),
      "property resource of type Owner cannot be mapped by reflection: "
        + "unsupported type (), or one that cannot be copied, \(advice)")
    check(
      Doubled(),
      #"type Doubled cannot be mapped by reflection: properties a and b have the same key "x""#)
    check(
      Mirrored(),
      "type Mirrored cannot be mapped by reflection: it has a custom mirror, or was compiled without reflection metadata"
    )
  }

  @Test func `what is left out by its key is not mapped, and keeps its value`() throws {
    struct Partial: JSONMappable, Equatable {
      let id = 5
      var name = ""
      @Clamped var level = 1
      static func JSONKey(forProperty name: String) -> String? { name == "name" ? name : nil }
      static func == (left: Partial, right: Partial) -> Bool {
        left.name == right.name && left.id == right.id
      }
    }
    try checkMapped(Partial(name: "n"), #"{"name":"n"}"#)
    let partial = try Partial(JSONString: #"{"id":9,"name":"n","level":7}"#)
    #expect(partial.id == 5 && partial.level == 1)
  }
}

@Suite("A mapping said by lines goes both ways", .everyEngine)
struct LineMappingTests {
  enum Kind: String { case a, b }

  struct User: JSONMappable, Equatable {
    var id = 0
    var name = ""
    var created = Date(timeIntervalSince1970: 0)
    var dates: [String: Date]?
    var title: String?
    var body = ""
    var point: [Int?] = [1, 2]
    var nick: String?
    var count = 3
    var kinds: Set<Kind> = []
    var friends: [User] = []
    var inner: Inner?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", required: true)
      try json.map(&name, key: "full_name")
      try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
      try json.map(&dates, key: "dates", transformer: JSONTransformers.secondsToDate)
      try json.map(&title, keyPath: "alert.title")
      try json.map(&body, keyPath: "alert.body")
      try json.map(&point[0], keyPath: "point[0]")
      try json.map(&point[1], keyPath: "point[1]")
      try json.map(&nick, keys: ["nick", "nickname"])
      try json.map(&count, key: "count", default: 10)
      try json.map(&kinds, key: "kinds", skipping: .invalid)
      try json.map(&friends, key: "friends")
      try json.map(&inner, key: "inner")
    }
  }

  struct Inner: JSONCodable, Equatable {
    var x = 1
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&x, key: "x") }
  }

  @Test func `what it writes it reads`() throws {
    var user = User(id: 1, name: "Ann", created: Date(timeIntervalSince1970: 5))
    (user.title, user.nick, user.kinds) = ("T", "N", [.b])
    (user.dates, user.point) = (["x": Date(timeIntervalSince1970: 1)], [nil, 4])
    (user.friends, user.inner) = ([User(id: 2)], Inner(x: 2))
    try checkMapped(
      user,
      #"""
      {"id":1,"full_name":"Ann","created":5,"dates":{"x":1},"alert":{"title":"T","body":""},"point":[null,4],
       "nick":"N","count":3,"kinds":["b"],"inner":{"x":2},"friends":[
         {"id":2,"full_name":"","created":0,"alert":{"body":""},"point":[1,2],"count":3,"kinds":[],
          "friends":[]}]}
      """#)
  }

  @Test func `it reads as restore does`() throws {
    let user = try User(JSONDictionary: [
      "id": 1, "nickname": "N", "kinds": ["a", "z"], "count": NSNull(),
    ])
    #expect(user.nick == "N" && user.kinds == [.a] && user.count == 10)
    #expect(refusal { try User(JSONDictionary: [:]) } == "missing value, expected Int at $.id")
    #expect(
      refusal {
        try User(JSONDictionary: ["id": 1, "friends": [["id": 2, "alert": ["title": 5]]]])
      }
        == "wrong type: number 5, expected String at $.friends[0].alert.title")
    var updated = User(id: 1, name: "Ann", count: 4)
    updated.inner = Inner(x: 2)
    try updated.update(from: ["full_name": "Bob", "inner": JSONObject(), "count": NSNull()])
    #expect(
      updated.id == 1 && updated.name == "Bob" && updated.count == 4 && updated.inner == Inner(x: 2)
    )
    let (lenient, problems) = try User.lenient(JSONDictionary: ["id": "x", "full_name": "Ann"])
    #expect(lenient.name == "Ann")
    #expect(problems.map(\.description) == [#"wrong type: string "x", expected Int at $.id"#])
  }

  @Test func `two lines that write one place are an error, and so is a required nil`() {
    struct Doubled: JSONMappable {
      var a = 1, b = 2
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&a, key: "x")
        try json.map(&b, key: "x")
      }
    }
    struct Below: JSONMappable {
      var a = ["t": 1], b = 2
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&a, key: "x")
        try json.map(&b, keyPath: "x.t")
      }
    }
    struct Null: JSONMappable {
      var a: [String: Int?] = ["t": nil], b = 2
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&a, key: "x")
        try json.map(&b, keyPath: "x.t")
      }
    }
    struct Above: JSONMappable {
      var a: [String: Int]?, b: Int? = 2
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&a, key: "x")
        try json.map(&b, keyPath: "x.t")
      }
    }
    struct Required: JSONMappable {
      var a: Int?
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&a, key: "a", required: true)
      }
    }
    #expect(
      refusal { try Doubled().JSONEncode() }
        == #"duplicate key "x", written by a line of JSONMap of type Doubled and another line at $"#
    )
    #expect(
      refusal { try Below().JSONEncode() }
        == #"duplicate key "x.t", written by a line of JSONMap of type Below and another line at $"#
    )
    #expect(
      refusal { try Null().JSONEncode() }
        == #"duplicate key "x.t", written by a line of JSONMap of type Null and another line at $"#
    )
    #expect(refusal { try Required().JSONString() } == "missing value, expected Int at $.a")
    JSONContext.with(\.options.nilValues, .null) {
      // The first value has no plan, the others have one.
      for _ in 0..<3 {
        #expect(
          refusal { try Above().JSONString() }
            == #"duplicate key "x.t", written by a line of JSONMap of type Above and another line at $"#
        )
        #expect(refusal { try Above(a: [:], b: 3).JSONString() } == nil)
        #expect(refusal { try Above().JSONEncode() } == refusal { try Above().JSONString() })
      }
    }
    #expect(refusal { try Above().JSONString() } == nil)
  }

  @Test func `reflection and lines are mixed`() throws {
    struct Mixed: JSONMappable, Equatable {
      let version = 2
      var id = 0
      var name: String?
      var created = Date(timeIntervalSince1970: 0)
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.mapProperties(of: &self, except: ["created", "version"])
        try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
      }
    }
    try checkMapped(
      Mixed(id: 1, name: "n", created: Date(timeIntervalSince1970: 5)),
      #"{"id":1,"name":"n","created":5}"#)
    struct Typo: JSONMappable {
      var id = 0
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.mapProperties(of: &self, except: ["ID"])
      }
    }
    let message =
      "property ID of type Typo cannot be mapped by reflection: the type has no such property at $"
    #expect(refusal { try Typo().JSONEncode() } == message)
    #expect(refusal { try Typo(JSONDictionary: [:]) } == message)
  }

  @Test func `each value may leave out other properties`() throws {
    enum Names: JSONContextKey { static let defaultValue: Set<String> = [] }
    struct Row: JSONMappable, Equatable {
      var first = 1
      var second = 2
      var third = 3
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.mapProperties(of: &self, except: JSONContext.current[Names.self])
      }
    }
    let json: JSONObject = ["first": 4, "second": 5, "third": 6]
    let cases: [(Set<String>, Row)] = [
      (["first"], Row(first: 1, second: 5, third: 6)),
      (["first", "second"], Row(first: 1, second: 2, third: 6)),
      (["first"], Row(first: 1, second: 5, third: 6)), ([], Row(first: 4, second: 5, third: 6)),
      (["third"], Row(first: 4, second: 5, third: 3)),
    ]
    for (names, row) in cases + cases {
      var context = JSONContext()
      context[Names.self] = names
      #expect(try Row(JSONDictionary: json, context: context) == row)
      let written = try JSONContext.with(context) { try Row().JSONDictionary() }
      #expect(Set(written.keys) == Set(json.keys).subtracting(names))
      context[Names.self] = ["fourth"]
      #expect(
        refusal { try Row(JSONDictionary: json, context: context) }
          == "property fourth of type Row cannot be mapped by reflection: "
          + "the type has no such property at $")
    }
  }

  class Animal: JSONMappable {
    var name = ""
    weak var owner: Animal?
    var child: Animal?
    required init() {}
    func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: self, except: ["owner"])
    }
  }

  final class Dog: Animal {
    var toys = 0
    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      try json.mapProperties(of: self, except: ["owner"])
    }
  }

  @Test func `a subclass maps what it inherits once, although both say it`() throws {
    let dog = Dog()
    (dog.name, dog.toys, dog.child) = ("Rex", 2, Dog())
    let json = #"{"child":{"name":"","toys":0},"name":"Rex","toys":2}"#
    #expect(try dog.JSONString(options: .sortedKeys) == json)
    #expect(try Dog(JSONString: json).toys == 2)
  }

  @Test func `a part that is mapped by reflection stands flat among the other lines`() throws {
    struct Part: JSONMappable, Equatable { var x = 1, y: Int? }
    struct Whole: JSONMappable, Equatable {
      var name = ""
      var part = Part()
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try part.JSONMap(&json)
        try json.map(&name, key: "name")
      }
    }
    struct Only: JSONMappable, Equatable {
      var part = Part()
      var lost = 0
      mutating func JSONMap(_ json: inout JSONMapping) throws { try part.JSONMap(&json) }
    }
    try checkMapped(Whole(name: "n", part: Part(x: 2, y: 3)), #"{"name":"n","x":2,"y":3}"#)
    try checkMapped(Only(part: Part(x: 2)), #"{"x":2}"#)
  }

  @Test func `a polymorphic property without a value is left out by lines as by reflection`() throws
  {
    struct Cat: JSONIdentified, JSONMappable { var name = "" }
    struct Lines: JSONMappable {
      @PolymorphicValue var pet: (any JSONIdentified)?
      var _petForTest: PolymorphicValue<(any JSONIdentified)?> { _pet }
      mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&_pet, key: "pet") }
    }
    struct Reflected: JSONMappable { @PolymorphicValue var pet: (any JSONIdentified)? }
    #expect(try Lines().JSONString() == "{}")
    #expect(try Reflected().JSONString() == "{}")
    var archived: JSONObject = [:]
    try archived.archive(Lines()._petForTest, key: "pet")
    #expect(archived.isEmpty)
  }

  @Test func `a child that looks at its parent while it is written is no conflict`() throws {
    final class Parent: JSONMappable {
      var name = "p"
      var child: Child?
      func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&child, key: "child")
        try json.map(&name, key: "name")
      }
    }
    final class Child: JSONCodable {
      unowned(unsafe) var parent: Parent?
      func JSONDecode(_ json: JSONObject) throws {}
      func JSONEncode() throws -> Any {
        ["sibling": parent?.child === self, "name": parent?.name ?? ""]
      }
    }
    let (parent, child) = (Parent(), Child())
    (parent.child, child.parent) = (child, parent)
    #expect(
      try parent.JSONString(options: .sortedKeys)
        == #"{"child":{"name":"p","sibling":true},"name":"p"}"#)
  }

  @Test func `a cycle of objects is an error`() {
    let (one, other) = (Animal(), Animal())
    (one.child, other.child) = (other, one)
    #expect(
      refusal { try one.JSONEncode() } == "reference cycle through type Animal at $.child.child")
    other.child = nil
  }
}

@Suite("The default encoding from inside")
struct DefaultEncodingFromInsideTests {
  struct Order: JSONEncodable {
    var price = 2.5
    var count: Int? = 2
    func JSONEncode() throws -> Any {
      var json = try JSONEncodeByReflection() as? JSONObject ?? [:]
      try json.archive(price * Double(count ?? 0), key: "total")
      return json
    }
  }

  @Test(
    arguments: [JSONOptions.Reflection.plans, .mirror],
    [JSONOptions.KeyStyle.asDeclared, .snakeCase])
  func `a type adds to the default encoding`(
    _ reflection: JSONOptions.Reflection, _ keys: JSONOptions.KeyStyle
  ) throws {
    var context = JSONContext()
    (context.options.reflection, context.options.keys) = (reflection, keys)
    for _ in 0..<2 {
      #expect(
        try Order().JSONString(options: .sortedKeys, context: context)
          == #"{"count":2,"price":2.5,"total":5}"#)
      #expect(
        try ["o": [Order()]].JSONString(options: .sortedKeys, context: context).contains("total"))
    }
  }

  @Test func `a value that is not an object has no dictionary`() throws {
    #expect(try Order().JSONDictionary().count == 3)
    #expect(refusal { try [1].JSONDictionary() } == "wrong type: array, expected an object at $")
    #expect(
      refusal { try "x".JSONDictionary() } == #"wrong type: string "x", expected an object at $"#)
  }
}
