import CodableBridge
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Any two mappings are held against each other, and reports tell them apart")
struct ParityMappingTests {
  @Test(
    arguments: [
      String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian,
    ], ["[", "{\"a\":"])
  func `a text that ends where a level begins is refused in every encoding`(
    _ encoding: String.Encoding, _ opening: String
  ) throws {
    for levels in 510...514 {
      let text = String(repeating: opening, count: levels - 1) + opening.prefix(1)
      let document = try #require(text.data(using: encoding))
      let shadow = ParityShadow(
        "deep", old: .mapper(MappedPair.self), new: .codable(Planted<NoFault>.self),
        report: { _ in })
      #expect(throws: (any Error).self) { try shadow.read(document) }
    }
  }

  struct Old: JSONMappable, Equatable { var a = 0, b: String? }
  struct Renamed: JSONMappable {
    var a = 0, b: String?
    static func JSONKey(forProperty name: String) -> String? { name == "b" ? "c" : name }
  }

  static let checks = [
    ParityCheck("mapper and Codable", .mapper(MappedPair.self), .codable(CodedPair.self)),
    ParityCheck("dictionary and Codable", .dictionary(CodedPair.self), .codable(CodedPair.self)),
    ParityCheck("mapper and dictionary", .mapper(MappedPair.self), .dictionary(CodedPair.self)),
    ParityCheck("mapper and itself", .mapper(Old.self), .mapper(Old.self)),
    ParityCheck(
      "mapper and functions", .mapper(Old.self),
      .functions("by hand", read: { try Old(JSONData: $0) }, write: { try $0.JSONData() })),
  ]

