import Foundation
import JSONCodable
import JSONParity
import Synchronization
import Testing

@Suite("A default that is another one each time is made anew, or is left open")
struct ChangingDefaultSourceTests {
  /// Has defaults that only code makes, and reads one of them otherwise in some documents.
  private struct Draw: JSONMappable {
    var token = UUID().uuidString
    var first: Int? = Int.random(in: 1...(1 << 60))
    var second = Int.random(in: 1...(1 << 60))
    var isFixed = false

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&token, key: "token")
      try json.map(&first, key: "first")
      try json.map(&isFixed, key: "fixed")
      if json.isReading, isFixed { second = 0 }
      try json.map(&second, key: "second")
    }
  }

  @Test func `what init() makes stays in a conformance, if nothing else decides`() throws {
    let source = try CodableSource.of(Draw.self)
    #expect(
      source.unresolved.map(\.description) == [
        "ChangingDefaultSourceTests.Draw.second: what it is without a value depends on other keys, by code of the type's own"
      ])
    #expect(
      source.text.contains(
        "token = try container.decodeIfPresent(String.self, forKey: .token) ?? token"))
    #expect(
      try CodableSource.of(Draw.self, as: .newType(named: "New")).unresolved.map(\.name)
        == ["token", "first", "second"].map { "ChangingDefaultSourceTests.Draw.\($0)" })
  }

  static let fixed = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  struct Device: JSONMappable {
    var id = UUID()
    var at = Date()
    var size = 1
    init() {}
    init(id: UUID) { self.id = id }
  }

  struct Owner: JSONMappable {
    var device = Device()
    var more = [Device(), Device(id: fixed)]
    var must = Device()

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&device, key: "device")
      try json.map(&more, key: "more")
      try json.map(&must, key: "must", required: true)
    }
  }

  @Test func `what its type makes anew each time is made by its type`() throws {
    let source = try CodableSource.of(Owner.self, as: .newType(named: "NewOwner"))
    #expect(source.unresolved == [])
    #expect(source.text.contains("var device = Device()\n"))
    #expect(source.text.contains("var must = Device()\n"))
    let fixed = "UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))"
    #expect(source.text.contains("    Device(), Device(id: \(fixed)),\n"))
  }

  @Test func `what a type makes anew inside stays what init() makes`() throws {
    let source = try CodableSource.of(Owner.self)
    #expect(source.unresolved == [])
    #expect(source.text.contains("?? device\n"))
    #expect(source.text.contains("?? more\n"))
  }

  static let count = Mutex(0)

  struct Tokens: JSONMappable {
    var list = [UUID()]
    var text = UUID().uuidString
    var number = count.withLock { count in
      count += 1
      return count
    }
    var expires = Date(timeIntervalSinceNow: 604_800)
    var retry = Date().addingTimeInterval(30)
    var now = Date()
    var id = UUID()
  }

  private static let reason = "its default is another one each time, which only code makes"
  @Test func `what only code makes stays in a conformance, and is open in a new type`() throws {
    let source = try CodableSource.of(Tokens.self)
    #expect(source.unresolved == [])
    for name in ["list", "text", "number", "expires", "retry", "now", "id"] {
      #expect(source.text.contains("?? \(name)\n"))
    }
    let new = try CodableSource.of(Tokens.self, as: .newType(named: "NewTokens"))
    #expect(
      new.unresolved.map(\.description)
        == ["list", "text", "number", "expires", "retry"]
        .map { "ChangingDefaultSourceTests.Tokens.\($0): \(Self.reason)" })
    #expect(!new.text.contains("timeIntervalSince"))
  }

  struct Required: JSONMappable {
    var token = UUID().uuidString
    var id = UUID()

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&token, key: "token", required: true)
      try json.map(&id, key: "id", required: true)
    }
  }

  @Test func `what must be there needs its default in a new type only`() throws {
    #expect(try CodableSource.of(Required.self).unresolved == [])
    let source = try CodableSource.of(Required.self, as: .newType(named: "NewRequired"))
    #expect(
      source.unresolved.map(\.description)
        == ["ChangingDefaultSourceTests.Required.token: \(Self.reason)"])
    #expect(source.text.contains("var id = UUID()\n"))
  }
}
