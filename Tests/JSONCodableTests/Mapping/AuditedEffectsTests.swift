import JSONCodable
import Testing

@Suite("The audit finds the property of a value that is returned, whichever sample shows it")
struct AuditedEffectsTests {
  struct Ticket: JSONEncodable, JSONConstructible {
    let kind: String
    var seat: String?

    init(JSONDictionary json: JSONObject) throws {
      kind = try json.value(key: "kind")
      if kind == "seated" { seat = try json.value(key: "seat") }
    }
  }

  @Test(arguments: [false, true])
  func `a property that is read for some values only`(_ isReversed: Bool) throws {
    let samples = try [#"{"kind":"seated","seat":"A1"}"#, #"{"kind":"standing"}"#]
      .map { try Ticket(JSONString: $0) }
    let audit = try JSONMappingAudit.of(
      Ticket.self, samples: isReversed ? samples.reversed() : samples)
    #expect(audit.unresolved == [])
    #expect(audit.properties.map { $0.reading?.place } == [.key("kind"), .key("seat")])
  }

  struct Money: JSONEncodable, JSONConstructible {
    let amount: Double
    let currency: String

    init(JSONDictionary json: JSONObject) throws {
      (amount, currency) = (try json.value(key: "amount"), try json.value(key: "currency"))
    }
  }

  struct Payment: JSONEncodable, JSONConstructible {
    let total: Money
    let parts: [[Money]]

    init(JSONDictionary json: JSONObject) throws {
      (total, parts) = (try json.value(key: "total"), try json.value(key: "parts"))
    }
  }

  @Test func `a value that only a sample has, of which another one is made`() throws {
    let money = #"{"amount":1.5,"currency":"EUR"}"#
    let sample = try Payment(JSONString: #"{"total":\#(money),"parts":[[\#(money)]]}"#)
    let audit = try JSONMappingAudit.of(Payment.self, samples: [sample])
    #expect(audit.unresolved == [])
    #expect(audit.properties.map { $0.reading?.place } == [.key("total"), .key("parts")])
  }

  struct Dated: JSONEncodable, JSONConstructible {
    let day: String
    let code: String
    let isOpen: Bool
    let count: Int
    let share: Double

    init(JSONDictionary json: JSONObject) throws {
      day = try json.value(key: "day", transformer: Self.texts { $0.count == 10 })
      code = try json.value(key: "code", transformer: Self.texts { $0.hasPrefix("a") })
      isOpen = try json.value(key: "isOpen")
      count = try json.value(key: "count", transformer: Self.large)
      share = try json.value(key: "share")
    }

    private static func texts(
      _ areTaken: @escaping @Sendable (String) -> Bool
    ) -> JSONTransformer<String, String> {
      JSONTransformer(decoding: { areTaken($0) ? $0 : nil }, encoding: { $0 })
    }

    private static let large = JSONTransformer<Int, Int>(
      decoding: { $0 > 1_000_000 ? $0 : nil }, encoding: { $0 })
  }

  @Test func `a scalar that is no probe of its type has another one`() throws {
    let sample = try Dated(
      JSONString: #"{"day":"2026-01-11","code":"abc","isOpen":true,"count":5000000,"share":0.5}"#)
    #expect(try JSONMappingAudit.of(Dated.self, samples: [sample]).unresolved == [])
  }

  struct Deep: JSONCodable {
    var first: Int?
    var second: String?

    init() {}

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&first, keyPath: "a.b[0].c[1]")
      try json.restore(&second, keyPath: "a.d[2][1]", required: true)
    }

    func JSONEncode() throws -> Any { ["count": 0] }
  }

  @Test func `elements that nothing writes, behind others that are missing`() throws {
    let sample = try Deep(JSONString: #"{"a":{"d":[0,1,["x","y"]]}}"#)
    let audit = try JSONMappingAudit.of(Deep.self, samples: [sample])
    #expect(
      audit.unresolved.map(\.reason) == [
        "what init() makes is written and not read back: missing value, expected String at $.a.d[2][1]"
      ])
    #expect(
      audit.asymmetries.map(\.description) == [
        #"first: read from "a.b[0].c[1]", never written"#,
        #"second: read from "a.d[2][1]", never written"#,
      ])
  }

  struct Second: JSONCodable {
    var size: Int?
    init() {}
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&size, keyPath: "a[1]") }
    func JSONEncode() throws -> Any {
      var json: JSONObject = [:]
      try json.archive(size, keyPath: "a[1]")
      return json
    }
  }

  @Test func `a value that is read and cannot be written is named with the error`() throws {
    #expect(
      try JSONMappingAudit.of(Second.self).unresolved.map(\.description) == [
        "size: another value is not written: wrong type: array of length 0, expected length 1 or more at $.a"
      ])
  }
}
