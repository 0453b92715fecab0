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
}
