import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A check reads and writes as the program does")
struct ParityOptionsTests {
  static let seconds = #"{"a":606080713}"#
  static let text = #"{"a":"2020-03-16T19:45:13Z"}"#

  private func dates(_ decoder: JSONDecoder, _ encoder: JSONEncoder, _ context: JSONContext)
    -> ParityCheck
  {
    ParityCheck(
      "dates", mapped: Mapped<Date>.self, codable: Coded<Date>.self, encoder: encoder,
      decoder: decoder, context: context)
  }

  private var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private var context: JSONContext {
    var context = JSONContext()
    context.options.dates = .rfc3339
    return context
  }

  @Test func `the strategies of the encoder and the options of the context are used`() throws {
    try dates(JSONDecoder(), JSONEncoder(), JSONContext()).require(documents: [Self.seconds])
    try dates(decoder, encoder, context).require(documents: [Self.text], faults: false)
  }

  @Test func `another strategy for reading is a finding`() {
    let report = dates(JSONDecoder(), encoder, context).run(documents: [Self.text])
    #expect(
      report.findings.map(\.description) == [
        "documents[0], reads: only the mapper reads it: "
          + "type mismatch: Expected to decode Double but found a string instead at $.a"
      ])
    #expect(report.faultMatrix.count == 0)
    #expect(!report.hasCompared)
  }

  @Test func `another strategy for writing is a finding`() {
    let report = dates(JSONDecoder(), encoder, JSONContext())
      .run(documents: [Self.seconds], faults: false)
    #expect(
      report.findings.map(\.description) == [
        "documents[0], writes: changed type: number 606080713 against string "
          + "\"2020-03-16T19:45:13Z\" at $.a",
        "documents[0], reads the other's: the mapper, of what Codable has written: "
          + "rejected: wrong type: string \"2020-03-16T19:45:13Z\", expected Date as seconds since "
          + "2001 at $.a",
      ])
  }

  @Test func `the context is that of the task unless another is given`() throws {
    try JSONContext.with(context) {
      try ParityCheck(
        "dates", mapped: Mapped<Date>.self, codable: Coded<Date>.self, encoder: encoder,
        decoder: decoder
      ).require(documents: [Self.text], faults: false)
    }
  }

  @Test func `what the policy ignores is neither compared nor made faulty`() {
    let check = ParityCheck(
      "policy", mapped: MappedPair.self, codable: Planted<MissingKey>.self,
      policy: ComparisonPolicy(ignored: ["$.b"]))
    let report = check.run(documents: [#"{"a":1,"b":"x"}"#])
    #expect(report.isClean, "\(report)")
    #expect(report.faultMatrix.rows.map(\.path.description) == ["$", "$.a"])
    #expect(report.patch() == [JSONPatch()])
  }

  @Test func `a difference of the document is not one of its faults`() {
    let check = ParityCheck(
      "baseline", mapped: MappedPair.self, codable: Planted<MissingKey>.self)
    let report = check.run(documents: [#"{"a":1,"b":"x"}"#])
    #expect(report.findings.count == 1)
    #expect(report.unacceptedDisagreements == [])
  }
}

@Suite("A document that is not read by both is told from one that is")
struct ParityDocumentsTests {
  private let check = ParityCheck("pair", mapped: MappedPair.self, codable: CodedPair.self)

  @Test func `no document is clean, but nothing was compared`() throws {
    let report = check.run(documents: [])
    #expect(report.isClean)
    #expect(!report.hasCompared)
    let failure = try #require(throws: ParityFailure.self) { try check.require(documents: []) }
    #expect(
      failure.description == """
        JSONParityTests/ParityOptionsTests.swift:102: pair: nothing was compared
        mapper MappedPair, Codable CodedPair
        0 documents: 0 read by both

        there are no documents
        """)
  }

  @Test func `a document that both reject is counted`() {
    let report = check.run(documents: ["{}", "[", #"{"a":1}"#])
    #expect(report.isClean)
    #expect(
      report.text().hasPrefix(
        """
        pair: no difference
        mapper MappedPair, Codable CodedPair
        3 documents: 1 read by both, 2 by neither, 1 of them not JSON

        """))
  }

  @Test func `what only one parser takes for JSON is a finding without faults`() {
    let report = check.run(documents: [#"{"a":1,}"#])
    #expect(
      report.findings.map(\.description) == [
        "documents[0], reads: only Codable reads it: invalid JSON: "
          + "unexpected \"}\", expected a key (line 1, column 8) at $"
      ])
    #expect(report.faultMatrix.count == 0)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func `a document in another encoding has its faults`(_ encoding: String.Encoding) throws {
    let text = #"{"a":1}"#
    let data = try #require(text.data(using: encoding))
    let check = ParityCheck("int", mapped: Mapped<Int>.self, codable: Coded<Int?>.self)
    let (report, plain) = (check.run([ParityDocument(data)]), check.run(documents: [text]))
    #expect(plain.faultMatrix.count > 20)
    #expect(report.faultMatrix == plain.faultMatrix)
    #expect(!report.isClean)
  }

  @Test func `the index of the document is that of the list`() {
    let report = check.run(documents: [#"{"a":1}"#, "{}", #"{"a":1,"a":2}"#], faults: false)
    #expect(
      report.findings.map { "\($0.document) \($0.stage) \($0.path)" } == ["2 writes $.a"])
  }
}
