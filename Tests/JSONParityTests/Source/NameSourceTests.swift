import JSONCodable
import Testing

@testable import JSONParity

@Suite("The names of a source are those of Swift")
struct NameSourceTests {
  struct Page<Item: JSONMappable>: JSONMappable {
    var items: [Item] = []
    struct Inside: JSONMappable { var n = 0 }
  }

  enum Words {
    struct `extension`: JSONMappable { var n = 0 }
    struct `Type`: JSONMappable { var n = 0 }
  }

  struct Both: JSONMappable {
    var points = Page<Renaming>()
    var orders: [Page<Order>] = []
  }

  @Test func `a type in a generic one, in an extension, or with a keyword has its path`() {
    let suite = "NameSourceTests"
    #expect(
      SourceTypeName.name(of: Page<Order.Item>.Inside.self) == "\(suite).Page<Order.Item>.Inside")
    #expect(SourceTypeName.name(of: Words.`extension`.self) == "\(suite).Words.`extension`")
    #expect(SourceTypeName.name(of: [Words.`Type`].self) == "[\(suite).Words.`Type`]")
    #expect(SourceTypeName.name(of: Page<Order>.Added.self) == "\(suite).Page<Order>.Added")
    #expect(SourceTypeName.name(of: Int.Added.self) == "Int.Added")
    #expect(SourceTypeName.name(of: [Int.Added: Any].self) == "[Int.Added: Any]")
  }

  @Test func `a type of the standard library has its short name, also as an argument`() {
    #expect(
      SourceTypeName.name(of: [Set<[String: Int?]>?].self)
        == "[Set<[String: Int?]>?]")
    #expect(
      SourceTypeName.name(of: [String: (([Int]) -> Bool?)?].self)
        == "[String: (([Int]) -> Bool?)?]")
    #expect(SourceTypeName.name(of: Set<[Int: Int]?>.self) == "Set<[Int: Int]?>")
    #expect(SourceTypeName.name(of: Optional<(Int, [Int])>.self) == "(Int, [Int])?")
  }

  @Test func `a conformance of a generic type says that there is one`() throws {
    let source = try CodableSource.of(Page<Renaming>.self)
    #expect(source.unresolved == [])
    #expect(
      source.text.hasPrefix(
        """
        // Codable conformances are also needed for: Renaming.
        // A type conforms once: with this one, NameSourceTests.Page has no other arguments.
        extension NameSourceTests.Page<Renaming>: Codable {

        """))
  }

  @Test func `two instances of a generic type have one conformance, which is left open`() throws {
    #expect(
      try CodableSource.of(Both.self).unresolved.map(\.description) == [
        "NameSourceTests.Both: NameSourceTests.Page<Renaming> and NameSourceTests.Page<Order> "
          + "have one conformance together, and only code knows what it asks of its arguments"
      ])
    #expect(try CodableSource.of(Both.self, as: .newType(named: "NewBoth")).unresolved == [])
  }

  struct Ranged: JSONMappable {
    var low = 0
    var counts: [String: Int] = [:]
    var range = (low: 0, high: 1)
    var change: (Int) -> Int = { $0 }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&low, key: "low")
      try json.map(&counts, key: "counts")
    }
  }

  @Test func `a tuple and a function hide no name of a library`() throws {
    let source = try CodableSource.of(Ranged.self, as: .newType(named: "New"))
    #expect(source.text.contains("var counts: [String: Int] = [:]"))
    #expect(!source.text.contains("Swift.Int"))
  }

  @Test(arguments: [
    ("class", "a keyword of Swift"), ("A B", "not a name in Swift"), ("", "not a name in Swift"),
    ("A.B", "not a name in Swift"), ("1A", "not a name in Swift"),
    ("Int", "a name that the source uses"), ("Codable", "a name that the source uses"),
    ("KeyedDecodingContainer", "a name that the source uses"),
  ])
  func `a name that no type can have is refused`(_ name: String, _ reason: String) {
    let error = #expect(throws: SourceTypeName.Refusal.self) {
      try CodableSource.of(Order.self, as: .newType(named: name))
    }
    #expect(error?.description == "\"\(name)\" is \(reason)")
  }

  final class Holder<Item: JSONMappable>: JSONMappable {
    var item: Item?
    init() {}
  }

  @Test func `a generic class has one body, which is left open`() throws {
    let source = try CodableSource.of(Holder<Renaming>.self)
    #expect(
      source.unresolved.map(\.description) == [
        "NameSourceTests.Holder<Renaming>: its body is that of all arguments, and only code knows what it asks of them"
      ])
    #expect(!source.text.contains("init(from"))
    #expect(
      try CodableSource.of(Holder<Renaming>.self, as: .newType(named: "NewHolder")).unresolved == []
    )
  }

  @Test func `a name of letters is taken`() throws {
    #expect(
      try CodableSource.of(Renaming.self, as: .newType(named: "Größe_2")).text
        .hasPrefix("struct Größe_2 {"))
  }
}

/// A type with one with raw values that is no enum.
struct Parcelled: JSONMappable {
  struct Status: RawRepresentable { var rawValue: String }
  var status = Status(rawValue: "open")
  var history: [Status] = []
}

struct Consignee: JSONMappable {
  var parcels: [Parcelled] = [Parcelled()]
}

extension NameSourceTests {
  @Test func `a new type hides no type to which the text refers`() throws {
    let source = try CodableSource.of(Consignee.self, as: .newType(named: "NewConsignee"))
    #expect(
      source.text.hasPrefix(
        """
        struct NewConsignee {
          var parcels: [NewParcelled] = [NewParcelled()]

          struct NewParcelled {
            var status = Parcelled.Status(rawValue: "open")
            var history: [Parcelled.Status] = []
          }
        }

        """))
    #expect(source.text.contains("\nextension NewConsignee.NewParcelled: Codable {\n"))
    #expect(
      source.properties.map(\.type) == ["[NewParcelled]", "Parcelled.Status", "[Parcelled.Status]"])
    #expect(source.unresolved == [])
  }

  @Test func `a name of the main type that hides such a type is left open`() throws {
    let source = try CodableSource.of(Parcelled.self, as: .newType(named: "Parcelled"))
    #expect(
      source.unresolved.map(\.description) == [
        "Parcelled: the text refers to Parcelled.Status, which a new type with the name Parcelled hides"
      ])
  }
}

extension NameSourceTests.Page where Item == Order { enum Added: Hashable {} }
extension Int { enum Added: Hashable {} }
