import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Code of a type beside its verbs is found by other values, and is a TODO")
struct OwnCodeSourceTests {
  struct Units: JSONCodable {
    var d = Date(timeIntervalSince1970: 0)

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&d, key: "d", transformer: JSONTransformers.secondsToDate)
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(d, key: "d", transformer: JSONTransformers.millisecondsToDate)
      return json
    }
  }

  @Test func `two transformers on two sides`() throws {
    let reason = "another value comes back, by code of the type's own"
    let sample = try Units(JSONDictionary: ["d": 5])
    for samples in [[], [sample]] {
      let source = try CodableSource.of(Units.self, samples: samples)
      #expect(source.unresolved.map(\.reason) == [reason])
      #expect(
        try JSONMappingAudit.of(Units.self, samples: samples).asymmetries.map(\.description)
          == [#"d: written to "d", and comes back as another value"#])
    }
  }
}
