import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("What stands in JSON in more than one shape or order is written so, or left open")
struct ShapeSourceTests {
  struct Feed: JSONCodable {
    struct Item: JSONMappable {
      var title = ""

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&title, key: "title", required: true)
      }
    }
    enum Kind: String, JSONEncodable, JSONRestorable { case news, talk }

    var items: [Item] = []
    var kinds: [Kind] = []
    var days: [Date] = []
    var rows: [[Int]] = []
    var first: Item?

    mutating func JSONDecode(_ json: JSONObject) throws {
      if let one = json["items"] as? JSONObject {
        items = [try Item(JSONDictionary: one)]
      } else {
        try json.restore(&items, key: "items")
      }
      do {
        try json.restore(&kinds, key: "kinds")
      } catch {
        kinds = [try json.value(key: "kinds")]
      }
      if json["days"] is String {
        days = [try json.value(key: "days", transformer: JSONTransformers.stringToDate)]
      } else {
        try json.restore(&days, key: "days", transformer: JSONTransformers.stringToDate)
      }
      if let row = json["rows"] as? [Int] {
        rows = [row]
      } else {
        try json.restore(&rows, key: "rows")
      }
      if json["first"] is [Any] {
        try json.restore(&first, keyPath: "first[0]")
      } else {
        try json.restore(&first, key: "first")
      }
    }
  }

  @Test func `one value in the place of several, and several in the place of one`() throws {
    let sample = try Feed(
      JSONString: """
        {"items":[{"title":"a"},{"title":"b"}],"kinds":["news"],"days":["2020-03-16T00:00:00Z"],
        "rows":[[1,2]],"first":{"title":"c"}}
        """)
    let open = try CodableSource.of(Feed.self, as: .newType(named: "New"), samples: [sample])
      .unresolved
    let names = Set(open.map(\.name))
    for name in ["items", "kinds", "days", "rows", "first"] {
      #expect(names.contains("ShapeSourceTests.Feed.\(name)"), "\(open)")
    }
  }

  struct Ping: JSONMappable {
    var id = ""
    var text = ""
    var seq: Int?
  }

  /// Writes members of another value beside its own, some of which have the same keys.
  struct Envelope: JSONEncodable, JSONConstructible {
    let id: String
    let ping: Ping

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      ping = try Ping(JSONDictionary: json)
    }

    func JSONEncode() throws -> Any {
      var json = try ping.JSONDictionary()
      try json.archive(id, key: "id")
      return json
    }
  }

  /// The same in the other order.
  final class Sleeve: JSONCodable {
    var id = ""
    var ping = Ping()

    init() {}

    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      ping = try Ping(JSONDictionary: json)
    }

    func JSONEncode() throws -> Any {
      try (["id": id] as JSONObject).merging(ping.JSONDictionary()) { $1 }
    }
  }

  struct Numbered: JSONCodable {
    var seq: Int?
    var ping = Ping()

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&seq, key: "seq")
      ping = try Ping(JSONDictionary: json)
    }

    func JSONEncode() throws -> Any {
      var json = try ping.JSONDictionary()
      try json.archive(seq, key: "seq")
      return json
    }
  }

  private func source<T: JSONEncodable & JSONRestorable>(of type: T.Type) throws -> CodableSource {
    let document = try JSONObject(JSONString: #"{"id":"1","text":"t","seq":5}"#)
    return try .of(T.self, as: .newType(named: "New"), samples: [T(JSONValue: document)])
  }

  @Test func `a key that is written twice has what is written last`() throws {
    let writing = { (source: CodableSource) in
      source.text.split(separator: "\n").filter {
        $0.contains("ping.encode(to:") || $0.contains("encode(id")
      }.map { $0.contains("ping") ? "ping" : "id" }
    }
    let envelope = try source(of: Envelope.self), sleeve = try source(of: Sleeve.self)
    #expect(envelope.unresolved.isEmpty && sleeve.unresolved.isEmpty)
    // The last is that of the member's own text, whose key is synthesised.
    #expect(writing(envelope) == ["ping", "id"])
    #expect(writing(sleeve) == ["id", "ping"])
    #expect(
      try source(of: Numbered.self).unresolved.map(\.description) == [
        #"ShapeSourceTests.Numbered.seq: nil takes out what ping writes at "seq", which Codable cannot"#
      ])
  }

  struct Tagged: JSONCodable {
    var tags: Set<String> = []
    var numbers: Set<Int>?
    var plain: Set<String> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&tags, key: "tags")
      try json.restore(&numbers, key: "numbers")
      try json.restore(&plain, key: "plain")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(tags.sorted(), key: "tags")
      try json.archive(numbers?.sorted(by: >), key: "numbers")
      try json.archive(plain, key: "plain")
      return json
    }
  }

  @Test func `the order in which a set is written`() throws {
    let sample = try Tagged(JSONString: #"{"tags":["a"],"numbers":[1],"plain":["b"]}"#)
    #expect(
      try CodableSource.of(Tagged.self, samples: [sample]).unresolved.map(\.description)
        == ["tags", "numbers"].map {
          "ShapeSourceTests.Tagged.\($0): its elements are written in an order of the code's own"
        })
  }

  struct Priced: JSONMappable {
    var prices: [Double: Int] = [:]
  }

  @Test func `keys that are floating-point numbers`() throws {
    #expect(
      try CodableSource.of(Priced.self).unresolved.map(\.description) == [
        "ShapeSourceTests.Priced.prices: the keys are floating-point numbers, which the mapper refuses in some spellings"
      ])
  }

  struct Customer: JSONMappable, Equatable {
    var email = ""
    var name = ""
  }

  /// An identifier or the whole object.
  enum Expandable: JSONRestorable, JSONEncodable {
    case id(String), object(Customer)

    init(JSONValue: Any) throws {
      if let id = JSONValue as? String {
        self = .id(id)
      } else {
        self = .object(try Customer(JSONValue: JSONValue))
      }
    }

    func JSONEncode() throws -> Any {
      switch self {
      case .id(let id): id
      case .object(let customer): try customer.JSONEncode()
      }
    }
  }

  struct Invoice: JSONMappable {
    var customer = Expandable.id("")
    var total = 0
  }

  @Test func `a tag is not taken from what the samples hold`() throws {
    let object = Invoice(customer: .object(Customer(email: "a@b.c", name: "A")))
    for samples in [[Invoice(customer: .id("x")), object], [object]] {
      let source = try CodableSource.of(Invoice.self, as: .newType(named: "New"), samples: samples)
      #expect(!source.text.contains("a@b.c"))
      #expect(!source.unresolved.isEmpty)
    }
  }

  /// Takes an empty text and false for none, as feeds of PHP write them.
  struct Loose: JSONCodable {
    var count = 1
    var names: [String] = []
    var link: URL?

    mutating func JSONDecode(_ json: JSONObject) throws {
      if json["count"] as? String == "" {
        count = 0
      } else {
        try json.restore(&count, key: "count")
      }
      if json["names"] as? Bool == false {
        names = []
      } else {
        try json.restore(&names, key: "names")
      }
      if json["link"] as? String == "" { link = nil } else { try json.restore(&link, key: "link") }
    }
  }

  @Test func `an empty text and false in the place of another value`() throws {
    let sample = try Loose(JSONString: #"{"count":5,"names":["a"],"link":"https://a.example"}"#)
    let found = try open(sample)
    #expect(found == ["count", "names", "link"])
  }

  /// Leaves out the elements that are not read.
  struct Gaps: JSONCodable {
    struct Point: JSONEncodable, JSONConstructible {
      let x: Int

      init(JSONDictionary json: JSONObject) throws { x = try json.value(key: "x") }
    }

    var points: [Point] = []
    var others: [Point] = []
    var byName: [String: Point] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      points = try json.value([JSONObject].self, key: "points")
        .compactMap { try? Point(JSONDictionary: $0) }
      others = (json["others"] as? [JSONObject] ?? [])
        .compactMap { try? Point(JSONDictionary: $0) }
      byName = try json.value([String: JSONObject].self, key: "byName")
        .compactMapValues { try? Point(JSONDictionary: $0) }
    }
  }

  @Test func `elements that are left out where they are not read`() throws {
    let sample = try Gaps(
      JSONString: #"{"points":[{"x":1},{"x":2}],"others":[{"x":3}],"byName":{"a":{"x":4}}}"#)
    let found = try open(sample)
    #expect(found == [])
    let text = try CodableSource.of(Gaps.self, as: .newType(named: "New"), samples: [sample]).text
    for type in ["[ValidObject<Point>]", "[String: ValidObject<Point>]"] {
      #expect(text.contains("\(type).self, forKey:"))
    }
  }

  /// Changes what is empty in any JSON.
  struct Extras: JSONCodable {
    var text: AnyJSON = nil
    var list: AnyJSON = nil
    var members: [String: AnyJSON] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&text, key: "text")
      try json.restore(&list, key: "list")
      try json.restore(&members, key: "members")
      if text == "" { text = nil }
      if list == [] { list = [:] }
      members = members.filter { $0.value != nil }
    }
  }

  @Test func `any JSON that is empty`() throws {
    let sample = try Extras(JSONString: #"{"text":1,"list":1,"members":{"a":1}}"#)
    let found = try open(sample)
    #expect(found == ["text", "list", "members"])
  }

  struct Shelf: JSONMappable {
    struct Item: JSONMappable, Hashable { var n = 0 }

    var items: Set<Item> = []
    var link = URL(string: "https://a.example")

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&items, key: "items")
      try json.map(&link, key: "link")
      items = items.filter { $0.n > 0 }
    }
  }

  @Test func `what stands in a set is Hashable, though the property is open`() throws {
    let sample = try Shelf(JSONString: #"{"items":[{"n":1}]}"#)
    let source = try CodableSource.of(Shelf.self, as: .newType(named: "New"), samples: [sample])
    #expect(source.text.contains("  struct Item: Hashable {\n"))
    #expect(source.text.contains(#"  var link: URL? = URL(string: "https://a.example")\#n"#))
  }

  /// Refuses what `init()` makes.
  struct Event: JSONCodable {
    let spec = "1.0"
    var id = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      if id.isEmpty { throw CancellationError() }
    }
  }

  @Test func `a constant is known, though what init() makes is refused`() throws {
    let found = try open(Event(JSONString: #"{"id":"5"}"#))
    #expect(found == ["Event", "id"])
  }

  /// Takes documents of an old form, in which the height is in another unit.
  struct Body: JSONCodable {
    var height = 1.5
    var unit = "m"

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&height, key: "height")
      try json.restore(&unit, key: "unit")
      if unit == "cm" { (height, unit) = (height / 100, "m") }
    }
  }

  @Test func `a document that no sample writes shows code, too`() throws {
    let check = ParityCheck("body", .mapper(Body.self), .mapper(Body.self))
    let make = try #require(check.sources.first?.make)
    let new = Data(#"{"height":1.8,"unit":"m"}"#.utf8)
    let old = Data(#"{"height":180,"unit":"cm"}"#.utf8)
    #expect(try make(.newType(named: "New"), [new]).unresolved.isEmpty)
    let found = try make(.newType(named: "New"), [new, old]).unresolved
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.reason == "code of the type changes what it reads" })
  }

  struct Gauge: JSONMappable { var ratio = 1.5 }

  @Test func `a sample may have a number that its context alone writes`() throws {
    let numbers = JSONOptions.NonFiniteStyle.strings(
      positiveInfinity: "inf", negativeInfinity: "-inf", notANumber: "nan")
    try JSONContext.with(\.options.nonFiniteNumbers, numbers) {
      let found = try open(Gauge(JSONString: #"{"ratio":"inf"}"#))
      #expect(found.isEmpty)
    }
  }

  /// The names of what is not determined.
  private func open<T: JSONEncodable & JSONRestorable>(_ sample: T) throws -> [String] {
    try CodableSource.of(T.self, as: .newType(named: "\(T.self)"), samples: [sample])
      .unresolved.compactMap { $0.name.split(separator: ".").last.map(String.init) }
  }
}
