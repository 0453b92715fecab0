import Fixtures
import Foundation
import JSONCodable

/// Dates in the spellings of ISO 8601.
struct Loans: JSONMappable {
  var due = Date(timeIntervalSinceReferenceDate: 0)
  var returned: Date?
  var renewals: [Date] = []

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&due, key: "due", required: true, transformer: JSONTransformers.iso8601ToDate)
    try json.map(&returned, key: "returned", transformer: JSONTransformers.iso8601ToDate)
    try json.map(&renewals, key: "renewals", transformer: JSONTransformers.iso8601ToDate)
  }
}

extension Fixture {
  static let loans = Fixture(
    "loans", .transformers,
    [
      #"{"due":"2020-03-16T19:45:13Z","returned":"2020-03-17T00:00:00.25Z","renewals":["2020-03-18T00:00:00Z"]}"#,
      #"{"due":"1969-12-31T23:59:59Z","renewals":[]}"#,
    ],
    loose: [#"{"due":"20200316","returned":"2020-03-16 19:45,5+01","renewals":["2020-03-16"]}"#],
    forms: [.mapped(Loans.self)])
}
