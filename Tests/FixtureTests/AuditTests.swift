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

  @Test(arguments: Fixture.everything)
  func `the audit is the same by Mirror, and in another style`(_ fixture: Fixture) throws {
    let context = try fixture.context()
    for form in fixture.forms {
      let plain = try JSONContext.with(context) {
        try self.audit(form.type, fixture.documents.prefix(1))
      }
      for style in [Style.mirror, .seconds] {
        var styled = context
        style.apply(to: &styled.options)
        let audit = try JSONContext.with(context) {
          let samples = fixture.documents.prefix(1)
          return try self.audit(form.type, samples, in: styled)
        }
        #expect(audit.description == plain.description, "\(form), \(style)")
      }
    }
  }

  private func audit<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, _ documents: some Sequence<String>, in context: JSONContext = .current
  ) throws -> JSONMappingAudit {
    let samples = try documents.map { try T(JSONString: $0) }
    return try JSONContext.with(context) { try JSONMappingAudit.of(T.self, samples: samples) }
  }
}
