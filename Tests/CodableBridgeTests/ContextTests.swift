import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private struct ColourKey: JSONContextKey { static let defaultValue = "black" }

extension JSONContext {
  fileprivate var colour: String {
    get { self[ColourKey.self] }
    set { self[ColourKey.self] = newValue }
  }

  fileprivate static func painted(_ colour: String) -> JSONContext {
    var context = JSONContext.current
    context.colour = colour
    return context
  }
}

extension CodingUserInfoKey {
  fileprivate static var own: CodingUserInfoKey {
    get throws { try #require(CodingUserInfoKey(rawValue: "own")) }
  }
}

/// What a Codable type sees of its surroundings.
private struct Sight: CodableBacked, Equatable {
  var current = ""
  var userInfo = ""
  var own = ""

  init(_ current: String, userInfo: String? = nil, own: String = "none") {
    (self.current, self.userInfo, self.own) = (current, userInfo ?? current, own)
  }

  init(seenBy userInfo: [CodingUserInfoKey: Any]) throws {
    current = JSONContext.current.colour
    self.userInfo = (userInfo[.JSONContext] as? JSONContext)?.colour ?? "none"
    own = try userInfo[.own] as? String ?? "none"
  }

  init(from decoder: any Decoder) throws { try self.init(seenBy: decoder.userInfo) }

  /// Writes what the encoder sees, not what the value holds.
  func encode(to encoder: any Encoder) throws {
    let sight = try Sight(seenBy: encoder.userInfo)
    var container = encoder.unkeyedContainer()
    for text in [sight.current, sight.userInfo, sight.own] { try container.encode(text) }
  }

  var texts: [String] { [current, userInfo, own] }
}

/// What a mapped type sees, with a moved one inside.
private struct Viewer: JSONEncodable, JSONConstructible {
  var colour = ""
  var inner = Sight("")

  init() {}
  init(JSONDictionary json: JSONObject) throws {
    colour = JSONContext.current.colour
    inner = try json.value(key: "inner")
  }

  func JSONEncode() throws -> Any {
    var json: JSONObject = ["colour": JSONContext.current.colour]
    try json.archive(inner, key: "inner")
    return json
  }
}

private struct Scene: Codable { @JSONMapped var viewer = Viewer() }

/// Opens a scope of its own around the mapped type inside.
private struct Curtain: CodableBacked {
  @JSONMapped var viewer = Viewer()
  private enum CodingKeys: CodingKey { case viewer }

  init() {}
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _viewer = try JSONContext.with(\.colour, "velvet") {
      try container.decode(JSONMapped<Viewer>.self, forKey: .viewer)
    }
  }
}

/// Looks at its surroundings in a scope of its own.
private struct Lamp: CodableBacked {
  var sight = Sight("")

  init() {}
  init(from decoder: any Decoder) throws {
    sight = try JSONContext.with(\.colour, "yellow") { try Sight(seenBy: decoder.userInfo) }
  }

  func encode(to encoder: any Encoder) throws {
    try JSONContext.with(\.colour, "yellow") { try Sight("").encode(to: encoder) }
  }
}

private protocol Figure: JSONIdentified {}
private struct Square: Figure, CodableBacked { var side = 2 }
private struct Board: CodableBacked { @PolymorphicValue var shape: any Figure = Square() }
private struct Table: JSONEncodable, JSONConstructible {
  var board = Board()
  init() {}
  init(JSONDictionary json: JSONObject) throws { board = try json.value(key: "board") }
}

@Suite("A context goes on inside moved types", .everyEngine)
struct BackedContextTests {
  @Test func `a context reaches a moved type as the current one and in the coder`() throws {
    let json: JSONObject = ["inner": [:] as JSONObject]
    let viewer = try Viewer(JSONDictionary: json, context: .painted("green"))
    #expect(viewer.inner == Sight("green"))
    let text = try Viewer().JSONString(options: .sortedKeys, context: .painted("red"))
    #expect(text == #"{"colour":"red","inner":["red","red","none"]}"#)
  }

  @Test func `a moved type finds the plain context where nobody has set one`() throws {
    let sight = try Sight(JSONValue: JSONObject())
    #expect(sight == Sight("black"))
  }

  @Test func `the coder of a moved type keeps the context that was there when it was made`() throws
  {
    let json = JSONObject()
    #expect(try Lamp(JSONValue: json).sight == Sight("yellow", userInfo: "black"))
    #expect(try Lamp().JSONEncode() as? [String] == ["yellow", "black", "none"])
    try JSONContext.with(\.colour, "green") { () throws in
      #expect(try Lamp(JSONValue: json).sight == Sight("yellow", userInfo: "green"))
      #expect(try Lamp().JSONEncode() as? [String] == ["yellow", "green", "none"])
    }
  }

  @Test func `a scope inside a moved type reaches the mapped types there`() throws {
    let json: JSONObject = ["viewer": ["inner": [:] as JSONObject] as JSONObject]
    let curtain = try Curtain(JSONValue: json, context: .painted("green"))
    #expect(curtain.viewer.colour == "velvet")
    #expect(curtain.viewer.inner == Sight("velvet"))
  }

