import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Code that does nearly what leaves parts out of a container is a TODO")
struct FilteringSourceTests {
  enum Role: String, JSONEncodable, JSONRestorable { case admin, guest }

  struct Soft: JSONCodable {
    var x = 0

    mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&x, key: "x") }
  }

  /// Leaves out parts in ways of its own.
  struct Filters: JSONCodable {
    var lowercased: [Role] = []
    var trimmed: [Role] = []
    var apart: [Role] = []
    var keys: [String: Int] = [:]
    var ranks: [Int: String] = [:]
    var isStrict = false
    var strict: [Role] = []
    var soft: Soft?
    var plain: [Role] = []
    var plainSoft: Soft?

    mutating func JSONDecode(_ json: JSONObject) throws {
      plain = (json["plain"] as? [String] ?? []).compactMap(Role.init(rawValue:))
      if let object = json["plainSoft"] as? JSONObject {
        plainSoft = try Soft(JSONDictionary: object)
      }
      lowercased = (json["lowercased"] as? [String] ?? [])
        .compactMap { Role(rawValue: $0.lowercased()) }
      trimmed = try json.value([String].self, key: "trimmed")
        .compactMap { Role(rawValue: $0.trimmingCharacters(in: .whitespaces)) }
      for case let text as String in json["apart"] as? [Any] ?? [] {
        if let role = Role(rawValue: text), apart.last != role { apart.append(role) }
      }
      keys = try json.value([String: Int].self, key: "keys").filter { !$0.key.hasPrefix("_") }
      for (name, text) in try json.value([String: String].self, key: "ranks") {
        if let rank = Int(name), rank >= 0 { ranks[rank] = text }
      }
      try json.restore(&isStrict, key: "isStrict")
      let texts: [String] = try json.value(key: "strict")
      strict = texts.compactMap(Role.init(rawValue:))
      if isStrict, strict.count < texts.count { throw CocoaError(.coderInvalidValue) }
      if let object = json["soft"] as? JSONObject, !object.isEmpty {
        soft = try Soft(JSONDictionary: object)
      }
    }
  }

  @Test func `spellings, neighbours, keys, other properties and what is empty decide`() throws {
    let sample = try Filters(
      JSONString: """
        {"lowercased":["admin","guest"],"trimmed":["admin"],"apart":["admin","guest"],"keys":{"a":1},
        "ranks":{"1":"a"},"isStrict":false,"strict":["admin"],"soft":{"x":1},"plain":["admin"],"plainSoft":{"x":2}}
        """)
    let source = try CodableSource.of(Filters.self, samples: [sample])
    let determined = source.properties.filter { $0.isDetermined && $0.name.contains("Filters.") }
    #expect(
      determined.map(\.name)
        == ["isStrict", "plain", "plainSoft"].map { "FilteringSourceTests.Filters.\($0)" })
  }

  /// Reads an object by a verb where there is one.
  struct Asking: JSONCodable {
    var soft: Soft?

    mutating func JSONDecode(_ json: JSONObject) throws {
      if json["soft"] is JSONObject { soft = try json.value(key: "soft") }
    }
  }

  @Test func `an object with a wrong member is an error, and what is none is missing`() throws {
    let sample = try Asking(JSONString: #"{"soft":{"x":1}}"#)
    let source = try CodableSource.of(Asking.self, samples: [sample])
    #expect(source.unresolved == [])
    #expect(source.text.contains("decode(AnObject.self, forKey: .soft)) == nil"))
  }

  /// Keeps the time at which it was made.
  struct Timed: JSONCodable {
    var made = Date()
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      if let text = json["made"] as? String, let date = Self.date(text) { made = date }
      if let text = json["name"] as? String { name = text }
    }

    func JSONEncode() throws -> Any {
      ["made": ISO8601DateFormatter().string(from: made), "name": name] as JSONObject
    }

    private static func date(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) }
  }

  @Test func `a default that is another in each value counts as missing, too`() throws {
    let sample = try Timed(JSONString: #"{"made":"2020-01-02T03:04:05Z","name":"a"}"#)
    let source = try CodableSource.of(Timed.self, samples: [sample])
    #expect(source.unresolved == [])
    #expect(
      source.text.contains(
        "(try? container.decode(InternetDate.self, forKey: .made))?.value ?? made"))
  }

  /// Refuses what does not have its constant.
  struct Guarded: JSONCodable {
    let type = "x"
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      guard json["type"] as? String == type else { throw CocoaError(.coderInvalidValue) }
      try json.restore(&name, key: "name")
    }

    func JSONEncode() throws -> Any { ["type": type, "name": name] as JSONObject }
  }

  /// Has no constant but what its initialiser sets.
  struct Set: JSONEncodable, JSONConstructible {
    let type: String
    let name: String

    init(JSONDictionary json: JSONObject) throws {
      type = "x"
      name = try json.value(key: "name")
    }

    func JSONEncode() throws -> Any { ["type": type, "name": name] as JSONObject }
  }

  @Test func `a constant that reading checks, and one without a default`() throws {
    let guarded = try Guarded(JSONString: #"{"type":"x","name":"a"}"#)
    let set = try Set(JSONString: #"{"name":"a"}"#)
    for source in [
      try CodableSource.of(Guarded.self, samples: [guarded]),
      try CodableSource.of(Set.self, samples: [set]),
    ] {
      #expect(source.unresolved.contains { $0.name.hasSuffix(".type") })
    }
  }

  struct Visitor: JSONMappable {
    var name = ""
    var age = 0
  }

  /// Leaves out objects that are not right, of a type in which nothing is required.
  struct Visits: JSONCodable {
    var mapped: [Visitor] = []
    var bound: [Visitor] = []
    var looped: [Visitor] = []
    var named: [String: Visitor] = [:]
    var broken: [Visitor] = []
    var all: [Visitor] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      mapped = (json["mapped"] as? [JSONObject] ?? []).compactMap(Self.visitor)
      if let objects = json["bound"] as? [JSONObject] { bound = objects.compactMap(Self.visitor) }
      for object in json["looped"] as? [JSONObject] ?? [] {
        if let visitor = Self.visitor(object) { looped.append(visitor) }
      }
      named = (json["named"] as? [String: JSONObject] ?? [:]).compactMapValues(Self.visitor)
      for object in json["broken"] as? [JSONObject] ?? [] {
        guard let visitor = Self.visitor(object) else { break }
        broken.append(visitor)
      }
      let objects = json["all"] as? [JSONObject] ?? []
      let visitors = objects.compactMap(Self.visitor)
      all = visitors.count == objects.count ? visitors : []
    }

    private static func visitor(_ object: JSONObject) -> Visitor? {
      do { return try Visitor(JSONDictionary: object) } catch { return nil }
    }
  }

  static let visits = [
    nil, #"{"mapped":[{"name":"a","age":1}],"named":{"a":{"name":"a","age":1}}}"#,
    #"{"mapped":[{"name":"a"},{"name":5},{"name":"c"}]}"#,
  ]

  @Test(arguments: visits)
  func `objects that are not right, of a type in which nothing is required`(
    _ sample: String?
  ) throws {
    for form in [CodableSource.Form.conformance, .newType(named: "New")] {
      let source = try CodableSource.of(
        Visits.self, as: form, samples: sample.map { [try Visits(JSONString: $0)] } ?? [])
      #expect(
        source.unresolved.map(\.description) == [
          "FilteringSourceTests.Visits.broken: it is read without a verb, so nothing shows how"
        ])
      for name in ["mapped", "bound", "looped"] {
        #expect(
          source.text.contains(
            "try? container.decode([ValidObject<Visitor>].self, forKey: .\(name))")
            || source.text.contains(
              "try? container.decode([ValidObject<FilteringSourceTests.Visitor>].self, forKey: .\(name))"
            ), "\(name)")
      }
      #expect(source.text.contains("decode([String: ValidObject<"))
    }
  }

  /// Has no default but the empty one that its initialiser makes.
  struct Visited: JSONEncodable, JSONConstructible {
    let list: [Visitor]
    let named: [String: Visitor]

    init(JSONDictionary json: JSONObject) throws {
      list = (json["list"] as? [JSONObject] ?? []).compactMap { object in
        do { return try Visitor(JSONDictionary: object) } catch { return nil }
      }
      named = (json["named"] as? [String: JSONObject] ?? [:]).compactMapValues { object in
        do { return try Visitor(JSONDictionary: object) } catch { return nil }
      }
    }
  }

  /// Leaves out keys that are no numbers, and nothing else.
  struct Numbered: JSONCodable {
    var byNumber: [Int: Visitor] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      for (key, object) in json["byNumber"] as? [String: JSONObject] ?? [:] {
        if let number = Int(key) { byNumber[number] = try Visitor(JSONDictionary: object) }
      }
    }
  }

  @Test func `an object that is not right at a key that counts is an error`() throws {
    let sample = try Numbered(JSONString: #"{"byNumber":{"1":{"name":"a","age":1}}}"#)
    let source = try CodableSource.of(Numbered.self, samples: [sample])
    #expect(!source.text.contains("ValidObject"))
  }

  @Test func `such objects in a let`() throws {
    let sample = try Visited(
      JSONString: #"{"list":[{"name":"a","age":1}],"named":{"a":{"name":"a","age":1}}}"#)
    let source = try CodableSource.of(
      Visited.self, as: .newType(named: "New"), samples: [sample])
    #expect(source.unresolved == [])
    #expect(source.text.contains("decode([ValidObject<Visitor>].self, forKey: .list)"))
    #expect(source.text.contains("decode([String: ValidObject<Visitor>].self, forKey: .named)"))
  }
}
