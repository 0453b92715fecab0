import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("What is made anew each time is no difference")
struct ChangingValueTests {
  private struct Fresh: JSONMappable, Codable, Equatable {
    var id = UUID()
    var made = Date()
    var counts: [Int] = []

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decodeIfPresent(UUID.self, forKey: .id) ?? id
      made = try container.decodeIfPresent(Date.self, forKey: .made) ?? made
      counts = try container.decodeIfPresent([Int].self, forKey: .counts) ?? counts
    }
  }

  /// Makes an identifier of its own, and ends with another count.
  private struct Counted: Codable {
    var fresh: Fresh

    init(from decoder: any Decoder) throws {
      fresh = try Fresh(from: decoder)
      if !fresh.counts.isEmpty { fresh.counts[0] += 1 }
    }

    func encode(to encoder: any Encoder) throws { try fresh.encode(to: encoder) }
  }

  @Test(arguments: [
    "{}", #"{"counts":[1]}"#,
    #"{"id":"00000000-0000-0000-0000-000000000001","made":5,"counts":[]}"#,
  ])
  func `a new identifier and the time are the same on both sides`(_ document: String) throws {
    try ParityCheck("itself", .mapper(Fresh.self), .mapper(Fresh.self))
      .require(documents: [document])
    try ParityCheck("both", .mapper(Fresh.self), .codable(Fresh.self))
      .require(documents: [document])
    let shadow = ParityShadow(
      "fresh", old: .mapper(Fresh.self), new: .codable(Fresh.self), report: { _ in })
    _ = try shadow.read(Data(document.utf8))
    #expect(shadow.findings().isEmpty)
  }

  @Test func `a time that one side writes as text is found`() {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let dated = ParityCheck(
      "dated", mapped: Fresh.self, codable: Fresh.self, encoder: encoder, decoder: decoder)
    let report = dated.run(documents: ["{}"], faults: false)
    #expect(report.findings.first?.difference?.kind == .changedType)
  }

  @Test func `another value beside them is found`() {
    let report = ParityCheck("counted", .mapper(Fresh.self), .codable(Counted.self))
      .run(documents: [#"{"counts":[1,2]}"#], faults: false)
    #expect(report.findings.first.map { "\($0.path)" } == "$.counts[0]")
    #expect(report.findings.allSatisfy { "\($0.path)".hasPrefix("$.counts") })
  }
}
