import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A planted difference turns the check red, and removing it turns it green")
struct ParityCheckTests {
  struct Planting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let findings: [String]
    /// The kinds of faults on which even the clean pair disagrees.
    var known: Set<FaultKind> = [.duplicateKey, .precision]
    let planted: @Sendable () -> ParityCheck
    let clean: @Sendable () -> ParityCheck

    init<
      M: JSONEncodable & JSONRestorable & SendableMetatype, P: Codable & SendableMetatype,
      C: Codable & SendableMetatype
    >(
      _ name: String, _ document: String, _ mapped: M.Type, planted: P.Type, clean: C.Type,
      _ findings: [String]
    ) {
      testDescription = name
      self.document = document
      self.findings = findings
      self.planted = { ParityCheck(name, mapped: mapped, codable: planted) }
      self.clean = { ParityCheck(name, mapped: mapped, codable: clean) }
    }

    init<P: Plant & SendableMetatype>(
      _ name: String, _ plant: P.Type, document: String = #"{"a":1,"b":"x"}"#, _ findings: String...
    ) {
      self.init(
        name, document, MappedPair.self, planted: Planted<P>.self, clean: Planted<NoFault>.self,
        findings)
    }
  }

  static let plantings =
    [
      Planting(
        "a key is renamed", RenamedKey.self,
        #"writes: renamed key: "b" against "B" at $.b, on the right at $.B"#,
        #"reads the other's: the mapper, of what Codable has written: missing on the right: string "x" at $.b"#
      ),
      Planting(
        "a key is missing", MissingKey.self,
        #"writes: missing on the right: string "x" at $.b"#
      ),
      Planting("a key more", ExtraKey.self, "writes: missing on the left: number 2 at $.version"),
      Planting(
        "null for absent", ExplicitNull.self, document: #"{"a":1}"#,
        "writes: absent against null at $.b"),
      Planting(
        "a string for a number", NumberAsString.self,
        #"writes: changed type: number 1 against string "1" at $.a"#,
        #"reads the other's: the mapper, of what Codable has written: rejected: wrong type: string "1", expected Int at $.a"#
      ),
      Planting(
        "a boolean for a number", NumberAsBoolean.self,
        "writes: changed type: number 1 against boolean true at $.a",
        "reads the other's: the mapper, of what Codable has written: rejected: wrong type: boolean true, expected Int at $.a"
      ),
      Planting(
        "no JSON at all", NotWritten.self,
        "writes: only the mapper writes it: invalid value: Unable to encode Double.nan directly in JSON at $.a"
      ),
      Planting(
        "a type that does not read it", #"{"a":5}"#, Mapped<Int>.self, planted: Coded<String>.self,
        clean: Coded<Int>.self,
        [
          "reads: only the mapper reads it: type mismatch: Expected to decode String but found number instead at $.a"
        ]),
      Planting(
        "a renamed case", #"{"a":"sour"}"#, Mapped<Flavour>.self,
        planted: Coded<RenamedFlavour>.self,
        clean: Coded<Flavour>.self,
        [
          "reads: only the mapper reads it: data corrupted: Cannot initialize RenamedFlavour from invalid String value sour at $.a"
        ]),
      Planting(
        "another order", #"{"a":[1,2,3]}"#, Mapped<[Int]>.self, planted: Backwards.self,
        clean: Coded<[Int]>.self,
        [
          "writes: order: number 1 has moved at $.a[0], on the right at $.a[2]",
          "writes: order: number 2 has moved at $.a[1]",
        ]),
      Planting(
        "lost precision", #"{"a":9007199254740993}"#, Mapped<Int>.self, planted: Coded<Double>.self,
        clean: Coded<Int>.self,
        [
          "writes: number precision: number 9007199254740993 against number 9007199254740992, the same double at $.a"
        ]),
    ]

  @Test(arguments: plantings)
  func `a planted difference is found`(_ planting: Planting) {
    let report = planting.planted().run(documents: [planting.document], faults: false)
    #expect(
      report.findings.map(\.description) == planting.findings.map { "documents[0], \($0)" })
    #expect(!report.isClean)
  }

  @Test(arguments: plantings)
  func `without it the check is green, and so are all faults`(_ planting: Planting) throws {
    let report = planting.clean().run(documents: [planting.document])
    #expect(report.findings == [])
    let kinds = Set(report.faultMatrix.disagreements.map(\.fault.kind))
    #expect(kinds.union([.precision]) == planting.known)
    #expect(report.faultMatrix.count >= 10)
    var check = planting.clean()
    check.accepted = planting.known.map(FaultAcceptance.kind)
    try check.require(documents: [planting.document])
  }

  @Test(arguments: ["9007199254740993", "-9007199254740993", "4503599627370496"])
  func `an integer that is larger than the fractions of doubles is no reason to be red`(
    _ id: String
  ) throws {
    try ParityCheck("id", .mapper(Mapped<Int64>.self), .codable(Coded<Int64>.self))
      .require(documents: [#"{"a":\#(id)}"#])
  }

  @Test func `every way to differ is planted`() throws {
    #expect(Self.plantings.count >= 11)
    let reports = Self.plantings.map { $0.planted().run(documents: [$0.document], faults: false) }
    let stages = Set(reports.flatMap(\.findings).map(\.stage))
    #expect(stages == [.reads, .writes, .readsTheOther])
    let kinds = Set(reports.flatMap(\.findings).compactMap(\.difference?.kind))
    #expect(
      kinds == [
        .renamedKey, .missingLeft, .missingRight, .nullVersusAbsent, .changedType, .numberPrecision,
        .order,
      ])
  }
}
