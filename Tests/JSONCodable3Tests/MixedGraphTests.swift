import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Types of the layer and of the mapper stand in each other")
struct MixedGraphTests {
  struct Town: JSONMappable {
    var houses: [House] = []
    var mayor: User?
    init() {}
  }

  private let text = #"""
    {"houses":[{"byName":{"k":{"companies":[],"name":"K"}},"grade":"good",
    "owner":{"companies":[{"name":"A"}],"company":{"name":"B"},"name":"O"},
    "tenants":[{"companies":[],"name":"T"}]}],"mayor":{"full_name":"M","id":1}}
    """#.replacing("\n", with: "")

  @Test func `they are read and written in one graph`() throws {
    let town = try Town(JSONString: text)
    #expect(town.houses[0].owner.company?.name == "B")
    #expect(town.houses[0].byName["k"]?.name == "K")
    #expect(town.houses[0].grade == .good)
    #expect(town.mayor?.name == "M")
    #expect(try town.JSONString(options: .sortedKeys) == text)
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
  }

  static let faults = [
    Fault(
      testDescription: #"missingTypeError(key: "full_name") at $.mayor.full_name"#,
      text: #"{"mayor":{"id":1}}"#),
    Fault(
      testDescription: #"missingTypeError(key: "name") at $.mayor.friends[1].company.name"#,
      text:
        #"{"mayor":{"id":1,"full_name":"M","friends":[{"id":2,"full_name":"F"},{"id":3,"full_name":"G","company":{}}]}}"#
    ),
    Fault(
      testDescription: #"missingTypeError(key: "name") at $.houses[0].owner.companies[1].name"#,
      text: #"{"houses":[{"owner":{"companies":[{"name":"A"},{}]}}]}"#),
    Fault(
      testDescription: "wrong type: number 5, expected String at $.houses[0].byName.k.name",
      text: #"{"houses":[{"owner":{},"byName":{"k":{"name":5}}}]}"#),
    Fault(
      testDescription:
        #"incompatibleTypeError(key: "stats.likes", elementType: Swift.String, expectedType: Swift.Int) at $.mayor.stats.likes"#,
      text: #"{"mayor":{"id":"x","full_name":"M"}}"#),
  ].dropLast()

  @Test(arguments: faults)
  func `errors have the whole path`(_ fault: Fault) {
    let error = #expect(throws: JSONDecodingError.self) { try Town(JSONString: fault.text) }
    #expect(error?.description == fault.testDescription)
  }

  @Test func `an error of another value is not blamed for a later one`() throws {
    let error = #expect(throws: JSONDecodingError.self) { try Retry(JSONDictionary: [:]) }
    #expect(error?.description == "Own() at $")
  }

  @Test func `what is not written has the whole path, too`() {
    struct Shelf: JSONEncodable {
      var boxes = [Box(), Box()]
    }
    let error = #expect(throws: JSONEncodingError.self) { try Shelf().JSONEncode() }
    #expect(
      error?.description
        == #"childIncompatibleTypeError(key: "content", elementType: JSONCodable3Tests.Unencodable) at $.boxes[0].content"#
    )
  }

  @Test func `the path goes on inside a type that only the new protocols know`() throws {
    let error = #expect(throws: JSONEncodingError.self) { try Room().JSONEncode() }
    #expect(
      error?.description
        == "unsupported type Unencodable at $.drawer.things[1]"
    )
  }

  @Test func `round trips, parity and audits take the types`() throws {
    try RoundTripCheck(Town.self).require(documents: [text])
    try RoundTripCheck(Company.self).require(documents: [#"{"name":"A","address":"B"}"#])
    let check = ParityCheck("company", mapped: Company.self, codable: NewCompany.self)
    #expect(
      check.run(documents: [#"{"name":"A","address":"B"}"#, #"{"name":"A"}"#], faults: false)
        .isClean)
    let audit = try JSONMappingAudit.of(
      Company.self, samples: [Company(name: "A", address: "B"), Company(name: "C", address: "D")])
    #expect(
      audit.description == """
        Company
          name: String, read from "name", written to "name"
          address: String?, read from "address", written to "address"
        """)
  }
}

struct NewCompany: Codable {
  var name: String
  var address: String?
}