  @Test(arguments: checks.map(\.name))
  func `two that map alike are clean`(_ name: String) throws {
    let check = try #require(Self.checks.first { $0.name == name })
    let report = check.run(documents: [#"{"a":1,"b":"x"}"#, #"{"a":2}"#], faults: false)
    #expect(report.isClean, "\(report)")
    #expect(report.count == 2)
  }

  /// Nil is left out, and comes back as the default.
  struct Preset: JSONMappable { var count: Int? = 3 }
  struct CodedPreset: Codable { var count: Int? }

  @Test func `what both lose of the same output is no difference between them`() {
    let documents = [#"{"count":null}"#, "{}", #"{"count":1}"#]
    let itself = ParityCheck("itself", .mapper(Preset.self), .mapper(Preset.self))
    #expect(itself.run(documents: documents).isClean)
    #expect(!RoundTripCheck(Preset.self).run(documents: documents).isClean)
    let other = ParityCheck("other", .mapper(Preset.self), .codable(CodedPreset.self))
    let report = other.run(documents: [documents[0]], faults: false)
    #expect(
      report.description.contains(
        "the mapper, of what Codable has written: missing on the left: number 3 at $.count"))
  }

  @Test func `two versions of a mapping are told apart by their types`() {
    let check = ParityCheck("versions", .mapper(Old.self), .mapper(Renamed.self))
    let report = check.run(documents: [#"{"a":1,"b":"x"}"#], faults: false)
    #expect(
      report.description == """
        versions: they differ, 1 cause
        mapper Old, mapper Renamed
        1 document: 1 read by both, 0 of them alike

        writes $.b: documents[0]
          missing on the right: string "x" at $.b
          mapper Old    | mapper Renamed
          {             | {
            "a" : 1,    |   "a" : 1
            "b" : "x" < |
          }             | }
        """)
  }

  @Test func `one type in two contexts is told apart by number`() {
    var context = JSONContext()
    context.options.keys = .snakeCase
    let check = ParityCheck("styles", .mapper(Old.self), .mapper(Old.self, context: context))
    #expect(check.sides.left.label == "first mapper")
    #expect(check.sides.right.label == "second mapper")
  }

  @Test func `each thread has coders of its own`() async {
    let check = ParityCheck("threads", .mapper(MappedPair.self), .codable(CodedPair.self))
    let documents = (0..<200).map { ParityDocument(#"{"a":\#($0),"b":"x"}"#, index: $0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { check.checker().verdicts(on: documents).allSatisfy { $0.verdict == .same } }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `the quick test and the second look agree`() {
    let check = ParityCheck("pair", mapped: MappedPair.self, codable: Planted<NumberAsString>.self)
    let documents = ["{}", #"{"a":1}"#, "[", #"{"a":"x"}"#].enumerated()
      .map { ParityDocument($1, index: $0) }
    let checker = check.checker()
    let quick = checker.verdicts(on: documents).map(\.verdict)
    #expect(quick == [.bothReject, .different, .bothReject, .bothReject])
    let looks = documents.map { checker.report(on: $0, faults: false).counts }
    #expect(looks == quick.map { [$0: 1] })
  }

  @Test func `a verdict says what differs once, and why both reject only where that is asked`() {
    let check = ParityCheck("pair", mapped: MappedPair.self, codable: Planted<RenamedKey>.self)
    let documents = [#"{"a":1,"b":"x"}"#, "["].enumerated()
      .map { ParityDocument($1, index: $0) }
    let verdicts = check.checker().verdicts(on: documents)
    #expect(verdicts.map(\.verdict) == [.different, .bothReject])
    #expect(verdicts.map { $0.findings.map(\.stage) } == [[.writes], [.bothReject]])
    let short = check.checker().verdicts(on: documents, explainsRejection: false)
    #expect(short.map(\.verdict) == [.different, .bothReject])
    #expect(short.map { $0.findings.map(\.stage) } == [[.writes], []])
  }

  private struct One: JSONMappable { var name = "one" }
  private struct Other: JSONMappable { var name = "other" }

  @Test
  func `a default that differs is found once, and not again in what each makes of the other's`() {
    let check = ParityCheck("defaults", .mapper(One.self), .mapper(Other.self))
    let report = check.run(documents: ["{}"], faults: false)
    #expect(
      report.findings.map(\.message) == [
        #"changed value: string "one" against string "other" at $.name"#
      ])
  }

  @Test func `why both reject a document is in the report`() {
    let check = ParityCheck("pair", .mapper(MappedPair.self), .codable(CodedPair.self))
    let text = check.run(documents: ["{}", #"{"a":1}"#], faults: false).text()
    #expect(
      text.hasSuffix(
        """

        rejected by both
          documents[0]:
            both reject it: the mapper: missing value, expected Int at $.a; Codable: key not found at $.a

        """))
  }

  @Test func `faults are accepted by place, by kind and by verdict`() {
    let check = ParityCheck("pair", .mapper(MappedPair.self), .codable(Planted<NoFault>.self))
    let documents = [#"{"a":1,"b":"x"}"#]
    #expect(check.run(documents: documents).isClean)
    var strict = check
    strict.accepted = []
    let kinds = Set(strict.run(documents: documents).unacceptedDisagreements.map(\.fault.kind))
    #expect(kinds == [.duplicateKey, .precision])
    let places = strict.accepting(.precision, at: "$.a").accepting(.duplicateKey, where: .different)
    #expect(places.run(documents: documents).unacceptedDisagreements.isEmpty)
    let otherVerdict = strict.accepting(.precision, at: "$.a")
      .accepting(.duplicateKey, where: .onlyLeft)
    #expect(
      Set(otherVerdict.run(documents: documents).unacceptedDisagreements.map(\.fault.kind))
        == [.duplicateKey])
    let elsewhere = strict.accepting(at: "$.b")
    #expect(
      Set(elsewhere.run(documents: documents).unacceptedDisagreements.map(\.fault.path.description))
        == ["$.a"])
  }
}

@Suite("Findings of many documents are put together by cause")
struct ParityCausesTests {
  private let check = ParityCheck(
    "pair", mapped: [MappedPair].self, codable: [Planted<NumberAsString>].self)

  @Test func `indices do not tell causes apart, and three documents stand for all`() throws {
    let documents = (0..<20).map { _ in #"[{"a":1},{"a":2}]"# }
    let report = check.run(documents: documents, faults: false)
    let cause = try #require(report.causes.sorted.first)
    #expect(report.causes.count == 1)
    #expect(cause.path.description == "$[*].a")
    #expect(cause.documents == 20)
    #expect(cause.examples.map(\.documentName) == ["documents[0]", "documents[1]", "documents[2]"])
    #expect(report.findings.count > 20)
  }

  @Test func `the rarest cause is last, and always there`() {
    let common = (0..<30).map { _ in #"[{"a":1}]"# }
    let report = check.run(documents: common + ["[{\"a\":1,\"a\":1.0}]", "5x"], faults: false)
    #expect(report.causes.sorted.map(\.documents) == [31])
    #expect(report.rejections.sorted.map(\.documents) == [1])
  }

  @Test func `a page of a thousand documents with a hundred causes is under a megabyte`() {
    let keys = (0..<100).map { "key_\($0)" }
    let long = String(repeating: "long ", count: 400)
    let documents = (0..<1_000).map { index in
      let members = keys.enumerated().map {
        #""\#($1)":\#($0 == index % 100 ? "\"\(long)\"" : "1")"#
      }
      return "{\(members.joined(separator: ","))}"
    }
    let check = ParityCheck(
      "keys", .mapper([String: AnyJSON].self),
      .functions(
        "other", read: { try [String: AnyJSON](JSONData: $0) },
        write: { try $0.mapValues { $0 == 1 ? 1 : AnyJSON.null }.JSONData() }))
    let report = check.run(documents: documents, faults: false)
    #expect(report.causes.count == 100)
    #expect(report.html().utf8.count < 1_000_000)
  }
}
