import CodableBridge
import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Code that only some values show is found by other values of what the samples have")
struct HiddenCodeSourceTests {
  struct Failure: Error {}

  struct Pay: JSONMappable {
    var text = "", seq: Int?, note: String?
  }

  struct Backed: CodableBacked {
    var number: Int
    var text: String?
  }

  enum Move: JSONUnion {
    case say(text: String), move(x: Int)

    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(String.self, key: "kind") {
      case "say": self = .say(text: try json.value(key: "text"))
      case "move": self = .move(x: try json.value(key: "x"))
      default: throw Failure()
      }
    }
  }

  private func unresolved<T: JSONEncodable & JSONRestorable>(
    _ type: T.Type, _ texts: String...
  ) throws -> [String] {
    let samples = try texts.map { try T(JSONValue: JSONObject(JSONString: $0)) }
    return try CodableSource.of(type, as: .newType(named: "New"), samples: samples).unresolved
      .map { "\($0)".replacing("HiddenCodeSourceTests.", with: "") }
  }

  // MARK: Behind a verb

  struct Guarded: JSONEncodable, JSONConstructible {
    let backed: Backed

    init(JSONDictionary json: JSONObject) throws {
      backed = try json.value(key: "backed")
      guard backed.number > 0 else { throw Failure() }
    }
  }

  struct Filtered: JSONEncodable, JSONConstructible {
    let list: [Backed]

    init(JSONDictionary json: JSONObject) throws {
      list = (try json.value(key: "list") as [Backed]).filter { $0.number > 0 }
    }
  }

  struct Lowered: JSONEncodable, JSONConstructible {
    var move: Move

    init(JSONDictionary json: JSONObject) throws {
      move = try json.value(key: "move")
      if case .say(let text) = move { move = .say(text: text.lowercased()) }
    }
  }

  @Test func `what code does with the members of a value`() throws {
    #expect(
      try unresolved(Guarded.self, #"{"backed":{"number":5}}"#)
        == ["Guarded.backed: code of the type refuses some values"])
    #expect(
      try unresolved(Filtered.self, #"{"list":[{"number":5}]}"#)
        == ["Filtered.list: code of the type changes what it reads"])
    #expect(
      try unresolved(
        Lowered.self, #"{"move":{"kind":"say","text":"a"}}"#, #"{"move":{"kind":"move","x":1}}"#
      ).contains("Lowered.move: code of the type changes what it reads"))
  }

  // MARK: Members that stand in the same object

  class Envelope: JSONEncodable, JSONConstructible {
    let id: Int
    var pay: Pay

    required init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      pay = try Pay(JSONDictionary: json)
    }

    func JSONEncode() throws -> Any {
      try pay.JSONDictionary().merging(["id": id]) { $1 } as JSONObject
    }
  }

  final class Refusing: Envelope {
    required init(JSONDictionary json: JSONObject) throws {
      try super.init(JSONDictionary: json)
      if pay.seq ?? 0 > 100 { throw Failure() }
    }
  }

  final class Trimming: Envelope {
    required init(JSONDictionary json: JSONObject) throws {
      try super.init(JSONDictionary: json)
      if pay.note == "" { pay.note = nil }
    }
  }

  struct Dropping: JSONEncodable, JSONConstructible {
    let id: Int
    let pay: Pay

    init(JSONDictionary json: JSONObject) throws {
      id = try json.value(key: "id")
      pay = try Pay(JSONDictionary: json)
    }

    func JSONEncode() throws -> Any {
      var json = try pay.JSONDictionary()
      json["id"] = id
      json["seq"] = nil
      return json
    }
  }

  @Test func `what code does with members that stand in the same object`() throws {
    let text = #"{"id":1,"text":"a","seq":2,"note":"n"}"#
    #expect(try unresolved(Envelope.self, text) == [])
    #expect(try unresolved(Refusing.self, text).contains { $0.hasSuffix("refuses some values") })
    #expect(try unresolved(Trimming.self, text).contains { $0.hasSuffix("changes what it reads") })
    #expect(
      try unresolved(Dropping.self, #"{"id":1,"text":"a"}"#) == [
        "Dropping.pay: what is written is not what its type writes, by code of the type's own"
      ])
  }

  // MARK: Writing

  struct Either: JSONEncodable, JSONConstructible {
    let one: Int?
    let other: Int?

    init(JSONDictionary json: JSONObject) throws {
      one = try json.valueIfPresent(key: "one")
      other = try json.valueIfPresent(key: "other")
    }

    func JSONEncode() throws -> Any {
      if let one { return ["one": one] }
      return other.map { ["other": $0] } ?? [:]
    }
  }

  struct Nicknamed: JSONEncodable, JSONConstructible {
    let nick: String?
    let name: String

    init(JSONDictionary json: JSONObject) throws {
      nick = try json.valueIfPresent(key: "nick")
      name = try json.value(key: "name")
    }

    func JSONEncode() throws -> Any { ["nick": nick ?? name, "name": name] }
  }

  struct Around: JSONEncodable, JSONConstructible {
    let x: Int?

    init(JSONDictionary json: JSONObject) throws { x = try json.valueIfPresent(keyPath: "at.x") }
    func JSONEncode() throws -> Any { ["at": x.map { ["x": $0] } ?? [:]] }
  }

  @Test func `what is written where other values are not there`() throws {
    #expect(
      try unresolved(Either.self, #"{"one":1,"other":2}"#)
        == [#"Either: "other" is written beside some values, by code of the type's own"#])
    #expect(
      try unresolved(Either.self, #"{"one":1}"#, #"{"other":2}"#)
        == [#"Either: "other" is written, and other, which is read there, is not always"#])
    #expect(
      try unresolved(Nicknamed.self, #"{"nick":"a","name":"b"}"#, #"{"nick":"c","name":"d"}"#)
        == ["Nicknamed.nick: nil is written as something else, by code of the type's own"])
    #expect(
      try unresolved(Around.self, #"{"at":{"x":1}}"#, #"{"at":{}}"#) == [
        "Around.x: the object around it is also written without members, by code of the type's own"
      ])
  }

  // MARK: Texts

  struct Anything: JSONEncodable, JSONDecodable {
    var any: Any?

    init() {}
    mutating func JSONDecode(_ json: JSONObject) throws { any = json["any"] }
  }

  struct Named: JSONEncodable, JSONConstructible {
    let first: String
    let full: String

    init(JSONDictionary json: JSONObject) throws {
      first = json["first"] as? String ?? ""
      full = first + "!"
    }

    func JSONEncode() throws -> Any { ["first": first] }
  }

  struct Flags: OptionSet {
    let rawValue: Int
  }

  struct Flagged: JSONEncodable, JSONDecodable {
    var flags: Flags = []

    init() {}
    mutating func JSONDecode(_ json: JSONObject) throws {
      flags = Flags(rawValue: json["flags"] as? Int ?? 0)
    }

    func JSONEncode() throws -> Any { ["flags": flags.rawValue] }
  }

  struct Owner: JSONMappable {
    struct User: CodableBacked { var userID: Int }

    var user: User?
  }

  struct List: JSONMappable { var moves: [Move] = [] }

  @Test func `what the text would do otherwise than the mapper`() throws {
    let text = #"{"any":5}"#
    let any = try CodableSource.of(
      Anything.self, as: .newType(named: "New"),
      samples: [Anything(JSONDictionary: JSONObject(JSONString: text))])
    #expect(any.text.contains(": AnyJSON?.none"))
    let named = try CodableSource.of(Named.self, samples: [Named(JSONDictionary: ["first": "a"])])
    #expect(
      named.unresolved.map(\.description)
        == ["HiddenCodeSourceTests.Named.full: only code knows what sets it"])
    #expect(try !unresolved(Flagged.self, #"{"flags":3}"#).isEmpty)
    try JSONContext.with(\.options.keys, .snakeCase) { () throws in
      #expect(
        try unresolved(Owner.self, #"{"user":{"user_id":1}}"#)
          == ["Owner.user: its Codable was not found to do what the mapper does"])
    }
  }

  @Test func `a case that stands behind many others is a sample`() throws {
    let moves = Array(repeating: Move.say(text: "a"), count: 20) + [.move(x: 1)]
    let source = try CodableSource.of(
      List.self, as: .newType(named: "New"), samples: [List(moves: moves)])
    #expect(source.text.contains("case move(x: Int)"))
  }
}
