import Foundation
import JSONCodable
import JSONParity
import Testing

/// A type of the standard library or Foundation, with a document for it and the faults on which the
/// mapper and Codable do not agree.
struct StandardType: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let document: String
  let disagreements: [String]
  let check: @Sendable () -> ParityCheck

  init<Value: JSONEncodable & JSONRestorable & Codable & SendableMetatype>(
    _ type: Value.Type, _ value: String, _ disagreements: String...
  ) {
    testDescription = "\(type)"
    document = #"{"a":\#(value)}"#
    self.disagreements = disagreements
    check = {
      ParityCheck("\(type)", mapped: Mapped<Value>.self, codable: Coded<Value>.self)
    }
  }
}

@Suite("No fault stops the program, and what the two say of the standard types is known")
struct StandardTypeFaultTests {
  static let types = [
    StandardType(Bool.self, "true"),
    StandardType(String.self, "\"x\""),
    StandardType(Int.self, "5"),
    StandardType(Int8.self, "5"),
    StandardType(Int16.self, "5"),
    StandardType(Int32.self, "5"),
    StandardType(Int64.self, "5"),
    StandardType(Int128.self, "5"),
    StandardType(UInt.self, "5"),
    StandardType(UInt8.self, "5"),
    StandardType(UInt16.self, "5"),
    StandardType(UInt32.self, "5"),
    StandardType(UInt64.self, "5"),
    StandardType(UInt128.self, "5"),
    StandardType(Float.self, "2.5"),
    StandardType(Double.self, "2.5"),
    StandardType(Decimal.self, "2.5"),
    StandardType(Date.self, "5"),
    StandardType(Data.self, "\"AQID\""),
    StandardType(URL.self, "\"http://a.b\""),
    StandardType(UUID.self, "\"F3B0B8A0-2B9E-4B0E-9B0E-2B9E4B0E9B0E\""),
    StandardType([Int].self, "[1,2]"),
    StandardType([String: Int].self, #"{"k":1}"#),
    StandardType([Int: String].self, #"{"1":"v"}"#),
    StandardType(Set<String>.self, #"["v"]"#),
    StandardType([[String: [Bool]]].self, #"[{"k":[true]}]"#),
    StandardType(Flavour.self, "\"sweet\""),
  ]

  @Test(arguments: types)
  func `both agree on every other fault`(_ type: StandardType) {
    let report = type.check().run(documents: [type.document])
    #expect(report.findings == [])
    #expect(report.hasCompared)
    #expect(report.faultMatrix.count >= 15)
    #expect(
      report.unacceptedDisagreements.map { "\($0.fault.kind) \($0.variant) \($0.verdict)" }
        == type.disagreements)
    let twice = report.faultMatrix["$.a", .duplicateKey]
    #expect(twice?.isAgreement == false)
  }
}
