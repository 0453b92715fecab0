import Foundation
import JSONCodable
import Testing

@Suite("The audit says what both directions do, and where they do not fit")
struct JSONMappingAuditTests {
  struct Company: JSONMappable, Equatable {
    var name = ""
    var address: String?
  }

  struct Event: JSONCodable {
    var when = Date(timeIntervalSinceReferenceDate: 0)
    var title = ""
    var fullName: String?
    var note = ""
    var company: Company?
    private var count = 0
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&when, key: "when", transformer: JSONTransformers.secondsToDate)
      try json.restore(&title, keyPath: "alert.title")
      try json.restore(&fullName, key: "full_name")
      try json.restore(&company, key: "company")
      try json.restore(&count, key: "count", required: true)
    }
  }

  @Test func `each planted asymmetry of restore and the default encoding is found`() throws {
    let audit = try JSONMappingAudit.of(Event.self)
    #expect(
      audit.description == """
        Event
          when: Date, read from "when" by secondsToDate, written to "when"
          title: String, read from "alert.title", written to "title"
          fullName: String?, read from "full_name", written to "fullName"
          note: String, never read, written to "note"
          company: Company?, read from "company", written to "company"
          count: Int, read from "count", required, written to "count"
        asymmetries
          when: read by secondsToDate, written as it is
          title: read from "alert.title", written to "title"
          fullName: read from "full_name", written to "fullName"
          note: written to "note", never read
        """)
  }

  struct Skipping: JSONMappable {
    var links: [URL] = []
    var counts = ["a": 1]
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(
        &links, key: "links", required: true, transformer: JSONTransformers.stringToURL,
        skipping: .invalid)
      try json.map(&counts, keyPath: "in.counts", skipping: .invalid)
    }
  }

  @Test func `a line that leaves out elements says so`() throws {
    let audit = try JSONMappingAudit.of(Skipping.self)
    #expect(
      audit.description == """
        Skipping
          links: [URL], read from "links" by stringToURL, required, skipping what is invalid, \
        written to "links" by stringToURL
          counts: [String: Int], read from "in.counts", skipping what is invalid, \
        written to "in.counts"
        """)
    #expect(audit.properties.map(\.reading?.skipping) == [.invalid, .invalid])
    #expect(audit.properties.map(\.writing?.skipping) == [.nothing, .nothing])
  }

  struct Relabelled: JSONCodable {
    var company = Company()
    var labels: [String: Int] = [:]
    var counts = ["a": 1]
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&company, key: "company")
      try json.restore(&labels, key: "labels")
    }
    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(company, keyPath: "more.company")
      try json.archive(labels, key: "tags")
      try json.archive(counts, key: "counts")
      return json
    }
  }

  @Test func `an object that is written elsewhere has a place of its own`() throws {
    let audit = try JSONMappingAudit.of(Relabelled.self)
    #expect(
      audit.description == """
        Relabelled
          company: Company, read from "company", written to "more.company"
          labels: [String: Int], read from "labels", written to "tags"
          counts: [String: Int], never read, written to "counts"
        asymmetries
          company: read from "company", written to "more.company"
          labels: read from "labels", written to "tags"
          counts: written to "counts", never read
        """)
  }

  struct Renamed: JSONEncodable, JSONConstructible {
    let id: Int
    let name: String
    let note: String?
    init(id: Int, name: String) { (self.id, self.name, note) = (id, name, nil) }
    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "number")
      name = try json.value(key: "full_name")
      note = try json.valueIfPresent(key: "note")
    }
  }

  struct Reordered: JSONConstructible {
    let price: Int
    let total: Int
    init(price: Int, total: Int) { (self.price, self.total) = (price, total) }
    init(JSONDictionary json: JSONObject) throws {
      price = try json.value(keyPath: "order.price")
      total = try json.value(keyPath: "order.total")
    }
  }

  @Test func `what has to be there is found inside of an object that is written`() throws {
    let audit = try JSONMappingAudit.of(
      Reordered.self, samples: [Reordered(price: 1, total: 2)])
    #expect(
      audit.properties.map(\.description) == [
        #"price: Int, read from "order.price", required, written to "order.price""#,
        #"total: Int, read from "order.total", required, written to "order.sum""#,
      ])
  }

  @Test func `what has to be there is found, although it is written elsewhere`() throws {
    let audit = try JSONMappingAudit.of(Renamed.self, samples: [Renamed(id: 1, name: "a")])
    #expect(
      audit.description == """
        Renamed
          id: Int, read from "number", required, written to "id"
          name: String, read from "full_name", required, written to "name"
          note: String?, read from "note", written to "note"
        asymmetries
          id: read from "number", written to "id"
          name: read from "full_name", written to "name"
        unresolved
          Renamed: what a sample writes is not read back: missing value, expected Int at $.number
        """)
  }

  class Animal: JSONMappable {
    var name = "n"
    required init() {}
    func JSONMap(_ json: inout JSONMapping) throws { try json.map(&name, key: "name") }
  }

  final class Dog: Animal {
    var tricks = 1
    override func JSONMap(_ json: inout JSONMapping) throws {
      try super.JSONMap(&json)
      try json.map(&tricks, key: "tricks")
    }
  }

  struct Kennel: JSONMappable {
    var first = Animal()
    var others: [Animal] = []
    var named: [String: Animal] = [:]
  }

  @Test func `an object of a subclass comes back as one of its superclass`() throws {
    let problem = "and comes back as another value"
    func lines(_ change: (inout Kennel) -> Void) throws -> [String] {
      var kennel = Kennel()
      change(&kennel)
      return try JSONMappingAudit.of(Kennel.self, samples: [kennel]).asymmetries
        .map(\.description)
    }
    #expect(try lines { $0.others = [Animal()] } == [])
    #expect(try lines { $0.first = Dog() } == [#"first: written to "first", \#(problem)"#])
    #expect(
      try lines { kennel in
        kennel.others = [Animal(), Dog()]
        kennel.named = ["a": Dog()]
      } == ["others", "named"].map { #"\#($0): written to "\#($0)", \#(problem)"# })
  }

  @Test func `a weak or unowned property is not written to in memory`() throws {
    struct Room: JSONMappable {
      var size = 1
      weak var owner: Owner?
      unowned var keeper = Owner.shared
      mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&size, key: "size") }
    }
    final class Owner: JSONMappable, @unchecked Sendable {
      static let shared = Owner()
      var name = "o"
      init() {}
    }
    for _ in 0..<3 {
      let audit = try JSONMappingAudit.of(Room.self)
      #expect(audit.unresolved == [])
      #expect(audit.properties.map { $0.writing == nil } == [false, true, true])
    }
  }

  @Test func `a property that is written to the second of the keys that it is read from has none`()
    throws
  {
    struct Named: JSONEncodable, JSONDecodable {
      var name = ""
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&name, keys: ["title", "name"])
      }
    }
    let audit = try JSONMappingAudit.of(Named.self)
    #expect(audit.asymmetries == [])
    #expect(audit.properties.first?.writing?.place == .key("name"))
  }

  @Test func `an array that comes back longer is found`() throws {
    struct Growing: JSONEncodable, JSONDecodable {
      var numbers: [Int] = []
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&numbers, key: "numbers")
      }
      func JSONEncode() throws -> Any { ["numbers": numbers + [0]] as JSONObject }
    }
    #expect(
      try JSONMappingAudit.of(Growing.self).asymmetries.map(\.description) == [
        #"numbers: written to "numbers", and comes back as another value"#
      ])
  }

  @Test func `what two samples show is told once`() throws {
    enum Signal: JSONUnion {
      case go(Int, note: String)
      enum Kind: String, CaseIterable { case go }
      static let discriminator = JSONDiscriminator(key: "type")
      init(JSONDictionary json: JSONObject) throws {
        _ = try Self.JSONTag(Kind.self, in: json)
        self = .go(try json.value(key: "_0"), note: "")
        _ = try json.valueIfPresent(String.self, key: "gone")
      }
    }
    let samples: [Signal] = try [1, 2].map {
      try Signal(JSONDictionary: ["type": "go", "_0": $0])
    }
    let audit = try JSONMappingAudit.of(Signal.self, samples: samples)
    #expect(audit.asymmetries.map(\.description) == [#"go.note: written to "note", never read"#])
    #expect(
      audit.unresolved.map(\.description) == ["go.gone: it is read, and no sample writes it"])
  }

  @Test func `a mapping that is said once has none`() throws {
    struct Lines: JSONMappable {
      var when = Date(timeIntervalSinceReferenceDate: 0)
      var title: String?
      var nick = ""
      var id = 0
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&when, key: "when", transformer: JSONTransformers.secondsToDate)
        try json.map(&title, keyPath: "alert.title")
        try json.map(&nick, keys: ["nick", "nickname"])
        try json.map(&id, key: "id", required: true)
      }
    }
    let company = try JSONMappingAudit.of(Company.self)
    #expect(
      company.description == """
        Company
          name: String, read from "name", written to "name"
          address: String?, read from "address", written to "address"
        """)
    #expect(
      try JSONMappingAudit.of(Lines.self, samples: [Lines(id: 1)]).description == """
        Lines
          when: Date, read from "when" by secondsToDate, written to "when" by secondsToDate
          title: String?, read from "alert.title", written to "alert.title"
          nick: String, read from "nick" or "nickname", written to "nick"
          id: Int, read from "id", required, written to "id"
        """)
  }

  @Test func `a type with let properties is audited by its samples`() throws {
    struct Point: JSONEncodable, JSONConstructible {
      let x: Double
      let label: String?
      let constant = 5
      init(x: Double, label: String?) { (self.x, self.label) = (x, label) }
      init(JSONDictionary json: JSONObject) throws {
        x = try json.value(key: "x")
        label = try json.valueIfPresent(key: "title")
      }
    }
    #expect(
      try JSONMappingAudit.of(Point.self).description == """
        Point
        unresolved
          Point: a sample is needed (samples:), since the mapper makes no value by init()
        """)
    #expect(
      try JSONMappingAudit.of(Point.self, samples: [Point(x: 1, label: "l")]).description == """
        Point
          x: Double, read from "x", required, written to "x"
          label: String?, read from "title", written to "label"
          constant: Int, never read, written to "constant"
        asymmetries
          label: read from "title", written to "label"
          constant: written to "constant", never read
        """)
  }

  @Test func `an encoding of the type's own is known by its effect`() throws {
    struct Own: JSONCodable {
      var id = 0
      var when = Date(timeIntervalSinceReferenceDate: 0)
      var title = "t"
      var lost = 1
      var rounded = 1.5
      func JSONEncode() throws -> Any {
        var json: JSONObject = ["id": id, "rounded": rounded.rounded()]
        try json.archive(when, key: "when", transformer: JSONTransformers.secondsToDate)
        try json.archive(title, keyPath: "alert.headline")
        return json
      }
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&id, key: "id")
        try json.restore(&when, key: "when", transformer: JSONTransformers.secondsToDate)
        try json.restore(&title, keyPath: "alert.title")
        try json.restore(&lost, key: "lost")
        try json.restore(&rounded, key: "rounded")
      }
    }
    let audit = try JSONMappingAudit.of(Own.self, samples: [Own(rounded: 2)])
    #expect(
      audit.asymmetries.map(\.description) == [
        #"title: read from "alert.title", written to "alert.headline""#,
        #"lost: read from "lost", never written"#,
        #"rounded: written to "rounded", and comes back as another value"#,
      ])
  }

  @Test func `computed, observed, nested, inherited and private properties are told`() throws {
    struct Inner: JSONEncodable { var a = 1, b = 2 }
    class Base: JSONCodable {
      var base = 0
      required init() {}
      func JSONDecode(_ json: JSONObject) throws { try json.restore(&base, key: "base") }
    }
    final class Sub: Base {
      private var secret = ""
      var observed = 0 { didSet { _ = oldValue } }
      var stored = 1
      var computed: Int {
        get { stored }
        set { stored = newValue }
      }
      lazy var later = 5
      var inner = Inner()
      override func JSONDecode(_ json: JSONObject) throws {
        try super.JSONDecode(json)
        try json.restore(&secret, key: "secret")
        try json.restore(&observed, key: "observed")
        try json.restore(&computed, key: "stored")
        try json.restore(&later, key: "later")
        try json.restore(&inner.a, key: "a")
      }
    }
    let audit = try JSONMappingAudit.of(Sub.self)
    #expect(
      audit.description == """
        Sub
          base: Int, read from "base", written to "base"
          secret: String, read from "secret", written to "secret"
          observed: Int, read from "observed", written to "observed"
          stored: Int, read from "stored", written to "stored"
          later: Int?, read from "later", written to "later"
          inner: Inner, read from "a", written to "inner"
        asymmetries
          inner: read from "a", written to "inner"
        """)
  }

  @Test func `a union is audited case by case`() throws {
    enum Shape: JSONUnion {
      case circle(radius: Double), none
      static let discriminator = JSONDiscriminator(key: "type")
      enum Kind: String, CaseIterable { case circle, none }
      init(JSONDictionary json: JSONObject) throws {
        switch try json.value(Kind.self, key: "type") {
        case .circle: self = .circle(radius: try json.valueIfPresent(key: "r") ?? 0)
        case .none: self = .none
        }
      }
    }
    #expect(
      try JSONMappingAudit.of(Shape.self, samples: [.circle(radius: 1), .none]).description == """
        Shape
          circle.radius: Any, never read, written to "radius"
          circle.type: Kind, read from "type", required, written to "type"
          none.type: Kind, read from "type", required, written to "type"
        asymmetries
          circle.radius: written to "radius", never read
          circle.radius: written to "radius", and comes back as another value
        unresolved
          circle.r: it is read, and no sample writes it
        """)
  }

  @Test func `a payload that is read by key paths is audited member by member`() throws {
    enum Shape: JSONUnion {
      case box(name: String?, edge: Int, at: Place), line(Place)
      static let discriminator = JSONDiscriminator(key: "type", payload: .nested(key: "body"))
      struct Place: JSONMappable { var x = 0 }
      init(JSONDictionary json: JSONObject) throws {
        switch try json.value(String.self, key: "type") {
        case "box":
          self = .box(
            name: try json.valueIfPresent(keyPath: "body.name"),
            edge: try json.value(keyPath: "body.edge"),
            at: try json.value(keyPath: "body.place", default: Place()))
        default: self = .line(try json.value(key: "body"))
        }
      }
    }
    let samples: [Shape] = [.box(name: nil, edge: 2, at: .init(x: 1)), .line(.init(x: 1))]
    #expect(
      try JSONMappingAudit.of(Shape.self, samples: samples).description == """
        Shape
          box.body.at: Any, never read, written to "body.at"
          box.body.edge: Int, read from "body.edge", required, written to "body.edge"
          box.type: String, read from "type", required, written to "type"
          line.body: Place, read from "body", required, written to "body"
          line.type: String, read from "type", required, written to "type"
        asymmetries
          box.body.at: written to "body.at", never read
          box.body.at: written to "body.at.x", and comes back as another value
        unresolved
          box.body.name: it is read, and no sample writes it
          box.body.place: it is read, and no sample writes it
        """)
  }

  @Test func `a union is audited in the style of keys`() throws {
    enum Shape: JSONUnion {
      case box(edgeLength: Int)
      static let discriminator = JSONDiscriminator(key: "typeName")
      init(JSONDictionary json: JSONObject) throws {
        _ = try json.value(String.self, key: "typeName")
        self = .box(edgeLength: try json.value(key: "edgeLength"))
      }
    }
    let audit = try JSONContext.with(\.options.keys, .snakeCase) {
      try JSONMappingAudit.of(Shape.self, samples: [.box(edgeLength: 2)])
    }
    #expect(audit.asymmetries == [])
    #expect(audit.unresolved == [])
  }

  @Test func `what code may look up under another key is not said to be never read`() throws {
    struct LookedUp: JSONCodable {
      var id = 0
      var name = "a"
      mutating func JSONDecode(_ json: JSONObject) throws {
        id = json["id"] as? Int ?? id
        name = json["title"] as? String ?? name
      }
    }
    #expect(
      try JSONMappingAudit.of(LookedUp.self).description == """
        LookedUp
          id: Int, not read by a verb, written to "id"
          name: String, not read by a verb, written to "name"
        unresolved
          id: it is read without a verb, so nothing shows how
          name: no verb reads it, and what is written does not change it
        """)
  }

  @Test func `what it does not find out it says`() throws {
    struct Odd: JSONCodable {
      var pair = 0
      var other = 0
      mutating func JSONDecode(_ json: JSONObject) throws {
        if let both = try json.valueIfPresent(Int.self, key: "both") {
          (pair, other) = (both, both)
        }
        _ = try json.valueIfPresent(String.self, key: "version")
      }
    }
    let audit = try JSONMappingAudit.of(Odd.self)
    #expect(
      audit.unresolved.map(\.description) == [
        #""both": what is read there changes several properties"#,
        #""version": what is read there changes no stored property"#,
      ])
    #expect(audit.asymmetries.count == 2)
    struct Unreadable: JSONCodable {
      var id: Int?
      mutating func JSONDecode(_ json: JSONObject) throws { id = try json.value(key: "id") }
    }
    let unreadable = try JSONMappingAudit.of(Unreadable.self)
    #expect(
      unreadable.properties.map(\.description) == [
        #"id: Int?, read from "id", required, written to "id""#
      ])
    #expect(
      unreadable.asymmetries.map(\.description) == [
        #"id: required at "id", and left out when it is nil"#
      ])
  }

  @Test func `a property that is an object, an optional transform and a preset optional are told`()
    throws
  {
    struct Objects: JSONMappable {
      var named: [String: Int] = [:]
      var company: Company?
      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&named, key: "named")
        try json.map(&company, keyPath: "data.company")
      }
    }
    struct Transformed: JSONMappable {
      var when: Date?
      static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
        JSONPropertyTransform(JSONTransformers.stringToDate)
      }
    }
    enum Size: String { case small, large }
    struct Preset: JSONMappable {
      var title: String? = "preset"
      var size: Size? = .small
    }
    #expect(try JSONMappingAudit.of(Objects.self).asymmetries == [])
    #expect(
      try JSONMappingAudit.of(Transformed.self).description == """
        Transformed
          when: Date?, read from "when" by stringToDate, written to "when" by stringToDate
        """)
    #expect(
      try JSONMappingAudit.of(Preset.self).asymmetries.map(\.description) == [
        #"title: left out at "title" when it is nil, and comes back as its default"#,
        #"size: left out at "size" when it is nil, and comes back as its default"#,
      ])
  }

  @Test func `a transformer of parts is tried on collections`() throws {
    struct Lifted: JSONMappable {
      var days: [Date] = []
      var named: [String: Date] = [:]
      static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
        JSONPropertyTransform(JSONTransformers.secondsToDate)
      }
    }
    let audit = try JSONMappingAudit.of(Lifted.self)
    #expect(audit.unresolved.isEmpty && audit.asymmetries.isEmpty)
    let fields = try MappingFacts.of(Lifted.self, samples: []).fields
    #expect(fields.map(\.comesBack) == [true, true])
  }

  @Test func `an optional let of a type without probes, by null`() throws {
    struct Part: JSONEncodable, JSONConstructible {
      let x: Int
      init(x: Int) { self.x = x }
      init(JSONDictionary json: JSONObject) throws { x = try json.value(key: "x") }
    }
    struct Whole: JSONEncodable, JSONConstructible {
      let part: Part?
      init(part: Part?) { self.part = part }
      init(JSONDictionary json: JSONObject) throws { part = try json.valueIfPresent(key: "part") }
    }
    #expect(
      try JSONMappingAudit.of(Whole.self, samples: [Whole(part: Part(x: 1))]).description == """
        Whole
          part: Part?, read from "part", written to "part"
        """)
  }

  @Test func `where nil is an error, samples stand for what init() makes`() throws {
    struct Order: JSONMappable {
      var number: Int?

      mutating func JSONMap(_ json: inout JSONMapping) throws {
        try json.map(&number, key: "number", required: true)
      }
    }
    #expect(
      throws: JSONEncodingError(
        path: JSONPath([.key("number")]), problem: .missingValue(expected: "Int"))
    ) {
      try JSONMappingAudit.of(Order.self)
    }
    #expect(
      try JSONMappingAudit.of(Order.self, samples: [Order(number: 1)]).description == """
        Order
          number: Int?, read from "number", required, written to "number"
        asymmetries
          number: required at "number", and left out when it is nil
        """)
  }
}

extension JSONMappingAuditTests.Reordered: JSONEncodable {
  func JSONEncode() throws -> Any { ["order": ["price": price, "sum": total]] }
}
