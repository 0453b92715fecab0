import Foundation
import JSONCodable
import JSONParity
import Synchronization
import Testing

@Suite("A shadow answers as the old mapping does, and says where the new one differs")
struct ParityShadowTests {
  /// The findings that a shadow reports.
  private final class Log: Sendable {
    private let findings = Mutex<[ShadowFinding]>([])
    var all: [ShadowFinding] { findings.withLock(\.self) }
    func add(_ finding: ShadowFinding) { findings.withLock { $0.append(finding) } }
  }

  private func shadow<New: Codable & SendableMetatype>(
    _ new: New.Type, every: Int = 1, showsValues: Bool = false, _ log: Log
  ) -> ParityShadow<MappedPair> {
    ParityShadow(
      "pair", old: .mapper(MappedPair.self), new: .codable(new), every: every,
      showsValues: showsValues
    ) { log.add($0) }
  }

  private static let document = Data(#"{"a":1,"b":"secret"}"#.utf8)

  @Test func `what is read and written is the old mapping's`() throws {
    let log = Log()
    let shadow = shadow(Planted<NoFault>.self, log)
    let value = try shadow.read(Self.document)
    #expect(value.a == 1)
    #expect(try JSONValue(parsing: shadow.write(value)) == JSONValue(parsing: Self.document))
    #expect(log.all == [])
    #expect(shadow.callsLookedAt == 2)
  }

  @Test func `a cause comes once, with a count that can be asked for`() throws {
    let log = Log()
    let shadow = shadow(Planted<NumberAsString>.self, log)
    for _ in 0..<5 { _ = try shadow.write(shadow.read(Self.document)) }
    #expect(log.all.map(\.description) == ["pair: writes $.a: changed type"])
    #expect(shadow.findings().map(\.count) == [10])
  }

  /// Writes what it does not read.
  private struct Session: JSONEncodable, JSONDecodable {
    var token = ""
    var id = 0
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
  }

  private struct Kept: Codable {
    var token = ""
    var id = 0
  }

  private struct Lost: Codable {
    private enum CodingKeys: CodingKey { case id }
    var id = 0
  }

  @Test func `what is written is compared with what the new mapping writes of it`() throws {
    func findings<New: Codable & SendableMetatype>(of new: New.Type) throws -> [String] {
      let log = Log()
      let shadow = ParityShadow(
        "session", old: .mapper(Session.self), new: .codable(new), report: log.add)
      let data = try shadow.write(Session(token: "abc", id: 5))
      #expect(try JSONValue(parsing: data) == JSONValue(parsing: #"{"token":"abc","id":5}"#))
      return log.all.map(\.description)
    }
    #expect(try findings(of: Kept.self) == [])
    #expect(try findings(of: Lost.self) == ["session: writes $.token: missing on the right"])
  }

  /// Reads its price at another key than it writes it at.
  private struct Plan: JSONCodable {
    var id = 0
    var price = 0.0
    var tags: Set<String> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&price, key: "price_eur")
      try json.restore(&tags, key: "tags")
    }
  }

  /// Reads what it writes, with a name of its own for the tags.
  private struct NewPlan: JSONCodable {
    var id = 0
    var price = 0.0
    var tags: Set<String> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&price, keys: ["price", "price_eur"])
      try json.restore(&tags, key: "labels")
    }
  }

  /// Does not read what it writes.
  private struct Guarded: JSONCodable {
    var id = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "number", required: true)
    }
  }

  @Test func `what both lose of what was written is no finding`() throws {
    let log = Log()
    let plan = Plan(id: 1, price: 9.5, tags: ["a", "b", "c"])
    let same = ParityShadow(
      "plan", old: .mapper(Plan.self), new: .mapper(Plan.self), report: log.add)
    for _ in 0..<8 { _ = try same.write(plan) }
    let guarded = ParityShadow(
      "guarded", old: .mapper(Guarded.self), new: .mapper(Guarded.self), report: log.add)
    _ = try guarded.write(Guarded(id: 1))
    #expect(log.all == [])
  }

  @Test func `what the new mapping alone loses is one, beside what both lose`() throws {
    let log = Log()
    let shadow = ParityShadow(
      "plan", old: .mapper(Plan.self), new: .mapper(NewPlan.self), report: log.add)
    _ = try shadow.write(Plan(id: 1, price: 9.5, tags: ["a"]))
    let back = ParityShadow(
      "plan", old: .mapper(NewPlan.self), new: .mapper(Plan.self), report: log.add)
    _ = try back.write(NewPlan(id: 1, price: 9.5, tags: ["a"]))
    let guarded = ParityShadow(
      "plan", old: .mapper(Plan.self), new: .mapper(Guarded.self), report: log.add)
    _ = try guarded.write(Plan(id: 1, price: 0))
    #expect(
      log.all.map(\.description) == [
        "plan: writes $.tags[*]: missing on the right",
        "plan: writes $.price: changed value",
        "plan: reads $.number: only the mapper of Plan reads it: missing value",
      ])
  }

  @Test func `no value of the document is in a finding, unless it is asked for`() throws {
    let (silent, open) = (Log(), Log())
    _ = try shadow(Coded<String>.self, silent).read(Self.document)
    _ = try shadow(Planted<RenamedKey>.self, showsValues: true, open).read(Self.document)
    #expect(
      silent.all.map(\.description) == ["pair: reads $.a: only the mapper reads it: type mismatch"])
    #expect(
      open.all.map(\.description) == [
        #"pair: writes $.b: renamed key: "b" against "B" at $.b, on the right at $.B"#
      ])
    #expect(silent.all.allSatisfy { $0.message == nil && !"\($0)".contains("secret") })
  }

  private enum Grade: Int, JSONEncodable, JSONRestorable { case good = 1, bad = -1 }

  @Test func `no sign of a number is in a finding, and it makes no cause of its own`() throws {
    let log = Log()
    let shadow = ParityShadow(
      "grade", old: .codable(Coded<Int>.self), new: .mapper(Mapped<Grade>.self), report: log.add)
    for number in [-5, 7, -77] { _ = try shadow.read(Data(#"{"a":\#(number)}"#.utf8)) }
    #expect(log.all.map(\.description) == ["grade: reads $.a: only Codable reads it: unknown case"])
    #expect(shadow.findings().map(\.count) == [3])
  }

  @Test func `an error is the old mapping's, also where the new one reads the document`() throws {
    struct Anything: Codable {}
    let log = Log()
    let shadow = shadow(Anything.self, log)
    let error = #expect(throws: JSONDecodingError.self) { try shadow.read(Data("{}".utf8)) }
    #expect(error?.description == "missing value, expected Int at $.a")
    #expect(log.all.map(\.description) == ["pair: reads $.a: only Codable reads it: missing value"])
  }

  private struct Dated: JSONMappable, Codable { var at = Date(timeIntervalSince1970: 0) }

  @Test func `each call has its own context, unless the mapping was made in one`() throws {
    let log = Log()
    func shadow() -> ParityShadow<Dated> {
      ParityShadow("dated", old: .mapper(Dated.self), new: .mapper(Dated.self)) { log.add($0) }
    }
    let text = Data(#"{"at":"1970-01-01T00:00:05Z"}"#.utf8)
    let free = shadow()
    let bound = JSONContext.with(\.options.dates, .rfc3339) { shadow() }
    let value = try JSONContext.with(\.options.dates, .rfc3339) { try free.read(text) }
    #expect(value.at == Date(timeIntervalSince1970: 5))
    #expect(try bound.read(text).at == Date(timeIntervalSince1970: 5))
    let error = #expect(throws: JSONDecodingError.self) { try free.read(text) }
    #expect(
      error?.description
        == #"wrong type: string "1970-01-01T00:00:05Z", expected Date as seconds since 2001 at $.at"#
    )
    #expect(log.all == [])
  }

  private struct Loose: JSONMappable, Codable {
    var items: [Int] = []
    var tags: Set<Int> = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&items, key: "items", skipping: .invalid)
      try json.map(&tags, key: "tags")
    }
  }

  @Test func `what is reported is reported once`() throws {
    let count = Mutex(0)
    let shadow = ParityShadow("loose", old: .mapper(Loose.self), new: .codable(Loose.self)) { _ in }
    let document = Data(#"{"items":[1,"x"],"tags":[1,2,3,4,5,6]}"#.utf8)
    let value = try JSONContext.with(\.report, { _ in count.withLock { $0 += 1 } }) {
      try shadow.read(document)
    }
    #expect(value.items == [1])
    #expect(count.withLock(\.self) == 1)
    #expect(shadow.findings().count == 1)
  }

  @Test func `what a mapping reports in a context of its own is reported once`() throws {
    let count = Mutex(0)
    var context = JSONContext()
    context.report = { _ in count.withLock { $0 += 1 } }
    let shadow = ParityShadow(
      "loose", old: .mapper(Loose.self, context: context), new: .codable(Loose.self)
    ) { _ in }
    _ = try shadow.read(Data(#"{"items":[1,"x"]}"#.utf8))
    #expect(count.withLock(\.self) == 1)
  }

  @Test func `one call of so many is looked at`() throws {
    let log = Log()
    let shadow = shadow(Planted<NumberAsString>.self, every: 10, log)
    for _ in 0..<9 { _ = try shadow.read(Self.document) }
    #expect(log.all == [])
    for _ in 0..<31 { _ = try shadow.read(Self.document) }
    #expect(shadow.callsLookedAt == 4)
    #expect(log.all.count == 1)
  }

  @Test(arguments: [2, 3, 10])
  func `readings are looked at, and writings, where they go in turn`(_ every: Int) throws {
    struct Anything: Codable {}
    let log = Log()
    let value = try JSONDecoder().decode(Coded<Int>.self, from: Data(#"{"a":1}"#.utf8))
    let shadow = ParityShadow(
      "anything", old: .codable(Coded<Int>.self), new: .codable(Anything.self), every: every,
      report: log.add)
    for _ in 0..<30 {
      _ = Result { try shadow.read(Data("{}".utf8)) }
      _ = try shadow.write(value)
    }
    #expect(shadow.callsLookedAt == 60 / every)
    #expect(Set(log.all.map(\.stage)) == [.reads, .writes])
  }

  @Test func `threads share a shadow`() async {
    let log = Log()
    let shadow = shadow(Planted<NumberAsString>.self, log)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<50 { _ = Result { try shadow.read(Self.document) } }
        }
      }
    }
    #expect(log.all.count == 1)
    #expect(shadow.findings().map(\.count) == [400])
  }
}
