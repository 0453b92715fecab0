import Foundation
import JSONCodable
import JSONParity
import Testing

private struct Tagged: JSONMappable, Codable, Equatable {
  var tags: Set<String> = []
  var codes: [Set<Int>] = []
}

private struct Listed: JSONMappable, Codable, Equatable {
  var tags: [String] = []
}

/// Reads what the mapper reads, and writes it the other way round.
private struct Turned: Codable {
  var tags: [String]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Array(tags.reversed()), forKey: .tags)
  }
}

/// Writes an array that is no property.
private struct Summed: JSONEncodable, JSONDecodable, Codable {
  var tags: Set<String> = []

  init() {}

  init(from decoder: any Decoder) throws {
    tags = try decoder.container(keyedBy: AnyKey.self).decode(Set<String>.self, forKey: "tags")
  }

  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&tags, key: "tags") }

  func JSONEncode() throws -> Any { ["tags": Array(tags), "sizes": [1, 2]] as JSONObject }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(tags, forKey: "tags")
    try container.encode([2, 1], forKey: "sizes")
  }

  private struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringLiteral value: String) { stringValue = value }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

@Suite("The order of a Swift set is no difference, and that of an array is one")
struct SetOrderTests {
  private static let documents = (2..<12).map { count in
    let tags = (0..<count).map { "\"t\($0)\"" }.joined(separator: ",")
    return #"{"tags":[\#(tags)],"codes":[[1,2,3],[],[4,5]]}"#
  }

  @Test func `a type with sets agrees with itself, and with Codable`() {
    for check in [
      ParityCheck("itself", .mapper(Tagged.self), .mapper(Tagged.self)),
      ParityCheck("both", .mapper(Tagged.self), .codable(Tagged.self)),
      ParityCheck("dictionaries", .dictionary(Tagged.self), .mapper(Tagged.self)),
    ] {
      let report = check.run(documents: Self.documents, faults: false)
      #expect(report.findings.isEmpty)
    }
  }

  @Test func `no fault makes a set differ from itself`() throws {
    try ParityCheck("itself", .mapper(Tagged.self), .mapper(Tagged.self))
      .require(documents: Self.documents)
  }

  @Test func `a shadow reports no order of a set`() throws {
    let shadow = ParityShadow(
      "tags", old: .mapper(Tagged.self), new: .codable(Tagged.self), report: { _ in })
    for document in Self.documents { _ = try shadow.read(Data(document.utf8)) }
    #expect(shadow.findings().isEmpty)
  }

  @Test func `an array in another order is found, beside a set as well`() {
    let turned = ParityCheck("turned", .mapper(Listed.self), .codable(Turned.self))
    let summed = ParityCheck("summed", .mapper(Summed.self), .codable(Summed.self))
    for (check, place) in [(turned, "$.tags["), (summed, "$.sizes[")] {
      let report = check.run(documents: [#"{"tags":["a","b","c"]}"#], faults: false)
      #expect(!report.findings.isEmpty)
      for finding in report.findings {
        #expect(finding.difference?.kind == .order)
        #expect("\(finding.path)".hasPrefix(place))
      }
    }
  }
}
