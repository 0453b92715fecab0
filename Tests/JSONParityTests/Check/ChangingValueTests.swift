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

  @Test(arguments: [JSONEncoder.DateEncodingStrategy.secondsSince1970, .millisecondsSince1970])
  func `a time that one side counts otherwise is found`(
    _ strategy: JSONEncoder.DateEncodingStrategy
  ) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = strategy
    let report = ParityCheck("dated", mapped: Fresh.self, codable: Fresh.self, encoder: encoder)
      .run(documents: ["{}"], faults: false)
    #expect(report.findings.map { "\($0.path)" }.contains("$.made"))
    #expect(!report.findings.map { "\($0.path)" }.contains("$.id"))
  }

  /// Something new each time, made by a function.
  private static func made(_ make: @escaping @Sendable () -> String) -> ParityMapping<String> {
    .functions("made", read: { _ in make() }, write: { Data("[\($0)]".utf8) })
  }

  @Test func `other texts and numbers than those of the other side are found`() throws {
    // Of each so many that two in a row are hardly ever the same one.
    let forms: [[@Sendable () -> String]] = [
      [{ "\"\(UUID())\"" }, { "\"\(UUID())\"" }], [{ "\"\(UUID().uuidString.lowercased())\"" }],
      [{ "\"x\(UUID())\"" }, { "\"\(UUID())-\(UUID())\"" }],
      [{ "\"\(Int.random(in: 1...1_000_000))\"" }, { "\"\(Double.random(in: 0...5))\"" }],
      [{ "\"2026-01-02T03:04:05.\(Int.random(in: 100_000...999_999))Z\"" }],
      [{ "\(Int.random(in: 0...1_000_000))" }, { "\(Double.random(in: 0...1e6))" }],
      [{ "\(Double.random(in: 0...1e6) + 1e15)" }],
    ]
    for (left, ones) in forms.enumerated() {
      for (right, others) in forms.enumerated() {
        for one in ones {
          for other in others {
            let report = ParityCheck("made", Self.made(one), Self.made(other))
              .run(documents: ["1"], faults: false)
            #expect(report.isClean == (left == right), "\(one()) against \(other())")
          }
        }
      }
    }
  }

  @Test func `another value beside them is found`() {
    let report = ParityCheck("counted", .mapper(Fresh.self), .codable(Counted.self))
      .run(documents: [#"{"counts":[1,2]}"#], faults: false)
    #expect(report.findings.first.map { "\($0.path)" } == "$.counts[0]")
    #expect(report.findings.allSatisfy { "\($0.path)".hasPrefix("$.counts") })
  }

  /// A clock that goes on once, behind the first reading.
  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var readings = 0

    func time() -> Int {
      lock.withLock {
        readings += 1
        return readings == 1 ? 1 : 2
      }
    }
  }

  @Test func `a time in whole seconds at the turn of a second is no difference`() {
    let clock = Clock()
    let timed = ParityMapping<[String: Int]>.functions(
      "timed", read: { _ in ["made": clock.time()] }, write: { try JSONEncoder().encode($0) })
    let report = ParityCheck("timed", timed, timed).run(documents: ["{}"], faults: false)
    #expect(report.isClean)
  }

  /// Has an identity that nothing writes.
  private struct Watched: JSONMappable, Codable, Equatable {
    var token = UUID()
    var number: Int?
    var seen = false
    var all: Set<UUID> = [UUID(), UUID()]

    enum CodingKeys: CodingKey { case number }

    init() {}

    init(from decoder: any Decoder) throws {
      number = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(Int.self, forKey: .number)
    }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number")
      if json.isReading { seen = number == 3 }
    }
  }

  @Test func `what differs beside an identity that nothing writes is found`() throws {
    let check = ParityCheck("watched", .mapper(Watched.self), .codable(Watched.self))
    try check.require(documents: [#"{"number":1}"#])
    let found = check.run(documents: [#"{"number":3}"#], faults: false).findings
    #expect(
      found.map(\.message) == [
        "both read it, but not equal values: Bool true against Bool false at .seen"
      ])
  }

  struct Seat: JSONMappable, Hashable {
    var id = UUID()
    var booked = Date()
    var row = 0
  }

  struct Hall: JSONMappable {
    var seats: Set<Seat> = []
  }

  private static let seats = #"{"seats":[{"row":1},{"row":2},{"row":3},{"row":4}]}"#

  @Test func `elements of a set may be made anew each time`() {
    let report = ParityCheck("hall", .mapper(Hall.self), .mapper(Hall.self))
      .run(documents: [Self.seats])
    #expect(report.findings.map(\.description) == [])
    #expect(report.unacceptedDisagreements.map(\.description) == [])
    #expect(report.faultMatrix.count > 20)
  }

  @Test func `what else differs in such an element is found`() {
    let moved = ParityMapping<Hall>.functions(
      "moved",
      read: { data in
        var hall = try Hall(JSONData: data)
        hall.seats = Set(
          hall.seats.map { seat in
            var seat = seat
            if seat.row == 3 { seat.row = 33 }
            return seat
          })
        return hall
      }, write: { try $0.JSONData() })
    let report = ParityCheck("hall", .mapper(Hall.self), moved)
      .run(documents: [Self.seats], faults: false)
    #expect(report.findings.filter { $0.stage == .writes }.count >= 1)
  }
}
