import JSONCodable
import JSONParity
import Testing

@Suite("A conformance is written for the file of the type")
struct ConformanceTests {
  /// Has properties beside the JSON that only `init()` makes.
  private struct Session: JSONMappable {
    var user = "u"
    var onEnd: () -> Void = {}
    var pair = (1, "a")
    lazy var title = "session of \(user)"
    weak var owner: Owner?
    unowned var keeper = Owner.shared

    mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&user, key: "user") }
  }

  private final class Owner: JSONMappable, @unchecked Sendable {
    static let shared = Owner()
    var name = "o"
    init() {}
  }

  @Test func `what is not in the JSON stays what init() makes of it`() throws {
    let source = try CodableSource.of(Session.self)
    #expect(source.unresolved == [])
    #expect(!source.text.contains("Codable conformances"))
    let new = try CodableSource.of(Session.self, as: .newType(named: "New"))
    #expect(
      new.unresolved.map(\.name)
        == ["title", "owner", "keeper"].map { "ConformanceTests.Session.\($0)" })
    #expect(new.text.contains("  // pair is not in the JSON.\n"))
  }

  @Test func `paths, transformers and the types inside`() throws {
    let source = try CodableSource.of(Order.self)
    #expect(
      source.text == #"""
        import Foundation

        // Codable conformances are also needed for: Order.Item.
        extension Order: Codable {
          private enum CodingKeys: String, CodingKey {
            case number, placed, note, items, address
          }

          private enum AddressKeys: String, CodingKey {
            case city
          }

          init(from decoder: any Decoder) throws {
            self.init()
            let container = try decoder.container(keyedBy: CodingKeys.self)
            number = try container.decode(Int.self, forKey: .number)
            // A date as seconds since 1970. Missing or null: the default stays.
            placed = try container.decodeIfPresent(SecondsSince1970.self, forKey: .placed)?.value ?? placed
            let addressObject = try container.decodeIfPresent(
              Keyed<AddressKeys>.self, forKey: .address)?.object
            city = try addressObject?.decodeIfPresent(String.self, forKey: .city)
            // Missing: the default stays. Null: nil.
            note =
              try container.contains(.note) ? container.decodeIfPresent(String.self, forKey: .note) : note
            // Missing or null: the default stays.
            items = try container.decodeIfPresent([Order.Item].self, forKey: .items) ?? items
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(number, forKey: .number)
            try container.encode(SecondsSince1970(placed), forKey: .placed)
            // Nil leaves out the object around it, too.
            if city != nil {
              var addressObject = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
              try addressObject.encodeIfPresent(city, forKey: .city)
            }
            try container.encodeIfPresent(note, forKey: .note)
            try container.encode(items, forKey: .items)
          }
        }

        extension Order {
          /// An object, by its keys.
          private struct Keyed<Keys: CodingKey>: Decodable {
            let object: KeyedDecodingContainer<Keys>

            init(from decoder: any Decoder) throws {
              object = try decoder.container(keyedBy: Keys.self)
            }
          }

          /// A date as seconds since 1970.
          private struct SecondsSince1970: Codable {
            var value: Date

            init(_ value: Date) { self.value = value }

            init(from decoder: any Decoder) throws {
              let container = try decoder.singleValueContainer()
              let number = try container.decode(Double.self)
              value = Date(timeIntervalSince1970: number)
            }

            func encode(to encoder: any Encoder) throws {
              var container = encoder.singleValueContainer()
              try container.encode(value.timeIntervalSince1970)
            }
          }
        }

        """#)
    #expect(source.unresolved == [])
    #expect(
      source.properties.map { "\($0.name): \($0.type)" } == [
        "Order.number: Int", "Order.placed: Date", "Order.city: String?", "Order.note: String?",
        "Order.items: [Order.Item]",
      ])
  }

  @Test func `without init() the properties are set one by one`() throws {
    let samples = try [#"{"x":1,"y":2,"label":"a"}"#, #"{"x":3,"y":4}"#]
      .map { try PlainPoint(JSONString: $0) }
    #expect(
      try CodableSource.of(PlainPoint.self, samples: samples).text == #"""
        extension PlainPoint: Codable {
          private enum CodingKeys: String, CodingKey {
            case x, y, label
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            x = try container.decode(Double.self, forKey: .x)
            y = try container.decode(Double.self, forKey: .y)
            label = try container.decodeIfPresent(String.self, forKey: .label)
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x, forKey: .x)
            try container.encode(y, forKey: .y)
            try container.encodeIfPresent(label, forKey: .label)
          }
        }

        """#)
  }

  @Test func `a class gets members for its body`() throws {
    #expect(
      try CodableSource.of(Truck.self).text == #"""
        // Codable conformances are also needed for: Vehicle.
        // Members for the body of class Truck, which is Codable by its superclass: a required
        // initialiser cannot stand in an extension. What is not set here has its default there.
        private enum CodingKeys: String, CodingKey {
          case load
        }

        // Swift does not inherit init() beside init(from:); leave it out where the class has its own.
        required init() { super.init() }

        required init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          load = try container.decodeIfPresent(Int.self, forKey: .load)
          try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
          try super.encode(to: encoder)
          var container = encoder.container(keyedBy: CodingKeys.self)
          try container.encodeIfPresent(load, forKey: .load)
        }

        """#)
  }

  class Draft { var owner: String?, size = 1 }

  final class Letter: Draft, JSONMappable {
    var title = "t"

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&owner, key: "owner")
      try json.map(&size, key: "size")
      try json.map(&title, key: "title")
    }
  }

  @Test func `what a superclass without a mapping declares is set after its initialiser`() throws {
    let source = try CodableSource.of(Letter.self)
    #expect(source.unresolved == [])
    let lines = source.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let initialised = try #require(lines.firstIndex(of: "super.init()"))
    let owner = try #require(lines.firstIndex { $0.hasPrefix("owner = ") })
    let title = try #require(lines.firstIndex { $0.hasPrefix("title = ") })
    #expect(title < initialised && initialised < owner)
  }

  @Test func `a class at the root is told what an initialiser takes away`() throws {
    final class Node: JSONMappable { var n = 0 }
    #expect(
      try CodableSource.of(Node.self).text.hasPrefix(
        """
        // Members for the body of class Node, which then declares Codable: a required
        // initialiser cannot stand in an extension. What is not set here has its default there.
        // Without an init() of its own it then needs one, since it gets none by default.
        private enum CodingKeys: String, CodingKey {

        """))
  }
}
