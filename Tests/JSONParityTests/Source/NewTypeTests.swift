import JSONCodable
import JSONParity
import Testing

@Suite("A new type is written with nothing but what it needs")
struct NewTypeTests {
  private static let points = [#"{"x":1,"y":2,"label":"a"}"#, #"{"x":3,"y":4}"#]
  private static let shapes = [
    #"{"kind":"circle","radius":1}"#, #"{"kind":"square","side":2}"#, #"{"kind":"nothing"}"#,
  ]

  @Test func `what synthesis maps alike is a plain struct`() throws {
    let source = try CodableSource.of(
      PlainPoint.self, as: .newType(named: "NewPoint"),
      samples: Self.points.map { try PlainPoint(JSONString: $0) })
    #expect(
      source.text == #"""
        struct NewPoint: Codable {
          let x: Double
          let y: Double
          let label: String?
        }

        """#)
    #expect(source.unresolved == [])
  }

  @Test func `names that differ are keys, and defaults stay`() throws {
    let source = try CodableSource.of(Renaming.self, as: .newType(named: "NewUser"))
    #expect(
      source.text == #"""
        struct NewUser {
          var id = 0
          var name = "nobody"
        }

        extension NewUser: Codable {
          private enum CodingKeys: String, CodingKey {
            case id
            case name = "full_name"
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            // Missing or null: the default stays.
            name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
          }
        }

        """#)
    #expect(source.unresolved == [])
  }

  @Test func `a union has its tag, and its payload where the mapper has it`() throws {
    let source = try CodableSource.of(
      Shape.self, as: .newType(named: "NewShape"),
      samples: Self.shapes.map { try Shape(JSONString: $0) })
    #expect(
      source.text == #"""
        enum NewShape {
          case circle(radius: Double)
          case square(Square)
          case nothing

          struct Square {
            var side = 0.0
          }
        }

        extension NewShape: Codable {
          private enum CodingKeys: String, CodingKey {
            case kind, radius
          }

          private enum CodingTag: String, Codable {
            case circle, square, nothing
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(CodingTag.self, forKey: .kind) {
            case .circle:
              self = .circle(radius: try container.decode(Double.self, forKey: .radius))
            case .square:
              self = .square(try Square(from: decoder))
            case .nothing:
              self = .nothing
            }
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .circle(let radius):
              try container.encode(CodingTag.circle, forKey: .kind)
              try container.encode(radius, forKey: .radius)
            case .square(let value):
              try container.encode(CodingTag.square, forKey: .kind)
              try value.encode(to: encoder)
            case .nothing:
              try container.encode(CodingTag.nothing, forKey: .kind)
            }
          }
        }

        extension NewShape.Square: Codable {
          private enum CodingKeys: String, CodingKey {
            case side
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Missing or null: the default stays.
            side = try container.decodeIfPresent(Double.self, forKey: .side) ?? side
          }
        }

        """#)
    #expect(source.unresolved == [])
  }

  @Test func `a class has its superclass beside it`() throws {
    let source = try CodableSource.of(Truck.self, as: .newType(named: "NewTruck"))
    #expect(
      source.text == #"""
        class NewTruckVehicle: Codable {
          var wheels = 4

          private enum CodingKeys: String, CodingKey {
            case wheels
          }

          init() {}

          required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Missing or null: the default stays.
            wheels = try container.decodeIfPresent(Int.self, forKey: .wheels) ?? wheels
          }
        }

        final class NewTruck: NewTruckVehicle {
          var load: Int?

          private enum CodingKeys: String, CodingKey {
            case load
          }

          override init() { super.init() }

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
        }

        """#)
    #expect(source.unresolved == [])
  }

  @Test func `nil is null where the mapping writes it`() throws {
    let source = try CodableSource.of(
      Explicit.self, as: .newType(named: "NewExplicit"), samples: [Explicit(name: "a")])
    #expect(
      source.text == #"""
        struct NewExplicit {
          var name: String?
        }

        extension NewExplicit: Codable {
          private enum CodingKeys: String, CodingKey {
            case name
          }

          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            // Nil is written as null.
            try container.encode(name, forKey: .name)
          }
        }

        """#)
    #expect(source.unresolved == [])
  }

  @Test func `a default that changes is the expression that makes it`() throws {
    let source = try CodableSource.of(Changing.self, as: .newType(named: "NewChanging"))
    #expect(
      source.text == #"""
        import Foundation

        struct NewChanging {
          var made = Date()
          var id = UUID()
        }

        extension NewChanging: Codable {
          private enum CodingKeys: String, CodingKey {
            case made, id
          }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // Missing or null: the default stays.
            made = try container.decodeIfPresent(Date.self, forKey: .made) ?? made
            id = try container.decodeIfPresent(UUID.self, forKey: .id) ?? id
          }
        }

        """#)
    #expect(source.unresolved == [])
  }

  @Test func `an enum has its raw values`() throws {
    #expect(
      try CodableSource.of(Size.self, as: .newType(named: "NewSize")).text == """
        enum NewSize: String, Codable {
          case small
          case large = "L"
        }

        """)
    #expect(try CodableSource.of(Pace.self).text == "extension Pace: Codable {}\n")
    #expect(
      try CodableSource.of(Pace.self, as: .newType(named: "NewPace")).text == """
        enum NewPace: Int, Codable {
          case slow = 1
          case fast = 2
        }

        """)
    #expect(
      try CodableSource.of(Sole.self, as: .newType(named: "NewSole")).unresolved.map(\.description)
        == ["Sole: its cases are not known, which CaseIterable lists"])
  }
}
