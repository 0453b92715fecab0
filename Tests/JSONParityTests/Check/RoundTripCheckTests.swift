import CodableBridge
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A round trip finds what is lost")
struct RoundTripCheckTests {
  struct Company: JSONMappable, Equatable {
    var name = ""
    var address: String?
  }

  struct Event: JSONCodable {
    var when = Date(timeIntervalSince1970: 0)
    var title = ""
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&when, key: "when", transformer: JSONTransformers.secondsToDate)
      try json.restore(&title, keyPath: "alert.title")
    }
  }

  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a mapping that loses nothing passes, with null and defaults`() throws {
    try RoundTripCheck(Company.self).require(
      documents: [#"{"name":"Acme","address":"here"}"#, #"{"name":"A","address":null}"#, "{}"])
    try RoundTripCheck([Company].self).require(documents: [#"[{"name":"Acme"}]"#])
  }

  @Test func `a key that does not come back is lost`() {
    #expect(
      failure {
        try RoundTripCheck(Company.self).require(
          documents: [#"{"name":"Acme","phone":"5"}"#, #"{"name":"A","address":{}}"#])
      } == """
        Company: 1 of 2 documents read
          documents[0]: not written again: string "5" at $.phone
          documents[1]: not read: wrong type: object, expected String at $.address
        """)
  }

  private struct One: Codable { var a: Int }
  private struct Two: Codable { var a: Int, b: Int }

  @Test func `what both sides of a check lose is one finding`() {
    let check = ParityCheck("pair", .codable(One.self), .codable(Two.self))
    let verdict = check.roundTripChecker()(ParityDocument(#"{"a":1,"b":2,"c":3}"#))
    #expect(
      verdict.findings.map { "\($0.right.label): \($0.message)" } == [
        "Codable One: not written again: number 2 at $.b",
        "both: not written again: number 3 at $.c",
      ])
  }

  @Test func `a document that is not read shows the place, one that changes does not`() {
    let report = RoundTripCheck(Company.self).run(
      documents: [#"{"name":5,"address":"x"}"#, #"{"name":"A","phone":"5"}"#])
    #expect(
      report.findings.map(\.excerpt) == [[#"  "address" : "x""#, #"> "name" : 5"#], []])
  }

  @Test func `a mapping whose sides differ is found by its values and by the audit`() {
    #expect(
      failure {
        try RoundTripCheck(Event.self).require(documents: [#"{"when":5,"alert":{"title":"x"}}"#])
      } == """
        Event: 1 of 1 documents read
          documents[0]: changed value: number 5 against number -978307195 at $.when
          documents[0]: not written again: object at $.alert
          documents[0]: after the second reading: changed value: string "x" against string "" at $.title
          documents[0]: after the second reading: changed value: number -978307195 against number -1956614395 at $.when
          when: read by secondsToDate, written as it is
          title: read from "alert.title", written to "title"
        """)
  }

  @Test func `nothing checked is a failure`() {
    #expect(
      failure { try RoundTripCheck(Company.self).require(documents: []) }
        == "Company: 0 of 0 documents read\n  nothing was checked")
  }

  @Test func `a policy and a context are kept`() throws {
    var context = JSONContext()
    context.options.keys = .snakeCase
    struct Named: JSONMappable, Equatable { var fullName = "" }
    try RoundTripCheck(Named.self, context: context).require(documents: [#"{"full_name":"x"}"#])
    try RoundTripCheck(Company.self, policy: ComparisonPolicy(ignored: ["$.phone"]))
      .require(documents: [#"{"name":"Acme","phone":"5"}"#])
  }

  @Test func `the order of a set is not compared, that of an array is`() throws {
    struct Tagged: JSONMappable { var tags: Set<String> = [] }
    final class Shuffled: JSONCodable {
      var list = [Int]()
      func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&list, key: "list")
        list.reverse()
      }
    }
    let document = #"{"tags":["a","b","c","d","e","f","g","h"]}"#
    for _ in 0..<8 {
      try RoundTripCheck(Tagged.self).require(documents: [document])
    }
    #expect(
      failure { try RoundTripCheck(Shuffled.self).require(documents: [#"{"list":[1,2,3]}"#]) }
        == """
        Shuffled: 1 of 1 documents read
          documents[0]: order: number 1 has moved at $.list[0], on the right at $.list[2]
          documents[0]: order: number 2 has moved at $.list[1]
          documents[0]: after the second reading: order: number 3 has moved at $.list[0], on the right at $.list[2]
          documents[0]: after the second reading: order: number 2 has moved at $.list[1]
          list: written to "list", and comes back as another value
        """)
  }

  @Test func `a type that is read without verbs passes, and the audit says that it is open`() throws
  {
    struct Moved: CodableBacked {
      var a: Int
      var b: String?
    }
    let documents = [#"{"a":1,"b":"x"}"#, #"{"a":2}"#]
    for documents in [documents, [documents[1]]] {
      let report = RoundTripCheck(Moved.self).run(documents: documents)
      #expect(report.isClean)
      #expect(
        report.audit?.unresolved.map(\.description) == [
          "a: it is read without a verb, so nothing shows how",
          "b: it is read without a verb, so nothing shows how",
        ])
    }
    try RoundTripCheck(AnyJSON.self).require(documents: documents + ["[1,2]", "null"])
  }

  private struct Reading: JSONMappable, Equatable {
    var degrees = 0.0
    var cache = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&degrees, key: "degrees")
      if json.isReading, degrees.isInfinite { cache = Int.random(in: 0 ..< .max) }
    }
  }

  @Test func `a NaN comes back as a NaN`() throws {
    var context = JSONContext()
    context.options.nonFiniteNumbers = .strings(
      positiveInfinity: "inf", negativeInfinity: "-inf", notANumber: "nan")
    let check = RoundTripCheck(Reading.self, context: context)
    try check.require(documents: [#"{"degrees":"nan"}"#])
    let others = check.run(documents: [#"{"degrees":"inf"}"#]).findings.map(\.problem)
    #expect(others == ["comes back as another value"])
  }
}
