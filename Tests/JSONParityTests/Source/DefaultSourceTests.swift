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
}