  @Test func `the registry of a context reaches inside a moved type`() throws {
    let text = #"{"board":{"shape":{"_type":"Square","side":3}}}"#
    let types = try JSONTypeRegistry([Square.self])
    try JSONContext.with(\.types, types) {
      let table = try Table(JSONString: text)
      #expect((table.board.shape as? Square)?.side == 3)
      #expect(try table.JSONString(options: .sortedKeys) == text)
    }
    let error = try #require(
      throws: JSONDecodingError.self, performing: { try Table(JSONString: text) })
    #expect("\(error)" == "missing context, expected JSONTypeRegistry at $.board.shape")
  }
}

@Suite("A coder's user info reaches mapped types", .everyEngine)
struct MappedContextTests {
  private func decoder(_ userInfo: [CodingUserInfoKey: any Sendable]) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    return decoder
  }

  private func read(_ userInfo: [CodingUserInfoKey: any Sendable]) throws -> [Viewer] {
    let json: JSONObject = ["viewer": ["inner": [:] as JSONObject] as JSONObject]
    let bridge = DictionaryDecoder()
    bridge.userInfo = userInfo
    return [
      try decoder(userInfo).decode(Scene.self, from: json.JSONData()).viewer,
      try bridge.decode(Scene.self, from: json).viewer,
    ]
  }

  private func write(_ userInfo: [CodingUserInfoKey: any Sendable]) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    encoder.outputFormatting = .sortedKeys
    let bridge = DictionaryEncoder()
    bridge.userInfo = userInfo
    return [
      String(decoding: try encoder.encode(Scene()), as: UTF8.self),
      try bridge.encodeObject(Scene()).JSONString(options: .sortedKeys),
    ]
  }

  @Test func `a coder's user info reaches mapped types as their context`() throws {
    let userInfo: [CodingUserInfoKey: any Sendable] = [.JSONContext: JSONContext.painted("blue")]
    for viewer in try JSONContext.with(\.colour, "grey", { try read(userInfo) }) {
      #expect(viewer.colour == "blue")
      #expect(viewer.inner == Sight("blue"))
    }
    for text in try write(userInfo) {
      #expect(text == #"{"viewer":{"colour":"blue","inner":["blue","blue","none"]}}"#)
    }
  }

  @Test func `a coder without a context leaves mapped types that of the task`() throws {
    for viewer in try JSONContext.with(\.colour, "grey", { try read([:]) }) {
      #expect(viewer.colour == "grey")
      #expect(viewer.inner == Sight("grey"))
    }
    for text in try JSONContext.with(\.colour, "grey", { try write([:]) }) {
      #expect(text == #"{"viewer":{"colour":"grey","inner":["grey","grey","none"]}}"#)
    }
  }

  @Test func `a coder's user info reaches the moved types inside mapped types`() throws {
    let userInfo: [CodingUserInfoKey: any Sendable] = [
      try .own: "mine", .JSONContext: JSONContext.painted("blue"),
    ]
    for viewer in try read(userInfo) { #expect(viewer.inner == Sight("blue", own: "mine")) }
    for text in try write(userInfo) {
      #expect(text == #"{"viewer":{"colour":"blue","inner":["blue","blue","mine"]}}"#)
    }
  }

  @Test func `a coder's registry comes before that of its context`() throws {
    struct Wall: Codable { @JSONMapped var table: Table }
    var context = JSONContext.current
    context.types = try JSONTypeRegistry(key: "kind", [Square.self])
    let text = #"{"table":{"board":{"shape":{"_type":"Square","side":3}}}}"#
    let decoder = decoder([
      .JSONContext: context, .JSONTypes: try JSONTypeRegistry([Square.self]),
    ])
    let wall = try decoder.decode(Wall.self, from: Data(text.utf8))
    #expect((wall.table.board.shape as? Square)?.side == 3)
  }

  @Test func `a coder's strategies do not reach mapped types`() throws {
    struct Loose: JSONEncodable, JSONConstructible, Equatable {
      var myDate = Date(timeIntervalSinceReferenceDate: 1)
      var myData = Data([1])
      init() {}
      init(JSONDictionary json: JSONObject) throws {
        myDate = try json.value(key: "myDate")
        myData = try json.value(key: "myData")
      }
    }
    struct Box: Codable { @JSONMapped var myLoose = Loose() }
    let text = #"{"my_loose":{"myData":"AQ==","myDate":1}}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    encoder.dataEncodingStrategy = .deferredToData
    #expect(try String(decoding: encoder.encode(Box()), as: UTF8.self) == text)
    let bridge = DictionaryEncoder()
    bridge.keyEncodingStrategy = .convertToSnakeCase
    bridge.dateEncodingStrategy = .iso8601
    bridge.dataEncodingStrategy = .deferredToData
    let tree = try bridge.encodeObject(Box())
    #expect(try tree.JSONString(options: .sortedKeys) == text)
    let decoder = DictionaryDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    #expect(try decoder.decode(Box.self, from: tree).myLoose == Loose())
  }
}
