import Fixtures
import JSONParity
import Testing

@Suite("A type and the Codable source that is written for it map alike")
struct SourceParityTests {
  /// The recorded types of which nothing is left open.
  private static func subjects() throws -> [SourceSubject] {
    try SourceSubject.all.filter { subject in
      try generatedTypes[subject.name] != nil && subject.source().unresolved.isEmpty
    }
  }

  @Test func `the recorded types are many`() throws {
    #expect(try Self.subjects().count >= 150)
  }

  @Test(arguments: try subjects())
  func `both read and write the same, and refuse the same faults`(
    _ subject: SourceSubject
  ) throws {
    let report = try #require(try subject.report())
    #expect(report.hasCompared)
    #expect(report.faultMatrix.count >= 5)
    #expect(report.findings.map(\.description) == [])
    #expect(
      report.unacceptedDisagreements.map(\.description).sorted()
        == Exceptions.sources.lines(for: "\(subject)"))
    let loose = try (subject.looseReport()?.findings ?? []).map(\.description)
    #expect(loose == [])
  }

  @Test(arguments: ConformanceSubject.all)
  func `a type and its own recorded conformance map alike`(_ subject: ConformanceSubject) throws {
    #expect(try subject.source().unresolved == [])
    let report = try #require(try subject.report())
    #expect(report.hasCompared)
    #expect(report.faultMatrix.count >= 20)
    #expect(report.findings.map(\.description) == [])
    #expect(report.unacceptedDisagreements.map(\.description) == [])
  }

  @Test(arguments: MembersSubject.all)
  func `a class and a twin with its recorded members map alike`(_ subject: MembersSubject) throws {
    #expect(try subject.mapped.source().unresolved == [])
    let report = try #require(try subject.mapped.report(coded: subject.name))
    #expect(report.hasCompared)
    #expect(report.faultMatrix.count >= 20)
    #expect(report.findings.map(\.description) == [])
    #expect(report.unacceptedDisagreements.map(\.description) == [])
  }

  @Test func `a type that maps otherwise is found`() throws {
    let subject = try #require(SourceSubject.all.first { $0.name == "DefaultsReflected" })
    let other = try #require(generatedTypes["RequiredMapped"])
    let report = SourceSubject.check(subject.form.type, other, try subject.fixture.context())
      .run(documents: subject.fixture.documents)
    #expect(report.findings.map(\.description).count == 2)
  }
}
