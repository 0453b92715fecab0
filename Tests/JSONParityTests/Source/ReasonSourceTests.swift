import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("The reason of a TODO is true")
struct ReasonSourceTests {
  struct Versioned: JSONCodable {
    var v = 2
    var n = "n"

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&v, key: "v")
      try json.restore(&n, key: v >= 2 ? "name" : "title")
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = ["v": v]
      try json.archive(n, key: v >= 2 ? "name" : "title")
      return json
    }
  }

  @Test func `what an open property writes is of that property`() throws {
    let samples = try [#"{"v":1,"title":"a"}"#, #"{"v":2,"name":"b"}"#]
      .map { try Versioned(JSONString: $0) }
    #expect(
      try CodableSource.of(Versioned.self, samples: samples).unresolved.map(\.description) == [
        #"ReasonSourceTests.Versioned: "title" is written, and has the value of n, which is open"#,
        "ReasonSourceTests.Versioned.n: several lines read it, from several places",
      ])
  }

  struct Titled: JSONCodable {
    var name = "n"

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, keys: ["name", "title", "subject"])
    }

    func JSONEncode() throws -> Any { ["title": name] }
  }

  @Test func `the key that is written may be any of several`() throws {
    let source = try CodableSource.of(Titled.self, as: .newType(named: "NewTitled"))
    #expect(source.unresolved == [])
    #expect(source.text.contains("try container.encode(name, forKey: .nameOrTitle)\n"))
  }

  struct Placed: JSONCodable {
    struct Point { var x = 1, y = 2 }
    var n = 1
    var point = Point()

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&n, key: "n")
      try json.restore(&point.x, key: "x")
      try json.restore(&point.y, key: "y")
    }

    func JSONEncode() throws -> Any {
      ["n": n, "x": point.x, "y": point.y] as JSONObject
    }
  }

  @Test func `what may be of an open property is not said to be of none`() throws {
    #expect(
      try CodableSource.of(Placed.self).unresolved.first?.description
        == #"ReasonSourceTests.Placed: "y" is written, and only code knows whether a property has it"#
    )
  }

  struct Sized: JSONEncodable, JSONConstructible {
    let version = 2
    let width: Double
    let area: Double

    init(JSONDictionary json: JSONObject) throws {
      width = try json.value(key: "width")
      area = width * width
    }
  }

  @Test func `no sample is promised to show what reads a constant`() throws {
    let sample = try Sized(JSONString: #"{"width":2}"#)
    let reasons = try CodableSource.of(Sized.self, samples: [sample]).unresolved.map(\.description)
    #expect(
      reasons.contains(
        "ReasonSourceTests.Sized.version: what reads it was not found out; samples with other "
          + "values may show it"))
  }

  struct Fresh: JSONEncodable, JSONConstructible {
    let id: UUID
    let next: UUID
    let at: Date

    init(JSONDictionary json: JSONObject) throws {
      id = try json.valueIfPresent(key: "id") ?? UUID()
      next = try json["next"] == nil ? UUID() : json.value(key: "next")
      at = try json.valueIfPresent(key: "at") ?? Date()
    }
  }

  @Test func `an identifier that is a new one each time is the default`() throws {
    let samples = try [#"{}"#, #"{}"#].map { try Fresh(JSONString: $0) }
    let source = try CodableSource.of(
      Fresh.self, as: .newType(named: "NewFresh"), samples: samples)
    #expect(source.unresolved == [])
    for line in [
      "id = try container.decodeIfPresent(UUID.self, forKey: .id) ?? UUID()\n",
      "next = try container.contains(.next) ? container.decode(UUID.self, forKey: .next) : UUID()\n",
    ] {
      #expect(source.text.contains(line))
    }
  }

  struct Second: JSONMappable {
    var i: Int?
    mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&i, keyPath: "y[1].z") }
  }

  @Test func `an element that nothing comes before is not written by the mapper either`() throws {
    #expect(
      try CodableSource.of(Second.self).unresolved.map(\.description) == [
        "ReasonSourceTests.Second.i: nothing writes the element before it in its array, so the "
          + "mapper cannot write it either"
      ])
    let second = try Second(JSONString: #"{"y":[{"z":1},{"z":2}]}"#)
    let error = #expect(throws: JSONEncodingError.self) { try second.JSONString() }
    #expect(
      error?.description == "wrong type: array of length 0, expected length 1 or more at $.y")
  }

  struct Other: JSONMappable {
    var a: Int? = 5
    var b: Int?
    var c = 9

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&a, key: "a", default: 7)
      try json.map(&b, key: "b", default: 8)
      try json.map(&c, key: "c")
    }
  }

  @Test func `a comment names the value that is not the default`() throws {
    for form in [CodableSource.Form.conformance, .newType(named: "NewOther")] {
      let text = try CodableSource.of(Other.self, as: form).text
      #expect(
        text.contains(
          """
              // Missing or null: 7.
              a = try container.decodeIfPresent(Int.self, forKey: .a) ?? 7
              // Missing or null: 8.
              b = try container.decodeIfPresent(Int.self, forKey: .b) ?? 8
              // Missing or null: the default stays.
              c = try container.decodeIfPresent(Int.self, forKey: .c) ?? c

          """))
    }
  }

  struct Even: JSONCodable {
    struct Odd: Error {}
    var id = UUID()
    var n = 1

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&id, key: "id")
      try json.restore(&n, key: "n")
      if n % 2 == 1 { throw Odd() }
    }
  }

  @Test func `what init() makes is no sample`() throws {
    let sample = try Even(JSONString: #"{"n":2}"#)
    let problems = try CodableSource.of(Even.self, samples: [sample]).unresolved.map(\.description)
    #expect(
      problems.contains(
        "ReasonSourceTests.Even: what init() makes is written and not read back: Odd()"))
    #expect(!problems.contains { $0.contains("what a sample writes") })
  }

  struct Fallback: JSONEncodable, JSONConstructible {
    let size: Int

    init(JSONDictionary json: JSONObject) throws {
      size = try json.valueIfPresent(key: "size") ?? 3
    }
  }

  @Test func `a comment names the value where there is no default`() throws {
    let samples = [try Fallback(JSONString: "{}")]
    let text = try CodableSource.of(Fallback.self, samples: samples).text
    #expect(text.contains("// Missing or null: 3.\n"))
  }

  enum Media: JSONEncodable, JSONRestorable {
    case image(url: String), text(String)

    init(JSONValue value: Any) throws {
      let json = value as? JSONObject ?? [:]
      switch try json.value(String.self, key: "kind").lowercased() {
      case "image", "img": self = .image(url: try json.value(key: "url"))
      default: self = .text(try json.value(key: "text"))
      }
    }

    func JSONEncode() throws -> Any {
      switch self {
      case .image(let url): ["kind": "image", "url": url] as JSONObject
      case .text(let text): ["kind": "text", "text": text] as JSONObject
      }
    }
  }

  @Test func `a tag that is read as a string may have other spellings`() throws {
    #expect(
      try CodableSource.of(Media.self, samples: [.image(url: "a"), .text("b")])
        .unresolved.map(\.description) == [
          "ReasonSourceTests.Media: only code knows whether other tags are read, too",
          "ReasonSourceTests.Media: tags are read in other spellings, by code of the type's own",
        ])
  }
}
