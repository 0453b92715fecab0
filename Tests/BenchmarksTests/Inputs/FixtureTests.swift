import Commands
import Foundation
import JSONCodable
import Testing

@testable import json_codable_benchmarks

@Suite("Inputs are the same in every run")
struct FixtureTests {
  @Test func `generated values are made the same again`() {
    #expect(User.generated(20) == User.generated(20))
    #expect(FlatRecord.generated(20) == FlatRecord.generated(20))
    #expect(Command.generated(20) == Command.generated(20))
    #expect(CommandMessage.generated(20) == CommandMessage.generated(20))
    #expect(Tracker.generated(1) == Tracker.generated(1))
  }

  @Test func `more generated values begin with the same ones`() {
    #expect(Array(User.generated(20).prefix(5)) == User.generated(5))
  }

  @Test func `random numbers are those of SplitMix64`() {
    var random = SeededRandom(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func `the tracker has some 100 KB, is deep and is not all ASCII`() throws {
    let text = try #require(try Fixture<Tracker>(count: 1).texts().first)
    #expect((80_000...140_000).contains(text.count))
    #expect(text.contains { $0 >= 0x80 })
    let depth = text.reduce(into: (now: 0, deepest: 0)) { depth, byte in
      if byte == UInt8(ascii: "{") { depth.now += 1 }
      if byte == UInt8(ascii: "}") { depth.now -= 1 }
      depth.deepest = max(depth.deepest, depth.now)
    }
    #expect(depth.deepest >= 8)
  }

  @Test func `users and records stand in one document, commands and trackers alone`() {
    #expect(Fixture<User>(count: 3).documents.count == 1)
    #expect(Fixture<FlatRecord>(count: 3).documents.count == 1)
    #expect(Fixture<Command>(count: 3).documents.count == 3)
    #expect(Fixture<CommandMessage>(count: 3).documents.count == 3)
    #expect(Fixture<Tracker>(count: 2).documents.count == 2)
  }

  @Test func `compact dictionaries hold the same as the generated values`() throws {
    let compact = try Fixture<User>(count: 1_001, isCompact: true).parsedObjects()
    #expect(compact.map { User(byHand: $0) } == User.generated(1_001))
    let user = try #require(compact.first)
    #expect(user.capacity < 24)
    #expect(user["id"] is NSNumber)
  }

  @Test func `messages hold the same commands as the enum`() throws {
    for (message, text) in zip(
      CommandMessage.generated(20), try Fixture<Command>(count: 20).texts())
    {
      #expect(try JSONDecoder().decode(CommandMessage.self, from: text) == message)
    }
  }

  @Test func `generated commands stand on lines`() throws {
    let text = String(decoding: try commandLines(3), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines.last == "")
    #expect(
      try lines.dropLast().map { try Command(JSONString: String($0)) } == Command.generated(3))
  }
}
