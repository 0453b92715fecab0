import Foundation
import JSONCodable
import Testing

@testable import JSONParity

@Suite("What code of a union does beside its verbs is a TODO of its case")
struct UnionCodeSourceTests {
  enum Contact: JSONUnion {
    case mail(address: String), phone(number: Int)

    enum Tag: String, CaseIterable { case mail, phone }
    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .mail: self = .mail(address: (try json.value(key: "address") as String).lowercased())
      case .phone: self = .phone(number: try json.value(key: "number"))
      }
    }
  }

  @Test func `what is done to a payload`() throws {
    let source = try CodableSource.of(
      Contact.self, samples: [.mail(address: "a"), .phone(number: 1)])
    #expect(
      source.unresolved.map(\.description) == [
        "UnionCodeSourceTests.Contact.mail: code of the type changes what it reads"
      ])
  }

  enum Payment: JSONUnion {
    case card(number: String), cash

    enum Tag: String, CaseIterable { case card, cash }
    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .card: self = .card(number: try json.value(key: "card_number"))
      case .cash: self = .cash
      }
    }
  }

  @Test func `a case that is written and not read back`() throws {
    let source = try CodableSource.of(Payment.self, samples: [.card(number: "1"), .cash])
    #expect(
      source.unresolved.map(\.description) == [
        "UnionCodeSourceTests.Payment.card: what a sample writes is not read back"
      ])
    let cards = try CodableSource.of(Payment.self, samples: [.card(number: "1")])
    #expect(
      cards.unresolved.map(\.reason) == [
        #"no sample has the tag "cash", so its case is not known"#,
        "what a sample writes is not read back",
      ])
  }

  enum Shipment: JSONUnion {
    case parcel(weights: [Int]), letter(stamp: String), unknown

    enum Tag: String, CaseIterable { case parcel, letter, unknown }
    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      let tag = try json.value(key: "kind") as String
      switch Tag(rawValue: tag.lowercased()) {
      case .parcel?: self = .parcel(weights: try json.value(key: "weights", skipping: .invalid))
      case .letter?: self = .letter(stamp: (try? json.value(key: "stamp")) ?? "")
      case .unknown?, nil: self = .unknown
      }
    }
  }

  @Test func `values that are not right, and tags in other spellings`() throws {
    let source = try CodableSource.of(
      Shipment.self, samples: [.parcel(weights: [1]), .letter(stamp: "s")])
    #expect(
      source.unresolved.map(\.reason) == [
        "only code knows whether other tags are read, too",
        "tags are read in other spellings, by code of the type's own",
        "code of the type reads values that are not right",
        "code of the type reads values that are not right",
      ])
    #expect(source.text.contains("case .unknown?, nil:"))
  }

  enum Secret: JSONUnion {
    case open, hidden(JSONObject)

    static let discriminator = JSONDiscriminator(key: "kind", tags: .explicit(["open": "open"]))

    init(JSONDictionary json: JSONObject) throws {
      self = try json.value(key: "kind") == "open" ? .open : .hidden(json)
    }
  }

  @Test func `a case that is read for an unknown tag and not written`() throws {
    #expect(
      try CodableSource.of(Secret.self, samples: [.open]).unresolved.map(\.reason)
        == ["only code knows what an unknown tag, or none, is read as"])
  }

  struct Visitor: JSONMappable {
    var name = ""
    var age = 0
  }

  enum Visit: JSONUnion {
    case group(visitors: [Visitor]), table(number: Int, seats: [String: Visitor])

    enum Tag: String, CaseIterable { case group, table }
    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .group:
        let objects: [JSONObject] = try json.value(key: "visitors")
        self = .group(visitors: objects.compactMap(Self.visitor))
      case .table:
        let objects: [String: JSONObject] = try json.value(key: "seats")
        self = .table(
          number: try json.value(key: "number"), seats: objects.compactMapValues(Self.visitor))
      }
    }

    private static func visitor(_ object: JSONObject) -> Visitor? {
      do { return try Visitor(JSONDictionary: object) } catch { return nil }
    }
  }

  @Test func `objects with a wrong member, of a type in which nothing is required`() throws {
    let visitor = Visitor(name: "a", age: 1)
    let source = try CodableSource.of(
      Visit.self,
      samples: [.group(visitors: [visitor]), .table(number: 1, seats: ["a": visitor])])
    #expect(
      source.unresolved.map(\.description)
        == ["group", "table"].map {
          "UnionCodeSourceTests.Visit.\($0): code of the type reads values that are not right"
        })
  }

  enum Note: JSONUnion {
    case any(value: Any), either(value: any Sendable), plain

    enum Tag: String, CaseIterable { case any, either, plain }
    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .any: self = .any(value: try json.value(key: "value"))
      case .either:
        self = .either(
          value: json["value"] is String
            ? try json.value(String.self, key: "value") : try json.value(Int.self, key: "value"))
      case .plain: self = .plain
      }
    }
  }

  @Test func `a payload of several types`() throws {
    let source = try CodableSource.of(
      Note.self, samples: [.any(value: 1), .either(value: 1), .plain])
    #expect(
      source.unresolved.map(\.description) == [
        "UnionCodeSourceTests.Note.any: null is an error there, and a value of AnyJSON to Codable",
        "UnionCodeSourceTests.Note.either: only code knows which types its payload may have",
      ])
    #expect(source.properties.map(\.type).first == "Any")
  }

  enum Alarm: JSONUnion {
    case on(n: Int), off

    enum Tag: String, CaseIterable { case on, on2, off, later }
    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .on: self = .on(n: try json.value(key: "n"))
      case .on2: self = .on(n: try json.value(key: "n2"))
      case .off: self = .off
      case .later: throw JSONDecodingError(problem: .missingValue(expected: "later"))
      }
    }
  }

  @Test func `tags that are read and not written`() throws {
    let check = ParityCheck("alarm", .mapper(Alarm.self), .mapper(Alarm.self))
    let documents = [
      #"{"kind":"on","n":1}"#, #"{"kind":"off"}"#, #"{"kind":"on2","n2":1}"#,
    ].map { Data($0.utf8) }
    let source = try check.sources[0].make(.conformance, documents)
    #expect(
      source.unresolved.map(\.description) == [
        #"UnionCodeSourceTests.Alarm: the tag "on2" is read as the case on, which has another one"#,
        #"UnionCodeSourceTests.Alarm: no sample has the tag "later", so its case is not known"#,
      ])
  }
}
