import CodableBridge
import Foundation
import JSONCodable
import Testing

/// Keeps its decoder, and what the mapper would say of an element that it asks for.
private struct Keeper: CodableBacked {
  let decoder: any Decoder
  private(set) var refusal: (any Error)?

  init(from decoder: any Decoder) throws {
    self.decoder = decoder
    do {
      var list = try decoder.container(keyedBy: AnyKey.self)
        .nestedUnkeyedContainer(forKey: "list")
      _ = try list.decode(Int.self)
    } catch DecodingError.typeMismatch(_, let context) {
      refusal = context.underlyingError
    }
  }

  func encode(to encoder: any Encoder) throws {}
}

/// Keeps where it is written, and writes there again when the next one is written.
private struct Writer: CodableBacked {
  private final class Log: @unchecked Sendable {
    // One test has it.
    var containers: [AnyKeyedEncoding] = []
  }
  private let log = Log()

  init() {}
  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    for index in log.containers.indices {
      try log.containers[index].encode("late", forKey: "intruder")
    }
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(1, forKey: "own")
    log.containers.append(container)
  }
}

/// Reads and writes another one by the mapper, while it is read and written itself.
private struct Nest: CodableBacked, Equatable {
  var level: Int

  init(_ level: Int) { self.level = level }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let level = try container.decode(Int.self, forKey: "level")
    let inner = level > 0 ? try Nest(JSONValue: ["level": level - 1]).level + 1 : 0
    self.level = try container.decode(Int.self, forKey: "level")
    if inner != self.level { self.level = -1 }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(level, forKey: "level")
    guard level > 0 else { return }
    try container.encode(Nest(level - 1).JSONString(options: .sortedKeys), forKey: "text")
  }
}

/// Throws after it has begun to write.
private struct Broken: CodableBacked {
  struct Refusal: Error {}

  init() {}
  init(from decoder: any Decoder) throws { throw Refusal() }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode("half", forKey: "intruder")
    throw Refusal()
  }
}

/// An object that a program hands down, which its values look at in the coder.
private final class Shared: Sendable {}

private enum SharedKey: JSONContextKey { static let defaultValue: Shared? = nil }

/// Says whether its coder has the object, and has a key and a date that options decide about.
private struct Looking: CodableBacked, Equatable {
  var seenAt = Date(timeIntervalSince1970: 0)
  var hasShared = false

  private enum CodingKeys: CodingKey { case seenAt, hasShared }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    seenAt = try container.decode(Date.self, forKey: .seenAt)
    hasShared = Self.isShared(decoder.userInfo)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seenAt, forKey: .seenAt)
    try container.encode(Self.isShared(encoder.userInfo), forKey: .hasShared)
  }

  private static func isShared(_ userInfo: [CodingUserInfoKey: Any]) -> Bool {
    (userInfo[.JSONContext] as? JSONContext)?[SharedKey.self] != nil
  }
}

@Suite struct `One moved value after the other` {
  @Test func `has the options and the context of its own`() throws {
    var milliseconds = JSONContext()
    milliseconds.options.dates = .millisecondsSince1970
    milliseconds.options.keys = .snakeCase
    var shared = milliseconds
    shared[SharedKey.self] = Shared()
    let documents: [(JSONContext, String)] = [
      (JSONContext(), #"{"hasShared":false,"seenAt":-978307200}"#),
      (milliseconds, #"{"has_shared":false,"seen_at":0}"#),
      (shared, #"{"has_shared":true,"seen_at":0}"#),
      (milliseconds, #"{"has_shared":false,"seen_at":0}"#),
      (JSONContext(), #"{"hasShared":false,"seenAt":-978307200}"#),
    ]
    for (context, text) in documents {
      let written = try Looking().JSONString(options: .sortedKeys, context: context)
      #expect(written == text)
      let read = try Looking(JSONString: text, context: context)
      #expect(read.seenAt == Looking().seenAt)
      #expect(read.hasShared == (context[SharedKey.self] != nil))
    }
  }

  @Test func `keeps nothing of a context`() throws {
    weak var leaked: Shared?
    do {
      let object = Shared()
      leaked = object
      var context = JSONContext()
      context[SharedKey.self] = object
      try JSONContext.with(context) { () throws in
        #expect(try Looking(JSONValue: Looking().JSONEncode()).hasShared)
      }
    }
    #expect(leaked == nil)
  }

  @Test func `leaves the decoder that one has kept to that one`() throws {
    let first = try Keeper(JSONValue: ["list": [1], "name": "first"])
    let second = try Keeper(JSONValue: ["list": [2], "name": "second"])
    let names = try [first, second].map {
      try $0.decoder.container(keyedBy: AnyKey.self).decode(String.self, forKey: "name")
    }
    #expect(names == ["first", "second"])
  }

  @Test func `leaves an error that one has caught and kept its place`() throws {
    let documents: [JSONObject] = [["list": ["a"]], ["list": [true]]]
    let keepers = try documents.map { try Keeper(JSONValue: $0) }
    #expect(
      try keepers.map { "\(try #require($0.refusal))" } == [
        #"wrong type: string "a", expected Int at $.list[0]"#,
        "wrong type: boolean true, expected Int at $.list[0]",
      ])
  }

  @Test func `takes nothing that an earlier one writes late`() throws {
    let writer = Writer()
    let texts = try [writer, writer, writer].map { try $0.JSONString() }
    #expect(texts == Array(repeating: #"{"own":1}"#, count: 3))
  }

  @Test func `may stand inside the code of another one`() throws {
    let texts = try (0..<2).map { _ in try Nest(2).JSONString(options: .sortedKeys) }
    let inner = #"{"level":1,"text":"{\"level\":0}"}"#
    let escaped = inner.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    #expect(texts == Array(repeating: #"{"level":2,"text":"\#(escaped)"}"#, count: 2))
    #expect(try Nest(JSONValue: ["level": 3]) == Nest(3))
  }

  @Test func `takes nothing of one that was refused`() throws {
    let written = #expect(throws: JSONEncodingError.self) { try Broken().JSONEncode() }
    #expect(written?.description == "Refusal() at $")
    let read = #expect(throws: JSONDecodingError.self) { try Broken(JSONValue: [:] as JSONObject) }
    #expect(read?.description == "Refusal() at $")
    #expect(try Nest(0).JSONString() == #"{"level":0}"#)
    #expect(try Nest(JSONValue: ["level": 0]) == Nest(0))
  }

  @Test func `may be read and written on many threads`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for level in 0..<20 {
        group.addTask { try Nest(JSONValue: Nest(level % 3).JSONEncode()) == Nest(level % 3) }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
