import Fixtures
import JSONCodable
import Testing

@Suite("The audit of every form is clean")
struct FixtureAuditTests {
  @Test(arguments: Fixture.everything)
  func `what a form writes it reads`(_ fixture: Fixture) throws {
    let context = try fixture.context()
    for form in fixture.forms {
      let audit = try JSONContext.with(context) {
        try self.audit(form.type, fixture.documents)
      }
      let lines = audit.asymmetries.map(\.description) + audit.unresolved.map(\.description)
      let expected = Exceptions.audit.lines(for: "\(fixture), \(form)")
      #expect(lines.sorted() == expected, "\(form)")
      let written = audit.properties.filter { $0.writing != nil }
      #expect(expected != [] || written.allSatisfy { $0.reading != nil }, "\(form)")
    }
  }

  private func audit<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, _ documents: [String]
  ) throws -> JSONMappingAudit {
    try JSONMappingAudit.of(T.self, samples: documents.map { try T(JSONString: $0) })
  }
}
