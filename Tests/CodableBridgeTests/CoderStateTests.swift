import CodableBridge
import Foundation
import Testing

@Suite("One coder for many values")
struct CoderStateTests {
  @Test func `each value finds an encoder as a new one is`() throws {
    let encoder = DictionaryEncoder()
    for member in [Member.number(1), .throwing, .nothing, .nested(.number(2)), .kept, .number(3)] {
      let own = Result { try DictionaryEncoder().encode(member) }
      let shared = Result { try encoder.encode(member) }
      #expect(String(describing: own) == String(describing: shared))
    }
  }

  @Test func `what a value has kept writes to no later one`() throws {
    let keeper = Keeper()
    let encoder = DictionaryEncoder()
    let first = try encoder.encodeObject(Keeping(keeper: keeper))
    #expect(first as? [String: Int] == ["a": 1])
    var container = try #require(keeper.container)
    try container.encode(9, forKey: "z")
    let second = try encoder.encodeObject(["b": 2])
    #expect(second as? [String: Int] == ["b": 2])
    try container.encode(9, forKey: "z")
    #expect(try encoder.encodeObject(["c": 3]) as? [String: Int] == ["c": 3])
  }

  @Test func `options hold from the next run on`() throws {
    let encoder = DictionaryEncoder(), decoder = DictionaryDecoder()
    let date = Date(timeIntervalSince1970: 5)
    #expect(try encoder.encode([date]) as? [Double] == [date.timeIntervalSinceReferenceDate])
    encoder.dateEncodingStrategy = .custom { [weak encoder] date, inner in
      encoder?.dateEncodingStrategy = .secondsSince1970
      var container = inner.singleValueContainer()
      try container.encode("custom")
    }
    #expect(try encoder.encode([date, date]) as? [String] == ["custom", "custom"])
    #expect(try encoder.encode([date]) as? [Double] == [5])

    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode([Date].self, from: [5]) == [date])
    decoder.dateDecodingStrategy = .millisecondsSince1970
    #expect(try decoder.decode([Date].self, from: [5000]) == [date])
  }

  @Test func `a value may use the coder that it is coded by`() throws {
    let encoder = DictionaryEncoder(), decoder = DictionaryDecoder()
    encoder.dateEncodingStrategy = .custom { date, inner in
      let seconds = try encoder.encode([date.timeIntervalSince1970]) as? [Double]
      try seconds.encode(to: inner)
    }
    decoder.dateDecodingStrategy = .custom { inner in
      let seconds = try [Double](from: inner)
      return Date(
        timeIntervalSince1970: try decoder.decode([Double].self, from: seconds).reduce(0, +))
    }
    let dates = (0..<3).map { Date(timeIntervalSince1970: Double($0)) }
    let tree = try encoder.encode(["at": dates])
    #expect(tree as? [String: [[Double]]] == ["at": [[0], [1], [2]]])
    #expect(try decoder.decode([String: [Date]].self, from: tree) == ["at": dates])
  }

  @Test func `what the options held may use the coder when it is released`() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "released"))
    let isReleased = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let encoder = DictionaryEncoder(), decoder = DictionaryDecoder()
      encoder.userInfo[key] = Released {
        #expect(encoder.userInfo.isEmpty)
        isReleased.signal()
      }
      decoder.userInfo[key] = Released {
        #expect(decoder.userInfo.isEmpty)
        isReleased.signal()
      }
      encoder.userInfo = [:]
      decoder.userInfo = [:]
    }
    for _ in 0..<2 {
      try #require(isReleased.wait(timeout: .now() + 30) == .success, "the coder waits for itself")
    }
  }

  @Test func `threads share a coder`() throws {
    let encoder = DictionaryEncoder(), decoder = DictionaryDecoder()
    DispatchQueue.concurrentPerform(iterations: 32) { thread in
      for round in 0..<50 {
        let value = ["\(thread)": [round, thread], "none": []]
        do {
          let tree = try encoder.encode(value)
          #expect(tree as? [String: [Int]] == value)
          #expect(try decoder.decode([String: [Int]].self, from: tree) == value)
        } catch {
          Issue.record(error)
        }
      }
    }
  }
}

/// An object that runs a body at its end.
private final class Released: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  deinit { body() }
}

private final class Keeper: @unchecked Sendable {
  var container: KeyedEncodingContainer<Name>?
}

private struct Name: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  init(stringLiteral value: String) { stringValue = value }
}

private struct Keeping: Encodable {
  let keeper: Keeper

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(1, forKey: "a")
    keeper.container = container
  }
}

private indirect enum Member: Encodable {
  case number(Int)
  case nested(Member)
  case throwing, nothing, kept

  private static let keeper = Keeper()

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let number):
      var container = encoder.container(keyedBy: Name.self)
      try container.encode([number: [number]], forKey: "number")
    case .nested(let member):
      var container = encoder.container(keyedBy: Name.self)
      try container.encode([member, member], forKey: "members")
    case .throwing:
      var container = encoder.container(keyedBy: Name.self)
      try container.encode(1, forKey: "a")
      try container.encode([Double.nan], forKey: "b")
    case .nothing: break
    case .kept: try Keeping(keeper: Self.keeper).encode(to: encoder)
    }
  }
}
