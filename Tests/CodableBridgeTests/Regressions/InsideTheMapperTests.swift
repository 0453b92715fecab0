import CodableBridge
import Foundation
import JSONCodable
import Testing

@Suite("Inside the mapper, Codable types keep places, keys and values")
struct InsideTheMapperTests {
  // MARK: Errors of other coders

  private struct Colour: Error, Equatable, CustomStringConvertible { let description = "no colour" }

  private struct Inner: Codable, Equatable {
    var n: Int
    var d: Double?
  }

  /// A document inside a text, read and written by coders of its own.
  private struct Embedded: CodableBacked, Equatable {
    var inner: Inner

    init(_ inner: Inner) { self.inner = inner }
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      inner = try JSONDecoder().decode(Inner.self, from: Data(text.utf8))
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: JSONEncoder().encode(inner), as: UTF8.self))
    }
  }

  private struct Holder: CodableBacked {
    var n: String?
    var list: [Embedded]
  }

  private struct Root: JSONCodable {
    var h: Holder?
    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&h, key: "h") }
  }

  private func place(_ text: String) -> String? {
    do {
      _ = try Root(JSONString: text)
      return nil
    } catch {
      return (error as? JSONDecodingError)?.path.description
    }
  }

  @Test(arguments: [#"{\"n\":\"x\"}"#, "{}", "[", #"{\"n\":1.5}"#, #"{\"n\":1,\"d\":\"x\"}"#])
  func `an error of a document inside a text is at the text`(inner: String) throws {
    #expect(place(#"{"h":{"n":"fine","list":["\#(inner)"]}}"#) == "$.h.list[0]")
    #expect(
      throws: JSONDecodingError.self,
      performing: { try Embedded(JSONValue: inner.replacing("\\", with: "")) })
    do {
      _ = try [Embedded](JSONString: #"["{\"n\":1}","\#(inner)"]"#)
      Issue.record("read")
    } catch let error as JSONDecodingError {
      #expect(error.path.description == "$[1]")
    }
  }

  @Test func `a value that an encoder inside refuses is at its text`() throws {
    let holder = Holder(n: nil, list: [Embedded(Inner(n: 1)), Embedded(Inner(n: 1, d: .nan))])
    #expect {
      try holder.JSONEncode()
    } throws: {
      ($0 as? JSONEncodingError)?.path.description == "$.list[1]"
    }
  }

  /// A type whose errors have no path.
  private struct Pathless: CodableBacked {
    init() {}
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "bad colour"))
    }
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: "bad colour"))
    }
  }
  private struct Pathlesses: CodableBacked { var q: [String: [Pathless]] = ["list": [Pathless()]] }

  @Test func `an error without a path gets the place where it was thrown`() {
    #expect {
      try Pathlesses(JSONString: #"{"q":{"list":[0]}}"#)
    } throws: {
      ($0 as? JSONDecodingError)?.path.description == "$.q.list[0]"
    }
    #expect {
      try Pathlesses().JSONEncode()
    } throws: {
      ($0 as? JSONEncodingError)?.path.description == "$.q.list[0]"
    }
  }

  @Test func `an error inside a text that is the whole type is at the type`() {
    #expect {
      try [String: Embedded](JSONString: #"{"body":"{\"n\":\"x\"}"}"#)
    } throws: {
      ($0 as? JSONDecodingError)?.path.description == "$.body"
    }
  }

  // MARK: Places of what has numbers as keys

  private struct NumberedKeys: CodableBacked {
    var a = Double.nan
    enum CodingKeys: Int, CodingKey { case a = 7 }
  }
  private struct NumberedMembers: CodableBacked { var d: [Int: Double] = [5: .nan] }

  @Test func `a key that is a number is a key`() {
    func error(at names: [String]) -> JSONEncodingError {
      JSONEncodingError(path: JSONPath(names.map { .key($0) }), problem: .nonFiniteNumber("nan"))
    }
    #expect(throws: error(at: ["a"])) { try NumberedKeys().JSONEncode() }
    #expect(throws: error(at: ["d", "5"])) { try NumberedMembers().JSONEncode() }
  }

  // MARK: Keys

  private struct Tag: Codable, Hashable, CodingKeyRepresentable, CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
    init?<T: CodingKey>(codingKey: T) { self.init(stringValue: codingKey.stringValue) }
    var codingKey: any CodingKey { self }
  }
  private enum Kind: String, Codable, CodingKeyRepresentable { case homeURL, workPhone }
  private struct Tagged: CodableBacked, Equatable {
    var homePage = 1
    var tags: [Tag: Int] = [Tag(stringValue: "homeURL"): 1, Tag(stringValue: "home_url"): 2]
    var kinds: [Kind: [Kind: Double]] = [.homeURL: [.workPhone: 1]]
    var numbers: [Int: String] = [5: "five"]
  }

  @Test func `the keys of dictionaries have no style, whatever their type`() throws {
    try JSONContext.with(\.options.keys, .snakeCase) {
      let json = try Tagged().JSONString(options: .sortedKeys)
      #expect(
        json
          == #"{"home_page":1,"kinds":{"homeURL":{"workPhone":1}},"numbers":{"5":"five"},"tags":{"home_url":2,"homeURL":1}}"#
      )
      #expect(try Tagged(JSONString: json) == Tagged())
      #expect {
        try Tagged(JSONString: json.replacing("\"workPhone\":1", with: "\"workPhone\":\"1\""))
      } throws: {
        ($0 as? JSONDecodingError)?.path.description == "$.kinds.homeURL.workPhone"
      }
      var tagged = Tagged()
      tagged.kinds = [.homeURL: [.workPhone: .nan]]
      #expect {
        try tagged.JSONEncode()
      } throws: {
        ($0 as? JSONEncodingError)?.path.description == "$.kinds.homeURL.workPhone"
      }
    }
  }

  private enum Act: Codable, Equatable {
    case openURL(targetURL: String), plainCase(n: Int), openURLByIDNow
  }
  private struct Acts: CodableBacked, Equatable {
    var acts = [Act.openURL(targetURL: "x"), .plainCase(n: 1), .openURLByIDNow]
  }

  @Test func `a case with an acronym comes back from snake case`() throws {
    try JSONContext.with(\.options.keys, .snakeCase) {
      let json = try Acts().JSONString()
      #expect(
        json
          == #"{"acts":[{"open_url":{"target_url":"x"}},{"plain_case":{"n":1}},{"open_url_by_id_now":{}}]}"#
      )
      #expect(try Acts(JSONString: json) == Acts())
    }
  }

  private struct Strict: Codable, Equatable { var userName: [String] }

  /// A type that is tried as a dictionary first, and then as a struct.
  private enum Either: CodableBacked, Equatable {
    case table([String: [Int]]), strict(Strict)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .table(try container.decode([String: [Int]].self))
      } catch {
        self = .strict(try container.decode(Strict.self))
      }
    }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test func `what was tried under one name is not handed over for another`() throws {
    // Which member is tried, and refused, first is a matter of chance.
    for round in 0..<400 {
      let tree: [String: [String]] = [
        "user_name": ["right"], "userName": ["wrong"], "k\(round)": ["k"],
      ]
      let either = try JSONContext.with(\.options.keys, .snakeCase) { try Either(JSONValue: tree) }
      #expect(either == .strict(Strict(userName: ["right"])))
    }
  }

  // MARK: One place, one value

  /// A type that writes a container, and then a value by itself.
  private struct Beside: CodableBacked {
    var number = 5
    var text: String? = nil
    init() {}
    init(text: String) { self.text = text }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: NumberedKeys.CodingKeys.self)
      try container.encode("start", forKey: .a)
      if let text {
        try [text: text].encode(to: encoder)
      } else {
        try number.encode(to: encoder)
      }
    }
  }

  @Test func `a scalar beside a container is an error, and an object joins it`() throws {
    let error = #expect(throws: JSONEncodingError.self) { try Beside().JSONEncode() }
    #expect(error?.path == .root)
    guard case .invalidValue(_, let context)? = error?.underlyingError as? EncodingError else {
      Issue.record("no error of Codable")
      return
    }
    #expect(context.debugDescription == "Cannot encode a single value beside a container.")
    #expect(try Beside(text: "b").JSONString(options: .sortedKeys) == #"{"a":"start","b":"b"}"#)
  }

  /// A type that writes another value where the first one is refused.
  private struct Fallback: CodableBacked {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      do {
        try container.encode(["lat": 1.5, "lon": Double.nan])
      } catch {
        try container.encode("unknown")
      }
    }
  }

  @Test func `a value that is refused leaves nothing behind`() throws {
    for _ in 0..<20 { #expect(try [Fallback()].JSONString() == #"["unknown"]"#) }
    let inSnakeCase = try JSONContext.with(\.options.keys, .snakeCase) {
      try [Fallback()].JSONString()
    }
    #expect(inSnakeCase == #"["unknown"]"#)
  }

  /// A type that writes a container, and then a value that is refused.
  private struct Hopeful: CodableBacked {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: NumberedKeys.CodingKeys.self)
      try container.encode("start", forKey: .a)
      var single = encoder.singleValueContainer()
      do { try single.encode(["lat": Double.nan]) } catch {}
    }
  }

  @Test func `a value that is refused takes nothing along that was there before`() throws {
    #expect(try Hopeful().JSONString() == #"{"a":"start"}"#)
  }

  /// A type that says which of its keys are there.
  private struct Listing: CodableBacked {
    private enum CodingKeys: String, CodingKey { case aBCD }
    let keys: [String]
    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: CodingKeys.self).allKeys.map(\.stringValue)
    }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test func `a key with words in capitals is there only as it would be written`() throws {
    let keys = try JSONContext.with(\.options.keys, .snakeCase) {
      try [#"{"a_bcd":1}"#, #"{"a_bc_d":1}"#].map { try Listing(JSONString: $0).keys }
    }
    #expect(keys == [["aBCD"], []])
  }
}
