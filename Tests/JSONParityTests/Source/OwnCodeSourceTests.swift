import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("Code of a type beside its verbs is found by other values, and is a TODO")
struct OwnCodeSourceTests {
  struct Units: JSONCodable {
    var d = Date(timeIntervalSince1970: 0)

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&d, key: "d", transformer: JSONTransformers.secondsToDate)
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(d, key: "d", transformer: JSONTransformers.millisecondsToDate)
      return json
    }
  }

  @Test func `two transformers on two sides`() throws {
    let reason = "another value comes back, by code of the type's own"
    let sample = try Units(JSONDictionary: ["d": 5])
    for samples in [[], [sample]] {
      let source = try CodableSource.of(Units.self, samples: samples)
      #expect(source.unresolved.map(\.reason) == [reason])
      #expect(
        try JSONMappingAudit.of(Units.self, samples: samples).asymmetries.map(\.description)
          == [#"d: written to "d", and comes back as another value"#])
    }
  }

  struct OneSided: JSONCodable {
    var d = Date(timeIntervalSince1970: 0)

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&d, key: "d", transformer: JSONTransformers.secondsToDate)
    }
  }

  @Test func `a transformer on one side`() throws {
    #expect(
      try CodableSource.of(OneSided.self).unresolved.map(\.reason)
        == ["it is read by secondsToDate, and written without a transformer"])
  }

  struct Extra: JSONCodable {
    var name = "n"
    var price = 2
    var city: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&price, key: "price")
      try json.restore(&city, keyPath: "address.city")
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = ["version": 1, "name": name, "price": price]
      try json.archive(city ?? "", keyPath: "address.city")
      try json.archive(name, key: "title")
      try json.archive(price * 2, key: "total")
      try json.archive("x", keyPath: "address.kind")
      return json
    }
  }

  @Test func `keys that no property has`() throws {
    let source = try CodableSource.of(Extra.self)
    #expect(
      source.unresolved.map(\.description).filter { !$0.contains("city:") } == [
        #"OwnCodeSourceTests.Extra: "address.kind" is written, and only code knows whether a property has it"#,
        #"OwnCodeSourceTests.Extra: "title" is written, and only code knows whether a property has it"#,
        #"OwnCodeSourceTests.Extra: "total" is written, and only code knows whether a property has it"#,
        #"OwnCodeSourceTests.Extra: "version" is written, and only code knows whether a property has it"#,
      ])
    #expect(
      source.text.contains(
        #"// TODO: "total" is written, and only code knows whether a property has it"#))
  }

  struct Sparing: JSONCodable {
    var name = ""
    var n = 0
    var tags: [String] = []
    var note: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&n, key: "n")
      try json.restore(&tags, key: "tags")
      try json.restore(&note, key: "note")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      if !name.isEmpty { try json.archive(name, key: "name") }
      if n != 0 { try json.archive(n, key: "n") }
      if !tags.isEmpty { try json.archive(tags, key: "tags") }
      if let note, !note.isEmpty { try json.archive(note, key: "note") }
      return json
    }
  }

  struct Entries: JSONEncodable, JSONConstructible {
    let e: [String: Int]

    init(JSONDictionary json: JSONObject) throws { e = try json.value(key: "e", default: [:]) }
    func JSONEncode() throws -> Any { e.isEmpty ? JSONObject() : ["e": e] as JSONObject }
  }

  @Test func `values that are not written`() throws {
    let source = try CodableSource.of(Sparing.self)
    #expect(
      source.unresolved.map(\.description) == [
        "OwnCodeSourceTests.Sparing.n: 0 is left out, by code of the type's own"
      ])
    for name in ["name", "tags"] {
      #expect(source.text.contains("if !\(name).isEmpty {\n"))
    }
    #expect(source.text.contains("if note?.isEmpty == false {\n"))
    let entries = try CodableSource.of(
      Entries.self, samples: [Entries(JSONDictionary: ["e": ["a": 1]])])
    #expect(entries.unresolved == [])
    #expect(entries.text.contains("if !e.isEmpty {\n"))
  }

  struct Changed: JSONMappable {
    var mail = "a"
    var name = "n"
    var percent = 5
    var count = 1 { didSet { if count < 0 { count = 0 } } }
    var list: [Int] = []
    var plain = "p"
    var plainOne: Double?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&mail, key: "mail")
      mail = mail.lowercased()
      try json.map(&name, key: "name")
      if name.isEmpty { name = "anon" }
      try json.map(&percent, key: "percent")
      percent = min(100, percent)
      try json.map(&count, key: "count")
      try json.map(&list, key: "list")
      list.sort()
      try json.map(&plain, key: "plain")
      try json.map(&plainOne, key: "plainOne")
    }
  }

  struct Upper: JSONEncodable, JSONConstructible {
    let name: String
    let size: Int?

    init(JSONDictionary json: JSONObject) throws {
      name = (try json.value(key: "name") as String).uppercased()
      size = try json.valueIfPresent(key: "size")
    }
  }

  struct Outer: JSONMappable {
    var part = Inner()
    struct Inner: JSONMappable { var id = 1, name = "" }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&part, key: "part")
      part.name = part.name.lowercased()
    }
  }

  @Test func `what is done to a part of a value`() throws {
    #expect(
      try CodableSource.of(Outer.self).unresolved.map(\.description) == [
        "OwnCodeSourceTests.Outer.part: code of the type changes what it reads"
      ])
  }

  struct Slide: JSONMappable { var name = "", position = 0, hidden = false, ratio = 0.5 }

  struct Shows: JSONMappable {
    var sorted: [Slide] = []
    var shown: [Slide] = []
    var wide: [Slide] = []
    var all: [Slide] = []
    var byName: [String: [Slide]] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&sorted, key: "sorted")
      sorted.sort { $0.position < $1.position }
      try json.map(&shown, key: "shown")
      shown = shown.filter { !$0.hidden }
      try json.map(&wide, key: "wide")
      wide.removeAll { $0.ratio < 0 }
      try json.map(&all, key: "all")
      try json.map(&byName, key: "byName")
      byName = byName.mapValues { $0.filter { !$0.hidden } }
    }
  }

  @Test func `what is done to elements, told apart by any of their members`() throws {
    for text in ["{}", #"{"sorted":[{"name":"a"}],"shown":[{"name":"a"}],"all":[{"name":"a"}]}"#] {
      let source = try CodableSource.of(Shows.self, samples: [Shows(JSONString: text)])
      #expect(
        source.unresolved.map(\.description)
          == ["sorted", "shown", "wide", "byName"].map {
            "OwnCodeSourceTests.Shows.\($0): code of the type changes what it reads"
          })
    }
  }

  struct Ordinary: JSONMappable {
    enum Kind: String, CaseIterable { case one, two }
    struct Part: JSONMappable { var a = 1, b: String? }
    var byte: Int8 = 1
    var unsigned: UInt = 2
    var small: Float = 0.5
    var price: Decimal = 1.25
    var when = Date(timeIntervalSinceReferenceDate: 0)
    var data = Data([1])
    var link: URL?
    var text: String? = "preset"
    var any: AnyJSON?
    var parts: [Part] = [Part()]
    var part = Part()
    var maybe: Part?
    var named: [String: [Int]] = [:]
    var byKind: [Kind: Int] = [:]
    var kinds: Set<Kind> = []
    var deep: [[String]?] = []
    var id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  @Test func `without such code nothing is open`() throws {
    for form in [CodableSource.Form.conformance, .newType(named: "NewOrdinary")] {
      let source = try CodableSource.of(Ordinary.self, as: form)
      #expect(source.unresolved == [])
      #expect(source.properties.first?.isDetermined == true)
    }
  }

  @Test func `what is done to a value behind its verb`() throws {
    let reason = "code of the type changes what it reads"
    #expect(
      try CodableSource.of(Changed.self).unresolved.map(\.description)
        == ["mail", "name", "percent", "count", "list"].map {
          "OwnCodeSourceTests.Changed.\($0): \(reason)"
        })
    let samples = [try Upper(JSONDictionary: ["name": "A", "size": 1])]
    #expect(
      try CodableSource.of(Upper.self, samples: samples).unresolved.map(\.description) == [
        "OwnCodeSourceTests.Upper.name: \(reason)"
      ])
  }

  struct Checked: JSONEncodable, JSONDecodable {
    var age = 1
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&age, key: "age")
      if age < 0 { throw JSONDecodingError(problem: .missingValue(expected: "an age")) }
      try json.restore(&name, key: "name")
    }
  }

  struct Sum: JSONMappable {
    var a = 1
    var total = 0
    var id = UUID()
    var note = "left out"

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&a, key: "a")
      if json.isReading { total = a + 1 }
    }
  }

  struct Normal: JSONCodable {
    var link: URL?
    var text: String?
    var page: [Int] = []
    var end: Date?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&link, key: "link")
      if let insecure = link, insecure.scheme == "http" { link = nil }
      try json.restore(&text, key: "text")
      if text == "(null)" { text = nil }
      try json.restore(&page, key: "page")
      page = Array(page.prefix(100))
      try json.restore(&end, key: "end", transformer: JSONTransformers.secondsToDate)
      if end?.timeIntervalSince1970 == 0 { end = nil }
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = ["page": page]
      try json.archive(link, key: "link")
      try json.archive(text, key: "text")
      try json.archive(end, key: "end", transformer: JSONTransformers.secondsToDate)
      return json
    }
  }

  @Test func `what is done to a few values alone`() throws {
    let sample = try Normal(JSONString: #"{"link":"https://a.b","text":"a","page":[1],"end":5}"#)
    #expect(
      try CodableSource.of(Normal.self, samples: [sample]).unresolved.map(\.description)
        == ["link", "text", "page", "end"].map {
          "OwnCodeSourceTests.Normal.\($0): code of the type changes what it reads"
        })
  }

  @Test func `what is set without a verb`() throws {
    for form in [CodableSource.Form.conformance, .newType(named: "NewSum")] {
      #expect(
        try CodableSource.of(Sum.self, as: form).unresolved.map(\.description) == [
          "OwnCodeSourceTests.Sum.total: code of the type sets it, and no verb"
        ])
    }
  }

  struct Conditional: JSONMappable {
    var isOn = false
    var note = "n"

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&isOn, key: "on")
      if isOn { try json.map(&note, key: "note") }
    }
  }

  @Test func `what is read beside some values alone`() throws {
    #expect(
      try CodableSource.of(Conditional.self).unresolved.map(\.description) == [
        #"OwnCodeSourceTests.Conditional: "note" is written beside some values, by code of the type's own"#,
        #"OwnCodeSourceTests.Conditional: "note" is read only beside other values, by code of the type's own"#,
      ])
  }

  @Test func `what is checked behind a verb`() throws {
    #expect(
      try CodableSource.of(Checked.self).unresolved.map(\.description) == [
        "OwnCodeSourceTests.Checked.age: code of the type refuses some values"
      ])
  }

  @Test func `what the context does and Codable cannot`() throws {
    var options = JSONOptions()
    (options.scalars, options.unknownKeys) = (.converted, .refuse)
    let source = try JSONContext.with(\.options, options) { try CodableSource.of(Renaming.self) }
    #expect(
      source.unresolved.map(\.description) == [
        "Renaming: the context converts scalars (options.scalars), which Codable does not",
        "Renaming: the context refuses unknown keys (options.unknownKeys), which Codable does not",
      ])
    #expect(try source.properties == CodableSource.of(Renaming.self).properties)
  }

  struct Legacy: JSONEncodable, JSONConstructible {
    let id: Int

    init(id: Int) { self.id = id }
    init(JSONDictionary json: JSONObject) throws {
      let _: Int = try json.value(key: "version")
      id = try json.value(key: "number")
    }
  }

  @Test func `what a sample writes and does not read has its name once`() throws {
    let source = try CodableSource.of(Legacy.self, samples: [Legacy(id: 1)])
    let name = "OwnCodeSourceTests.Legacy"
    #expect(
      source.unresolved.first?.description
        == "\(name): what a sample writes is not read back: missing value, expected Int at $.version"
    )
  }

  struct Skipped: JSONCodable {
    var level = 1
    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&level, key: "niveau", skipping: .invalid)
    }
  }

  @Test func `what is not read where it is read from has its reason`() throws {
    let source = try CodableSource.of(Skipped.self)
    #expect(
      source.unresolved.first?.description
        == "OwnCodeSourceTests.Skipped: what init() makes is written and not read back: "
        + "unsupported type Int, expected a collection, to skip elements of at $.niveau")
  }

  struct Quoted: JSONMappable {
    var day = Date(timeIntervalSince1970: 0)

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      let transformer = JSONTransformers.date(format: #"yyyy"MM"dd"#)
      try json.map(&day, key: "day", transformer: transformer)
    }
  }

  @Test func `a format with a quote is known`() throws {
    let source = try CodableSource.of(Quoted.self)
    #expect(source.unresolved == [])
    #expect(source.text.contains(#"formatter.dateFormat = "yyyy\"MM\"dd""#))
  }
}
