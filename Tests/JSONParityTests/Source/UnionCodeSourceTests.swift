import JSONCodable
import JSONParity
import Testing

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
}
