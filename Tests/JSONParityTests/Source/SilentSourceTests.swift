import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("What no sample shows is found all the same")
struct SilentSourceTests {
  struct Reference: JSONEncodable, JSONRestorable {
    let id: String

    init(JSONValue value: Any) throws {
      if let text = value as? String {
        id = text
      } else {
        id = try (value as? JSONObject ?? [:]).value(key: "id")
      }
    }

    func JSONEncode() throws -> Any { ["id": id] as JSONObject }
  }

  @Test func `a type that is also read from a text`() throws {
    let sample = try Reference(JSONValue: ["id": "a"] as JSONObject)
    #expect(
      try CodableSource.of(Reference.self, samples: [sample]).unresolved.map(\.reason)
        == ["it is also read from values that are not objects, by code of its own"])
  }

  struct Balance: JSONCodable {
    var amount = 0.0
    var isOverdrawn = false

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&amount, key: "amount")
      isOverdrawn = amount < 0
    }
  }

  @Test func `what code makes of another property, which the samples have as it was`() throws {
    let sample = try Balance(JSONDictionary: ["amount": 5])
    #expect(
      try CodableSource.of(Balance.self, samples: [sample]).unresolved.map(\.description)
        == ["SilentSourceTests.Balance.isOverdrawn: code of the type sets it, and no verb"])
  }

  struct Visitor: JSONCodable {
    var name = ""
    var email: String?
    var isHidden = false

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&email, key: "email")
      try json.restore(&isHidden, key: "isHidden")
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = ["name": isHidden ? "anonymous" : name, "isHidden": isHidden]
      try json.archive(isHidden ? nil : email, key: "email")
      return json
    }
  }

  @Test func `what another property has written otherwise`() throws {
    let sample = try Visitor(JSONString: #"{"name":"a","email":"b"}"#)
    #expect(
      try CodableSource.of(Visitor.self, samples: [sample]).unresolved.map(\.description)
        == ["name", "email"].map {
          "SilentSourceTests.Visitor.\($0): how it is written depends on other keys, by code of the type's own"
        })
  }

  class Vehicle: JSONCodable {
    var name = "vehicle"
    var seats = 0

    required init() {}

    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&seats, key: "seats")
    }
  }

  final class Car: Vehicle {
    var doors = 4

    override func JSONDecode(_ json: JSONObject) throws {
      try super.JSONDecode(json)
      try json.restore(&doors, key: "doors")
      if name.isEmpty { name = "car" }
      if doors > 1_000_000 { seats = 9 }
    }
  }

  @Test func `what a subclass does to what it inherits`() throws {
    let sample = try Car(JSONString: #"{"name":"a","seats":1,"doors":2}"#)
    let source = try CodableSource.of(Car.self, as: .newType(named: "New"), samples: [sample])
    #expect(
      source.unresolved.map(\.description) == [
        "SilentSourceTests.Car.name: code of the type changes what it reads",
        "SilentSourceTests.Car.seats: what it is without a value depends on other keys, by code of the type's own",
      ])
  }

  enum Event: JSONEncodable, JSONConstructible {
    enum Kind: String, CaseIterable { case text, image }
    struct Text: JSONMappable, Equatable { var event = "", body = "" }
    struct Image: JSONMappable, Equatable { var event = "", size: Int? }

    case text(Text), image(Image)

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Kind.self, key: "kind") {
      case .text: self = .text(try Text(JSONDictionary: json))
      case .image:
        var image = try Image(JSONDictionary: json)
        if image.size == nil { image.size = image.event.count }
        self = .image(image)
      }
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject
      switch self {
      case .text(let text): json = try text.JSONDictionary()
      case .image(let image): json = try image.JSONDictionary()
      }
      json["kind"] = if case .text = self { "text" } else { "image" }
      return json
    }
  }

  @Test func `the tag is the key that decides, and a payload is tried without its members`() throws
  {
    let samples = try [
      #"{"kind":"text","event":"a","body":"b"}"#, #"{"kind":"image","event":"c","size":5}"#,
    ].map { try Event(JSONString: $0) }
    let source = try CodableSource.of(Event.self, as: .newType(named: "New"), samples: samples)
    #expect(
      source.unresolved.map(\.description) == [
        "SilentSourceTests.Event.image: code of the type changes what it reads"
      ])
    #expect(source.text.contains("try container.decode(CodingTag.self, forKey: .kind)"))
    #expect(source.text.contains("throw DecodingError.dataCorruptedError("))
  }

  enum Contact: JSONUnion {
    enum Tag: String, CaseIterable { case mail, sms }

    case mail(address: String), sms(number: String)
    static let discriminator = JSONDiscriminator(key: "type")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .mail: self = .mail(address: try json.value(keys: ["address", "email"]))
      case .sms:
        let number: String? = try json.valueIfPresent(key: "number")
        self = .sms(number: try number ?? json.value(key: "phone"))
      }
    }
  }

  @Test func `other keys of a payload`() throws {
    let samples = [Contact.mail(address: "a"), .sms(number: "5")]
    #expect(
      try CodableSource.of(Contact.self, samples: samples).unresolved.map(\.description) == [
        #"SilentSourceTests.Contact.mail: "address" or "email" is read, the first that is there"#,
        #"SilentSourceTests.Contact.sms: where its payload is missing, "phone" is read"#,
      ])
  }

  struct Account: JSONMappable {
    var userName = ""
    var homeURL: String?
    var isOK = false
    var line2: Int?
  }

  @Test func `keys in snake case are those of the strategies`() throws {
    let source = try JSONContext.with(\.options.keys, .snakeCase) {
      try CodableSource.of(Account.self, as: .newType(named: "New"))
    }
    #expect(source.unresolved == [])
    #expect(source.text.contains("case homeURL = \"homeUrl\"\n"))
    #expect(source.text.contains("case isOK = \"isOk\"\n"))
    #expect(try !CodableSource.of(Account.self).text.contains("homeUrl"))
    #expect(
      source.text.hasPrefix(
        """
        // Give the coders .convertFromSnakeCase and .convertToSnakeCase: the keys are in snake case.

        struct New {
        """))
  }

  struct Fixed: JSONCodable {
    let number: Int

    init() { number = 0 }
    init(number: Int) { self.number = number }

    mutating func JSONDecode(_ json: JSONObject) throws {
      self = Fixed(number: try json.value(key: "number"))
    }
  }

  @Test func `a let that init() sets cannot be set again`() throws {
    #expect(
      try CodableSource.of(Fixed.self, samples: [Fixed(number: 5)]).unresolved.map(\.reason)
        == ["it is a let, which nothing can set after self.init(); make it a var"])
    #expect(
      try CodableSource.of(Fixed.self, as: .newType(named: "New"), samples: [Fixed(number: 5)])
        .unresolved == [])
  }

  final class Plain: JSONMappable {
    var name = ""
    var age: Int?

    init() {}

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name", required: true)
      try json.map(&age, key: "age")
    }
  }

  @Test func `members of a class have their keys`() throws {
    #expect(
      try CodableSource.of(Plain.self).text.contains(
        "private enum CodingKeys: String, CodingKey {\n  case name, age\n}"))
  }

  struct Open: JSONEncodable, JSONConstructible {
    let id: Int
    let isOpen: Bool

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      isOpen = (json["isOpen"] as? String) == "yes"
    }
  }

  @Test func `what is open and has no default ends the reading`() throws {
    let sample = try Open(JSONString: #"{"id":1,"isOpen":"yes"}"#)
    let text = try CodableSource.of(Open.self, samples: [sample]).text
    #expect(text.contains("    // TODO: set isOpen\n    throw DecodingError.dataCorrupted("))
  }

  struct Entry: JSONCodable {
    var title = ""
    var tags: [String] = []
    var count = 0
    var size = 0
    var day = Date(timeIntervalSince1970: 0)
    var code: Int?
    var kind = Kind.one

    enum Kind: String, JSONEncodable, JSONRestorable { case one, two }

    mutating func JSONDecode(_ json: JSONObject) throws {
      title = (json["title"] as? String ?? "").trimmingCharacters(in: .whitespaces)
      tags = (json["tags"] as? [Any] ?? []).compactMap { $0 as? String }
      count = (json["count"] as? NSNumber)?.intValue ?? 0
      size = json["size"] as? Int ?? json["length"] as? Int ?? 0
      let seconds: Double = try json.value(key: "day")
      day = Date(timeIntervalSince1970: seconds > 1e11 ? seconds / 1_000 : seconds)
      try json.restore(&code, key: "code", transformer: Self.trimmed)
      let text: String = try json.value(key: "kind")
      kind = Kind(rawValue: text.lowercased()) ?? .two
    }

    func JSONEncode() throws -> Any {
      let json: JSONObject = [
        "title": title, "tags": tags, "count": count, "size": size,
        "day": day.timeIntervalSince1970, "kind": kind.rawValue,
      ]
      return json.merging(code.map { ["code": "\($0)"] } ?? [:]) { $1 }
    }

    private static let trimmed = JSONTransformer<String, Int>(
      "trimmed", decoding: { Int($0.trimmingCharacters(in: .whitespaces)) }, encoding: { "\($0)" })
  }

  @Test func `code that does nearly what a verb would`() throws {
    let sample = try Entry(JSONDictionary: ["title": "a", "day": 5.0, "kind": "one", "code": "7"])
    let source = try CodableSource.of(Entry.self, samples: [sample])
    // The key "length" shows nowhere, which the text says.
    #expect(
      source.properties.filter(\.isDetermined).map(\.name)
        == ["tags", "count", "size"].map { "SilentSourceTests.Entry.\($0)" })
    #expect(
      source.text.contains("found by trying"))
    #expect(
      source.unresolved.map(\.description)
        == [
          "SilentSourceTests.Entry.title: it is read without a verb, so nothing shows how",
          "SilentSourceTests.Entry.day: it is read as Double, and only code knows what becomes of that",
          "SilentSourceTests.Entry.code: what the transformer trimmed does only its code knows",
          "SilentSourceTests.Entry.kind: it is read as String, and only code knows what becomes of that",
        ])
  }

  struct Note: JSONCodable {
    var id = 0
    var text: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      if json["text"] != nil { try json.restore(&text, key: "text") }
    }
  }

  @Test func `a verb that runs only where its own key is there`() throws {
    let source = try CodableSource.of(
      Note.self, as: .newType(named: "New"), samples: [Note(JSONDictionary: ["id": 1])])
    #expect(source.unresolved == [])
    #expect(source.text.contains("var text: String?"))
  }

  struct Spot: JSONCodable {
    var latitude = 0.0
    var longitude = 0.0

    mutating func JSONDecode(_ json: JSONObject) throws {
      let pair: [Double] = try json.value(key: "at")
      guard pair.count == 2 else { throw CocoaError(.coderInvalidValue) }
      (latitude, longitude) = (pair[0], pair[1])
    }

    func JSONEncode() throws -> Any { ["at": [latitude, longitude]] }
  }

  @Test func `a verb that reads several properties`() throws {
    let sample = try Spot(JSONDictionary: ["at": [1.5, 2.5]])
    #expect(
      try CodableSource.of(Spot.self, samples: [sample]).unresolved.map(\.description)
        == [#"SilentSourceTests.Spot: "at": what is read there changes several properties"#]
        + ["latitude", "longitude"].map {
          "SilentSourceTests.Spot.\($0): "
            + #"what is read at "at" changes other properties, too, by code of the type's own"#
        })
  }

  struct Widths: JSONCodable {
    var number: Int64 = 0
    var share: Float = 0
    var level: UInt8 = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      number = Int64(json["number"] as? Int ?? 0)
      share = Float(json["share"] as? Double ?? 0)
      level = UInt8(clamping: json["level"] as? Int ?? 0)
    }
  }

  @Test func `numbers are looked up as they stand in a text`() throws {
    let sample = try Widths(JSONDictionary: ["number": 5, "share": 1.5, "level": 2])
    let source = try CodableSource.of(Widths.self, samples: [sample])
    #expect(
      source.unresolved.map(\.description)
        == ["number", "share", "level"].map {
          "SilentSourceTests.Widths.\($0): it is read without a verb, so nothing shows how"
        })
  }

  struct Elsewhere: JSONCodable {
    var name = ""
    var count = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      name = json["full_name"] as? String ?? ""
      count = Int(json["count"] as? String ?? "") ?? 0
    }
  }

  @Test func `what is written where it is not looked up`() throws {
    let sample = try Elsewhere(JSONDictionary: ["full_name": "a", "count": "5"])
    #expect(
      try CodableSource.of(Elsewhere.self, samples: [sample]).unresolved.map(\.description)
        == ["name", "count"].map {
          "SilentSourceTests.Elsewhere.\($0): no verb reads it, and another value comes back: "
            + "whether other keys are looked up, nothing shows"
        })
  }

  struct Extras: JSONCodable {
    var isAdmin = false
    var first: Int?
    var second: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&isAdmin, key: "isAdmin")
      try json.restore(&first, key: "first")
      try json.restore(&second, key: "second")
      if first == nil, second == nil { throw CocoaError(.coderInvalidValue) }
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = ["isAdmin": isAdmin]
      try json.archive(first, key: "first")
      try json.archive(second, key: "second")
      if isAdmin { json["role"] = "admin" }
      return json
    }
  }

  @Test func `what is written beside some values, and one of two that must be there`() throws {
    let sample = try Extras(JSONDictionary: ["first": 1, "second": 2])
    let reasons = try CodableSource.of(Extras.self, samples: [sample]).unresolved
      .map(\.description)
    #expect(
      reasons.contains {
        $0.hasSuffix("whether it must be there depends on other keys, by code of the type's own")
      })
    #expect(
      try CodableSource.of(Admin.self, samples: [Admin()]).unresolved.map(\.description)
        == [
          #"SilentSourceTests.Admin: "role" is written beside some values, by code of the type's own"#
        ])
  }

  struct Admin: JSONCodable {
    var isAdmin = false

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&isAdmin, key: "isAdmin")
    }

    func JSONEncode() throws -> Any {
      (isAdmin ? ["isAdmin": true, "role": "admin"] : ["isAdmin": false]) as JSONObject
    }
  }

  struct Volume: JSONEncodable, JSONConstructible {
    var volume: Int

    init(JSONDictionary json: JSONObject) throws {
      volume = try json.valueIfPresent(key: "volume") ?? 50
    }

    func JSONEncode() throws -> Any { (volume == 50 ? [:] : ["volume": volume]) as JSONObject }
  }

  @Test func `a default that is not written again`() throws {
    let sample = try Volume(JSONDictionary: ["volume": 7])
    #expect(
      try CodableSource.of(Volume.self, samples: [sample]).unresolved.map(\.description)
        == ["SilentSourceTests.Volume.volume: 50 is left out, by code of the type's own"])
  }

  struct Badge: JSONEncodable, JSONConstructible {
    let name: String
    let id: Int

    init(JSONDictionary json: JSONObject) throws {
      name = json["name"] as? String ?? ""
      id = try json.value(key: "id")
    }

    func JSONEncode() throws -> Any { ["name": name, "id": id] as JSONObject }
  }

  @Test func `a let that is looked up and written by hand`() throws {
    let samples = try ["a", "b"].map { try Badge(JSONDictionary: ["name": $0, "id": 1]) }
    let source = try CodableSource.of(Badge.self, as: .newType(named: "New"), samples: samples)
    #expect(source.unresolved.isEmpty)
    #expect(
      source.text.contains(
        #"name = (try? container.decode(String.self, forKey: .name)) ?? """#))
  }

  /// Takes no other texts than its own, so that none can be tried.
  struct Signal: JSONEncodable, JSONConstructible {
    enum Colour { case red, green }

    let colour: Colour

    init(JSONDictionary json: JSONObject) throws {
      switch json["colour"] as? String {
      case "red": colour = .red
      case "green": colour = .green
      default: throw CocoaError(.coderInvalidValue)
      }
    }

    func JSONEncode() throws -> Any { ["colour": "\(colour)"] as JSONObject }
  }

  @Test func `a let whose other values are not known`() throws {
    let sample = try Signal(JSONDictionary: ["colour": "red"])
    let source = try CodableSource.of(Signal.self, as: .newType(named: "New"), samples: [sample])
    #expect(
      source.unresolved.map(\.description) == [
        #"SilentSourceTests.Signal: "colour" is written, and only code knows whether a property has it"#
      ])
  }

  /// Makes parts of a value of others, and some anew each time.
  final class Member: JSONEncodable, JSONConstructible {
    let initial: String
    let name: String
    let joined: Date
    let token = UUID()

    init(JSONDictionary json: JSONObject) throws {
      let user = json["user"] as? JSONObject
      name = user?["name"] as? String ?? ""
      initial = String(name.prefix(1))
      joined = Date(timeIntervalSince1970: try json.value(key: "joined"))
    }

    func JSONEncode() throws -> Any {
      ["user": ["name": name], "joined": joined.timeIntervalSince1970] as JSONObject
    }
  }

  @Test func `a let that is made of another one is written nowhere`() throws {
    let sample = try Member(JSONDictionary: ["user": ["name": "x"], "joined": 5])
    let audit = try JSONMappingAudit.of(Member.self, samples: [sample])
    #expect(
      audit.properties.map { "\($0.name): \($0.writing.map { "\($0.place)" } ?? "nowhere")" } == [
        "initial: nowhere", #"name: "user.name""#, #"joined: "joined""#, "token: nowhere",
      ])
  }

  /// Writes what it makes of another value.
  final class Post: JSONEncodable, JSONConstructible {
    let id: Int
    let slug: String

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      slug = "post-\(id)"
    }

    func JSONEncode() throws -> Any { ["id": id, "slug": slug] as JSONObject }
  }

  @Test func `a let that is written and made of another one comes back`() throws {
    try RoundTripCheck(Post.self).require(documents: [#"{"id":1,"slug":"post-1"}"#])
  }

  /// Reads what it does not write.
  struct Import: JSONEncodable, JSONDecodable {
    var id = 0
    var nickName = ""
    var age: Int?
    var origin = ""
    var cache = 0

    init() {}

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      if let text = json["nick_name"] as? String { nickName = text }
      age = json["age"] as? Int
      origin = json["from"] as? String ?? ""
    }

    func JSONEncode() throws -> Any { ["id": id] }
  }

  @Test func `what is looked up and never written`() throws {
    let sample = try Import(JSONDictionary: ["id": 1, "nick_name": "n", "age": 3, "from": "x"])
    let source = try CodableSource.of(Import.self, as: .newType(named: "New"), samples: [sample])
    #expect(source.text.contains("forKey: .nickName)) ?? nickName"))
    #expect(
      source.text.contains("age = (try? container.decode(IntByCast.self, forKey: .age))?.value"))
    #expect(
      source.unresolved.map(\.description) == [
        "SilentSourceTests.Import.origin: a sample has another value than init() makes, and no verb maps it: whether code looks it up, nothing shows"
      ])
  }

  /// Casts by hand, also at keys of other names.
  struct Login: JSONCodable {
    let kind = "login"
    var name = ""
    var id = 1
    var isNew = false
    var note: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      if let text = json["user_name"] as? String { name = text }
      isNew = json["legacy_flag"] as? String == "Y"
      note = json["remark"] as? String
    }
  }

  @Test func `what is written, and of which no reading was seen, is open without samples`() throws {
    for form in [CodableSource.Form.conformance, .newType(named: "New")] {
      let source = try CodableSource.of(Login.self, as: form)
      #expect(
        source.unresolved.map(\.description)
          == ["name", "isNew", "note"].map {
            "SilentSourceTests.Login.\($0): it is written, and no reading of it was seen; code that casts by hand shows in samples"
          })
      #expect(
        source.properties.filter(\.isDetermined).map(\.name)
          == ["kind", "id"].map { "SilentSourceTests.Login.\($0)" })
    }
  }

  struct Registration: JSONCodable {
    var name = ""
    var id = 1

    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
  }

  @Test func `a sample that comes back as it was shows that nothing reads a property`() throws {
    let sample = Registration(name: "", id: 5)
    let source = try CodableSource.of(Registration.self, samples: [sample])
    #expect(source.unresolved == [])
    #expect(source.text.contains("try container.encode(name, forKey: .name)"))
  }
}
