import Foundation
import JSONCodable
import JSONParity
import Testing

@Suite("A default is the mapper's, or is left open")
struct DefaultSourceTests {
  struct Address: JSONMappable, Equatable {
    var city = ""
    var zip = 0
    init() {}
    init(city: String) { self.city = city }
  }

  struct Preset: JSONMappable {
    var id = 0
    var address = Address(city: "Oslo")

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.mapProperties(of: &address)
    }
  }

  struct Plain: JSONMappable {
    var id = 0
    var address = Address()

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.mapProperties(of: &address)
    }
  }

  @Test(arguments: [CodableSource.Form.conformance, .newType(named: "New")])
  func `parts in the same object have the defaults of their type, or are left open`(
    _ form: CodableSource.Form
  ) throws {
    let plain = try CodableSource.of(Plain.self, as: form)
    #expect(plain.unresolved == [])
    #expect(plain.text.contains("(from: decoder)\n"))
    let preset = try CodableSource.of(Preset.self, as: form)
    #expect(
      preset.unresolved.map(\.description) == [
        "DefaultSourceTests.Preset.address: what is missing among its members keeps another default than that of its type"
      ])
    #expect(!preset.text.contains("(from: decoder)\n"))
  }

  struct Author: JSONMappable, Equatable { var id = 0 }

  /// Its parts have the values of what stands beside them.
  struct Post: JSONMappable {
    var id = 0
    var author = Author()
    var other: Author? = Author()
    var table = ["id": 0]
  }

  @Test(arguments: [CodableSource.Form.conformance, .newType(named: "New")])
  func `an object with the values of what holds it stands at its own key`(
    _ form: CodableSource.Form
  ) throws {
    for text in ["{}", #"{"id":1,"author":{"id":1},"table":{"id":1}}"#] {
      let source = try CodableSource.of(
        Post.self, as: form, samples: [Post(JSONString: text)])
      #expect(source.unresolved == [])
      #expect(!source.text.contains("(from: decoder)\n"))
      for name in ["author", "other", "table"] { #expect(source.text.contains(".\(name))")) }
    }
  }

  struct Tried: JSONCodable {
    var maybe: Double? = 2
    var valid = [1]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try? json.restore(&maybe, key: "maybe")
      try? json.restore(&valid, key: "valid", skipping: .invalid)
    }
  }

  @Test func `what is tried keeps null apart from what is not right`() throws {
    let source = try CodableSource.of(Tried.self, as: .conformance)
    #expect(source.text.contains("decodeNil(forKey: .maybe)) == true\n      ? nil\n"))
    #expect(
      source.unresolved.map(\.description) == [
        "DefaultSourceTests.Tried.valid: code of the type reads also what has no elements"
      ])
  }

  struct Page: JSONMappable {
    var link: Link?
    var size = 1
  }

  struct Link: JSONMappable {
    var pages = [Page(link: nil, size: 5)]
    var others: [Page] = []
  }

  @Test func `a value of a type that is being looked into is no default`() throws {
    let sample = try Page(JSONString: #"{"link":{"pages":[{"size":2}]}}"#)
    let source = try CodableSource.of(Page.self, as: .newType(named: "NewPage"), samples: [sample])
    #expect(
      source.unresolved.map(\.description) == [
        "DefaultSourceTests.Link.pages: its default cannot be written as an expression"
      ])
    #expect(source.text.contains("var others: [NewPage] = []"))
  }

  enum Payment: JSONUnion {
    case card(number: String), cash

    static let discriminator = JSONDiscriminator(key: "type")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .card: self = .card(number: try json.value(key: "number"))
      case .cash: self = .cash
      }
    }

    enum Tag: String, CaseIterable { case card, cash }
  }

  struct Purchase: JSONEncodable, JSONConstructible {
    var payment: Payment

    init(JSONDictionary json: JSONObject) throws {
      payment = try json.value(key: "payment", default: .cash)
    }
  }

  @Test func `a default of a case that no sample has is named`() throws {
    let sample = try Purchase(JSONString: #"{"payment":{"type":"card","number":"1"}}"#)
    let source = try CodableSource.of(
      Purchase.self, as: .newType(named: "NewPurchase"), samples: [sample])
    #expect(
      source.unresolved.map(\.description) == [
        "DefaultSourceTests.Purchase.payment: its default is .cash, and no sample has that case",
        #"DefaultSourceTests.Payment: no sample has the tag "cash", so its case is not known"#,
      ])
  }

  class Figure: JSONMappable { var sides = 0; required init() {} }
  final class Circle: Figure { var radius = 1.0 }

  struct Drawing: JSONMappable {
    var figure: Figure = Circle()
    var more: [Figure] = [Circle()]
    var maybe: Figure? = Circle()
    var plain: Figure = Figure()
  }

  @Test func `an object of a subclass is no default of its superclass`() throws {
    let source = try CodableSource.of(Drawing.self, as: .newType(named: "NewDrawing"))
    let open = Set(source.unresolved.map(\.name))
    let names = ["figure", "more", "maybe"].map { "DefaultSourceTests.Drawing.\($0)" }
    #expect(open == Set(names))
    #expect(source.text.contains("var plain = Figure()"))
  }

  struct Notice: JSONMappable {
    struct Sender: JSONMappable { var name = "n" }
    struct Fresh: JSONMappable { var at = Date() }
    struct Level: JSONMappable { var height = 1 }

    var sender: Sender?
    var other = Sender()
    var fresh: Fresh?
    var level = Level()

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&sender, key: "sender", default: Sender())
      try json.map(&other, key: "other", default: Sender(name: "o"))
      try json.map(&fresh, key: "fresh", default: Fresh())
      try json.map(&level, key: "level", default: Level())
    }
  }

  @Test func `what init() makes of a type inside is a default in a conformance`() throws {
    let source = try CodableSource.of(Notice.self)
    let name = "DefaultSourceTests.Notice"
    #expect(source.text.contains("forKey: .sender)\n      ?? \(name).Sender()\n"))
    #expect(source.text.contains("forKey: .level) ?? level\n"))
    #expect(
      source.unresolved.map(\.description) == [
        "\(name).other: its default cannot be written as an expression",
        "\(name).fresh: its default cannot be written as an expression",
      ])
  }

  struct Setting: JSONMappable {
    var value: Any?
    var list: [Any] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&value, key: "value", default: 5)
      try json.map(&list, key: "list", default: ["a", NSNull()])
    }
  }

  @Test func `any JSON is a tree where its property is Any`() throws {
    let source = try CodableSource.of(Setting.self)
    #expect(source.unresolved == [])
    #expect(source.text.contains("forKey: .value)?.tree ?? AnyJSON.integer(5).tree\n"))
    #expect(source.text.contains(#"?? [AnyJSON.string("a").tree, AnyJSON.null.tree]"#))
    let new = try CodableSource.of(Setting.self, as: .newType(named: "NewSetting")).text
    #expect(new.contains("forKey: .value) ?? .integer(5)\n"))
  }

  #if !(os(macOS) && arch(x86_64))
    struct Halves: JSONMappable {
      var half: Float16 = -0.5
      var list: [Float16] = [1.5]
    }

    @Test func `a floating-point number of 16 bits`() throws {
      let source = try CodableSource.of(Halves.self, as: .newType(named: "NewHalves"))
      #expect(source.unresolved == [])
      #expect(source.text.contains("  var half: Float16 = -0.5\n  var list: [Float16] = [1.5]\n"))
    }
  #endif
}
